/// Texts as YAML writes them.
enum YAMLScalar {
  private static let escapes = CharacterEscapes.yamlDouble(numbering: TerminalText.isUnsafe)

  /// A text in double quotes on one line, safe to print: control characters, bidirectional controls and the like are escaped.
  static func quoted(_ text: String) -> String { escapes.quoted(text) }
}
