/// Runs rules over surfaces, one at a time.
struct SurfaceChecks: Sendable {
  private let project: Project
  private let scenes: [Scene]
  private let arguments: SampleArguments
  private let structure: [Check<LocalizedSurface>]
  private let copy: [Check<LocalizedSurface>]
  private let layout: [Check<LaidOutSurface>]

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
    let all = project.localized(surface, in: [project.sourceLocale] + project.locales(of: surface))
    let source = all[0]
    let same = known?.surface(like: source, at: index)
    var found =
      same?.structure ?? occurrences(of: structureViolations(of: source), in: source, surface: index, isStructure: true)
    lazy var sourceLayout = LaidOutSurface(source, in: scenes, arguments: arguments)
    for localized in all.dropFirst() {
      if let same = same?.occurrences(like: localized) {
        found += same
        continue
      }
      var own = Self.run(copy, on: localized)
      if !layout.isEmpty, localized.surface.texts.contains(where: { $0.text.isOwn }) {
        let laidOut =
          localized.isSource
          ? sourceLayout : LaidOutSurface(localized, in: scenes, source: sourceLayout, arguments: arguments)
        own += Self.run(layout, on: laidOut)
      }
      found += occurrences(of: own, in: localized, surface: index, isStructure: false)
    }
    return found
  }

  private func occurrences(
    of found: [Found], in localized: LocalizedSurface, surface: Int, isStructure: Bool
  ) -> [Occurrence] {
    found.map {
      Occurrence($0.violation, of: $0.rule, in: localized, surface: surface, isStructure: isStructure, files: project.files)
    }
  }

  /// Violations of roles, order and number: of each way in which the surface is shown, each once.
  private func structureViolations(of source: LocalizedSurface) -> [Found] {
    guard !source.surface.cases.isEmpty else { return Self.run(structure, on: source) }
    var found: [Found] = []
    for (choice, shown) in zip(source.surface.cases, source.shownCases) {
      for (rule, violation) in Self.run(structure, on: shown) {
        var violation = violation
        if case .button(let number) = violation.field { violation.field = .button(choice.buttons[number - 1] + 1) }
        if !found.contains(where: { $0.rule == rule && $0.violation.field == violation.field }) {
          found.append((rule, violation))
        }
      }
    }
    return found
  }

  private static func run<Subject>(_ checks: [Check<Subject>], on subject: Subject) -> [Found] {
    var found: [Found] = []
    for check in checks {
      for violation in check.violations(subject) { found.append((check.rule, violation)) }
    }
    return found
  }
}
