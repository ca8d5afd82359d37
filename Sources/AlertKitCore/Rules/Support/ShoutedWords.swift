/// Words in capitals for emphasis: *This will delete ALL photos.*
enum ShoutedWords {
  /// A note where one of the language's commonest words stands in capitals within a text of a field that is not all in capitals.
  static func violations(in localized: LocalizedSurface, at field: Field) -> [Violation] {
    guard localized.facts.hasCase, localized.surface.kind.isAlertOrSheet else { return [] }
    return localized.violations(at: field) { text in
      let cased = localized.texts[text].cased
      guard cased.words.count > 2, !cased.isShouted(localized.facts) else { return nil }
      let shouted = cased.words.first { word in
        !word.isForeign && word.text.count > 2 && LetterCase.isAllCapitals(word.text) && isCommon(word.key, localized.facts)
      }
      return shouted.map { "“\($0.text)” shouts; write it in small letters, as the words say enough." }
    }.map { Violation($0.field, $0.message, severity: .note, variant: $0.variant) }
  }

  private static func isCommon(_ word: String, _ facts: LocaleFacts) -> Bool {
    facts.functionWords.contains(word) && !facts.capitalWords.contains(word)
  }
}
