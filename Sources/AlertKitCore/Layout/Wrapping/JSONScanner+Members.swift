extension JSONScanner {
  /// Reads a string.
  mutating func string() throws(LineFault) -> String {
    let text: String
    if let plain = try plainString() {
      text = plain
    } else {
      var units: [UInt16] = []
      try string(into: &units)
      text = String(decoding: units, as: UTF16.self)
    }
    guard CombiningMarks.areBounded(in: text) else { throw .tooManyMarks }
    return text
  }

  /// Reads a string, or nothing where `null` stands.
  mutating func optionalString() throws(LineFault) -> String? {
    try takeNull() ? nil : try string()
  }

  mutating func bool() throws(LineFault) -> Bool {
    let start = valueStart()
    guard peek == UInt8(ascii: "t") || peek == UInt8(ascii: "f") else {
      throw LineFault("not JSON: true or false expected at byte \(start + 1)")
    }
    let isTrue = peek == UInt8(ascii: "t")
    try skipValue()
    return isTrue
  }

  /// Passes over `null` where it stands.
  mutating func takeNull() throws(LineFault) -> Bool {
    _ = valueStart()
    guard peek == UInt8(ascii: "n") else { return false }
    try skipValue()
    return true
  }

  /// Reads an object; `body` is called behind each name's colon and reads the value.
  mutating func object(
    _ body: (_ name: String, _ scanner: inout JSONScanner) throws(LineFault) -> Void
  ) throws(LineFault) {
    try expect(UInt8(ascii: "{"), "an object")
    if take(UInt8(ascii: "}")) { return }
    repeat {
      let name = try string()
      try expect(UInt8(ascii: ":"), "':'")
      try body(name, &self)
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"), "',' or '}'")
  }

  /// Reads an array; `body` reads each value.
  mutating func array(_ body: (_ scanner: inout JSONScanner) throws(LineFault) -> Void) throws(LineFault) {
    try expect(UInt8(ascii: "["), "a list")
    if take(UInt8(ascii: "]")) { return }
    repeat { try body(&self) } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"), "',' or ']'")
  }

  /// Reads a list of strings.
  mutating func strings() throws(LineFault) -> [String] {
    var strings: [String] = []
    try array { (scanner) throws(LineFault) in strings.append(try scanner.string()) }
    return strings
  }

  /// Reads what tells a request apart, a string, a number or `null`, as it was written.
  mutating func identifier(into id: inout [UInt8]) throws(LineFault) {
    var units: [UInt16] = []
    let start = valueStart()
    switch peek {
    case UInt8(ascii: "\""):
      try string(into: &units)
      // Strict readers would refuse an answer that repeats it.
      guard Self.isPaired(units) else { throw LineFault("the id has half of a surrogate pair") }
    case UInt8(ascii: "n"): try skipValue()
    default:
      guard try number().isFinite else { throw LineFault("the id is out of range") }
    }
    id.removeAll(keepingCapacity: true)
    id.append(contentsOf: bytes[start..<at])
  }

  private static func isPaired(_ units: [UInt16]) -> Bool {
    var isHalf = false
    for unit in units {
      guard (unit & 0xFC00 == 0xDC00) == isHalf else { return false }
      isHalf = unit & 0xFC00 == 0xD800
    }
    return !isHalf
  }
}
