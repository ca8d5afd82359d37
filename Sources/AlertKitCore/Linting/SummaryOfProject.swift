extension LintReport.Summary {
  /// Counts over a project.
  init(of project: Project) {
    self.init()
    let counts = project.counts
    let read = project.files.count { FileKind(name: FilePath.name($0.path))?.describesBuild != true }
    files = read - project.faults.count { $0.kind == .unreadable }
    strings = counts.strings
    stringsOutsideSurfaces = counts.stringsOutsideSurfaces
    locales = project.tables.isEmpty && project.surfaces.isEmpty ? [] : project.locales
    presentLocales = project.presentLocales
    surfacesByOrigin = counts.surfacesByOrigin
    reading = project.coverage
    let unknown = locales.filter { !LocaleFacts.facts(for: $0).hasFile }
    if !unknown.isEmpty { missingFacts["words"] = unknown }
  }
}
