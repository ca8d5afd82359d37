/// A part of a surface that holds a text, or the surface as a whole.
public enum Field: Hashable, Sendable, CustomStringConvertible {
  /// The title.
  case title
  /// An alert's message.
  case message
  /// From 1, in source order: an alert's button, or an action of a notification category.
  case button(Int)
  /// From 1: an alert's text field. In a category the placeholder of the text field that the action of that number opens.
  case textField(Int)
  /// In a category the button beside the text field that the action of that number opens.
  case sendButton(Int)
  /// A notification's subtitle.
  case subtitle
  /// A notification's body.
  case body
  /// What is shown in the place of hidden previews.
  case placeholder
  /// How a category sums up its notifications; what a notification brings to that.
  case summary
  /// The surface as a whole, or a file.
  case surface

  /// Whether it is an alert's button, or an action of a category.
  var isButton: Bool { if case .button = self { true } else { false } }

  /// The name that reports use: `title`, `button 2`.
  public var description: String {
    switch self {
    case .title: "title"
    case .message: "message"
    case .button(let number): "button \(number)"
    case .textField(let number): "text field \(number)"
    case .sendButton(let number): "send button \(number)"
    case .subtitle: "subtitle"
    case .body: "body"
    case .placeholder: "placeholder"
    case .summary: "summary"
    case .surface: "surface"
    }
  }
}

extension Field: LosslessStringConvertible {
  /// The field that a name of ``description`` names: `button 2`; nil for what names none.
  public init?(_ description: String) {
    let whole: [Field] = [.title, .message, .subtitle, .body, .placeholder, .summary, .surface]
    if let field = whole.first(where: { $0.description == description }) {
      self = field
      return
    }
    let words = description.split(separator: " ")
    guard let number = words.last.flatMap({ Int($0) }), number > 0 else { return nil }
    let numbered: [Field] = [.button(number), .textField(number), .sendButton(number)]
    guard let field = numbered.first(where: { $0.description == description }) else { return nil }
    self = field
  }
}

extension Field: Codable {
  /// The field that a string names, as reports do; throws `DecodingError` where it names none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let field = Field(name) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(name)” is no part of a surface")
    }
    self = field
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
