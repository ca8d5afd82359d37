extension Linter {
  /// What the rules that look at one surface at a time find in some of an app's surfaces, without a look at the others: what an editor shows
  /// while somebody writes.
  ///
  /// Rules that compare surfaces, tables or files with each other are left to ``lint(_:options:)``, and so is what a baseline or an earlier
  /// state leaves out.
  ///
  /// - Parameters:
  ///   - surfaces: Indexes of ``Project/surfaces``.
  ///   - locales: The only locales to look at; nil for all.
  ///   - project: The app, with or without changed texts (``Project/applying(_:)-([TextEdit])``). A correction of a changed text is not
  ///     writable, as no file has the text that it changes.
  ///   - options: Which rules run, and where alerts are laid out.
  /// - Returns: In order of place.
  public static func findings(
    inSurfaces surfaces: [Int], locales: Set<LocaleTag>? = nil, of project: Project, options: Options = Options()
  ) -> [Finding] {
    let running = RunningRules(options.activeRules)
    let rules = running.rules
    let checks = SurfaceChecks(project: project, rules: rules, scenes: project.shown(in: options.scenes))
    var suppressions = SuppressionIndex(project.suppressions)
    let found = surfaces.flatMap { checks.occurrences(ofSurface: $0, in: locales) }
    let unfinished = Set(running.unfinished)
    let unsilenced = found.filter { occurrence in
      !unfinished.contains(occurrence.rule)
        && !suppressions.silences(occurrence, declaredIn: occurrence.surface.map { project.surfaces[$0].range.file })
    }
    let told = SharedRemedies.told(
      unsilenced, by: RuleWeight.all(of: rules), severities: options.configuration.severities)
    let unsure = Set(surfaces.lazy.map { project.surfaces[$0] }.filter { $0.confidence == .low }.map(\.id))
    let findings = FindingMerge.findings(of: told.told, rules: rules, configuration: options.configuration)
    return FindingMerge.sorted(findings.map { $0.weighed(beside: unsure) }, files: project.files)
  }
}
