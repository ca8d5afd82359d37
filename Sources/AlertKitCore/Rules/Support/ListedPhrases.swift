extension LocaleFacts {
  /// The first of some phrases that a text holds: as whole words, or anywhere where words are not parted by spaces or take
  /// endings, as in Korean.
  func phrase(of phrases: [String], in text: String, except exceptions: [String] = []) -> String? {
    guard !phrases.isEmpty else { return nil }
    guard findsWordsAnywhere else {
      return PhraseSearch(AnalyzedText(text, locale: locale)).first(of: PhraseList(phrases), except: PhraseList(exceptions))
        .map(String.init)
    }
    let own = exceptions.reduce(Self.key(DisplayText.withoutMarkup(text))) { $0.replacing(Self.key($1), with: " ") }
    return phrases.first { own.holdsBytes(of: Self.key($0)) }
  }
}
