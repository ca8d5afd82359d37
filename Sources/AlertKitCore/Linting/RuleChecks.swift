/// The checks of rules, apart by what they look at.
struct RuleChecks: Sendable {
  /// A rule's violation.
  typealias Found = (rule: RuleID, violation: Violation)

  /// One of a rule's checks.
  private struct Check<Subject>: Sendable {
    let rule: RuleID
    let basis: Rule.Basis
    let violations: @Sendable (Subject) -> [Violation]
  }

  private let structure: [Check<LocalizedSurface>]
  private let absence: [Check<LocalizedSurface>]
  private let copy: [Check<LocalizedSurface>]
  private let layout: [Check<LaidOutSurface>]

  init(_ rules: [Rule]) {
    func all<Subject>(
      _ check: (Rule.Check) -> (@Sendable (Subject) -> [Violation])?
    ) -> [Check<Subject>] {
      rules.flatMap { rule in
        rule.checks.compactMap(check).map { Check(rule: rule.id, basis: rule.basis, violations: $0) }
      }
    }
    structure = all { if case .structure(let check) = $0 { check } else { nil } }
    absence = all { if case .absence(let check) = $0 { check } else { nil } }
    copy = all { if case .copy(let check) = $0 { check } else { nil } }
    layout = all { if case .layout(let check) = $0 { check } else { nil } }
  }

  /// Whether a rule looks at layouts.
  var lookAtLayout: Bool { !layout.isEmpty }

  /// What is wrong with a surface's roles, order and number of buttons; it is given in the source locale.
  /// Each way in which it is shown is judged by itself, and each problem told once.
  func structure(of source: LocalizedSurface) -> [Found] {
    let missing = Self.missingBasis(of: source.surface)
    guard !source.surface.cases.isEmpty else {
      return Self.run(structure + absence, on: source, without: missing)
    }
    var found: [Found] = []
    var lacking: [Set<RuleID>] = []
    for (choice, shown) in zip(source.surface.cases, source.shownCases) {
      let absent = Self.run(absence, on: shown, without: missing)
      lacking.append(Set(absent.map(\.rule)))
      for (rule, violation) in Self.run(structure, on: shown, without: missing) + absent {
        var violation = violation
        if case .button(let number) = violation.field, choice.buttons.indices.contains(number - 1) {
          violation.field = .button(choice.buttons[number - 1] + 1)
        }
        if !found.contains(where: { $0.rule == rule && $0.violation.field == violation.field }) {
          found.append((rule, violation))
        }
      }
    }
    let rules = Set(absence.map(\.rule))
    return found.filter { found in !rules.contains(found.rule) || lacking.allSatisfy { $0.contains(found.rule) } }
  }

  /// What is wrong with a surface's words in one locale.
  func copy(of localized: LocalizedSurface) -> [Found] {
    Self.run(copy, on: localized, without: Self.missingBasis(of: localized.surface))
  }

  /// What is wrong with how a surface is shown in one locale.
  func layout(of laidOut: LaidOutSurface) -> [Found] {
    Self.run(layout, on: laidOut, without: Self.missingBasis(of: laidOut.localized.surface))
  }

  /// What rules may rest on that does not hold for a surface: how it is shown, or to whom.
  private static func missingBasis(of surface: Surface<Copy>) -> Rule.Basis {
    var missing: Rule.Basis = surface.hasSystemLayout ? [] : .phones
    if surface.presenter != nil || surface.reserve == .keyNames { missing.insert(.systemAlerts) }
    if surface.titleVisibility == .automatic { missing.insert(.shownTitle) }
    if surface.reserve == .developers { missing.insert(.translation) }
    return missing
  }

  private static func run<Subject>(_ checks: [Check<Subject>], on subject: Subject, without missing: Rule.Basis) -> [Found] {
    var found: [Found] = []
    for check in checks where check.basis.isDisjoint(with: missing) {
      for violation in check.violations(subject) { found.append((check.rule, violation)) }
    }
    return found
  }
}
