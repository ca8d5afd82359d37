/// Finds where a scalar ends; libyaml, by way of Yams, tells only where it starts.
struct YAMLScalarRange {
  private let text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
  }

  /// The characters of the scalar whose anchor, tag or first character stands at `mark`: without quotes, and without the
  /// `|` or `>` of a block.
  func range(of value: String, from mark: Int) -> Range<Int> {
    let start = skipProperties(from: mark)
    guard start < text.count else { return text.count..<text.count }
    switch text[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted(from: start)
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return block(from: start)
    default: return plain(value, from: start)
    }
  }

  /// Past `&anchor` and `!tag`.
  private func skipProperties(from mark: Int) -> Int {
    var index = mark
    while index < text.count, text[index] == UInt8(ascii: "&") || text[index] == UInt8(ascii: "!") {
      while index < text.count, !isSpace(text[index]) { index += 1 }
      while index < text.count, isSpace(text[index]) { index += 1 }
    }
    return index
  }

  private func quoted(from start: Int) -> Range<Int> {
    let quote = text[start]
    var index = start + 1
    while index < text.count {
      if text[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 2
      } else if text[index] == quote {
        guard quote == UInt8(ascii: "'"), index + 1 < text.count, text[index + 1] == quote else { break }
        index += 2
      } else {
        index += 1
      }
    }
    return start + 1..<max(start + 1, min(index, text.count))
  }

  /// From the first line's first character to the end of the last line that is indented as far.
  private func block(from start: Int) -> Range<Int> {
    var lineStart = nextLine(after: start)
    var content: Range<Int>?
    var indentation = 0
    while lineStart < text.count {
      let first = text[lineStart...].firstIndex { $0 != UInt8(ascii: " ") } ?? text.count
      let end = text[lineStart...].firstIndex { isLineBreak($0) } ?? text.count
      if first < end {
        if content == nil { indentation = first - lineStart }
        guard first - lineStart >= max(indentation, 1) else { break }
        content = (content?.lowerBound ?? first)..<end
      }
      lineStart = nextLine(after: end)
    }
    return content ?? start..<start + 1
  }

  private func plain(_ value: String, from start: Int) -> Range<Int> {
    let length = value.utf8.count
    if start + length <= text.count, text[start..<start + length].elementsEqual(value.utf8) { return start..<start + length }
    if let end = endOfFolded(value, from: start) { return start..<end }
    var end = text[start...].firstIndex { isLineBreak($0) } ?? text.count
    while end > start, isSpace(text[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The end of a text over several lines, whose line breaks are shown as spaces or as fewer; nil where it is another text.
  private func endOfFolded(_ value: String, from start: Int) -> Int? {
    var place = start
    var isInSpace = false
    var space = (end: start, hasBreak: false)
    for byte in value.utf8 {
      if isSpace(byte), isInSpace { continue }
      guard place < text.count else { return nil }
      isInSpace = false
      if isSpace(byte), isSpace(text[place]) {
        if place >= space.end { space = endOfSpace(from: place) }
        isInSpace = space.hasBreak
      }
      if isInSpace {
        place = space.end
      } else {
        guard text[place] == byte else { return nil }
        place += 1
      }
    }
    return isInSpace ? nil : place
  }

  private func endOfSpace(from start: Int) -> (end: Int, hasBreak: Bool) {
    let end = text[start...].firstIndex { !isSpace($0) } ?? text.count
    return (end, text[start..<end].contains(where: isLineBreak))
  }

  private func nextLine(after index: Int) -> Int {
    guard let lineBreak = text[min(index, text.count)...].firstIndex(where: isLineBreak) else { return text.count }
    return lineBreak + YAMLPositions.lineBreakLength(text, at: lineBreak)
  }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || isLineBreak(byte) }
}
