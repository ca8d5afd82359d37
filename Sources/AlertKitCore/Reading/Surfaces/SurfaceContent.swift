/// What a surface says and offers: a body a kind.
public enum SurfaceContent<Text: Sendable>: Sendable {
  /// An alert, an action sheet or a confirmation dialog.
  case alert(Alert)
  /// A notification.
  case notification(Notification)
  /// A notification category.
  case category(Category)

  /// What an alert or an action sheet has.
  public struct Alert: Sendable {
    /// In which way it is shown.
    public var style: AlertStyle
    /// The title; nil where there is none.
    public var title: Text?
    /// The message; nil where there is none.
    public var message: Text?
    /// In source order.
    public var buttons: [SurfaceButton<Text>] = []
    /// Whether `buttons` are known to be all of the buttons, in the order in which the code adds them.
    public var buttonsAreComplete = true
    /// Buttons that the framework adds by itself, by their English names.
    public var implicitButtons: [String] = []
    /// The text fields' placeholders.
    public var textFields: [Text] = []
    /// Where code shows the alert in several ways, each of them as one person sees it; empty where there is one way. The other
    /// fields hold the texts and buttons of all.
    public var cases: [SurfaceCase<Text>] = []
    /// What it is for, where that is declared or seen in the code.
    public var purpose: SurfacePurpose?
    /// Whether a confirmation dialog shows its title, as code says it; nil for others, and where code does not tell. What is hidden is
    /// not in `title`.
    public var titleVisibility: TitleVisibility?
    /// What draws it, where that is no alert of Apple's: a class of the app's own, or a library's. Nothing is known then of its
    /// fonts and its geometry, and it is not laid out.
    public var presenter: String?
    /// Whether code puts a view of its own into it, such as a picker or an activity indicator.
    public var hasOwnView = false

    /// An alert that says nothing yet.
    public init(style: AlertStyle = .alert) { self.style = style }
  }

  /// What a notification has.
  public struct Notification: Sendable {
    /// The title; nil where there is none.
    public var title: Text?
    /// The subtitle; nil where there is none.
    public var subtitle: Text?
    /// The body; nil where there is none.
    public var body: Text?
    /// What is shown where previews are hidden; nil for the category's own or the system's *Notification*.
    public var placeholder: Text?
    /// What it brings to its category's summary; nil where it brings nothing.
    public var summary: Text?
    /// The actions of its category, where it is shown with them; else empty.
    public var actions: [SurfaceButton<Text>] = []
    /// What it has besides texts; nil where that is not known.
    public var details: NotificationContent?

    /// A notification that says nothing yet.
    public init() {}
  }

  /// What a notification category has.
  public struct Category: Sendable {
    /// The actions, in source order.
    public var actions: [SurfaceButton<Text>] = []
    /// Whether `actions` are known to be all of them, in their order.
    public var actionsAreComplete = true
    /// What is shown of its notifications where previews are hidden; nil for the system's *Notification*.
    public var placeholder: Text?
    /// How it sums up a group of notifications; nil for the system's way.
    public var summary: Text?
    /// What it has besides texts and actions; nil for actions of which it is not known what category has them.
    public var details: NotificationCategory?

    /// A category without actions.
    public init() {}
  }
}

/// In which way an alert is shown.
public enum AlertStyle: String, Sendable, CaseIterable, Codable {
  /// As an alert.
  case alert
  /// As UIKit's action sheet.
  case actionSheet
  /// As SwiftUI's confirmation dialog.
  case confirmationDialog

  /// The style of a kind; nil for what is no alert.
  init?(_ kind: SurfaceKind) {
    switch kind {
    case .alert: self = .alert
    case .actionSheet: self = .actionSheet
    case .confirmationDialog: self = .confirmationDialog
    case .notification, .notificationCategory: return nil
    }
  }

  /// The kind of surfaces that have the style.
  var kind: SurfaceKind {
    switch self {
    case .alert: .alert
    case .actionSheet: .actionSheet
    case .confirmationDialog: .confirmationDialog
    }
  }
}

extension SurfaceContent {
  /// What a surface of a kind has, as far as its kind has it.
  init(
    _ kind: SurfaceKind, title: Text? = nil, message: Text? = nil, buttons: [SurfaceButton<Text>] = [], textFields: [Text] = [],
    implicitButtons: [String] = [], buttonsAreComplete: Bool = true
  ) {
    if let style = AlertStyle(kind) {
      var alert = Alert(style: style)
      (alert.title, alert.message, alert.buttons, alert.textFields) = (title, message, buttons, textFields)
      (alert.implicitButtons, alert.buttonsAreComplete) = (implicitButtons, buttonsAreComplete)
      self = .alert(alert)
    } else if kind == .notification {
      var notification = Notification()
      (notification.title, notification.actions) = (title, buttons)
      self = .notification(notification)
    } else {
      var category = Category()
      (category.actions, category.actionsAreComplete) = (buttons, buttonsAreComplete)
      self = .category(category)
    }
  }

  /// The same content with each text replaced.
  func map<Other>(_ transform: (Text) -> Other) -> SurfaceContent<Other> {
    switch self {
    case .alert(let alert): .alert(alert.map(transform))
    case .notification(let notification): .notification(notification.map(transform))
    case .category(let category): .category(category.map(transform))
    }
  }
}

extension SurfaceContent.Alert {
  fileprivate func map<Other>(_ transform: (Text) -> Other) -> SurfaceContent<Other>.Alert {
    var other = SurfaceContent<Other>.Alert(style: style)
    other.title = title.map(transform)
    other.message = message.map(transform)
    other.buttons = buttons.map { $0.map(transform) }
    other.buttonsAreComplete = buttonsAreComplete
    other.implicitButtons = implicitButtons
    other.textFields = textFields.map(transform)
    other.cases = cases.map { $0.map(transform) }
    other.purpose = purpose
    other.titleVisibility = titleVisibility
    other.presenter = presenter
    other.hasOwnView = hasOwnView
    return other
  }
}

extension SurfaceContent.Notification {
  fileprivate func map<Other>(_ transform: (Text) -> Other) -> SurfaceContent<Other>.Notification {
    var other = SurfaceContent<Other>.Notification()
    other.title = title.map(transform)
    other.actions = actions.map { $0.map(transform) }
    other.subtitle = subtitle.map(transform)
    other.body = body.map(transform)
    other.placeholder = placeholder.map(transform)
    other.summary = summary.map(transform)
    other.details = details
    return other
  }
}

extension SurfaceContent.Category {
  fileprivate func map<Other>(_ transform: (Text) -> Other) -> SurfaceContent<Other>.Category {
    var other = SurfaceContent<Other>.Category()
    other.actions = actions.map { $0.map(transform) }
    other.actionsAreComplete = actionsAreComplete
    other.placeholder = placeholder.map(transform)
    other.summary = summary.map(transform)
    other.details = details
    return other
  }
}

extension SurfaceContent: Equatable where Text: Equatable {}
extension SurfaceContent: Codable where Text: Codable {}
extension SurfaceContent.Alert: Equatable where Text: Equatable {}
extension SurfaceContent.Alert: Codable where Text: Codable {}
extension SurfaceContent.Notification: Equatable where Text: Equatable {}
extension SurfaceContent.Notification: Codable where Text: Codable {}
extension SurfaceContent.Category: Equatable where Text: Equatable {}
extension SurfaceContent.Category: Codable where Text: Codable {}
