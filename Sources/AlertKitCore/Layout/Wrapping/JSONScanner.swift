/// Reads the JSON values of one line of a stream from its bytes.
struct JSONScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var at = 0

  private static let deepest = 64

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The byte at hand; 0 at the end.
  var peek: UInt8 { at < bytes.count ? bytes[at] : 0 }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return at == bytes.count
    }
  }

  mutating func valueStart() -> Int {
    skipSpace()
    return at
  }

  @inline(__always)
  private mutating func skipSpace() {
    while at < bytes.count, case let byte = bytes[at], byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A { at += 1 }
  }

  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  mutating func expect(_ byte: UInt8, _ what: String) throws(LineFault) {
    guard take(byte) else { throw LineFault("not JSON: \(what) expected at byte \(at + 1)") }
  }

  /// Reads a string into a buffer of UTF-16 units.
  mutating func string(into units: inout [UInt16]) throws(LineFault) {
    units.removeAll(keepingCapacity: true)
    try expect(UInt8(ascii: "\""), "a string")
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") {
        at += 1
        return
      }
      if byte == UInt8(ascii: "\\") {
        units.append(try escape())
      } else if byte < 0x80 {
        guard byte >= 0x20 else { throw LineFault("not JSON: a control character in a string at byte \(at + 1)") }
        units.append(UInt16(byte))
        at += 1
      } else {
        try scalar(into: &units)
      }
    }
    throw LineFault("not JSON: a string without its end")
  }

  /// Reads a string without escapes; nil, with nothing read, where another value or another string stands.
  mutating func plainString() throws(LineFault) -> String? {
    skipSpace()
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { return nil }
    var end = at + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\"), bytes[end] >= 0x20 { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    let content = UnsafeBufferPointer(rebasing: bytes[(at + 1)..<end])
    guard UTF8Check(content).firstInvalid == nil else { throw notUTF8 }
    at = end + 1
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func escape() throws(LineFault) -> UInt16 {
    at += 2
    switch at <= bytes.count ? bytes[at - 1] : 0 {
    case UInt8(ascii: "\""): return 0x22
    case UInt8(ascii: "\\"): return 0x5C
    case UInt8(ascii: "/"): return 0x2F
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "u"):
      var unit: UInt16 = 0
      for _ in 0..<4 {
        guard let digit = HexadecimalDigits.value(of: peek) else { throw LineFault("not JSON: a bad escape at byte \(at + 1)") }
        unit = unit << 4 | UInt16(digit)
        at += 1
      }
      return unit
    default: throw LineFault("not JSON: a bad escape at byte \(min(at, bytes.count))")
    }
  }

  /// Reads a character of several UTF-8 bytes.
  private mutating func scalar(into units: inout [UInt16]) throws(LineFault) {
    let first = bytes[at]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var code = UInt32(first) & (0x7F >> UInt32(length))
    guard first >= 0xC2, first <= 0xF4, at + length <= bytes.count else { throw notUTF8 }
    for place in 1..<length {
      guard bytes[at + place] & 0xC0 == 0x80 else { throw notUTF8 }
      code = code << 6 | UInt32(bytes[at + place] & 0x3F)
    }
    switch length {
    case 3 where code < 0x800 || 0xD800...0xDFFF ~= code, 4 where code < 0x10000 || code > 0x10FFFF: throw notUTF8
    case 4:
      units.append(UInt16(0xD800 + (code - 0x10000) >> 10))
      units.append(UInt16(0xDC00 + code & 0x3FF))
    default: units.append(UInt16(code))
    }
    at += length
  }

  private var notUTF8: LineFault { LineFault("not UTF-8 at byte \(at + 1)") }

  /// Reads a number.
  mutating func number() throws(LineFault) -> Double {
    let start = valueStart()
    _ = takeDirectly(UInt8(ascii: "-"))
    let startsWithZero = peek == UInt8(ascii: "0")
    let digits = takeDigits()
    var isNumber = digits > 0 && !(startsWithZero && digits > 1)
    if takeDirectly(UInt8(ascii: ".")) { isNumber = takeDigits() > 0 && isNumber }
    if peek | 0x20 == UInt8(ascii: "e") {
      at += 1
      if !takeDirectly(UInt8(ascii: "+")) { _ = takeDirectly(UInt8(ascii: "-")) }
      isNumber = takeDigits() > 0 && isNumber
    }
    guard isNumber else { throw LineFault("not JSON: a number expected at byte \(start + 1)") }
    if at - start < 10, bytes[start..<at].allSatisfy({ 0x30...0x39 ~= $0 }) {
      return Double(bytes[start..<at].reduce(0) { $0 * 10 + Int($1 - 0x30) })
    }
    return Double(String(decoding: bytes[start..<at], as: UTF8.self)) ?? .infinity
  }

  private mutating func takeDirectly(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    at += 1
    return true
  }

  private mutating func takeDigits() -> Int {
    let start = at
    while peek >= 0x30, peek <= 0x39 { at += 1 }
    return at - start
  }

  /// Passes over a value of any kind.
  mutating func skipValue(depth: Int = 0) throws(LineFault) {
    guard depth < Self.deepest else { throw LineFault("nested too deeply") }
    var ignored: [UInt16] = []
    let start = valueStart()
    switch peek {
    case UInt8(ascii: "\""): try string(into: &ignored)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let isObject = peek == UInt8(ascii: "{")
      let close = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      at += 1
      if take(close) { return }
      repeat {
        if isObject {
          try string(into: &ignored)
          try expect(UInt8(ascii: ":"), "':'")
        }
        try skipValue(depth: depth + 1)
      } while take(UInt8(ascii: ","))
      try expect(close, "the end of a list or an object")
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      while case UInt8(ascii: "a")...UInt8(ascii: "z") = peek { at += 1 }
      let word = String(decoding: bytes[start..<at], as: UTF8.self)
      guard ["true", "false", "null"].contains(word) else { throw LineFault("not JSON: unknown word at byte \(start + 1)") }
    default: _ = try number()
    }
  }
}
