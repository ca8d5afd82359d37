/// A text as it is laid out.
public struct TextBlock: Sendable, Codable {
  /// With sample arguments in the place of placeholders.
  public var text: String { content.text }
  /// What it is set in.
  public var font: TextFont { content.font }
  /// Distance of two baselines, in points.
  public var pitch: Double { content.pitch }
  /// What stands on each line, without the space at its end.
  public var lines: [String] { content.lines }
  /// How many ``lines`` there are.
  var lineCount: Int { content.ranges.count }
  /// The lines as ranges of the text, with their widths.
  public var ranges: [TextLine] { content.ranges }
  /// The width of the text set on one line, in points.
  public var natural: Double { content.natural }
  /// What the font is shrunk by so that a button's title fits its line; 1 for everything else.
  public var scale = 1.0
  /// Whether a button's title is cut in the middle even at its smallest scale.
  public var isTruncated = false
  /// Where a text of too many lines is cut, as a UTF-16 offset; nil where all of it is shown. The last of ``lines`` then ends in
  /// an ellipsis.
  public var shownEnd: Int?

  /// What copies share.
  private let content: Content

  private final class Content: Sendable {
    let text: String
    let font: TextFont
    let pitch: Double
    let ranges: [TextLine]
    let natural: Double
    /// Few that lay a text out ask what stands on its lines.
    private let keptLines: KeptValue<[String]>

    init(text: String, font: TextFont, pitch: Double, lines: [String]?, ranges: [TextLine], natural: Double) {
      (self.text, self.font, self.pitch, self.ranges, self.natural) = (text, font, pitch, ranges, natural)
      keptLines = KeptValue(lines)
    }

    var lines: [String] {
      keptLines.value {
        if ranges.count == 1, ranges[0].range.lowerBound == 0, ranges[0].visibleEnd == text.utf16.count { return [text] }
        return ICU.units(of: text).withUnsafeBufferPointer { units in
          ranges.map { ICU.string(utf16: UnsafeBufferPointer(rebasing: units[$0.range.lowerBound..<$0.visibleEnd])) }
        }
      }
    }
  }

  private enum CodingKeys: CodingKey { case text, font, pitch, lines, ranges, natural, scale, isTruncated, shownEnd }

  /// - Parameter cut: What stands on the lines where the last one ends before the text does; nil where all of it is shown.
  init(text: String, font: TextFont, pitch: Double, cut: [String]? = nil, ranges: [TextLine], natural: Double) {
    content = Content(text: text, font: font, pitch: pitch, lines: cut, ranges: ranges, natural: natural)
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    content = Content(
      text: try values.decode(String.self, forKey: .text), font: try values.decode(TextFont.self, forKey: .font),
      pitch: try values.decode(Double.self, forKey: .pitch), lines: try values.decode([String].self, forKey: .lines),
      ranges: try values.decode([TextLine].self, forKey: .ranges), natural: try values.decode(Double.self, forKey: .natural))
    scale = try values.decode(Double.self, forKey: .scale)
    isTruncated = try values.decode(Bool.self, forKey: .isTruncated)
    shownEnd = try values.decodeIfPresent(Int.self, forKey: .shownEnd)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(text, forKey: .text)
    try values.encode(font, forKey: .font)
    try values.encode(pitch, forKey: .pitch)
    try values.encode(lines, forKey: .lines)
    try values.encode(ranges, forKey: .ranges)
    try values.encode(natural, forKey: .natural)
    try values.encode(scale, forKey: .scale)
    try values.encode(isTruncated, forKey: .isTruncated)
    try values.encodeIfPresent(shownEnd, forKey: .shownEnd)
  }

  /// The numbers, from 1, of lines that stay under 40 % full because the next word is long; the device may hyphenate it.
  public var mayHyphenate: [Int] {
    ranges.indices.filter { ranges[$0].mayHyphenate }.map { $0 + 1 }
  }
}

/// Sets texts of one locale, keeping what was worked out for a text for every further scene.
package struct TextSetter {
  package let locale: LocaleTag
  private let textLocale: TextLocale
  private var filler = LineFiller()
  private var paragraphs = SmallDictionary<ExactString, Paragraph>()
  private var measured = SmallDictionary<MeasureKey, MeasuredParagraph>()

  private var blocks = SmallDictionary<BlockKey, TextBlock>()

  private struct MeasureKey: Hashable {
    let text: ExactString
    let font: TextFont
  }

  private struct BlockKey: Hashable {
    let text: ExactString
    let font: TextFont
    let pitch: Double
    let width: Double
  }

  package init(locale: LocaleTag) {
    self.locale = locale
    textLocale = TextLocale(locale)
  }

  /// The text with the widths of a font.
  mutating func measure(_ text: String, _ font: TextFont) -> MeasuredParagraph {
    let key = MeasureKey(text: ExactString(text), font: font)
    if let known = measured[key] { return known }
    let result = paragraph(key.text).measured(in: font, by: &filler)
    measured.set(result, for: key)
    return result
  }

  private struct LabelKey: Hashable {
    let measured: MeasureKey
    let locale: LocaleTag

    /// A title comes in a few fonts and mostly in one locale, so that the text and the size tell enough.
    func hash(into hasher: inout Hasher) {
      hasher.combine(measured.text)
      hasher.combine(measured.font.size)
    }
  }

  private static let labels = RecentValues<LabelKey, MeasuredParagraph>(most: 512)

  private struct LabelBlockKey: Hashable {
    let label: LabelKey
    let pitch: Double

    func hash(into hasher: inout Hasher) { label.hash(into: &hasher) }
  }

  private static let labelBlocks = RecentValues<LabelBlockKey, TextBlock>(most: 512)
  private static let longestLabel = 48

  /// A button's title with the widths of a font; the same ones come again and again.
  mutating func measure(label text: String, _ font: TextFont) -> MeasuredParagraph {
    guard text.utf8.count <= Self.longestLabel else { return measure(text, font) }
    let key = MeasureKey(text: ExactString(text), font: font)
    if let known = measured[key] { return known }
    let result = Self.labels.value(for: LabelKey(measured: key, locale: locale)) {
      Paragraph(text, locale: locale).measured(in: font)
    }
    measured.set(result, for: key)
    return result
  }

  /// A button's title on a line that is wide enough.
  private mutating func whole(label text: String, _ font: TextFont, pitch: Double) -> TextBlock {
    guard text.utf8.count <= Self.longestLabel else {
      return block(text, font, pitch: pitch, width: .greatestFiniteMagnitude)
    }
    let label = LabelKey(measured: MeasureKey(text: ExactString(text), font: font), locale: locale)
    return Self.labelBlocks.value(for: LabelBlockKey(label: label, pitch: pitch)) {
      _ = measure(label: text, font)
      return block(text, font, pitch: pitch, width: .greatestFiniteMagnitude)
    }
  }

  /// How wide a button's title is, in points.
  ///
  /// - Parameter line: The title on one line.
  mutating func width(ofLabel text: String, on line: TextBlock) -> Double {
    DisplayText.hasLineEnd(text) ? measure(label: text, line.font).natural : line.natural
  }

  private mutating func paragraph(_ text: ExactString) -> Paragraph {
    if let known = paragraphs[text] { return known }
    let made = Paragraph(text.text, locale: locale, textLocale)
    paragraphs.set(made, for: text)
    return made
  }

  /// The text in a box of a width, in points.
  mutating func block(_ text: String, _ font: TextFont, pitch: Double, width: Double) -> TextBlock {
    let key = BlockKey(text: ExactString(text), font: font, pitch: pitch, width: width)
    if let known = blocks[key] { return known }
    let block = newBlock(text, font, pitch: pitch, width: width)
    blocks.set(block, for: key)
    return block
  }

  /// The same for a text that is not asked for again: it is not kept.
  mutating func newBlock(_ text: String, _ font: TextFont, pitch: Double, width: Double) -> TextBlock {
    let measured = measure(text, font)
    return TextBlock(
      text: text, font: font, pitch: pitch, ranges: measured.lines(width: width), natural: measured.natural)
  }

  /// The text in a box of a width and a number of lines, the last one cut where there is more; all lines where `limit` is nil.
  mutating func block(_ text: String, _ font: TextFont, pitch: Double, width: Double, limit: Int?) -> TextBlock {
    let whole = block(text, font, pitch: pitch, width: width)
    guard let limit, whole.lineCount > limit, limit > 0 else { return whole }
    let start = whole.ranges[limit - 1].range.lowerBound
    let rest = String(decoding: Array(text.utf16)[start...], as: UTF16.self).map { $0.isNewline ? " " : String($0) }
    var (fits, over) = (0, min(rest.count, 400))
    func cut(_ count: Int) -> String { rest.prefix(count).joined().trimmedAtEnd + "…" }
    while fits < over {
      let middle = (fits + over + 1) / 2
      if Paragraph(cut(middle), locale: locale).measured(in: font).natural <= width { fits = middle } else { over = middle - 1 }
    }
    let last = cut(fits)
    var range = whole.ranges[limit - 1]
    range.width = Paragraph(last, locale: locale).measured(in: font).natural
    var shown = TextBlock(
      text: text, font: font, pitch: pitch, cut: whole.lines.prefix(limit - 1) + [last],
      ranges: whole.ranges.prefix(limit - 1) + [range], natural: whole.natural)
    shown.isTruncated = true
    shown.shownEnd = start + rest.prefix(fits).joined().utf16.count
    return shown
  }

  /// A button's title on one line that is wide enough.
  mutating func line(ofLabel text: String, _ font: TextFont, pitch: Double) -> TextBlock {
    let line = DisplayText.hasLineEnd(text) ? String(text.map { $0.isNewline ? " " : $0 }) : text
    return whole(label: line, font, pitch: pitch)
  }

  /// A button's title on one line, shrunk where it is wider than `width`.
  mutating func label(_ text: String, _ font: TextFont, pitch: Double, width: Double, leastScale: Double) -> TextBlock {
    Self.shrunk(line(ofLabel: text, font, pitch: pitch), to: width, leastScale: leastScale)
  }

  /// A line, shrunk where it is wider than `width`.
  static func shrunk(_ line: TextBlock, to width: Double, leastScale: Double) -> TextBlock {
    var block = line
    block.scale = max(leastScale, min(1, width / max(block.natural, 0.01)))
    block.isTruncated = block.natural * leastScale > width
    return block
  }
}

extension String {
  /// Without white space at the end.
  fileprivate var trimmedAtEnd: String {
    var end = self[...]
    while end.last?.isWhitespace == true { end.removeLast() }
    return String(end)
  }
}
