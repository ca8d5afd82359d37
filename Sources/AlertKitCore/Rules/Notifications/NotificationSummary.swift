internal import CICU

extension Rule {
  static let notificationSummary = Rule(
    id: "notification-summary", severity: .warning,
    summary: "A summary format lacks its count, or has one form where the language needs several.",
    rationale: """
      The line below a group of notifications says how many more there are: its format holds the count (`%u`), and the name of what \
      it sums up where there is one (`%@`). In a language with plural forms, one text for every number is wrong for some; put it \
      into a `.stringsdict` or vary it in the catalog.
      """,
    guidelines: ["P3"],
    examples: [
      RuleExample(
        .orders(summary: [
          "en": "More messages", "ko": "메시지 더 있음", "zh-Hans": "更多信息", "ja": "ほかのメッセージ", "de": "Weitere Nachrichten",
        ]),
        findings: [.init(.summary, in: ["en", "ko", "zh-Hans", "ja", "de"])]),
      RuleExample(
        .orders(summary: [
          "en": "%u more messages", "ko": "메시지 %u개 더 있음", "zh-Hans": "还有%u条信息", "ja": "ほか%u件", "de": "%u weitere Nachrichten",
        ]),
        findings: [.init(.summary, in: ["en", "de"])], note: "Korean, Chinese and Japanese have one form."),
      RuleExample(
        .orders(
          summary: .plural([
            "en": ["one": "%lld more message", "other": "%lld more messages"], "ko": ["other": "메시지 %lld개 더 있음"],
            "de": ["one": "%lld weitere Nachricht", "other": "%lld weitere Nachrichten"],
          ]))),
      RuleExample(.orders()),
    ],
    basis: .notification,
    checks: .copy(checkSummary))
}

private func checkSummary(_ localized: LocalizedSurface) -> [Violation] {
  guard localized.surface.kind == .notificationCategory, let summary = localized.surface.summary, summary.isOwn else {
    return []
  }
  let texts = localized.ownTexts(at: .summary)
  guard let own = texts.first else { return [] }
  let counts = texts.contains { FormatSpecifier.all(in: $0.text).contains { $0.kind.isNumeric } }
  if !counts {
    return [Violation(.summary, "\(quoted(own.text)) does not say how many; show the count with %u.", variant: own.variant)]
  }
  let varies = summary.variants.contains { variant in
    variant.selectors.contains { if case .plural = $0 { true } else { false } }
  }
  guard !varies, hasSeveralForms(localized.locale) else { return [] }
  return [
    Violation(
      .summary, "\(quoted(own.text)) is one text for every number; give it the plural forms of the language.",
      variant: own.variant)
  ]
}

/// Whether a language has plural forms that small numbers tell apart.
private func hasSeveralForms(_ locale: LocaleTag) -> Bool {
  func category(_ number: Double) -> String? {
    ICU.string(capacity: 16) { cicu_plural_category(locale.identifier, number, $0, $1) }
  }
  return Set((1...12).map { category(Double($0)) }).count > 1
}
