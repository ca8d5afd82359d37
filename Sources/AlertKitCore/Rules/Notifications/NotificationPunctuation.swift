extension Rule {
  static let notificationPunctuation = Rule(
    id: "notification-punctuation", severity: .warning,
    summary: "A notification's body, or a title that is a sentence, has no mark at its end, or a text shouts with several.",
    rationale: """
      A notification is read in passing, often as the only line of an app that day. Whole sentences with their end mark are read \
      without a second look; without it people look for the rest. Several marks in a row make an ordinary thing sound urgent.
      """,
    guidelines: ["N2"],
    examples: [
      RuleExample(
        .order(
          body: [
            "en": "The parcel has left the shop", "ko": "상품이 매장에서 출발했습니다", "zh-Hans": "包裹已从商店发出", "ja": "荷物が店舗を出発しました",
            "de": "Das Paket hat den Laden verlassen", "fr": "Le colis a quitté le magasin", "th": "พัสดุออกจากร้านแล้ว",
          ]),
        findings: [.init(.body, in: ["en", "ko", "zh-Hans", "ja", "de", "fr"])], note: "Thai ends sentences without."),
      RuleExample(
        .order(title: ["en": "It’s here!!", "ko": "도착했습니다!!", "de": "Da ist es!!"]),
        findings: [.init(.title, in: ["en", "ko", "de"])]),
      RuleExample(
        .order(title: ["en": "The parcel is on its way", "de": "Das Paket ist unterwegs", "fr": "Colis en route", "ko": "배송 중"]
        ),
        findings: [.init(.title, in: ["en", "de"], severity: .note)], note: "A title that is a whole sentence."),
      RuleExample(.order()),
      RuleExample(
        .order(body: ["en": "3 items, 2 shops, 1 parcel", "ko": "%@", "ja": "%@", "de": "%@: %@"]),
        findings: [.init(.body, in: ["en"])]),
      RuleExample(
        .order(body: ["en": "New message from %@", "zh-Hans": "来自%@", "ja": "%@からのメッセージ", "de": "Nachricht von %@"]),
        note: "What the placeholder ends in is not known; the Japanese source need not have a mark."),
      RuleExample(.order(body: ["en": "It’s here!", "ko": "도착했습니다!", "de": "Delivered"])),
      RuleExample(
        .order(title: "%@", body: ["en": "sent you a photo", "de": "hat dir ein Foto geschickt", "ja": "写真を送信しました"]),
        note: "The title begins the sentence."),
      RuleExample(
        .order(body: ["en": "New message", "de": "Neue Nachricht"]),
        note: "Two words name a thing as often as they are a sentence."),
    ],
    fixes: [
      .safe: "Ends an English statement, or the translation of one, in its language's full stop.",
      .suggested: "Adds the mark that the source has, or a full stop where the text may be no sentence.",
    ],
    basis: .notification,
    checks: .copy(checkNotificationPunctuation))
}

private func checkNotificationPunctuation(_ localized: LocalizedSurface) -> [Violation] {
  guard localized.surface.kind == .notification else { return [] }
  let shouting = localized.bannerViolations { _, text in
    guard SeveralMarks.standAtEnd(of: localized.texts[text]) else { return nil }
    return "\(quoted(text)) ends in several marks; one is enough."
  }
  return shouting + sentences(in: localized)
    + (continuesTitle(localized) ? [] : MessagePunctuation.violations(in: localized, at: .body, least: 3))
}

/// Notes on titles that are whole statements without their mark.
private func sentences(in localized: LocalizedSurface) -> [Violation] {
  guard localized.surface.body != nil, localized.surface.origin != .keyNames, !continuesTitle(localized) else { return [] }
  return localized.violations(at: .title) { title in
    SentenceStyle(localized.texts[title], facts: localized.facts).unmarked
  }.map { Violation($0.field, $0.message, severity: .note, variant: $0.variant) }
}

/// Whether the source's body is the rest of a sentence that the title begins, such as *sent you a photo*: it starts with a small
/// letter, and a mark alone makes no sentence of it.
private func continuesTitle(_ localized: LocalizedSurface) -> Bool {
  guard localized.sourceFacts.hasCase, localized.source.title != nil, let body = localized.source.body else { return false }
  return body.variants.contains { variant in
    guard let opening = localized.sourceTexts[variant.text].cased.opening else { return false }
    return LetterCase.startsWithoutCapital(opening.text, locale: localized.sourceLocale)
  }
}
