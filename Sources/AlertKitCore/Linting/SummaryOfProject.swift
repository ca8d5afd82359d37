extension LintReport.Summary {
  /// Counts over a project.
  init(of project: Project) {
    self.init()
    let counts = project.counts
    files = project.files.count
    strings = counts.strings
    stringsOutsideSurfaces = counts.stringsOutsideSurfaces
    locales = project.locales
    surfacesByOrigin = counts.surfacesByOrigin
    let unknown = project.locales.filter { !LocaleFacts.facts(for: $0).hasFile }
    if !unknown.isEmpty { missingFacts["words"] = unknown }
  }
}
