/// Writes the string catalog of a draft.
struct CatalogDraftWriter {
  private let draft: DraftProject

  init(_ draft: DraftProject) {
    self.draft = draft
  }

  var json: String {
    JSONValue.object([
      ("sourceLanguage", .string(draft.sourceLocale.identifier)),
      ("strings", .object(draft.texts.map { (name: $0.key, value: entry($0)) })),
      ("version", .string("1.0")),
    ]).indented
  }

  private func entry(_ text: DraftText) -> JSONValue {
    let localizations: [(name: String, value: JSONValue?)] = text.locales.sorted().map {
      ($0.identifier, localization(of: text, in: $0))
    }
    return .object([
      ("comment", text.comment.map(JSONValue.string)),
      ("extractionState", .string("manual")),
      ("localizations", .object(localizations)),
    ])
  }

  private func localization(of text: DraftText, in locale: LocaleTag) -> JSONValue {
    let forms = text.forms(in: locale)
    guard !forms.isEmpty else { return unit(text.translations[locale] ?? "") }
    let plural: [(name: String, value: JSONValue?)] = forms.map { ($0.category.rawValue, unit($0.text)) }
    return .object([("variations", .object([("plural", .object(plural))]))])
  }

  private func unit(_ text: String) -> JSONValue {
    .object([("stringUnit", .object([("state", .string("translated")), ("value", .string(text))]))])
  }
}
