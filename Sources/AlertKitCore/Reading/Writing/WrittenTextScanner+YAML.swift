/// YAML texts over several lines.
extension WrittenTextScanner {
  /// Spaces on a line, or line breaks with the space around them: one is shown as a space, and of several all but one.
  mutating func takeYAMLSpace() -> Bool {
    var end = index
    while let byte = byte(at: end), Self.isBlank(byte) { end += 1 }
    guard let first = byte(at: end), Self.isBreak(first) else {
      repeat {
        guard takeScalar() else { return false }
      } while index < end
      return true
    }
    var ends: [Int] = []
    while let byte = byte(at: end), Self.isBlank(byte) || Self.isBreak(byte) {
      end += Self.isBreak(byte) ? YAMLPositions.lineBreakLength(text, at: end) : 1
      if Self.isBreak(byte) { ends.append(end) }
    }
    if ends.count == 1 { return take(end - index, as: " ") }
    return takeBreaks(endingAt: Array(ends.dropFirst()), then: end)
  }

  /// Line breaks that are shown, the last of them with the space behind it.
  private mutating func takeBreaks(endingAt ends: [Int], then end: Int) -> Bool {
    for place in ends.dropLast() {
      guard take(place - index, as: "\n") else { return false }
    }
    return take(end - index, as: "\n")
  }

  /// Moves past a line break that is not shown: a backslash stands in front of it.
  mutating func skipYAMLBreak() -> Bool {
    index += 1 + YAMLPositions.lineBreakLength(text, at: index + 1)
    while let byte = byte(at: index), Self.isBlank(byte) { index += 1 }
    return byte(at: index).map { !Self.isBreak($0) } ?? true
  }

  /// The lines of a block, all indented as the first is.
  mutating func scanBlock(_ block: YAMLBlock) -> Bool {
    var startsWithSpace = byte(at: index).map(Self.isBlank) ?? false
    while let byte = byte(at: index) {
      guard Self.isBreak(byte) else {
        guard takeScalar() else { return false }
        continue
      }
      guard let next = nextLine(of: block) else { return false }
      let nextStartsWithSpace = self.byte(at: next.start).map(Self.isBlank) ?? false
      let isFolded = block.isFolded && !startsWithSpace && !nextStartsWithSpace
      startsWithSpace = nextStartsWithSpace
      if isFolded, next.ends.count == 1 {
        guard take(next.start - index, as: " ") else { return false }
      } else {
        guard takeBreaks(endingAt: Array(next.ends.dropFirst(isFolded ? 1 : 0)), then: next.start) else { return false }
      }
    }
    return true
  }

  /// Where the next line with text starts, and where the line breaks before it end; nil where it is indented less.
  private func nextLine(of block: YAMLBlock) -> (ends: [Int], start: Int)? {
    var ends: [Int] = []
    var place = index
    while let byte = byte(at: place), Self.isBreak(byte) {
      place += YAMLPositions.lineBreakLength(text, at: place)
      ends.append(place)
      let line = place
      while place < line + block.indentation, self.byte(at: place) == 0x20 { place += 1 }
      if place == line + block.indentation, !(self.byte(at: place).map(Self.isBreak) ?? true) { return (ends, place) }
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
