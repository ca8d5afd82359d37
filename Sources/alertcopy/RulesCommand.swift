import AlertKitCore
import ArgumentParser

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the rules, or explains one with its examples and guideline.")

  @Argument(help: "A rule's name, such as yes-no-button.")
  var id: String?

  private var rule: Rule? { Rule.all.first { $0.id.name == id } }

  func validate() throws {
    guard let id, rule == nil else { return }
    throw ValidationError(NearestName.refusal(of: id, as: "rule", among: Rule.all.map(\.id.name)))
  }

  func run() {
    Terminal.Stream.output.write(rule.map(RuleText.page) ?? RuleText.list(of: Rule.all))
  }
}
