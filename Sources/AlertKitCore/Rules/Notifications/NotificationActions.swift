extension Rule {
  static let notificationTooManyActions = Rule(
    id: "notification-too-many-actions", severity: .warning,
    summary: "A category has more than four actions (a warning), or more than the ten that are shown (an error).",
    rationale: """
      Actions are for what is done often and at once; a long list of them takes more reading than opening the app. A banner shows \
      the first two, the full view up to four in the guidelines and ten at most: what comes after that is never seen.
      """,
    guidelines: ["N9"],
    examples: [
      RuleExample(.orders(actions(5)), findings: [.init(.surface)]),
      RuleExample(.orders(actions(11), source: "ko"), findings: [.init(.surface, severity: .error)]),
      RuleExample(.orders(actions(4))),
      RuleExample(.orders([])),
    ],
    basis: .notification,
    checks: .structure { localized in
      let surface = localized.surface
      guard surface.kind == .notificationCategory, surface.buttons.count > 4 else { return [] }
      let isOver = surface.buttons.count > 10
      let message =
        "The category has \(surface.buttons.count) actions; "
        + (isOver ? "no more than ten are shown." : "keep to four that are common and save time.")
      return [Violation(.surface, message, severity: isOver && localized.surface.origin == .spec ? .error : nil)]
    })

  static let notificationDuplicateAction = Rule(
    id: "notification-duplicate-action", severity: .error,
    summary: "Two actions of a category have the same identifier, so that the app cannot tell them apart.",
    rationale: """
      The app learns which action was chosen by its identifier alone. Two actions of a category with one identifier do the same, \
      whatever their titles say.
      """,
    guidelines: ["P2"],
    examples: [
      RuleExample(
        .orders([.action(.track, identifier: "GO"), .action(.reply, identifier: "GO")]), findings: [.init(.button(2))]),
      RuleExample(.orders([.action(.track, identifier: "GO"), .action(.reply, identifier: "go")])),
      RuleExample(.orders([.action(.track), .action(.reply)]), note: "Without identifiers nothing is known."),
    ],
    basis: .notification,
    checks: .structure { localized in
      var first: [String: Int] = [:]
      return localized.surface.buttons.enumerated().compactMap { index, button in
        guard let name = button.action?.identifier?.name else { return nil }
        if let other = first[name] {
          return Violation(
            .button(index + 1), "The identifier “\(name)” is that of action \(other) too; give each action its own.",
            severity: localized.surface.severityInCode)
        }
        first[name] = index + 1
        return nil
      }
    })

  static let notificationTextInput = Rule(
    id: "notification-text-input", severity: .note,
    summary: "A text field of an action has no placeholder, or no title for its button.",
    rationale: """
      A text field in a notification stands alone on the screen: its placeholder says what is asked for, its button what happens \
      with it. Without them the system shows an empty field and its own word for Send.
      """,
    guidelines: ["N9"],
    examples: [
      RuleExample(
        .orders([.action(.track), .action(.reply, input: TextInput())]), findings: [.init(.button(2))]),
      RuleExample(.orders([.action(.reply, input: TextInput(button: .send))], source: "de"), findings: [.init(.button(1))]),
      RuleExample(.orders([.action(.reply, input: TextInput(button: .send, placeholder: .message))])),
      RuleExample(.orders([.action(.reply)])),
    ],
    basis: .notification,
    checks: .structure { localized in
      localized.surface.buttons.enumerated().compactMap { index, button in
        guard let input = button.action?.input, input.button == nil || input.placeholder == nil else { return nil }
        let lacks = [input.placeholder == nil ? "placeholder" : nil, input.button == nil ? "title for its button" : nil]
        let title = localized.quotedTitle(ofButton: index)
        return Violation(
          .button(index + 1),
          "The text field of \(title) has no \(lacks.compactMap(\.self).joined(separator: " and no ")); say what is asked for.")
      }
    })
}

private func actions(_ count: Int) -> [ExampleSurface.Button] {
  let titles: [ExampleSurface.Text] = [.track, .reply, .share, .save]
  return (0..<count).map { .action(titles[$0 % titles.count], identifier: "ACTION\($0)") }
}
