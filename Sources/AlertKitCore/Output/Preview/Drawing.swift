/// A surface as shapes in points, from its top left corner: what SVG files and the preview page are made from.
package struct Drawing: Hashable, Sendable {
  /// A rectangle in points.
  package struct Box: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// Which end of a line of text ``Line/x`` is.
  package enum Anchor: Int, Hashable, Sendable {
    /// The left end, or the right one of a text that runs from right to left.
    case start
    case middle
  }

  /// One line of a text, as it was wrapped.
  package struct Line: Hashable, Sendable {
    package var text: String
    package var x: Double
    /// Of the baseline.
    package var y: Double
    /// In points; nil where the font's own width is as good.
    package var width: Double?
    package var size: Double
    package var weight: Weight
    package var ink: Ink
    package var anchor: Anchor
    package var isRightToLeft: Bool
  }

  /// How bold a text is, by CSS's numbers.
  package enum Weight: Int, Hashable, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }

  /// A piece of a drawing; later ones lie over earlier ones.
  package indirect enum Element: Hashable, Sendable {
    /// `radius` is that of the corners.
    case rectangle(Box, radius: Double, ink: Ink)
    case text(Line)
    /// What can be seen of a part that scrolls.
    case clipped(Box, [Element])
  }

  /// In points.
  package var width: Double
  /// In points.
  package var height: Double
  package var elements: [Element]

  package init(width: Double, height: Double, elements: [Element] = []) {
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
