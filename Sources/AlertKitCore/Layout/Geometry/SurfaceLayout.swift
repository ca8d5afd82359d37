/// A rectangle in points, from the top left corner of the surface's box.
public struct LayoutFrame: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// An alert or an action sheet in a locale and a scene.
public struct SurfaceLayout: Sendable {
  /// How the buttons are placed.
  public enum Arrangement: String, Sendable {
    /// Side by side.
    case row
    case stack
  }

  /// How lines stand between the box's sides.
  public enum Alignment: String, Sendable {
    case center
    /// At the side where the locale's lines begin.
    case leading
  }

  /// A button where it is shown.
  public struct Button: Sendable {
    /// Its number in source order, from 1; nil for one that the framework adds.
    public let number: Int?
    public let title: TextBlock
    public let role: ButtonRole
    public let isBold: Bool
    /// In `glass`: whether it is filled with the tint.
    public let isPreferred: Bool
    /// Where it stands when nothing is scrolled.
    public var frame: LayoutFrame
  }

  /// The texts in source order. Text fields' placeholders are on one line.
  public let surface: Surface<TextBlock>
  public let locale: LocaleTag
  public let scene: Scene
  /// The whole box, an action sheet's cancel group included, in points; whole pixels high.
  public let frame: LayoutFrame
  public let arrangement: Arrangement
  public let alignment: Alignment
  /// In the order in which they are shown.
  public let buttons: [Button]
  /// Frames of the text fields.
  public let textFields: [LayoutFrame]
  /// The height of title, message and text fields: what it needs, and what is seen of it.
  public let textHeight: (needed: Double, shown: Double)
  /// The height of the buttons that scroll together: what they need, and what is seen of them.
  public let buttonHeight: (needed: Double, shown: Double)
  /// The first baseline of the title and of the message, from the top of the box, in points.
  public let baselines: (title: Double?, message: Double?)
  /// How far a side-by-side pair's wider title is over its slot, in points: 0 where it fits, nil where there are not two buttons.
  public let excess: Double?
  /// Why the layout is approximate, in a few words each; empty where every figure is well known.
  public let doubts: [String]
  public let cornerRadius: Double

  public var isApproximate: Bool { !doubts.isEmpty }

  /// What must scroll.
  public var scrolls: (text: Bool, buttons: Bool) {
    (textHeight.needed > textHeight.shown + 0.01, buttonHeight.needed > buttonHeight.shown + 0.01)
  }
}
