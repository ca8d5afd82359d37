extension Rule {
  static let notificationUncountedBadge = Rule(
    id: "notification-uncounted-badge", severity: .note,
    summary: "A notification’s badge is a constant, or the app’s is a reading such as a temperature.",
    rationale: """
      A badge says how many notifications wait. One that is 1 whatever waits is wrong from the second on, and one that shows degrees or a percentage \
      looks as if so many things had come. A badge that is counted up, or is the number of what is unread, is left alone, and so is 0, which \
      takes it away.
      """,
    guidelines: ["N12"],
    examples: [
      .app(
        spec: """
          notifications:
            order: {title: title, body: body, badge: 1}
          """, texts: ["title": .orderUpdate, "body": .orderLeft], findings: [.init(.surface)]),
      .app(
        spec: """
          notifications:
            order: {body: body, badge: 5}
          """, texts: ["body": .orderLeft], findings: [.init(.surface)]),
      RuleExample(.order(NotificationContent(badge: .count(0))), note: "It takes the badge away."),
      RuleExample(.order(), note: "It leaves the badge."),
      RuleExample(
        .order(NotificationContent(badge: .count(1)), title: nil, body: nil), note: "What has no text is another rule’s."),
    ],
    checks: .structure(checkContent), .project(checkIcon))
}

private func checkContent(_ localized: LocalizedSurface) -> [Violation] {
  let surface = localized.surface
  guard surface.kind == .notification, surface.origin != .payload, let badge = surface.notification?.badge,
    [surface.title, surface.subtitle, surface.body].contains(where: { $0 != nil })
  else { return [] }
  switch badge {
  case .count(0): return []
  case .count(let count): return [constant(count)]
  case .dynamic(let expression):
    if let count = BadgeExpression.constant(expression) { return count == 0 ? [] : [constant(count)] }
    return BadgeExpression.reading(expression).map { [reading($0, expression)] } ?? []
  }
}

private func checkIcon(_ project: Project) -> [ProjectViolation] {
  project.notifications.badges.compactMap { badge in
    BadgeExpression.reading(badge.expression).map { ProjectViolation(reading($0, badge.expression), at: badge.range) }
  }
}

private func constant(_ count: Int) -> Violation {
  Violation(.surface, "The badge is \(count) whatever else waits; set it to the number of what is unread, or leave it.")
}

private func reading(_ word: String, _ expression: String) -> Violation {
  Violation(
    .surface, "The badge shows a \(word) (\(quoted(expression))); a badge counts what is unread, so show that elsewhere.")
}

/// What an expression in code says of a badge.
private enum BadgeExpression {
  /// The number that one puts into an object; nil for any other.
  static func constant(_ expression: String) -> Int? {
    var text = expression[...]
    for prefix in ["NSNumber(value:", "NSNumber(integerLiteral:", "@"] where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
      if text.hasSuffix(")") { text = text.dropLast() }
    }
    if text.hasSuffix(" as NSNumber") { text = text.dropLast(" as NSNumber".count) }
    return Int(text.filter { $0 != " " })
  }

  /// The word by which an expression is a reading and no number of things; nil where there is none.
  static func reading(_ expression: String) -> String? {
    var words: [String] = []
    for character in expression {
      if !character.isLetter {
        words.append("")
      } else if character.isUppercase, words.last?.last?.isLowercase ?? true {
        words.append(String(character))
      } else if words.isEmpty {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    words = words.map { $0.lowercased() }
    guard counts.isDisjoint(with: words) else { return nil }
    return words.first(where: readings.keys.contains).flatMap { readings[$0] }
  }

  private static let counts: Set<String> = [
    "count", "counter", "unread", "number", "badge", "total", "messages", "items", "tasks",
  ]
  private static let readings: [String: String] = [
    "temperature": "temperature", "celsius": "temperature", "fahrenheit": "temperature", "degrees": "temperature",
    "percentage": "percentage", "percent": "percentage", "progress": "progress", "humidity": "percentage",
    "glucose": "reading", "sgv": "reading", "bpm": "reading", "battery": "percentage", "price": "price", "speed": "speed",
    "altitude": "reading", "weight": "reading",
  ]
}
