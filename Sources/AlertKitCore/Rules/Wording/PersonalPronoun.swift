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
    guard let pronouns = localized.facts.pronouns, pronouns.applies != .no else { return [] }
    let forms = Forms(pronouns)
    return localized.proseViolations { text in
      let found = pronouns.match == .word ? forms.words(in: text, localized.locale) : forms.parts(of: text)
      guard !found.isEmpty else { return nil }
      return "\(listed(found.map { "“\($0)”" })) can mostly be left out; name the thing instead of the person."
    }
  }

  /// The unambiguous forms of a locale, as they are compared.
  struct Forms {
    private let facts: LocaleFacts.Pronouns
    private let keys: Set<String>
    private let elided: [String]
    /// Forms that count only as written: those of one letter too, which may be a list's.
    private let exact: Set<String>

    init(_ pronouns: LocaleFacts.Pronouns) {
      facts = pronouns
      let all = pronouns.second + pronouns.first
      exact = Set(all.filter { pronouns.caseSensitive.contains($0) || $0.unicodeScalars.count == 1 })
      let folded = Set(all).subtracting(exact).map(LocaleFacts.key)
      keys = Set(folded)
      elided = folded.filter { $0.hasSuffix("'") }
    }

    /// The pronouns among the words of a text, each once.
    func words(in text: String, _ locale: LocaleTag) -> [String] {
      unique(
        PhraseSearch(text, locale: locale).words { word, key in
          if exact.contains(String(word)) { return true }
          // "US" is no "us".
          if LetterCase.isAllCapitals(word) { return false }
          return keys.contains(key) || elided.contains { key.hasPrefix($0) && key.count > $0.count }
        })
    }

    /// The pronouns in a text without spaces, each once; the longest where one holds another.
    func parts(of text: String) -> [String] {
      let quotedText = QuotedParts.ranges(in: text).reversed().reduce(into: text) { $0.removeSubrange($1) }
      var rest = facts.exceptions.reduce(quotedText) { $0.replacing($1, with: " ") }
      var found: [String] = []
      for form in (facts.second + facts.first).sorted(by: { ($1.count, $0) < ($0.count, $1) }) where rest.contains(form) {
        found.append(form)
        rest = rest.replacing(form, with: " ")
      }
      return found
    }

    private func unique(_ words: [Substring]) -> [String] {
      var seen: Set<String> = []
      return words.map(String.init).filter { seen.insert(LocaleFacts.key($0)).inserted }
    }
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
  ]
}
