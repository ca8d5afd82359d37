extension Rule {
  static let buttonCase = Rule(
    id: "button-case", severity: .warning,
    summary: "A button is not in the case of its language's buttons: title style, or a capital first.",
    rationale: """
      In English and a few other languages the platform writes buttons in title style: every word starts with a capital but for \
      small ones such as “and” or “of”. Elsewhere only the first word does. A button in another style looks foreign beside the \
      system's own, and one all in capitals shouts. Capitals inside, in a language that has none there, are a note.
      """,
    guidelines: ["A11"],
    examples: ButtonCase.firing + ButtonCase.silent,
    fixes: [
      .safe: "Changes the case of common words, and of labels that are listed.",
      .suggested: "Changes the case of words that may be names.",
    ],
    basis: [.systemAlerts, .buttons, .buttonsAlone],
    checks: .copy(ButtonCase.check), .copy(ButtonCase.checkCapitals))
}

private enum ButtonCase {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    let facts = localized.facts
    guard facts.hasCase, let style = facts.buttonCase, style != .none else { return [] }
    let ok = facts.okSpelling
    func fix(_ title: String) -> Rewording? {
      let fix = CaseFix(localized.texts[title], facts: facts)
      if fix.text.isShouted(facts) { return fix.calmed() }
      // Spelling is another rule's to mend, which keeps the capital.
      if MisspelledWord.respelt(title, in: localized) != nil { return nil }
      return style == .title && facts.titleStyle != nil ? fix.titleStyled() : fix.opened()
    }
    return localized.buttonViolations(fix: fix) { _, title in
      // A word for it, such as Russian ХОРОШО, is a word like others.
      if ok.isSpelling(title), title.count < 5 { return nil }
      // A note in the text is to be taken out, not to be written otherwise.
      if isData(title) || StandIns.note(in: title) != nil { return nil }
      var text = localized.texts[title].cased
      if text.isShouted(facts) { return shouted(title, facts: facts) }
      // Of a misspelt word the right one is to have the capital.
      func respell() { if let spelt = MisspelledWord.respelt(title, in: localized) { text = localized.texts[spelt].cased } }
      if style == .title, let titleStyle = facts.titleStyle {
        func check() -> TitleStyleCheck { TitleStyleCheck(text, style: titleStyle, misspellings: facts.phrases.misspellings) }
        guard check().firstViolation != nil else { return nil }
        respell()
        return violation(of: check(), title)
      }
      if text.opening.map({ LetterCase.startsWithoutCapital($0.text, locale: localized.locale) }) ?? false { respell() }
      guard let opening = text.opening, LetterCase.startsWithoutCapital(opening.text, locale: localized.locale) else {
        return nil
      }
      let capital = LetterCase.capitalized(opening.text, locale: localized.locale)
      return "\(quoted(title)) starts without a capital; write “\(capital)”."
    }
  }

  /// Notes on English capitals in a language whose buttons are written as sentences.
  static func checkCapitals(_ localized: LocalizedSurface) -> [Violation] {
    localized.surface.buttons.indices.flatMap { EnglishCapitals.violations(in: localized, at: .button($0 + 1)) }
  }

  /// Whether a title is a value's name and the value, as code writes them: `addr:street = %@`.
  static func isData(_ title: String) -> Bool {
    var previous: Unicode.Scalar = " "
    return title.unicodeScalars.contains { scalar in
      defer { previous = scalar }
      return scalar == "=" || scalar == "_" || (previous == ":" && scalar.properties.isAlphabetic)
    }
  }

  static func violation(of check: TitleStyleCheck, _ title: String) -> String? {
    guard let word = check.firstViolation else { return nil }
    if let corrected = check.corrected { return "\(quoted(title)) is not in title style; write \(quoted(corrected))." }
    return "\(quoted(title)) is not in title style at “\(word.text)”; change its first letter."
  }

  /// Capitals hide accents and what is a noun, so another spelling is only named where it is listed.
  static func shouted(_ title: String, facts: LocaleFacts) -> String {
    let listed = CaseFix.listed(title, facts: facts)
    return "\(quoted(title)) is all in capitals" + (listed.map { "; write \(quoted($0))." } ?? "; write it in small letters.")
  }
}

extension ButtonCase {
  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [
          .init(.cancel, .cancel),
          .init(
            [
              "en": "Delete photo", "ko": "사진 삭제", "zh-Hans": "删除照片", "ja": "写真を削除", "de": "foto löschen",
              "fr": "supprimer la photo", "tr": "fotoğrafı sil", "ar": "حذف الصورة", "th": "ลบรูปภาพ",
            ], .destructive),
        ]),
      findings: [.init(.button(2), in: ["en", "de", "fr", "tr"])], note: "Elsewhere the first word is enough."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [
          .init(["en": "CANCEL", "de": "ABBRECHEN", "el": "ΑΚΥΡΩΣΗ", "ru": "ОТМЕНА", "ko": "취소"], .cancel),
          .init(["en": "DELETE PHOTO", "tr": "FOTOĞRAFI SİL"], .destructive),
        ]),
      findings: [.init(.button(1), in: ["en", "de", "el", "ru"]), .init(.button(2), in: ["en", "tr"])]),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted, buttons: [.init(["en": "Change It", "tr": "iptal", "nl": "Ijs bestellen", "vi": "đổi"])]),
      findings: [.init(.button(1), in: ["tr", "nl", "vi"])], note: "The Dutch letter IJ is one capital."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        buttons: [
          .init("Save And Close"), .init("Sign in"), .init("Don’t save"), .init("Delete %lld photos"), .init("Do not Ask"),
        ]),
      findings: [
        .init(.button(1), in: ["en"]), .init(.button(2), in: ["en"]), .init(.button(3), in: ["en"]),
        .init(.button(4), in: ["en"]),
        .init(.button(5), in: ["en"]),
      ],
      note: "Small words are small, but for the last one."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        buttons: [
          .init([
            "en": "Change Password", "es": "Cambiar Contraseña", "fr": "Continuer à Télécharger", "nl": "Wijzig Wachtwoord",
          ])
        ]),
      findings: [.init(.button(1), in: ["es", "fr", "nl"], severity: .note)], note: "English capitals."),
    RuleExample(
      ExampleSurface(title: .photoDeleted, buttons: [.init(["en": "OK", "ru": "ХОРОШО", "el": "ΟΚ"])]),
      findings: [.init(.button(1), in: ["ru"])]),
    RuleExample(
      ExampleSurface(source: "de", title: .photoDeleted, buttons: [.init(["de": "später", "en": "later", "ja": "後で"])]),
      findings: [.init(.button(1), in: ["de", "en"])]),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [
          .init(.cancel, .cancel),
          .init(
            [
              "en": "Delete Photo", "de": "Foto löschen", "fr": "Supprimer la photo", "nl": "IJs verwijderen", "tr": "İptal Et",
              "pt-BR": "Apagar foto", "id": "Hapus foto", "el": "Διαγραφή φωτογραφίας",
            ], .destructive),
        ]),
      note: "Portuguese and Indonesian apps write both styles."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        buttons: [
          .init("Turn On"), .init("Log In to iCloud"), .init("Move to Trash"), .init("Download over Cellular"),
          .init("Download Over Cellular"), .init("Sign-in Options"), .init("Keep Library as It Is"),
        ]),
      note: "Words that are written either way, and parts of compounds."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        buttons: [
          .init("Use iPhone"), .init("Open “my photo”"), .init("Share via AirDrop"), .init("Copy eSIM PIN"), .init("Delete %@"),
          .init("mixi"),
          .init("Export photo.jpg"), .init("Snooze 5 min"), .init("Photo(s)"), .init("Visit example.com"),
        ]),
      note: "Names, acronyms, placeholders, units, files and quoted words."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        buttons: [.init(["en": "VPN", "de": "iCloud öffnen", "fr": "eSIM", "ko": "iPhone에서 삭제", "ka": "წაშლა", "sw": "futa"])]),
      note: "Georgian has no case; of Swahili it is not known."),
    RuleExample(ExampleSurface(title: .photoDeleted, buttons: [.init(["en": "OK", "de": "OK", "el": "ΟΚ", "id": "OKE"])])),
    RuleExample(ExampleSurface(title: .photoDeleted, buttons: [.init("ok")]), note: "Says ok-spelling."),
    RuleExample(ExampleSurface(title: .photoDeleted, buttons: [.init(["en": "Delete", "de": "Delete"])])),
  ]
}
