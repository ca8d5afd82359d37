internal import CICU

/// Text as a terminal shows it: made safe to print, and measured in columns.
package enum TerminalText {
  /// `text` on one line, with nothing in it that could steer a terminal or reorder what stands around it.
  ///
  /// Line feed, carriage return and tab become `\n`, `\r` and `\t`. Other control characters (C0, DEL, C1), bidirectional
  /// controls, line and paragraph separators, byte order marks and stray tag characters become their code point in angle
  /// quotation marks, such as `‹U+202E›`. Joiners and variation selectors stay, since emoji and many scripts need them.
  package static func sanitized(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var safe = ""
    for character in text { safe += sanitized(character) }
    return safe
  }

  /// How many columns `text` takes: two for wide characters and emoji, none for combining marks.
  ///
  /// Terminals differ on a few sequences; this follows the East Asian width of the first character and takes every emoji
  /// sequence (joined, flag, keycap, skin tone, with U+FE0F) for two.
  package static func width(of text: String) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// Whether a character is written from right to left, going by the blocks that Unicode sets aside for such scripts.
  static func isRightToLeft(_ character: Character) -> Bool {
    character.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }

  static func sanitized(_ character: Character) -> String {
    guard character.unicodeScalars.contains(where: isUnsafe), !isTagSequence(character) else { return String(character) }
    var safe = ""
    for scalar in character.unicodeScalars {
      switch scalar {
      case "\n": safe += "\\n"
      case "\r": safe += "\\r"
      case "\t": safe += "\\t"
      default:
        if isUnsafe(scalar) { safe += "‹\(codePoint(scalar))›" } else { safe.unicodeScalars.append(scalar) }
      }
    }
    return safe
  }

  static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x300, scalars.count == 1 { return first.value < 0x20 || first.value == 0x7F ? 0 : 1 }
    if isEmojiSequence(scalars) { return 2 }
    return scalars.reduce(0) { $0 + Int(cicu_terminal_width(Int32($1.value))) }
  }

  private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
    let first = scalars.first!
    if cicu_is_emoji_presentation(Int32(first.value)) { return scalars.count > 1 || !isRegionalIndicator(first) }
    return cicu_is_emoji(Int32(first.value))
      && scalars.dropFirst().contains { $0.value == 0xFE0F || (0x1F3FB...0x1F3FF).contains($0.value) }
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// The flags of England, Scotland, Wales: a black flag, tag letters, and the tag that ends them.
  private static func isTagSequence(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    return scalars.first?.value == 0x1F3F4 && scalars.last?.value == 0xE007F
      && scalars.dropFirst().allSatisfy { (0xE0020...0xE007F).contains($0.value) }
  }

  /// Whether a character could steer a terminal or reorder the text around it.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: false
    case 0...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xE0000...0xE007F: true
    default: false
    }
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
