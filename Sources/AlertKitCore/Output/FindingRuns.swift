/// Findings with those set apart of which one locale, or what belongs to none, has many of one rule: one of them stands for all.
struct FindingRuns {
  /// In their order.
  let single: [Finding]
  /// Each of one rule, severity and locale, in order of their first findings.
  let runs: [[Finding]]

  /// How many are many.
  private static let limit = 10

  private struct Kind: Hashable {
    let rule: RuleID
    let severity: Severity
    let locale: LocaleTag?
  }

  init(_ findings: [Finding], folds: Bool) {
    func kind(_ finding: Finding) -> Kind? {
      guard folds, finding.locales.count < 2 else { return nil }
      return Kind(rule: finding.rule, severity: finding.severity, locale: finding.locale)
    }
    var byKind: [Kind: [Finding]] = [:]
    var order: [Kind] = []
    for finding in findings {
      guard let kind = kind(finding) else { continue }
      if byKind[kind] == nil { order.append(kind) }
      byKind[kind, default: []].append(finding)
    }
    runs = order.compactMap { byKind[$0] }.filter { $0.count >= Self.limit }
    single = findings.filter { finding in kind(finding).map { byKind[$0]!.count < Self.limit } ?? true }
  }
}
