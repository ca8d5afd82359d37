extension Rule {
  static let severalCancels = Rule(
    id: "several-cancels", severity: .error,
    summary: "More than one button has the cancel role.",
    rationale: """
      There is one way out of an alert, and the platform gives it a place of its own. UIKit raises an exception when a second \
      button with the cancel style is added: the app ends where it should have asked.
      """,
    guidelines: ["A13"],
    examples: [
      RuleExample(
        ExampleSurface(
          title: .deletePhotoQuestion,
          buttons: [.init(.cancel, .cancel), .init(["en": "Not Now", "ko": "지금 안 함", "ja": "今はしない"], .cancel)]),
        findings: [.init(.button(2))]),
      RuleExample(
        ExampleSurface(
          .actionSheet, source: "zh-Hans", buttons: [.init(.share), .init(.no, .cancel), .init(.cancel, .cancel)]),
        findings: [.init(.button(3))]),
      RuleExample(
        ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)])),
      RuleExample(
        ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel), .init(.cancel, .cancel)]),
        note: "The labels are another rule's matter: only one has the role."),
    ],
    fixes: [.suggested: "Leaves the role to the button that says Cancel, where one does."],
    basis: [.systemAlerts, .buttonsAlone],
    checks: .structure(checkSeveralCancels))
}

private func checkSeveralCancels(_ localized: LocalizedSurface) -> [Violation] {
  let surface = localized.surface
  let cancels = surface.buttons.indices.filter { surface.buttons[$0].role == .cancel }
  guard surface.kind.isAlertOrSheet, cancels.count > 1 else { return [] }
  let saying = cancels.filter { localized.meaning(ofButton: $0).saysCancel }
  let fix = saying.count == 1 ? localized.makingCancel(saying[0]) : nil
  return [
    Violation(
      .button(cancels[1] + 1), severalCancels(cancels.map(localized.quotedTitle(ofButton:))), severity: surface.severityInCode,
      fixes: [fix].compactMap(\.self))
  ]
}

private func severalCancels(_ titles: [String]) -> String {
  "\(listed(titles)) have the cancel role at once, and UIKit raises an exception at the second; leave the role to one of them."
}
