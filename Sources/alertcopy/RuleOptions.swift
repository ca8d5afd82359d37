import AlertKitCore
import ArgumentParser

/// Which rules run.
struct RuleOptions: ParsableArguments {
  @Option(
    name: .customLong("only-rule"),
    help: ArgumentHelp("Run only these rules, apart by commas; can be repeated.", valueName: "rule,…"))
  var onlyRules: [String] = []

  @Option(
    name: .customLong("disable-rule"),
    help: ArgumentHelp("Don't run these rules, apart by commas; can be repeated.", valueName: "rule,…"))
  var disabledRules: [String] = []

  /// The rules to run, each by itself.
  var only: [String] { Self.names(onlyRules) }
  private var disabled: [String] { Self.names(disabledRules) }

  private static func names(_ lists: [String]) -> [String] {
    lists.flatMap { $0.split(separator: ",") }.map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
  }

  /// Refuses names that no rule has.
  func requireRules(of config: String?) throws {
    let named = only + disabled
    if only.isEmpty != onlyRules.isEmpty || disabled.isEmpty != disabledRules.isEmpty {
      throw ValidationError("--only-rule and --disable-rule take names of rules (`alertcopy rules` lists them)")
    }
    // What is wrong with a configuration is said when it runs.
    guard !named.isEmpty, let loaded = try? LoadedConfiguration.load(at: config) else { return }
    let known = Rule.all(with: loaded.configuration).map(\.id.name)
    for name in named where !known.contains(name) {
      throw ValidationError(NearestName.refusal(of: name, as: "rule", among: known))
    }
  }

  /// Puts what the command line says in the place of what the configuration says.
  func apply(to configuration: inout Configuration) {
    if !only.isEmpty { configuration.onlyRules = Set(only.map { RuleID($0) }) }
    configuration.disabledRules.formUnion(disabled.map { RuleID($0) })
    // What is asked for by name runs.
    configuration.disabledRules.subtract(only.filter { !disabled.contains($0) }.map { RuleID($0) })
  }
}
