/// Runs rules over surfaces, one at a time.
struct SurfaceChecks: Sendable {
  private let project: Project
  private let scenes: [Scene]
  private let arguments: SampleArguments
  private let checks: RuleChecks

  init(project: Project, rules: [Rule], scenes: [Scene]) {
    self.project = project
    self.scenes = scenes
    arguments = SampleArguments(project.arguments)
    checks = RuleChecks(rules)
  }

  /// Violations of a surface in all its locales.
  ///
  /// - Parameter known: What need not be checked.
  func occurrences(ofSurface index: Int, knowing known: KnownOccurrences?) -> [Occurrence] {
    let surface = project.surfaces[index]
    let all = project.localized(surface, in: [project.sourceLocale(of: surface)] + project.locales(of: surface))
    let source = all[0]
    let same = known?.surface(like: source, at: index)
    var found =
      same?.structure(of: source)
      ?? occurrences(of: checks.structure(of: source), in: source, surface: index, isStructure: true)
    lazy var sourceLayout = LaidOutSurface(source, in: scenes, arguments: arguments)
    for localized in all.dropFirst() {
      if let same = same?.occurrences(like: localized) {
        found += same
        continue
      }
      var own = checks.copy(of: localized)
      if checks.lookAtLayout, surface.isForPhone, localized.surface.texts.contains(where: { $0.text.isOwn }) {
        let laidOut =
          localized.isSource
          ? sourceLayout : LaidOutSurface(localized, in: scenes, source: sourceLayout, arguments: arguments)
        own += checks.layout(of: laidOut)
      }
      found += occurrences(of: own, in: localized, surface: index, isStructure: false)
    }
    return found
  }

  private func occurrences(
    of found: [RuleChecks.Found], in localized: LocalizedSurface, surface: Int, isStructure: Bool
  ) -> [Occurrence] {
    found.map {
      Occurrence($0.violation, of: $0.rule, in: localized, surface: surface, isStructure: isStructure, in: project)
    }
  }
}
