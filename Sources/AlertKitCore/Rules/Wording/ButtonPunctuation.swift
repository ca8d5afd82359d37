extension Rule {
  static let buttonPunctuation = Rule(
    id: "button-punctuation", severity: .warning,
    summary: "A button's title ends in punctuation.",
    rationale: """
      A button is a label, not a sentence; a mark at its end only takes room and makes it read like talk. An ellipsis is \
      another thing: it says that tapping asks for more before anything happens.
      """,
    guidelines: ["A11"],
    examples: [
      RuleExample(
        ExampleSurface(
          title: .deletePhotoQuestion,
          buttons: [
            .init(.cancel, .cancel),
            .init(
              [
                "en": "Delete!", "ko": "삭제!", "zh-Hans": "删除！", "ja": "削除！", "de": "Löschen!", "fr": "Supprimer !",
                "ar": "حذف!",
                "th": "ลบ!", "hi": "हटाएँ।",
              ], .destructive),
          ]),
        findings: [.init(.button(2), in: ["en", "ko", "zh-Hans", "ja", "de", "fr", "ar", "th", "hi"])]),
      RuleExample(
        ExampleSurface(
          title: .photoDeleted,
          buttons: [.init(["en": "Got it", "zh-Hans": "知道了。", "ar": "فهمت؟", "el": "Κατάλαβα;", "ja": "了解。」"])]),
        findings: [.init(.button(1), in: ["zh-Hans", "ar", "el", "ja"])],
        note: "The marks of each script, before a quotation mark too."),
      RuleExample(
        ExampleSurface(title: .photoDeleted, buttons: [.init(["en": "Hooray! 🎉", "ko": "만세! 🎉"])]),
        findings: [.init(.button(1), in: ["en", "ko"])], note: "Behind an emoji as well."),
      RuleExample(
        ExampleSurface(
          title: .deletePhotoQuestion,
          buttons: [
            .init([
              "en": "Share…", "ko": "공유…", "zh-Hans": "共享……", "ja": "共有…", "de": "Teilen …", "fr": "Partager...", "th": "แชร์…",
            ]),
            .init(.cancel, .cancel),
          ]),
        note: "An ellipsis announces a further step."),
      RuleExample(
        ExampleSurface(
          title: .deletePhotoQuestion,
          buttons: [
            .init(["en": "Delete (All)", "ko": "삭제(모두)"]), .init(["en": "Call %@", "ko": "%@"]), .init("Until 5 p.m."),
          ]),
        note: "Brackets, placeholders and abbreviations are no end marks."),
      RuleExample(
        ExampleSurface(
          title: .deletePhotoQuestion,
          buttons: [
            .init(["en": "%d digits", "ru": "%d циф.", "de": "%d Ziff."]),
            .init(["en": "In 1 hour", "ru": "Через час", "de": "In einer Std.", "fr": "Dans 1 h", "pl": "Za 1 godz."]),
            .init(["en": "In 10 min.", "tr": "10 dk.", "de": "Später (10 Min.)"]),
          ]),
        note: "A short form's full stop ends no sentence."),
      RuleExample(
        ExampleSurface(
          title: .deletePhotoQuestion,
          buttons: [.init(["en": "Delete", "de": "Löschen"], .destructive), .init(["en": "Cancel", "de": "Cancel"])])),
    ],
    fixes: [
      .safe: "Takes the mark away.",
      .suggested: "Takes away a question mark, or a full stop that may belong to an abbreviation.",
    ],
    basis: [.buttons, .buttonsAlone],
    checks: .copy(checkButtonPunctuation))
}

private func checkButtonPunctuation(_ localized: LocalizedSurface) -> [Violation] {
  func fix(_ title: String) -> Rewording? { EndMarkFix.label(title, facts: localized.facts) }
  return localized.buttonViolations(fix: fix) { _, title in
    let text = localized.texts[title]
    guard case .mark(let mark) = text.isPlain ? text.ending.end : TextEnd(of: title) else { return nil }
    if mark == ".", Abbreviations.end(withoutBrackets(title), facts: localized.facts) { return nil }
    return "\(quoted(title)) ends in “\(mark)”; a button's title takes no end mark."
  }
}

/// A title without the brackets that close at its end: *Later (1 hr.)*.
private func withoutBrackets(_ title: String) -> String {
  let rest = title.reversed().drop { ")]）］ ".contains($0) }
  return String(rest.reversed())
}
