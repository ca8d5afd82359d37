/// Turns libyaml's lines and columns (from 1, in Unicode scalars) into UTF-8 offsets.
struct YAMLPositions {
  private let text: [UInt8]
  private let lineStarts: [Int]

  init(_ text: [UInt8]) {
    self.text = text
    var starts = [0]
    var index = 0
    while index < text.count {
      let length = Self.lineBreakLength(text, at: index)
      index += max(length, 1)
      if length > 0 { starts.append(index) }
    }
    lineStarts = starts
  }

  /// Bytes of the line break at an offset, 0 where there is none. YAML 1.1 counts NEL, LS and PS too.
  static func lineBreakLength(_ text: [UInt8], at index: Int) -> Int {
    switch text[index] {
    case 0x0A: return 1
    case 0x0D: return index + 1 < text.count && text[index + 1] == 0x0A ? 2 : 1
    case 0xC2: return index + 1 < text.count && text[index + 1] == 0x85 ? 2 : 0
    case 0xE2:
      guard index + 2 < text.count, text[index + 1] == 0x80 else { return 0 }
      return text[index + 2] == 0xA8 || text[index + 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }

  /// The UTF-8 offset of a line and a column; the nearest one where the text has no such place.
  func offset(line: Int, column: Int) -> Int {
    guard line >= 1 else { return 0 }
    guard line <= lineStarts.count else { return text.count }
    var offset = lineStarts[line - 1]
    var left = column - 1
    while left > 0, offset < text.count {
      offset += 1
      while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
      left -= 1
    }
    return offset
  }

  /// Where the key that stands at `first` comes again: at the same column of a later line, else `first` itself.
  func repetition(ofKeyAt first: Int, named name: String, in text: [UInt8]) -> Int {
    guard let line = lineStarts.lastIndex(where: { $0 <= first }) else { return first }
    let column = first - lineStarts[line]
    for start in lineStarts[(line + 1)...] {
      let offset = start + column
      guard offset + name.utf8.count < text.count else { break }
      let isIndentation = text[start..<offset].allSatisfy { $0 == UInt8(ascii: " ") }
      let end = offset + name.utf8.count
      if isIndentation, text[offset..<end].elementsEqual(name.utf8),
        text[end] == UInt8(ascii: ":") || text[end] == UInt8(ascii: " ")
      {
        return offset
      }
    }
    return first
  }
}
