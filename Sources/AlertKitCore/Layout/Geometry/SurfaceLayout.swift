/// A rectangle in points, from the top left corner of the surface's box.
public struct LayoutFrame: Hashable, Sendable, Codable {
  /// Distance from the left.
  public var x: Double
  /// Distance from the top.
  public var y: Double
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// A rectangle by its corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// One of the texts that a field can show.
public struct TextVariant: Hashable, Sendable, Codable {
  /// The field.
  public let field: Field
  /// Its place among ``Copy/variants``, from 0.
  public let number: Int
}

/// An alert, an action sheet or a notification in a locale and a scene.
public struct SurfaceLayout: Sendable, Codable {
  /// How the buttons are placed.
  public enum Arrangement: String, Sendable, Codable {
    /// Side by side.
    case row
    /// One above the other.
    case stack
  }

  /// How lines stand between the box's sides.
  public enum Alignment: String, Sendable, Codable {
    /// In the middle.
    case center
    /// At the side where the locale's lines begin.
    case leading
  }

  /// The height of a part that scrolls where it has not enough room, in points.
  public struct ScrolledHeight: Hashable, Sendable, Codable {
    /// What the part needs.
    public var needed: Double
    /// What is seen of it.
    public var shown: Double

    /// Whether more is there than is seen.
    public var scrolls: Bool { needed > shown + 0.01 }
  }

  /// First baselines, from the top of the box, in points.
  public struct Baselines: Hashable, Sendable, Codable {
    /// The title's; nil where there is none.
    public var title: Double?
    /// The message's; nil where there is none.
    public var message: Double?
  }

  /// A button where it is shown.
  public struct Button: Sendable, Codable {
    /// Its number in source order, from 1; nil for one that the framework adds.
    public var number: Int?
    /// The title on its line.
    public let title: TextBlock
    /// What it does to the question.
    public let role: ButtonRole
    /// Whether it is set in semibold.
    public let isBold: Bool
    /// In `glass`: whether it is filled with the tint.
    public let isPreferred: Bool
    /// Where it stands when nothing is scrolled.
    public var frame: LayoutFrame
  }

  /// The texts in source order. Text fields' placeholders are on one line.
  public var surface: Surface<TextBlock> { content.value.blocks.value }
  /// The locale of the texts.
  public var locale: LocaleTag { content.value.locale }
  /// Where it is shown.
  public var scene: Scene { content.value.scene }
  /// The whole box, an action sheet's cancel group included, in points; whole pixels high.
  public var frame: LayoutFrame { content.value.frame }
  /// How the buttons are placed; a single one is a stack.
  public var arrangement: Arrangement { content.value.arrangement }
  /// How the lines of title and message stand.
  public var alignment: Alignment { content.value.alignment }
  /// In the order in which they are shown.
  public var buttons: [Button] {
    get { content.value.buttons }
    set { change { $0.buttons = newValue } }
  }
  /// Frames of the text fields.
  public var textFields: [LayoutFrame] { content.value.textFields }
  /// The height of title, message and text fields.
  public var textHeight: ScrolledHeight { content.value.textHeight }
  /// The height of the buttons that scroll together.
  public var buttonHeight: ScrolledHeight { content.value.buttonHeight }
  /// Where the first lines of title and message stand.
  public var baselines: Baselines { content.value.baselines }
  /// How far a side-by-side pair's wider title is over its slot, in points: 0 where it fits, nil where there are not two buttons.
  public var excess: Double? { content.value.excess }
  /// Why the layout is approximate, in a few words each; empty where every figure is well known.
  public var doubts: [String] { content.value.doubts }
  /// In points.
  public var cornerRadius: Double { content.value.cornerRadius }
  /// How the surface is put before a person.
  public var presentation: Presentation {
    get { content.value.presentation }
    set { change { $0.presentation = newValue } }
  }
  /// What only a notification has.
  public var notification: NotificationFrames? {
    get { content.value.notification }
    set { change { $0.notification = newValue } }
  }
  /// The text that is shown by another than its usual variant, as counted in the surface that was laid out; nil where all are usual.
  public internal(set) var variant: TextVariant? {
    get { content.value.variant }
    set { change { $0.variant = newValue } }
  }
  /// What text and buttons that scroll together have, in points; nil for a notification, which has no bound.
  var availableHeight: Double? { content.value.availableHeight }

  /// A layout is large, and several hold it.
  private var content: Shared<Content>

  struct Content: Codable {
    /// The texts, which scenes that differ only in height and pixels share.
    let blocks: Shared<Surface<TextBlock>>
    let locale: LocaleTag
    let scene: Scene
    let frame: LayoutFrame
    let arrangement: Arrangement
    let alignment: Alignment
    var buttons: [Button]
    let textFields: [LayoutFrame]
    let textHeight: ScrolledHeight
    let buttonHeight: ScrolledHeight
    let baselines: Baselines
    let excess: Double?
    let doubts: [String]
    let cornerRadius: Double
    var presentation = Presentation.box
    var notification: NotificationFrames?
    var variant: TextVariant?
    var availableHeight: Double?

    private enum CodingKeys: String, CodingKey {
      case blocks = "surface"
      case locale, scene, frame, arrangement, alignment, buttons, textFields, textHeight, buttonHeight, baselines, excess
      case doubts, cornerRadius, presentation, notification, availableHeight
    }
  }

  init(_ content: Content) {
    self.content = Shared(content)
  }

  public init(from decoder: any Decoder) throws {
    content = Shared(try Content(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    try content.value.encode(to: encoder)
  }

  private mutating func change(_ change: (inout Content) -> Void) {
    var changed = content.value
    change(&changed)
    content = Shared(changed)
  }

  /// Whether a figure of weak source was used.
  public var isApproximate: Bool { !doubts.isEmpty }

  /// What must scroll.
  public var scrolls: (text: Bool, buttons: Bool) {
    (textHeight.scrolls, buttonHeight.scrolls)
  }
}

extension SurfaceLayout {
  /// What it is.
  var kind: SurfaceKind { content.value.blocks.value.kind }

  /// The text of a field; nil where there is none.
  func block(at field: Field) -> TextBlock? { content.value.blocks.value[field] }

  /// What is left of the height that text and buttons have, in points; below 0 by what they need beyond it.
  var freeHeight: Double {
    (content.value.availableHeight ?? .infinity) - content.value.textHeight.needed - content.value.buttonHeight.needed
  }

  /// Whether another layout has the very texts of this one: they differ in nothing but heights and pixels.
  func sharesTexts(with other: SurfaceLayout) -> Bool { content.value.blocks === other.content.value.blocks }

  /// The same layout with other numbers for its buttons.
  func numbered(_ number: (Int) -> Int) -> SurfaceLayout {
    var other = self
    for index in buttons.indices { other.buttons[index].number = buttons[index].number.map(number) }
    return other
  }
}
