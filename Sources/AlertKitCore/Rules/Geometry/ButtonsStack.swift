extension Rule {
  static let buttonsStack = Rule(
    id: "buttons-stack", severity: .note,
    summary: "Two buttons that stand side by side in the source locale stand one above the other in this one.",
    rationale: """
      Side by side, two buttons read as a choice, and Cancel is where the thumb expects it. A title that is a little too wide \
      turns the row into a stack, and the alert looks like another one than in the source language.
      """,
    guidelines: ["A10"], examples: ButtonsStack.firing + ButtonsStack.silent, checks: .layout(ButtonsStack.check))
}

private enum ButtonsStack {
  static func check(_ surface: LaidOutSurface) -> [Violation] {
    guard !surface.localized.isSource, surface.localized.surface.layoutIsKnown, surface.localized.source.layoutIsKnown else {
      return []
    }
    let stacked = surface.scenes.compactMap { scene -> (scene: Scene, layout: SurfaceLayout)? in
      guard scene.source?.arrangement == .row else { return nil }
      return scene.shown.first { $0.arrangement == .stack && $0.excess != nil }.map { (scene.scene, $0) }
    }
    guard let worst = stacked.max(by: { ($0.layout.excess ?? 0) < ($1.layout.excess ?? 0) }),
      let wide = worst.layout.buttons.filter({ $0.number != nil }).max(by: { $0.title.natural < $1.title.natural }),
      let number = wide.number, surface.localized.isWrittenHere(.button(number)),
      let other = worst.layout.buttons.first(where: { $0.number != number })
    else { return [] }
    return [
      Violation(
        .button(number), message(wide, beside: other, excess: worst.layout.excess ?? 0),
        variant: worst.layout.variant(of: .button(number)), scenes: stacked.map(\.scene))
    ]
  }

  static func message(_ wide: SurfaceLayout.Button, beside other: SurfaceLayout.Button, excess: Double) -> String {
    "\(quoted(wide.title.text)) is \(max(1, Int(excess.rounded(.up)))) pt too wide to stand beside \(quoted(other.title.text))."
  }
}

extension ButtonsStack {
  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [
          .init(.cancel, .cancel),
          .init(
            [
              "en": "Turn Off", "de": "Benachrichtigungen aus", "fr": "Désactiver maintenant", "ko": "끄기", "zh-Hans": "关闭",
              "ja": "オフにする",
            ]),
        ]),
      findings: [.init(.button(2), in: ["de", "fr"])])
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)])),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [
          .init(.cancel, .cancel), .init(["en": "Turn Off Notifications Now", "de": "Benachrichtigungen jetzt ausschalten"]),
        ]),
      note: "They stack in the source locale as well."),
  ]
}
