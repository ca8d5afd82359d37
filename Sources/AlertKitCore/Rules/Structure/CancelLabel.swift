extension Rule {
  static let cancelLabel = Rule(
    id: "cancel-label", severity: .warning,
    summary:
      "A button with the cancel role does not say Cancel, a red one does, or it says so below a question about cancelling.",
    rationale: """
      People look for one word when they want out, and it is the same in every app of their language. Another label makes them \
      wonder whether the button does something else. “Not Now”, “Later”, “Close”, “Done”, “Dismiss”, “Ignore”, “Don’t Allow” and “Keep \
      Editing” are understood, so they are only noted. An OK that stands alone may have the role. Below *Cancel order?* nobody knows what Cancel does. Before the system asks for notifications, Not Now is the better word: it \
      can still be asked later.
      """,
    guidelines: ["A13"],
    examples: CancelLabel.firing + CancelLabel.silent,
    basis: [.buttons, .buttonsAlone],
    checks: .copy(CancelLabel.check), .copy(CancelLabel.checkQuestion), .copy(CancelLabel.checkDeed))
}

enum CancelLabel {
  static let onlyCancel: Set<Term> = [.cancel]
  static let orOK: Set<Term> = [.cancel, .ok]

  /// Labels that seem to agree.
  static let agreeing: Set<Term> = [.ok, .yes, "Continue"]

  /// Labels that people understand as a way out.
  static let understood: Set<Term> = ["Not Now", "Later", "Close", "Done", "Dismiss", "Ignore", "Don't Allow", "Keep Editing"]

  /// Labels that lead to more about what is told, and decide nothing.
  static let informing: Set<Term> = ["Learn More", "More Info"]

  /// Labels of a button that stands alone, which has nothing to cancel; what answers instead is another rule's matter.
  static let lone: Set<Term> = [.ok, "Got It", "Continue", .yes, .no]

  /// Labels of a button that stands alone and yet does something.
  static let acting: Set<Term> = ["Try Again", "Retry", "Settings", "Open Settings", "Go to Settings"]

  /// Labels that translations of Cancel share with other ways of leaving things as they are.
  static let waysOut: Set<Term> = understood.union([
    "Discard", "Stop", "Disconnect", "Decline", "Reject", "Deny", "Don't Allow", "Ignore", "Back", "Skip", "End", "Exit",
    "Quit", "Leave", "Undo", "Don't Save",
  ])

  static func check(_ localized: LocalizedSurface) -> [Violation] {
    let surface = localized.surface
    // Of a class that draws itself a label says which button is which, and that is no role.
    guard surface.kind.isAlertOrSheet, surface.presenter == nil, localized.facts.terms[.cancel] != nil else { return [] }
    return surface.buttons.indices.filter { surface.buttons[$0].role == .cancel }.compactMap { index in
      let isAlone = surface.buttonsAreComplete ? surface.shownButtonCount == 1 : surface.buttons.count == 1
      let mayBeOK = isAlone || (surface.kind == .alert && onlyInforms(besides: index, in: localized))
      guard let violation = violation(ofButton: index, mayBeOK: mayBeOK, in: localized) else { return nil }
      guard mustNotSayCancel(localized) else { return violation }
      // Below a question about cancelling Cancel is no better, and that No says little is another rule's matter.
      return localized.meaning(ofButton: index).terms.isDisjoint(with: lone.subtracting([.no])) ? nil : violation
    }
  }

  /// Whether the other buttons only lead to more about what an alert tells, and it asks nothing.
  private static func onlyInforms(besides index: Int, in localized: LocalizedSurface) -> Bool {
    let meanings = localized.buttonMeanings
    return meanings.indices.allSatisfy { $0 == index || !meanings[$0].terms.isDisjoint(with: informing) }
      && meanings[index].terms.contains(.ok) && !localized.asksAnything
  }

  /// Whether a title says that another button's deed is not done: *Don’t Sync* beside *Sync*.
  private static func denies(_ title: String, besides index: Int, _ localized: LocalizedSurface) -> Bool {
    let key = LocaleFacts.bareKey(LocaleFacts.key(title))
    return localized.surface.buttons.indices.contains { other in
      other != index
        && localized.surface.buttons[other].title.variants.contains { own in
          let deed = LocaleFacts.bareKey(LocaleFacts.key(own.text))
          return deed.count > 1 && key.count > deed.count && key.hasSuffix(deed)
            && localized.facts.isDenial(String(key.dropLast(deed.count)))
        }
    }
  }

  /// Whether the other buttons lead to Settings, and nothing is asked.
  private static func onlyLeadsToSettings(besides index: Int, in localized: LocalizedSurface) -> Bool {
    let settings: Set<Term> = ["Settings", "Open Settings", "Go to Settings"]
    let meanings = localized.buttonMeanings
    return meanings.count > 1 && !localized.asksAnything
      && meanings.indices.allSatisfy { $0 == index || !meanings[$0].terms.isDisjoint(with: settings) }
  }

  private static func mustNotSayCancel(_ localized: LocalizedSurface) -> Bool {
    CancelQuestion.stands(in: localized) || localized.asksToCancel
  }

  /// A Cancel below a question that asks whether to cancel something.
  static func checkQuestion(_ localized: LocalizedSurface) -> [Violation] {
    let surface = localized.surface
    guard surface.kind.isAlertOrSheet, surface.buttons.count > 1, localized.asksToCancel else {
      return []
    }
    return surface.buttons.indices.compactMap { index in
      let isDeed = !localized.meaning(ofButton: index).saysCancel
      guard !isDeed || surface.buttons[index].role == .destructive else { return nil }
      let own = localized.ownTexts(ofButton: index).first { localized.facts.terms(inTitle: $0.text).contains(.cancel) }
      let advice = isDeed ? "name the deed" : "say what goes on, and name the deed in the other button"
      return own.map {
        Violation(
          .button(index + 1), "\(quoted($0.text)) may mean either, as the question is about cancelling; \(advice).",
          variant: $0.variant)
      }
    }
  }

  /// A red Cancel beside a button that has the cancel role: it does the deed.
  static func checkDeed(_ localized: LocalizedSurface) -> [Violation] {
    let buttons = localized.surface.buttons
    guard localized.surface.kind.isAlertOrSheet, !mustNotSayCancel(localized), buttons.contains(where: { $0.role == .cancel })
    else {
      return []
    }
    return buttons.indices.filter { buttons[$0].role == .destructive && localized.meaning(ofButton: $0).saysCancel }
      .compactMap { index in
        let own = localized.ownTexts(ofButton: index).first { localized.facts.terms(inTitle: $0.text).contains(.cancel) }
        return own.map {
          Violation(
            .button(index + 1),
            "\(quoted($0.text)) is red beside a button with the cancel role; name what it does, or give it that role if it changes nothing.",
            variant: $0.variant)
        }
      }
  }

  static func violation(ofButton index: Int, mayBeOK: Bool, in localized: LocalizedSurface) -> Violation? {
    let accepted = mayBeOK ? orOK : onlyCancel
    let meaning = localized.meaning(ofButton: index)
    for own in localized.ownTexts(ofButton: index) where DisplayText.hasOwnWords(own.text) {
      // A label in the letters of another language is to be one of that language's.
      let isInCode = localized.surface.buttons[index].title.status == .untranslatable
      let other = isInCode ? WrittenLanguage.other(than: localized.locale, own.text) : nil
      let facts = other.map { LocaleFacts.facts(for: $0) } ?? localized.facts
      if other != nil, !facts.terms(inTitle: own.text).isDisjoint(with: mayBeOK ? accepted.union(lone) : accepted) { continue }
      let titleMeaning = facts.meaning(ofTitle: own.text)
      let terms = titleMeaning.terms
      // A word that is OK's among others' is OK enough where nothing can be cancelled.
      let closes = titleMeaning.all
      guard terms.isDisjoint(with: accepted), !mayBeOK || closes.isDisjoint(with: lone) else { continue }
      // A sheet with no other row holds something that is chosen in place, as a picker.
      if mayBeOK, localized.surface.kind.isSheet, terms.contains("Done") { continue }
      // A translation may be a fine word for Cancel that is not listed; only another known label is wrong for certain.
      let maySayCancel = meaning.saysCancel || !meaning.isKnown
      if !localized.isSource, maySayCancel, terms.isEmpty || !terms.isDisjoint(with: waysOut) { continue }
      // What is no Cancel in the source is none in words that are not listed.
      if !localized.isSource, terms.isEmpty {
        guard meaning.terms.isDisjoint(with: mayBeOK ? lone.union(orOK) : onlyCancel), !isBorrowed(own, index, localized) else {
          continue
        }
      }
      let said = localized.isSource ? terms : terms.intersection(meaning.terms)
      let isUnderstood =
        !terms.isDisjoint(with: understood)
        && (localized.isSource || mayBeOK || !meaning.terms.isDisjoint(with: understood))
        || (!localized.isSource && terms.isSubset(of: waysOut) && !meaning.terms.isDisjoint(with: understood))
        || facts.isWayBack(own.text) || denies(own.text, besides: index, localized)
        || (terms.contains("Got It") && onlyLeadsToSettings(besides: index, in: localized))
      if localized.surface.isPermissionRationale, said.isEmpty || isUnderstood { continue }
      return Violation(
        .button(index + 1),
        mayBeOK && !meaning.saysCancel ? loneMessage(own.text, facts) : message(own.text, facts),
        severity: isUnderstood ? .note : .warning, variant: own.variant)
    }
    return nil
  }

  /// Whether a text is the source language's, or holds the language's word for Cancel.
  private static func isBorrowed(_ own: OwnText, _ index: Int, _ localized: LocalizedSurface) -> Bool {
    let isSame = localized.sourceTitle(ofButton: index)?.variants.contains { TextForm.isSame($0.text, own.text) } ?? true
    let key = LocaleFacts.key(own.text)
    return isSame || (localized.facts.terms[.cancel] ?? []).contains { key.holdsBytes(of: LocaleFacts.key($0.text)) }
  }

  static func message(_ text: String, _ facts: LocaleFacts) -> String {
    let word = facts.suggestion(for: .cancel) ?? "Cancel"
    if !facts.terms(inTitle: text).isDisjoint(with: agreeing) {
      return
        "\(quoted(text)) has the cancel role but reads as if it agreed; call it \(word) if it changes nothing, or else take the role away."
    }
    return
      "\(quoted(text)) has the cancel role; call it \(word), the word that people look for to get out, or leave the role to a button that changes nothing."
  }

  static func loneMessage(_ text: String, _ facts: LocaleFacts) -> String {
    let word = facts.suggestion(for: .ok) ?? "OK"
    guard facts.terms(inTitle: text).isDisjoint(with: acting) else {
      return "\(quoted(text)) has the cancel role but promises more than to close the alert; take the role away."
    }
    let orElse = facts.terms(inTitle: text).isEmpty ? ", or take the role away if it does more than close the alert" : ""
    return "\(quoted(text)) has the cancel role, and nothing is there to cancel; call it \(word)\(orElse)."
  }
}

extension CancelLabel {
  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(title: "Scanner Not Ready", buttons: [.init(["en": "Try Again"], .cancel)]),
      findings: [.init(.button(1), in: ["en"], severity: .warning)], note: "Alone, and not there to leave."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Cancel the upload?", "de": "Upload abbrechen?", "fr": "Abandonner l’envoi ?"],
        buttons: [
          .init(["en": "Continue", "de": "Fortfahren", "fr": "Continuer"]),
          .init(["en": "Cancel", "de": "Abbrechen", "fr": "Abandonner"], .destructive),
        ]),
      findings: [.init(.button(2), in: ["en", "de"], severity: .warning)], note: "The bare word, though it is the deed."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Leave the Setup?", "ko": "설정을 나가겠습니까?", "de": "Einrichtung verlassen?", "ja": "設定を終了しますか?"],
        buttons: [
          .init(["en": "Cancel", "ko": "취소", "de": "Abbrechen", "ja": "キャンセル"], .destructive),
          .init(["en": "Not Now", "ko": "지금 안 함", "de": "Später", "ja": "今はしない"], .cancel),
        ]),
      findings: [
        .init(.button(1), in: ["en", "ko", "de", "ja"], severity: .warning),
        .init(.button(2), in: ["en", "ko", "de", "ja"], severity: .note),
      ], note: "Which of the two cancels?"),
    RuleExample(
      ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.no, .cancel), .init(.delete, .destructive)]),
      findings: [.init(.button(1), in: ["en", "ko", "zh-Hans", "ja", "de", "fr", "ar", "th"], severity: .warning)]),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [
          .init(["en": "Not Now", "ko": "지금 안 함", "ja": "今はしない", "zh-Hans": "以后", "de": "Später"], .cancel),
          .init(.delete, .destructive),
        ]),
      findings: [.init(.button(1), in: ["en", "ko", "ja", "zh-Hans", "de"], severity: .note)],
      note: "In German and Chinese, Not Now and Later are one word."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [.init(["en": "Keep the Photo", "ko": "사진 간직하기"], .cancel), .init(.delete, .destructive)]),
      findings: [.init(.button(1), in: ["en", "ko"], severity: .note)],
      note: "What does not say Cancel in the source does not in a translation."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Leave the Game?", "de": "Spiel verlassen?", "ko": "게임을 나갈까요?"],
        buttons: [.init(["en": "Stay", "de": "Bleiben", "ko": "머무르기"], .cancel), .init(.delete, .destructive)]),
      findings: [.init(.button(1), in: ["en", "de", "ko"], severity: .note)], note: "A plain way back."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Sync by Itself?", "zh-Hans": "自动同步？", "de": "Automatisch abgleichen?"],
        buttons: [
          .init(["en": "Don’t Auto Sync", "zh-Hans": "不同步", "de": "Nicht abgleichen"], .cancel),
          .init(["en": "Auto Sync", "zh-Hans": "同步", "de": "Abgleichen"]),
        ]),
      findings: [.init(.button(1), in: ["en", "zh-Hans", "de"], severity: .note)], note: "It plainly declines."),
    RuleExample(
      ExampleSurface(
        source: "zh-Hans", title: ["zh-Hans": "无法访问相册"],
        buttons: [.init(["zh-Hans": "知道了"], .cancel), .init(["zh-Hans": "打开设置"])]),
      findings: [.init(.button(1), in: ["zh-Hans"], severity: .note)]),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [.init(["en": "Cancel", "ko": "확인", "fr": "Annuler", "th": "ตกลง"], .cancel), .init(.delete, .destructive)]),
      findings: [.init(.button(1), in: ["ko", "th"], severity: .warning)], note: "OK beside another button is no Cancel."),
    RuleExample(
      ExampleSurface(
        source: "fr", title: .photoDeleted,
        buttons: [.init(["fr": "Fermer", "en": "Close", "ko": "닫기", "ar": "إغلاق"], .cancel)]),
      findings: [.init(.button(1), in: ["fr", "en", "ko", "ar"], severity: .note)]),
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Cancel order?", "ko": "주문을 취소하시겠습니까?", "de": "Bestellung abbrechen?", "es": "¿Cancelar el pedido?",
          "fr": "Renoncer à la commande ?",
        ],
        buttons: [
          .init(.cancel, .cancel),
          .init(["en": "Confirm", "ko": "확인", "de": "Bestätigen", "es": "Confirmar", "fr": "Confirmer"]),
        ]),
      findings: [.init(.button(1), in: ["en", "ko", "de"], severity: .warning)], note: "Nobody knows what Cancel does."),
  ]

  static let silent: [RuleExample] = [
    RuleExample(ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)])),
    RuleExample(
      ExampleSurface(title: .photoDeleted, buttons: [.init(.ok, .cancel)]), note: "An OK that stands alone may have the role."),
    RuleExample(
      ExampleSurface(.actionSheet, title: .photoDeleted, buttons: [.init(["en": "Done", "de": "Fertig"], .cancel)]),
      note: "Alone in a sheet, Done ends what is chosen there."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        buttons: [.init(["en": "OK", "ar": "حسنًا", "zh-Hans": "知道了", "ru": "Понятно", "es": "Aceptar"], .cancel)]),
      note: "Other words by which one alone accepts."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        buttons: [
          .init(["en": "OK", "de": "OK", "ko": "확인"], .cancel),
          .init(["en": "Learn More", "de": "Weitere Infos", "ko": "더 알아보기"]),
        ]),
      note: "Nothing is asked."),
    RuleExample(
      ExampleSurface(
        source: "fr", title: .photoDeleted, buttons: [.init(["fr": "OK", "ro": "OK"], .cancel)]),
      note: "French and Romanian say OK for Done as well."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [
          .init(["en": "Cancel", "hi": "अभी नहीं", "ro": "Renunță", "zh-Hant": "取消", "vi": "Hủy bỏ", "da": "Afbryd"], .cancel),
          .init(.delete, .destructive),
        ]),
      note: "A wording that stands for Cancel among other labels, or for another way out, will do."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion, buttons: [.init(["en": "Cancel", "de": "Cancel"], .cancel), .init(.delete)]),
      note: "Untranslated, not badly worded."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Hear When It Leaves", "ko": "출발 소식 받기", "de": "Abfahrten erfahren"],
        buttons: [
          .init(["en": "Not Now", "ko": "나중에", "de": "Später"], .cancel), .init(.ok, effect: .requestsNotificationPermission),
        ], purpose: .notificationPermission),
      note: "Who puts notifications off can still be asked."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Can’t Cancel", "de": "Abbrechen nicht möglich"],
        message: [
          "en": "The order can no longer be cancelled. Contact the shop?",
          "de": "Die Bestellung ist unterwegs. Den Laden anschreiben?",
        ],
        buttons: [.init(.cancel, .cancel), .init(["en": "Contact", "de": "Anschreiben"])])),
    RuleExample(
      ExampleSurface(
        title: ["en": "Cancel Subscription?", "zh-Hans": "要取消订阅吗？"],
        buttons: [
          .init(["en": "Keep Subscription", "zh-Hans": "保留订阅"], .cancel),
          .init(["en": "End Subscription", "zh-Hans": "取消订阅"], .destructive),
        ]),
      note: "Below such a question the way out says what goes on."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Cancel the download?", "de": "Download abbrechen?"],
        buttons: [.init(.no, .cancel), .init(.yes, .destructive)]),
      note: "Cancel would be no better; another rule asks for the deed."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Session of Friday", "es": "Sesión del viernes"],
        buttons: [.init(["en": "Yes, Cancel", "es": "Sí, cancelar"], .destructive), .init(.no, .cancel)]),
      note: "Nor where a button agrees to cancel something."),
  ]
}
