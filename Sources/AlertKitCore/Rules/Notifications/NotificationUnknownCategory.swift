extension Rule {
  static let notificationUnknownCategory = Rule(
    id: "notification-unknown-category", severity: .warning,
    summary: "A category is named that is not declared, is written in another case, or is claimed twice.",
    rationale: """
      Notifications, categories and content extensions find each other by an identifier, letter for letter. Where one is misspelt or \
      in another case, the actions and the custom view are silently missing. Where two extensions claim one category, one of them \
      is never used. Nothing is said of an app that declares no category where it can be seen.
      """,
    guidelines: ["E2"],
    examples: UnknownCategory.firing + UnknownCategory.silent,
    checks: .project(UnknownCategory.check))
}

private enum UnknownCategory {
  static func check(_ project: Project) -> [ProjectViolation] {
    let declared = project.surfaces.filter { $0.kind == .notificationCategory }
    guard !declared.isEmpty else { return claimedTwice(project.contentExtensions) }
    let names = declared.compactMap { $0.category?.identifier.name }
    let allKnown = names.count == declared.count
    var violations: [ProjectViolation] = []
    for (index, surface) in project.surfaces.enumerated() where surface.kind == .notification {
      guard let category = surface.notification?.category, let name = category.name,
        let message = message(for: name, among: names, allKnown: allKnown)
      else { continue }
      violations.append(ProjectViolation(Violation(.surface, message), surface: index, at: category.range))
    }
    for name in project.contentExtensions.flatMap(\.categories) {
      guard let message = message(for: name.text, among: names, allKnown: allKnown) else { continue }
      violations.append(ProjectViolation(Violation(.surface, message), at: name.range))
    }
    return violations + declaredTwice(project) + claimedTwice(project.contentExtensions)
  }

  static func message(for name: String, among names: [String], allKnown: Bool) -> String? {
    if names.contains(name) { return nil }
    if let other = names.first(where: { $0.lowercased() == name.lowercased() }) {
      return "The category “\(name)” is declared as “\(other)”; case counts."
    }
    guard allKnown else { return nil }
    let near = NearestName.suggestion(for: name, in: names).map { "; did you mean “\($0)”?" } ?? "."
    return "No category “\(name)” is declared" + near
  }

  /// The later of two categories with one identifier, of those that the app may make.
  static func declaredTwice(_ project: Project) -> [ProjectViolation] {
    var seen: [String: [Int]] = [:]
    return project.surfaces.enumerated().compactMap { index, surface in
      guard surface.reserve != .uncalled, let name = surface.category?.identifier.name else { return nil }
      defer { seen[name, default: []].append(index) }
      guard (seen[name] ?? []).contains(where: { !project.surfaces[$0].excludes(surface) }) else { return nil }
      let message = "The category “\(name)” is declared twice; only one of the two counts."
      return ProjectViolation(Violation(.surface, message), surface: index)
    }
  }

  static func claimedTwice(_ extensions: [ContentExtension]) -> [ProjectViolation] {
    var seen: Set<String> = []
    return extensions.flatMap(\.categories).compactMap { name in
      if seen.insert(name.text).inserted { return nil }
      let message = "The category “\(name.text)” is claimed twice by content extensions; only one of them is used."
      return ProjectViolation(Violation(.surface, message), at: name.range)
    }
  }
}

extension UnknownCategory {
  private static func plist(_ categories: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string>
    <key>NSExtensionAttributes</key><dict>
    <key>UNNotificationExtensionCategory</key>\(categories)
    <key>UNNotificationExtensionInitialContentSizeRatio</key><real>0.5</real>
    </dict></dict></dict></plist>

    """
  }

  static let firing: [RuleExample] = [
    .app(
      spec: """
        notifications:
          order: {body: body, category: Order}
          chat: {body: reply, category: CHATS}
        categories:
          ORDER: {actions: [{title: track}]}
          CHAT: {actions: [{title: reply}]}
        """,
      texts: ["body": .orderLeft, "reply": .reply, "track": .track], findings: [.init(.surface)]),
    .app(
      spec: """
        categories:
          ORDER: {actions: [{title: track}]}
        """,
      texts: ["track": .track],
      others: ["Extension/Info.plist": plist("<array><string>ORDER</string><string>order</string></array>")],
      findings: [.init(.surface)]),
    .app(
      spec: "", others: ["A/Info.plist": plist("<string>ORDER</string>"), "B/Info.plist": plist("<string>ORDER</string>")],
      findings: [.init(.surface)]),
  ]

  static let silent: [RuleExample] = [
    .app(
      spec: """
        notifications:
          order: {body: body, category: ORDER}
        categories:
          ORDER: {actions: [{title: track}]}
        """,
      texts: ["body": .orderLeft, "track": .track], others: ["Extension/Info.plist": plist("<string>ORDER</string>")]),
    .app(
      spec: """
        notifications:
          order: {body: body, category: ORDER}
        """,
      texts: ["body": .orderLeft], note: "The category may be declared where it is not seen."),
  ]
}
