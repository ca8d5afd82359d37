/// English buttons in code, below a title or message there that is surely in another language.
enum EnglishButtons {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    let (surface, facts) = (localized.surface, localized.facts)
    guard localized.isSource, surface.kind.isAlertOrSheet, facts.hasFile, localized.locale.language != "en" else { return [] }
    let labels = surface.buttons.indices.compactMap { index -> (index: Int, own: OwnText, word: String)? in
      let texts = localized.ownTexts(ofButton: index)
      // Where code chooses among several, one may be for people who read English.
      guard texts.count == 1, surface.buttons[index].title.status == .untranslatable,
        let word = ownWord(insteadOf: texts[0].text, facts)
      else { return nil }
      return (index, texts[0], word)
    }
    guard !labels.isEmpty, isSurelyOwn(surface, localized) else { return [] }
    return labels.map { label in
      Violation(
        .button(label.index + 1),
        "\(quoted(label.own.text)) is English, while other texts here are in \(facts.name); call it \(label.word).",
        variant: label.own.variant)
    }
  }

  private static let english = LocaleFacts.facts(for: LocaleTag("en"))

  /// The language's word for an English label that it does not borrow.
  private static func ownWord(insteadOf label: String, _ facts: LocaleFacts) -> String? {
    guard label.utf8.allSatisfy({ $0 < 0x80 }), facts.meanings(of: label).isEmpty else { return nil }
    let term = english.terms(inTitle: label).filter { MixedLanguage.ownLabels.contains($0) && facts.terms[$0] != nil }.min()
    return term.flatMap(facts.wording(insteadOf:))
  }

  /// Whether title or message, as code has them, are in the language by their letters, or by several of its commonest words.
  private static func isSurelyOwn(_ surface: Surface<Copy>, _ localized: LocalizedSurface) -> Bool {
    let copies = [surface.title, surface.message].compactMap(\.self)
    guard copies.allSatisfy({ $0.variants.count < 2 && $0.status == .untranslatable }) else { return false }
    let texts = copies.flatMap { $0.variants.map(\.text) }
    guard localized.locale.script != "Latn" else {
      return FunctionWords(of: texts).language(unlike: english.locale)?.language == localized.locale.language
    }
    let written = WrittenLanguage(of: texts)
    guard let script = written.script, script != "Latn" else { return false }
    return texts.contains { $0.utf8.count > 8 } && written.fits(localized.locale)
  }
}
