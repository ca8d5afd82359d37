/// What a text is: the part of an alert, an action sheet or a notification that it stands in.
public enum TextRole: String, Sendable, CaseIterable {
  /// An alert's title.
  case alertTitle = "alert.title"
  /// An alert's message.
  case alertMessage = "alert.message"
  /// A button of an alert.
  case alertButton = "alert.button"
  /// The button of an alert that leaves everything as it was.
  case alertCancelButton = "alert.button.cancel"
  /// A button of an alert that loses something.
  case alertDestructiveButton = "alert.button.destructive"
  /// What a text field of an alert shows while it is empty.
  case alertTextField = "alert.text-field"
  /// An action sheet's title.
  case sheetTitle = "sheet.title"
  /// An action sheet's message.
  case sheetMessage = "sheet.message"
  /// A button of an action sheet.
  case sheetButton = "sheet.button"
  /// The button of an action sheet that leaves everything as it was.
  case sheetCancelButton = "sheet.button.cancel"
  /// A button of an action sheet that loses something.
  case sheetDestructiveButton = "sheet.button.destructive"
  /// A notification's title.
  case notificationTitle = "notification.title"
  /// A notification's subtitle.
  case notificationSubtitle = "notification.subtitle"
  /// A notification's body.
  case notificationBody = "notification.body"
  /// An action of a notification category.
  case notificationAction = "notification.action"

  /// What the text is a part of.
  public var kind: SurfaceKind {
    switch self {
    case .alertTitle, .alertMessage, .alertButton, .alertCancelButton, .alertDestructiveButton, .alertTextField: .alert
    case .sheetTitle, .sheetMessage, .sheetButton, .sheetCancelButton, .sheetDestructiveButton: .actionSheet
    case .notificationTitle, .notificationSubtitle, .notificationBody: .notification
    case .notificationAction: .notificationCategory
    }
  }

  /// Which part of it the text is; a button is the first.
  public var field: Field {
    switch self {
    case .alertTitle, .sheetTitle, .notificationTitle: .title
    case .alertMessage, .sheetMessage: .message
    case .alertButton, .alertCancelButton, .alertDestructiveButton, .sheetButton, .sheetCancelButton,
      .sheetDestructiveButton, .notificationAction:
      .button(1)
    case .alertTextField: .textField(1)
    case .notificationSubtitle: .subtitle
    case .notificationBody: .body
    }
  }

  /// What a button does to the question; nil for what is no button, and where the role does not say it.
  public var buttonRole: ButtonRole? {
    switch self {
    case .alertCancelButton, .sheetCancelButton: .cancel
    case .alertDestructiveButton, .sheetDestructiveButton: .destructive
    default: nil
    }
  }

  /// The role of a field of a surface; nil for what none of the roles names.
  public init?(of field: Field, in kind: SurfaceKind, buttonRole: ButtonRole = .default) {
    let found = Self.allCases.first { role in
      role.kind == kind.asShown && role.field == field.first
        && (role.buttonRole == nil || role.buttonRole == buttonRole) && role.saysMost(of: buttonRole)
    }
    guard let found else { return nil }
    self = found
  }

  /// Whether no other role says more of a button.
  private func saysMost(of role: ButtonRole) -> Bool {
    guard case .button = field, kind != .notificationCategory, role == .cancel || role == .destructive else { return true }
    return buttonRole == role
  }

  /// The place of such a text in a scene where the surface's other texts are short, and an alert's button stands beside one other:
  /// the font and the width that it is laid out with.
  ///
  /// - Returns: Nil for a role without a limit, such as a text field's.
  public func slot(in scene: Scene, locale: LocaleTag = "en") -> TextSlot? {
    var layouter = SurfaceLayouter(locale: locale)
    return layouter.lay(out: surface(with: "–"), in: scene)?.slot(of: field)
  }

  /// A surface whose other texts are as short as can be, with the text in its place.
  ///
  /// - Parameter isStacked: Whether an alert has so many buttons that they stand one below the other.
  func surface(with text: String, isStacked: Bool = false) -> Surface<String> {
    let filler = "–"
    let isButton = if case .button = field { true } else { false }
    var surface = Surface<String>(drafting: "", kind: kind, title: filler)
    switch kind {
    case .alert, .actionSheet, .confirmationDialog:
      surface.message = filler
      let own = SurfaceButton(title: isButton ? text : filler, role: buttonRole ?? .default)
      surface.buttons = [own] + Array(repeating: SurfaceButton(title: filler, role: .default), count: isStacked ? 2 : 1)
      if field == .textField(1) { surface.textFields = [text] }
    case .notification:
      (surface.subtitle, surface.body) = (filler, filler)
    case .notificationCategory:
      surface.title = nil
      surface.buttons = [SurfaceButton(title: text, role: .default)]
    }
    switch field {
    case .title: surface.title = text
    case .message: surface.message = text
    case .subtitle: surface.subtitle = text
    case .body: surface.body = text
    default: break
    }
    return surface
  }
}

extension SurfaceKind {
  /// A confirmation dialog is shown as an action sheet.
  fileprivate var asShown: SurfaceKind { self == .confirmationDialog ? .actionSheet : self }
}

extension Field {
  /// The first one of its kind.
  fileprivate var first: Field {
    switch self {
    case .button: .button(1)
    case .textField: .textField(1)
    default: self
    }
  }
}
