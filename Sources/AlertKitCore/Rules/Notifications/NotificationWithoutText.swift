extension Rule {
  static let notificationSoundOnly = Rule(
    id: "notification-sound-only", severity: .warning,
    summary: "A notification plays a sound and shows no text.",
    rationale: """
      A sound gets attention and says nothing: many people have it off, some cannot hear it, and nobody knows an hour later what it \
      was for. What it stands for has to be there to read.
      """,
    guidelines: ["N8"],
    examples: [
      RuleExample(.order(NotificationContent(sound: .standard), title: nil, body: nil), findings: [.init(.surface)]),
      RuleExample(
        .order(NotificationContent(sound: .named("chime.caf"), badge: .count(1)), title: nil, body: nil, source: "ko"),
        findings: [.init(.surface)]),
      RuleExample(.order(NotificationContent(sound: .standard))),
    ],
    basis: .notification,
    checks: .structure { localized in
      let surface = localized.surface
      guard surface.kind == .notification, surface.showsNoText, surface.notification?.sound != nil else { return [] }
      return [
        Violation(.surface, "The notification plays a sound and shows nothing; say in its body what the sound stands for.")
      ]
    })

  static let notificationBadgeOnly = Rule(
    id: "notification-badge-only", severity: .note,
    summary: "A notification sets the badge and has neither text nor sound.",
    rationale: """
      A badge adds to what notifications have said; it says no more than how many there are, and people can switch it off. \
      A notification that only sets it is fine as an update of the number, and a mistake where it should tell something.
      """,
    guidelines: ["N12"],
    examples: [
      RuleExample(.order(NotificationContent(badge: .count(3)), title: nil, body: nil), findings: [.init(.surface)]),
      RuleExample(.order(NotificationContent(badge: .count(3)))),
      RuleExample(.order(NotificationContent(badge: .count(0)), title: nil, body: nil), note: "It takes the badge away."),
    ],
    basis: .notification,
    checks: .structure { localized in
      let surface = localized.surface
      guard surface.kind == .notification, surface.showsNoText, let content = surface.notification, content.sound == nil,
        let badge = content.badge, badge != .count(0)
      else { return [] }
      return [Violation(.surface, "The badge is all that the notification shows; say in its body what is new.")]
    })
}

extension Surface<Copy> {
  /// Whether a notification has neither title, subtitle nor body.
  fileprivate var showsNoText: Bool {
    [title, subtitle, body].allSatisfy { copy in
      copy.map { !$0.variants.isEmpty && $0.variants.allSatisfy { DisplayText.isBlank($0.text) } } ?? true
    }
  }
}
