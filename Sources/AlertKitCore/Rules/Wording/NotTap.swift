extension Rule {
  static let notTap = Rule(
    id: "not-tap", severity: .warning,
    summary: "A text says click, or press or hit a button, where the platform says tap.",
    rationale: """
      People tap a touch screen; they click with a mouse. Where a language keeps the two apart, the platform's own texts do so \
      throughout, and “click here” tells that a text was made for something else.
      """,
    guidelines: ["A9"],
    examples: NotTap.firing + NotTap.silent,
    basis: .phones,
    checks: .copy(NotTap.check))
}

private enum NotTap {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    guard localized.mayNameButtons, !localized.facts.phrases.click.texts.isEmpty else { return [] }
    let mentions = ButtonMentions(of: localized, and: labels)
    let press = localized.facts.phrases.press
    let found = localized.proseViolations { text in
      if let word = click(in: text, localized) { return message(word) }
      guard let mention = mentions.governed(by: press, in: text), let verb = mention.verb else { return nil }
      return message(verb)
    }
    return found.isEmpty || sourceIsOfMouse(localized) ? [] : found
  }

  /// What hardly anything but a button on the screen is called.
  private static let labels: [Term] = [
    .ok, .cancel, "Retry", "Try Again", "Accept", "Agree", "Confirm", "Continue", "Save", "Submit",
  ]

  static func message(_ word: String) -> String {
    "“\(word)” is what a mouse or a keyboard does; use the word for tapping, or leave it out."
  }

  /// Whether the source text speaks of a mouse or the like, though the translation's language has no such words listed.
  static func sourceIsOfMouse(_ localized: LocalizedSurface) -> Bool {
    let words = localized.sourceFacts.phrases.mouse
    guard localized.isInOtherLanguage else { return false }
    return [localized.source.title, localized.source.message].compactMap(\.self).flatMap(\.variants).contains {
      PhraseSearch(localized.sourceTexts[$0.text]).first(of: words) != nil
    }
  }

  /// A form of click outside quotation marks, which name things, unless the text speaks of a mouse or the like.
  static func click(in text: String, _ localized: LocalizedSurface) -> String? {
    let facts = localized.facts
    let analyzed = localized.texts[text]
    guard facts.phrases.click.mayStand(in: analyzed.key), let verbs = facts.touchVerbs else { return nil }
    let search = PhraseSearch(analyzed)
    guard search.first(of: facts.phrases.mouse) == nil else { return nil }
    if facts.findsWordsAnywhere {
      let unquoted = QuotedParts.removed(from: TextForm.withoutInvisibles(text))
      return verbs.clickDistinctFromTap.first { unquoted.contains($0) }
    }
    let stems = verbs.clickDistinctFromTap.flatMap { $0.split(separator: "-").suffix(1).map { LocaleFacts.key(String($0)) } }
    return search.words { _, key, _ in
      if !verbs.clickEndings.isEmpty {
        return stems.contains { stem in key == stem || verbs.clickEndings.contains { key == stem + $0 } }
      }
      // Compounds hold a stem behind their first part; short stems are found in other words by chance.
      return stems.contains { key.hasPrefix($0) || ($0.count > 4 && key.contains($0)) }
    }.first.map(String.init)
  }
}

extension NotTap {
  private static let buttons: [ExampleSurface.Button] = [.init(.cancel, .cancel), .init(.delete, .destructive)]

  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: [
          "en": "Click the photo to see it.", "ko": "사진을 클릭하여 확인하십시오.", "zh-Hans": "点按照片即可查看。", "ja": "写真をクリックして確認します。",
          "de": "Doppelklicke auf das Foto.", "fr": "Cliquez sur la photo.", "ar": "انقر على الصورة.", "th": "คลิกรูปภาพเพื่อดู",
          "nl": "Klik op de foto.", "tr": "Fotoğrafa tıklayın.",
        ]),
      findings: [.init(.message, in: ["en", "ko", "zh-Hans", "ja", "de", "fr", "ar", "th", "nl", "tr"])]),
    RuleExample(
      ExampleSurface(
        title: ["en": "Hit Delete to go on", "de": "Drücke Löschen"],
        message: ["en": "Press the “Cancel” button.", "th": "กดปุ่มข้างเครื่อง"],
        buttons: buttons),
      findings: [.init(.title, in: ["en", "de"]), .init(.message, in: ["en"])], note: "Only where a button's title is pressed."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: [
          "en": "Press retry to load it again.", "de": "Drücke „Fortfahren“, um es zu laden.", "fr": "Elle se charge.",
        ],
        buttons: [.init(.ok)]),
      findings: [.init(.message, in: ["en", "de"])], note: "Also one that is on another screen."),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: [
          "en": "Touch and hold the photo, or press the side button.", "ko": "사진을 탭하십시오.", "zh-Hans": "点击照片即可查看。",
          "ja": "写真をタップします。",
          "de": "Tippe auf das Foto. Drücke die Seitentaste.", "fr": "Touchez la photo.", "ru": "Нажмите Удалить.",
          "da": "Tryk på Slet.",
        ], buttons: [.init(["en": "Delete", "ru": "Удалить", "da": "Slet", "de": "Löschen"])]),
      note: "Hardware is pressed; Russian and Danish have one verb for both, and 点击 is either."),
    RuleExample(
      ExampleSurface(
        title: "Use Touch ID?", message: "Long press a photo. The hit counter is back.", buttons: [.init("Delete")])),
    RuleExample(
      ExampleSurface(
        title: ["en": "Right-Click the Icon", "de": "Rechtsklick auf das Symbol", "ja": "アイコンを右クリック"],
        message: "Or use a left click. Click & hold to drag.")),
    RuleExample(
      ExampleSurface(
        title: ["en": "Try “Click and Pay”", "zh-Hans": "试用“点按付款”"],
        message: ["en": "It pays.", "zh-Hans": "试用“点按付款”进行的付款已成功退款。"]), note: "A name in quotation marks."),
    RuleExample(ExampleSurface(title: "Mouse Connected", message: "Click the mouse to go on.")),
    RuleExample(
      ExampleSurface(title: "Clickjacking Found", message: ["en": "The page is blocked.", "ca": "El triatló és cíclic."])),
  ]
}
