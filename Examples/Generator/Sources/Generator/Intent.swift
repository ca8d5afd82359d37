import AlertKitCore

/// Something that may happen, and that the app asks about before.
struct Intent {
  /// What it happens to, such as `album`.
  let object: String
  /// What happens, such as `delete`.
  let event: String
  /// Whether something is lost.
  let isDestructive: Bool
  /// A name that the object might have; empty for an object without one.
  let sample: String

  init(row: [String: String]) {
    object = row["object"] ?? ""
    event = row["event"] ?? ""
    isDestructive = row["destructive"] == "yes"
    sample = row["sample"] ?? ""
  }

  /// The alert's name.
  var id: String { "\(event)-\(object)" }

  /// The key of one of the alert's texts.
  func key(_ part: String) -> String { "\(object).\(event).\(part)" }

  /// The alert that asks for it.
  func alert(_ texts: Texts) throws(TableError) -> Surface<DraftText> {
    Surface(
      drafting: id,
      title: try texts.draft(key("title"), sample: sample),
      message: try texts.draft(key("message")),
      buttons: [
        SurfaceButton(title: try texts.draft("common.cancel"), role: .cancel),
        SurfaceButton(title: try texts.draft(key("confirm")), role: isDestructive ? .destructive : .default),
      ])
  }
}

/// The texts of all alerts: a full one for each key and locale, and for some a short one.
struct Texts {
  /// A text of one locale.
  struct Place: Hashable {
    let key: String
    let locale: LocaleTag
  }

  private let full: [String: [LocaleTag: String]]
  private let short: [String: [LocaleTag: String]]
  /// Where the short text is taken.
  private(set) var shortened: Set<Place> = []

  init(_ table: Table) {
    func texts(_ length: String) -> [String: [LocaleTag: String]] {
      let rows = table.rows.filter { $0["length"] == length }
      return Dictionary(rows.map { ($0["key"] ?? "", Self.translations($0)) }) { $1 }
    }
    full = texts("full")
    short = texts("short")
  }

  /// The cells whose column is a locale; an empty one is no translation.
  private static func translations(_ row: [String: String]) -> [LocaleTag: String] {
    row.reduce(into: [:]) { translations, cell in
      guard cell.key != "key", cell.key != "length", !cell.value.isEmpty else { return }
      if let locale = LocaleTag(cell.key) { translations[locale] = cell.value }
    }
  }

  /// A text in all locales, with a sample value where it has a placeholder.
  func draft(_ key: String, sample: String = "") throws(TableError) -> DraftText {
    guard var translations = full[key] else { throw .missing(key: key) }
    for place in shortened where place.key == key { translations[place.locale] = short[key]?[place.locale] }
    return DraftText(key, translations, arguments: sample.isEmpty ? [] : [sample])
  }

  /// Takes the short text of a key in a locale, where there is one.
  mutating func shorten(_ key: String, in locale: LocaleTag) {
    if short[key]?[locale] != nil { shortened.insert(Place(key: key, locale: locale)) }
  }
}
