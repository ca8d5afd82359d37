/// Finds words and phrases of a locale in a text.
struct PhraseSearch {
  private let text: String
  private let words: [Substring]
  private let keys: [String]
  private let quotedParts: [Range<String.Index>]

  init(_ written: String, locale: LocaleTag) {
    text = DisplayText.withPlaceholderMarks(DisplayText.withoutMarkup(written))
    words = TextSegments.words(in: text, locale: locale)
    keys = words.map { LocaleFacts.key(String($0)) }
    quotedParts = QuotedParts.ranges(in: text)
  }

  /// The first of some phrases that stands in the text as whole words, outside of quotation marks, and is not part of one of the
  /// exceptions.
  func first(of phrases: [String], except exceptions: [String] = []) -> Substring? {
    let allowed = exceptions.flatMap { ranges(of: $0) }
    let found = phrases.flatMap { ranges(of: $0) }.filter { range in
      !allowed.contains { $0.contains(range.lowerBound) && range.upperBound <= $0.upperBound } && !isQuoted(range)
    }
    guard let first = found.min(by: { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }) else { return nil }
    return text[words[first.lowerBound].startIndex..<words[first.upperBound - 1].endIndex]
  }

  /// Where a phrase stands, as ranges of words.
  private func ranges(of phrase: String) -> [Range<Int>] {
    let parts = LocaleFacts.key(phrase).split(separator: " ").map(String.init)
    guard !parts.isEmpty, parts.count <= keys.count else { return [] }
    return (0...(keys.count - parts.count)).filter { Array(keys[$0..<($0 + parts.count)]) == parts }.map {
      $0..<($0 + parts.count)
    }
  }

  private func isQuoted(_ range: Range<Int>) -> Bool {
    quotedParts.contains { $0.contains(words[range.lowerBound].startIndex) }
  }

  /// The words, outside of quotation marks, that a test accepts; `isAcceptable` takes the word and its key.
  func words(where isAcceptable: (_ word: Substring, _ key: String) -> Bool) -> [Substring] {
    words.indices.filter { isAcceptable(words[$0], keys[$0]) && !isQuoted($0..<($0 + 1)) && !isMinutes($0) }.map { words[$0] }
  }

  /// Whether a word is the unit of time, which is written like *my* in the Scandinavian languages.
  private func isMinutes(_ index: Int) -> Bool {
    guard keys[index] == "min", let before = text[..<words[index].startIndex].last(where: { !$0.isWhitespace }) else {
      return false
    }
    return before.isNumber || before.unicodeScalars.first == DisplayText.placeholderMark
  }
}
