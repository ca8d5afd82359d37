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
    guard let letter = byte(at: index + 1) else { return false }
    switch letter {
    case UInt8(ascii: "a"): return take(2, as: "\u{7}")
    case UInt8(ascii: "b"): return take(2, as: "\u{8}")
    case UInt8(ascii: "f"): return take(2, as: "\u{C}")
    case UInt8(ascii: "n"): return take(2, as: "\n")
    case UInt8(ascii: "r"): return take(2, as: "\r")
    case UInt8(ascii: "t"): return take(2, as: "\t")
    case UInt8(ascii: "v"): return take(2, as: "\u{B}")
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return takeOctal()
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return takeUnicode()
    default:
      guard letter < 0x80 else { return false }
      return take(2, as: Unicode.Scalar(letter))
    }
  }

  private mutating func takeOctal() -> Bool {
    var value: UInt32 = 0
    var end = index + 1
    while end < min(index + 4, range.upperBound), (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(text[end]) {
      value = value << 3 + UInt32(text[end] - UInt8(ascii: "0"))
      end += 1
    }
    return take(end - index, as: Unicode.Scalar(NextStepEncoding.scalar(UInt8(truncatingIfNeeded: value))))
  }

  /// Four digits after a backslash and a letter, or two such escapes that are a surrogate pair.
  private mutating func takeUnicode() -> Bool {
    guard let unit = hexadecimal(from: index + 2, digits: 4) else { return false }
    guard unit & 0xF800 == 0xD800 else { return take(6, as: Unicode.Scalar(unit)) }
    guard unit < 0xDC00, byte(at: index + 6) == UInt8(ascii: "\\"), (byte(at: index + 7) ?? 0) | 0x20 == UInt8(ascii: "u"),
      let low = hexadecimal(from: index + 8, digits: 4), low & 0xFC00 == 0xDC00
    else { return false }
    return take(12, as: Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)))
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
    guard start + digits <= range.upperBound else { return nil }
    let written = text[start..<start + digits]
    guard written.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt32(String(decoding: written, as: UTF8.self), radix: 16)
  }
}
