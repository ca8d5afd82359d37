/// The checks of rules, apart by what they look at.
struct RuleChecks: Sendable {
  /// A rule's violation, and which of its checks found it, from 0.
  typealias Found = (rule: RuleID, check: Int, violation: Violation)

  /// One of a rule's checks of a surface's structure or words.
  private struct WordCheck: SubjectCheck {
    let rule: RuleID
    let number: Int
    let basis: Rule.Basis
    let find: @Sendable (LocalizedSurface) -> [Violation]

    /// Whether what it finds in buttons is the same wherever their row stands.
    var isOfRow: Bool { !basis.isDisjoint(with: [.buttonsAlone, .textByText]) }

    func violations(in subject: LocalizedSurface) -> [Violation] { find(subject) }
  }

  /// One of a rule's checks of layouts.
  private struct LayoutCheck: SubjectCheck {
    let rule: RuleID
    let number: Int
    let basis: Rule.Basis
    let find: @Sendable (LaidOutSurface) -> [Violation]

    func violations(in subject: LaidOutSurface) -> [Violation] { find(subject) }
  }

  /// What is found in a row of buttons by checks that look at nothing else, and in its titles by those that judge each text by itself.
  struct OfRow: Sendable {
    /// By the place of the check among its kind, in order.
    fileprivate let structure: [(place: Int, violation: Violation)]
    fileprivate let copy: [(place: Int, violation: Violation)]
    /// What each button means.
    let meanings: Shared<[ButtonMeaning]>
  }

  private let structure: [WordCheck]
  private let absence: [WordCheck]
  /// Both of these.
  private let allStructure: [WordCheck]
  private let copy: [WordCheck]
  private let layout: [LayoutCheck]

  init(_ rules: [Rule]) {
    func words(_ find: (Rule.Check) -> (@Sendable (LocalizedSurface) -> [Violation])?) -> [WordCheck] {
      rules.flatMap { rule in
        rule.checks.enumerated().compactMap { number, check in
          find(check).map { WordCheck(rule: rule.id, number: number, basis: rule.basis, find: $0) }
        }
      }
    }
    structure = words { if case .structure(let find) = $0 { find } else { nil } }
    absence = words { if case .absence(let find) = $0 { find } else { nil } }
    allStructure = structure + absence
    copy = words { if case .copy(let find) = $0 { find } else { nil } }
    layout = rules.flatMap { rule in
      rule.checks.enumerated().compactMap { number, check in
        guard case .layout(let find) = check else { return nil }
        return LayoutCheck(rule: rule.id, number: number, basis: rule.basis, find: find)
      }
    }
  }

  /// Whether a rule looks at layouts.
  var lookAtLayout: Bool { !layout.isEmpty }

  /// What is wrong with a surface's roles, order and number of buttons; it is given in the source locale.
  /// Each way in which it is shown is judged by itself, and each problem told once.
  ///
  /// - Parameter row: What is found in its buttons, where that is known.
  func structure(of source: LocalizedSurface, row: OfRow? = nil) -> [Found] {
    let missing = Self.missingBasis(of: source.surface)
    guard !source.surface.cases.isEmpty else {
      return Self.run(allStructure, on: source, without: missing, row: row?.structure)
    }
    var found: [Found] = []
    var lacking: [Set<RuleID>] = []
    for (choice, shown) in zip(source.surface.cases, source.shownCases) {
      let absent = Self.run(absence, on: shown, without: missing)
      lacking.append(Set(absent.map(\.rule)))
      for var here in Self.run(structure, on: shown, without: missing) + absent {
        if case .button(let number) = here.violation.field, choice.buttons.indices.contains(number - 1) {
          here.violation.field = .button(choice.buttons[number - 1] + 1)
        }
        if !found.contains(where: { $0.rule == here.rule && $0.violation.field == here.violation.field }) {
          found.append(here)
        }
      }
    }
    let rules = Set(absence.map(\.rule))
    return found.filter { found in !rules.contains(found.rule) || lacking.allSatisfy { $0.contains(found.rule) } }
  }

  /// What is wrong with a surface's words in one locale.
  ///
  /// - Parameter row: What is found in its buttons, where that is known.
  func copy(of localized: LocalizedSurface, row: OfRow? = nil) -> [Found] {
    Self.run(copy, on: localized, without: Self.missingBasis(of: localized.surface), row: row?.copy)
  }

  /// What is found in a surface's row of buttons.
  func ofRow(_ localized: LocalizedSurface) -> OfRow {
    let missing = Self.missingBasis(of: localized.surface)
    let row = localized.buttonsAlone
    func found(by checks: [WordCheck]) -> [(place: Int, violation: Violation)] {
      checks.indices.filter { checks[$0].isOfRow && checks[$0].basis.isDisjoint(with: missing) }.flatMap { place in
        checks[place].violations(in: row).map { (place, $0) }
      }
    }
    return OfRow(structure: found(by: allStructure), copy: found(by: copy), meanings: row.sharedMeanings)
  }

  /// What is wrong with how a surface is shown in one locale.
  func layout(of laidOut: LaidOutSurface) -> [Found] {
    Self.run(layout, on: laidOut, without: Self.missingBasis(of: laidOut.localized.surface))
  }

  /// What rules may rest on that does not hold for a surface: what it has, how it is shown, or to whom.
  static func missingBasis(of surface: Surface<Copy>) -> Rule.Basis {
    var missing: Rule.Basis = surface.hasSystemLayout ? [] : .phones
    if surface.presenter != nil || surface.reserve == .keyNames || !surface.isForPhone { missing.insert(.systemAlerts) }
    if surface.titleVisibility == .automatic { missing.insert(.shownTitle) }
    if surface.reserve == .developers { missing.insert(.translation) }
    if surface.kind.isAlertOrSheet { missing.insert(.notification) }
    if surface.title == nil { missing.insert(.title) }
    if surface.message == nil, surface.body == nil { missing.insert(.message) }
    if surface.buttons.isEmpty { missing.insert(.buttons) }
    return missing
  }

  /// - Parameter row: What checks of rows find, by their places; nil where they are to be asked.
  private static func run(
    _ checks: [WordCheck], on subject: LocalizedSurface, without missing: Rule.Basis,
    row: [(place: Int, violation: Violation)]?
  ) -> [Found] {
    guard let row else { return run(checks, on: subject, without: missing) }
    let rest = subject.withoutButtons
    var found: [Found] = []
    var next = 0
    for index in checks.indices where checks[index].basis.isDisjoint(with: missing) {
      if !checks[index].basis.contains(.buttonsAlone) {
        for violation in checks[index].violations(in: rest) {
          found.append((checks[index].rule, checks[index].number, violation))
        }
      }
      while next < row.count, row[next].place == index {
        found.append((checks[index].rule, checks[index].number, row[next].violation))
        next += 1
      }
    }
    return found
  }

  private static func run<Check: SubjectCheck>(
    _ checks: [Check], on subject: Check.Subject, without missing: Rule.Basis
  ) -> [Found] {
    var found: [Found] = []
    for index in checks.indices where checks[index].basis.isDisjoint(with: missing) {
      for violation in checks[index].violations(in: subject) {
        found.append((checks[index].rule, checks[index].number, violation))
      }
    }
    return found
  }
}

/// A rule's check of what it looks at. A type for each: a function of any subject would be called by way of others.
private protocol SubjectCheck: Sendable {
  associatedtype Subject

  var rule: RuleID { get }
  var number: Int { get }
  var basis: Rule.Basis { get }

  func violations(in subject: Subject) -> [Violation]
}
