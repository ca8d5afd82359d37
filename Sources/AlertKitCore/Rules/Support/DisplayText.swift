/// Forms of a text as a person reads it.
enum DisplayText {
  /// Stands for a placeholder in the forms below: U+FFFC, the object replacement character.
  static let placeholderMark: Unicode.Scalar = "\u{FFFC}"

  /// The text with each placeholder made one mark and without characters that only steer its layout.
  static func withPlaceholderMarks(_ text: String) -> String {
    FormatSpecifier.replacing(in: TextForm.withoutInvisibles(text), with: "\u{FFFC}")
  }

  /// The text without tags (`<b>`, `</a>`, `<br/>`) and the marks of emphasis (`**`, `__`).
  static func withoutMarkup(_ text: String) -> String {
    guard text.utf8.contains(where: { "<*_".utf8.contains($0) }) else { return text }
    var kept = ""
    var rest = text.replacing("**", with: "").replacing("__", with: "")[...]
    while let open = rest.firstIndex(of: "<") {
      kept += rest[..<open]
      let inside = rest[rest.index(after: open)...].prefix { $0 != ">" && $0 != "<" }
      let isTag = inside.endIndex < rest.endIndex && rest[inside.endIndex] == ">" && isTagName(inside)
      if !isTag { kept.append("<") }
      rest = rest[(isTag ? rest.index(after: inside.endIndex) : rest.index(after: open))...]
    }
    return kept + rest
  }

  private static func isTagName(_ inside: Substring) -> Bool {
    guard let first = inside.first(where: { $0 != "/" }) else { return false }
    return first.isASCII && first.isLetter && !inside.contains(where: \.isNewline)
  }

  /// Whether the text has a letter or a number of its own, beside what placeholders bring.
  static func hasOwnWords(_ text: String) -> Bool {
    withPlaceholderMarks(text).unicodeScalars.contains { isContent($0) }
  }

  /// Whether the text shows nothing at all.
  static func isBlank(_ text: String) -> Bool {
    TextForm.withoutInvisibles(text).allSatisfy(\.isWhitespace)
  }

  private static func isContent(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isVariationSelector { return false }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .letterNumber,
      .otherNumber, .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }
}
