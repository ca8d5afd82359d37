/// What the readers of text formats ask of bytes.
extension UnsafeBufferPointer<UInt8> {
  /// A string of the bytes of a range.
  func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
  }

  /// Whether the bytes at `index` are those of an ASCII literal.
  func hasPrefix(_ literal: StaticString, at index: Int) -> Bool {
    guard index >= 0, index + literal.utf8CodeUnitCount <= count else { return false }
    for offset in 0..<literal.utf8CodeUnitCount where self[index + offset] != literal.utf8Start[offset] { return false }
    return true
  }

  /// Bytes of the character at `index`, from 1; a stray byte counts alone.
  func characterLength(at index: Int) -> Int {
    let lead = self[index]
    let length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    return Swift.min(length, count - index)
  }

  /// Whether a line break stands at `index`.
  func isLineBreak(at index: Int) -> Bool {
    self[index] == 0x0A || self[index] == 0x0D
  }

  /// The end of the line that holds `index`, before its line break.
  func lineEnd(from index: Int) -> Int {
    var end = index
    while end < count, !isLineBreak(at: end) { end += 1 }
    return end
  }

  /// The start of the line after the one that holds `index`.
  func nextLine(after index: Int) -> Int {
    let end = lineEnd(from: index)
    guard end < count else { return count }
    return self[end] == 0x0D && end + 1 < count && self[end + 1] == 0x0A ? end + 2 : end + 1
  }

  /// Whether a line starts at `index`.
  func isLineStart(_ index: Int) -> Bool {
    index == 0 || isLineBreak(at: index - 1)
  }

  /// Line breaks within a range; CRLF is one.
  func lineBreaks(in range: Range<Int>) -> Int {
    range.count { index in
      self[index] == 0x0A || (self[index] == 0x0D && !(index + 1 < count && self[index + 1] == 0x0A))
    }
  }

  /// The range without the white space at both its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start] <= 0x20 { start += 1 }
    while end > start, self[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  /// The character at `index` as a message shows it: itself in quotation marks, or its number where it cannot be seen.
  func spelledCharacter(at index: Int) -> String {
    let character = string(index..<index + characterLength(at: index))
    guard let scalar = character.unicodeScalars.first else { return "nothing" }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
    default:
      return "`\(character)`"
    }
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII.
  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  /// Whether it is a digit of ASCII.
  var isDigit: Bool { (0x30...0x39).contains(self) }
  /// Whether it is a capital letter of ASCII.
  var isCapital: Bool { (0x41...0x5A).contains(self) }
}
