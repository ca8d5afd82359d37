extension Rule {
  static let okToQuestion = Rule(
    id: "ok-to-question", severity: .note,
    summary: "OK answers a question, or OK or Confirm does not say what it does, beside a button that cancels.",
    rationale: """
      OK is for what needs no decision. As the answer to a question it may mean anything: that one agrees, or that one has read it. A \
      button that names the deed, in the question's own verb, is right even when the question is skipped. *Confirm* names no deed either, \
      and where there is something to cancel, OK does not only take note.
      """,
    guidelines: ["A11"],
    examples: OKToQuestion.firing + OKToQuestion.silent,
    basis: .systemAlerts,
    checks: .structure(OKToQuestion.check))
}

private enum OKToQuestion {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    let surface = localized.surface
    guard surface.kind.isAlertOrSheet, surface.buttonsAreKnown, surface.buttons.count == 2, surface.implicitButtons.isEmpty,
      surface.textFields.isEmpty, !surface.isPermissionRationale,
      let index = surface.buttons.firstIndex(where: { $0.role == .default }),
      isWayOut(1 - index, in: localized), localized.buttonAgreeingToDestroy != index
    else { return [] }
    let title = localized.quotedTitle(ofButton: index)
    let terms = localized.meaning(ofButton: index).terms
    guard asks(localized) else {
      guard terms.contains("Confirm") || terms.contains(.ok), surface.kind == .alert, surface.isWhole, isKnown(surface),
        surface.buttons[index].doesNothing != true
      else {
        return []
      }
      // Some words are both, as 确认.
      let problem =
        terms.contains(.ok)
        ? "does something that \(localized.quotedTitle(ofButton: 1 - index)) keeps from happening" : "does not say what it does"
      return [Violation(.button(index + 1), "\(title) \(problem); name the deed.")]
    }
    guard terms.contains(.ok) || terms.contains("Confirm") || terms.contains("Accept") && !isAsked(index, in: localized) else {
      return []
    }
    return [Violation(.button(index + 1), "\(title) answers a question; name what it does, with the question’s own verb.")]
  }

  /// Whether anything is known of what is asked: of a web page's question nobody but the page knows the deed.
  private static func isKnown(_ surface: Surface<Copy>) -> Bool {
    [surface.title, surface.message].contains { $0?.text.map(DisplayText.hasOwnWords) ?? false }
  }

  /// Whether the question has the word that answers it: *Accept the invitation?*
  private static func isAsked(_ index: Int, in localized: LocalizedSurface) -> Bool {
    let stems = localized.surface.buttons[index].title.variants.map { LocaleFacts.key($0.text).prefix(5) }
    let asked = [localized.surface.title, localized.surface.message].compactMap { $0?.variants }.flatMap(\.self)
    return asked.contains { text in
      let (words, key) = (localized.texts[text.text].words.keys, localized.texts[text.text].key)
      return stems.contains { stem in
        // Of Hangul, kana and Han two letters are a word, to which an ending is joined.
        stem.unicodeScalars.allSatisfy({ $0.value >= 0x1100 })
          ? stem.count > 1 && key.contains(stem) : stem.count > 3 && words.contains { $0.hasPrefix(stem) }
      }
    }
  }

  private static func isWayOut(_ index: Int, in localized: LocalizedSurface) -> Bool {
    let meaning = localized.meaning(ofButton: index)
    return meaning.saysCancel || (localized.surface.buttons[index].role == .cancel && !meaning.terms.contains(.ok))
  }

  /// Whether the title, or the end of the message, is a question.
  private static func asks(_ localized: LocalizedSurface) -> Bool {
    let texts = [localized.source.title, localized.source.message].compactMap(\.self)
    return texts.contains { copy in
      copy.isWhole && !copy.variants.isEmpty
        && copy.variants.allSatisfy {
          EndMark(of: localized.sourceTexts[$0.text], facts: localized.sourceFacts) == .question
        }
    }
  }
}

extension OKToQuestion {
  private static let question: ExampleSurface.Text = [
    "en": "Share this photo?", "ko": "이 사진을 공유하겠습니까?", "zh-Hans": "要共享这张照片吗？", "ja": "この写真を共有しますか?",
    "de": "Dieses Foto teilen?",
    "fr": "Partager cette photo ?", "ar": "هل تريد مشاركة هذه الصورة؟",
  ]

  static let firing: [RuleExample] =
    ["en", "ko", "zh-Hans", "ja", "de", "fr", "ar"].map { source in
      RuleExample(
        ExampleSurface(source: source, title: question, buttons: [.init(.cancel, .cancel), .init(.ok)]),
        findings: [.init(.button(2))])
    } + [
      RuleExample(
        ExampleSurface(
          title: "Photo", message: "Sharing takes a while. Do you want to share it?", buttons: [.init(.ok), .init(.cancel)]),
        findings: [.init(.button(1))]),
      RuleExample(
        ExampleSurface(title: question, buttons: [.init(.cancel, .cancel), .init(["en": "Confirm", "de": "Bestätigen"])]),
        findings: [.init(.button(2))]),
      RuleExample(
        ExampleSurface(title: question, buttons: [.init(.cancel, .cancel), .init(["en": "Accept", "es": "Aceptar"])]),
        findings: [.init(.button(2))]),
      RuleExample(
        ExampleSurface(
          source: "es", title: ["es": "El fondo se cerrará hoy."],
          buttons: [.init(["es": "Cancelar"], .cancel), .init(["es": "Confirmar"])]),
        findings: [.init(.button(2))]),
      RuleExample(
        ExampleSurface(
          title: "The photo is large.", message: "Sending it takes a while.", buttons: [.init(.cancel, .cancel), .init(.ok)]),
        findings: [.init(.button(2))], note: "There is something to cancel."),
    ]

  static let silent: [RuleExample] = [
    RuleExample(ExampleSurface(title: question, buttons: [.init(.cancel, .cancel), .init(.share)])),
    RuleExample(ExampleSurface(title: .photoDeleted, buttons: [.init(.ok)])),
    RuleExample(
      ExampleSurface(
        title: ["en": "Accept the invitation?", "ko": "초대를 수락할까요?"],
        buttons: [.init(.cancel, .cancel), .init(["en": "Accept", "ko": "수락"])]),
      note: "It is the question’s own verb."),
    RuleExample(
      ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.ok)]),
      note: "Says unmarked-destructive."),
    RuleExample(
      ExampleSurface(title: "What is it called?", buttons: [.init(.cancel, .cancel), .init(.ok)], textFields: ["Name"]),
      note: "OK takes what was typed."),
    RuleExample(
      ExampleSurface(title: "Enter the Code", buttons: [.init(.cancel, .cancel), .init("Confirm")], textFields: ["Code"])),
    RuleExample(
      ExampleSurface(title: "The photo is large.", buttons: [.init(.cancel, .cancel), .init("Send")])),
  ]
}
