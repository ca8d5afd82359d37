/// Titles in the capitals of English title style, in a language that writes sentences: *Verzend Rapport*.
enum EnglishCapitals {
  /// A note where a text of a field has a capital on a common word inside, and no word of some length without one.
  static func violations(in localized: LocalizedSurface, at field: Field) -> [Violation] {
    localized.surface.kind.isAlertOrSheet ? notes(in: localized, at: field) : []
  }

  /// The same for any kind of surface.
  static func notes(in localized: LocalizedSurface, at field: Field) -> [Violation] {
    guard mayHave(localized.facts) else { return [] }
    return localized.violations(at: field) { text in
      word(in: text, localized).map {
        "\(quoted(text)) has a capital at “\($0)” as in English; \(localized.facts.name) begins only the first word with one."
      }
    }.map { Violation($0.field, $0.message, severity: .note, variant: $0.variant) }
  }

  private static func mayHave(_ facts: LocaleFacts) -> Bool {
    facts.hasCase && facts.buttonCase == .sentence && facts.titleCase == .sentence && !facts.capitalizesNouns
  }

  private static func word(in text: String, _ localized: LocalizedSurface) -> Substring? {
    let (analyzed, facts) = (localized.texts[text], localized.facts)
    let words = analyzed.cased.words
    guard 2...8 ~= words.count, !facts.isLabel(text), !analyzed.cased.isShouted(facts),
      EndMark(of: analyzed, facts: facts) != .stop, !namesApp(analyzed, localized)
    else { return nil }
    let long = words.dropFirst().filter { $0.text.count > 3 && !$0.isFree && !$0.startsAnew }
    let isCapital = { (word: CasedWord) in LetterCase.startsWithCapital(word.text, locale: localized.locale) }
    guard long.allSatisfy(isCapital) else { return nil }
    let places = Set(((facts.notifications?.settings.texts ?? []) + facts.appNames).map(LocaleFacts.key))
    return long.first {
      facts.phrases.misspellings.lists($0.key) && !places.contains($0.key) && !localized.sourceSays($0.key)
    }?.text
  }

  private static func namesApp(_ text: AnalyzedText, _ localized: LocalizedSurface) -> Bool {
    localized.context.appNames.contains { !$0.isEmpty && text.key.contains(LocaleFacts.key($0)) }
  }
}
