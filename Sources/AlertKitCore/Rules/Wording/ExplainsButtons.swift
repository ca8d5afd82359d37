extension Rule {
  static let explainsButtons = Rule(
    id: "explains-buttons", severity: .warning,
    summary:
      "A title or message names a button, or one that is not there, in quotation marks or after tap, press or the like.",
    rationale: """
      A button that needs explaining has the wrong title. Explanations make the text longer, are wrong as soon as a button changes, \
      and mean little to somebody who uses a keyboard or VoiceOver. Let the title ask, and the button say what it does. Who is told to tap \
      *Confirm* where the button says *OK* looks for a button that is not there.
      """,
    guidelines: ["A9"],
    examples: ExplainsButtons.firing + ExplainsButtons.typed + ExplainsButtons.absent + ExplainsButtons.silent,
    basis: .buttons,
    checks: .copy(ExplainsButtons.check), .copy(ExplainsButtons.checkNames), .copy(ExplainsButtons.checkAbsent))
}

private enum ExplainsButtons {
  static func check(_ localized: LocalizedSurface) -> [Violation] { named(in: localized) + repeated(in: localized) }

  private static func named(in localized: LocalizedSurface) -> [Violation] {
    guard localized.mayNameButtons, !tellsToType(localized) else { return [] }
    let phrases = localized.facts.phrases
    let mentions = ButtonMentions(of: localized)
    return localized.proseViolations { text in
      guard let mention = named(by: mentions, phrases.touch, in: text, of: localized) ?? chosen(phrases, mentions, text) else {
        return nil
      }
      return "“\(mention.title)” is one of the buttons; leave out what it does, as its title says so."
    }
  }

  /// The button that a text names in quotation marks or behind a verb. Beside a text field what is only quoted has to be typed: *Enter
  /// “Delete” to go on.*
  private static func named(
    by mentions: ButtonMentions, _ touch: StemList, in text: String, of localized: LocalizedSurface
  ) -> ButtonMentions.Mention? {
    let governed = mentions.governed(by: touch, in: text)
    return governed == nil && !localized.surface.textFields.isEmpty ? nil : mentions.quoted(in: text) ?? governed
  }

  /// Whether the source texts of a translation beside a text field tell to touch no button: *tippen* is to type as well as to tap.
  private static func tellsToType(_ localized: LocalizedSurface) -> Bool {
    guard !localized.surface.textFields.isEmpty, localized.isInOtherLanguage, oneVerb.contains(localized.locale.language) else {
      return false
    }
    let mentions = ButtonMentions(of: original(of: localized))
    let touch = localized.sourceFacts.phrases.touch
    return ![Field.title, .message].contains { field in
      localized.source[field]?.text.map { mentions.governed(by: touch, in: $0) != nil } ?? false
    }
  }

  /// Languages with one verb for both.
  private static let oneVerb: Set<String> = ["de"]

  /// A surface in its source language.
  private static func original(of localized: LocalizedSurface) -> LocalizedSurface {
    LocalizedSurface(
      surface: localized.source, source: localized.source, locale: localized.sourceLocale, sourceLocale: localized.sourceLocale,
      facts: localized.sourceFacts, sourceFacts: localized.sourceFacts)
  }

  /// A message that begins with a button's title, as if it were the button: *Open the settings to …*
  private static func repeated(in localized: LocalizedSurface) -> [Violation] {
    var titles: [String] = []
    let all = localized.everyOwnText.all
    for index in all.indices where all[index].field.isButton {
      for own in all[index].texts
      where localized.texts[own.text].wordCount.words > 2 && FormatSpecifier.all(in: own.text).isEmpty {
        titles.append(own.text)
      }
    }
    guard !titles.isEmpty else { return [] }
    return localized.alertViolations(at: .message) { message in
      let text = localized.texts[message]
      guard text.sentences.count == 1, EndMark(of: text, facts: localized.facts) != .question,
        let title = titles.first(where: { text.words.keys.starts(with: localized.texts[$0].words.keys) })
      else { return nil }
      return "\(quoted(message)) begins as the button “\(title)” does; say why, and leave the deed to the button."
    }
  }

  /// A text that tells to touch *OK*, *Accept* or the like where no button is called so, though one may mean the same.
  static func checkAbsent(_ localized: LocalizedSurface) -> [Violation] {
    let surface = localized.surface
    guard localized.mayNameButtons, surface.kind == .alert, surface.isWhole, !surface.buttons.isEmpty,
      surface.buttons.allSatisfy({ !$0.title.variants.isEmpty })
    else { return [] }
    let absent = absentLabels.filter { !isUntranslated($0, in: localized) }
    let mentions = ButtonMentions(ofAbsent: absent, in: localized)
    let own = ButtonMentions(of: localized)
    let touch = localized.facts.phrases.touch
    let found = localized.proseViolations { text in
      guard own.governed(by: touch, in: text) == nil, own.quoted(in: text) == nil,
        let mention = mentions.governed(by: touch, in: text)
      else { return nil }
      return "“\(mention.title)” is not one of the buttons; say in the button what happens, and leave it out here."
    }
    guard !found.isEmpty else { return [] }
    let named = Set(checkNames(localized).map(\.field))
    return found.filter { !named.contains($0.field) }
  }

  /// What hardly anything but an alert's own button is called.
  private static let absentLabels: [Term] = [.ok, .yes, .cancel, "Accept", "Agree", "Confirm"]

  /// Whether a button means the term and says so in the source language alone, or the framework adds it.
  private static func isUntranslated(_ term: Term, in localized: LocalizedSurface) -> Bool {
    if localized.surface.implicitButtons.contains(term.label) { return true }
    let meanings = localized.buttonMeanings
    return !localized.isSource
      && meanings.indices.contains { meanings[$0].terms.contains(term) && localized.ownTexts(ofButton: $0).isEmpty }
  }

  /// A translation that names a button otherwise than the button itself does, where the source text names it rightly.
  static func checkNames(_ localized: LocalizedSurface) -> [Violation] {
    guard localized.isInOtherLanguage, localized.surface.kind.isAlertOrSheet, localized.surface.buttons.count > 0 else {
      return []
    }
    let named = ButtonMentions(of: original(of: localized))
    let (own, phrases) = (ButtonMentions(of: localized), localized.facts.phrases)
    return [Field.title, .message].flatMap { field -> [Violation] in
      guard let source = localized.source[field]?.text,
        let mention = self.named(by: named, localized.sourceFacts.phrases.touch, in: source, of: localized),
        let title = title(ofButton: mention.title, in: localized)
      else { return [] }
      return localized.violations(at: field) { text in
        let analyzed = localized.texts[text]
        guard phrases.touch.mayStand(in: analyzed.key) || !analyzed.quotedParts.isEmpty, own.quoted(in: text) == nil,
          !analyzed.key.contains(stem(of: title))
        else { return nil }
        return
          "\(quoted(text)) names a button by another word than its title, \(quoted(title)); leave out what it does, or use its title."
      }
    }
  }

  /// The translated title of the button that has a title in the source language; nil where it is not translated.
  private static func title(ofButton source: String, in localized: LocalizedSurface) -> String? {
    let key = LocaleFacts.bareKey(LocaleFacts.key(source))
    let index = localized.source.buttons.indices.first { index in
      localized.source.buttons[index].title.text.map { LocaleFacts.bareKey(LocaleFacts.key($0)) } == key
    }
    return index.flatMap { localized.ownTexts(ofButton: $0).first?.text }
  }

  /// What a form of the title begins with.
  private static func stem(of title: String) -> String {
    let key = LocaleFacts.bareKey(LocaleFacts.key(title))
    return String(key.prefix(max(1, key.count * 2 / 3)))
  }

  /// *Choose* and *select* take all kinds of things, so the button's own capitals are asked for.
  static func chosen(_ phrases: LocalePhrases, _ mentions: ButtonMentions, _ text: String) -> ButtonMentions.Mention? {
    mentions.governed(by: phrases.choose, in: text).flatMap { $0.title.first?.isUppercase ?? false ? $0 : nil }
  }
}

extension ExplainsButtons {
  private static let buttons: [ExampleSurface.Button] = [.init(.cancel, .cancel), .init(.delete, .destructive)]

  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: [
          "en": "Tap Delete to remove it from all albums.", "ko": "삭제를 누르면 모든 앨범에서 사라집니다.", "zh-Hans": "轻点“删除”将其移除。",
          "ja": "削除をタップすると、すべてのアルバムから消えます。", "de": "Tippe auf „Löschen“, um es zu entfernen.",
          "fr": "Touchez Supprimer pour continuer.", "ar": "اضغط على حذف للمتابعة.", "th": "แตะลบเพื่อดำเนินการต่อ",
        ], buttons: buttons),
      findings: [.init(.message, in: ["en", "ko", "zh-Hans", "ja", "de", "fr", "ar", "th"])]),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: [
          "en": "Tap Hide to take it out of sight.", "ja": "非表示をタップすると、見えなくなります。",
          "de": "Tippe auf Verstecken, damit es nicht zu sehen ist.",
          "fr": "La photo ne sera plus visible.", "zh-Hans": "轻点“隐藏”。",
        ],
        buttons: [
          .init(["en": "Hide", "ja": "隠す", "de": "Ausblenden", "fr": "Masquer", "zh-Hans": "隐藏"]), .init(.cancel, .cancel),
        ]),
      findings: [.init(.message, in: ["en", "zh-Hans"]), .init(.message, in: ["ja", "de"])],
      note: "Two translations call the button otherwise."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: ["en": "Type a name or tap Browse to choose one.", "de": "Tippe auf Suchen, um eines zu wählen."],
        buttons: [.init(["en": "Browse...", "de": "Suchen …"]), .init(.cancel, .cancel)]),
      findings: [.init(.message, in: ["en", "de"])], note: "The dots are not said."),
    RuleExample(
      ExampleSurface(title: ["en": "Press “Cancel” to keep it", "ko": "'취소'하면 보관됩니다", "ja": "「キャンセル」で保存"], buttons: buttons),
      findings: [.init(.title, in: ["en", "ko", "ja"])]),
    RuleExample(
      ExampleSurface(title: .deletePhotoQuestion, message: "If unsure, choose Cancel.", buttons: buttons),
      findings: [.init(.message, in: ["en"])]),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion, message: ["en": "Please click on the delete button.", "es": "Gone."], buttons: buttons),
      findings: [.init(.message, in: ["en"])], note: "The button's capitals may be lost."),
  ]

  static let typed: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: ["en": "Type the photo’s name and tap “Delete”.", "zh-Hans": "请输入名称，然后轻点“删除”。"], buttons: buttons,
        textFields: ["Name"]),
      findings: [.init(.message, in: ["en", "zh-Hans"])]),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: [
          "en": "Enter “Delete” to go on.", "ko": "계속하려면 ‘삭제’를 입력하십시오.", "zh-Hans": "请输入“删除”以继续。", "ja": "続けるには「削除」と入力してください。",
          "de": "Gib zum Fortfahren „Löschen“ ein.",
        ], buttons: buttons, textFields: ["Name"]),
      note: "What has to be typed, not the button."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: ["en": "To go on, type “Delete”.", "de": "Tippe zum Fortfahren „Löschen“."], buttons: buttons,
        textFields: ["Name"]),
      note: "German has one verb for both; the source text says which is meant."),
  ]

  static let absent: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: ["en": "The Album Is Locked", "de": "Das Album ist gesperrt"],
        message: [
          "en": "Open the album settings to unlock it.", "de": "Öffne die Albumeinstellungen und entsperre es.",
          "ja": "ロックされています。",
        ],
        buttons: [
          .init(["en": "Open the Album Settings", "de": "Öffne die Albumeinstellungen", "ja": "アルバムの設定を開く"]),
          .init(.cancel, .cancel),
        ]),
      findings: [.init(.message, in: ["en", "de"])], note: "The message says what the button says."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: [
          "en": "By pressing “Accept” the terms become binding.", "de": "Tippe auf OK, um fortzufahren.",
          "ja": "OKをタップすると続行します。",
        ],
        buttons: [.init(["en": "Share", "de": "Teilen", "ja": "共有"]), .init(.cancel, .cancel)]),
      findings: [.init(.message, in: ["en", "de", "ja"])], note: "No button is called so."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: ["en": "Tap Cancel to get it back.", "de": "Du kannst Abbrechen tippen.", "ko": "앨범을 확인하십시오."],
        buttons: [.init(.ok)]),
      findings: [.init(.message, in: ["en", "de"])], note: "Nor is there a Cancel."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: [
          "en": "Tap “Confirm” to get it back.", "zh-Hans": "照片不见了，请点击确认", "zh-Hant": "請點一下「確認」來還原",
          "de": "Tippe auf Bestätigen.",
          "fr": "Touchez Confirmer pour la récupérer.", "es": "Toca Confirmar para recuperarla.", "ja": "「確認」をタップしてください。",
          "ru": "Нажмите «Подтвердить».",
        ],
        buttons: [
          .init(["en": "OK", "zh-Hans": "确定", "zh-Hant": "好", "de": "OK", "fr": "OK", "es": "Aceptar", "ja": "OK", "ru": "ОК"])
        ]),
      findings: [.init(.message, in: ["en", "zh-Hans", "zh-Hant", "de", "fr", "es", "ja", "ru"])],
      note: "A word that means the same is not what the button says."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: [
          "en": "Tap the link in the mail to confirm. Tap Settings, then OK it.", "zh-Hans": "请点击确认邮件中的链接。",
          "ja": "内容を確認してタップしてください。", "de": "Tippe auf den Link. Das Bestätigen dauert.", "ru": "Нажмите OK.",
        ],
        buttons: [.init(["en": "Got It", "zh-Hans": "知道了", "ja": "了解", "de": "Alles klar", "ru": "ОК"])]),
      note: "To confirm is also a verb; and OK is OK in Cyrillic letters."),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: "Tap Edit, then choose the photo.", buttons: [.init(.ok)]),
      note: "A button of the screen."),
    RuleExample(
      ExampleSurface(
        source: "zh-Hans", title: ["zh-Hans": "重置密钥"], message: ["zh-Hans": "重置直接点确定，还原请先输入旧的密钥"],
        buttons: [.init(["zh-Hans": "取消"], .cancel), .init(["zh-Hans": "确定"])]),
      findings: [.init(.message, in: ["zh-Hans"])]),
    RuleExample(
      ExampleSurface(
        source: "zh-Hans", title: ["zh-Hans": "如果不需要，点取消"], message: ["zh-Hans": "晚点取消也行，一点确定都没有，3点确定。"],
        buttons: [.init(["zh-Hans": "取消"], .cancel), .init(["zh-Hans": "确定"])]),
      findings: [.init(.title, in: ["zh-Hans"])]),
    RuleExample(
      ExampleSurface(
        source: "zh-Hans", title: ["zh-Hans": "发布照片"], message: ["zh-Hans": "请点赞并分享。重点分享这张，点数取消。"],
        buttons: [.init(["zh-Hans": "取消"], .cancel), .init(["zh-Hans": "分享"])]),
      note: "Within other words it is no verb."),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: [
          "en": "Deleted photos can’t be restored. Cancel any time.", "ko": "삭제한 사진은 복원할 수 없습니다.", "zh-Hans": "删除后无法恢复。",
          "ja": "削除した写真は復元できません。", "de": "Löschen lässt sich nicht widerrufen.", "fr": "Supprimer est définitif.",
        ], buttons: buttons)),
    RuleExample(
      ExampleSurface(
        title: "Choose a Photo", message: "Select photos to share.", buttons: [.init("Photos"), .init(.cancel, .cancel)]),
      note: "In small letters the photos are meant, not the button."),
    RuleExample(
      ExampleSurface(title: "Delete “%@”?", message: "Tap Settings, then General.", buttons: buttons),
      note: "No button of this alert."),
    RuleExample(ExampleSurface(title: "Delete the album “Cancelled Trips”?", buttons: buttons)),
    RuleExample(
      ExampleSurface(
        title: "Location Is Off",
        message: ["en": "To turn it on, tap Settings > Location.", "de": "Tippe auf Einstellungen > Ortung."],
        buttons: [.init(.cancel, .cancel), .init(["en": "Settings", "de": "Einstellungen"])]),
      note: "The way through the Settings app, not the button."),
  ]
}
