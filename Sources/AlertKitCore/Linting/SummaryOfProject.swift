extension LintReport.Summary {
  /// Counts over a project.
  init(of project: Project) {
    self.init()
    files = project.files.count
    strings = project.stringCount
    stringsOutsideSurfaces = project.stringsOutsideSurfaces
    locales = project.locales
    for surface in project.surfaces { surfacesByOrigin[surface.origin, default: 0] += 1 }
    let unknown = project.locales.filter { !LocaleFacts.facts(for: $0).hasFile }
    if !unknown.isEmpty { missingFacts["words"] = unknown }
  }
}
