/// Numbers as escapes of all formats write them.
enum HexadecimalDigits {
  /// A digit's value; nil for a byte that is none.
  @inline(__always)
  static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// The number of the digits from a place on, and how many there are.
  ///
  /// - Parameter most: How many are read at most, up to 8.
  static func read<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes, at start: Int, end: Int, most: Int
  ) -> (value: UInt32, digits: Int) where Bytes.Index == Int {
    var value: UInt32 = 0
    var digits = 0
    while digits < most, start + digits < end, let digit = Self.value(of: bytes[start + digits]) {
      value = value << 4 | digit
      digits += 1
    }
    return (value, digits)
  }
}
