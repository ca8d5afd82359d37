extension Rule {
  static let noButtons = Rule(
    id: "no-buttons", severity: .error,
    summary: "An alert or action sheet has no button, and the framework adds none.",
    rationale: """
      Without a button nothing closes the alert: the app is stuck behind it. UIKit adds no button by itself; SwiftUI adds OK \
      to an alert that has none.
      """,
    guidelines: ["A1"],
    examples: [
      RuleExample(
        ExampleSurface(title: ["en": "Uploading…", "ja": "アップロード中"], message: "Please wait.", buttons: []),
        note: "The app closes it once the upload is done."),
      RuleExample(
        ExampleSurface(source: "ko", title: ["ko": "사진 저장"], message: ["ko": "잠시만 기다려 주세요."], buttons: []),
        note: "It asks to wait."),
      RuleExample(ExampleSurface(title: .photoDeleted, buttons: []), findings: [.init(.surface)]),
      RuleExample(ExampleSurface(source: "ja", title: .photoDeleted, buttons: []), findings: [.init(.surface)]),
      RuleExample(
        ExampleSurface(.actionSheet, source: "de", title: .deletePhotoQuestion, buttons: []), findings: [.init(.surface)]),
      RuleExample(ExampleSurface(title: .photoDeleted, buttons: [.init(.ok)])),
    ],
    basis: .systemAlerts,
    checks: .absence(checkNoButtons))
}

private func checkNoButtons(_ localized: LocalizedSurface) -> [Violation] {
  let surface = localized.surface
  guard surface.shownButtonCount == 0, surface.kind.isAlertOrSheet, surface.isWhole, surface.textFields.isEmpty else {
    return []
  }
  // What asks for a text has a button that was not seen. What shows nothing is filled in later, and what says that something goes on is closed by the app.
  let texts = [localized.source.title, localized.source.message].compactMap(\.self)
  let shown = texts.flatMap(\.variants).filter { !DisplayText.isBlank($0.text) }
  guard texts.allSatisfy(\.isWhole), texts.isEmpty || !shown.isEmpty, !shown.contains(where: { localized.goesOn($0.text) })
  else { return [] }
  return [
    Violation(.surface, "There is no button to close this with; add one, such as “OK”.", severity: surface.severityInCode)
  ]
}
