extension Surface {
  /// A surface that a program writes: of texts with their translations, or of the words of one locale to be laid out.
  ///
  /// It stands in no file; its range is empty.
  ///
  /// - Parameters:
  ///   - id: Unique within the draft.
  ///   - kind: What it is.
  ///   - title: The title; nil for none.
  ///   - message: The message; nil for none.
  ///   - buttons: In the order in which the app's code adds them.
  ///   - textFields: The text fields' placeholders.
  public init(
    drafting id: String, kind: SurfaceKind = .alert, title: Text? = nil, message: Text? = nil,
    buttons: [SurfaceButton<Text>] = [], textFields: [Text] = []
  ) {
    self.init(
      id: id, kind: kind, origin: .spec, range: SourceRange(file: FileID(0), start: 0, end: 0), title: title,
      message: message, buttons: buttons, textFields: textFields)
  }
}
