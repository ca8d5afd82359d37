/// A text that a program writes: its key, and its words in every locale.
public struct DraftText: Hashable, Sendable {
  /// Which numbers choose a form of a text, by CLDR's names.
  public enum PluralCategory: String, Sendable, CaseIterable, Codable {
    /// None, in languages that have a form for it.
    case zero
    /// One, and in some languages its like: 21, 31.
    case one
    /// Two, in languages that have a form for it.
    case two
    /// A few, as a language has it.
    case few
    /// Many, as a language has it.
    case many
    /// All other numbers; every text has this form.
    case other
  }

  /// The key in the string table.
  public var key: String
  /// The words by locale. A locale that is left out here and in ``plurals`` has no entry in its table, which rules report.
  public var translations: [LocaleTag: String]
  /// By locale, the words for each category of the number in a text's first placeholder for one.
  public var plurals: [LocaleTag: [PluralCategory: String]] = [:]
  /// The note to translators above the entry in every locale's table; `alertcopy:disable RULE` in it silences a rule.
  public var comment: String?
  /// Sample values for the text's placeholders, in their order.
  public var arguments: [String]

  /// A text by its key and its words in every locale.
  public init(_ key: String, _ translations: [LocaleTag: String], comment: String? = nil, arguments: [String] = []) {
    self.key = key
    self.translations = translations
    self.comment = comment
    self.arguments = arguments
  }

  /// A text that varies with a number, by its key and its words in every locale and category.
  ///
  /// A locale in which it does not vary has ``PluralCategory/other`` alone.
  public init(
    _ key: String, plurals: [LocaleTag: [PluralCategory: String]], comment: String? = nil, arguments: [String] = []
  ) {
    self.init(key, [:], comment: comment, arguments: arguments)
    self.plurals = plurals
  }

  /// The locales in which it has words.
  var locales: Set<LocaleTag> { Set(translations.keys).union(plurals.keys) }

  /// The forms in a locale, in the order of their categories; empty where it does not vary there.
  func forms(in locale: LocaleTag) -> [(category: PluralCategory, text: String)] {
    guard let forms = plurals[locale] else { return [] }
    return PluralCategory.allCases.compactMap { category in forms[category].map { (category, $0) } }
  }

  /// The words that say most: those of *other* where it varies.
  func words(in locale: LocaleTag) -> String? {
    translations[locale] ?? plurals[locale]?[.other] ?? forms(in: locale).last?.text
  }
}
