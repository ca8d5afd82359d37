/// Messages that end in a full stop where their source asks.
enum StoppedQuestion {
  static func violations(in localized: LocalizedSurface) -> [Violation] {
    let facts = localized.facts
    // Elsewhere a word asks, and a mark need not.
    guard localized.isInOtherLanguage, localized.surface.kind.isAlertOrSheet, facts.wordSeparator == .space,
      !facts.takesParticles, let mark = facts.questionEnd.first
    else { return [] }
    return localized.violations(
      at: .message,
      judging: { own, message in
        let text = localized.texts[message]
        guard EndMark(of: text, facts: facts) == .stop, opensAsQuestion(text, facts),
          let source = localized.source(of: own, at: .message), !source.variants.isEmpty,
          source.variants.allSatisfy({ asks(localized.sourceTexts[$0.text], localized, sentences: text.sentences.count) })
        else { return nil }
        return "\(quoted(message)) ends in a full stop, and its source asks; end it with “\(mark)”."
      }
    ).map { Violation($0.field, $0.message, severity: .note, variant: $0.variant) }
  }

  /// Whether a text begins as a question does that the language's alerts often ask: *Är du säker*.
  private static func opensAsQuestion(_ text: AnalyzedText, _ facts: LocaleFacts) -> Bool {
    facts.askingOpenings.open(text.words)
  }

  /// Whether a source text ends in a question, and has as many sentences as its translation, so that the last ones say the same.
  private static func asks(_ source: AnalyzedText, _ localized: LocalizedSurface, sentences: Int) -> Bool {
    EndMark(of: source, facts: localized.sourceFacts) == .question && source.sentences.count == sentences
  }
}
