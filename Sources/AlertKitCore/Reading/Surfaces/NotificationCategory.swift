/// What a notification category has besides its texts and actions: `UNNotificationCategory`.
public struct NotificationCategory: Hashable, Sendable, Codable {
  /// What notifications name it by; case counts.
  public var identifier: Identifier
  /// Its options.
  public var options: Set<NotificationCategoryOption>
  /// Whether its notifications are advertising that people have asked for.
  public var isMarketing: Bool

  /// A category without options, unless some are given.
  public init(identifier: Identifier, options: Set<NotificationCategoryOption> = [], isMarketing: Bool = false) {
    self.identifier = identifier
    self.options = options
    self.isMarketing = isMarketing
  }
}

/// `UNNotificationCategoryOptions`, by the names that specs use.
public enum NotificationCategoryOption: String, Sendable, CaseIterable, Codable {
  /// The app is told when a notification is dismissed.
  case customDismissAction = "custom-dismiss-action"
  /// It is shown in CarPlay.
  case allowInCarPlay = "allow-in-car-play"
  /// The title is shown where previews are hidden.
  case hiddenPreviewsShowTitle = "hidden-previews-show-title"
  /// The subtitle is shown where previews are hidden.
  case hiddenPreviewsShowSubtitle = "hidden-previews-show-subtitle"
  /// Siri may read it out; without effect since iOS 15.
  case allowAnnouncement = "allow-announcement"
}

/// What an action of a category has besides its title and whether it is destructive: `UNNotificationAction`.
public struct NotificationAction<Text: Sendable>: Sendable {
  /// What the app knows it by; nil where there is none.
  public var identifier: Identifier?
  /// Whether it opens the app.
  public var isForeground: Bool
  /// Whether the device has to be unlocked for it.
  public var requiresAuthentication: Bool
  /// The text field that it opens; nil where it opens none.
  public var input: TextInput<Text>?

  /// An action that runs in the background, unless more is given.
  public init(
    identifier: Identifier? = nil, isForeground: Bool = false, requiresAuthentication: Bool = false,
    input: TextInput<Text>? = nil
  ) {
    self.identifier = identifier
    self.isForeground = isForeground
    self.requiresAuthentication = requiresAuthentication
    self.input = input
  }

  func map<Other>(_ transform: (Text) -> Other) -> NotificationAction<Other> {
    NotificationAction<Other>(
      identifier: identifier, isForeground: isForeground, requiresAuthentication: requiresAuthentication,
      input: input.map { TextInput(button: $0.button.map(transform), placeholder: $0.placeholder.map(transform)) })
  }
}

extension NotificationAction: Equatable where Text: Equatable {}
extension NotificationAction: Codable where Text: Codable {}

/// The text field that an action opens: `UNTextInputNotificationAction`.
public struct TextInput<Text: Sendable>: Sendable {
  /// The title of the button beside it; nil for the system's own, Send.
  public var button: Text?
  /// What it shows while it is empty; nil for nothing.
  public var placeholder: Text?

  /// A text field.
  public init(button: Text? = nil, placeholder: Text? = nil) {
    self.button = button
    self.placeholder = placeholder
  }
}

extension TextInput: Equatable where Text: Equatable {}
extension TextInput: Codable where Text: Codable {}
