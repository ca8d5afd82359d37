extension Rule {
  static let yesNoButton = Rule(
    id: "yes-no-button", severity: .warning,
    summary: "A button says Yes or No; a note where it says a little more: No, thanks.",
    rationale: """
      Yes and No mean nothing without the question, and people tap before they read it. A button that names what it does \
      (“Delete”, and “Cancel” beside it) is right even when the title is skipped.
      """,
    guidelines: ["A11"],
    examples: YesNoButton.firing + YesNoButton.silent,
    basis: .buttons,
    checks: .copy(YesNoButton.check), .copy(YesNoButton.checkOpening))
}

private enum YesNoButton {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    let facts = localized.facts
    if localized.isSource, !localized.buttonMeanings.contains(where: \.mayAnswer) { return [] }
    return localized.buttonViolations { index, title in
      let terms = facts.terms(inTitle: title)
      guard terms.contains(.yes) || terms.contains(.no) else { return nil }
      if terms.contains(.no), refusesPermission(title, localized) { return nil }
      let result = suggestion(forButton: index, saysNo: terms.contains(.no), in: localized)
      let isUnmarked = localized.buttonAgreeingToDestroy == index
      return message(title, answers: localized.surface.title == nil ? "a question" : "the title", result: result, isUnmarked)
    }.map { weighed($0, in: localized) }
  }

  /// A violation as a note where a polite answer of several words says a little more: *No, thanks*.
  private static func weighed(_ violation: Violation, in localized: LocalizedSurface) -> Violation {
    let own = localized.ownTexts(at: violation.field).first { $0.variant == violation.variant }
    guard let own, own.text.split(whereSeparator: { $0.isWhitespace || AnalyzedText.commaCharacters.contains($0) }).count > 1
    else {
      return violation
    }
    var polite = Violation(
      violation.field, violation.message, severity: .note, variant: violation.variant, fixes: violation.fixes)
    polite.alternative = violation.alternative
    return polite
  }

  /// A note on a button that answers before it says what it does: *Yes, delete*.
  static func checkOpening(_ localized: LocalizedSurface) -> [Violation] {
    let facts = localized.facts
    guard localized.surface.kind.isAlertOrSheet else { return [] }
    return localized.buttonViolations { _, title in
      guard let rest = localized.texts[title].partAfterYes(facts) else { return nil }
      // Behind *Yes* it may say no more than *I'm sure*.
      if localized.texts[rest].words.keys.allSatisfy(facts.fillers.contains) {
        return message(title, answers: localized.surface.title == nil ? "a question" : "the title", result: nil, false)
      }
      let remedy =
        facts.terms(inTitle: rest).contains(.cancel) ? "say what is cancelled instead" : "leave out the answer"
      return "\(quoted(title)) answers before it says what happens; \(remedy)."
    }.map { Violation($0.field, $0.message, severity: .note, variant: $0.variant) }
  }

  /// Whether a No is the platform's word for Don't Allow, as in Greek, and answers no question: no Yes stands beside it.
  static func refusesPermission(_ title: String, _ localized: LocalizedSurface) -> Bool {
    guard let uses = localized.facts.ambiguous[LocaleFacts.key(title)], let refusals = uses["Don't Allow"],
      refusals * 5 > uses.values.reduce(0, +)
    else { return false }
    return !localized.surface.buttons.contains { button in
      button.title.text.map { localized.facts.terms(inTitle: $0).contains(.yes) } ?? false
    }
  }

  /// What the button could say instead: Cancel for a No that cancels, the title's own verb for a Yes that destroys; else nil.
  static func suggestion(forButton index: Int, saysNo: Bool, in localized: LocalizedSurface) -> String? {
    switch (localized.surface.buttons[index].role, saysNo) {
    case (.cancel, true): localized.asksToCancel ? nil : localized.facts.suggestion(for: .cancel)
    case (.destructive, false): destructiveVerb(ofTitleIn: localized).flatMap(localized.facts.suggestion)
    case (.default, false) where localized.buttonAgreeingToDestroy == index:
      destructiveVerb(ofTitleIn: localized).flatMap(localized.facts.suggestion)
    default: nil
    }
  }

  private static let destructive = Term.destructive.sorted()

  /// The destructive term whose wording the title holds.
  static func destructiveVerb(ofTitleIn localized: LocalizedSurface) -> Term? {
    guard let title = localized.surface.title?.text.map(TextForm.comparable) else { return nil }
    return destructive.first { term in
      guard let word = localized.facts.suggestedWording(for: term).map(TextForm.comparable) else { return false }
      return title.holdsBytes(of: word) && title.contains(word)
    }
  }

  static func message(_ title: String, answers: String, result: String?, _ isUnmarked: Bool) -> String {
    "\(quoted(title)) answers \(answers) instead of saying what happens; name the result"
      + (result.map { ", such as \($0)" } ?? "") + (isUnmarked ? ", and give it the destructive role." : ".")
  }
}

extension YesNoButton {
  private static let all: Set<String> = ["en", "ko", "zh-Hans", "ja", "de", "fr", "ar", "th"]

  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.no, .cancel), .init(.yes, .destructive)]),
      findings: [.init(.button(1), in: all), .init(.button(2), in: all)]),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [.init(["en": "No!", "ko": "아니오"], .cancel), .init(["en": "YES", "ko": "네"], .destructive)]),
      findings: [.init(.button(1), in: ["en", "ko"]), .init(.button(2), in: ["en", "ko"])],
      note: "Every listed wording counts, whatever its case or marks."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [.init(["en": "No, Thanks", "de": "Nein danke", "fr": "Non, merci"], .cancel), .init(["en": "Yep"])]),
      findings: [.init(.button(1), in: ["en", "de", "fr"], severity: .note), .init(.button(2), in: ["en"])],
      note: "Other ways to say so."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [.init(.cancel, .cancel), .init(["en": "Delete", "zh-Hans": "是", "fr": "Supprimer"], .destructive)]),
      findings: [.init(.button(2), in: ["zh-Hans"])]),
    RuleExample(
      ExampleSurface(
        title: ["en": "Allow notifications?", "el": "Να επιτρέπονται οι γνωστοποιήσεις;"],
        buttons: [.init(["en": "Don't Allow", "el": "Όχι"], .cancel), .init(["en": "Allow", "el": "Ναι"])]),
      findings: [.init(.button(1), in: ["el"]), .init(.button(2), in: ["el"])]),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [.init(.cancel, .cancel), .init(["en": "Yes, Delete", "de": "Ja, löschen", "ja": "はい、削除"], .destructive)]),
      findings: [.init(.button(2), in: ["en", "de", "ja"], severity: .note)], note: "The rest would do."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Cancel Session?", "de": "Sitzung abbrechen?"],
        buttons: [
          .init(["en": "Yes, Cancel", "de": "Ja, abbrechen"]),
          .init(["en": "Keep Session", "de": "Sitzung behalten"], .cancel),
        ]),
      findings: [.init(.button(1), in: ["en", "de"], severity: .note)], note: "The rest alone would be the way out."),
    RuleExample(
      ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(["en": "No", "de": "No"], .cancel)]),
      findings: [.init(.button(1), in: ["en"])], note: "The German button is untranslated, not badly worded."),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: ["en": "Allow notifications?", "el": "Να επιτρέπονται οι γνωστοποιήσεις;"],
        buttons: [.init(["en": "Don't Allow", "el": "Όχι"], .cancel), .init(["en": "Allow", "el": "Να επιτρέπεται"])]),
      note: "Without a Yes beside it, the Greek word is Don't Allow."),
    RuleExample(ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)])),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [
          .init("Nothing"), .init(["en": "Not Now", "ko": "지금 안 함", "el": "Όχι τώρα", "th": "ไม่ใช่ตอนนี้"], .cancel),
          .init(.delete, .destructive),
        ])),
    RuleExample(ExampleSurface(title: .photoDeleted, buttons: [.init(.ok)])),
  ]
}
