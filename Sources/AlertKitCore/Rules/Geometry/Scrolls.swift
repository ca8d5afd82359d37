extension Rule {
  static let scrolls = Rule(
    id: "scrolls", severity: .warning,
    summary: "Title and message, or the buttons, must be scrolled where a text of one line would not make them.",
    rationale: """
      What has to be scrolled is not seen: a person answers a question whose end, or whose last answer, is below the edge. \
      Alerts must read whole in portrait and landscape. Shorten the message, or show a screen of your own.
      """,
    guidelines: ["A3"], examples: Scrolls.firing + Scrolls.silent, checks: .layout(Scrolls.check))
}

private enum Scrolls {
  static func check(_ surface: LaidOutSurface) -> [Violation] {
    guard surface.scrolls else { return [] }
    let shown = surface.localized.surface
    let field: Field = shown.message != nil ? .message : .title
    let scrolling = surface.scenes.compactMap { scene -> (scene: Scene, layout: SurfaceLayout)? in
      guard let least = scene.least else { return nil }
      let layout = scene.shown.first { layout in
        // A text of one line cannot be made shorter.
        guard let text = layout.surface[field], text.lineCount > 1 else { return false }
        return (layout.scrolls.text && !least.scrolls.text) || (layout.scrolls.buttons && !least.scrolls.buttons)
      }
      return layout.map { (scene.scene, $0) }
    }
    let sure = scrolling.filter { !$0.layout.isApproximate }
    guard let worst = (sure.isEmpty ? scrolling : sure).max(by: { hidden($0.layout) < hidden($1.layout) }),
      shown.layoutIsKnown, surface.localized.isWrittenHere(field)
    else { return [] }
    return [
      Violation(
        field, message(worst.layout, field, in: worst.scene), severity: sure.isEmpty ? .note : .warning,
        variant: worst.layout.variant(of: field), scenes: scrolling.map(\.scene))
    ]
  }

  /// How much is out of sight, in points.
  static func hidden(_ layout: SurfaceLayout) -> Double {
    max(layout.textHeight.needed - layout.textHeight.shown, 0)
      + max(layout.buttonHeight.needed - layout.buttonHeight.shown, 0)
  }

  static func message(_ layout: SurfaceLayout, _ field: Field, in scene: Scene) -> String {
    let part = layout.scrolls.text ? "the text" : "the buttons"
    return "With this \(field) \(part) must be scrolled: \(Int(hidden(layout).rounded(.up))) pt are out of sight on "
      + "\(scene.device.name) in \(scene.orientation.rawValue)\(layout.isApproximate ? " (approximate)" : ""). Shorten it."
  }
}

extension Scrolls {
  private static let long = """
    Everything on this device will be erased, and the photos, albums and edits that were not yet backed up cannot be restored \
    by anybody. The backup of last night stays where it is, and so do the albums that others share with you. Before going on, \
    connect the device to power, wait until the library has finished loading, and make sure that the last backup is complete. \
    Erasing takes a few minutes. Do not close the app, and do not turn off the device before it is done. Then sign in again.
    """

  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: ["en": "Erase everything?", "ko": "모두 지우겠습니까?", "de": "Alles löschen?"],
        message: ["en": .init(stringLiteral: long), "ko": "복원할 수 없습니다.", "de": "Das lässt sich nicht rückgängig machen."],
        buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)]),
      findings: [.init(.message, in: ["en"], severity: .note)], note: "Only in landscape, whose figures are approximate."),
    RuleExample(
      ExampleSurface(
        title: "Erase everything?", message: .init(stringLiteral: long + "\n" + long + "\n" + long),
        buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)]),
      findings: [.init(.message, in: ["en"], severity: .warning)]),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: ["en": "Erase everything?", "zh-Hans": "要全部抹掉吗？", "ja": "すべて消去しますか?", "th": "ต้องการลบทั้งหมดหรือไม่"],
        message: ["en": "Photos that are not backed up are lost.", "zh-Hans": "未备份的照片将会丢失。", "ja": "バックアップされていない写真は失われます。"],
        buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)])),
    RuleExample(
      ExampleSurface(
        title: "Add Server", message: "Enter its name.", buttons: [.init(.cancel, .cancel), .init("Add")], textFields: ["Name"]),
      note: "Above the keyboard in landscape there may be too little room for any message."),
  ]
}
