/// Surfaces as devices would show them: in every locale and scene, beside what rules say of them.
public struct Preview: Sendable {
  /// A surface in one locale, shown in one way.
  struct Picture {
    let surface: Surface<StringReference>
    let locale: LocaleTag
    let presentation: Presentation
    /// One a scene.
    let layouts: [SurfaceLayout]
    let findings: [PreviewFinding]
    let localized: LocalizedSurface
  }

  let project: Project
  let report: LintReport
  let scenes: [Scene]
  let surfaces: [Surface<StringReference>]

  /// - Parameters:
  ///   - project: The app.
  ///   - report: What was found in the project.
  ///   - scenes: At least one.
  ///   - surface: The id of the only surface to show; nil for all of those whose findings the project reports.
  public init(of project: Project, report: LintReport, scenes: [Scene] = Scene.defaults, surface: String? = nil) {
    (self.project, self.report, self.scenes) = (project, report, scenes)
    surfaces = project.surfaces.filter { candidate in
      surface.map { $0 == candidate.id } ?? (candidate.hasSystemLayout && project.shows(candidate))
    }
  }

  /// The ids of the surfaces that can be shown.
  public static func surfaces(of project: Project) -> [String] {
    project.surfaces.map(\.id)
  }

  /// A line for each surface: its id, its kind, where it is declared, and its title or else another text in the source language.
  public var list: String {
    var lines: [FileID: LineIndex] = [:]
    return surfaces.map { surface in
      let file = project.files[Int(surface.range.file.index)]
      let index = lines[file.id] ?? LineIndex(file.text)
      lines[file.id] = index
      let words = project.localized(surface, in: project.sourceLocale(of: surface)).surface.texts.lazy.compactMap(\.text.text)
      let place = "\(file.path):\(index.position(at: Int(surface.range.start)).line)"
      let parts = [surface.id, surface.kind.rawValue, place, words.first.map { "“\($0)”" } ?? ""]
      return TerminalText.sanitized(parts.filter { !$0.isEmpty }.joined(separator: "  ")) + "\n"
    }.joined()
  }

  /// How many drawings there are: one for each surface, way of showing it, locale and scene.
  public var count: Int {
    surfaces.reduce(0) { $0 + project.locales(of: $1).count * $1.kind.presentations.count } * scenes.count
  }

  /// Hands over each surface, in each way in which it is shown, with its pictures, one a locale; `source` is the surface in the
  /// source locale, one layout a scene.
  func forEachSurface(_ body: (_ pictures: [Picture], _ source: [SurfaceLayout]) throws -> Void) rethrows {
    let findings = PreviewFindings(report.findings)
    for surface in surfaces {
      let locales = project.locales(of: surface)
      let localized = project.localized(surface, in: [project.sourceLocale(of: surface)] + locales)
      for presentation in surface.kind.presentations {
        let source = layouts(of: localized[0], as: presentation)
        let pictures = zip(locales, localized.dropFirst()).map { locale, localized in
          Picture(
            surface: surface, locale: locale, presentation: presentation,
            layouts: locale == project.sourceLocale(of: surface) ? source : layouts(of: localized, as: presentation),
            findings: findings.findings(
              of: surface, in: locale, as: presentation, includesStructure: locale == locales.first),
            localized: localized)
        }
        try body(pictures, source)
      }
    }
  }

  private func layouts(of localized: LocalizedSurface, as presentation: Presentation) -> [SurfaceLayout] {
    localized.layouts(in: scenes, as: presentation, arguments: SampleArguments(project.arguments))
  }
}
