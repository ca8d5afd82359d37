/// Takes a written text apart into its characters, by the escapes of its style.
struct WrittenTextScanner {
  let text: [UInt8]
  let range: Range<Int>
  let style: WritingStyle
  var index: Int
  private var pieces: [WrittenText.Piece] = []
  private var isInSection = false

  init(text: [UInt8], range: Range<Int>, style: WritingStyle) {
    self.text = text
    self.range = range
    self.style = style
    index = range.lowerBound
  }

  /// The characters; nil where an escape is broken.
  mutating func scan() -> [WrittenText.Piece]? {
    pieces.reserveCapacity(range.count)
    if case .yamlBlock(let block) = style { return scanBlock(block) ? pieces : nil }
    while index < range.upperBound {
      guard takeCharacter() else { return nil }
    }
    return pieces
  }

  private mutating func takeCharacter() -> Bool {
    switch (style, text[index]) {
    case (.strings, UInt8(ascii: "\\")): return takeStringsEscape()
    case (.json, UInt8(ascii: "\\")): return takeJSONEscape()
    case (.yamlDouble, UInt8(ascii: "\\")): return takeYAMLEscape()
    case (.yamlSingle, UInt8(ascii: "'")):
      guard byte(at: index + 1) == UInt8(ascii: "'") else { return false }
      return take(2, as: "'")
    case (.xml, UInt8(ascii: "&")): return takeEntity()
    case (.xml, UInt8(ascii: "<")): return takeMarkup()
    case (_, 0x20), (_, 0x09), (_, 0x0A), (_, 0x0D):
      if style.isYAMLFlow { return takeYAMLSpace() }
      guard style == .xml, text[index] == 0x0D else { return takeScalar() }
      return take(byte(at: index + 1) == 0x0A ? 2 : 1, as: "\n")
    default: return takeScalar()
    }
  }

  func byte(at place: Int) -> UInt8? { place < range.upperBound ? text[place] : nil }

  mutating func take(_ length: Int, as scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, index + length <= range.upperBound else { return false }
    pieces.append(WrittenText.Piece(scalar: scalar, range: index..<index + length, isInSection: isInSection))
    index += length
    return true
  }

  mutating func takeScalar() -> Bool {
    let lead = text[index]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard index + length <= range.upperBound else { return false }
    return take(length, as: String(decoding: text[index..<index + length], as: UTF8.self).unicodeScalars.first)
  }

  private mutating func takeStringsEscape() -> Bool {
    guard index + 1 < range.upperBound else { return false }
    let escape = StringsEscape.read(text, at: index, end: range.upperBound)
    guard escape.problem == nil else { return false }
    return take(escape.length, as: escape.scalar)
  }

  private mutating func takeJSONEscape() -> Bool {
    let escape = JSONEscape.read(text, at: index, end: range.upperBound)
    guard escape.problem == nil else { return false }
    return take(escape.length, as: escape.scalar)
  }

  private mutating func takeYAMLEscape() -> Bool {
    switch byte(at: index + 1) {
    case UInt8(ascii: "x"): return take(4, as: hexadecimal(from: index + 2, digits: 2).flatMap(Unicode.Scalar.init))
    case UInt8(ascii: "u"): return take(6, as: hexadecimal(from: index + 2, digits: 4).flatMap(Unicode.Scalar.init))
    case UInt8(ascii: "U"): return take(10, as: hexadecimal(from: index + 2, digits: 8).flatMap(Unicode.Scalar.init))
    case UInt8(ascii: "n"): return take(2, as: "\n")
    case UInt8(ascii: "r"): return take(2, as: "\r")
    case UInt8(ascii: "t"): return take(2, as: "\t")
    case UInt8(ascii: "_"): return take(2, as: "\u{A0}")
    case 0x0A, 0x0D: return skipYAMLBreak()
    case let letter? where "\"\\/ ".utf8.contains(letter): return take(2, as: Unicode.Scalar(letter))
    default: return false
    }
  }

  private mutating func takeEntity() -> Bool {
    guard let end = text[index..<range.upperBound].firstIndex(of: UInt8(ascii: ";")) else { return false }
    let name = String(decoding: text[index + 1..<end], as: UTF8.self)
    return take(end + 1 - index, as: XMLScanner.scalar(ofEntity: name).flatMap(Unicode.Scalar.init))
  }

  /// Moves past a comment, or through a CDATA section.
  private mutating func takeMarkup() -> Bool {
    if text[index..<range.upperBound].starts(with: "<![CDATA[".utf8) { return takeSection() }
    guard text[index..<range.upperBound].starts(with: "<!--".utf8), let end = place(of: "-->", from: index + 4) else {
      return false
    }
    index = end + 3
    return true
  }

  /// A CDATA section, which is taken as it stands.
  private mutating func takeSection() -> Bool {
    guard let end = place(of: "]]>", from: index + 9) else { return false }
    index += 9
    isInSection = true
    while index < end {
      guard takeScalar() else { return false }
    }
    isInSection = false
    index = end + 3
    return true
  }

  /// Where a mark stands.
  private func place(of mark: String, from start: Int) -> Int? {
    (start..<max(start, range.upperBound)).first { text[$0..<range.upperBound].starts(with: mark.utf8) }
  }

  private func hexadecimal(from start: Int, digits: Int) -> UInt32? {
    let found = HexadecimalDigits.read(text, at: start, end: range.upperBound, most: digits)
    return found.digits == digits ? found.value : nil
  }
}
