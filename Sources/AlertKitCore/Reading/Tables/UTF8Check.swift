/// Whether bytes are valid UTF-8, and where they are not.
struct UTF8Check {
  /// Offset of the first byte that is not part of a valid sequence.
  private(set) var firstInvalid: Int?
  private(set) var firstNUL: Int?

  /// Looks at all bytes up to the first invalid one.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index < bytes.count {
      if index + 8 <= bytes.count {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let high: UInt64 = 0x8080_8080_8080_8080
        // No byte is above 0x7F, and none is zero.
        if (word | (word &- 0x0101_0101_0101_0101)) & high == 0 {
          index += 8
          continue
        }
      }
      let length = Self.sequenceLength(bytes, at: index)
      if length == 0 {
        firstInvalid = index
        return
      }
      if bytes[index] == 0, firstNUL == nil { firstNUL = index }
      index += length
    }
  }

  /// Bytes of the valid sequence at `index`, or 0.
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let lead = bytes[index]
    if lead < 0x80 { return 1 }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard lead >= 0xC2, lead < 0xF5, index + length <= bytes.count else { return 0 }
    let second = bytes[index + 1]
    guard second & 0xC0 == 0x80 else { return 0 }
    switch lead {
    case 0xE0 where second < 0xA0, 0xED where second > 0x9F, 0xF0 where second < 0x90, 0xF4 where second > 0x8F: return 0
    default: break
    }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// The bytes with U+FFFD in place of each run of invalid ones, and what the first of these was.
  static func repaired(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (text: [UInt8], firstPlace: Int, firstByte: String, count: Int) {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + 64)
    var first: (place: Int, byte: UInt8)?
    var count = 0
    var index = 0
    while index < bytes.count {
      let length = sequenceLength(bytes, at: index)
      if length > 0 {
        text.append(contentsOf: bytes[index..<index + length])
        index += length
        continue
      }
      if first == nil { first = (text.count, bytes[index]) }
      count += 1
      text.append(contentsOf: "\u{FFFD}".utf8)
      index += 1
      while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
    }
    let byte = String(first?.byte ?? 0, radix: 16, uppercase: true)
    return (text, first?.place ?? 0, "0x" + byte, count)
  }
}
