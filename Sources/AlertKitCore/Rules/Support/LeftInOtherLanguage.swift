extension LocalizedSurface {
  /// Whether a text of the source language's was left in another language, whose case it has: the surface's texts together tell that
  /// one, and a word of it is one of that language's frequent words and none of the source language's.
  func isLeftInOtherLanguage(_ text: String) -> Bool {
    guard isSource else { return false }
    let texts = surface.texts.flatMap { $0.text.variants.map(\.text) }
    guard let language = FunctionWords(of: Set(texts).sorted()).language(unlike: locale) else { return false }
    let other = LocaleFacts.facts(for: language)
    return AnalyzedText(text, locale: locale).words.keys.contains { other.knows($0) && !facts.knows($0) }
  }
}
