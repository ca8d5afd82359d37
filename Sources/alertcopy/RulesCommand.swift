import AlertKitCore
import ArgumentParser

struct RulesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the rules, or explains one with its examples and guideline.")

  @Argument(help: "A rule's name, such as yes-no-button.")
  var id: String?

  @Option(help: "The configuration file with rules of your own (default: .alertcopy.yml, as for check).")
  var config: String?

  func run() async throws {
    try await finish(list)
  }

  private func list() throws -> ExitCode {
    let rules = Rule.all(with: try LoadedConfiguration.load(at: LoadedConfiguration.path(named: config)).configuration)
    let rule = rules.first { $0.id.name == id }
    if let id, rule == nil {
      throw ValidationError(
        NearestName.refusal(of: id, as: "rule", among: rules.map(\.id.name)) + " (`alertcopy rules` lists them)")
    }
    Terminal.Stream.output.write(rule.map(RuleListing.page) ?? RuleListing.list(of: rules))
    return .success
  }
}
