/// How many words a text has.
struct WordCount {
  /// Words by the locale's boundaries; a hyphenated compound is one, and so is a placeholder
  /// with the letters that it stands against.
  let words: Int
  /// Whether the text holds a placeholder, which may bring more words.
  let isLeast: Bool

  init(of text: String, locale: LocaleTag) {
    self.init(of: AnalyzedText(text, locale: locale))
  }

  init(of analyzed: AnalyzedText) {
    let (text, locale) = (analyzed.text, analyzed.locale)
    guard !analyzed.isPlain else {
      let count = Self.compounds(of: analyzed.words.all, in: text, locale: locale)
      (words, isLeast) = (Self.isShortHan(text) ? min(count, 2) : count, false)
      return
    }
    let own = FormatSpecifier.replacing(in: TextForm.withoutInvisibles(text), with: "0")
    words = Self.compounds(of: TextSegments.words(in: own, locale: locale), in: own, locale: locale)
    isLeast = !FormatSpecifier.all(in: text).isEmpty
  }

  /// Whether a text is at most four Chinese characters, which are no more than two words however a dictionary parts them.
  private static func isShortHan(_ text: String) -> Bool {
    var letters = 0
    for scalar in text.unicodeScalars where scalar.isASCII || scalar.properties.isAlphabetic {
      if scalar.isASCII {
        if 0x61...0x7A ~= scalar.value | 0x20 { return false }
        continue
      }
      letters += 1
      if letters > 4 || !scalar.properties.isIdeographic { return false }
    }
    return true
  }

  private static func compounds(of words: [Substring], in text: String, locale: LocaleTag) -> Int {
    lazy var takesParticles = LocaleFacts.facts(for: locale).takesParticles
    let joints = zip(words, words.dropFirst()).count { left, right in
      let between = text[left.endIndex..<right.startIndex]
      if between.utf8.elementsEqual(" ".utf8) { return false }
      // ICU parts a number from the Korean counter that is written against it.
      if between.isEmpty { return takesParticles }
      return between == "-" || between == "\u{2010}" || between == "\u{2011}"
    }
    return words.count - joints
  }
}
