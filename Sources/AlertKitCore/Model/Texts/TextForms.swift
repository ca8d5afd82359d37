internal import CICU

/// Forms in which texts are compared.
package enum TextForm {
  /// The text without characters that only steer its layout (U+00AD, U+200B–200F, U+2060, U+FEFF), white space trimmed and
  /// runs of it made one space, case folded fully, and composed (NFC).
  package static func comparable(_ text: String) -> String {
    PlainForm.comparable(text) ?? comparableByICU(text)
  }

  private static func comparableByICU(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    var pendingSpace = false
    for scalar in text.unicodeScalars where !isInvisible(scalar) {
      if isSpace(scalar) {
        pendingSpace = !kept.isEmpty
        continue
      }
      if pendingSpace { kept.append(" ") }
      pendingSpace = false
      kept.append(scalar)
    }
    return ICU.mapped(String(kept)) { cicu_fold($0, $1, $2, $3) }
  }

  /// What a text says whatever its case, marks and spacing: its letters, digits and placeholders. A text that has none of them is
  /// what it is.
  package static func wording(_ text: String) -> String {
    let plain = comparable(FormatSpecifier.replacing(in: text, with: "\u{FFFC}"))
    let words = plain.unicodeScalars.filter {
      $0.value == 0xFFFC || $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    return words.isEmpty ? plain : String(String.UnicodeScalarView(words))
  }

  /// The text without characters that only steer its layout.
  package static func withoutInvisibles(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isInvisible) else { return text }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.lazy.filter { !isInvisible($0) })
    return String(kept)
  }

  /// Unicode's White_Space property, without the cost of a look-up.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x200B...0x200F, 0x2060, 0xFEFF: true
    default: false
    }
  }
}

extension TextForm {
  /// Whether two texts read the same.
  static func isSame(_ left: String, _ right: String) -> Bool {
    left == right || (mayBeSame(left, right) && comparable(left) == comparable(right))
  }

  /// Whether two texts read the same but for the marks at their ends, and have several words: one was copied before it was mended.
  static func isSameSentence(_ left: String, _ right: String) -> Bool {
    if isSame(left, right) { return true }
    guard abs(left.utf8.count - right.utf8.count) < 4, mayBeSame(left, right), left.utf8.count > 8 else { return false }
    let bare = LocaleFacts.bareKey(comparable(left))
    return bare == LocaleFacts.bareKey(comparable(right)) && bare.utf8.count { $0 == UInt8(ascii: " ") } > 1
  }

  /// Whether two texts can read the same; false only where they begin with different letters.
  private static func mayBeSame(_ left: String, _ right: String) -> Bool {
    guard let first = left.utf8.first, let other = right.utf8.first else { return true }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    guard letters.contains(first | 0x20), letters.contains(other | 0x20) else { return true }
    return first | 0x20 == other | 0x20
  }
}
