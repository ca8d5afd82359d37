/// Runs rules over surfaces, one at a time.
struct SurfaceChecks: Sendable {
  private let project: Project
  private let scenes: [Scene]
  private let arguments: SampleArguments
  private let checks: RuleChecks
  /// The tables that a reported file is a part of; nil where every file is reported.
  private let reportedTables: Set<Int>?
  private let earlier: EarlierApp?

  init(project: Project, rules: [Rule], scenes: [Scene], earlier: EarlierApp? = nil) {
    self.project = project
    self.scenes = scenes
    self.earlier = earlier
    arguments = SampleArguments(project.arguments)
    checks = RuleChecks(rules)
    reportedTables = project.reported.count == project.files.count ? nil : project.reportedTables
  }

  /// Violations of a surface in all its locales.
  ///
  /// - Parameters:
  ///   - wanted: The only locales to look at; nil for all.
  ///   - known: What need not be checked.
  func occurrences(
    ofSurface index: Int, in wanted: Set<LocaleTag>? = nil, knowing known: KnownOccurrences? = nil
  ) -> [Occurrence] {
    let surface = project.surfaces[index]
    guard concernsReport(surface), surface.reserve != .uncalled else { return [] }
    let locales = project.locales(of: surface).filter { wanted?.contains($0) ?? true }
    let all = project.localized(surface, in: [project.sourceLocale(of: surface)] + locales)
    let source = all[0]
    let same = known?.surface(like: source, at: index)
    var found =
      same?.structure(of: source)
      ?? occurrences(of: checks.structure(of: source), in: source, surface: index, isStructure: true)
    lazy var sourceLayout = LaidOutSurface(source, in: scenes, arguments: arguments)
    let before = earlier?.surface(index, like: source)
    for var localized in all.dropFirst() {
      localized.earlier = before?.words(of: localized)
      if let same = same?.occurrences(like: localized) {
        found += same
        continue
      }
      var own = checks.copy(of: localized)
      if checks.lookAtLayout, surface.hasSystemLayout, localized.surface.hasOwnText {
        let laidOut =
          localized.locale == source.locale
          ? sourceLayout
          : LaidOutSurface(
            localized, in: scenes, source: localized.isSource ? nil : sourceLayout, arguments: arguments)
        own += checks.layout(of: laidOut)
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

  private func occurrences(
    of found: [RuleChecks.Found], in localized: LocalizedSurface, surface: Int, isStructure: Bool
  ) -> [Occurrence] {
    found.map {
      Occurrence($0, in: localized, surface: surface, isStructure: isStructure, in: project)
    }
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
