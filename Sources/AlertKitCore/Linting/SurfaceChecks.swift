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
  func occurrences(ofSurface index: Int) -> [Occurrence] {
    let surface = project.surfaces[index]
    let all = project.localized(surface, in: [project.sourceLocale] + project.locales(of: surface))
    let source = all[0]
    var found = Self.run(structure, on: source).map {
      Occurrence($0.violation, of: $0.rule, in: source, surface: index, isStructure: true, files: project.files)
    }
    let sourceLayout = layout.isEmpty ? nil : LaidOutSurface(source, in: scenes, arguments: arguments)
    for localized in all.dropFirst() {
      var own = Self.run(copy, on: localized)
      if let sourceLayout, localized.surface.texts.contains(where: { $0.text.isOwn }) {
        let laidOut =
          localized.isSource
          ? sourceLayout : LaidOutSurface(localized, in: scenes, source: sourceLayout, arguments: arguments)
        own += Self.run(layout, on: laidOut)
      }
      found += own.map {
        Occurrence($0.violation, of: $0.rule, in: localized, surface: index, isStructure: false, files: project.files)
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
