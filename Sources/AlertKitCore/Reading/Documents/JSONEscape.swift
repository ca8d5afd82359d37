/// Escapes in JSON strings.
enum JSONEscape {
  /// What an escape stands for.
  struct Reading {
    /// Nil where the backslash is to be ignored.
    var scalar: Unicode.Scalar?
    /// Bytes from the backslash on.
    var length: Int
    var problem: String?
  }

  /// Reads the escape whose backslash stands at `start`.
  static func read(_ bytes: [UInt8], at start: Int, end: Int) -> Reading {
    guard start + 1 < end else { return Reading(scalar: nil, length: 1, problem: "a backslash without a character after it") }
    if let simple = simple(bytes[start + 1]) { return Reading(scalar: simple, length: 2) }
    if bytes[start + 1] == UInt8(ascii: "u") { return readUnicode(bytes, at: start, end: end) }
    return Reading(scalar: nil, length: 1, problem: "an unknown escape; a backslash is written \\\\")
  }

  /// The text of a string's bytes with its escapes undone.
  static func decode(_ bytes: [UInt8], in range: Range<Int>) -> String {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        decoded.append(bytes[index])
        index += 1
        continue
      }
      let escape = read(bytes, at: index, end: range.upperBound)
      if let scalar = escape.scalar { decoded.append(contentsOf: UTF8.encode(scalar)!) }
      index += escape.length
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func simple(_ byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "\""): "\""
    case UInt8(ascii: "\\"): "\\"
    case UInt8(ascii: "/"): "/"
    case UInt8(ascii: "t"): "\t"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    default: nil
    }
  }

  private static func readUnicode(_ bytes: [UInt8], at start: Int, end: Int) -> Reading {
    let (unit, digits) = hexadecimal(bytes, at: start + 2, end: end)
    guard digits == 4 else {
      return Reading(scalar: "\u{FFFD}", length: 2 + digits, problem: "\\u takes four hexadecimal digits")
    }
    if let scalar = Unicode.Scalar(unit) { return Reading(scalar: scalar, length: 6) }
    let second = start + 6
    if unit < 0xDC00, second + 1 < end, bytes[second] == UInt8(ascii: "\\"), bytes[second + 1] == UInt8(ascii: "u") {
      let (low, digits) = hexadecimal(bytes, at: second + 2, end: end)
      if digits == 4, (0xDC00...0xDFFF).contains(low) {
        return Reading(scalar: Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)), length: 12)
      }
    }
    return Reading(scalar: "\u{FFFD}", length: 6, problem: "half of a surrogate pair")
  }

  private static func hexadecimal(_ bytes: [UInt8], at start: Int, end: Int) -> (value: UInt32, digits: Int) {
    HexadecimalDigits.read(bytes, at: start, end: end, most: 4)
  }
}
