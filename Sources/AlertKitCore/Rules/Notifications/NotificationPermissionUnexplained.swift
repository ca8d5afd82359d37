extension Rule {
  static let notificationPermissionUnexplained = Rule(
    id: "notification-permission-unexplained", severity: .warning,
    summary: "The app asks whether it may send notifications, and no alert says before what they are good for.",
    rationale: """
      The system's question comes once, and who does not see the point declines it for good. An alert of the app's own, shown when \
      the value is plain, can be declined without harm. The call that asks is found in the sources, or said by `permissions` in a spec. A request \
      that a button or a switch of the app's own leads to is left alone, since its screen can say the same, and so are those of an app \
      whose welcome asks, and a provisional one, which asks nothing.
      """,
    guidelines: ["P1", "N13"],
    examples: [
      .app(
        spec: """
          permissions: [notifications]
          notifications:
            order: {title: title, body: body}
          """,
        texts: ["title": .orderUpdate, "body": .orderLeft], findings: [.init(.surface)]),
      .app(
        spec: """
          permissions: [notifications]
          alerts:
            ask:
              title: title
              message: body
              purpose: notification-permission
              buttons: [{title: no, role: cancel}, {title: ok}]
          """,
        texts: ["title": .orderUpdate, "body": .orderLeft, "no": .cancel, "ok": .ok]),
      .app(
        spec: """
          notifications:
            order: {title: title, body: body}
          """,
        texts: ["title": .orderUpdate, "body": .orderLeft], note: "Where it asks is not seen."),
    ],
    checks: .project { project in
      let requests = project.permissionRequests.filter { !project.requestsOnDemand.contains($0) }
      guard !project.surfaces.contains(where: \.isPermissionRationale) else { return [] }
      let message = "Nothing says what notifications are good for before the system asks; show an alert first."
      // The system asks once; what explains it stands before the first request.
      return requests.min().map { [ProjectViolation(Violation(.surface, message), at: $0)] } ?? []
    })
}

extension Surface {
  /// Whether it is the alert before the system's question, by what it is declared for or by a button that asks.
  var isPermissionRationale: Bool {
    purpose == .notificationPermission || buttons.contains { $0.effect == .requestsNotificationPermission }
  }
}
