extension Rule {
  static let notificationMissingPlaceholder = Rule(
    id: "notification-missing-placeholder", severity: .note,
    summary: "A category has no text for hidden previews.",
    rationale: """
      With previews hidden, the system shows the app's icon and *Notification*. A word or two that say what kind of thing it is, \
      such as Friend Request or Shipment, let people decide whether to look.
      """,
    guidelines: ["N6"],
    examples: [
      RuleExample(.orders(placeholder: nil), findings: [.init(.surface)]),
      RuleExample(.orders(placeholder: nil, source: "ko"), findings: [.init(.surface)]),
      RuleExample(.orders()),
      RuleExample(.order(), note: "Only categories have one."),
    ],
    basis: .notification,
    checks: .structure { localized in
      guard localized.surface.category != nil, localized.surface.placeholder?.isBlank ?? true else { return [] }
      return [
        Violation(.surface, "Nothing is said for hidden previews, so that people read “Notification”; add a placeholder.")
      ]
    })

  static let notificationPlaceholder = Rule(
    id: "notification-placeholder", severity: .warning,
    summary: "A text for hidden previews gives something away, is long, or says only “Notification”.",
    rationale: """
      The text stands where people have asked that nothing be shown. It names the kind of thing in a word or two: with a name or a \
      sentence in it, it tells what was to stay hidden; with *Notification* alone, it tells nothing. The number of notifications \
      (`%u`) may stand in it.
      """,
    guidelines: ["N6"],
    examples: [
      RuleExample(
        .orders(placeholder: [
          "en": "Message from %@", "ko": "%@님의 메시지", "zh-Hans": "来自%@的信息", "ja": "%@からのメッセージ", "de": "Nachricht von %@",
        ]),
        findings: [.init(.placeholder, in: ["en", "ko", "zh-Hans", "ja", "de"])]),
      RuleExample(
        .orders(placeholder: [
          "en": "Notification", "ko": "알림", "zh-Hans": "通知", "ja": "通知", "de": "Mitteilung", "fr": "Notification",
        ]),
        findings: [.init(.placeholder, in: ["en", "ko", "zh-Hans", "ja", "de"])],
        note: "The French word is the English one: untranslated, for all that can be told."),
      RuleExample(
        .orders(placeholder: [
          "en": "The parcel has left the shop in Berlin", "de": "Das Paket hat den Laden in Berlin verlassen",
        ]),
        findings: [.init(.placeholder, in: ["en", "de"])]),
      RuleExample(.orders()),
      RuleExample(.orders(placeholder: ["en": "%u Messages", "ko": "메시지 %u개", "ja": "メッセージ%u件", "de": "%u Nachrichten"])),
    ],
    basis: .notification,
    checks: .copy(checkPlaceholder))
}

private func checkPlaceholder(_ localized: LocalizedSurface) -> [Violation] {
  let facts = localized.facts
  return localized.violations(at: .placeholder) { text in
    if let value = FormatSpecifier.all(in: text).first(where: { !$0.kind.isNumeric }) {
      return "\(quoted(text)) shows “\(value.text)” where previews are hidden; name only the kind of thing."
    }
    if facts.notifications?.emptyPlaceholders.contains(where: { LocaleFacts.key($0) == LocaleFacts.key(text) }) == true {
      return "\(quoted(text)) says no more than the system does; name the kind of thing, such as Reminder."
    }
    let limit = facts.wordSeparator == .syllable ? 8 : 4
    let words = WordCount(of: text, locale: localized.locale).words
    guard words > limit else { return nil }
    return "\(quoted(text)) has \(words) words where previews are hidden; name only the kind of thing."
  }
}
