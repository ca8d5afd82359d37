/// A text of an alert or a sheet in one locale, for rules that compare the alerts of an app.
struct AlertText {
  /// The first surface that has it, as an index of ``Project/surfaces``.
  let surface: Int
  let field: Field
  let text: String
  let locale: LocaleTag
  /// Where it stands in a table; nil for a text in code.
  let place: (entry: ProjectViolation.Entry, range: SourceRange)?

  /// Analysed anew, as an app has more texts than are to be kept so.
  var analyzed: AnalyzedText { AnalyzedText(text, locale: locale) }

  /// A note on it.
  func note(_ message: String) -> ProjectViolation {
    guard let place else { return ProjectViolation(Violation(field, message, severity: .note), surface: surface) }
    return ProjectViolation(Violation(.surface, message, severity: .note), at: place.range, entry: place.entry)
  }
}

/// The texts of an app's alerts and sheets that people are shown, locale by locale.
struct AlertTexts {
  private struct Key: Hashable {
    let table: Int
    let key: String
  }

  private let project: Project
  private let keys: [(surface: Int, key: Key)]
  private let literals: [(surface: Int, locale: LocaleTag, field: Field, text: String)]

  init(of project: Project) {
    self.project = project
    var keys: [(surface: Int, key: Key)] = []
    var literals: [(surface: Int, locale: LocaleTag, field: Field, text: String)] = []
    var seen: Set<Key> = []
    for (index, surface) in project.surfaces.enumerated() where surface.kind.isAlertOrSheet && surface.reserve == nil {
      let found = project.lookup.keys(of: surface, near: project.folder(of: surface))
      for (table, key) in found where seen.insert(Key(table: table, key: key)).inserted {
        keys.append((index, Key(table: table, key: key)))
      }
      guard found.isEmpty else { continue }
      let locale = project.sourceLocale(of: surface)
      for (field, reference) in surface.texts {
        literals += reference.literals.map { (index, locale, field, $0) }
      }
    }
    (self.keys, self.literals) = (keys, literals)
  }

  /// Each text of a locale once, those of tables first.
  func all(in locale: LocaleTag) -> [AlertText] {
    var seen: Set<String> = []
    let written = keys.compactMap { surface, key -> AlertText? in
      guard let entry = project.tables[key.table].entry(key.key, in: locale), entry.shouldTranslate,
        case .plain(let text) = entry.value, seen.insert(text.text).inserted
      else { return nil }
      return AlertText(
        surface: surface, field: .surface, text: text.text, locale: locale,
        place: (.init(table: key.table, key: entry.key, locale: locale, text: text.text), text.range))
    }
    let coded = literals.filter { $0.locale == locale && seen.insert($0.text).inserted }
    return written
      + coded.map {
        AlertText(surface: $0.surface, field: $0.field, text: $0.text, locale: locale, place: nil)
      }
  }
}
