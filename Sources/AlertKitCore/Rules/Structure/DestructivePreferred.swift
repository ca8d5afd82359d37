extension Rule {
  static let destructivePreferred = Rule(
    id: "destructive-preferred", severity: .warning,
    summary: "A destructive button is the preferred one.",
    rationale: """
      The preferred button is bold, and Return presses it on a keyboard. It invites; what cannot be taken back should not. \
      Where something is destroyed, Cancel is the button to prefer.
      """,
    guidelines: ["A14"],
    examples: RuleExample.inEachLanguage(
      title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.delete, .destructive, preferred: true)],
      findings: [.init(.button(2))])
      + RuleExample.inEachLanguage(
        title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel, preferred: true), .init(.delete, .destructive)]) + [
        RuleExample(
          ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.save, preferred: true)]))
      ],
    basis: [.systemAlerts, .buttonsAlone],
    checks: .structure(checkDestructivePreferred))
}

private func checkDestructivePreferred(_ localized: LocalizedSurface) -> [Violation] {
  let surface = localized.surface
  guard surface.kind.isAlertOrSheet, surface.buttons.contains(where: \.isPreferred) else { return [] }
  return localized.destructiveButtons
    .filter { surface.buttons[$0].isPreferred }
    .map { Violation(.button($0 + 1), invites(localized.quotedTitle(ofButton: $0))) }
}

private func invites(_ title: String) -> String {
  "\(title) is destructive and yet the preferred button; prefer Cancel, or none."
}
