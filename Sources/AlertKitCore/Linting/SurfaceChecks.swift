/// Runs rules over surfaces, one at a time.
struct SurfaceChecks: Sendable {
  private let project: Project
  private let scenes: [Scene]
  private let arguments: SampleArguments
  private let structure: [Check<LocalizedSurface>]
  private let copy: [Check<LocalizedSurface>]
  private let layout: [Check<LaidOutSurface>]
  /// The tables that a reported file is a part of; nil where every file is reported.
  private let reportedTables: Set<Int>?

  /// One of a rule's checks.
  private struct Check<Subject>: Sendable {
    let rule: RuleID
    let violations: @Sendable (Subject) -> [Violation]
  }

  /// A rule's violation.
  private typealias Found = (rule: RuleID, violation: Violation)

  init(project: Project, rules: [Rule], scenes: [Scene]) {
    self.project = project
    self.scenes = scenes
    arguments = SampleArguments(project.arguments)
    reportedTables = project.reported.count == project.files.count ? nil : project.reportedTables
    let all = rules.flatMap { rule in rule.checks.map { (rule.id, $0) } }
    structure = all.compactMap { if case .structure(let check) = $1 { Check(rule: $0, violations: check) } else { nil } }
    copy = all.compactMap { if case .copy(let check) = $1 { Check(rule: $0, violations: check) } else { nil } }
    layout = all.compactMap { if case .layout(let check) = $1 { Check(rule: $0, violations: check) } else { nil } }
  }

  /// Violations of a surface in all its locales.
  ///
  /// - Parameter known: What need not be checked.
  func occurrences(ofSurface index: Int, knowing known: KnownOccurrences?) -> [Occurrence] {
    let surface = project.surfaces[index]
    guard concernsReport(surface) else { return [] }
    let isForPhone = surface.isForPhone
    let all = project.localized(surface, in: [project.sourceLocale(of: surface)] + project.locales(of: surface))
    let source = all[0]
    let same = known?.surface(like: source, at: index)
    var found =
      same?.structure
      ?? occurrences(
        of: structureViolations(of: source, isForPhone: isForPhone), in: source, surface: index, isStructure: true)
    lazy var sourceLayout = LaidOutSurface(source, in: scenes, arguments: arguments)
    for localized in all.dropFirst() {
      if let same = same?.occurrences(like: localized) {
        found += same
        continue
      }
      var own = Self.run(copy, on: localized, isForPhone: isForPhone)
      if !layout.isEmpty, isForPhone, localized.surface.texts.contains(where: { $0.text.isOwn }) {
        let laidOut =
          localized.isSource
          ? sourceLayout : LaidOutSurface(localized, in: scenes, source: sourceLayout, arguments: arguments)
        own += Self.run(layout, on: laidOut, isForPhone: true)
      }
      found += occurrences(of: own, in: localized, surface: index, isStructure: false)
    }
    return found
  }

  /// Whether something of a surface may stand in a file that is reported.
  private func concernsReport(_ surface: Surface<StringReference>) -> Bool {
    guard let reportedTables, !project.reported.contains(surface.range.file) else { return true }
    return project.lookup.keys(of: surface, near: project.folder(of: surface)).contains { reportedTables.contains($0.set) }
  }

  /// Rules that rest on how an iPhone or iPad shows things, and how it is touched.
  private static let rulesForPhones: Set<RuleID> = [
    "destructive-not-first", "long-button-title", "misplaced-cancel", "no-cancel-path", "not-tap",
    "too-many-buttons",
  ]

  private func occurrences(
    of found: [Found], in localized: LocalizedSurface, surface: Int, isStructure: Bool
  ) -> [Occurrence] {
    found.map {
      Occurrence($0.violation, of: $0.rule, in: localized, surface: surface, isStructure: isStructure, files: project.files)
    }
  }

  /// Violations of roles, order and number: of each way in which the surface is shown, each once.
  private func structureViolations(of source: LocalizedSurface, isForPhone: Bool) -> [Found] {
    guard !source.surface.cases.isEmpty else { return Self.run(structure, on: source, isForPhone: isForPhone) }
    var found: [Found] = []
    for (choice, shown) in zip(source.surface.cases, source.shownCases) {
      for (rule, violation) in Self.run(structure, on: shown, isForPhone: isForPhone) {
        var violation = violation
        if case .button(let number) = violation.field { violation.field = .button(choice.buttons[number - 1] + 1) }
        if !found.contains(where: { $0.rule == rule && $0.violation.field == violation.field }) {
          found.append((rule, violation))
        }
      }
    }
    return found
  }

  private static func run<Subject>(_ checks: [Check<Subject>], on subject: Subject, isForPhone: Bool) -> [Found] {
    var found: [Found] = []
    for check in checks where isForPhone || !rulesForPhones.contains(check.rule) {
      for violation in check.violations(subject) { found.append((check.rule, violation)) }
    }
    return found
  }
}

extension Project {
  /// The tables that a reported file is a part of, as indexes of ``tables``.
  fileprivate var reportedTables: Set<Int> {
    Set(
      tables.indices.filter { index in
        tables[index].locales.contains { locale in tables[index].tables(in: locale).contains { reported.contains($0.file) } }
      })
  }
}
