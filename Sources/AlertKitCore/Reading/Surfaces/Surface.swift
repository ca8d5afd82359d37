/// Something an app puts before a person: an alert, an action sheet, a notification or a notification category.
///
/// What its kind has is in ``content``; the fields of all kinds can be asked for as well. One shape with three fillings: reading gives
/// `Surface<StringReference>`, a locale gives `Surface<Copy>`, layout gives `Surface<TextBlock>`, each by ``map(_:)``.
public struct Surface<Text: Sendable>: Sendable {
  /// Unique within a project: a spec's id, a type and member in sources, or a key stem.
  public var id: String
  /// What it was read from.
  public var origin: SurfaceOrigin
  /// Where it is declared: its id in a spec, its call in a source file, the title's or message's key in a table.
  public var range: SourceRange
  /// What it says and offers, by what it is.
  public var content: SurfaceContent<Text> {
    get { shared.content }
    set { shared = SharedContent(newValue) }
  }
  /// The content, of which copies of a surface have one.
  var shared: SharedContent<Text>
  /// The systems that show it; nil where nothing tells. Within `#if os(…)` in code only those that the condition leaves.
  public var platforms: Set<Platform>?
  /// How sure it is that a person is shown this.
  public var confidence = SurfaceConfidence.high
  /// Why what is found in it is a note at most, or not said; nil where it is judged like any other.
  public var reserve: SurfaceReserve?
  /// The branch that is taken where it is made, by the place of each choice around: of two branches of one choice only one is.
  package var branches: [SourceRange: Int] = [:]
  /// Whether code makes an action sheet with the same words in its place, and it is not known when.
  package var mayBeSheet = false
  /// What leads to it, where code tells.
  public var reach: SurfaceReach<Text>?
  /// Where code makes it, whoever supplies its words; nil for what no code makes.
  package var site: SourceRange?
  /// Where a function of the app's own hands the words on that others supply, on their way to the place that makes it.
  package var relay: SourceRange?

  /// A surface that a reader found.
  ///
  /// - Parameters:
  ///   - id: Unique within its file; a project tells surfaces of several files apart.
  ///   - kind: What it is.
  ///   - origin: What it was read from.
  ///   - range: Where it is declared.
  ///   - title: The title; nil for none.
  ///   - message: The message; nil for none.
  ///   - buttons: In source order.
  ///   - textFields: The text fields' placeholders.
  ///   - implicitButtons: Buttons that the framework adds by itself, by their English names.
  ///   - buttonsAreComplete: Whether `buttons` are known to be all of the buttons, in the order in which the code adds them.
  public init(
    id: String, kind: SurfaceKind, origin: SurfaceOrigin, range: SourceRange, title: Text? = nil, message: Text? = nil,
    buttons: [SurfaceButton<Text>] = [], textFields: [Text] = [], implicitButtons: [String] = [],
    buttonsAreComplete: Bool = true
  ) {
    self.init(
      id: id, origin: origin, range: range,
      content: SurfaceContent(
        kind, title: title, message: message, buttons: buttons, textFields: textFields, implicitButtons: implicitButtons,
        buttonsAreComplete: buttonsAreComplete))
  }

  /// A surface that a reader found, with what its kind has.
  public init(id: String, origin: SurfaceOrigin, range: SourceRange, content: SurfaceContent<Text>) {
    self.id = id
    self.origin = origin
    self.range = range
    shared = SharedContent(content)
  }

  /// Whether it is an action that no category was seen to have.
  package var isLooseAction: Bool { kind == .notificationCategory && category == nil }

  /// Whether an iPhone or iPad shows it, as far as is known.
  public var isForPhone: Bool { platforms?.contains(.iOS) ?? true }

  /// Whether code that makes it never makes another one as well.
  func excludes<Other>(_ other: Surface<Other>) -> Bool {
    branches.contains { choice, branch in other.branches[choice].map { $0 != branch } ?? false }
  }

  /// Whether it is laid out as an iPhone or iPad does it.
  public var hasSystemLayout: Bool { isForPhone && presenter == nil && reserve != .keyNames }

  /// The same surface with each text replaced.
  public func map<Other>(_ transform: (Text) -> Other) -> Surface<Other> {
    var other = Surface<Other>(id: id, origin: origin, range: range, content: content.map(transform))
    other.platforms = platforms
    other.confidence = confidence
    other.reserve = reserve
    other.mayBeSheet = mayBeSheet
    other.reach = reach.map { SurfaceReach(member: $0.member, tap: $0.tap.map(transform)) }
    other.site = site
    other.relay = relay
    other.branches = branches
    return other
  }

  /// Each text with the field it stands in: title, subtitle, message or body, buttons, text fields, placeholder, summary.
  public var texts: [(field: Field, text: Text)] {
    var all: [(field: Field, text: Text)] = []
    all.reserveCapacity(2 + buttons.count)
    forEachText { all.append(($0, $1)) }
    return all
  }

  /// Calls a function with each of ``texts``.
  func forEachText(_ use: (_ field: Field, _ text: Text) -> Void) {
    func give(_ field: Field, _ text: Text?) {
      if let text { use(field, text) }
    }
    let buttons = buttons
    give(.title, title)
    give(.subtitle, subtitle)
    give(.message, message)
    give(.body, body)
    for index in buttons.indices { use(.button(index + 1), buttons[index].title) }
    for index in buttons.indices where buttons[index].action != nil {
      guard let input = buttons[index].action?.input else { continue }
      give(.textField(index + 1), input.placeholder)
      give(.sendButton(index + 1), input.button)
    }
    let textFields = textFields
    for index in textFields.indices { use(.textField(index + 1), textFields[index]) }
    give(.placeholder, placeholder)
    give(.summary, summary)
  }

  /// The text of a field, or nil when the surface has none there.
  public subscript(field: Field) -> Text? {
    switch field {
    case .title: title
    case .subtitle: subtitle
    case .message: message
    case .body: body
    case .button(let number): buttons.indices.contains(number - 1) ? buttons[number - 1].title : nil
    case .placeholder: placeholder
    case .summary: summary
    case .surface: nil
    case .textField(let number):
      input(number)?.placeholder ?? (textFields.indices.contains(number - 1) ? textFields[number - 1] : nil)
    case .sendButton(let number): input(number)?.button
    }
  }

  /// What the action of a number asks for.
  private func input(_ number: Int) -> TextInput<Text>? {
    buttons.indices.contains(number - 1) ? buttons[number - 1].action?.input : nil
  }
}

extension Surface: Equatable where Text: Equatable {}

extension Surface: Codable where Text: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, origin, range
    case shared = "content"
    case platforms, confidence, reserve, reach, site, relay
  }
}

/// What kind of surface it is.
public enum SurfaceKind: String, Sendable, CaseIterable, Codable {
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

/// What leads to a surface.
public struct SurfaceReach<Text: Sendable>: Sendable {
  /// The member of a type, or the function, that shows it: `PhotoView.body`.
  public var member: String
  /// The button that has to be tapped for it; nil where none was seen.
  public var tap: Text?

  /// A way to a surface.
  ///
  /// - Parameters:
  ///   - member: The member of a type, or the function, that shows it.
  ///   - tap: The button that has to be tapped for it; nil for none.
  public init(member: String, tap: Text?) {
    self.member = member
    self.tap = tap
  }
}

extension SurfaceReach: Equatable where Text: Equatable {}
extension SurfaceReach: Codable where Text: Codable {}

/// Whether a confirmation dialog shows its title.
public enum TitleVisibility: String, Sendable, Codable {
  /// The system decides: nothing is said, or that it is `.automatic`.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}

/// How sure it is that a surface is what it was taken for.
public enum SurfaceConfidence: String, Sendable, Codable {
  /// Only the shape of its keys' names says so. What is found in it is a note.
  case low
  /// It is declared, or named as one.
  case high
}

/// Why findings in a surface are notes at most, or none.
public enum SurfaceReserve: String, Sendable, Codable {
  /// Only the app's developers see it.
  case developers
  /// Only key names tell it, in an app whose code is there: what draws it is not known.
  case keyNames
  /// Nothing calls the function that shows it, or no build compiles it: nothing is found in it.
  case uncalled
}

/// What a surface was read from. A higher one outranks a lower one.
public enum SurfaceOrigin: Int, Sendable, Comparable, Codable {
  /// The names of a table's keys.
  case keyNames
  /// A source file.
  case source
  /// The payload of a remote notification.
  case payload
  /// An alert spec.
  case spec

  public static func < (left: SurfaceOrigin, right: SurfaceOrigin) -> Bool { left.rawValue < right.rawValue }
}

extension SurfaceKind {
  /// The kind in words.
  var words: String {
    switch self {
    case .alert: "alert"
    case .actionSheet: "action sheet"
    case .confirmationDialog: "confirmation dialog"
    case .notification: "notification"
    case .notificationCategory: "notification category"
    }
  }
}
