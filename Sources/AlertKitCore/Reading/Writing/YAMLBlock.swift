/// How the lines of a YAML text after `|` or `>` are written.
struct YAMLBlock: Equatable {
  /// Whether line breaks are folded into spaces: after `>`.
  let isFolded: Bool
  /// Spaces in front of each line.
  let indentation: Int
  /// What follows the text's last line: a line break, unless the header says to leave it out.
  let end: String

  /// The block whose content stands at a range; nil where the range is none's, or its header gives a number or keeps all line
  /// breaks at its end.
  init?(of text: [UInt8], at range: Range<Int>) {
    var lineStart = range.lowerBound
    while lineStart > 0, text[lineStart - 1] == 0x20 { lineStart -= 1 }
    guard lineStart < range.lowerBound, lineStart > 0, text[lineStart - 1] == 0x0A || text[lineStart - 1] == 0x0D,
      let header = Self.header(in: text, before: lineStart)
    else { return nil }
    isFolded = header.contains(UInt8(ascii: ">"))
    indentation = range.lowerBound - lineStart
    end = header.contains(UInt8(ascii: "-")) || range.upperBound >= text.count ? "" : "\n"
  }

  /// `|`, `>`, `|-` or `>-` at the end of the line before a place; nil where there is none.
  private static func header(in text: [UInt8], before place: Int) -> ArraySlice<UInt8>? {
    guard place > 0 else { return nil }
    var end = place - 1
    if end > 0, text[end] == 0x0A, text[end - 1] == 0x0D { end -= 1 }
    var line = text[lineStart(in: text, before: end)..<end]
    let comment = line.indices.first { index in
      line[index] == UInt8(ascii: "#") && (index == line.startIndex || line[index - 1] == 0x20)
    }
    line = line[..<(comment ?? line.endIndex)]
    while line.last == 0x20 || line.last == 0x09 { line.removeLast() }
    let isStripped = line.last == UInt8(ascii: "-")
    let mark = line.dropLast(isStripped ? 1 : 0)
    guard mark.last == UInt8(ascii: "|") || mark.last == UInt8(ascii: ">") else { return nil }
    let before = mark.dropLast().last
    return before == nil || before == 0x20 ? line.suffix(isStripped ? 2 : 1) : nil
  }

  private static func lineStart(in text: [UInt8], before place: Int) -> Int {
    text[..<place].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
  }
}
