import AlertKitCore
import ArgumentParser

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the rules, or explains one with its examples and guideline.")

  @Argument(help: "A rule's name, such as yes-no-button.")
  var id: String?

  func run() throws {
    guard let id else {
      Terminal.Stream.output.write(RuleText.list(of: Rule.all))
      return
    }
    guard let rule = Rule.all.first(where: { $0.id.name == id }) else {
      let suggestion = NearestName.suggestion(for: id, in: Rule.all.map(\.id.name))
      throw ValidationError("no rule is named “\(id)”" + (suggestion.map { "; did you mean “\($0)”?" } ?? ""))
    }
    Terminal.Stream.output.write(RuleText.page(of: rule))
  }
}
