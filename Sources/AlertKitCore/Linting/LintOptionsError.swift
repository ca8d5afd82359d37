/// Why a linter cannot run with some rules and a configuration.
public enum LintOptionsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Two of the rules have this id.
  case takenID(RuleID)
  /// The configuration names a rule that there is not; the known one whose name is near, where one is.
  case unknownRule(RuleID, nearest: RuleID?)
  /// The configuration names a scene that there is not.
  case unknownScene(UnknownSceneName)

  /// A sentence for whoever wrote the rules or the configuration, without a capital letter and a full stop.
  public var description: String {
    switch self {
    case .takenID(let id): "there is a rule named “\(id)” already"
    case .unknownRule(let id, let nearest):
      "no rule is named “\(id)”" + (nearest.map { "; did you mean “\($0)”?" } ?? "")
    case .unknownScene(let name): name.description
    }
  }

  static func refuseTakenIDs(among rules: [Rule]) throws(LintOptionsError) {
    var taken: Set<RuleID> = []
    for rule in rules where !taken.insert(rule.id).inserted { throw .takenID(rule.id) }
  }

  /// The library's own rules may be named whatever rules run.
  static func refuseUnknownRules(in configuration: Configuration, among rules: [Rule]) throws(LintOptionsError) {
    let named = configuration.disabledRules.union(configuration.onlyRules).union(configuration.severities.keys)
    guard !named.isEmpty else { return }
    let known = Set((rules + Rule.all).map(\.id))
    guard let unknown = named.subtracting(known).min() else { return }
    let near = NearestName.suggestion(for: unknown.name, in: known.map(\.name).sorted())
    throw .unknownRule(unknown, nearest: near.map { RuleID($0) })
  }
}
