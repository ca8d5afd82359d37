extension Rule {
  static let destructiveWithoutCancel = Rule(
    id: "destructive-without-cancel", severity: .warning,
    summary: "There is a destructive button, but no cancel role and nothing that says Cancel.",
    rationale: """
      Before something is destroyed a person must be able to step back, and must see at once how. An alert whose only way on \
      is to delete is not a question.
      """,
    guidelines: ["A14"],
    examples: RuleExample.inEachLanguage(
      title: .deletePhotoQuestion, buttons: [.init(.delete, .destructive), .init(.save)], findings: [.init(.button(1))])
      + RuleExample.inEachLanguage(
        title: .deletePhotoQuestion, buttons: [.init(.cancel), .init(.delete, .destructive)],
        note: "It says Cancel; that the role is missing is another rule's matter.") + [
        RuleExample(
          ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.delete, .destructive)]),
          findings: [.init(.button(1))], note: "Nothing but Delete."),
        RuleExample(
          ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.delete, .destructive), .init(.save, .cancel)])),
        RuleExample(
          ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.no), .init(.delete, .destructive)]),
          note: "No steps back; that it answers the title is another rule's matter."),
        RuleExample(
          ExampleSurface(
            title: ["en": "End the Run?", "de": "Lauf beenden?"],
            buttons: [
              .init(["en": "End Run", "de": "Lauf beenden"], .destructive),
              .init(["en": "Keep Running", "de": "Weitermachen"]),
            ]),
          note: "What goes on is plainly the way back."),
        RuleExample(
          ExampleSurface(
            source: "zh-Hans", title: ["zh-Hans": "要删除吗？"],
            buttons: [.init(["zh-Hans": "删除"], .destructive), .init(["zh-Hans": "保留照片"])])),
        RuleExample(
          ExampleSurface(
            title: [
              "en": "Open the Site?", "de": "Seite öffnen?", "fr": "Ouvrir le site ?", "it": "Aprire il sito?",
              "zh-Hans": "打开网站？",
            ],
            buttons: [
              .init([
                "en": "Back to Safe Site", "de": "Zurück zur sicheren Seite", "fr": "Retourner à la page sûre",
                "it": "Torna al sito sicuro", "zh-Hans": "回到安全网站",
              ]),
              .init(
                ["en": "Delete Warning", "de": "Warnung löschen", "fr": "Supprimer", "it": "Elimina", "zh-Hans": "删除"],
                .destructive),
            ])),
        RuleExample(
          ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.delete, .destructive), .init("Back Up")]),
          findings: [.init(.button(1))]),
        RuleExample(
          ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.delete, .destructive), .init("Don’t Keep a Copy")]),
          findings: [.init(.button(1))]),
        RuleExample(
          ExampleSurface(title: .photoDeleted, buttons: [.init(.ok, .destructive)]), note: "It is the role that is wrong."),
        RuleExample(ExampleSurface(title: .photoDeleted, buttons: [.init("Check", .destructive)])),
        RuleExample(
          ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.delete), .init("Abbrechen", .destructive)]),
          note: "It says Cancel, in another language."),
        RuleExample(
          ExampleSurface(
            .actionSheet, source: "fr", buttons: [.init(.share), .init(.deletePhoto, .destructive), .init(.cancel, .cancel)])),
      ],
    basis: .systemAlerts,
    checks: .structure(checkDestructiveWithoutCancel))
}

func checkDestructiveWithoutCancel(_ localized: LocalizedSurface) -> [Violation] {
  guard localized.surface.kind.isAlertOrSheet, !localized.mayHaveCancel,
    // No and the like step back, whatever else is wrong with them.
    localized.buttonMeanings.allSatisfy({ $0.terms.isDisjoint(with: stepsBack) }),
    let destructive = localized.destructiveButtons.first(where: {
      !NeedlessDestructive.concerns($0, in: localized)
        && !(localized.surface.buttons[$0].role == .default && localized.surface.buttons[$0].doesNothing == true)
    })
  else { return [] }
  // Of the only button, which names no loss, it is the role that is wrong.
  if localized.surface.shownButtonCount == 1, localized.meaning(ofButton: destructive).namesNoLoss, !localized.asks(destructive)
  {
    return []
  }
  let leadsBack = localized.surface.buttons.indices.contains { index in
    let button = localized.surface.buttons[index]
    return localized.isIdleWayBack(index)
      || button.role != .destructive && button.title.variants.contains { localized.facts.isWayBack($0.text) }
  }
  if leadsBack || localized.cancelsInAnotherLanguage { return [] }
  return [Violation(.button(destructive + 1), needsCancel(localized.quotedTitle(ofButton: destructive)))]
}

extension ButtonMeaning {
  fileprivate var namesNoLoss: Bool { terms.isDisjoint(with: Term.destructive) && destroyingText == nil }

}

extension LocalizedSurface {
  /// Whether a label that means nothing in this language is one by which another one cancels.
  fileprivate var cancelsInAnotherLanguage: Bool {
    surface.buttons.indices.contains { index in
      guard meaning(ofButton: index).terms.isEmpty else { return false }
      return surface.buttons[index].title.variants.contains { LocaleFacts.saysCancelSomewhere($0.text) }
    }
  }

  /// Whether title or message ask for what a button does, or the title names it.
  fileprivate func asks(_ button: Int) -> Bool {
    let copies = [surface.title, surface.message].compactMap(\.self).flatMap(\.variants).map(\.text)
    if copies.contains(where: { EndMark(of: texts[$0], facts: facts) == .question }) { return true }
    let label = surface.buttons[button].title.variants.map { LocaleFacts.key($0.text) }
    return copies.contains { text in label.contains { !$0.isEmpty && LocaleFacts.key(text).contains($0) } }
  }
}

private let stepsBack = CancelLabel.understood.union([.no, "Back"])

private func needsCancel(_ title: String) -> String {
  "\(title) is destructive, and there is no way to step back; add a Cancel button with the cancel role."
}
