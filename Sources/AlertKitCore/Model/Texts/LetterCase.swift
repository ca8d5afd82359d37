internal import CICU

/// Upper and lower case by ICU's rules for a locale.
enum LetterCase {
  /// The text with its first letter made a capital: Turkish `iptal` gives `İptal`, Dutch `ijs` gives `IJs`.
  static func capitalized(_ text: some StringProtocol, locale: LocaleTag) -> String {
    ICU.mapped(String(text)) { cicu_capitalize(locale.identifier, $0, $1, $2, $3) }
  }

  /// The text in lower case: Greek `ΟΔΟΣ` gives `οδος`, with its final sigma no `οδοσ`.
  static func lowercased(_ text: some StringProtocol, locale: LocaleTag) -> String {
    ICU.mapped(String(text)) { cicu_lowercase(locale.identifier, $0, $1, $2, $3) }
  }

  /// Whether a letter's title case differs from itself, or it is another's. Georgian has none.
  static func hasCase(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return 0x61...0x7A ~= scalar.value | 0x20 }
    // Outside of Turkish the dotted capital is the title case of none.
    return cicu_has_case(Int32(bitPattern: scalar.value)) || scalar == "\u{130}"
  }

  /// Whether the text starts with a letter that has case, and as the locale writes a capital.
  static func startsWithCapital(_ text: some StringProtocol, locale: LocaleTag) -> Bool {
    guard let first = text.unicodeScalars.first, hasCase(first) else { return false }
    if first.isASCII ? first.value >= 0x61 : first.properties.generalCategory == .lowercaseLetter { return false }
    return locale.language != "nl" || capitalized(text, locale: locale) == String(text)
  }

  /// Whether the text starts with a letter that has case and is no capital.
  static func startsWithoutCapital(_ text: some StringProtocol, locale: LocaleTag) -> Bool {
    guard let first = text.unicodeScalars.first, hasCase(first) else { return false }
    return !startsWithCapital(text, locale: locale)
  }

  /// Whether a word has a capital behind its first character, or a number: `iPhone`, `VPN`, `H264`.
  static func hasInnerCapitalOrNumber(_ word: Substring) -> Bool {
    var isFirst = true
    for scalar in word.unicodeScalars {
      defer { isFirst = false }
      switch scalar.value {
      case 0x30...0x39: return true
      case 0x41...0x5A where !isFirst: return true
      case ..<0x80: break
      default: if isNumber(scalar) || (!isFirst && mayBeUppercase(scalar) && scalar.properties.isUppercase) { return true }
      }
    }
    return false
  }

  /// Hebrew, Arabic, the scripts of India and Thai, kana, Han and Hangul have no capitals.
  private static func mayBeUppercase(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x591...0x109F, 0x2E80...0xA63F, 0xAC00...0xD7A3: false
    default: true
    }
  }

  /// Whether a character counts, as a digit does.
  static func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x80: 0x30...0x39 ~= scalar.value
    // Latin, Greek and Cyrillic letters, those of Arabic and Thai, kana and Hangul are none.
    case 0xC0...0x52F, 0x620...0x65F, 0xE01...0xE4E, 0x3041...0x30FF, 0xAC00...0xD7A3: false
    default: scalar.properties.numericType != nil
    }
  }

  /// Whether the text has several letters with case, and all of them are capitals.
  static func isAllCapitals(_ text: some StringProtocol) -> Bool {
    // Nearly every word has a small letter behind its first.
    if text.utf8.contains(where: { 0x61...0x7A ~= $0 }) { return false }
    let cased = text.unicodeScalars.filter(hasCase)
    return cased.count > 1 && cased.allSatisfy { $0.properties.generalCategory == .uppercaseLetter }
  }
}
