/// One of the ways in which code shows an alert: what is chosen together.
public struct SurfaceCase<Text: Sendable>: Sendable {
  /// The title; nil where this way has none.
  public var title: Text?
  /// The message; nil where this way has none.
  public var message: Text?
  /// Indices into the surface's buttons, in the order in which the code adds them.
  public var buttons: [Int]
  /// Whether `buttons` are known to be all of this way's buttons.
  public var buttonsAreComplete: Bool

  /// A way with its texts and buttons.
  public init(title: Text? = nil, message: Text? = nil, buttons: [Int] = [], buttonsAreComplete: Bool = true) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.buttonsAreComplete = buttonsAreComplete
  }

  func map<Other>(_ transform: (Text) -> Other) -> SurfaceCase<Other> {
    SurfaceCase<Other>(
      title: title.map(transform), message: message.map(transform), buttons: buttons, buttonsAreComplete: buttonsAreComplete)
  }
}

extension SurfaceCase: Equatable where Text: Equatable {}
extension SurfaceCase: Codable where Text: Codable {}

extension Surface {
  /// The surface as it is shown in one of its cases.
  public func showing(_ choice: SurfaceCase<Text>) -> Surface<Text> {
    var shown = self
    shown.cases = []
    shown.title = choice.title
    shown.message = choice.message
    shown.buttons = choice.buttons.compactMap { buttons.indices.contains($0) ? buttons[$0] : nil }
    shown.buttonsAreComplete = choice.buttonsAreComplete
    return shown
  }
}
