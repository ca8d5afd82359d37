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
  private let absence: [Check<LocalizedSurface>]
  private let copy: [Check<LocalizedSurface>]
  private let layout: [Check<LaidOutSurface>]

  init(_ rules: [Rule]) {
    let all = rules.flatMap { rule in rule.checks.map { (rule.id, $0) } }
    structure = all.compactMap { if case .structure(let check) = $1 { Check(rule: $0, violations: check) } else { nil } }
    absence = all.compactMap { if case .absence(let check) = $1 { Check(rule: $0, violations: check) } else { nil } }
    copy = all.compactMap { if case .copy(let check) = $1 { Check(rule: $0, violations: check) } else { nil } }
    layout = all.compactMap { if case .layout(let check) = $1 { Check(rule: $0, violations: check) } else { nil } }
  }

  /// Whether a rule looks at layouts.
  var lookAtLayout: Bool { !layout.isEmpty }

  /// What is wrong with a surface's roles, order and number of buttons; it is given in the source locale.
  /// Each way in which it is shown is judged by itself, and each problem told once.
  func structure(of source: LocalizedSurface) -> [Found] {
    let silent = Self.silent(on: source.surface)
    guard !source.surface.cases.isEmpty else { return Self.run(structure + absence, on: source, but: silent) }
    var found: [Found] = []
    var lacking: [Set<RuleID>] = []
    for (choice, shown) in zip(source.surface.cases, source.shownCases) {
      let absent = Self.run(absence, on: shown, but: silent)
      lacking.append(Set(absent.map(\.rule)))
      for (rule, violation) in Self.run(structure, on: shown, but: silent) + absent {
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
    Self.run(copy, on: localized, but: Self.silent(on: localized.surface))
  }

  /// What is wrong with how a surface is shown in one locale.
  func layout(of laidOut: LaidOutSurface) -> [Found] { Self.run(layout, on: laidOut, but: []) }

  /// Rules that rest on how an iPhone or iPad shows things, and how it is touched.
  private static let rulesForPhones: Set<RuleID> = [
    "destructive-not-first", "long-button-title", "misplaced-cancel", "no-cancel-path", "not-tap",
    "too-many-buttons",
  ]

  /// Rules that rest on the roles that buttons of Apple's alerts have.
  private static let rulesOfRoles: Set<RuleID> = [
    "destructive-preferred", "destructive-without-cancel", "lone-cancel", "several-cancels", "single-button", "unmarked-cancel",
    "unmarked-destructive",
  ]

  /// The rules that say nothing of a surface, as it is shown elsewhere or drawn by others.
  private static func silent<Text>(on surface: Surface<Text>) -> Set<RuleID> {
    guard !surface.hasSystemLayout else { return [] }
    return surface.presenter == nil ? rulesForPhones : rulesForPhones.union(rulesOfRoles)
  }

  private static func run<Subject>(_ checks: [Check<Subject>], on subject: Subject, but silent: Set<RuleID>) -> [Found] {
    var found: [Found] = []
    for check in checks where !silent.contains(check.rule) {
      for violation in check.violations(subject) { found.append((check.rule, violation)) }
    }
    return found
  }
}
