extension Rule {
  static let misplacedCancel = Rule(
    id: "misplaced-cancel", severity: .warning,
    summary: "The button that says Cancel is not left of two, or not at the bottom of a stack or sheet.",
    rationale: """
      A thumb finds Cancel by its place: on the left of two buttons, at the bottom of a column or sheet. The platform puts a \
      button with the cancel role there by itself. A button that only says Cancel stays where the code adds it, and people \
      who tap without reading do the opposite of what they want.
      """,
    guidelines: ["A12"],
    examples: RuleExample.inEachLanguage(
      title: .deletePhotoQuestion, buttons: [.init(.delete, .destructive), .init(.cancel)],
      findings: [.init(.button(2))], note: "Without the role, Cancel lands on the right.")
      + RuleExample.inEachLanguage(
        title: .deletePhotoQuestion, buttons: [.init(.delete, .destructive), .init(.cancel, .cancel)],
        note: "The role moves Cancel to the left.") + [
        RuleExample(
          ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel), .init(.no, .cancel)]),
          findings: [.init(.button(1))], note: "The other button has the role, and takes the place."),
        RuleExample(
          ExampleSurface(.actionSheet, buttons: [.init(.cancel), .init(.share), .init(.save)]),
          findings: [.init(.button(1))], note: "In a sheet Cancel belongs at the bottom."),
        RuleExample(
          ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel), .init(.share), .init(.save)]),
          findings: [.init(.button(1))], note: "Three buttons stack, so Cancel belongs at the bottom."),
        RuleExample(ExampleSurface(.actionSheet, buttons: [.init(.cancel, .cancel), .init(.share), .init(.save)])),
        RuleExample(
          ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel), .init(.delete, .destructive)]),
          note: "In the right place; that it lacks the role is unmarked-cancel's matter."),
        RuleExample(
          ExampleSurface(title: .deletePhotoQuestion, buttons: [.init("Request Deletion Now", .destructive), .init(.cancel)]),
          note: "Long titles stack, and Cancel is at the bottom; that it lacks the role is unmarked-cancel's matter."),
        RuleExample(
          ExampleSurface(
            source: "de", title: .deletePhotoQuestion,
            buttons: [.init(.delete, .destructive), .init(["de": "Kündigung abbrechen", "en": "Stop Cancellation"])]),
          note: "A longer title that has the word in it is no Cancel."),
        RuleExample(
          ExampleSurface(title: "Cancel the upload?", buttons: [.init("Continue", .cancel), .init("Cancel", .destructive)]),
          note: "It does what the title asks."),
      ],
    fixes: [.suggested: "Gives the button the cancel role in the spec, and to no other."],
    basis: [.phones, .buttonsAlone],
    checks: .structure(checkMisplacedCancel))
}

private func checkMisplacedCancel(_ localized: LocalizedSurface) -> [Violation] {
  guard let misplaced = localized.misplacedCancel else { return [] }
  let place = localized.surface.standsInRow ? "on the left" : "at the bottom"
  return [
    Violation(
      .button(misplaced + 1), belongs(localized.quotedTitle(ofButton: misplaced), place),
      fixes: [localized.makingCancel(misplaced)].compactMap(\.self))
  ]
}

extension LocalizedSurface {
  /// The index of the button that says Cancel in another place than Cancel's; nil where all is well or unknown.
  var misplacedCancel: Int? {
    guard surface.kind.isAlertOrSheet, surface.buttonsAreKnown, surface.shownButtonCount > 1 else { return nil }
    let saying = surface.buttons.indices.filter { meaning(ofButton: $0).saysCancel }
    let order = surface.displayedOrder
    let place = surface.standsInRow ? order.first : order.last
    let isTakenByFramework = surface.implicitButtons.contains(Term.cancel.label)
    guard let first = saying.first, isTakenByFramework || !saying.contains(where: { $0 == place }) else { return nil }
    // Titles that don't fit beside each other stand in a column, in which the last is where it belongs.
    if surface.standsInRow, !isTakenByFramework, saying.last == order.last, buttonsStack { return nil }
    return first
  }
}

extension LocalizedSurface {
  /// Whether two buttons of an alert are too long to stand side by side on a phone, of whatever design.
  private var buttonsStack: Bool {
    var layouter = SurfaceLayouter(for: self)
    let layouts = Design.allCases.flatMap { design in
      layouter.layouts(of: surface, in: Scene(design: design, device: Device.defaults[0]), arguments: SampleArguments())
    }
    return !layouts.isEmpty && layouts.allSatisfy { $0.arrangement == .stack }
  }
}

private func belongs(_ title: String, _ place: String) -> String {
  "\(title) is shown in the wrong place; give it the cancel role, and to no other button, to have it \(place)."
}
