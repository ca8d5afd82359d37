extension Rule {
  static let noCancelPath = Rule(
    id: "no-cancel-path", severity: .note,
    summary: "There are two buttons or more, none has the cancel role, and none says Cancel.",
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
      ],
    basis: .phones,
    checks: .absence(checkNoCancelPath))
}

private func checkNoCancelPath(_ localized: LocalizedSurface) -> [Violation] {
  guard localized.surface.kind.isAlertOrSheet, localized.surface.buttons.count > 1, !localized.mayHaveCancel else { return [] }
  return [Violation(.surface, "No button cancels; give the cancel role to the button that changes nothing, or add one.")]
}
