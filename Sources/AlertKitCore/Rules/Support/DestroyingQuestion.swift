extension LocalizedSurface {
  /// The meaning by which an alert asks whether to destroy something, as its source language says it: a question of its title or
  /// message that holds a destructive verb, or a title that is one.
  var destroyingQuestion: Term? {
    let texts = [source.title, source.message].compactMap(\.self)
    guard let title = texts.first, title.isWhole else { return nil }
    let asked = texts.filter(\.isWhole).flatMap { copy in copy.variants.map(\.text) }.compactMap(destroyedByQuestion)
    return asked.first ?? title.variants.lazy.compactMap { self.sourceFacts.destructiveVerb(in: $0.text) }.first
  }

  /// The index, from 0, of a button that merely agrees to what destroys: the only one beside a way out, without a role.
  var buttonAgreeingToDestroy: Int? {
    let buttons = surface.buttons
    guard surface.kind.isAlertOrSheet, surface.buttonsAreComplete, buttons.count == 2,
      let index = buttons.firstIndex(where: { $0.role == .default }),
      !meaning(ofButton: index).terms.isDisjoint(with: Self.agreement)
    else { return nil }
    let other = meaning(ofButton: 1 - index)
    let isWayOut = buttons[1 - index].role == .cancel || other.saysCancel || other.terms.contains(.no)
    return isWayOut && destroyingQuestion != nil ? index : nil
  }

  private static let agreement: Set<Term> = [.ok, .yes, "Continue", "Confirm", "Proceed"]

  private func destroyedByQuestion(_ text: String) -> Term? {
    let facts = sourceFacts
    for sentence in sourceTexts[text].sentences.map({ sourceTexts[$0] })
    where EndMark(of: sentence, facts: facts) == .question && !facts.namesHarmlessDeed(sentence.text) {
      if let term = Self.destructive.first(where: { facts.holds($0, in: sentence) }) { return term }
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
