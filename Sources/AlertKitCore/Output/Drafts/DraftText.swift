/// A text that a program writes: its key, and its words in every locale.
public struct DraftText: Hashable, Sendable {
  /// The key in the string table.
  public var key: String
  /// The words by locale. A locale that is left out has no entry in its table, which rules report.
  public var translations: [LocaleTag: String]
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
}
