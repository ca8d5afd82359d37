/// How many words a text has.
struct WordCount {
  /// Words by the locale's boundaries; a hyphenated compound is one, and so is each placeholder.
  let words: Int
  /// Whether the text holds a placeholder, which may bring more words.
  let isLeast: Bool

  init(of text: String, locale: LocaleTag) {
    let visible = TextForm.withoutInvisibles(text)
    let placeholders = FormatSpecifier.all(in: visible).count
    let own = placeholders == 0 ? visible : FormatSpecifier.replacing(in: visible, with: " ")
    words = Self.compounds(in: own, locale: locale) + placeholders
    isLeast = placeholders > 0
  }

  private static func compounds(in text: String, locale: LocaleTag) -> Int {
    let words = TextSegments.words(in: text, locale: locale)
    let joints = zip(words, words.dropFirst()).count { left, right in
      let between = text[left.endIndex..<right.startIndex]
      return between == "-" || between == "\u{2010}" || between == "\u{2011}"
    }
    return words.count - joints
  }
}
