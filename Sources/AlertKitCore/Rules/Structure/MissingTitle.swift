extension Rule {
  static let missingTitle = Rule(
    id: "missing-title", severity: .error,
    summary: "An alert has neither title nor message, or a message without a title.",
    rationale: """
      The title is what a person reads first, and often all that is read. An alert that has only a message shows it in the \
      title's place, in bold, however long it is. An alert with neither shows buttons to a question that nobody asked. An \
      action sheet may do without: its buttons speak for themselves.
      """,
    guidelines: ["A1"],
    examples: [
      RuleExample(
        ExampleSurface(title: nil, message: nil, buttons: [.init(.ok)]), findings: [.init(.title, severity: .error)]),
      RuleExample(
        ExampleSurface(title: nil, message: .photoDeleted, buttons: [.init(.ok)]),
        findings: [.init(.title, severity: .warning)], note: "The message is drawn as the title."),
      RuleExample(
        ExampleSurface(source: "ko", title: nil, message: .photoDeleted, buttons: [.init(.ok)]),
        findings: [.init(.title, severity: .warning)]),
      RuleExample(
        files: [
          "alerts.yaml":
            "alerts:\n  gone:\n    title: gone.title\n    message: gone.message\n    buttons: [{title: {text: OK}}]\n",
          "en.lproj/Localizable.strings": "\"gone.title\" = \"\";\n\"gone.message\" = \"The photo was deleted.\";\n",
        ], findings: [.init(.title, severity: .warning)], note: "An empty title is none."),
      RuleExample(
        ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)])),
      RuleExample(
        ExampleSurface(.actionSheet, buttons: [.init(.deletePhoto, .destructive), .init(.cancel, .cancel)]),
        note: "An action sheet needs no title."),
    ],
    checks: .absence(checkMissingTitle))
}

private func checkMissingTitle(_ localized: LocalizedSurface) -> [Violation] {
  let surface = localized.surface
  // Key names need not show every part of an alert.
  guard surface.kind == .alert, surface.origin != .keyNames, isAbsent(surface.title), surface.isWhole else { return [] }
  guard surface.titleVisibility != .hidden else { return [] }
  // What shows nothing at all is filled in later.
  guard surface.shownButtonCount > 0 || !isAbsent(surface.message) else { return [] }
  guard !isWaiting(localized) else { return [] }
  // Whoever hands an alert the words of its buttons may hand it the others.
  if isAbsent(surface.message), !surface.buttons.allSatisfy(\.title.isWhole) { return [] }
  return isAbsent(surface.message)
    ? [Violation(.title, neitherTitleNorMessage, severity: surface.severityInCode)]
    : [
      Violation(
        .title, surface.title == nil ? surface.presenter == nil ? onlyMessage : elsewhere : emptyTitle, severity: .warning)
    ]
}

/// Whether the alert only says that something is going on, until code closes it.
private func isWaiting(_ localized: LocalizedSurface) -> Bool {
  guard localized.surface.shownButtonCount == 0, let message = localized.surface.message, !message.variants.isEmpty else {
    return false
  }
  return message.variants.allSatisfy { localized.texts[$0.text].ending.end == .ellipsis }
}

/// Whether a part of an alert is known to show nothing.
private func isAbsent(_ copy: Copy?) -> Bool {
  guard let copy else { return true }
  return copy.isWhole && copy.variants.allSatisfy { DisplayText.isBlank($0.text) }
}

private let neitherTitleNorMessage =
  "The alert has neither a title nor a message; say in a title what happened or what is asked."
private let onlyMessage =
  "The alert has a message but no title, so the message is drawn as the title; make it the title, or add a short one."
/// Of a class or a function of others that shows the alert.
private let elsewhere = "The alert has a message but no title; add a short one that says what happened or what is asked."
private let emptyTitle =
  "The alert’s title is empty, so only the message is shown; make it the title, or add a short one."
