/// The checks of rules, apart by what they look at.
struct RuleChecks: Sendable {
  /// A rule's violation.
  typealias Found = (rule: RuleID, violation: Violation)

  /// One of a rule's checks.
  private struct Check<Subject>: Sendable {
    let rule: RuleID
    let violations: @Sendable (Subject) -> [Violation]
  }

  private let structure: [Check<LocalizedSurface>]
  private let copy: [Check<LocalizedSurface>]
  private let layout: [Check<LaidOutSurface>]

  init(_ rules: [Rule]) {
    let all = rules.flatMap { rule in rule.checks.map { (rule.id, $0) } }
    structure = all.compactMap { if case .structure(let check) = $1 { Check(rule: $0, violations: check) } else { nil } }
    copy = all.compactMap { if case .copy(let check) = $1 { Check(rule: $0, violations: check) } else { nil } }
    layout = all.compactMap { if case .layout(let check) = $1 { Check(rule: $0, violations: check) } else { nil } }
  }

  /// Whether a rule looks at layouts.
  var lookAtLayout: Bool { !layout.isEmpty }

  /// What is wrong with a surface's roles, order and number of buttons; it is given in the source locale.
  func structure(of source: LocalizedSurface) -> [Found] { Self.run(structure, on: source) }

  /// What is wrong with a surface's words in one locale.
  func copy(of localized: LocalizedSurface) -> [Found] { Self.run(copy, on: localized) }

  /// What is wrong with how a surface is shown in one locale.
  func layout(of laidOut: LaidOutSurface) -> [Found] { Self.run(layout, on: laidOut) }

  private static func run<Subject>(_ checks: [Check<Subject>], on subject: Subject) -> [Found] {
    var found: [Found] = []
    for check in checks {
      for violation in check.violations(subject) { found.append((check.rule, violation)) }
    }
    return found
  }
}
