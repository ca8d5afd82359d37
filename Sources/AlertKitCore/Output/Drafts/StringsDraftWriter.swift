/// Writes the entries of `.strings` tables.
enum StringsDraftWriter {
  /// An entry with the comment above it, ended by a line end.
  static func entry(key: String, value: String, comment: String? = nil) -> String {
    // A comment cannot hold its own end.
    let note = comment.map { "/* \($0.replacing("*/", with: "* /")) */\n" } ?? ""
    return note + "\(quoted(key)) = \(quoted(value));\n"
  }

  private static func quoted(_ text: String) -> String { CharacterEscapes.strings.quoted(text) }
}
