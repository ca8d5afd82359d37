extension Rule {
  static let notificationUnmarkedDestructive = Rule(
    id: "notification-unmarked-destructive", severity: .warning,
    summary: "An action of a category destroys something and is not marked destructive.",
    rationale: """
      Actions are chosen on a lock screen, in a hurry and with a thumb. One that deletes or ends something is shown in red when it \
      is marked destructive, and looks like any other when it is not.
      """,
    guidelines: ["N10"],
    examples: ["en", "ko", "zh-Hans", "ja", "de", "ar"].map { language in
      RuleExample(.orders([.action(.track), .action(.delete)], source: language), findings: [.init(.button(2))])
    } + [
      RuleExample(.orders([.action(.track), .action(.delete, destructive: true)])),
      RuleExample(.orders([.action(.track), .action(.reply)], source: "ja")),
      RuleExample(.orders([.action("Undo Delete")])),
    ],
    basis: .notification,
    checks: .structure { localized in
      guard localized.surface.kind == .notificationCategory else { return [] }
      return localized.surface.buttons.indices.compactMap { index in
        guard localized.surface.buttons[index].role != .destructive, localized.meaning(ofButton: index).destroys else {
          return nil
        }
        return Violation(
          .button(index + 1), "\(localized.quotedTitle(ofButton: index)) destroys something; mark it as destructive.")
      }
    })

  static let notificationDestructiveAction = Rule(
    id: "notification-destructive-action", severity: .note,
    summary: "A category has a destructive action (a note), and a notification of it lacks context (a warning).",
    rationale: """
      What cannot be undone is better done in the app, where people see what it is about. Where it has to be an action, the \
      notification must say what will be lost: a title without a body hardly does.
      """,
    guidelines: ["N10"],
    examples: [
      RuleExample(.orders([.action(.track), .action(.delete, destructive: true)]), findings: [.init(.button(2))]),
      .app(
        spec: """
          notifications:
            order: {title: title, category: ORDER}
          categories:
            ORDER:
              actions: [{title: delete, destructive: true}]
          """,
        texts: ["title": .orderUpdate, "delete": .delete],
        findings: [.init(.title, in: ["en", "ko", "zh-Hans", "ja", "de"], severity: .warning), .init(.button(1))]),
      .app(
        spec: """
          notifications:
            order: {title: title, body: body, category: ORDER}
          categories:
            ORDER:
              actions: [{title: track}]
          """,
        texts: ["title": .orderUpdate, "body": .orderLeft, "track": .track]),
    ],
    basis: .notification,
    checks: .structure(checkDestructiveAction), .copy(checkContext))
}

private func checkDestructiveAction(_ localized: LocalizedSurface) -> [Violation] {
  guard localized.surface.kind == .notificationCategory else { return [] }
  return localized.surface.buttons.indices.filter {
    localized.surface.buttons[$0].role == .destructive && !localized.deniesDeed(ofButton: $0)
  }.map { index in
    let title = localized.quotedTitle(ofButton: index)
    return Violation(
      .button(index + 1), "\(title) destroys something from within a notification; leave it to the app if you can.")
  }
}

extension LocalizedSurface {
  /// Whether a button only says no to something, and is red by mistake: *Don’t Remind Me*.
  fileprivate func deniesDeed(ofButton index: Int) -> Bool {
    guard let text = surface.buttons[index].title.text, !meaning(ofButton: index).destroys else { return false }
    let key = LocaleFacts.key(text)
    return key.contains(" ") && facts.facts(ofTitle: text).isDenial(String(key.prefix { $0 != " " }))
  }
}

/// A notification that is all title gives no context for an action that destroys something.
private func checkContext(_ localized: LocalizedSurface) -> [Violation] {
  let surface = localized.surface
  guard surface.kind == .notification, surface.body == nil, surface.subtitle == nil, surface.title != nil,
    let action = localized.context.category?.buttons.first(where: { $0.role == .destructive })
  else { return [] }
  let title = action.title.text.map(quoted) ?? "An action"
  return [Violation(.title, "\(title) destroys something; say in a body what will be lost.", severity: .warning)]
}
