extension Rule {
  static let okSpelling = Rule(
    id: "ok-spelling", severity: .warning,
    summary: "A button says Ok, ok, or in English Okay or O.K., where the platform writes OK.",
    rationale: """
      In English and many other languages the platform writes OK in two capitals. Next to its own alerts another spelling looks \
      like a slip. Languages with a spelling of their own are left alone.
      """,
    guidelines: ["A11"],
    examples: [
      RuleExample(
        ExampleSurface(
          title: .photoDeleted, buttons: [.init(["en": "Ok", "de": "OK", "ko": "확인", "ja": "OK", "zh-Hans": "好"])]),
        findings: [.init(.button(1), in: ["en"])]),
      RuleExample(
        ExampleSurface(title: .photoDeleted, buttons: [.init(["en": "Got It", "de": "Ok", "fr": "OK"])]),
        findings: [.init(.button(1), in: ["de"])]),
      RuleExample(
        ExampleSurface(title: .photoDeleted, buttons: [.init(["en": "Okay", "en-GB": "okay"])]),
        findings: [.init(.button(1), in: ["en", "en-GB"])]),
      RuleExample(
        ExampleSurface(source: "ko", title: .photoDeleted, buttons: [.init(["ko": "확인", "en": "O.K.", "ar": "موافق"])]),
        findings: [.init(.button(1), in: ["en"])]),
      RuleExample(
        ExampleSurface(title: .photoDeleted, buttons: [.init(["en": "OK", "cs": "Ok", "pl": "OK"])]),
        findings: [.init(.button(1), in: ["cs"])], note: "A translator wrote it, though its letters are the source’s."),
      RuleExample(
        ExampleSurface(
          source: "ru", title: ["ru": "Фото удалено", "el": "Η φωτογραφία διαγράφηκε"],
          buttons: [.init(["ru": "Ok", "el": "ok"])]),
        findings: [.init(.button(1), in: ["ru", "el"])], note: "In another alphabet too, where OK is written in Latin letters."),
      RuleExample(ExampleSurface(title: .photoDeleted, buttons: [.init(.ok)])),
      RuleExample(
        ExampleSurface(title: .photoDeleted, buttons: [.init(["en": "OK!", "id": "OKE", "el": "ΟΚ"])]),
        note: "The mark is another rule's matter; Greek writes it in Greek letters, Indonesian with an E."),
      RuleExample(
        ExampleSurface(title: .photoDeleted, buttons: [.init(["en": "Book", "de": "Ok, weiter"]), .init("OK Google")])),
    ],
    fixes: [.safe: "Writes OK."],
    basis: [.buttons, .buttonsAlone],
    checks: .copy(checkOKSpelling))
}

private func checkOKSpelling(_ localized: LocalizedSurface) -> [Violation] {
  let ok = localized.facts.okSpelling
  func fix(_ title: String) -> Rewording? { ok.corrected(title).map { Rewording($0, .safe) } }
  return localized.buttonViolations(fix: fix) { _, title in
    guard ok.isSpelling(title), !title.contains("OK") || title.contains("OKAY") else { return nil }
    return "\(quoted(title)) is spelled “OK” on the platform's buttons; write “OK”."
  }
}
