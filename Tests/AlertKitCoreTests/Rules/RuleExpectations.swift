import AlertKitCore

extension Rule {
  /// An example's expectations, each with its severity.
  func expectations(of example: RuleExample) -> Set<RuleExample.Expectation> {
    Set(example.findings.map { .init($0.field, in: $0.locales, severity: $0.severity ?? severity) })
  }
}
