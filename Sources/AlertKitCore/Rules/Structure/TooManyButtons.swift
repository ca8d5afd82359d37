extension Rule {
  static let tooManyButtons = Rule(
    id: "too-many-buttons", severity: .warning,
    summary: "An alert has three buttons or more, or one for each of several things.",
    rationale: """
      Two buttons are a choice; three are a menu, and they stack into a column that a person must read from the top. An action \
      sheet is made for that: it can hold several choices and keeps Cancel apart. Where code adds a button for each thing in a \
      list, how many there are is known only at run time, so that it is a note.
      """,
    guidelines: ["A10"],
    examples: [
      RuleExample(
        ExampleSurface(
          title: .deletePhotoQuestion, buttons: [.init(.share), .init(.delete, .destructive), .init(.cancel, .cancel)]),
        findings: [.init(.surface)]),
      RuleExample(
        ExampleSurface(
          source: "ko", title: .deletePhotoQuestion,
          buttons: [.init(.share), .init(.save), .init(.delete, .destructive), .init(.cancel, .cancel)]),
        findings: [.init(.surface)]),
      RuleExample(
        ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)])),
      RuleExample(
        ExampleSurface(.actionSheet, buttons: [.init(.deletePhoto, .destructive), .init(.share), .init(.cancel, .cancel)]),
        note: "An action sheet may have several."),
    ],
    basis: [.phones, .buttonsAlone],
    checks: .structure(checkTooManyButtons))
}

private func checkTooManyButtons(_ localized: LocalizedSurface) -> [Violation] {
  let surface = localized.surface
  let count = surface.shownButtonCount
  guard surface.kind == .alert, !surface.mayBeSheet else { return [] }
  if surface.buttons.contains(where: { $0.isRepeated == true && $0.role == .default }) {
    let message = "There is a button for each of several things, and there may be many; an action sheet can hold them."
    return [Violation(.surface, message, severity: .note)]
  }
  guard surface.buttonsAreComplete, count > 2 else { return [] }
  return [Violation(.surface, "The alert has \(count) buttons; offer two, or use an action sheet.")]
}
