extension StringsParser {
  /// The text of a range with its escapes undone, as Apple's reader of old-style lists does it: an unknown escape is the
  /// character after the backslash.
  mutating func unescaped(_ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var place = range.lowerBound
    while place < range.upperBound {
      if text[place] == UInt8(ascii: "\\"), place + 1 < range.upperBound {
        appendEscape(at: &place, end: range.upperBound, to: &bytes)
      } else {
        bytes.append(text[place])
        place += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func appendEscape(at place: inout Int, end: Int, to bytes: inout [UInt8]) {
    let start = place
    let letter = text[start + 1]
    place += 2
    switch letter {
    case UInt8(ascii: "a"): bytes.append(0x07)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "v"): bytes.append(0x0B)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      bytes.appendScalar(octal(from: start + 1, place: &place, end: end))
    case UInt8(ascii: "U"):
      appendUnicode(from: start, place: &place, end: end, to: &bytes)
    case UInt8(ascii: "u") where hexadecimal(from: place, end: end).digits == 4:
      appendUnicode(from: start, place: &place, end: end, to: &bytes)
    default: bytes.append(letter)
    }
  }

  /// Up to three octal digits: a character of the NeXTSTEP encoding.
  private func octal(from start: Int, place: inout Int, end: Int) -> UInt32 {
    var value: UInt32 = 0
    place = start
    while place < min(start + 3, end), (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(text[place]) {
      value = value << 3 + UInt32(text[place] - UInt8(ascii: "0"))
      place += 1
    }
    return NextStepEncoding.scalar(UInt8(truncatingIfNeeded: value))
  }

  /// Up to four hexadecimal digits: a UTF-16 code unit. Two such escapes may make a surrogate pair.
  private mutating func appendUnicode(from start: Int, place: inout Int, end: Int, to bytes: inout [UInt8]) {
    let (unit, digits) = hexadecimal(from: place, end: end)
    place += digits
    if digits == 0 {
      fault("Expected four hexadecimal digits after `\\U`", at: start..<place)
      bytes.append(text[start + 1])
    } else if unit & 0xF800 != 0xD800 {
      bytes.appendScalar(unit)
    } else if unit < 0xDC00, let low = lowSurrogate(at: place, end: end) {
      place += 6
      bytes.appendScalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    } else {
      fault("This escape is half of a surrogate pair, and the other half does not stand beside it", at: start..<place)
      bytes.appendScalar(0xFFFD)
    }
  }

  private func lowSurrogate(at place: Int, end: Int) -> UInt32? {
    guard text.hasPrefix("\\U", at: place) || text.hasPrefix("\\u", at: place) else { return nil }
    let (unit, digits) = hexadecimal(from: place + 2, end: end)
    return digits == 4 && unit & 0xFC00 == 0xDC00 ? unit : nil
  }

  private func hexadecimal(from start: Int, end: Int) -> (value: UInt32, digits: Int) {
    var value: UInt32 = 0
    var digits = 0
    while digits < 4, start + digits < end, let digit = text.hexadecimalDigit(at: start + digits) {
      value = value << 4 + digit
      digits += 1
    }
    return (value, digits)
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
