/// Turns libyaml's lines and columns (from 1, in Unicode scalars) into UTF-8 offsets.
struct YAMLPositions {
  private let text: [UInt8]
  private let lineStarts: [Int]
  /// The number of scalars in front of each line.
  private let scalarsBefore: [Int]
  /// The offset of every 64th scalar, so that a long line is not walked for each of its nodes.
  private let milestones: [Int]
  private static let stride = 64

  init(_ text: [UInt8]) {
    self.text = text
    var lineStarts = [0]
    var scalarsBefore = [0]
    var milestones: [Int] = []
    var scalars = 0
    for index in text.indices where text[index] & 0xC0 != 0x80 {
      if scalars % Self.stride == 0 { milestones.append(index) }
      scalars += 1
      let length = Self.lineBreakLength(text, at: index)
      guard length > 0 else { continue }
      // CR LF is two scalars, and one break: the second of them counts it.
      if length == 2, text[index] == 0x0D { continue }
      lineStarts.append(index + length)
      scalarsBefore.append(scalars)
    }
    (self.lineStarts, self.scalarsBefore, self.milestones) = (lineStarts, scalarsBefore, milestones)
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
    let target = scalarsBefore[line - 1] + max(column - 1, 0)
    guard target / Self.stride < milestones.count else { return text.count }
    var offset = milestones[target / Self.stride]
    var left = target % Self.stride
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
