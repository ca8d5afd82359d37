/// Finds words and phrases of a locale in a text.
struct PhraseSearch {
  private let text: String
  private let words: AnalyzedText.Words

  init(_ analyzed: AnalyzedText) {
    text = analyzed.shown
    words = analyzed.words
  }

  /// The first of some phrases that stands in the text as whole words, outside of quotation marks, and is not part of one of the
  /// exceptions.
  func first(of phrases: PhraseList, except exceptions: PhraseList? = nil) -> Substring? {
    let found = phrases.ranges(in: words).filter { !words.isQuoted($0.lowerBound) }
    guard !found.isEmpty else { return nil }
    // By word, how far an exception reaches that begins there or before.
    var reach = [Int](repeating: 0, count: words.all.count)
    for range in exceptions?.ranges(in: words) ?? [] {
      reach[range.lowerBound] = max(reach[range.lowerBound], range.upperBound)
    }
    for index in reach.indices.dropFirst() { reach[index] = max(reach[index], reach[index - 1]) }
    let first = found.filter { reach[$0.lowerBound] < $0.upperBound }.min {
      ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound)
    }
    return first.map { text[words.all[$0.lowerBound].startIndex..<words.all[$0.upperBound - 1].endIndex] }
  }

  /// The words, outside of quotation marks and of exceptions, that a test accepts; `isAcceptable` takes the word, its key
  /// and its number for word filters.
  func words(
    except exceptions: PhraseList = PhraseList([]),
    where isAcceptable: (_ word: Substring, _ key: String, _ number: UInt64) -> Bool
  ) -> [Substring] {
    let found = words.all.indices.filter { index in
      isAcceptable(words.all[index], words.keys[index], words.numbers[index]) && !words.isQuoted(index) && !isMinutes(index)
    }
    guard !found.isEmpty else { return [] }
    let excepted = exceptions.ranges(in: words)
    return found.filter { index in !excepted.contains { $0.contains(index) } }.map { words.all[$0] }
  }

  /// Whether a word is the unit of time, which is written like *my* in the Scandinavian languages.
  private func isMinutes(_ index: Int) -> Bool {
    guard words.keys[index] == "min",
      let before = text[..<words.all[index].startIndex].last(where: { !$0.isWhitespace })
    else { return false }
    return before.isNumber || before.unicodeScalars.first == DisplayText.placeholderMark
  }
}

extension LocaleFacts {
  /// The first of some phrases that a text holds: as whole words, or anywhere where words are not parted by spaces or take
  /// endings, as in Korean.
  func phrase(of phrases: ListedPhrases, in text: AnalyzedText, except exceptions: ListedPhrases = []) -> String? {
    guard !phrases.isEmpty else { return nil }
    guard findsWordsAnywhere else {
      return PhraseSearch(text).first(of: phrases.forms.list, except: exceptions.forms.list).map(String.init)
    }
    let key = text.isPlain ? text.key : Self.key(DisplayText.withoutMarkup(text.text))
    guard phrases.forms.any.finds(in: key) else { return nil }
    let own = exceptions.forms.keys.reduce(key) { $0.replacing($1, with: " ") }
    return zip(phrases.texts, phrases.forms.keys).first { own.holdsBytes(of: $1) }?.0
  }
}
