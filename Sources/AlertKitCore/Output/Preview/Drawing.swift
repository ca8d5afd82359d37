/// A surface as shapes in points, from its top left corner: what SVG files and the preview page are made from.
public struct Drawing: Hashable, Sendable {
  /// A rectangle in points.
  public struct Box: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// Which end of a line of text ``Line/x`` is.
  public enum Anchor: Int, Hashable, Sendable {
    /// The left end, or the right one of a text that runs from right to left.
    case start
    case middle
  }

  /// One line of a text, as it was wrapped.
  public struct Line: Hashable, Sendable {
    public var text: String
    public var x: Double
    /// Of the baseline.
    public var y: Double
    /// In points; nil where the font's own width is as good.
    public var width: Double?
    public var size: Double
    public var weight: Weight
    public var ink: Ink
    public var anchor: Anchor
    public var isRightToLeft: Bool
  }

  /// How bold a text is, by CSS's numbers.
  public enum Weight: Int, Hashable, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }

  /// A piece of a drawing; later ones lie over earlier ones.
  public indirect enum Element: Hashable, Sendable {
    /// `radius` is that of the corners.
    case rectangle(Box, radius: Double, ink: Ink)
    case text(Line)
    /// What can be seen of a part that scrolls.
    case clipped(Box, [Element])
  }

  /// In points.
  public var width: Double
  /// In points.
  public var height: Double
  public var elements: [Element]

  public init(width: Double, height: Double, elements: [Element] = []) {
    self.width = width
    self.height = height
    self.elements = elements
  }

  /// A length with at most two decimals, as SVG and JSON write it.
  static func number(_ points: Double) -> String {
    let hundredths = Int((points * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }
}
