/// Words and sentences of texts in the letters of common scripts and usual marks, where ICU's rules are the same for all locales and
/// few: most texts are such, and need no iterator.
enum PlainSegments {
  /// What Unicode's word boundaries see in a character.
  private enum WordClass {
    case letter
    case number
    /// Korean syllables are words apart from other letters and from numbers.
    case syllable
    /// An apostrophe or a full stop, which joins two letters or two numbers.
    case joiner
    /// A comma or a semicolon, which joins two numbers.
    case numberJoiner
    case other
  }

  /// Where words stand, as offsets into the bytes of valid UTF-8; nil for a text with other characters.
  ///
  /// - Parameter part: Parts what a dictionary has to part.
  static func words(
    in bytes: UnsafeBufferPointer<UInt8>, locale: LocaleTag, by part: (UnsafeBufferPointer<UInt8>) -> [Range<Int>]
  ) -> [Range<Int>]? {
    var found: [Range<Int>] = []
    found.reserveCapacity(bytes.count / 6 + 2)
    var at = 0
    // Whether a letter that follows is no part of what stands before it.
    var isApart = true
    while at < bytes.count {
      if let end = DictionaryRuns.end(bytes, from: at) {
        guard isApart, end == bytes.count || parts(bytes, at: end) else { return nil }
        let run = UnsafeBufferPointer(rebasing: bytes[at..<end])
        found += DictionaryRuns.words(of: run, in: locale, by: part).map { $0.lowerBound + at..<$0.upperBound + at }
        at = end
        continue
      }
      isApart = parts(bytes, at: at)
      guard let (kind, length) = wordClass(bytes, at) else { return nil }
      let start = at
      at += length
      switch kind {
      case .letter, .number:
        guard let end = endOfWord(bytes, at, behind: kind) else { return nil }
        at = end
      case .syllable:
        while at < bytes.count {
          guard let (next, length) = wordClass(bytes, at) else { return nil }
          guard next == .syllable else { break }
          at += length
        }
      case .joiner, .numberJoiner, .other: continue
      }
      found.append(start..<at)
    }
    return found
  }

  /// Whether a character joins nothing but numbers.
  private static func parts(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    switch wordClass(bytes, place) {
    case (.other, _)?, (.numberJoiner, _)?: true
    default: false
    }
  }

  /// Where the word ends whose characters before `at` are known; `last` is the class of the last of them.
  private static func endOfWord(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int, behind last: WordClass) -> Int? {
    var (at, last) = (at, last)
    while at < bytes.count {
      guard let (kind, length) = wordClass(bytes, at) else { return nil }
      switch kind {
      case .letter, .number:
        at += length
        last = kind
      case .joiner, .numberJoiner:
        guard at + length < bytes.count else { return at }
        guard let (next, further) = wordClass(bytes, at + length) else { return nil }
        guard next == last, kind == .joiner || last == .number else { return at }
        at += length + further
      case .syllable, .other: return at
      }
    }
    return at
  }

  /// The class of the character at a place, and how many bytes it has; nil for one that is not among those that this knows.
  @inline(__always)
  private static func wordClass(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> (WordClass, Int)? {
    let byte = bytes[at]
    switch byte {
    case 0x41...0x5A, 0x61...0x7A: return (.letter, 1)
    case 0x30...0x39: return (.number, 1)
    case 0x27, 0x2E: return (.joiner, 1)
    case 0x2C, 0x3B: return (.numberJoiner, 1)
    // A colon, an `@` and a low line are parts of words in some places.
    case 0x3A, 0x40, 0x5F: return nil
    case ..<0x80: return (.other, 1)
    case 0xC2...0xDF: return wordClass(byte, bytes[at + 1]).map { ($0, 2) }
    case 0xE2: return bytes[at + 1] == 0x80 ? wordClass(ofMark: bytes[at + 2]).map { ($0, 3) } : nil
    case 0xE3:
      // The comma and the full stop of Chinese and Japanese, and their quotation marks.
      return bytes[at + 1] == 0x80 && [0x81, 0x82, 0x8C, 0x8D, 0x8E, 0x8F].contains(bytes[at + 2]) ? (.other, 3) : nil
    case 0xEF:
      // Exclamation and question marks and the comma of full width.
      guard bytes[at + 1] == 0xBC else { return nil }
      switch bytes[at + 2] {
      case 0x81, 0x9F: return (.other, 3)
      case 0x8C: return (.numberJoiner, 3)
      default: return nil
      }
    case 0xEA...0xED:
      let isSyllable = PlainForm.isEastAsian(byte, bytes[at + 1], bytes[at + 2])
      return isSyllable ? (.syllable, 3) : nil
    default: return nil
    }
  }

  /// The class of a letter of Latin, Cyrillic or Arabic, or of a mark beside them.
  private static func wordClass(_ first: UInt8, _ second: UInt8) -> WordClass? {
    switch (first, second) {
    case (0xC3, 0x97), (0xC3, 0xB7): nil
    case (0xC3...0xC8, _), (0xC9, 0x80...0x8F), (0xD0...0xD1, _), (0xD8, 0xA1...0xBA), (0xD9, 0x81...0x8A): .letter
    case (0xC2, 0xA0), (0xC2, 0xA1), (0xC2, 0xAB), (0xC2, 0xBB), (0xC2, 0xBF), (0xD8, 0x9B), (0xD8, 0x9F): .other
    case (0xD8, 0x8C): .numberJoiner
    default: nil
    }
  }

  /// The class of a dash, a quotation mark, a bullet or an ellipsis of U+2010 to U+203F, given by its last byte.
  private static func wordClass(ofMark last: UInt8) -> WordClass? {
    switch last {
    case 0x93, 0x94, 0x9C, 0x9D, 0x9E, 0xA2, 0xA6, 0xB9, 0xBA: .other
    case 0x99: .joiner
    default: nil
    }
  }
}

extension PlainSegments {
  /// Whether a text surely is one sentence in every language but Greek: nothing but its last character may end one.
  static func isOneSentence(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !bytes.isEmpty else { return false }
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : 3
      switch byte {
      case 0x21, 0x2E, 0x3F: return at + 1 == bytes.count
      case 0x20..<0x7F: break
      case 0xC2: guard bytes[at + 1] >= 0xA0, bytes[at + 1] != 0xAD else { return false }
      case 0xC3...0xC8, 0xD0...0xD1: break
      case 0xC9: guard bytes[at + 1] <= 0x8F else { return false }
      case 0xD8 where bytes[at + 1] == 0x9F: return at + 2 == bytes.count
      case 0xD8...0xD9:
        guard PlainForm.isArabic(byte, bytes[at + 1]), bytes[at + 1] < 0xA0 || byte == 0xD8 else { return false }
      case 0xE0: guard PlainForm.isThai(bytes[at + 1], bytes[at + 2]) else { return false }
      case 0xE2: guard bytes[at + 1] == 0x80, 0x90...0xA7 ~= bytes[at + 2], bytes[at + 2] != 0xA4 else { return false }
      case 0xE3 where bytes[at + 1] == 0x80 && bytes[at + 2] == 0x82: return at + 3 == bytes.count
      case 0xE3...0xED: guard isLetter(byte, bytes[at + 1], bytes[at + 2]) else { return false }
      default: return false
      }
      at += length
    }
    return true
  }

  /// Kana, Han, Hangul, and the comma and brackets beside them.
  private static func isLetter(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    if first == 0xE3, second == 0x80 { return third == 0x81 || third == 0x8C || third == 0x8D }
    return PlainForm.isEastAsian(first, second, third)
  }
}
