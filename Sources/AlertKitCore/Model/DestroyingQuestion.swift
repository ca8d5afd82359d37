/// What an alert asks whether to destroy.
enum DestroyingQuestion {
  /// The meaning by which an alert asks whether to destroy something, as its source language says it: a question of its title or
  /// message that holds a destructive verb, a sentence that tells of a loss, or a title that is such a verb, or its noun.
  static func term(of localized: LocalizedSurface) -> Term? {
    let texts = [localized.source.title, localized.source.message].compactMap(\.self)
    guard let title = texts.first, title.isWhole else { return nil }
    for text in texts.lazy.filter(\.isWhole).flatMap({ copy in copy.variants.map(\.text) }) {
      if let term = destroyed(byQuestion: text, localized) { return term }
    }
    let facts = localized.sourceFacts
    return title.variants.lazy.compactMap { facts.destructiveVerb(in: $0.text) ?? (facts.namesReset($0.text) ? "Reset" : nil) }
      .first
  }

  private static func destroyed(byQuestion text: String, _ localized: LocalizedSurface) -> Term? {
    let (facts, texts) = (localized.sourceFacts, localized.sourceTexts)
    for sentence in texts[text].sentences.map({ texts[$0] }) {
      if facts.announcesLoss(sentence) { return "Delete" }
      // A full stop behind a question mark is a slip.
      let asks =
        TextEnd.marks(atEndOf: sentence.text).contains { EndMark.of($0, facts: facts) == .question }
        || QuestionOpening.lacksMark(sentence, facts: facts)
      guard asks, !facts.namesHarmlessDeed(sentence.text) else { continue }
      if let term = destructive.first(where: { facts.holds($0, in: sentence) }) { return term }
    }
    return nil
  }

  private static let destructive = Term.destructive.sorted()
}

extension LocaleFacts {
  /// Whether one of a meaning's wordings stands in a sentence: as words, or anywhere where words are not parted or take endings.
  fileprivate func holds(_ term: Term, in sentence: AnalyzedText) -> Bool {
    let wordings = suggestions(for: term).map(Self.key)
    if findsWordsAnywhere {
      let text = Self.key(sentence.text)
      return wordings.contains { text.contains($0) }
    }
    let words = sentence.words.keys
    return wordings.contains { wording in
      let parts = wording.split(separator: " ").map(String.init)
      return words.indices.contains { words[$0...].starts(with: parts) }
    }
  }
}
