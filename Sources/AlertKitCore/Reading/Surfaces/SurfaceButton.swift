/// A button of an alert or an action sheet, or an action of a notification category.
public struct SurfaceButton<Text: Sendable>: Sendable {
  /// The button's title.
  public var title: Text
  /// What the button does to the alert's question; an action of a category is destructive or default.
  public var role: ButtonRole
  /// Whether it is the alert's preferred action.
  public var isPreferred: Bool
  /// Where the button is declared, where that is known.
  public var range: SourceRange?
  /// What it does beyond the surface, where that is known.
  public var effect: ButtonEffect?
  /// What only the action of a notification category has; nil for an alert's button.
  public var action: NotificationAction<Text>?
  /// Whether code adds one for each of several things, so that there may be any number; nil for a button that stands once.
  package var isRepeated: Bool?
  /// Whether code gives it nothing to do but to close the alert; nil where that is not known.
  package var doesNothing: Bool?

  /// A button; one that a program writes has no range.
  public init(
    title: Text, role: ButtonRole, isPreferred: Bool = false, range: SourceRange? = nil, effect: ButtonEffect? = nil,
    action: NotificationAction<Text>? = nil
  ) {
    self.title = title
    self.role = role
    self.isPreferred = isPreferred
    self.range = range
    self.effect = effect
    self.action = action
  }

  /// The same button with each text replaced.
  func map<Other>(_ transform: (Text) -> Other) -> SurfaceButton<Other> {
    var other = SurfaceButton<Other>(
      title: transform(title), role: role, isPreferred: isPreferred, range: range, effect: effect,
      action: action?.map(transform))
    other.isRepeated = isRepeated
    other.doesNothing = doesNothing
    return other
  }
}

extension SurfaceButton: Equatable where Text: Equatable {}
extension SurfaceButton: Codable where Text: Codable {}

/// A button's role, as `UIAlertAction.Style` and SwiftUI's `ButtonRole` name it.
public enum ButtonRole: String, Sendable, Codable {
  /// Neither of the others.
  case `default`
  /// Leaves everything as it was.
  case cancel
  /// Loses something.
  case destructive
  /// Not to be told from what was read: key names do not say it. Rules that need the role stay silent.
  case unknown
}

/// What a button does beyond the surface that it stands on, as far as rules ask for it.
public enum ButtonEffect: String, Sendable, CaseIterable, Codable {
  /// It brings up the system's question whether the app may send notifications.
  case requestsNotificationPermission
  /// It opens the app's page in Settings.
  case opensSettings
  /// It opens something outside of the app, or ends it.
  case leavesApp
}

/// What an alert is for, where its words alone would not tell.
public enum SurfacePurpose: String, Sendable, CaseIterable, Codable {
  /// It says what notifications are good for, before the system asks whether the app may send them.
  case notificationPermission
  /// It leads to Settings after notifications were denied there.
  case notificationSettings
}
