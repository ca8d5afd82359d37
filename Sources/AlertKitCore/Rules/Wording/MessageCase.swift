extension Rule {
  static let messageCase = Rule(
    id: "message-case", severity: .warning,
    summary: "A message, or a later sentence of it, starts in lower case, or it is in title style or capitals.",
    rationale: """
      A message is read as sentences: a capital first, the rest as in any text. Capitals on every word slow people down, capitals \
      all through shout, one word in capitals raises its voice (a note), and a small letter at the start looks as if something were cut \
      off. Of a later sentence that is a note.
      """,
    guidelines: ["A7"],
    examples: MessageCase.firing + MessageCase.silent,
    fixes: [
      .safe: "Starts the message with a capital where its first word is a common one.",
      .suggested: "Starts it with a capital where the word may be a name.",
    ],
    basis: .message,
    checks: .copy { $0.messageIsTitle ? [] : MessageCase.violations(in: $0, at: .message) },
    .copy { ShoutedWords.violations(in: $0, at: .message) }, .copy { SmallOpenings.violations(in: $0, at: .message) })
}

enum MessageCase {
  static func violations(in localized: LocalizedSurface, at field: Field) -> [Violation] {
    let facts = localized.facts
    guard facts.hasCase else { return [] }
    let fix = { CaseFix(localized.texts[$0], facts: facts).opened() }
    return localized.violations(at: field, fix: fix) { message in
      let text = localized.texts[message].cased
      // Where values make up most of the text, capitals are headings between them.
      if text.words.count > 1, FormatSpecifier.all(in: message).count < text.words.count, text.isShouted(facts) {
        return "\(quoted(message)) is all in capitals, which shouts; write it as a sentence."
      }
      if let style = facts.titleStyle, isInTitleStyle(text, style: style) {
        return "\(quoted(message)) is in title style; write it as a sentence."
      }
      guard let opening = text.opening, LetterCase.startsWithoutCapital(opening.text, locale: localized.locale),
        !isSameInSource(opening, localized.source[field], localized)
      else { return nil }
      let capital = LetterCase.capitalized(opening.text, locale: localized.locale)
      return "\(quoted(message)) starts in lower case; write “\(capital)”."
    }
  }

  /// Whether all words have the capitals of title style, and several of them are surely no names.
  static func isInTitleStyle(_ text: CasedWords, style: LocaleFacts.TitleStyle) -> Bool {
    let check = TitleStyleCheck(text, style: style)
    guard text.words.count > 2, check.firstViolation == nil else { return false }
    return check.sentenceViolations.count > 1
      || text.words.count > 3 && text.words.contains { plainWords.contains($0.key) && isWithin($0, of: text, check) }
  }

  /// Words, mostly verbs, that have a capital inside a text only in title style.
  private static let plainWords: Set<String> = [
    "is", "are", "was", "be", "has", "have", "been", "were", "cannot", "could", "please", "select", "enter", "choose",
    "provide", "input", "must", "should", "your",
  ]

  private static func isWithin(_ word: CasedWord, of text: CasedWords, _ check: TitleStyleCheck) -> Bool {
    !word.isFirst && !word.startsAnew && !word.isFree && check.isCapital(word) && !LetterCase.isAllCapitals(word.text)
  }

  /// Whether the source text starts with the very same word, which then is a name.
  static func isSameInSource(_ word: CasedWord, _ source: Copy?, _ localized: LocalizedSurface) -> Bool {
    guard localized.isInOtherLanguage, let source else { return false }
    return source.variants.contains { localized.sourceTexts[$0.text].words.all.first == word.text }
  }
}

extension MessageCase {
  fileprivate static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: [
          "en": "you can’t undo this action.", "de": "dieser Vorgang kann nicht widerrufen werden.",
          "fr": "cette action est irréversible.", "es": "¡no podrás deshacerlo!", "tr": "işlem geri alınamaz.",
          "nl": "ijs smelt.",
          "ko": "이 작업은 취소할 수 없습니다.", "zh-Hans": "此操作无法撤销。", "ja": "この操作は取り消せません。",
        ]),
      findings: [.init(.message, in: ["en", "de", "fr", "es", "tr", "nl"])]),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: "The Photo Was Deleted from the Album."),
      findings: [.init(.message, in: ["en"])]),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted, message: ["en": "THIS CAN’T BE UNDONE.", "de": "DAS FOTO IST WEG.", "el": "ΤΕΛΟΣ ΤΗΣ ΟΔΟΥ."]),
      findings: [.init(.message, in: ["en", "de", "el"])]),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: [
          "en": "This deletes ALL albums.", "de": "Das kann NICHT widerrufen werden.", "fr": "Ceci ne peut PAS être annulé.",
          "ko": "이 작업은 취소할 수 없습니다.",
        ]),
      findings: [.init(.message, in: ["en", "de", "fr"], severity: .note)]),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: [
          "en": "The photo is gone. restore it?", "de": "Das Foto ist weg! soll es zurückkommen?",
          "fr": "%@ est parti. la restaurer ?",
          "es": "La foto ya no está. ¿Restaurar?",
        ]),
      findings: [.init(.message, in: ["en", "de", "fr"], severity: .note)], note: "A later sentence begins small."),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: "The Camera Is Busy Now."), findings: [.init(.message, in: ["en"])],
      note: "A verb has its capital for nothing else."),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: "Please Select Property Type."), findings: [.init(.message, in: ["en"])]),
  ]

  fileprivate static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: "Data of the WHO is sent as JSON while Wi-Fi is OFF."),
      note: "Names and states."),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: "%@\n\nMETHOD\n%@\n\nPARAMETERS\n%@"), note: "Headings of values."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: [
          "en": "You can’t undo this action.", "de": "Dieser Vorgang kann nicht widerrufen werden.", "ko": "iPhone에서 삭제됩니다.",
          "ja": "iPhoneから削除されます。", "zh-Hans": "iPhone 上的照片将被删除。", "tr": "İşlem geri alınamaz.", "nl": "IJs smelt.",
        ])),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: ["en": "iPhone storage is full.", "de": "eSIM und iPhone sind bereit.", "fr": "iCloud est plein."]),
      note: "A brand's small letter stays."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted, message: ["en": "%@ was deleted.", "de": "„%@“ wurde gelöscht.", "fr": "%1$@ de %2$@ utilisés."]),
      note: "What stands first is not known."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: ["en": "3 photos were deleted.", "de": "example.com ist nicht erreichbar.", "nl": "'s Avonds is het stil."])),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: [
          "en": "It takes approx. five minutes... or more, e.g. on an old phone with iOS. iPhone only.",
          "de": "Fotos, Alben usw. sind weg, z. B. alte.", "nl": "Max. vijf foto's.",
        ]),
      note: "What is shortened, and names."),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: "Home Assistant and Apple Watch Ultra talk to Loop Pump Manager."),
      note: "Names."),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: ["en": "npm was not found.", "de": "npm wurde nicht gefunden."]),
      findings: [.init(.message, in: ["en"])], note: "What the translation keeps is a name."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted, message: ["en": "…and all its edits.", "fr": "- supprimée\n- perdue", "ka": "ფოტო წაიშალა."])),
  ]
}
