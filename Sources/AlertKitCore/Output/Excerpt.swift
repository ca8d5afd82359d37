/// A line of a file as a report shows it, cut to the terminal's width around a range.
///
/// The text is safe to print, tabs are spaces, and a cut is marked with `…`. Carets stand in columns, so they can only be put
/// under text that runs from left to right: terminals reorder the other kind, each in its way. Where a character at or
/// before the end of the range runs from right to left, there is no underline, and ``marked`` is to be printed by itself.
struct Excerpt {
  /// From 1.
  let number: Int
  /// The line, without a line end.
  let line: String
  /// Columns to underline, from 0, at least one; nil for text that runs from right to left.
  let underline: Range<Int>?
  /// The part of the line that lies in the range.
  let marked: String

  /// A character and the columns it takes.
  fileprivate struct Cell {
    let text: String
    let width: Int
    let isRightToLeft: Bool
  }

  /// - Parameters:
  ///   - range: what to show; of a range over several lines, its part of the first.
  ///   - width: columns for the line, at least 20.
  init(_ range: SourceRange, of file: SourceFile, index: LineIndex, width: Int) {
    let start = min(Int(range.start), file.text.count)
    let whole = index.line(at: start)
    number = index.position(at: start).line
    // A line may be megabytes long; what is shown of it lies near the range.
    let reach = width * 6
    let near = Self.clamped(max(whole.lowerBound, start - reach)..<min(whole.upperBound, start + reach), in: file.text)
    let (cells, marks) = Self.cells(of: file.text, in: near, marking: start..<max(start, Int(range.end)))
    let window = Self.window(cells, around: marks, width: width)

    let isCutLeft = window.lowerBound > 0 || near.lowerBound > whole.lowerBound
    let isCutRight = window.upperBound < cells.count || near.upperBound < whole.upperBound
    line = (isCutLeft ? "…" : "") + cells[window].map(\.text).joined() + (isCutRight ? "…" : "")
    let shownMarks = marks.clamped(to: window)
    marked = cells[shownMarks].map(\.text).joined() + (shownMarks.count < marks.count ? "…" : "")
    if cells[..<marks.upperBound].contains(where: \.isRightToLeft) {
      underline = nil
    } else {
      let first = Self.width(of: cells[window.lowerBound..<shownMarks.lowerBound]) + (isCutLeft ? 1 : 0)
      underline = first..<(first + max(1, Self.width(of: cells[shownMarks])))
    }
  }

  /// The range moved inwards to where characters start.
  private static func clamped(_ range: Range<Int>, in text: [UInt8]) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, max(range.lowerBound, range.upperBound))
    while lower < upper, text[lower] & 0xC0 == 0x80 { lower += 1 }
    while upper > lower, upper < text.count, text[upper] & 0xC0 == 0x80 { upper -= 1 }
    return lower..<upper
  }

  /// The cells of a part of a line, and which of them lie in `range`.
  private static func cells(
    of text: [UInt8], in part: Range<Int>, marking range: Range<Int>
  ) -> (cells: [Cell], marks: Range<Int>) {
    let marked = range.clamped(to: part)
    var cells: [Cell] = []
    var column = 0
    func append(_ bytes: Range<Int>) {
      for character in String(decoding: text[bytes], as: UTF8.self) {
        let cell = Cell(character, column: column)
        column += cell.width
        cells.append(cell)
      }
    }
    append(part.lowerBound..<marked.lowerBound)
    let first = cells.count
    append(marked)
    let end = cells.count
    append(marked.upperBound..<part.upperBound)
    return (cells, first..<end)
  }

  private static func width(of cells: ArraySlice<Cell>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }

  /// The cells that fit: all of them, or those around the marked ones. Room for the marks at both cuts is left.
  private static func window(_ cells: [Cell], around marks: Range<Int>, width: Int) -> Range<Int> {
    let room = width - 2
    if Self.width(of: cells[...]) <= room { return cells.indices }
    let before = Self.width(of: cells[..<marks.lowerBound])
    let within = Self.width(of: cells[marks])
    let after = Self.width(of: cells[marks.upperBound...])
    // What stands before is kept whole if it fits; else a quarter of the line, more where the line ends soon.
    let kept = before + within <= room ? before : max(room / 4, room - within - after)
    let lower = marks.lowerBound - cells[..<marks.lowerBound].reversed().fitting(kept)
    return lower..<(lower + cells[lower...].fitting(room))
  }
}

extension Excerpt.Cell {
  /// - Parameter column: where the character stands, from 0; tab stops are four columns apart.
  fileprivate init(_ character: Character, column: Int) {
    isRightToLeft = TerminalText.isRightToLeft(character)
    text = character == "\t" ? String(repeating: " ", count: 4 - column % 4) : TerminalText.sanitized(character)
    width = TerminalText.width(of: text)
  }
}

extension Sequence<Excerpt.Cell> {
  /// How many cells from the first on fit into so many columns.
  fileprivate func fitting(_ columns: Int) -> Int {
    var used = 0
    var count = 0
    for cell in self {
      used += cell.width
      if used > columns { break }
      count += 1
    }
    return count
  }
}
