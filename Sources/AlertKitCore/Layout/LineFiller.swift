/// How a text is broken into lines.
public enum BreakStrategy: String, Sendable {
  /// Each line takes as much as fits, as a browser sets the reference fonts: kana are kerned, Korean words stay whole.
  case greedy
  /// As pictures show UIKit's labels: a paragraph of two lines does not end in a lone word, kana are not kerned, and a Korean
  /// word may break between a Latin and a Hangul character.
  case standard
}

/// A line of a text.
public struct TextLine: Hashable, Sendable, Codable {
  /// UTF-16 offsets of what stands on the line, the space and the line break at its end included.
  public var range: Range<Int>
  /// Where the visible text ends: the space at the end of a line hangs.
  public var visibleEnd: Int
  /// In points, without the space at its end.
  public var width: Double
  /// Whether a mandatory break or the text's end follows.
  public var endsParagraph: Bool
  /// Whether the line stays under 40 % full because the next word is long: the device may hyphenate that word.
  public var mayHyphenate = false
}

/// Fills lines with texts, one after another, in buffers that it keeps.
struct LineFiller {
  /// The text that was measured last.
  private(set) var ruler = LineRuler()
  private(set) var lines: [TextLine] = []
  private var measurer = TextMeasurer()

  /// The width of the widest paragraph set on one line, in points.
  var natural: Double { ruler.natural }

  /// Works out opportunities and advances; ``fill(_:width:locale:font:)`` may follow for several widths.
  mutating func prepare(
    _ units: UnsafeBufferPointer<UInt16>, locale: TextLocale, font: TextFont, strategy: BreakStrategy
  ) {
    let composed = ComposedUnits(of: units)
    find(units, composed: composed, locale: locale)
    measure(units, composed: composed, locale: locale, font: font, strategy: strategy)
  }

  /// Works out the opportunities of a text.
  mutating func find(_ units: UnsafeBufferPointer<UInt16>, composed: ComposedUnits?, locale: TextLocale) {
    ruler.finder.find(in: units, composed: composed, locale: locale)
  }

  /// Works out the advances of a text whose opportunities are known.
  ///
  /// - Parameter finder: What knows the opportunities; nil for those that were found last.
  mutating func measure(
    _ units: UnsafeBufferPointer<UInt16>, composed: ComposedUnits?, locale: TextLocale, font: TextFont, strategy: BreakStrategy,
    finder: LineBreakFinder? = nil
  ) {
    if let finder { ruler.finder = finder }
    measurer.measure(units, composed: composed, locale: locale, font: font, strategy: strategy)
    ruler.take(from: measurer, of: units.count, strategy)
  }

  /// Fills ``lines`` for a width in points.
  mutating func fill(
    _ units: UnsafeBufferPointer<UInt16>, width: Double, locale: TextLocale, font: TextFont
  ) {
    var filled: [TextLine] = []
    swap(&filled, &lines)
    filled.removeAll(keepingCapacity: true)
    ruler.fill(&filled, with: units, width: width, locale: locale, font: font)
    lines = filled
  }
}
