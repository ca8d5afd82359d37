/// Escapes in old-style string tables, as Apple's reader of such lists takes them: an unknown one is the character after the
/// backslash.
enum StringsEscape {
  /// What an escape stands for.
  struct Reading {
    /// Nil where the backslash is to be ignored.
    var scalar: Unicode.Scalar?
    /// Bytes from the backslash on.
    var length: Int
    var problem: String?
  }

  /// Reads the escape whose backslash stands at `start`, with a byte after it.
  static func read<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes, at start: Int, end: Int) -> Reading
  where Bytes.Index == Int {
    let letter = bytes[start + 1]
    if let simple = simple(letter) { return Reading(scalar: simple, length: 2) }
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(bytes, at: start, end: end)
    case UInt8(ascii: "U"): return unicode(bytes, at: start, end: end)
    case UInt8(ascii: "u") where hexadecimal(bytes, at: start + 2, end: end).digits == 4:
      return unicode(bytes, at: start, end: end)
    default: return letter < 0x80 ? Reading(scalar: Unicode.Scalar(letter), length: 2) : Reading(scalar: nil, length: 1)
    }
  }

  private static func simple(_ letter: UInt8) -> Unicode.Scalar? {
    switch letter {
    case UInt8(ascii: "a"): "\u{7}"
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    case UInt8(ascii: "v"): "\u{B}"
    default: nil
    }
  }

  /// Up to three octal digits: a character of the NeXTSTEP encoding.
  private static func octal<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes, at start: Int, end: Int) -> Reading
  where Bytes.Index == Int {
    var value: UInt32 = 0
    var place = start + 1
    while place < min(start + 4, end), (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[place]) {
      value = value << 3 + UInt32(bytes[place] - UInt8(ascii: "0"))
      place += 1
    }
    return Reading(scalar: Unicode.Scalar(NextStepEncoding.scalar(UInt8(truncatingIfNeeded: value))), length: place - start)
  }

  /// Up to four hexadecimal digits: a UTF-16 code unit. Two such escapes may make a surrogate pair.
  private static func unicode<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes, at start: Int, end: Int) -> Reading
  where Bytes.Index == Int {
    let (unit, digits) = hexadecimal(bytes, at: start + 2, end: end)
    guard digits > 0 else {
      return Reading(
        scalar: Unicode.Scalar(bytes[start + 1]), length: 2, problem: "Expected four hexadecimal digits after `\\U`")
    }
    let length = 2 + digits
    if let scalar = Unicode.Scalar(unit) { return Reading(scalar: scalar, length: length) }
    let second = start + length
    if unit < 0xDC00, second + 1 < end, bytes[second] == UInt8(ascii: "\\"), bytes[second + 1] | 0x20 == UInt8(ascii: "u") {
      let (low, digits) = hexadecimal(bytes, at: second + 2, end: end)
      if digits == 4, low & 0xFC00 == 0xDC00 {
        return Reading(scalar: Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)), length: length + 6)
      }
    }
    return Reading(
      scalar: "\u{FFFD}", length: length,
      problem: "This escape is half of a surrogate pair, and the other half does not stand beside it")
  }

  private static func hexadecimal<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes, at start: Int, end: Int
  ) -> (value: UInt32, digits: Int) where Bytes.Index == Int {
    HexadecimalDigits.read(bytes, at: start, end: end, most: 4)
  }
}

extension StringsParser {
  /// The text of a range with its escapes undone.
  mutating func unescaped(_ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var place = range.lowerBound
    while place < range.upperBound {
      guard text[place] == UInt8(ascii: "\\"), place + 1 < range.upperBound else {
        bytes.append(text[place])
        place += 1
        continue
      }
      let escape = StringsEscape.read(text, at: place, end: range.upperBound)
      if let problem = escape.problem { fault(problem, at: place..<(place + escape.length)) }
      if let scalar = escape.scalar { bytes.appendScalar(scalar.value) }
      place += escape.length
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The NeXTSTEP character set, which octal escapes are in.
enum NextStepEncoding {
  /// The Unicode scalar value of a character; the two that the set leaves open give U+FFFD.
  static func scalar(_ byte: UInt8) -> UInt32 {
    byte < 0x80 ? UInt32(byte) : UInt32(upperHalf[Int(byte) - 0x80])
  }

  /// From 0x80 on, after Unicode's mapping table `VENDORS/NEXT/NEXTSTEP.TXT`.
  private static let upperHalf: [UInt16] = [
    0xA0, 0xC0, 0xC1, 0xC2, 0xC3, 0xC4, 0xC5, 0xC7, 0xC8, 0xC9, 0xCA, 0xCB, 0xCC, 0xCD, 0xCE, 0xCF,
    0xD0, 0xD1, 0xD2, 0xD3, 0xD4, 0xD5, 0xD6, 0xD9, 0xDA, 0xDB, 0xDC, 0xDD, 0xDE, 0xB5, 0xD7, 0xF7,
    0xA9, 0xA1, 0xA2, 0xA3, 0x2044, 0xA5, 0x192, 0xA7, 0xA4, 0x2019, 0x201C, 0xAB, 0x2039, 0x203A, 0xFB01, 0xFB02,
    0xAE, 0x2013, 0x2020, 0x2021, 0xB7, 0xA6, 0xB6, 0x2022, 0x201A, 0x201E, 0x201D, 0xBB, 0x2026, 0x2030, 0xAC, 0xBF,
    0xB9, 0x2CB, 0xB4, 0x2C6, 0x2DC, 0xAF, 0x2D8, 0x2D9, 0xA8, 0xB2, 0x2DA, 0xB8, 0xB3, 0x2DD, 0x2DB, 0x2C7,
    0x2014, 0xB1, 0xBC, 0xBD, 0xBE, 0xE0, 0xE1, 0xE2, 0xE3, 0xE4, 0xE5, 0xE7, 0xE8, 0xE9, 0xEA, 0xEB,
    0xEC, 0xC6, 0xED, 0xAA, 0xEE, 0xEF, 0xF0, 0xF1, 0x141, 0xD8, 0x152, 0xBA, 0xF2, 0xF3, 0xF4, 0xF5,
    0xF6, 0xE6, 0xF9, 0xFA, 0xFB, 0x131, 0xFC, 0xFD, 0x142, 0xF8, 0x153, 0xDF, 0xFE, 0xFF, 0xFFFD, 0xFFFD,
  ]
}
