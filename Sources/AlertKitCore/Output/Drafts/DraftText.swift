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

  public init(_ key: String, _ translations: [LocaleTag: String], comment: String? = nil, arguments: [String] = []) {
    self.key = key
    self.translations = translations
    self.comment = comment
    self.arguments = arguments
  }
}

extension Surface where Text == DraftText {
  /// A surface that a program writes. It has a place in a file only once ``DraftProject/files`` has written it.
  ///
  /// - Parameters:
  ///   - id: Unique within the draft.
  ///   - kind: An alert, an action sheet or a confirmation dialog.
  ///   - buttons: In the order in which the app's code adds them.
  public init(
    drafting id: String, kind: SurfaceKind = .alert, title: DraftText? = nil, message: DraftText? = nil,
    buttons: [SurfaceButton<DraftText>] = [], textFields: [DraftText] = []
  ) {
    self.init(
      id: id, kind: kind, origin: .spec, range: SourceRange(file: FileID(0), start: 0, end: 0), title: title,
      message: message, buttons: buttons, textFields: textFields)
  }
}
