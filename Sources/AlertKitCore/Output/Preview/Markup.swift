/// Text as XML and HTML hold it.
enum Markup {
  /// `text` so that it stays text between tags and in quoted attributes.
  ///
  /// What XML 1.0 does not allow at all (control characters, U+FFFE, U+FFFF) becomes U+FFFD. Other characters that steer or
  /// reorder what stands around them are written as numbers: the text is the same, and the file can be read safely.
  static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isSpecial) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default:
        if !isAllowed(scalar) {
          escaped += "\u{FFFD}"
        } else if TerminalText.isUnsafe(scalar) {
          escaped += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }

  /// Markup whose text has code between backticks, as reports name commands, with that as code.
  static func code(in markup: String) -> String {
    let parts = markup.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.count % 2 == 1 else { return markup }
    return parts.enumerated().map { $0 % 2 == 1 ? "<code>\($1)</code>" : String($1) }.joined()
  }

  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "&", "<", ">", "\"", "'": true
    default: TerminalText.isUnsafe(scalar) || !isAllowed(scalar)
    }
  }

  /// Whether an XML 1.0 document may hold a character; of C1's controls, which it may hold but should not, none.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
