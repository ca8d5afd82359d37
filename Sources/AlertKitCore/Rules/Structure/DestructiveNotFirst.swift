extension Rule {
  static let destructiveNotFirst = Rule(
    id: "destructive-not-first", severity: .note,
    summary: "In an action sheet, a destructive button stands below one that is neither destructive nor Cancel.",
    rationale: """
      At the top of a sheet a destructive choice is farthest from Cancel and from the thumb, and its red is seen first. Further \
      down it is easily tapped for its neighbour.
      """,
    guidelines: ["A10"],
    examples: RuleExample.inEachLanguage(
      .actionSheet, buttons: [.init(.share), .init(.deletePhoto, .destructive), .init(.cancel, .cancel)],
      findings: [.init(.button(2))])
      + RuleExample.inEachLanguage(
        .actionSheet, buttons: [.init(.cancel, .cancel), .init(.deletePhoto, .destructive), .init(.share)],
        note: "Cancel goes to the bottom by itself.") + [
        RuleExample(
          ExampleSurface(
            .confirmationDialog, title: .deletePhotoQuestion,
            buttons: [.init(.save), .init(.share), .init(.delete, .destructive), .init(.cancel, .cancel)]),
          findings: [.init(.button(3))]),
        RuleExample(
          ExampleSurface(
            .actionSheet,
            buttons: [
              .init(.share), .init(.deletePhoto, .destructive), .init(["en": "Reset", "ko": "재설정"], .destructive),
              .init(.cancel, .cancel),
            ]),
          findings: [.init(.button(2)), .init(.button(3))], note: "Each of them."),
        RuleExample(
          ExampleSurface(
            .actionSheet,
            buttons: [
              .init(.share), .init(["en": "Reset…", "ko": "재설정…", "zh-Hans": "还原…", "ja": "リセット…", "de": "Zurücksetzen …"]),
              .init([
                "en": "Reset or Restore Key", "ko": "키 재설정 또는 복원", "zh-Hans": "还原或恢复密钥",
                "de": "Zurücksetzen oder wiederherstellen",
              ]),
              .init(.cancel, .cancel),
            ]),
          note: "Both lead to something that asks more."),
        RuleExample(
          ExampleSurface(
            .actionSheet,
            buttons: [
              .init(.share), .init(["en": "Mute", "zh-Hans": "静音"], .destructive),
              .init(["en": "Unmute", "zh-Hans": "取消静音"], .destructive), .init(.cancel, .cancel),
            ]),
          note: "Says needless-destructive."),
        RuleExample(
          ExampleSurface(
            title: .deletePhotoQuestion, buttons: [.init(.share), .init(.save), .init(.delete, .destructive)]),
          note: "An alert is no sheet."),
      ],
    fixes: [.suggested: "Moves the button above the first one that is not destructive, in the spec."],
    basis: [.phones, .buttonsAlone],
    checks: .structure(checkDestructiveNotFirst))
}

private func checkDestructiveNotFirst(_ localized: LocalizedSurface) -> [Violation] {
  let surface = localized.surface
  guard surface.kind.isSheet, !surface.buttons.contains(where: { $0.role == .unknown }) else { return [] }
  let destructive = Set(
    localized.destructiveButtons.filter {
      // Of a role that means nothing another rule speaks.
      !localized.meaning(ofButton: $0).saysCancel && !namesCancel(surface.buttons[$0].title.reference)
        && !localized.leadsToChoice(ofButton: $0)
        && !NeedlessDestructive.concerns($0, in: localized)
        // Red by mistake.
        && localized.meaning(ofButton: $0).terms.isDisjoint(with: ["Edit", "Send", "Save"])
    })
  let order = surface.displayedOrder.filter { surface.buttons[$0].role != .cancel }
  let other = order.firstIndex {
    !destructive.contains($0) && surface.buttons[$0].role != .destructive && !localized.meaning(ofButton: $0).saysCancel
  }
  guard let other else { return [] }
  return order[other...].filter(destructive.contains).map { late in
    Violation(
      .button(late + 1),
      standsBelow(localized.quotedTitle(ofButton: late), localized.quotedTitle(ofButton: order[other])),
      fixes: surface.origin == .spec ? [Fix(.suggested, .move(late, before: order[other]))] : [])
  }
}

/// Whether a text that only the running app knows is called Cancel in the code.
private func namesCancel(_ reference: StringReference) -> Bool {
  switch reference {
  case .dynamic(let expression): expression.lowercased().hasSuffix("cancel")
  case .symbol(let name, _, _, _): name.lowercased().hasSuffix("cancel")
  default: false
  }
}

private func standsBelow(_ title: String, _ other: String) -> String {
  "\(title) is destructive but stands below \(other); put it at the top of the sheet."
}
