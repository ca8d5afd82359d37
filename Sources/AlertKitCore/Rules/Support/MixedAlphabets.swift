/// A word with a letter of another alphabet that looks like its own, or was left by an escape: *разn*, *Сancel*.
enum MixedAlphabets {
  static func violations(in localized: LocalizedSurface) -> [Violation] {
    // Only asked for where a text has both.
    lazy var isCyrillic = localized.locale.script == "Cyrl"
    return localized.violationsOfTexts { _, text in
      let analyzed = localized.texts[text]
      guard analyzed.bytes.isSuperset(of: [.latin, .cyrillic]) else { return nil }
      let word = analyzed.words.all.first {
        hasBoth($0.utf8) && (isCyrillic ? hasLatin($0) : hasCyrillic($0))
      }
      return word.map { "“\($0)” has letters of two alphabets; write it in one." }
    }
  }

  /// Whether there are Latin letters without accents, and Cyrillic ones.
  private static func hasBoth(_ text: some Sequence<UInt8>) -> Bool {
    var (hasLatin, hasCyrillic) = (false, false)
    for byte in text {
      if byte >= 0x80 {
        // The first bytes of U+0400–U+04FF.
        if 0xD0...0xD3 ~= byte { hasCyrillic = true }
      } else if UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 {
        hasLatin = true
      }
      if hasLatin && hasCyrillic { return true }
    }
    return false
  }

  /// Whether a Latin letter or two stand in a Cyrillic word; several capitals are an acronym with an ending.
  private static func hasLatin(_ word: Substring) -> Bool {
    let (latin, cyrillic) = letters(of: word)
    guard cyrillic.count > 2, !latin.isEmpty else { return false }
    let areSmall = latin.count < 3 && latin.allSatisfy { $0.properties.isLowercase }
    return areSmall || (latin.count == 1 && latinCapitals.contains(latin[0]))
  }

  /// Whether a Cyrillic letter or two that look like Latin ones stand in a Latin word.
  private static func hasCyrillic(_ word: Substring) -> Bool {
    let (latin, cyrillic) = letters(of: word)
    return latin.count > 2 && (1...2).contains(cyrillic.count) && cyrillic.allSatisfy(cyrillicLookalikes.contains)
  }

  private static func letters(of word: Substring) -> (latin: [Unicode.Scalar], cyrillic: [Unicode.Scalar]) {
    let scalars = word.unicodeScalars
    return (scalars.filter { $0.isASCII && $0.properties.isAlphabetic }, scalars.filter { (0x400...0x4FF).contains($0.value) })
  }

  private static let latinCapitals = Set("ABCEHIKMOPTXY".unicodeScalars)
  private static let cyrillicLookalikes = Set("АВСЕНІКМОРТХУасеіорхуѕј".unicodeScalars)
}
