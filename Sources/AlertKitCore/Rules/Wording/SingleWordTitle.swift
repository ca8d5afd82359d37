extension Rule {
  static let singleWordTitle = Rule(
    id: "single-word-title", severity: .warning,
    summary: "The title is one word.",
    rationale: """
      One word names a subject and says nothing about it: a person must read on to learn what happened or what is asked. Say it \
      in the title, shortly. Words are counted as the language has them, so a German compound passes where its source has \
      several words.
      """,
    guidelines: ["A4"],
    examples: SingleWordTitle.firing + SingleWordTitle.silent,
    basis: [.shownTitle, .title],
    checks: .copy(SingleWordTitle.check))
}

private enum SingleWordTitle {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    guard localized.surface.kind.isAlertOrSheet else { return [] }
    return localized.violations(
      at: .title,
      judging: { own, title in
        let analyzed = localized.texts[title]
        guard isSingle(analyzed) || (!localized.isSource && isSplitByChance(analyzed, localized.facts)),
          // How another language parts its words is not known here.
          analyzed.otherLanguage == nil,
          localized.isSource || sourceIsSingle(own, localized), !localized.isGenericTitle(analyzed),
          !isWholeSentence(analyzed, localized.facts), !isCompound(title, localized.facts), !KeyName.isOfCode(title),
          !isBareKey(title, localized), !headsOrders(analyzed, localized.surface)
        else { return nil }
        return "\(quoted(title)) says in one word what needs a few; say in the title what happened or what is asked."
      })
  }

  /// Whether a title is the name of a text that its table has none for, `common.error`.
  static func isBareKey(_ title: String, _ localized: LocalizedSurface) -> Bool {
    if KeyName.isOnlyName(title) { return true }
    guard title.first?.isLowercase == true, KeyName.isCode(title) else { return false }
    return localized.surface.title?.variants.contains { $0.standsAtKey && $0.text == title } ?? false
  }

  /// Whether a title heads a sheet of ways to sort, which read on from it: *Sort* over *By Name* and *By Date*.
  static func headsOrders(_ title: AnalyzedText, _ surface: Surface<Copy>) -> Bool {
    surface.kind != .alert && surface.buttons.count { $0.role != .cancel } > 1
      && sorting.contains(LocaleFacts.bareKey(title.key))
  }

  private static let sorting: Set<String> = [
    "sort", "sorting", "sortierung", "sortieren", "trier", "tri", "ordenar", "orden", "ordenação", "ordina", "ordinamento",
    "sorteren", "sortera", "sortering", "sorter", "sortowanie", "sortuj", "сортировка", "сортировать", "сортування", "řazení",
    "seřadit", "rendezés", "sırala", "sıralama", "urutkan", "정렬", "並べ替え", "排序", "เรียงลำดับ", "فرز", "ترتيب", "מיון",
  ]

  /// Whether the source text is one word too, and not one that generic-title speaks of.
  static func sourceIsSingle(_ own: OwnText, _ localized: LocalizedSurface) -> Bool {
    guard let source = localized.source(of: own, at: .title) else { return false }
    return source.variants.contains { isSingle(localized.sourceTexts[$0.text]) }
      && !source.variants.contains { localized.sourceFacts.isGenericTitle($0.text) }
  }

  /// Whether one word is a whole sentence with its mark, as in a language whose verbs say who asks or tells whom: 추가하시겠습니까?
  static func isWholeSentence(_ title: AnalyzedText, _ facts: LocaleFacts) -> Bool {
    [.question, .stop].contains(EndMark(of: title, facts: facts)) && facts.phrases.statements?.haveEnding(title) ?? false
  }

  /// Whether one word says of what the word behind it is that could stand over any alert: *Verbindungsfehler*, *Connection Error*.
  static func isCompound(_ title: String, _ facts: LocaleFacts) -> Bool {
    let word = Array(title)
    guard word.count > 8, word.allSatisfy(\.isLetter) else { return false }
    return (4...word.count - 4).contains { facts.isGenericTitle(String(word[$0...])) }
  }

  /// Whether a dictionary has parted one word: in two, of which neither is a word of a label.
  static func isSplitByChance(_ title: AnalyzedText, _ facts: LocaleFacts) -> Bool {
    guard facts.wordSeparator == LocaleFacts.WordSeparator.none, title.isPlain, title.words.all.count == 2 else { return false }
    return title.words.keys.allSatisfy { !facts.phrases.labelWords.contains($0) && facts.meanings(of: $0).isEmpty }
      && title.words.all[0].endIndex == title.words.all[1].startIndex
  }

  static func isSingle(_ title: AnalyzedText) -> Bool { WordCount.isOne(in: title) }
}

extension SingleWordTitle {
  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Delete", "ko": "삭제", "zh-Hans": "删除", "ja": "削除", "de": "Löschen", "fr": "Supprimer", "ar": "حذف", "th": "ลบ",
        ], buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)]),
      findings: [.init(.title, in: ["en", "ko", "zh-Hans", "ja", "de", "fr", "ar", "th"])]),
    RuleExample(
      ExampleSurface(title: ["en": "Update?", "ko": "업데이트?", "de": "Aktualisieren?", "zh-Hans": "要更新吗？"]),
      findings: [.init(.title, in: ["en", "ko", "de"])], note: "Marks are no words; the Chinese title has several."),
    RuleExample(
      ExampleSurface(title: ["en": "Offline", "zh-Hans": "离线", "zh-Hant": "離線", "th": "ออฟไลน์", "ja": "オフライン"]),
      findings: [.init(.title, in: ["en", "zh-Hans", "zh-Hant", "th", "ja"])],
      note: "One word, though a dictionary parts the Chinese and the Thai one."),
    RuleExample(
      ExampleSurface(source: "ja", title: ["ja": "🗑 削除", "en": "Delete It"]), findings: [.init(.title, in: ["ja"])],
      note: "Nor are emoji."),
    RuleExample(
      ExampleSurface(title: ["en": "Update", "ko": "Update", "fr": "Une mise à jour est prête"]),
      findings: [.init(.title, in: ["en"])], note: "The Korean title is untranslated, the French one has several words."),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(title: ["en": "Deleted", "zh-Hans": "已删除照片", "th": "ลบรูปภาพแล้ว", "ja": "写真を削除しました"]),
      findings: [.init(.title, in: ["en"])], note: "The translations say what."),
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Navigation Error", "de": "Navigationsfehler", "ko": "탐색 오류", "ja": "ナビゲーションエラー", "zh-Hans": "导航错误",
          "th": "การนำทางผิดพลาด",
        ]),
      note: "A compound is fine where the source has several words."),
    RuleExample(
      ExampleSurface(source: "de", title: ["de": "Verbindungsfehler"]),
      note: "A compound that says which of those a single word could be."),
    RuleExample(
      ExampleSurface(
        .actionSheet, title: ["en": "Sort", "ru": "Сортировка", "ko": "정렬"],
        buttons: [.init(["en": "By Name"]), .init(["en": "By Date"]), .init(.cancel, .cancel)]),
      note: "The choices read on from it."),
    RuleExample(ExampleSurface(title: "deletePhotoTitle"), note: "The name of a text, which code shows by mistake."),
    RuleExample(
      ExampleSurface(title: ["en": "Error", "ko": "오류", "ja": "エラー", "zh-Hans": "错误", "de": "Fehler"]),
      note: "Says generic-title."),
    RuleExample(
      ExampleSurface(source: "ko", title: ["ko": "추가하시겠습니까?"], buttons: [.init(.cancel, .cancel), .init(.ok)]),
      note: "One word, and a whole question."),
    RuleExample(ExampleSurface(source: "ko", title: ["ko": "삭제되었습니다."]), note: "One word, and a whole sentence."),
    RuleExample(ExampleSurface(title: "%@"), note: "What the placeholder brings may be a sentence."),
    RuleExample(ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)])),
  ]
}
