/// Forms of a text as a person reads it.
enum DisplayText {
  /// Stands for a placeholder in the forms below: U+FFFC, the object replacement character.
  static let placeholderMark: Unicode.Scalar = "\u{FFFC}"

  /// The text with each placeholder made one mark and without characters that only steer its layout.
  static func withPlaceholderMarks(_ text: String) -> String {
    FormatSpecifier.replacing(in: TextForm.withoutInvisibles(text), with: "\u{FFFC}")
  }

  /// Whether the text has no byte that could be part of a placeholder, of markup or of a character that only steers its layout.
  static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      !bytes.indices.contains { index in
        switch bytes[index] {
        case UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: "*"), UInt8(ascii: "_"): true
        case 0xEF: bytes[index + 1] == 0xBB && bytes[index + 2] == 0xBF
        case 0xC2: bytes[index + 1] == 0xAD
        case 0xE2: bytes[index + 1] == 0x80 && (0x8B...0x8F).contains(bytes[index + 2]) || bytes[index + 1] == 0x81
        default: false
        }
      }
    }
  }

  /// The text without tags (`<b>`, `</a>`, `<br/>`) and the marks of emphasis (`**`, `__`).
  static func withoutMarkup(_ text: String) -> String {
    guard text.holdsByte(of: markup) else { return text }
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

  private static let markup = ByteSet("<*_".utf8)

  private static func isTagName(_ inside: Substring) -> Bool {
    guard let first = inside.first(where: { $0 != "/" }) else { return false }
    return first.isASCII && first.isLetter && !inside.contains(where: \.isNewline)
  }

  /// Whether the text has a letter or a number of its own, beside what placeholders bring.
  static func hasOwnWords(_ text: String) -> Bool {
    (isPlain(text) ? text : withPlaceholderMarks(text)).unicodeScalars.contains { isContent($0) }
  }

  /// The same of a text whose bytes are known.
  static func hasOwnWords(_ text: AnalyzedText) -> Bool {
    (text.bytes.contains(.mark) ? withPlaceholderMarks(text.text) : text.text).unicodeScalars.contains { isContent($0) }
  }

  /// Whether the text shows nothing at all.
  static func isBlank(_ text: String) -> Bool {
    if let first = text.utf8.first, 0x21...0x7E ~= first { return false }
    return text.unicodeScalars.allSatisfy { TextForm.isInvisible($0) || $0.properties.isWhitespace }
  }

  /// Whether the text has a line end.
  static func hasLineEnd(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { index in
        switch bytes[index] {
        case 0x0A...0x0D: true
        case 0xC2: bytes[index + 1] == 0x85
        case 0xE2: bytes[index + 1] == 0x80 && 0xA8...0xA9 ~= bytes[index + 2]
        default: false
        }
      }
    }
  }

  private static func isContent(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return UInt8(ascii: scalar).isLetterOrDigit }
    if TextEnd.isPlainLetter(scalar) { return true }
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

extension UInt8 {
  /// Whether the byte is a letter or a digit of ASCII.
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
