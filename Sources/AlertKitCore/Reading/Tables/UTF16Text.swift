/// UTF-16 bytes as UTF-8.
struct UTF16Text {
  private(set) var text: [UInt8] = []
  /// Offset in the text of the first U+FFFD that stands for half a surrogate pair.
  private(set) var firstUnpaired: Int?
  private(set) var unpairedCount = 0

  /// Decodes all whole code units; an odd last byte is left out.
  init(_ bytes: UnsafeBufferPointer<UInt8>, isBigEndian: Bool) {
    let high = isBigEndian ? 0 : 1
    func unit(_ index: Int) -> UInt32 {
      UInt32(bytes[index * 2 + high]) << 8 | UInt32(bytes[index * 2 + 1 - high])
    }
    let count = bytes.count / 2
    text.reserveCapacity(count + count / 8)
    var index = 0
    while index < count {
      let first = unit(index)
      index += 1
      if first < 0x80 {
        text.append(UInt8(truncatingIfNeeded: first))
        continue
      }
      guard first & 0xF800 == 0xD800 else {
        text.appendScalar(first)
        continue
      }
      if first < 0xDC00, index < count, unit(index) & 0xFC00 == 0xDC00 {
        text.appendScalar(0x10000 + (first - 0xD800) << 10 + (unit(index) - 0xDC00))
        index += 1
      } else {
        if firstUnpaired == nil { firstUnpaired = text.count }
        unpairedCount += 1
        text.appendScalar(0xFFFD)
      }
    }
  }
}

extension [UInt8] {
  /// Appends a Unicode scalar value as UTF-8.
  mutating func appendScalar(_ value: UInt32) {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: 0x80 | (value >> shift) & 0x3F) }
    switch value {
    case ..<0x80:
      append(UInt8(value))
    case ..<0x800:
      append(UInt8(0xC0 | value >> 6))
      append(tail(0))
    case ..<0x10000:
      append(UInt8(0xE0 | value >> 12))
      append(tail(6))
      append(tail(0))
    default:
      append(UInt8(truncatingIfNeeded: 0xF0 | (value >> 18) & 7))
      append(tail(12))
      append(tail(6))
      append(tail(0))
    }
  }
}
