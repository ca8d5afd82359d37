extension Rule {
  static let buttonWithoutLetters = Rule(
    id: "button-without-letters", severity: .warning,
    summary: "A button's title has no letter: an emoji or a symbol.",
    rationale: """
      A picture means something else to each who sees it, and VoiceOver reads its official name: “thumbs up sign, button”. A word \
      says what happens, and can be translated.
      """,
    guidelines: ["A11"],
    examples: [
      RuleExample(
        ExampleSurface(
          title: .deletePhotoQuestion,
          buttons: [
            .init(.cancel, .cancel), .init(["en": "👍", "ko": "👍🏽", "zh-Hans": "🆗", "ja": "✓", "de": "❤️", "ar": "…"]),
          ]),
        findings: [.init(.button(2), in: ["en", "ko", "zh-Hans", "ja", "de", "ar"])]),
      RuleExample(
        ExampleSurface(.actionSheet, buttons: [.init("+"), .init(.cancel, .cancel)]), findings: [.init(.button(1), in: ["en"])]),
      RuleExample(
        ExampleSurface(
          title: .deletePhotoQuestion,
          buttons: [
            .init(["en": "👍 Like", "ko": "👍 좋아요", "zh-Hans": "👍 赞", "ja": "👍 いいね", "fr": "👍 J’aime", "th": "👍 ถูกใจ"]),
            .init(.cancel, .cancel),
          ]),
        note: "A picture beside a word."),
      RuleExample(
        ExampleSurface(
          .actionSheet,
          buttons: [
            .init("%@"), .init("%1$@ (%2$@)"), .init("5"), .init("1.5×"), .init(["en": "A", "ko": "가"]),
            .init(.cancel, .cancel),
          ]),
        note: "What a placeholder brings is not known, and a number is read as one."),
    ],
    basis: [.buttons, .buttonsAlone],
    checks: .copy(checkButtonWithoutLetters))
}

private func checkButtonWithoutLetters(_ localized: LocalizedSurface) -> [Violation] {
  let surface = localized.surface
  guard surface.kind.isAlertOrSheet || surface.kind == .notificationCategory else { return [] }
  return surface.buttons.indices.flatMap { index in
    localized.violations(at: .button(index + 1)) { title in
      guard !DisplayText.isBlank(title), FormatSpecifier.all(in: title).isEmpty, !DisplayText.hasOwnWords(title) else {
        return nil
      }
      return "\(quoted(title)) has no word; say what the button does."
    }
  }
}
