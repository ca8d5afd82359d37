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
    let arguments = SampleArguments(project.arguments)
    for surface in project.surfaces {
      guard let intent = intents.first(where: { $0.id == surface.id }) else { continue }
      for localized in project.localized(surface, in: project.locales) {
        let layouts = LaidOutSurface(localized, in: scenes, arguments: arguments).scenes.flatMap(\.layouts)
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
}
