extension Rule {
  static let mixedLanguage = Rule(
    id: "mixed-language", severity: .warning,
    summary: "One text of a surface reads as in the source language while another is translated, or is in another script.",
    rationale: """
      A title in one language over buttons in another looks broken, and whoever reads only one of them answers a question that \
      they have not understood. It happens when texts are added later, or are copied into a table to be translated some day.
      """,
    guidelines: [],
    examples: MixedLanguage.firing + MixedLanguage.silent,
    basis: .translation,
    checks: .copy(MixedLanguage.check), .copy(MixedLanguage.checkHan), .copy(EnglishButtons.check),
    .project(SourceTableLanguage.violations), .project(EnglishLiterals.violations))
}

enum MixedLanguage {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    guard localized.isInOtherLanguage else { return [] }
    let texts = zip(localized.surface.texts, localized.source.texts).flatMap { own, source in
      localized.singleTexts(of: own.text, source: source.text).filter { $0.own.status == .translated }.map { (own.field, $0) }
    }
    let foreign = texts.compactMap { field, single in script(of: single, at: field, localized) }
    let translated = texts.filter { isTranslated($0.1.own, from: $0.1.source) }
    // The system has its own buttons in every language.
    guard translated.contains(where: { !$0.1.own.reference.isSystem }) else { return foreign }
    let own = translated.flatMap { $0.1.own.variants.map(\.text) }
    return foreign
      + texts.compactMap { field, single in
        guard let found = violation(at: field, single, localized) ?? label(at: field, single, localized) else { return nil }
        // What a translation says within a sentence of its own is a name.
        let text = single.own.variants.first?.text ?? ""
        return own.contains { $0.holdsBytes(of: text) } ? nil : found
      }
  }

  /// A text in the other way of writing Chinese, as its source is: copied and never converted.
  static func checkHan(_ localized: LocalizedSurface) -> [Violation] {
    let (locale, source) = (localized.locale, localized.sourceLocale)
    guard locale.language == "zh", source.language == "zh", locale.script != source.script else { return [] }
    return zip(localized.surface.texts, localized.source.texts).flatMap { own, source in
      localized.singleTexts(of: own.text, source: source.text).filter { $0.own.status == .translated }.compactMap { single in
        single.own.variants.firstIndex { WrittenLanguage(of: [$0.text]).isOtherHan(than: locale) }.map {
          Violation(
            own.field, "\(quoted(single.own.variants[$0].text)) is in the other characters of Chinese; convert it.",
            variant: single.firstVariant + $0)
        }
      }
    }
  }

  /// Whether a source text is in the language of a locale, which then has it rightly.
  private static func isInLanguage(_ text: String, of localized: LocalizedSurface) -> Bool {
    WrittenLanguage.isIn(localized.locale, ratherThan: localized.sourceLocale, text)
      || FunctionWords(of: [text]).language(unlike: localized.sourceLocale)?.language == localized.locale.language
  }

  /// A text that was written anew, in letters that the locale is not written in. `zh` alone says nothing of the way of writing Chinese.
  private static func script(of single: OwnVariant, at field: Field, _ localized: LocalizedSurface) -> Violation? {
    guard isTranslated(single.own, from: single.source) else { return nil }
    let index = single.own.variants.firstIndex { variant in
      variant.text.utf8.allSatisfy { $0 < 0x80 }
        ? localized.facts.isInEnglish(variant.text)
        : isForeign(WrittenLanguage(of: [variant.text]), to: localized.locale)
    }
    return index.map {
      Violation(
        field, "\(quoted(single.own.variants[$0].text)) is in the letters of another language; translate it.",
        variant: single.firstVariant + $0)
    }
  }

  private static func isForeign(_ written: WrittenLanguage, to locale: LocaleTag) -> Bool {
    !(locale.identifier == "zh" && written.script == "Hani") && written.isForeign(to: locale)
  }

  /// A button that has the source language's word where the locale's own is known.
  private static func label(at field: Field, _ single: OwnVariant, _ localized: LocalizedSurface) -> Violation? {
    guard field.isButton || field == .title, localized.surface.kind.isAlertOrSheet, let title = single.own.text,
      single.source?.text.map({ TextForm.isSame($0, title) }) == true
    else { return nil }
    let facts = localized.facts
    if field == .title, isGenericHeading(title, localized) {
      return Violation(
        field, "\(quoted(title)) is the source language’s word, while other texts here are translated; translate it.",
        variant: single.firstVariant)
    }
    let labels = field.isButton ? ownLabels : ownHeadings
    let term = localized.sourceFacts.terms(inTitle: title).filter { labels.contains($0) && facts.terms[$0] != nil }.min()
    guard let term, facts.meanings(of: title).isEmpty, let word = facts.wording(insteadOf: term) else { return nil }
    return Violation(
      field, "\(quoted(title)) is the source language’s word, while other texts here are translated; call it \(word).",
      variant: single.firstVariant)
  }

  /// Whether a title says no more than *Success*, and not in the language's own words.
  private static func isGenericHeading(_ title: String, _ localized: LocalizedSurface) -> Bool {
    localized.facts.hasFile && localized.facts.meanings(of: title).isEmpty && localized.sourceFacts.isGenericTitle(title)
      && !localized.facts.isGenericTitle(title) && !borrowed.contains(LocaleFacts.bareKey(LocaleFacts.key(title)))
  }

  /// Calls that are written the same in most languages.
  private static let borrowed: Set<String> = [
    "oops", "whoops", "ups", "sorry", "hmm", "info", "ok", "bravo", "super", "status",
  ]

  /// Labels that hardly any language borrows.
  static let ownLabels: Set<Term> = [
    .cancel, .yes, "Delete", "Remove", "Settings", "Save", "Close", "Continue", "Done", "Allow", "Later", "Try Again",
    "Not Now", "Send", "Confirm", "Dismiss", "Learn More", "Retry", "Edit", "Undo", "Back", "Skip", "Discard", "Ignore",
    "Accept", "Decline", "Hide", "Sign In", "Log In", "Log Out", "Sign Out", "Open Settings", "Got It", "Leave", "Enable",
    "Disable", "Don't Allow", "Delete All", "Remove All", "Clear All", "Disconnect", "Overwrite", "Replace", "Submit",
  ]

  /// The same of titles.
  private static let ownHeadings: Set<Term> = ownLabels.union(["Error", "Warning", "Are you sure?"])

  /// Whether a text of the table's differs from its source text.
  static func isTranslated(_ copy: Copy, from source: Copy?) -> Bool {
    guard let text = copy.text, let original = source?.text, DisplayText.hasOwnWords(text) else { return false }
    return !TextForm.isSameSentence(text, original)
  }

  static func violation(at field: Field, _ single: OwnVariant, _ localized: LocalizedSurface) -> Violation? {
    guard let index = untranslated(single, localized) else { return nil }
    let text = quoted(single.own.variants[index].text)
    return Violation(
      field, "\(text) reads as in the source language, while other texts here are translated; translate it.",
      variant: single.firstVariant + index)
  }

  /// The first variant that reads as in the source language.
  static func untranslated(_ single: OwnVariant, _ localized: LocalizedSurface) -> Int? {
    single.own.variants.firstIndex { variant in
      single.source?.variants.contains { TextForm.isSameSentence($0.text, variant.text) } ?? false
        && isProse(variant.text, localized) && !isInLanguage(variant.text, of: localized)
    }
  }

  /// Whether a text has several words that a translator would translate: no known term, and more than names.
  static func isProse(_ text: String, _ localized: LocalizedSurface) -> Bool {
    localized.facts.meanings(of: text).isEmpty && !isLoaned(text, localized)
      && !localized.context.appNames.contains { TextForm.isSame($0, text) } && !isModelName(text)
      && ProperNames.wordsLeft(in: withoutCompoundNames(text), locale: localized.sourceLocale).count > 1
      && WordCount(of: text, locale: localized.sourceLocale).words > 1
  }

  /// Whether a text is what a model of some version is called: *Large v3 Turbo*.
  private static func isModelName(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "%" && $0 != "@" && $0 != "$" }
      .filter { !$0.contains("%") }
    let isVersion = { (word: Substring) in
      word.first == "v" && word.dropFirst().first?.isNumber == true && Double(word.dropFirst()) != nil
    }
    return words.count < 5 && words.contains(where: isVersion)
      && words.allSatisfy { isVersion($0) || $0.first?.isUppercase == true }
  }

  /// Whether all words of a label are ones that its language has taken over, as German has *Support & Feedback*.
  private static func isLoaned(_ text: String, _ localized: LocalizedSurface) -> Bool {
    guard takeEnglishWords.contains(localized.locale.language), text.utf8.count < 40, text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return false
    }
    let words = text.lowercased().split { !$0.isLetter }
    return words.count < 4 && words.allSatisfy { loanWords.contains(String($0)) }
  }

  private static let takeEnglishWords: Set<String> = ["da", "de", "it", "nb", "nl", "no", "sv"]

  private static let loanWords: Set<String> = [
    "app", "backup", "chat", "community", "download", "feedback", "feed", "blog", "fitness", "hardware", "import", "export",
    "login", "logout", "newsletter", "offline", "online", "podcast", "premium", "reset", "server", "shop", "software", "status",
    "streaming", "support", "team", "test", "tracking", "update", "updates", "upgrade", "upload", "video", "wellness",
  ]

  /// A text without the compounds that are names or signs: *e-SIM*, *X-Ray*, *4-way*.
  private static func withoutCompoundNames(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "-")) else { return text }
    return text.split(separator: " ").filter { token in
      let parts = token.split(separator: "-").map { $0.filter { $0.isLetter || $0.isNumber } }.filter { !$0.isEmpty }
      guard parts.count > 1, !token.lowercased().contains("e-mail") else { return true }
      return !parts.contains { $0.count == 1 || $0.contains(where: \.isNumber) || LetterCase.hasInnerCapitalOrNumber($0[...]) }
    }.joined(separator: " ")
  }
}

extension MixedLanguage {
  fileprivate static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Delete this photo?", "ko": "Delete this photo?", "zh-Hans": "Delete this photo?", "ja": "Delete this photo?",
          "de": "Delete this photo?",
        ], buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)]),
      findings: [.init(.title, in: ["ko", "zh-Hans", "ja", "de"])]),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: ["en": "%@ will be gone for good.", "fr": "%@ will be gone for good.", "th": "%@ จะหายไปถาวร"],
        buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)]),
      findings: [.init(.message, in: ["fr"])]),
    RuleExample(
      ExampleSurface(
        source: "ko", title: ["ko": "이 사진을 삭제하겠습니까?", "en": "이 사진을 삭제하겠습니까?"],
        buttons: [.init(["ko": "취소", "en": "Cancel"], .cancel), .init(["ko": "삭제", "en": "Delete"], .destructive)]),
      findings: [.init(.title, in: ["en"])]),
    RuleExample(
      ExampleSurface(
        title: ["en": "Delete this photo?", "it": "Eliminare la foto?", "ja": "この写真を削除しますか?"],
        buttons: [
          .init(["en": "Cancel", "it": "Annulla", "ja": "Cancel"], .cancel),
          .init(["en": "Delete", "it": "Delete", "ja": "削除"], .destructive),
        ]),
      findings: [.init(.button(1), in: ["ja"]), .init(.button(2), in: ["it"])]),
    RuleExample(
      ExampleSurface(
        title: ["en": "Error", "de": "Error", "es": "Error", "zh-Hans": "Error"],
        message: ["en": "The photo is gone.", "de": "Das Foto ist weg.", "es": "La foto ya no está.", "zh-Hans": "照片不见了。"]),
      findings: [.init(.title, in: ["de", "zh-Hans"])], note: "In Spanish it is the word."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Success", "da": "Success", "fr": "Info"],
        message: ["en": "It is here.", "da": "Det er her.", "fr": "Elle est là."]),
      findings: [.init(.title, in: ["da"])], note: "What could stand over any alert."),
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Scan the Next Part", "de": "扫描下一部分", "es": "私密金鑰不匹配", "ko": "次の部分をスキャン", "zh-Hant": "扫描这个设备",
          "zh": "Просканировать следующую часть",
        ],
        buttons: [.init("OK")]),
      findings: [.init(.title, in: ["de", "es", "ko", "zh-Hant", "zh"])], note: "Another table's text."),
    RuleExample(
      ExampleSurface(
        source: "zh-Hant", title: ["zh-Hant": "修改用戶名", "zh-Hans": "修改用戶名", "zh-HK": "修改用戶名"],
        buttons: [.init(["zh-Hant": "儲存", "zh-Hans": "保存", "zh-HK": "儲存"]), .init("OK")]),
      findings: [.init(.title, in: ["zh-Hans"])], note: "Copied and never converted."),
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Failed to add photos.", "zh-Hans": "Failed to add photos", "ja": "The photos cannot be added",
          "de": "Keine Fotos.",
        ],
        buttons: [.init(["en": "Delete", "zh-Hans": "删除", "ja": "削除", "de": "Löschen"])]),
      findings: [.init(.title, in: ["zh-Hans", "ja"])],
      note: "Only the mark differs, or it was once worded otherwise."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Delete this photo?", "uk": "Вы уверены, что хотите удалить выбранный файл?", "ru": "Удалить это фото?"],
        buttons: [.init(["en": "OK", "uk": "OK", "ru": "OK"])]),
      findings: [.init(.title, in: ["uk"])], note: "Russian in the Ukrainian table."),
    RuleExample(
      files: [
        "alerts.yaml": "alerts: {camera: {title: camera.title, buttons: [{title: ok}]}}\n",
        "en.lproj/Localizable.strings": table("Die App möchte auf die Kamera und das Mikrofon zugreifen."),
        "de.lproj/Localizable.strings": table("Die App möchte auf die Kamera und das Mikrofon zugreifen."),
      ],
      findings: [.init(.surface, in: ["en"])], note: "The English table has the German text, and the German one rightly."),
  ]

  private static func table(_ title: String) -> String { "\"camera.title\" = \"\(title)\";\n\"ok\" = \"OK\";\n" }

  fileprivate static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Delete this photo?", "uk": "Видалити це фото?", "bg": "Изтриване на този съсед?",
          "ru": "Удалить объект и ещё один?",
        ],
        message: ["en": "Die Hard and Das Boot are films.", "de": "Die Hard und Das Boot sind Filme."], buttons: [.init("OK")]),
      note: "Each in its own letters and words."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Delete this photo?", "ja": "Delete this photo?", "de": "Delete this photo?"],
        buttons: [.init(["en": "Cancel", "ja": "Cancel", "de": "Cancel"], .cancel)]),
      note: "Nothing is translated, so nothing is mixed."),
    RuleExample(
      ExampleSurface(
        title: ["en": "iCloud Drive", "ko": "iCloud Drive", "zh-Hans": "iCloud Drive", "de": "iCloud Drive"],
        message: ["en": "Sync stopped.", "ko": "동기화가 중단되었습니다.", "zh-Hans": "同步已停止。", "de": "Synchronisierung gestoppt."],
        buttons: [.init(["en": "OK", "ko": "OK", "de": "OK"])]),
      note: "Names stay as they are."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [.init(["en": "Check-in", "de": "Check-in", "fr": "Check-in"]), .init(.cancel, .cancel)]),
      note: "A compound is one word, and may be borrowed."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [
          .init(["en": "Large v3 Turbo · %@", "de": "Large v3 Turbo · %@", "ja": "Large v3 Turbo · %@"]),
          .init(.cancel, .cancel),
        ]),
      note: "What a model is called."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Which line?", "ko": "어느 회선을 쓸까요?", "zh-Hans": "用哪条线路？", "ja": "どの回線ですか?", "de": "Welche Leitung?"],
        buttons: [
          .init(["en": "%@ (v-line)", "ko": "%@ (v-line)", "zh-Hans": "%@ (v-line)", "ja": "%@ (v-line)", "de": "%@ (v-line)"]),
          .init(["en": "X-Ray 2-way", "ja": "X-Ray 2-way", "de": "X-Ray 2-way"]), .init(.cancel, .cancel),
        ]),
      note: "Compounds with a single letter or a digit are names."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Which camera?", "de": "Welche Kamera?"],
        message: [
          "en": "Choose Sharp Eye for landscapes.", "de": "Für Landschaften nimmt man am besten die Sharp Eye.",
        ],
        buttons: [.init(["en": "Sharp Eye", "de": "Sharp Eye"]), .init(.cancel, .cancel)]),
      note: "The message names it too."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Support & Feedback", "de": "Support & Feedback"],
        message: ["en": "Write to us.", "de": "Schreib uns."], buttons: [.init("OK")]),
      note: "Words that German has taken over."),
    RuleExample(
      ExampleSurface(
        title: ["en": "%1$@ (%2$@)", "ja": "%1$@ (%2$@)"],
        message: ["en": "The file is open.", "ja": "ファイルは開いています。"], buttons: [.init("OK")]),
      note: "Placeholders alone are no language."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Delete this photo?", "en-GB": "Delete this photo?"],
        buttons: [.init(["en": "Move to Trash", "en-GB": "Move to Bin"], .destructive)]),
      note: "Both are English."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion, buttons: [.init(["en": "Album", "de": "Album", "fr": "Album"]), .init(.cancel, .cancel)]),
      note: "A single word may be the same in two languages."),
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Open it?", "sr": "Otvoriti?", "zh-Hant": "開啟の檔案？", "ja": "開启", "de": "日本語 öffnen?", "uz": "Очилсинми?",
          "zh": "要開啟這個檔案嗎？",
        ],
        buttons: [.init("OK")]),
      note: "Scripts that stand side by side in a language, and names."),
  ]
}
