internal import CICU

/// A measured text and where its lines may end: what lines of any width are worked out from.
struct LineRuler: Sendable {
  var finder = LineBreakFinder()
  /// The width of the widest paragraph set on one line, in points.
  private(set) var natural = 0.0
  /// By unit, and for the text's end.
  private var places: [Place] = []
  private var strategy = BreakStrategy.standard

  private struct Place {
    /// The sum of the advances of all units before.
    let position: Double
    /// What falls away of a line's width where it begins here, as ``TextMeasurer/carried``.
    let carried: Double
  }

  /// Rounding of a browser's layout units; a line may be that much wider than its box.
  private static let tolerance = 1.0 / 64

  /// More units than a grapheme of any real text has.
  private static let longestGrapheme = 64

  /// Takes what was measured.
  ///
  /// - Parameter count: How many units the text has.
  mutating func take(from measurer: TextMeasurer, of count: Int, _ strategy: BreakStrategy) {
    self.strategy = strategy
    let (advances, carried) = (measurer.advances, measurer.carried)
    // Whoever keeps the ruler has the places of before.
    places = [Place](unsafeUninitializedCapacity: count + 1) { places, filled in
      var sum = 0.0
      for index in 0..<count {
        places.initializeElement(at: index, to: Place(position: sum, carried: carried[index]))
        sum += advances[index]
      }
      places.initializeElement(at: count, to: Place(position: sum, carried: carried[count]))
      filled = count + 1
    }
    natural = 0
    var start = 0
    for end in finder.ends where Int(end) == count || finder.opportunities[Int(end)] == .mandatory {
      natural = max(natural, extent(start, Int(end)))
      start = Int(end)
    }
  }

  /// Appends the lines for a width in points.
  func fill(
    _ lines: inout [TextLine], with units: UnsafeBufferPointer<UInt16>, width: Double, locale: TextLocale, font: TextFont
  ) {
    guard !units.isEmpty else { return }
    let limit = width + Self.tolerance
    var start = 0
    var fitting = 0
    var paragraph = 0
    for index in finder.ends.indices {
      let end = Int(finder.ends[index])
      let isLast = end == units.count
      let opportunity = isLast ? .mandatory : finder.opportunities[end]
      if opportunity == .allowedInLabels, strategy == .greedy { continue }
      let visible = visibleEnd(units, start, end)
      while extent(start, visible) > limit {
        if fitting > start {
          append(to: &lines, units, start, fitting, mayHyphenate: true, limit)
          start = fitting
        } else {
          let cut = lastGrapheme(units, start, visible, limit)
          guard cut < visible else { break }
          append(to: &lines, units, start, cut, mayHyphenate: false, limit)
          start = cut
        }
        fitting = start
      }
      if opportunity == .mandatory {
        append(to: &lines, units, start, end, mayHyphenate: false, limit)
        lines[lines.count - 1].endsParagraph = true
        if strategy == .standard, locale.pushesOut { pushOut(&lines, units, paragraph, limit) }
        (start, fitting, paragraph) = (end, end, lines.count)
      } else if visible > start, units[visible - 1] != 0xAD || fitsWithHyphen(start, visible, limit, locale, font) {
        fitting = end
      }
    }
  }

  /// The width of a line from one offset to another: its advances without what the break before it parts.
  @inline(__always)
  func extent(_ start: Int, _ end: Int) -> Double {
    start < end ? places[end].position - places[start].position - places[start].carried : 0
  }

  /// Where the visible text before `end` ends.
  @inline(__always)
  private func visibleEnd(_ units: UnsafeBufferPointer<UInt16>, _ start: Int, _ end: Int) -> Int {
    var visible = end
    while visible > start, Self.hangs(units[visible - 1]) { visible -= 1 }
    return visible
  }

  /// White space that hangs at the end of a line.
  @inline(__always)
  private static func hangs(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09...0x0D, 0x20, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: true
    default: false
    }
  }

  private func append(
    to lines: inout [TextLine], _ units: UnsafeBufferPointer<UInt16>, _ start: Int, _ end: Int, mayHyphenate: Bool,
    _ limit: Double
  ) {
    let visible = visibleEnd(units, start, end)
    let width = extent(start, visible)
    lines.append(
      TextLine(
        range: start..<end, visibleEnd: visible, width: width, endsParagraph: false,
        mayHyphenate: mayHyphenate && width < 0.4 * limit))
  }

  /// The last grapheme boundary up to which a word fits; after the first grapheme at least.
  private func lastGrapheme(
    _ units: UnsafeBufferPointer<UInt16>, _ start: Int, _ end: Int, _ limit: Double
  ) -> Int {
    // Looking at no more than what can stand on the line keeps a very long word from being looked at again for each line.
    var reach = start
    while reach < end, extent(start, reach) <= limit { reach += 1 }
    let word = UnsafeBufferPointer(rebasing: units[start..<min(end, reach + Self.longestGrapheme)])
    var boundaries = [Int32](repeating: 0, count: word.count + 1)
    let count = cicu_boundaries(
      CICU_GRAPHEME, "", word.baseAddress, Int32(word.count), &boundaries, nil, Int32(boundaries.count))
    var best = end
    for index in stride(from: 1, to: Int(count), by: 1) {
      let cut = start + Int(boundaries[index])
      if index > 1, extent(start, cut) > limit { break }
      best = cut
    }
    return best
  }

  /// A line that ends at a soft hyphen shows it.
  private func fitsWithHyphen(
    _ start: Int, _ end: Int, _ limit: Double, _ locale: TextLocale, _ font: TextFont
  ) -> Bool {
    extent(start, end) + TextMeasurer.hyphenWidth(locale: locale, font: font) <= limit
  }

  /// Moves the last word of a paragraph's first line down where the second and last one would hold a single word, two words
  /// or more stay behind, and it fits. Seen on devices in 4 of 4 such paragraphs, in none of 3 with three lines.
  private func pushOut(
    _ lines: inout [TextLine], _ units: UnsafeBufferPointer<UInt16>, _ first: Int, _ limit: Double
  ) {
    guard lines.count == first + 2 else { return }
    let (above, below) = (lines[first], lines[first + 1])
    let isLone = !((below.range.lowerBound + 1)..<max(below.visibleEnd, below.range.lowerBound + 1)).contains {
      finder.opportunities[$0] != .none
    }
    guard isLone, Self.hangs(units[above.range.upperBound - 1]),
      let cut = wordStart(units, above.range.lowerBound, above.visibleEnd),
      wordStart(units, above.range.lowerBound, visibleEnd(units, above.range.lowerBound, cut)) != nil,
      extent(cut, below.visibleEnd) <= limit
    else { return }
    lines.removeLast(2)
    append(to: &lines, units, above.range.lowerBound, cut, mayHyphenate: false, limit)
    append(to: &lines, units, cut, below.range.upperBound, mayHyphenate: false, limit)
    lines[lines.count - 1].endsParagraph = true
  }

  /// The last offset in a range at which a line may begin after a space.
  private func wordStart(_ units: UnsafeBufferPointer<UInt16>, _ start: Int, _ end: Int) -> Int? {
    guard start + 1 < end else { return nil }
    return ((start + 1)..<end).last { finder.opportunities[$0] != .none && Self.hangs(units[$0 - 1]) }
  }
}
