/// What a notification has besides its texts: `UNNotificationContent`, a request's trigger, or a payload's keys.
public struct NotificationContent: Hashable, Sendable, Codable {
  /// The request's identifier, by which it is replaced and cancelled; nil where there is none.
  public var identifier: Identifier?
  /// The category that it names; nil where it names none.
  public var category: Identifier?
  /// What it is grouped by; nil for all of the app's notifications.
  public var thread: Identifier?
  /// The sound; nil for none.
  public var sound: NotificationSound?
  /// What it sets the app's badge to; nil to leave it.
  public var badge: NotificationBadge?
  /// File names or identifiers of its attachments, as far as they are known.
  public var attachments: [String]
  /// When it is delivered; nil where that is not known.
  public var trigger: NotificationTrigger?
  /// Whether the trigger fires again and again.
  public var repeats: Bool
  /// How much it interrupts; nil for the system's own, `active`.
  public var interruptionLevel: InterruptionLevel?

  /// A notification with nothing but its texts, unless more is given.
  public init(
    identifier: Identifier? = nil, category: Identifier? = nil, thread: Identifier? = nil, sound: NotificationSound? = nil,
    badge: NotificationBadge? = nil, attachments: [String] = [], trigger: NotificationTrigger? = nil, repeats: Bool = false,
    interruptionLevel: InterruptionLevel? = nil
  ) {
    self.identifier = identifier
    self.category = category
    self.thread = thread
    self.sound = sound
    self.badge = badge
    self.attachments = attachments
    self.trigger = trigger
    self.repeats = repeats
    self.interruptionLevel = interruptionLevel
  }
}

/// A name that only programs see: of a category, an action, a thread or a request.
public enum Identifier: Hashable, Sendable, Codable {
  /// The name, and where it stands; nil for one that a program writes.
  case name(String, range: SourceRange?)
  /// Known only at run time; the source expression.
  case dynamic(String)

  /// The name; nil where it is known only at run time.
  public var name: String? {
    if case .name(let name, _) = self { name } else { nil }
  }

  /// Where it stands, where that is known.
  public var range: SourceRange? {
    if case .name(_, let range) = self { range } else { nil }
  }
}

/// What a notification plays.
public enum NotificationSound: Hashable, Sendable, Codable {
  /// The system's own.
  case standard
  /// A file of the app's.
  case named(String)
  /// Known only at run time; the source expression.
  case dynamic(String)
}

/// What a notification sets the app's badge to.
public enum NotificationBadge: Hashable, Sendable, Codable {
  /// A number; 0 takes the badge away.
  case count(Int)
  /// Known only at run time; the source expression.
  case dynamic(String)
}

/// What delivers a notification.
public enum NotificationTrigger: String, Sendable, CaseIterable, Codable {
  /// A server.
  case push
  /// Some time after it is scheduled.
  case interval
  /// A date.
  case calendar
  /// Coming to a place or leaving it.
  case location
}

/// How much a notification interrupts.
public enum InterruptionLevel: String, Sendable, CaseIterable, Codable {
  /// It is put into the list, without a banner or a sound.
  case passive
  /// As notifications do.
  case active
  /// It breaks through Focus.
  case timeSensitive = "time-sensitive"
  /// It sounds even where the device is silent.
  case critical
}

extension Identifier {
  /// Whether two that are known at run time only are made alike, but for the values that are put in: `"call-\(call.id)"`,
  /// `"call-\(incoming.id)"`.
  func differsInValuesAlone(from other: Self) -> Bool {
    guard case .dynamic(let own) = self, case .dynamic(let theirs) = other else { return false }
    let parts = own.literalParts
    return parts == theirs.literalParts && parts.contains { $0.contains(where: \.isLetter) }
  }
}

extension String {
  /// What a literal of Swift's says around its values, as code writes it; empty for what is no literal.
  fileprivate var literalParts: [Substring] {
    guard count > 2, first == "\"", last == "\"" else { return [] }
    var parts: [Substring] = []
    var rest = dropFirst().dropLast()
    while let start = rest.firstRange(of: "\\(")?.lowerBound {
      parts.append(rest[..<start])
      var (depth, end) = (0, rest.index(after: start))
      repeat {
        if rest[end] == "(" { depth += 1 }
        if rest[end] == ")" { depth -= 1 }
        end = rest.index(after: end)
      } while depth > 0 && end < rest.endIndex
      rest = rest[end...]
    }
    return parts + [rest]
  }
}
