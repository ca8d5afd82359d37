extension Rule {
  static let genericButton = Rule(
    id: "generic-button", severity: .warning,
    summary: "A button says what the alert is, not what happens: Error, Warning, Info.",
    rationale: """
      Such a word may stand over an alert, where it says little; on a button it says nothing at all: nobody knows what comes of tapping \
      *Error*. Mostly another key was meant. OK closes what only tells something.
      """,
    guidelines: ["A11"],
    examples: GenericButton.examples,
    basis: [.buttons, .buttonsAlone],
    checks: .copy(GenericButton.check))
}

private enum GenericButton {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    // A menu may well let people choose between errors and warnings.
    guard localized.surface.kind == .alert, localized.surface.buttons.count < 3 else { return [] }
    return localized.buttonViolations { index, title in
      guard localized.facts.isGenericTitle(title), FormatSpecifier.all(in: title).isEmpty, isName(title, localized),
        localized.meaning(ofButton: index).terms.isSubset(of: names)
      else { return nil }
      return
        "\(quoted(title)) does not say what the button does; name it, such as \(localized.facts.suggestion(for: .ok) ?? "“OK”")."
    }
  }

  private static let names: Set<Term> = ["Error", "Warning"]

  /// Whether it is the word for an error, a warning or the like, and for nothing that a button may do.
  private static func isName(_ title: String, _ localized: LocalizedSurface) -> Bool {
    let terms = localized.facts.meaning(ofTitle: title).all
    if !terms.isDisjoint(with: names) { return terms.isSubset(of: names) }
    return localized.locale.language == "en" && terms.isEmpty && words.contains(LocaleFacts.bareKey(LocaleFacts.key(title)))
  }

  private static let words: Set<String> = [
    "alert", "attention", "notice", "info", "information", "success", "failure", "failed", "oops", "message", "caution",
    "problem",
  ]
}

extension GenericButton {
  static let examples: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        buttons: [
          .init(.ok),
          .init([
            "en": "Error", "ko": "오류", "zh-Hans": "错误", "ja": "エラー", "de": "Fehler", "fr": "Erreur", "ar": "خطأ",
            "th": "ข้อผิดพลาด",
          ]),
        ]),
      findings: [.init(.button(2), in: ["en", "ko", "zh-Hans", "ja", "de", "fr", "ar", "th"])]),
    RuleExample(
      ExampleSurface(title: .photoDeleted, buttons: [.init(["en": "Info", "de": "OK"])]),
      findings: [.init(.button(1), in: ["en"])]),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(["en": "Report Error", "ko": "오류 신고"])])),
    RuleExample(
      ExampleSurface(.actionSheet, title: "Log Level", buttons: [.init("Error"), .init("Warning"), .init(.cancel, .cancel)]),
      note: "A choice between them."),
    RuleExample(ExampleSurface(title: .photoDeleted, buttons: [.init(["en": "Done", "ko": "확인"])])),
  ]
}
