extension Rule {
  static let notificationTruncated = Rule(
    id: "notification-truncated", severity: .warning,
    summary: "A notification's text ends in an ellipsis, as if it had been cut by hand.",
    rationale: """
      The system cuts what does not fit and knows how much that is on each device. A text that was cut beforehand hides the rest \
      everywhere, also where there was room. What goes on, such as “Uploading photos…”, may end so.
      """,
    guidelines: ["N2"],
    examples: [
      RuleExample(
        .order(
          body: [
            "en": "The parcel has left the shop and will…", "ko": "상품이 매장에서 출발했으며 곧 도착할…", "zh-Hans": "包裹已从商店发出，即将……",
            "ja": "荷物が店舗を出発し、まもなく…", "de": "Das Paket hat den Laden verlassen und …",
          ]),
        findings: [.init(.body, in: ["en", "ko", "zh-Hans", "ja", "de"])]),
      RuleExample(.order(title: ["en": "%@...", "fr": "%@…"]), findings: [.init(.title, in: ["en", "fr"])]),
      RuleExample(.order()),
      RuleExample(
        .order(body: [
          "en": "Uploading all of the new photos…", "ko": "새로운 사진을 모두 업로드하는 중…", "de": "Alle neuen Fotos werden geladen …",
        ]),
        note: "Something is under way."),
      RuleExample(.order(title: ["en": "Loading…", "ja": "読み込み中…"])),
      RuleExample(.order(body: "The connection was interrupted. Attempting to reconnect all devices...")),
    ],
    basis: .notification,
    checks: .copy(checkNotificationTruncated))
}

private func checkNotificationTruncated(_ localized: LocalizedSurface) -> [Violation] {
  localized.bannerViolations { field, text in
    guard TextEnd(of: text) == .ellipsis, isCutByHand(text, locale: localized.locale) else { return nil }
    let isSourceCut =
      localized.source[field]?.variants.contains { own in
        TextEnd(of: own.text) == .ellipsis && isCutByHand(own.text, locale: localized.sourceLocale)
      } ?? true
    guard localized.isSource || isSourceCut else { return nil }
    return "\(quoted(text)) ends in an ellipsis; write the whole sentence, the system cuts what does not fit."
  }
}

/// Whether an ellipsis stands behind a value, or behind a sentence that is not about something that goes on.
private func isCutByHand(_ text: String, locale: LocaleTag) -> Bool {
  let marked = DisplayText.withPlaceholderMarks(text)
  let before = marked.unicodeScalars.last { !"….·⋯‥。．".unicodeScalars.contains($0) && !$0.properties.isWhitespace }
  if before == DisplayText.placeholderMark { return true }
  let units = Array(marked.utf16)
  let sentences = TextSegments.boundaries(of: units, unit: .sentence, locale: locale).offsets.dropLast()
  let last = String(decoding: units[Int(sentences.last ?? 0)...], as: UTF16.self)
  let words = TextSegments.words(in: last, locale: locale)
  let goesOn = LocaleFacts.facts(for: locale).saysOngoing(AnalyzedText(last, locale: locale))
  return words.count > 4 && !goesOn
}
