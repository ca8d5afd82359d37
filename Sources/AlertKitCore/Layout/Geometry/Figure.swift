/// A measure of UIKit's, with where it is known from and how sure it is.
public struct Figure: Sendable, Hashable {
  /// How sure a figure is.
  public enum Confidence: String, Sendable, Comparable, Codable {
    /// One weak source, or a guess.
    case low
    /// One good source.
    case medium
    /// To the pixel on pictures, or two independent sources.
    case high

    public static func < (left: Confidence, right: Confidence) -> Bool {
      switch (left, right) {
      case (.low, .medium), (.low, .high), (.medium, .high): true
      default: false
      }
    }
  }

  /// In points, or a ratio.
  public let value: Double
  /// Where the figure is known from, in a few words.
  public var source: String { words.description }
  /// How sure it is.
  public let confidence: Confidence
  /// Figures are copied by the dozen, and text that is part of the program needs no counting.
  private let words: StaticString

  init(_ value: Double, _ confidence: Confidence, _ source: StaticString) {
    self.value = value
    words = source
    self.confidence = confidence
  }
}

extension Figure {
  public static func == (left: Figure, right: Figure) -> Bool {
    left.value == right.value && left.confidence == right.confidence && left.source == right.source
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(source)
  }
}

/// Collects how sure the figures are that a layout used.
struct FigureUse {
  /// Why the layout is approximate; empty where every figure is well known.
  private(set) var doubts: [String] = []

  /// A figure's value; one of low confidence makes the layout approximate.
  mutating func callAsFunction(_ figure: Figure) -> Double {
    if figure.confidence == .low { doubt(figure.source) }
    return figure.value
  }

  mutating func doubt(_ reason: String) {
    if !doubts.contains(reason) { doubts.append(reason) }
  }
}
