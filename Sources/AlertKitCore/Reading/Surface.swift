/// Something an app puts before a person: an alert, an action sheet, a notification or a notification category.
///
/// One shape with three fillings: reading gives `Surface<StringReference>`, a locale gives `Surface<Copy>`, layout gives
/// `Surface<TextBlock>`, each by ``map(_:)``.
public struct Surface<Text: Sendable>: Sendable {
  /// Unique within a project: a spec's id, a type and member in sources, or a key stem.
  public var id: String
  /// What it is.
  public var kind: SurfaceKind
  /// What it was read from.
  public var origin: SurfaceOrigin
  /// Where it is declared: its id in a spec, its call in a source file, the title's or message's key in a table.
  public var range: SourceRange
  /// The title; nil where there is none.
  public var title: Text?
  /// The message; nil where there is none.
  public var message: Text?
  /// In source order.
  public var buttons: [SurfaceButton<Text>]
  /// The text fields' placeholders.
  public var textFields: [Text]
  /// Buttons that the framework adds by itself, by their English names.
  public var implicitButtons: [String]
  /// Whether `buttons` are known to be all of the buttons, in the order in which the code adds them.
  public var buttonsAreComplete: Bool

  package init(
    id: String, kind: SurfaceKind, origin: SurfaceOrigin, range: SourceRange, title: Text? = nil, message: Text? = nil,
    buttons: [SurfaceButton<Text>] = [], textFields: [Text] = [], implicitButtons: [String] = [],
    buttonsAreComplete: Bool = true
  ) {
    self.id = id
    self.kind = kind
    self.origin = origin
    self.range = range
    self.title = title
    self.message = message
    self.buttons = buttons
    self.textFields = textFields
    self.implicitButtons = implicitButtons
    self.buttonsAreComplete = buttonsAreComplete
  }

  /// The same surface with each text replaced.
  public func map<Other>(_ transform: (Text) -> Other) -> Surface<Other> {
    Surface<Other>(
      id: id, kind: kind, origin: origin, range: range,
      title: title.map(transform), message: message.map(transform),
      buttons: buttons.map { button in
        SurfaceButton<Other>(
          title: transform(button.title), role: button.role, isPreferred: button.isPreferred, range: button.range)
      },
      textFields: textFields.map(transform), implicitButtons: implicitButtons, buttonsAreComplete: buttonsAreComplete)
  }

  /// Each text with the field it stands in, in the order title, message, buttons, text fields.
  public var texts: [(field: Field, text: Text)] {
    var all: [(field: Field, text: Text)] = []
    if let title { all.append((.title, title)) }
    if let message { all.append((.message, message)) }
    for (index, button) in buttons.enumerated() { all.append((.button(index + 1), button.title)) }
    for (index, placeholder) in textFields.enumerated() { all.append((.textField(index + 1), placeholder)) }
    return all
  }

  /// The text of a field, or nil when the surface has none there.
  public subscript(field: Field) -> Text? {
    texts.first { $0.field == field }?.text
  }
}

/// What kind of surface it is.
public enum SurfaceKind: String, Sendable, CaseIterable {
  /// An alert.
  case alert
  /// UIKit's action sheet.
  case actionSheet
  /// SwiftUI's confirmation dialog.
  case confirmationDialog
  /// A notification.
  case notification
  /// A notification category.
  case notificationCategory
}

/// A button of a surface.
public struct SurfaceButton<Text: Sendable>: Sendable {
  /// The button's title.
  public var title: Text
  /// What the button does to the alert's question.
  public var role: ButtonRole
  /// Whether it is the alert's preferred action.
  public var isPreferred: Bool
  /// Where the button is declared, where that is known.
  public var range: SourceRange?

  /// A button; one that a program writes has no range.
  public init(title: Text, role: ButtonRole, isPreferred: Bool = false, range: SourceRange? = nil) {
    self.title = title
    self.role = role
    self.isPreferred = isPreferred
    self.range = range
  }
}

/// A button's role, as `UIAlertAction.Style` and SwiftUI's `ButtonRole` name it.
public enum ButtonRole: String, Sendable {
  /// Neither of the others.
  case `default`
  /// Leaves everything as it was.
  case cancel
  /// Loses something.
  case destructive
  /// Not to be told from what was read: key names do not say it. Rules that need the role stay silent.
  case unknown
}

/// What a surface was read from. A higher one outranks a lower one.
public enum SurfaceOrigin: Int, Sendable, Comparable {
  /// The names of a table's keys.
  case keyNames
  /// A source file.
  case source
  /// An alert spec.
  case spec

  public static func < (left: SurfaceOrigin, right: SurfaceOrigin) -> Bool { left.rawValue < right.rawValue }
}

/// A part of a surface that holds a text, or the surface as a whole.
public enum Field: Hashable, Sendable, CustomStringConvertible {
  /// The title.
  case title
  /// The message.
  case message
  /// From 1, in source order.
  case button(Int)
  /// From 1.
  case textField(Int)
  /// A notification's subtitle.
  case subtitle
  /// A notification's body.
  case body
  /// What a category shows in the place of hidden previews.
  case placeholder
  /// How a category sums up its notifications.
  case summary
  /// The surface as a whole, or a file.
  case surface

  /// The name that reports use: `title`, `button 2`.
  public var description: String {
    switch self {
    case .title: "title"
    case .message: "message"
    case .button(let number): "button \(number)"
    case .textField(let number): "text field \(number)"
    case .subtitle: "subtitle"
    case .body: "body"
    case .placeholder: "placeholder"
    case .summary: "summary"
    case .surface: "surface"
    }
  }
}

/// A text as a spec or a source file names it.
public indirect enum StringReference: Hashable, Sendable {
  /// A key. `table` is nil for the default table, `defaultValue` is the text written beside the key in code.
  case key(String, table: String?, defaultValue: String?, range: SourceRange)
  /// A text written in place of a key.
  case literal(String, range: SourceRange)
  /// A title that the system supplies and translates, by its English name.
  case system(String)
  /// Known only at run time; the source expression.
  case dynamic(String)
  /// One of several, chosen at run time.
  case alternatives([StringReference])

  /// Where the reference stands, where that is known.
  public var range: SourceRange? {
    switch self {
    case .key(_, _, _, let range), .literal(_, let range): range
    case .system, .dynamic: nil
    case .alternatives(let references): references.lazy.compactMap(\.range).first
    }
  }
}
