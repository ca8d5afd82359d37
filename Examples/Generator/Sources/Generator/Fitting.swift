import AlertKitCore

/// Takes the short texts where the full ones do not fit.
struct Fitting {
  let intents: [Intent]
  let sourceLocale: LocaleTag
  let table: String
  /// The look and size at which a text must fit.
  let scenes = Scene.defaults

  /// The alerts with the texts as they stand.
  func draft(_ texts: Texts) throws(TableError) -> DraftProject {
    var draft = DraftProject(sourceLocale: sourceLocale, table: table)
    for intent in intents { draft.surfaces.append(try intent.alert(texts)) }
    return draft
  }

  /// The texts, shortened where two buttons would stand one above the other and where a title would take over two lines.
  func fitted(_ texts: Texts) async throws(TableError) -> Texts {
    var fitted = texts
    let project = try await draft(texts).project()
    for surface in project.surfaces {
      guard let intent = intents.first(where: { $0.id == surface.id }) else { continue }
      for localized in project.localized(surface, in: project.locales) {
        let layouts = layouts(of: localized, arguments: project.arguments)
        if layouts.contains(where: { $0.arrangement == .stack }) {
          fitted.shorten(intent.key("confirm"), in: localized.locale)
        }
        if layouts.contains(where: { ($0.surface.title?.lines.count ?? 0) > 2 }) {
          fitted.shorten(intent.key("title"), in: localized.locale)
        }
      }
    }
    return fitted
  }

  /// An alert in every scene.
  private func layouts(of localized: LocalizedSurface, arguments: [String: [String]]) -> [SurfaceLayout] {
    var layouter = SurfaceLayouter(locale: localized.locale)
    let surface = localized.surface.map { copy -> String in
      guard case .key(let key, _, _, _) = copy.reference, let text = copy.text else { return "" }
      return text.replacing("%@", with: arguments[key]?.first ?? "")
    }
    return scenes.compactMap { layouter.lay(out: surface, in: $0) }
  }
}
