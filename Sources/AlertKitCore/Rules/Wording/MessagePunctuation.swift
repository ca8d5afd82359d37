extension Rule {
  static let messagePunctuation = Rule(
    id: "message-punctuation", severity: .warning,
    summary: "A message of several words has no mark at its end, several in a row, or shouts with “!”.",
    rationale: """
      A message is made of whole sentences, and a sentence has an end mark: without it, people look for the rest. Languages that \
      end sentences without a mark, such as Thai, are left alone, and a translation is asked for one only where its source is known. \
      One that ends in a full stop where its source asks is a note.
      """,
    guidelines: ["A7"],
    examples: MessagePunctuation.firing + MessagePunctuation.silent,
    fixes: [
      .safe: "Ends an English statement, or the translation of one, in its language's full stop.",
      .suggested: "Adds the mark that the source has, a question mark, or a full stop where the text may be no sentence.",
    ],
    basis: .message,
    checks: .copy(MessagePunctuation.check), .copy { NarrowMarks.violations(in: $0, at: .message) },
    .copy { TightMarks.violations(in: $0, at: .message) }, .copy { OpeningMarks.violations(in: $0, at: .message) },
    .copy { $0.surface.kind.isAlertOrSheet ? MessagePunctuation.runs(in: $0, at: .message) : [] },
    .copy(MessagePunctuation.shouts), .copy(StoppedQuestion.violations), .copy(MessagePunctuation.singleWords))
}

enum MessagePunctuation {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    guard localized.messageIsTitle else { return violations(in: localized, at: .message) }
    // All that stands over a sheet's buttons is its title, which a whole sentence may be.
    return localized.violations(at: .message, judging: { own, message in alone(message, own, in: localized) })
  }

  /// What is wrong with the end of a text that stands alone over the buttons; a translation has a mark where its source has one, or
  /// should.
  private static func alone(_ message: String, _ own: OwnText, in localized: LocalizedSurface) -> String? {
    let text = localized.texts[message]
    let style = SentenceStyle(text, facts: localized.facts)
    if let problem = style.unmarked { return problem }
    guard style.isWholeAlone, lacksMark(text, facts: localized.facts, least: 2) else { return nil }
    if localized.isInOtherLanguage {
      let sources = localized.source(of: own, at: .message)?.variants ?? []
      guard !sources.isEmpty, sources.allSatisfy({ isSentence(localized.sourceTexts[$0.text], localized.sourceFacts) }) else {
        return nil
      }
    }
    return style.unmarkedSentence
  }

  private static func isSentence(_ text: AnalyzedText, _ facts: LocaleFacts) -> Bool {
    let style = SentenceStyle(text, facts: facts)
    return EndMark(of: text, facts: facts).endsSentence || style.unmarked != nil || style.isWholeAlone
  }

  /// - Parameter least: How many words a text has that is taken for a sentence.
  static func violations(in localized: LocalizedSurface, at field: Field, least: Int = 2) -> [Violation] {
    let facts = localized.facts
    guard facts.hasFile, let stop = facts.sentenceEnd.first else { return [] }
    let ending = MessageEnding(localized, at: field)
    let single = localized.surface[field]?.single ?? []
    let standsIn = single.contains { $0.status == .dynamic } && single.count { $0.status != .dynamic } < 3
    return localized.violations(
      at: field, fix: { isNoSentence(localized.texts[$0.text], facts) ? nil : ending.completed($0.text) },
      judging: { own, message in
        guard lacksMark(localized.texts[message], facts: facts, least: least),
          !WrittenLanguage.isInOtherLetters(than: localized.locale, message)
        else { return nil }
        let source = localized.source(of: own, at: field)
        guard localized.isSource || sourceEnds(source, localized, least: least) else { return nil }
        // What stands in for what only the running app knows may be a name's: *Unknown Title*.
        if standsIn, isNoSentence(localized.texts[message], facts) { return nil }
        if readsLikeTitle(localized.texts[message], facts) {
          return "\(quoted(message)) reads like a title; write a sentence, and end it with “\(stop)” or another mark."
        }
        if isFragment(localized.texts[message], facts) {
          return "\(quoted(message)) is a fragment; write a sentence, and end it with “\(stop)” or another mark."
        }
        let mark = asks(message, source, localized) ? facts.questionEnd.first ?? stop : stop
        return "\(quoted(message)) has no end mark; end the sentence with “\(mark)” or another."
      })
  }

  /// A text that ends, or has within it a sentence that ends, in several marks.
  static func runs(in localized: LocalizedSurface, at field: Field) -> [Violation] {
    localized.violations(at: field) { message in
      if SeveralMarks.standAtEnd(of: localized.texts[message]) {
        return "\(quoted(message)) ends in several marks; one is enough."
      }
      guard SeveralMarks.standInside(message) else { return nil }
      return "\(quoted(message)) has several end marks in a row; one is enough."
    }
  }

  /// A note on a message that ends in an exclamation mark where something would be destroyed, or went wrong.
  static func shouts(in localized: LocalizedSurface) -> [Violation] {
    let facts = localized.facts
    guard localized.surface.kind.isAlertOrSheet else { return [] }
    return localized.violations(at: .message) { message in
      let text = localized.texts[message]
      guard EndMark(of: text, facts: facts) == .exclamation, !SeveralMarks.standAtEnd(of: text), text.wordCount.words > 2,
        !localized.destructiveButtons.isEmpty || localized.buttonAgreeingToDestroy != nil
          || facts.phrases.fragmentOpenings.open(text.words)
      else { return nil }
      return "\(quoted(message)) ends in an exclamation mark, which shouts; end it in a full stop."
    }.map { Violation($0.field, $0.message, severity: .note, variant: $0.variant) }
  }

  /// A note on an alert's message of one word, which is no sentence.
  static func singleWords(in localized: LocalizedSurface) -> [Violation] {
    let facts = localized.facts
    guard localized.surface.kind == .alert, localized.isSource, facts.hasFile, facts.wordSeparator == .space,
      !facts.takesParticles, !facts.sentenceEnd.isEmpty, localized.surface.title != nil
    else { return [] }
    return localized.violations(at: .message) { message in
      let text = localized.texts[message]
      guard text.words.all.count == 1, let word = text.words.all.first, word.count > 3, word.allSatisfy(\.isLetter),
        EndMark(of: text, facts: facts) == .none, FormatSpecifier.all(in: message).isEmpty,
        word.dropFirst().allSatisfy(\.isLowercase)
      else { return nil }
      return "\(quoted(message)) is one word; write a sentence, or leave it out."
    }.map { Violation($0.field, $0.message, severity: .note, variant: $0.variant) }
  }

  /// Whether a few words are all written as in a title, so that an end mark alone makes no sentence of them.
  static func readsLikeTitle(_ message: AnalyzedText, _ facts: LocaleFacts) -> Bool {
    guard let style = facts.titleStyle, !message.bytes.contains(.lineEnd) else { return false }
    let words = message.words.all
    guard (2...6).contains(words.count) else { return false }
    return words.allSatisfy { word in
      if word.first?.isUppercase ?? true { return true }
      return style.words[LocaleFacts.key(String(word))] == .alwaysLower
    }
  }

  /// Whether a mark at the end makes no sentence of a text.
  static func isNoSentence(_ message: AnalyzedText, _ facts: LocaleFacts) -> Bool {
    readsLikeTitle(message, facts) || isFragment(message, facts)
  }

  /// Whether a text has no verb, as far as its first words tell: *Unable to connect*, *No photos*.
  static func isFragment(_ message: AnalyzedText, _ facts: LocaleFacts) -> Bool {
    let words = message.words.keys
    guard words.count < 9, facts.phrases.fragmentOpenings.open(message.words) else { return false }
    return !words.contains { facts.phrases.verbsOfSentences.contains($0) }
      && TextSegments.sentences(in: message.text, locale: message.locale).count == 1
  }

  /// Whether the message asks, as far as its first words or its source tell.
  private static func asks(_ message: String, _ source: Copy?, _ localized: LocalizedSurface) -> Bool {
    if localized.facts.isRequest(message) { return false }
    if localized.isInOtherLanguage, let source, !source.variants.isEmpty {
      return source.variants.allSatisfy {
        EndMark(of: localized.sourceTexts[$0.text], facts: localized.sourceFacts) == .question
      }
    }
    guard let last = localized.texts[message].sentences.last(where: { !DisplayText.isBlank($0) }) else { return false }
    let analyzed = localized.texts[last]
    return QuestionOpening.lacksMark(analyzed, facts: localized.facts)
      || analyzed.words.keys.first.map { localized.facts.questionOpenings?.words.contains($0) ?? false } ?? false
  }

  /// Whether the source's message has an end mark, or lacks it as well; false where it need not have one or is not known.
  static func sourceEnds(_ source: Copy?, _ localized: LocalizedSurface, least: Int) -> Bool {
    guard let source, !source.variants.isEmpty else { return false }
    let facts = localized.sourceFacts
    // A source text that is no sentence is to be written anew, and its translations with it.
    if source.variants.contains(where: { isNoSentence(localized.sourceTexts[$0.text], facts) }) { return false }
    return source.variants.allSatisfy {
      EndMark(of: localized.sourceTexts[$0.text], facts: facts).endsSentence
        || (!facts.sentenceEnd.isEmpty && lacksMark(localized.sourceTexts[$0.text], facts: facts, least: least))
    }
  }

  static func lacksMark(_ message: AnalyzedText, facts: LocaleFacts, least: Int) -> Bool {
    EndMark(of: message, facts: facts) == .none && !(message.bytes.contains(.slash) && endsInPattern(message.text))
      && !(message.bytes.contains(.lineEnd) && EndingList.ends(message.text))
      && !endsInAside(message.text, facts: facts)
      && ProperNames.areLeft(least, in: message)
  }

  /// Whether the last line is an address, or the pattern of one.
  private static func endsInPattern(_ message: String) -> Bool {
    let line = message.split(whereSeparator: \.isNewline).last { !DisplayText.isBlank(String($0)) } ?? ""
    return line.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }.contains("://")
  }

  /// Whether a remark in brackets follows the end of a sentence, or is all that there is.
  static func endsInAside(_ message: String, facts: LocaleFacts) -> Bool {
    // Most messages end in a letter or a full stop.
    if let byte = message.utf8.last, 0x21..<0x80 ~= byte, byte != UInt8(ascii: ")"), byte != UInt8(ascii: "]") { return false }
    guard let last = message.last(where: { !$0.isWhitespace }), ")）]】".contains(last),
      let open = message.lastIndex(where: { "(（[【".contains($0) })
    else { return false }
    let before = message[..<open]
    return DisplayText.isBlank(String(before)) || EndMark(of: String(before), facts: facts).endsSentence
  }
}

extension MessagePunctuation {
  fileprivate static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: [
          "en": "You can’t undo this action", "ko": "이 작업은 취소할 수 없습니다", "zh-Hans": "此操作无法撤销", "ja": "この操作は取り消せません",
          "de": "Dieser Vorgang kann nicht widerrufen werden", "fr": "Cette action est irréversible",
          "ar": "لا يمكن التراجع عن هذا",
          "th": "การทำงานนี้ไม่สามารถเรียกกลับคืนได้", "hi": "यह वापस नहीं होगा",
        ]),
      findings: [.init(.message, in: ["en", "ko", "zh-Hans", "ja", "de", "fr", "ar", "hi"])],
      note: "Thai ends sentences without."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: [
          "en": "It will be gone.", "ko": "사진이 사라집니다.", "zh-Hans": "照片将消失", "ja": "写真は消えます", "de": "Es ist dann (ganz) weg",
        ]),
      findings: [.init(.message, in: ["zh-Hans", "ja", "de"])], note: "Lost in translation."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: ["en": "%@ was deleted.", "zh-Hans": "%@已被删除", "ja": "%@を削除しました", "ko": "%@을 삭제했습니다"]),
      findings: [.init(.message, in: ["zh-Hans", "ja", "ko"])], note: "What a placeholder opens is a sentence all the same."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: [
          "en": "Really delete it?. This can’t be undone.", "de": "Wirklich löschen?.", "ja": "削除しますか？。", "zh-Hans": "要删除吗？。",
          "fr": "C’est supprimé!!", "ar": "تم الحذف..!", "th": "ลบแล้ว!!",
        ]),
      findings: [.init(.message, in: ["en", "de", "ja", "zh-Hans", "fr", "ar", "th"])]),
    RuleExample(
      ExampleSurface(title: "Photo Not Saved", message: ["en": "Cancelled", "de": "Abgebrochen"]),
      findings: [.init(.message, in: ["en"], severity: .note)], note: "One word is no sentence."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted, message: ["en": "Location Services Restricted", "de": "Ortungsdienste eingeschränkt"]),
      findings: [.init(.message, in: ["en"])], note: "It is the source that is no sentence."),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: ["en": "Unable to export the photo", "de": "Foto nicht gesichert"]),
      findings: [.init(.message, in: ["en"])], note: "It has no verb, so that a mark alone is not enough."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: ["en": "It cannot be undone.\nNote: it is gone", "zh-Hans": "照片已删除。\n注意：此操作无法撤销并且所有内容都会丢失"]),
      findings: [.init(.message, in: ["en", "zh-Hans"])], note: "Behind a colon stands a sentence, too."),
    RuleExample(
      ExampleSurface(.actionSheet, message: "There are no apps that can open this photo", buttons: [.init(.ok)]),
      findings: [.init(.message, in: ["en"])], note: "Over a sheet’s buttons a whole sentence has its mark too."),
    RuleExample(
      ExampleSurface(
        message: ["en": "Please set a name first", "ko": "이름을 입력해 주세요", "zh-Hans": "请先输入名称", "ja": "名前を入力してください"],
        buttons: [.init(.ok)]),
      findings: [.init(.message, in: ["en", "ko", "zh-Hans", "ja"])], note: "It stands alone, and asks for something."),
    RuleExample(
      ExampleSurface(
        message: ["en": "Album name cannot be empty", "zh-Hans": "相簿名称尚未填写", "ja": "名前がありません"], buttons: [.init(.ok)]),
      findings: [.init(.message, in: ["en", "zh-Hans", "ja"])], note: "Or it has the verb of a sentence."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: ["en": "Give it a name, or leave it.", "zh-Hans": "请输入名称,或者留空。", "ja": "名前を入力,または空欄にします。"]),
      findings: [.init(.message, in: ["zh-Hans", "ja"], severity: .note)], note: "A mark of half the width among wide letters."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: ["en": "Do you want it back?", "fr": "Voulez-vous la récupérer?", "fr-CA": "Voulez-vous la récupérer?"]),
      findings: [.init(.message, in: ["fr"], severity: .note)], note: "French of France has a space before the mark."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: ["en": "Do you want it back?", "es": "Quieres recuperarla?", "de": "Die Datei ist weg..", "fr": "Terminé.."]),
      findings: [.init(.message, in: ["es"]), .init(.message, in: ["de", "fr"])],
      note: "Nothing opens the question; two full stops are no ellipsis."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: [
          "en": "Do you want it back? It stays for a day.", "es": "Quieres recuperarla? Se guarda un día.",
          "es-419": "¿Quieres recuperarla? Se guarda un día.",
        ]),
      findings: [.init(.message, in: ["es"])], note: "A question that is not at the end is opened, too."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: [
          "en": "Are you sure you want to delete it?", "sv": "Är du säker på att du vill ta bort den.",
          "de": "Wirklich löschen?",
          "nl": "Weet u zeker dat u wilt doorgaan.", "ja": "削除してもよろしいですか。", "ko": "삭제하시겠습니까?", "zh-Hans": "确定要删除吗？",
        ]),
      findings: [.init(.message, in: ["sv", "nl"], severity: .note)], note: "Japanese asks with a word."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: ["en": "This action cannot be undone!", "es": "¡Esto es definitivo!", "ja": "この操作は取り消せません！"],
        buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)]),
      findings: [.init(.message, in: ["en", "es", "ja"], severity: .note)]),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: "%@ was deleted from **all** albums"),
      findings: [.init(.message, in: ["en"])]),
  ]

  fileprivate static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: ["en": "重试"]), note: "No English."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: ["en": "Do you want it back?", "de": "Bitte bestätigen.", "fr": "Elle reste là. Voulez-vous la récupérer ?"]),
      note: "A question may become a request."),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: ["zh-Hans": "照片已删除，无法恢复。", "en": "It is gone, for good."])),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: [
          "en": "It will be gone.", "ko": "사진이 사라집니다.", "zh-Hans": "照片将消失。", "ja": "写真は消えます。", "hi": "फ़ोटो चली जाएगी।",
          "ur": "تصویر ختم ہو جائے گی۔", "el": "Συνέχεια;", "fa": "ادامه می‌دهید؟", "th": "รูปภาพจะหายไป",
        ])),
    RuleExample(
      ExampleSurface(message: ["en": "No photos to save", "zh-Hans": "没有照片", "ja": "写真なし"], buttons: [.init(.ok)]),
      note: "A fragment that stands alone is a title."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: [
          "en": "Wait… It closes at 5 p.m. (or later).", "zh-Hans": "已从%@删除。", "ja": "お待ちください……", "de": "Stimmt das (%@)?",
        ]),
      note: "An ellipsis and an abbreviation are no several marks."),
    RuleExample(ExampleSurface(title: .photoDeleted, message: "No such place found. :("), note: "Nor is an emoticon."),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: ["en": "It was in %@", "de": "Es war in %@", "ja": "場所は%@"]),
      note: "The value may bring the mark."),
    RuleExample(ExampleSurface(title: .photoDeleted, message: "Album 3"), note: "One word and a number are no sentence."),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: ["en": "Ask at help@example.com", "fr": "Voir https://example.com"])),
    RuleExample(
      ExampleSurface(.actionSheet, message: "Contact the Photographer", buttons: [.init("Call"), .init(.cancel, .cancel)]),
      note: "Over a sheet's buttons it is a title."),
    RuleExample(ExampleSurface(title: .photoDeleted, message: "You will need:\n• a cable\n• an iPhone")),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: "It is gone from all albums.\n\nHolidays\n\nOld Town"),
      note: "A list of names."),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: "New album: %@\nTime left: %lld minutes"), note: "Labels and values."),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: "It is kept for a while.\nTime left: %lld minutes"),
      note: "A value behind its label, below a whole sentence."),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: "Do you want to keep it?\nName: Beach\nVersion: unknown"),
      note: "The same of values that are known."),
    RuleExample(ExampleSurface(title: "About the Album", message: "It was made by a few friends.\n\n© 2020 The Friends")),
    RuleExample(ExampleSurface(title: .photoDeleted, message: ["en": "Deleting your photo…", "ko": "사진을 삭제하는 중"])),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: ["en": "Type the name of the album:", "de": "Name des Albums"]),
      note: "A colon leads to the text field."),
    RuleExample(ExampleSurface(title: .photoDeleted, message: "The album closes at 5 p.m.")),
    RuleExample(ExampleSurface(title: .photoDeleted, message: "Thank you for the album!", buttons: [.init(.ok)])),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted, message: "https://example.com[:port]/album.git\nssh://user@example.com/album.git (for a key)")),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: ["en": "Make room first. (About 5 MB)", "ja": "空きが必要です。（約5MB）"]),
      note: "A remark in brackets behind the mark."),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: ["en": "(such as a beach)", "zh-Hant": "（例：海邊、山上）"]),
      note: "All of it is a remark in brackets."),
    RuleExample(ExampleSurface(title: .photoDeleted, message: ["en": "It is <b>gone.</b>", "ko": "“사진이 사라졌습니다.” 🎉"])),
    RuleExample(ExampleSurface(title: .photoDeleted, message: ["en": "It is gone.", "sr-Latn": "Nema je", "ee": "Meli o la"])),
  ]
}
