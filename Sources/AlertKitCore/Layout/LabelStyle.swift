/// A kind of text that UIKit shows, at text size L. ``TextRole/slot(in:locale:)`` has fonts and widths for any scene.
public enum LabelStyle: String, Sendable, CaseIterable {
  /// An alert's title.
  case alertTitle = "alert.title"
  /// An alert's message.
  case alertMessage = "alert.message"
  /// A button of an alert.
  case alertButton = "alert.button"
  /// The bold button of an alert.
  case alertBoldButton = "alert.button.bold"
  /// A button of an action sheet.
  case sheetRow = "sheet.row"
  /// A notification's title.
  case notificationTitle = "notification.title"
  /// A notification's body.
  case notificationBody = "notification.body"

  /// What UIKit sets it in.
  public var font: TextFont {
    switch self {
    case .alertTitle, .alertBoldButton: TextFont(size: 17, weight: .semibold)
    case .alertMessage: TextFont(size: 13, weight: .regular)
    case .alertButton: TextFont(size: 17, weight: .regular)
    case .sheetRow: TextFont(size: 20, weight: .regular)
    case .notificationTitle: TextFont(size: 15, weight: .semibold)
    case .notificationBody: TextFont(size: 15, weight: .regular)
    }
  }

  /// The width that it is set in where nothing else is said, in points: an alert's text in the classic design, a sheet's row
  /// and a notification's text on a 393 pt wide iPhone.
  public var width: Double {
    switch self {
    case .alertTitle, .alertMessage: 238
    case .alertButton, .alertBoldButton: 246
    case .sheetRow: 345
    case .notificationTitle, .notificationBody: 299
    }
  }
}
