/// What findings take from the rule that found them: a rule is large, and is looked up for each of them.
struct RuleWeight: Sendable {
  /// How much its findings weigh, unless they or the configuration say otherwise.
  let severity: Severity
  /// The row of the guidelines that it rests on first; nil for a rule about files.
  let guideline: String?

  /// By rule, the first of several of one name.
  static func all(of rules: [Rule]) -> [RuleID: RuleWeight] {
    Dictionary(rules.map { ($0.id, RuleWeight(severity: $0.severity, guideline: $0.guidelines.first)) }) { first, _ in first }
  }
}
