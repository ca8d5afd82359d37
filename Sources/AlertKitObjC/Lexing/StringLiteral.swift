/// The text that a string literal stands for.
enum StringLiteral {
  /// - Parameter literal: `@"…"`, `"…"` or `R"(…)"`, with or without its end.
  static func text(_ literal: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var bytes = literal
    if bytes.first == UInt8(ascii: "@") { bytes = bytes.dropFirst() }
    guard bytes.first == UInt8(ascii: "\"") else { return rawText(bytes) }
    bytes = bytes.dropFirst()
    guard bytes.contains(UInt8(ascii: "\\")) else {
      return String(decoding: bytes.last == UInt8(ascii: "\"") ? bytes.dropLast() : bytes, as: UTF8.self)
    }
    var reader = Reader(bytes: bytes, index: bytes.startIndex)
    reader.run()
    return String(decoding: reader.text, as: UTF8.self)
  }

  private static func rawText(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), let close = bytes.lastIndex(of: UInt8(ascii: ")")), open < close
    else {
      return ""
    }
    return String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
  }

  private struct Reader {
    let bytes: Slice<UnsafeBufferPointer<UInt8>>
    var index: Int
    var text: [UInt8] = []

    init(bytes: Slice<UnsafeBufferPointer<UInt8>>, index: Int) {
      self.bytes = bytes
      self.index = index
      text.reserveCapacity(bytes.count)
    }

    mutating func run() {
      while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\"") {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\\"), index < bytes.endIndex { escape() } else { text.append(byte) }
      }
    }

    private mutating func escape() {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "a"): text.append(0x07)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "v"): text.append(0x0B)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "e"): text.append(0x1B)
      case UInt8(ascii: "u"): scalar(digits: 4)
      case UInt8(ascii: "U"): scalar(digits: 8)
      case UInt8(ascii: "x"): text.append(UInt8(truncatingIfNeeded: number(radix: 16, digits: 8)))
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        index -= 1
        text.append(UInt8(truncatingIfNeeded: number(radix: 8, digits: 3)))
      case 0x0D: if index < bytes.endIndex, bytes[index] == 0x0A { index += 1 }
      case 0x0A: break
      default: text.append(byte)
      }
    }

    private mutating func scalar(digits: Int) {
      var value = number(radix: 16, digits: digits)
      if value >> 10 == 0xD800 >> 10, index + 1 < bytes.endIndex, bytes[index] == UInt8(ascii: "\\"),
        bytes[index + 1] == UInt8(ascii: "u")
      {
        let start = index
        index += 2
        let low = number(radix: 16, digits: 4)
        if low >> 10 == 0xDC00 >> 10 { value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF } else { index = start }
      }
      text += Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
    }

    private mutating func number(radix: UInt32, digits: Int) -> UInt32 {
      var value: UInt32 = 0
      var count = 0
      while count < digits, index < bytes.endIndex, let digit = Self.digit(bytes[index]), digit < radix {
        value = value &* radix &+ digit
        index += 1
        count += 1
      }
      return value
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
      default: nil
      }
    }
  }
}
