/// What a text has, by its bytes, found in one pass: most rules look for something that most texts do not have.
struct TextBytes: OptionSet, Sendable {
  let rawValue: UInt16

  /// What could be part of a placeholder, of markup or of a character that only steers the layout.
  static let mark = TextBytes(rawValue: 1 << 0)
  /// A mark that may open a quotation.
  static let quote = TextBytes(rawValue: 1 << 1)
  /// A straight quotation mark.
  static let straightQuote = TextBytes(rawValue: 1 << 2)
  /// A mark that an address needs: `@`, `/`, `#`, `_`, or a full stop that no space and no end follows.
  static let address = TextBytes(rawValue: 1 << 3)
  /// A line end.
  static let lineEnd = TextBytes(rawValue: 1 << 4)
  /// A letter of ASCII.
  static let latin = TextBytes(rawValue: 1 << 5)
  /// A letter of U+0400–U+04FF.
  static let cyrillic = TextBytes(rawValue: 1 << 6)
  /// An accent that stands alone.
  static let accent = TextBytes(rawValue: 1 << 7)
  /// A full stop or an exclamation mark of ASCII.
  static let stop = TextBytes(rawValue: 1 << 8)
  /// A question mark of ASCII.
  static let question = TextBytes(rawValue: 1 << 9)
  /// `%` or `$`, or a character as wide as a letter of Chinese that may be one.
  static let percent = TextBytes(rawValue: 1 << 10)
  /// An opening square bracket.
  static let bracket = TextBytes(rawValue: 1 << 11)
  /// A slash.
  static let slash = TextBytes(rawValue: 1 << 12)
  /// U+202F, a space that words are not parted at.
  static let joiningSpace = TextBytes(rawValue: 1 << 13)
  /// A colon, also one as wide as a letter of Chinese.
  static let colon = TextBytes(rawValue: 1 << 14)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(of text: String) {
    var text = text
    self = text.withUTF8 { bytes in
      var found: TextBytes = []
      for index in bytes.indices {
        let byte = bytes[index]
        found.formUnion(byte < 0x80 ? Self.ascii(byte, at: index, in: bytes) : Self.other(byte, at: index, in: bytes))
      }
      return found
    }
  }

  @inline(__always)
  private static func ascii(_ byte: UInt8, at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> TextBytes {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .latin
    case UInt8(ascii: " "): []
    case UInt8(ascii: "."): index + 1 < bytes.count && bytes[index + 1] != UInt8(ascii: " ") ? [.stop, .address] : .stop
    case UInt8(ascii: "!"): .stop
    case UInt8(ascii: "?"): .question
    case UInt8(ascii: "'"): .quote
    case UInt8(ascii: "\""): [.quote, .straightQuote]
    case UInt8(ascii: "`"): [.quote, .accent]
    case UInt8(ascii: "%"): [.mark, .percent]
    case UInt8(ascii: "$"): .percent
    case UInt8(ascii: "<"), UInt8(ascii: "*"): .mark
    case UInt8(ascii: "_"): [.mark, .address]
    case UInt8(ascii: "/"): [.slash, .address]
    case UInt8(ascii: "@"), UInt8(ascii: "#"): .address
    case UInt8(ascii: "["): .bracket
    case UInt8(ascii: ":"): .colon
    case 0x0A...0x0D: .lineEnd
    default: []
    }
  }

  @inline(__always)
  private static func other(_ byte: UInt8, at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> TextBytes {
    switch byte {
    case 0xC2:
      switch bytes[index + 1] {
      case 0xAD: .mark
      case 0xAB, 0xBB: .quote
      case 0xB4: .accent
      case 0x85: .lineEnd
      default: []
      }
    case 0xD0...0xD3: .cyrillic
    case 0xE2: general(bytes[index + 1], bytes[index + 2])
    case 0xE3: bytes[index + 1] == 0x80 && (0x88...0x9D).contains(bytes[index + 2]) ? .quote : []
    case 0xEF:
      switch (bytes[index + 1], bytes[index + 2]) {
      case (0xBB, 0xBF): .mark
      case (0xBC, 0x82): .quote
      case (0xBC, 0x9A): .colon
      case (0xBC, 0x85), (0xB9, 0xAA): .percent
      default: []
      }
    default: []
    }
  }

  /// The characters from U+2000 on.
  private static func general(_ second: UInt8, _ third: UInt8) -> TextBytes {
    guard second == 0x80 else { return second == 0x81 ? .mark : [] }
    switch third {
    case 0x8B...0x8F: return .mark
    case 0x98, 0x9A...0xA7: return .quote
    case 0xA8...0xA9: return [.quote, .lineEnd]
    case 0xAF: return [.quote, .joiningSpace]
    case 0xAA...0xBF: return .quote
    default: return []
    }
  }
}
