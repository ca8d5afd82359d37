internal import CICU

/// Segments of a text by ICU's rules for a locale.
package enum TextSegments {
  /// A unit of segmentation.
  package enum Unit: Sendable {
    case grapheme
    case word
    case line
    case sentence
  }

  /// Boundaries of a text as UTF-16 offsets, 0 and the length included; empty for an empty text. With each comes ICU's rule
  /// status of the segment that ends there (for words: below 100 where the segment is space or punctuation; for lines: 100
  /// and more at a mandatory break).
  package static func boundaries(
    of utf16: [UInt16], unit: Unit, locale: LocaleTag
  ) -> (offsets: [Int32], status: [Int32]) {
    let capacity = utf16.count + 1
    var offsets = [Int32](repeating: 0, count: capacity)
    var status = offsets
    let kind =
      switch unit {
      case .grapheme: CICU_GRAPHEME
      case .word: CICU_WORD
      case .line: CICU_LINE
      case .sentence: CICU_SENTENCE
      }
    let name = locale == .base ? "" : locale.identifier
    let count = Int(cicu_boundaries(kind, name, utf16, Int32(utf16.count), &offsets, &status, Int32(capacity)))
    guard count > 0 else { return ([], []) }
    return (Array(offsets[..<count]), Array(status[..<count]))
  }

  /// The words of a text by the locale's word boundaries; punctuation, symbols, emoji and space are left out.
  package static func words(in text: String, locale: LocaleTag) -> [Substring] {
    let units = Array(text.utf16)
    let (offsets, status) = boundaries(of: units, unit: .word, locale: locale)
    guard offsets.count > 1 else { return [] }
    var index = text.startIndex
    var words: [Substring] = []
    for segment in 1..<offsets.count {
      let end = text.utf16.index(index, offsetBy: Int(offsets[segment] - offsets[segment - 1]))
      if status[segment] >= 100 { words.append(text[index..<end]) }
      index = end
    }
    return words
  }

  /// The sentences of a text by the locale's sentence boundaries, with the space and marks behind them.
  public static func sentences(in text: String, locale: LocaleTag) -> [String] {
    let units = Array(text.utf16)
    let offsets = boundaries(of: units, unit: .sentence, locale: locale).offsets.map(Int.init)
    return zip(offsets, offsets.dropFirst()).map { String(decoding: units[$0..<$1], as: UTF16.self) }
  }
}

/// Forms in which texts are compared.
package enum TextForm {
  /// The text without characters that only steer its layout (U+00AD, U+200B–200F, U+2060, U+FEFF), white space trimmed and
  /// runs of it made one space, case folded fully, and composed (NFC).
  package static func comparable(_ text: String) -> String {
    LatinForm.comparable(text) ?? comparableByICU(text)
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

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x200B...0x200F, 0x2060, 0xFEFF: true
    default: false
    }
  }
}
