extension Rule {
  static let unmarkedCancel = Rule(
    id: "unmarked-cancel", severity: .warning,
    summary: "A button that says Cancel has no cancel role, though it stands in the right place.",
    rationale: """
      The role is more than a place: it makes the button the one that Escape, a tap outside a sheet and VoiceOver's \
      two-finger scrub press, and it keeps the place when the layout changes.
      """,
    guidelines: ["A13"],
    examples: RuleExample.inEachLanguage(
      title: .deletePhotoQuestion, buttons: [.init(.cancel), .init(.delete, .destructive)], findings: [.init(.button(1))])
      + RuleExample.inEachLanguage(
        title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)]) + [
        RuleExample(
          ExampleSurface(.actionSheet, buttons: [.init(.share), .init(.save), .init(.cancel)]),
          findings: [.init(.button(3))]),
        RuleExample(
          ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .destructive), .init(.delete)]),
          findings: [.init(.button(1))], note: "Destructive is not the cancel role either."),
        RuleExample(
          ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.delete, .destructive), .init(.cancel)]),
          note: "In the wrong place: misplaced-cancel says it."),
        RuleExample(
          ExampleSurface(title: .deletePhotoQuestion, buttons: [.init("Cancel Subscription"), .init("Keep Subscription")]),
          note: "What is cancelled is the subscription."),
        RuleExample(
          ExampleSurface(title: "%@", buttons: [.init(.cancel)]),
          note: "The only button is how one leaves, whatever its role: see lone-cancel."),
      ],
    fixes: [.suggested: "Gives the button the cancel role in the spec, and to no other."],
    basis: [.systemAlerts, .buttonsAlone],
    checks: .structure(checkUnmarkedCancel))
}

private func checkUnmarkedCancel(_ localized: LocalizedSurface) -> [Violation] {
  let surface = localized.surface
  guard surface.kind.isAlertOrSheet, surface.buttonsAreKnown, localized.misplacedCancel == nil else { return [] }
  // The only button is how one leaves, whatever its role.
  guard surface.kind != .alert || surface.buttons.count > 1 else { return [] }
  return surface.buttons.indices
    .filter { surface.buttons[$0].role != .cancel && localized.meaning(ofButton: $0).saysCancel }
    .map { index in
      Violation(
        .button(index + 1), lacksRole(localized.quotedTitle(ofButton: index)),
        fixes: [localized.makingCancel(index)].compactMap(\.self))
    }
}

private func lacksRole(_ title: String) -> String {
  "\(title) does not have the cancel role; give it the role, so that every way of cancelling reaches it."
}
