extension Rule {
  static let personalPronoun = Rule(
    id: "personal-pronoun", severity: .note,
    summary: "A title or message says you, your, me, my or the like.",
    rationale: """
      A short text mostly does without pronouns, and reads less like a reproach: “Photos are kept” for “You keep your photos”. Many \
      good alerts need one all the same, so this is only a note. Languages that leave pronouns out as a rule are not looked at.
      """,
    guidelines: ["A8"],
    examples: PersonalPronoun.firing + PersonalPronoun.silent,
    checks: .copy(PersonalPronoun.check))
}

private enum PersonalPronoun {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    guard let forms = localized.facts.phrases.pronouns, forms.applies else { return [] }
    return localized.proseViolations { text in
      let analyzed = localized.texts[text]
      let found = forms.areWords ? words(of: forms, in: analyzed) : parts(of: forms, in: analyzed)
      // A whole question that says nothing else is better left out than written anew.
      guard !found.isEmpty, !RedundantMessage.asksWhetherSure(text, localized) else { return nil }
      return "\(listed(found.map { "“\($0)”" })) can mostly be left out; name the thing instead of the person."
    }
  }

  /// The pronouns among the words of a text, each once.
  static func words(of forms: PronounForms, in text: AnalyzedText) -> [String] {
    let found = PhraseSearch(text).words(except: forms.exceptedPhrases) { word, key, number in
      let isExact = word.utf8.count <= forms.longestExact && forms.exact.contains(String(word))
      guard isExact || forms.holds(key, of: number) || forms.elides(key) else { return false }
      // An inverted subject, “Voulez-vous …”, is part of its verb.
      if word.startIndex > word.base.startIndex, word.base[..<word.startIndex].last == "-" { return false }
      // "US" is no "us".
      return isExact || !LetterCase.isAllCapitals(word)
    }
    var seen: Set<String> = []
    return found.map(String.init).filter { seen.insert(LocaleFacts.key($0)).inserted }
  }

  /// The pronouns in a text without spaces, each once; the longest where one holds another.
  static func parts(of forms: PronounForms, in text: AnalyzedText) -> [String] {
    guard forms.any.mayStand(in: text.writtenKey) else { return [] }
    let quotedText = QuotedParts.removed(from: text.text)
    // A search by bytes is quick, and finds all that may be there: such languages write letters in one way.
    var rest = forms.exceptions.reduce(quotedText) { $0.holdsBytes(of: $1) ? $0.replacing($1, with: " ") : $0 }
    var found: [String] = []
    for form in forms.longestFirst where rest.holdsBytes(of: form) && rest.contains(form) {
      found.append(form)
      rest = rest.replacing(form, with: " ")
    }
    return found
  }
}

extension PersonalPronoun {
  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: ["en": "Delete Your Photos?", "de": "Deine Fotos löschen?", "zh-Hans": "要删除您的照片吗？", "th": "ลบรูปภาพของคุณหรือไม่"],
        message: [
          "en": "You can’t undo this.", "fr": "Vous ne pourrez pas l’annuler.", "pl": "Twoje zdjęcia znikną.",
          "ar": "لديك صور هنا.",
        ]),
      findings: [.init(.title, in: ["en", "de", "zh-Hans", "th"]), .init(.message, in: ["en", "fr", "pl", "ar"])]),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: ["en": "I’ve kept a copy for us.", "fr-CA": "J’ai une copie."]),
      findings: [.init(.message, in: ["en", "fr-CA"])], note: "Short forms and elisions."),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: [
          "en": "This can’t be undone.", "ja": "あなたの写真は削除されます。", "ko": "당신의 사진이 삭제됩니다.", "de": "Möchten Sie fortfahren?",
        ]),
      note: "Japanese and Korean leave pronouns out as a rule; German Sie also means they."),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: ["en": "It is gone.", "fr": "Voulez-vous vraiment la récupérer ?"]),
      note: "French inverts its subject in a question."),
    RuleExample(
      ExampleSurface(title: "Delete This Photo?", message: ["en": "Are you sure?", "ru": "Вы уверены?"]),
      note: "The question is what can be left out."),
    RuleExample(ExampleSurface(title: "Photos from the US", message: "Mystery photos show “My Album”.")),
    RuleExample(
      ExampleSurface(
        title: ["en": "Photo Deleted", "th": "คุณภาพต่ำ", "zh-Hans": "照片已删除"], message: ["en": "Quality is low.", "th": "ขอบคุณ"]),
      note: "Words that hold a pronoun by chance."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: [
          "en": "It is gone.", "de": "Your photo is gone.", "da": "Det tager 5 min.", "sv": "%@ min kvar.",
          "vi": "Ảnh đã bị xóa.",
        ])),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: ["en": "It is gone.", "vi": "Chưa kết bạn."]),
      note: "A verb that holds a pronoun."),
  ]
}
