/// 64-bit FNV-1a: the same on every machine, and worked out while bytes are read.
package struct StableHash: Sendable {
  /// The hash of what was combined.
  @usableFromInline package var value: UInt64 = 0xCBF2_9CE4_8422_2325

  @inlinable package init() {}

  /// Adds a byte.
  @inlinable package mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// The hash of bytes alone.
  @inlinable package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = StableHash()
    for byte in bytes { hash.combine(byte) }
    return hash.value
  }

  /// The hash of a text's bytes alone.
  package static func of(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { bytes in
      var hash = StableHash()
      for byte in bytes { hash.combine(byte) }
      return hash.value
    }
  }

  /// Adds a text, closed by a byte that UTF-8 never has.
  mutating func combine(_ part: String) {
    for byte in part.utf8 { combine(byte) }
    combine(0xFF as UInt8)
  }

  /// Sixteen digits.
  var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
