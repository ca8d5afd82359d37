/// The form in which texts are compared, of texts in the letters of common scripts and typographic marks: most texts of most
/// languages need no look-up in Unicode's tables.
enum PlainForm {
  /// What ``TextForm/comparable(_:)`` gives; nil for a text with other characters.
  static func comparable(_ text: String) -> String? {
    var text = text
    if text.withUTF8(isItsOwn) { return text }
    return text.withUTF8(form(of:))
  }

  /// The same of a part of a text.
  static func comparable(_ text: Substring) -> String? {
    var text = text
    return text.withUTF8 { isItsOwn($0) ? String(decoding: $0, as: UTF8.self) : form(of: $0) }
  }

  private static func form(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
    // No character's form has more bytes than itself: those of ß are two letters.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + 1) { form in
      fill(form, with: bytes).map { String(decoding: form[..<$0], as: UTF8.self) }
    }
  }

  /// Whether a text surely is composed (NFC): none of its characters joins with another.
  static func isComposed(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var (index, followsThaiMark) = (0, false)
      while index < bytes.count {
        let byte = bytes[index]
        let isMarkNow = byte == 0xE0 && isThaiMark(bytes[index + 1], bytes[index + 2])
        if isMarkNow, followsThaiMark { return false }
        followsThaiMark = isMarkNow
        switch byte {
        case ..<0xCC: index += 1
        case 0xD0...0xD1:
          guard cyrillic(byte, bytes[index + 1]) != nil else { return false }
          index += 2
        case 0xD8...0xD9:
          guard isArabic(byte, bytes[index + 1]) else { return false }
          index += 2
        case 0xE0:
          guard isThai(bytes[index + 1], bytes[index + 2]) else { return false }
          index += 3
        case 0xE2:
          guard bytes[index + 1] == 0x80, bytes[index + 2] >= 0x82 else { return false }
          index += 3
        case 0xE3...0xED:
          guard isEastAsian(byte, bytes[index + 1], bytes[index + 2]) else { return false }
          index += 3
        case 0xEF:
          guard bytes[index + 1] == 0xBC else { return false }
          index += 3
        default: return false
        }
      }
      return true
    }
  }

  /// Whether the text is in ASCII, in small letters, and has only single spaces inside.
  private static func isItsOwn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in bytes {
      if byte < 0x20 || byte >= 0x80 || (0x41...0x5A).contains(byte) || (byte == 0x20 && previous == 0x20) { return false }
      previous = byte
    }
    return previous != 0x20
  }

  /// Writes the form and returns its length; nil where a character is not among those that this knows.
  private static func fill(_ form: UnsafeMutableBufferPointer<UInt8>, with bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var (index, count) = (0, 0)
    var isSpaceDue = false
    func put(_ byte: UInt8) {
      if isSpaceDue {
        form[count] = UInt8(ascii: " ")
        count += 1
        isSpaceDue = false
      }
      form[count] = byte
      count += 1
    }
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x09...0x0D, 0x20:
        isSpaceDue = count > 0
        index += 1
      case 0x41...0x5A:
        put(byte | 0x20)
        index += 1
      case ..<0x80:
        put(byte)
        index += 1
      case 0xC2, 0xC3:
        switch latin(byte, bytes[index + 1]) {
        case .space: isSpaceDue = count > 0
        case .nothing: break
        case .letters(let first, let second):
          put(first)
          put(second)
        case nil: return nil
        }
        index += 2
      case 0xD0, 0xD1:
        guard let letter = cyrillic(byte, bytes[index + 1]) else { return nil }
        put(letter.first)
        put(letter.second)
        index += 2
      case 0xD8...0xD9 where isArabic(byte, bytes[index + 1]):
        put(byte)
        put(bytes[index + 1])
        index += 2
      case 0xE0 where isThai(bytes[index + 1], bytes[index + 2]):
        // Composing may change the order of two marks.
        if isThaiMark(bytes[index + 1], bytes[index + 2]), !isSpaceDue, count >= 3, form[count - 3] == 0xE0,
          isThaiMark(form[count - 2], form[count - 1])
        {
          return nil
        }
        for offset in 0..<3 { put(bytes[index + offset]) }
        index += 3
      case 0xE3...0xED where isEastAsian(byte, bytes[index + 1], bytes[index + 2]):
        for offset in 0..<3 { put(bytes[index + offset]) }
        index += 3
      case 0xE2 where bytes[index + 1] == 0x80:
        switch bytes[index + 2] {
        case 0x80...0x8A, 0xA8, 0xA9, 0xAF: isSpaceDue = count > 0
        case 0x8B...0x8F: break
        default: for offset in 0..<3 { put(bytes[index + offset]) }
        }
        index += 3
      default: return nil
      }
    }
    return count
  }

  /// The small letter of U+0400 to U+045F; nil for any other character.
  private static func cyrillic(_ first: UInt8, _ second: UInt8) -> (first: UInt8, second: UInt8)? {
    switch (first, second) {
    case (0xD0, 0x80...0x8F): (0xD1, second + 0x10)
    case (0xD0, 0x90...0x9F): (0xD0, second + 0x20)
    case (0xD0, 0xA0...0xAF): (0xD1, second - 0x20)
    case (0xD0, 0xB0...0xBF), (0xD1, 0x80...0x9F): (first, second)
    default: nil
    }
  }

  /// Letters, digits and marks of punctuation; what joins with another character is left to ICU.
  static func isArabic(_ first: UInt8, _ second: UInt8) -> Bool {
    first == 0xD8
      ? second == 0x8C || second == 0x9B || second == 0x9F || second >= 0xA1
      : second <= 0x8A || (0xA0...0xA9).contains(second)
  }

  /// U+0E01 to U+0E3A and U+0E40 to U+0E5B.
  static func isThai(_ second: UInt8, _ third: UInt8) -> Bool {
    switch (second, third) {
    case (0xB8, 0x81...0xBA), (0xB9, 0x80...0x9B): true
    default: false
    }
  }

  /// The vowels below a letter and the marks of tone.
  private static func isThaiMark(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0xB8 ? 0xB8...0xBA ~= third : second == 0xB9 && 0x88...0x8B ~= third
  }

  /// Kana, Han, Hangul syllables and the marks of U+3001 to U+301B; none of them changes.
  static func isEastAsian(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    let code = UInt32(first & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
    return switch code {
    case 0x3001...0x301B, 0x3041...0x3096, 0x30A1...0x30FE, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// What becomes of a character of two bytes.
  private enum Change {
    case space
    case nothing
    case letters(UInt8, UInt8)
  }

  /// U+0080 to U+00FF; nil for the micro sign, whose form is a Greek letter.
  private static func latin(_ first: UInt8, _ second: UInt8) -> Change? {
    switch (first, second) {
    case (0xC2, 0x85), (0xC2, 0xA0): .space
    case (0xC2, 0xAD): .nothing
    case (0xC2, 0xB5): nil
    case (0xC3, 0x9F): .letters(UInt8(ascii: "s"), UInt8(ascii: "s"))
    case (0xC3, 0x80...0x96), (0xC3, 0x98...0x9E): .letters(first, second + 0x20)
    default: .letters(first, second)
    }
  }
}
