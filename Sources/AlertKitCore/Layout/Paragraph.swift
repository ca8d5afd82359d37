/// A text analysed for its locale: where its lines may end. The first of three steps, each of which can be kept and used again:
/// ``measured(in:strategy:)`` adds a font, ``MeasuredParagraph/lines(width:)`` a width.
public struct Paragraph: Sendable {
  /// The text as it was given.
  public let text: String
  /// The locale whose rules for line ends hold.
  public let locale: LocaleTag
  var finder: LineBreakFinder { content.value.finder }
  var composed: ComposedUnits? { content.value.composed }
  var units: [UInt16] { content.value.units }
  var textLocale: TextLocale { content.value.textLocale }

  /// What copies share.
  private let content: Shared<Content>

  private struct Content {
    let finder: LineBreakFinder
    let composed: ComposedUnits?
    let units: [UInt16]
    let textLocale: TextLocale
  }

  /// A text with the places where its lines may end.
  ///
  /// - Parameters:
  ///   - text: May hold several paragraphs, parted by mandatory line breaks.
  ///   - locale: Its locale, whose rules for line ends hold.
  public init(_ text: String, locale: LocaleTag) {
    self.init(text, locale: locale, TextLocale(locale))
  }

  /// - Parameter textLocale: That of the locale.
  init(_ text: String, locale: LocaleTag, _ textLocale: TextLocale) {
    self.text = text
    self.locale = locale
    let units = ICU.units(of: text)
    var finder = LineBreakFinder()
    let composed = units.withUnsafeBufferPointer { ComposedUnits(of: $0) }
    units.withUnsafeBufferPointer { finder.find(in: $0, composed: composed, locale: textLocale) }
    content = Shared(Content(finder: finder, composed: composed, units: units, textLocale: textLocale))
  }

  /// The text with the widths that a font gives it.
  public func measured(in font: TextFont, strategy: BreakStrategy = .standard) -> MeasuredParagraph {
    var filler = LineFiller()
    return measured(in: font, strategy: strategy, by: &filler)
  }

  /// The same, in the buffers of a filler.
  func measured(
    in font: TextFont, strategy: BreakStrategy = .standard, by filler: inout LineFiller
  ) -> MeasuredParagraph {
    MeasuredParagraph(self, font: font, strategy: strategy, by: &filler)
  }

  /// What stands on a line, the space at its end included.
  public func string(_ range: Range<Int>) -> String {
    units[range].withUnsafeBufferPointer(ICU.string(utf16:))
  }
}

/// A text with the widths that a font gives it.
public struct MeasuredParagraph: Sendable {
  /// The text and where its lines may end.
  public var paragraph: Paragraph { content.value.paragraph }
  /// What it is set in.
  public var font: TextFont { content.value.font }
  /// The width of the widest paragraph set on one line, in points.
  public var natural: Double { content.value.ruler.natural }

  /// What copies share.
  private let content: Shared<Content>

  private struct Content {
    let paragraph: Paragraph
    let font: TextFont
    let ruler: LineRuler
  }

  fileprivate init(_ paragraph: Paragraph, font: TextFont, strategy: BreakStrategy, by filler: inout LineFiller) {
    paragraph.units.withUnsafeBufferPointer {
      filler.measure(
        $0, composed: paragraph.composed, locale: paragraph.textLocale, font: font, strategy: strategy,
        finder: paragraph.finder)
    }
    content = Shared(Content(paragraph: paragraph, font: font, ruler: filler.ruler))
  }

  /// The lines of the text in a box; none for an empty text.
  ///
  /// - Parameter width: The box's width in points.
  public func lines(width: Double) -> [TextLine] {
    var lines: [TextLine] = []
    paragraph.units.withUnsafeBufferPointer {
      content.value.ruler.fill(&lines, with: $0, width: width, locale: paragraph.textLocale, font: font)
    }
    return lines
  }

  /// The width of a part of the text, in points.
  public func width(of range: Range<Int>) -> Double {
    content.value.ruler.extent(range.lowerBound, range.upperBound)
  }
}
