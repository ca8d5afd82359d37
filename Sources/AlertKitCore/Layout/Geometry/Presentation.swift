/// How a surface is put before a person.
public enum Presentation: String, Sendable, CaseIterable, Codable {
  /// In a box of its own: an alert or an action sheet.
  case box
  /// At the top of the screen, for a few seconds or until it is dismissed.
  case banner
  /// On the lock screen and in the list of notifications.
  case lockScreen
  /// With previews hidden.
  case hiddenPreview
  /// In full, with its actions.
  case expanded

  /// In words.
  public var words: String {
    switch self {
    case .box: "box"
    case .banner: "banner"
    case .lockScreen: "lock screen"
    case .hiddenPreview: "hidden preview"
    case .expanded: "expanded"
    }
  }
}

extension SurfaceKind {
  /// The ways in which a surface of the kind is shown, the first one first.
  public var presentations: [Presentation] {
    switch self {
    case .alert, .actionSheet, .confirmationDialog: [.box]
    case .notification: [.banner, .lockScreen, .hiddenPreview, .expanded]
    case .notificationCategory: [.expanded, .hiddenPreview]
    }
  }
}

extension SurfaceKind {
  /// The way in which a field of the surface is seen first.
  func presentation(showing field: Field?) -> Presentation {
    switch (self, field) {
    case (.alert, _), (.actionSheet, _), (.confirmationDialog, _): .box
    case (_, .placeholder): .hiddenPreview
    case (.notificationCategory, .summary): .hiddenPreview
    case (.notificationCategory, _): .expanded
    case (.notification, .button), (.notification, .textField), (.notification, .sendButton): .expanded
    case (.notification, _): .banner
    }
  }
}

/// What a notification's layout has beside its text and its actions; from the top left corner of its card, in points.
public struct NotificationFrames: Sendable, Hashable, Codable {
  /// The app's icon.
  public var icon: LayoutFrame
  /// The card, without the actions below it.
  public var card: LayoutFrame
  /// Where lines begin: the distance from the card's leading side.
  public var textInset: Double
  /// The right end, or the left one in a right-to-left locale, of the time.
  public var timeEdge: Double
  /// The first baseline of the subtitle.
  public var subtitle: Double?
  /// The first baseline of the body.
  public var body: Double?
  /// The content extension's own interface.
  public var content: LayoutFrame?
  /// The card of the actions below.
  public var actions: LayoutFrame?
}
