/// How many words a text has.
struct WordCount {
  /// Words by the locale's boundaries; a hyphenated compound is one, and so is a placeholder
  /// with the letters that it stands against.
  let words: Int
  /// Whether the text holds a placeholder, which may bring more words.
  let isLeast: Bool

  init(of text: String, locale: LocaleTag) {
    let own = FormatSpecifier.replacing(in: TextForm.withoutInvisibles(text), with: "0")
    words = Self.compounds(in: own, locale: locale)
    isLeast = !FormatSpecifier.all(in: text).isEmpty
  }

  private static func compounds(in text: String, locale: LocaleTag) -> Int {
    let words = TextSegments.words(in: text, locale: locale)
    let joints = zip(words, words.dropFirst()).count { left, right in
      let between = text[left.endIndex..<right.startIndex]
      // ICU parts a number from the Korean counter that is written against it.
      if between.isEmpty { return locale.language == "ko" }
      return between == "-" || between == "\u{2010}" || between == "\u{2011}"
    }
    return words.count - joints
  }
}
