extension Rule {
  static let titlePunctuation = Rule(
    id: "title-punctuation", severity: .warning,
    summary: "A title ends in “!” or several marks, in another mark than its source, or lacks the mark of a sentence.",
    rationale: """
      A title that is a sentence ends as a sentence does, and a fragment has no end mark. An exclamation mark shouts at somebody \
      who may just have lost something. Translations end as their source does: a question that became a statement, or the other \
      way round, asks something else.
      """,
    guidelines: ["A6"],
    examples: TitlePunctuation.firing + TitlePunctuation.silent,
    fixes: [
      .suggested:
        "Ends the title as its source text does, a question in one question mark, a sentence in a full stop, and else in no mark."
    ],
    basis: [.shownTitle, .title],
    checks: .copy(TitlePunctuation.check), .copy { NarrowMarks.violations(in: $0, at: .title) },
    .copy { TightMarks.violations(in: $0, at: .title) }, .copy { OpeningMarks.violations(in: $0, at: .title) },
    .copy(TitlePunctuation.colon))
}

private enum TitlePunctuation {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    guard localized.surface.kind.isAlertOrSheet else { return [] }
    let facts = localized.facts
    func problem(_ own: OwnText, _ title: String) -> String? {
      if let message = loudness(of: localized.texts[title], facts: facts) { return message }
      if let message = suspense(of: localized.texts[title], localized) { return message }
      if let message = difference(of: title, from: own, localized) { return message }
      if QuestionOpening.lacksMark(localized.texts[title], facts: facts) { return unasked(title) }
      return SentenceStyle(localized.texts[title], facts: facts, source: sourceStyle(of: own, localized)).problem
    }
    return localized.violations(
      at: .title, fix: { own in rewording(of: own, localized) { problem(own, $0) } }, judging: problem)
  }

  /// The style of the source's title; nil where there is none, or several.
  static func sourceStyle(of own: OwnText, _ localized: LocalizedSurface) -> SentenceStyle? {
    guard localized.isInOtherLanguage, let source = localized.source(of: own, at: .title), source.variants.count == 1,
      let text = source.variants.first?.text
    else { return nil }
    return SentenceStyle(localized.sourceTexts[text], facts: localized.sourceFacts)
  }

  /// A note on a title that ends in a colon.
  static func colon(_ localized: LocalizedSurface) -> [Violation] {
    localized.alertViolations(at: .title) { title in
      guard case .mark(let mark) = localized.texts[title].ending.end, mark == ":" || mark == "：",
        !SeveralMarks.endsInEmoticon(title)
      else { return nil }
      return "\(quoted(title)) ends in a colon; leave it out."
    }.map { Violation($0.field, $0.message, severity: .note, variant: $0.variant) }
  }

  /// The title with the first end that has no problem: one question mark where it asks, else none, else a full stop.
  static func rewording(
    of own: OwnText, _ localized: LocalizedSurface, _ problem: (String) -> String?
  ) -> Rewording? {
    let (title, facts) = (own.text, localized.facts)
    let bare = EndMarkFix.withoutMarks(title) ?? title
    let marks = TextEnd.marks(atEndOf: DisplayText.withoutMarkup(title)).map { EndMark.of($0, facts: facts) }
    let stop = facts.sentenceEnd.first.flatMap { EndMarkFix.adding($0, to: bare, facts: facts) }
    // Nothing else makes a question of a statement.
    let asks =
      marks.contains(.question) || QuestionOpening.lacksMark(localized.texts[bare], facts: facts)
      || (localized.isInOtherLanguage && expectedMarks(of: own, localized)?.contains(.question) == true)
    let question = asks ? facts.questionEnd.first.flatMap { EndMarkFix.adding($0, to: bare, facts: facts) } : nil
    let candidates = marks.contains(.question) ? [question, bare, stop] : [bare, question, stop]
    return candidates.lazy.compactMap(\.self).first { $0 != title && problem($0) == nil }.map { Rewording($0, .suggested) }
  }

  /// What is wrong with a translation whose end is of another class than its source's.
  static func difference(of title: String, from own: OwnText, _ localized: LocalizedSurface) -> String? {
    guard localized.isInOtherLanguage, let expected = expectedMarks(of: own, localized) else { return nil }
    let mark = EndMark(of: localized.texts[title], facts: localized.facts)
    guard let ending = name(mark), !expected.contains(mark), expected.allSatisfy({ name($0) != nil }) else { return nil }
    if mark == .question, asksAmongOthers(own, localized), localized.texts[title].sentences.count == 1 { return nil }
    if mark != .question, expected.contains(.question), localized.facts.isRequest(title) { return nil }
    // A fragment may well be a sentence or a question in another language, which has its mark.
    let text = localized.texts[title]
    if expected.allSatisfy({ $0 == .none }), mark == .stop ? isSentence(text, localized.facts) : text.wordCount.words > 3 {
      return nil
    }
    let source = name(expected.first ?? .none) ?? ""
    return "\(quoted(title)) ends in \(ending), its source text in \(source); end it in the same way."
  }

  /// Whether the source's title asks something and says more: a translation that only asks ends in its mark.
  private static func asksAmongOthers(_ own: OwnText, _ localized: LocalizedSurface) -> Bool {
    let variants = localized.source(of: own, at: .title)?.variants ?? []
    return variants.contains { variant in
      let sentences = localized.sourceTexts[variant.text].sentences
      return sentences.count > 1 && sentences.contains { EndMark(of: $0, facts: localized.sourceFacts) == .question }
    }
  }

  /// Whether a text is a sentence, or too long to be known for a fragment.
  static func isSentence(_ title: AnalyzedText, _ facts: LocaleFacts) -> Bool {
    title.wordCount.words > 4 || SentenceStyle(title, facts: facts).isStatement
  }

  /// How the source's title ends; nil where a translation need not follow it, or must not: the source is at fault itself.
  static func expectedMarks(of own: OwnText, _ localized: LocalizedSurface) -> [EndMark]? {
    let facts = localized.sourceFacts
    guard localized.facts.titlePunctuationFollowsSource == true, facts.titlePunctuationFollowsSource == true,
      let source = localized.source(of: own, at: .title), !source.variants.isEmpty
    else { return nil }
    let isSound = source.variants.allSatisfy { variant in
      let text = localized.sourceTexts[variant.text]
      switch EndMark(of: text, facts: facts) {
      // Without a mark a title may be a sentence that lacks it, unless its capitals tell that it is none.
      case .none: return SentenceStyle(text, facts: facts).isTitleStyled
      default: return SentenceStyle(text, facts: facts).problem == nil
      }
    }
    return isSound ? source.variants.map { EndMark(of: localized.sourceTexts[$0.text], facts: facts) } : nil
  }

  /// The classes that are compared. An exclamation mark is a problem of its own.
  static func name(_ mark: EndMark) -> String? {
    switch mark {
    case .none: "no mark"
    case .stop: "a full stop"
    case .question: "a question mark"
    case .exclamation, .open, .unknown: nil
    }
  }

  static func loudness(of analyzed: AnalyzedText, facts: LocaleFacts) -> String? {
    let title = analyzed.text
    if SeveralMarks.standAtEnd(of: analyzed) {
      return "\(quoted(title)) ends in several marks; one is enough."
    }
    guard EndMark(of: analyzed, facts: facts) == .exclamation, !title.hasSuffix("Yahoo!") else { return nil }
    return
      "\(quoted(title)) ends in an exclamation mark, which shouts; end a sentence in a full stop and a fragment in no mark."
  }

  /// What is wrong with an ellipsis where nothing is going on, and a choice is asked for.
  static func suspense(of title: AnalyzedText, _ localized: LocalizedSurface) -> String? {
    let (surface, facts) = (localized.surface, localized.facts)
    guard title.ending.end == .ellipsis, facts.knowsOngoing, surface.origin != .keyNames, surface.buttonsAreComplete,
      surface.textFields.isEmpty, surface.buttons.count > 1 || isAcknowledged(localized), title.wordCount.words < 7,
      !facts.saysOngoing(title)
    else { return nil }
    return "\(quoted(title.text)) ends in an ellipsis, as if more were to come; leave it out."
  }

  /// Whether OK is all that the alert asks for, so that it does not wait for anything.
  static func isAcknowledged(_ localized: LocalizedSurface) -> Bool {
    localized.surface.buttons.count == 1 && localized.meaning(ofButton: 0).terms.contains(.ok)
  }

  static func unasked(_ title: String) -> String { "\(quoted(title)) is a question without its question mark; add it." }
}

extension TitlePunctuation {
  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(source: "zh-Hans", title: ["zh-Hans": "是否保存草稿", "zh-Hant": "要儲存草稿嗎"]),
      findings: [.init(.title, in: ["zh-Hans", "zh-Hant"])], note: "In Chinese a word asks, at the start or the end."),
    RuleExample(
      ExampleSurface(source: "zh-Hans", title: ["zh-Hans": "温馨提示: "]),
      findings: [.init(.title, in: ["zh-Hans"], severity: .note)], note: "What is to be left out need not be wider."),
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Photo Deleted!", "ko": "사진 삭제됨!", "zh-Hans": "照片已删除！", "ja": "写真を削除しました！", "de": "Foto gelöscht!",
          "fr": "Photo supprimée !", "ar": "تم حذف الصورة!", "th": "ลบรูปภาพแล้ว!",
        ]),
      findings: [.init(.title, in: ["en", "ko", "zh-Hans", "ja", "de", "fr", "ar", "th"])]),
    RuleExample(
      ExampleSurface(title: ["en": "Delete this photo??", "ja": "写真を削除しますか？！", "de": "Foto löschen?!"]),
      findings: [.init(.title, in: ["en", "ja", "de"])]),
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Delete this photo?", "ko": "이 사진 삭제", "zh-Hans": "删除此照片。", "ja": "この写真を削除", "de": "Dieses Foto löschen",
          "fr": "Supprimer cette photo.", "ar": "حذف هذه الصورة", "th": "ลบรูปภาพนี้หรือไม่", "el": "Διαγραφή φωτογραφίας",
        ]),
      findings: [.init(.title, in: ["ko", "zh-Hans", "ja", "de", "fr", "ar", "el"])], note: "Thai has no question mark."),
    RuleExample(
      ExampleSurface(title: [
        "en": "Photo Not Saved", "ko": "사진이 저장되지 않았습니다.", "es": "¿Foto no guardada?", "fi": "Kuvaa ei tallennettu",
      ]),
      findings: [.init(.title, in: ["ko", "es"])]),
    RuleExample(
      ExampleSurface(title: ["en": "Are you sure you want to delete it", "de": "Möchtest du es löschen?"]),
      findings: [.init(.title, in: ["en"])], note: "The translation is right where its source is not."),
    RuleExample(ExampleSurface(title: "Would you like to save the photo."), findings: [.init(.title, in: ["en"])]),
    RuleExample(
      ExampleSurface(title: ["en": "Which photo do you want to save", "de": "Wollen Sie das Foto sichern"]),
      findings: [.init(.title, in: ["en", "de"])], note: "A verb stands before its pronoun."),
    RuleExample(
      ExampleSurface(title: [
        "en": "Delete this photo?.", "ko": "이 사진을 삭제하겠습니까?.", "ja": "この写真を削除しますか？。", "zh-Hans": "要删除此照片吗？。",
        "ar": "هل تريد حذف هذه الصورة؟.", "de": "Dieses Foto löschen?!.",
      ]),
      findings: [.init(.title, in: ["en", "ko", "ja", "zh-Hans", "ar", "de"])], note: "Marks of any kind in a row."),
    RuleExample(
      ExampleSurface(title: ["en": "The photo was deleted", "de": "Das Foto wurde gelöscht.", "ko": "사진을 삭제했습니다."]),
      findings: [.init(.title, in: ["en"])], note: "The source is a sentence without its mark; the translations are right."),
    RuleExample(
      ExampleSurface(
        .confirmationDialog, title: ["en": "Choose Album…", "zh-Hans": "选择相簿…"],
        buttons: [.init("Favorites"), .init("Recents"), .init(.cancel, .cancel)]),
      findings: [.init(.title, in: ["en", "zh-Hans"])], note: "Nothing is going on."),
    RuleExample(
      ExampleSurface(title: ["en": "Photo Not Saved.", "de": "Foto nicht gesichert", "ja": "写真は未保存です"]),
      findings: [.init(.title, in: ["en"])], note: "Title style is for fragments, which have no mark."),
    RuleExample(ExampleSurface(title: "Privacy Warning."), findings: [.init(.title, in: ["en"])]),
    RuleExample(
      ExampleSurface(title: ["en": "Failed to load.", "ja": "読み込めません。", "de": "Laden fehlgeschlagen."]),
      findings: [.init(.title, in: ["en"])], note: "Nor is it a sentence in small letters."),
    RuleExample(
      ExampleSurface(title: [
        "en": "You have no photos", "ja": "写真がありません", "ko": "사진이 없습니다", "zh-Hans": "您没有照片", "tr": "Hiç fotoğraf bulunamadı",
        "it": "Nessuna foto", "pl": "Zdjęcie zostało usunięte",
      ]),
      findings: [.init(.title, in: ["en", "ja", "ko", "zh-Hans", "tr", "pl"])], note: "So they are where the source is one."),
    RuleExample(
      ExampleSurface(title: "Album type doesn't fit here"), findings: [.init(.title, in: ["en"])],
      note: "Only a sentence has such a verb."),
    RuleExample(
      ExampleSurface(title: ["en": "Delete this photo?", "es": "¿Eliminar la foto"]),
      findings: [.init(.title, in: ["es"])], note: "What opens a question needs its end."),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(title: [
        "en": "Photo Not Saved", "de": "Das Foto wurde nicht gesichert", "fr": "L’image n’a pas été enregistrée",
        "es": "La foto no se guardó", "pl": "Zdjęcie nie zostało zapisane", "sv": "Det gick inte att spara bilden",
      ]),
      note: "The translations are whole sentences, and end as their source does."),
    RuleExample(
      ExampleSurface(source: "zh-Hans", title: ["zh-Hans": "是否保存草稿？", "zh-Hant": "已儲存草稿"]), note: "Asked, and told."),
    RuleExample(
      ExampleSurface(title: .deletePhotoQuestion), note: "Each language's own question mark, and none in Thai."),
    RuleExample(
      ExampleSurface(title: [
        "en": "Delete this photo?", "el": "Διαγραφή της φωτογραφίας;", "es": "¿Eliminar la foto?", "fa": "این عکس حذف شود؟",
      ])),
    RuleExample(ExampleSurface(title: .photoDeleted)),
    RuleExample(ExampleSurface(title: "Photos that are hidden"), note: "The verb is a clause's."),
    RuleExample(
      ExampleSurface(title: ["en": "Delete these photos? You can’t undo this.", "zh-Hans": "要删除这些照片吗？"]),
      note: "What a translation leaves out had the other mark."),
    RuleExample(
      ExampleSurface(title: ["en": "Delete %@", "ko": "%@을 삭제하겠습니까?", "de": "%@ löschen?", "ja": "%@を削除"]),
      note: "What the placeholder ends in is not known."),
    RuleExample(ExampleSurface(title: ["en": "What You Can Do", "de": "Möchten Sie sichern, tippen Sie hier"])),
    RuleExample(ExampleSurface(title: ["en": "Saving…", "ko": "저장 중", "zh-Hans": "正在存储"])),
    RuleExample(ExampleSurface(title: ["en": "Do the Update", "de": "Aktualisieren"]), note: "A request, not a question."),
    RuleExample(
      ExampleSurface(title: ["en": "Resume All", "ja": "すべてのタスクを再開しますか？"]), note: "A question in another language."),
    RuleExample(ExampleSurface(title: ["en": "Are you sure? This can’t be undone.", "bg": "Сигурни ли сте"])),
    RuleExample(ExampleSurface(title: ["en": "Delete this photo?", "de": "Delete this photo?"])),
    RuleExample(
      ExampleSurface(title: ["en": "Delete it? This can’t be undone", "de": "Löschen? Das lässt sich nicht widerrufen."]),
      note: "The source has lost the mark of its last sentence."),
    RuleExample(
      ExampleSurface(title: [
        "en": "Which album do you want to use?", "ja": "使用するアルバムを選択してください", "ko": "사용할 앨범을 선택하세요", "zh-Hans": "请选择要使用的相簿",
      ]),
      note: "A question may become a request."),
    RuleExample(
      ExampleSurface(title: ["en": "Unable to connect", "fr": "Impossible de se connecter.", "ja": "接続できません。"]),
      note: "Whether the source lacks its mark is not known, so that nobody is asked to follow it."),
    RuleExample(
      ExampleSurface(title: [
        "en": "Photo Not Saved", "de": "Foto nicht gesichert", "fr": "Les photos que vous avez supprimées",
        "ja": "写真を保存できませんでした",
        "pl": "Zdjęcia, które zostały usunięte", "ru": "Фото не сохранено", "id": "Foto yang telah dihapus",
      ]),
      note: "No verb, or one of a clause; and what a fragment is in a language that has its verbs last."),
    RuleExample(ExampleSurface(title: "Open Settings."), note: "The capital is a name’s."),
    RuleExample(ExampleSurface(title: "Photo Not Saved :("), note: "The colon is an emoticon's."),
    RuleExample(
      ExampleSurface(title: ["en": "Wake up at 5 a.m.?", "de": "Um 5 Uhr wecken?"]), note: "The stop is the abbreviation's."),
  ]
}
