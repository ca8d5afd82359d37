extension Rule {
  static let titleCase = Rule(
    id: "title-case", severity: .warning,
    summary: "A title without an end mark is not in title style, or a whole question is.",
    rationale: """
      A title that is a fragment takes title style (“Photo Not Saved”), a title that is a sentence takes sentence style. A mixture \
      of both, or capitals all through, looks like a slip at the very place that people read first. Sentence style without the mark of a \
      sentence is a note, and so are English capitals in a language that writes titles as sentences (*Verzend Rapport*), and there a \
      translation that starts in lower case.
      """,
    guidelines: ["A6", "A11"],
    examples: TitleCase.firing + TitleCase.silent,
    fixes: [
      .safe: "Writes common words in title style, or with a capital at the start.",
      .suggested: "Changes the case of words that may be names.",
    ],
    basis: [.systemAlerts, .shownTitle, .title],
    checks: .copy(TitleCase.check), .copy(TitleCase.checkCapitals), .copy(TitleCase.checkSentence),
    .copy(TitleCase.checkQuestion),
    .copy(TitleCase.checkPointers),
    .copy(TitleCase.checkOpening),
    .copy { EnglishCapitals.violations(in: $0, at: .title) })
}

private enum TitleCase {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    let facts = localized.facts
    guard facts.hasCase, facts.buttonCase == .title else { return [] }
    func fix(_ title: String) -> Rewording? {
      let fix = CaseFix(localized.texts[title], facts: facts)
      let text = fix.text
      if text.isShouted(facts) { return nil }
      if let opening = text.opening, LetterCase.startsWithoutCapital(opening.text, locale: localized.locale) {
        return fix.opened()
      }
      return fix.titleStyled()
    }
    return localized.alertViolations(at: .title, fix: fix) { title in
      guard EndMark(of: localized.texts[title], facts: facts) == .none, !isAppName(title, in: localized),
        StandIns.note(in: title) == nil
      else { return nil }
      let text = localized.texts[title].cased
      if text.isShouted(facts) { return nil }
      if let opening = text.opening, LetterCase.startsWithoutCapital(opening.text, locale: localized.locale) {
        let capital = LetterCase.capitalized(opening.text, locale: localized.locale)
        return "\(quoted(title)) starts without a capital; write “\(capital)”."
      }
      guard let style = facts.titleStyle else { return nil }
      return mixture(TitleStyleCheck(text, style: style, misspellings: facts.phrases.misspellings), title)
    }
  }

  /// A title all in capitals, in any language that has them and with any mark at its end.
  static func checkCapitals(_ localized: LocalizedSurface) -> [Violation] {
    let facts = localized.facts
    guard facts.hasCase else { return [] }
    return localized.alertViolations(at: .title) { title in
      // In nearly every title the second letter is a small one.
      guard !title.unicodeScalars.contains(where: isSmall) || title.utf8.contains(UInt8(ascii: "%")),
        localized.texts[title].cased.isShouted(facts), !isAppName(title, in: localized)
      else { return nil }
      let style = facts.buttonCase == .title ? "title or sentence style" : "small letters"
      return "\(quoted(title)) is all in capitals; write it in \(style)."
    }
  }

  /// Whether a title is the app's name, which is written as it is.
  private static func isAppName(_ title: String, in localized: LocalizedSurface) -> Bool {
    localized.context.appNames.contains { TextForm.isSame($0, title) }
  }

  private static func isSmall(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? 0x61...0x7A ~= scalar.value : scalar.properties.isLowercase
  }

  /// A note on an alert's title in sentence style that no mark ends.
  static func checkSentence(_ localized: LocalizedSurface) -> [Violation] {
    let facts = localized.facts
    guard localized.surface.kind == .alert, facts.buttonCase == .title, let style = facts.titleStyle else { return [] }
    return localized.violations(at: .title) { title in
      let text = localized.texts[title]
      let check = TitleStyleCheck(text.cased, style: style, misspellings: facts.phrases.misspellings)
      guard EndMark(of: text, facts: facts) == .none, text.sentences.count == 1, !text.shown.contains(where: \.isNewline),
        let small = check.firstViolation, !small.isFirst, !check.isCapital(small), check.sentenceViolations.isEmpty,
        SentenceStyle(text, facts: facts).unmarked == nil, !QuestionOpening.lacksMark(text, facts: facts)
      else { return nil }
      let corrected = check.corrected.map { "write \(quoted($0))" } ?? "write it in title style"
      return "\(quoted(title)) is in sentence style and has no end mark; \(corrected), or a sentence with its mark."
    }.map { Violation($0.field, $0.message, severity: .note, variant: $0.variant) }
  }

  /// A whole question in title style: *Do You Want to Delete It?*
  static func checkQuestion(_ localized: LocalizedSurface) -> [Violation] {
    let facts = localized.facts
    guard facts.buttonCase == .title, let style = facts.titleStyle, let openings = facts.questionOpenings else { return [] }
    return localized.alertViolations(at: .title) { title in
      let text = localized.texts[title]
      let keys = text.words.keys
      guard EndMark(of: text, facts: facts) == .question, keys.count > 2, text.sentences.count == 1,
        openings.verbs.contains(keys[0]) || openings.verbsBeforePronouns.contains(keys[0]), openings.pronouns.contains(keys[1])
      else { return nil }
      let check = TitleStyleCheck(text.cased, style: style, misspellings: facts.phrases.misspellings)
      guard check.firstViolation == nil, check.isCapital(text.cased.words[1]), check.sentenceViolations.count > 1 else {
        return nil
      }
      return "\(quoted(title)) is a whole sentence in title style; write it in sentence style."
    }
  }

  /// A question in sentence style in which a word that points at something has a capital: *Delete All photos?*
  static func checkPointers(_ localized: LocalizedSurface) -> [Violation] {
    let facts = localized.facts
    guard let style = facts.titleStyle, localized.locale.language == "en" else { return [] }
    return localized.alertViolations(at: .title) { title in
      let text = localized.texts[title].cased
      // In title style small words follow one with a capital: *Are You in a Hurry?*
      guard EndMark(of: localized.texts[title], facts: facts) == .question,
        TitleStyleCheck(text, style: style, misspellings: facts.phrases.misspellings).firstViolation != nil
      else { return nil }
      let words = text.words
      let pair = zip(words, words.dropFirst()).first { word, next in
        !word.isFirst && !word.startsAnew && !word.isFree && pointers.contains(word.key)
          && LetterCase.startsWithCapital(word.text, locale: localized.locale)
          && !next.isFree && LetterCase.startsWithoutCapital(next.text, locale: localized.locale)
      }
      return pair.map { "\(quoted(title)) mixes title and sentence style at “\($0.0.text) \($0.1.text)”; write one of them." }
    }
  }

  private static let pointers: Set<String> = ["all", "this", "these", "those", "you", "your", "my", "any", "every", "selected"]

  /// A note on a translation that starts in lower case in a language of sentence style, whatever its source does.
  static func checkOpening(_ localized: LocalizedSurface) -> [Violation] {
    let facts = localized.facts
    guard localized.isInOtherLanguage, facts.hasCase, facts.buttonCase != .title, let source = localized.source.title,
      source.variants.allSatisfy({ variant in
        localized.sourceTexts[variant.text].cased.opening != nil
      })
    else { return [] }
    let fix = { CaseFix(localized.texts[$0], facts: facts).opened() }
    return localized.alertViolations(at: .title, fix: fix) { title in
      guard let opening = localized.texts[title].cased.opening,
        LetterCase.startsWithoutCapital(opening.text, locale: localized.locale),
        !MessageCase.isSameInSource(opening, source, localized)
      else { return nil }
      let capital = LetterCase.capitalized(opening.text, locale: localized.locale)
      return "\(quoted(title)) starts without a capital; write “\(capital)”."
    }.map { Violation($0.field, $0.message, severity: .note, variant: $0.variant, fixes: $0.fixes) }
  }

  static func mixture(_ check: TitleStyleCheck, _ title: String) -> String? {
    guard let small = check.firstViolation, let capital = check.sentenceViolations.first else { return nil }
    let words = small.text == capital.text ? "at “\(small.text)”" : "at “\(capital.text)” and “\(small.text)”"
    let correction = check.corrected.map { ", such as \(quoted($0))" } ?? ""
    return "\(quoted(title)) mixes title and sentence style \(words); write one of them\(correction)."
  }
}

extension TitleCase {
  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(title: ["en": "Do You Want to Delete This Photo?", "de": "Soll das Foto gelöscht werden?"]),
      findings: [.init(.title, in: ["en"])], note: "It is a whole sentence."),
    RuleExample(
      ExampleSurface(title: ["en": "Are You Sure?", "en-GB": "Are you sure?", "de": "Wirklich?"]),
      findings: [.init(.title, in: ["en"])], note: "However short it is."),
    RuleExample(
      ExampleSurface(
        title: [
          "en": "photo not saved", "tr": "işlem başarısız", "pt-BR": "foto não salva", "de": "foto nicht gesichert",
          "ko": "사진이 저장되지 않음", "ja": "写真は保存されませんでした", "zh-Hans": "未存储照片",
        ]),
      findings: [
        .init(.title, in: ["en", "tr", "pt-BR"]), .init(.title, in: ["de"], severity: .note),
      ], note: "A translation is not excused by its source."),
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Photo Not Saved", "de": "das Foto wurde nicht gesichert.", "it": "foto non salvata",
          "sv": "fotot sparades inte",
          "ko": "사진이 저장되지 않음",
        ]),
      findings: [.init(.title, in: ["de", "it", "sv"], severity: .note)]),
    RuleExample(
      ExampleSurface(title: ["en": "Delete All photos?", "en-GB": "Delete This photo?", "de": "Alle Fotos löschen?"]),
      findings: [.init(.title, in: ["en", "en-GB"])]),
    RuleExample(ExampleSurface(title: "Failed to Save photo"), findings: [.init(.title, in: ["en"])]),
    RuleExample(ExampleSurface(title: "Could Not connect to the Server"), findings: [.init(.title, in: ["en"])]),
    RuleExample(
      ExampleSurface(title: ["en": "PHOTO NOT SAVED", "en-GB": "Photo not Saved", "id": "FOTO TIDAK DISIMPAN"]),
      findings: [.init(.title, in: ["en", "id"]), .init(.title, in: ["en-GB"])]),
    RuleExample(
      ExampleSurface(source: "ko", title: ["ko": "저장 안 됨", "en": "Delete Photo and Its edits"]),
      findings: [.init(.title, in: ["en"])]),
    RuleExample(
      ExampleSurface(title: ["en": "Photo not saved", "en-GB": "Unable to save photo", "ja": "写真は未保存", "zh-Hans": "未存储"]),
      findings: [.init(.title, in: ["en", "en-GB"], severity: .note)], note: "Sentence style without a sentence's mark."),
    RuleExample(
      ExampleSurface(title: [
        "en": "Delete Account", "es": "Cambiar Contraseña", "fr": "Ouvrir le Fichier", "nl": "Verwijder Wachtwoord",
        "es-419": "Eliminar Cuenta", "ko": "계정 삭제",
      ]),
      findings: [.init(.title, in: ["es", "es-419", "fr", "nl"], severity: .note)], note: "English capitals."),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(title: [
        "en": "%@ Not Saved", "de": "nicht gesichert", "fr": "iCloud est plein", "it": "“foto” non salvata",
      ]),
      note: "What a source opens with is not known, and names and quoted words keep their letters."),
    RuleExample(
      ExampleSurface(title: [
        "en": "Photo Not Saved", "tr": "Fotoğraf Kaydedilmedi", "id": "Foto tidak disimpan", "de": "Nicht gesichert",
      ]),
      note: "Title style, and languages whose buttons are in sentence style."),
    RuleExample(
      ExampleSurface(title: [
        "en": "Open Files", "es": "Abrir Archivos", "it": "Elimina account", "fr": "Ouvrir Réglages",
        "de": "Konto Löschen",
      ]),
      note: "Apps and names; German nouns have capitals."),
    RuleExample(
      ExampleSurface(title: ["en": "Photo not saved.", "pt-BR": "Foto não salva", "ja": "写真は未保存", "zh-Hans": "未存储"])),
    RuleExample(
      ExampleSurface(title: "Couldn’t connect to Home Assistant."), note: "The capitals may be a name's."),
    RuleExample(ExampleSurface(title: "Could Not connect."), note: "A sentence with its end mark is not judged here."),
    RuleExample(ExampleSurface(title: "Save this photo?")),
    RuleExample(
      ExampleSurface(title: ["en": "Delete from All Photos?", "en-GB": "Move it to All?"]), note: "An album's name."),
    RuleExample(
      ExampleSurface(title: ["en": "Delete %@", "ms": "%@ tidak disimpan"]), note: "What a placeholder holds is not known."),
    RuleExample(ExampleSurface(title: "Sign In to iCloud"), note: "Brands keep their letters."),
    RuleExample(ExampleSurface(title: "Moved “Delete photo” to Trash"), note: "So do quoted words."),
    RuleExample(ExampleSurface(title: "Turn Off VPN"), note: "And acronyms."),
  ]
}
