extension Rule {
  static let noCancelPath = Rule(
    id: "no-cancel-path", severity: .note,
    summary: "There are two buttons or more, or one that leaves the app or acts, and none cancels.",
    rationale: """
      Leaving the app while an alert is up should do what Cancel does. Where no button cancels, there is nothing to do, and a \
      person who wants neither of the choices has no way out. Some choices must be made; then this is only a hint.
      """,
    guidelines: ["A15"],
    examples: RuleExample.inEachLanguage(
      title: .deletePhotoQuestion, buttons: [.init(.share), .init(.save)], findings: [.init(.surface)])
      + RuleExample.inEachLanguage(title: .deletePhotoQuestion, buttons: [.init(.share), .init(.cancel)]) + [
        RuleExample(
          ExampleSurface(.actionSheet, source: "th", buttons: [.init(.share), .init(.save)]), findings: [.init(.surface)]),
        RuleExample(
          ExampleSurface(
            title: .deletePhotoQuestion,
            buttons: [.init(["en": "Keep", "ko": "유지"], .cancel), .init(.delete, .destructive)]),
          note: "The role is a way out, whatever it says."),
        RuleExample(ExampleSurface(title: .photoDeleted, buttons: [.init(.ok)])),
        RuleExample(
          ExampleSurface(
            title: ["en": "Camera Access Needed", "ko": "카메라 접근 필요", "de": "Kein Zugriff auf die Kamera"],
            buttons: [.init(["en": "Allow", "ko": "허용", "de": "Erlauben"])]),
          findings: [.init(.surface)], note: "The only way on is to allow it."),
        RuleExample(
          ExampleSurface(source: "ja", title: ["ja": "カメラにアクセスできません"], buttons: [.init(["ja": "設定を開く"], .cancel)]),
          findings: [.init(.surface)]),
        RuleExample(
          ExampleSurface(
            title: ["en": "Name the Album", "de": "Album benennen"], buttons: [.init(.save)], textFields: ["Name"]),
          findings: [.init(.surface)], note: "Who wants to keep the old name has no way out."),
        RuleExample(
          ExampleSurface(title: "A new version is here.", buttons: [.init("Update")]), note: "Nothing works without it."),
      ],
    basis: [.phones, .buttonsAlone],
    checks: .absence(checkNoCancelPath))
}

private func checkNoCancelPath(_ localized: LocalizedSurface) -> [Violation] {
  if let title = loneDeed(localized) {
    return [Violation(.surface, "\(title) is the only way on; add a Cancel button for who does not want that.")]
  }
  guard localized.surface.kind.isAlertOrSheet, localized.surface.buttons.count > 1, !localized.mayHaveCancel,
    // Beside a destructive button another rule asks for the same.
    checkDestructiveWithoutCancel(localized).isEmpty
  else { return [] }
  return [Violation(.surface, "No button cancels; give the cancel role to the button that changes nothing, or add one.")]
}

/// The title of an alert's only button where that leaves the app, allows something, or takes what was typed.
private func loneDeed(_ localized: LocalizedSurface) -> String? {
  let surface = localized.surface
  guard surface.kind == .alert, surface.isWhole, surface.shownButtonCount == 1, surface.buttons.count == 1,
    surface.buttons[0].role != .destructive, !surface.isPermissionRationale
  else { return nil }
  let terms = localized.meaning(ofButton: 0).terms
  let isDeed =
    surface.textFields.isEmpty
    ? !terms.isDisjoint(with: ["Allow", "Settings", "Open Settings", "Go to Settings", "Retry", "Try Again"])
    : surface.buttons[0].role == .default && terms.isDisjoint(with: [.cancel, "Close"])
  return isDeed ? localized.quotedTitle(ofButton: 0) : nil
}
