/// A JSON value to be written, its members in the order given.
///
/// Strings are escaped so that the text is safe to print: control characters, bidirectional controls, and U+2028 and U+2029,
/// which JavaScript takes for line ends, are written as `\uXXXX`.
package enum JSONValue: Sendable {
  case string(String)
  case integer(Int)
  /// A finite number; whole ones are written without a fraction.
  case number(Double)
  case bool(Bool)
  case null
  case array([JSONValue])
  /// An array of arrays or objects that are made one after another while they are written.
  case made(@Sendable (_ use: (JSONValue) -> Void) -> Void)
  /// Members in order; one whose value is nil is left out.
  case object([(name: String, value: JSONValue?)])

  /// An array of strings, or nil when there are none: for members that are left out then.
  package static func strings(_ strings: [String]) -> JSONValue? {
    strings.isEmpty ? nil : .array(strings.map(JSONValue.string))
  }

  /// The text on one line, without a line end.
  package var compact: String {
    var text: [UInt8] = []
    write(to: &text, indent: nil)
    return String(decoding: text, as: UTF8.self)
  }

  /// The text with a member a line, indented by two spaces, arrays of plain values on one line, and a line end.
  package var indented: String {
    var whole = ""
    giveIndented { piece in
      // A large text is there once. Room that is not used costs nothing.
      if whole.isEmpty, piece.utf8.count > Self.longestPiece { whole.reserveCapacity(1 << 26) }
      whole += piece
    }
    return whole
  }

  private static let longestPiece = 1 << 16

  /// Gives ``indented`` in pieces: a large text need not be there as a whole.
  func giveIndented(to use: (String) -> Void) {
    var text: [UInt8] = []
    write(to: &text, indent: 0) { text in
      guard text.count > Self.longestPiece else { return }
      use(String(decoding: text, as: UTF8.self))
      text.removeAll(keepingCapacity: true)
    }
    text.append(UInt8(ascii: "\n"))
    use(String(decoding: text, as: UTF8.self))
  }

  /// Appends the text on one line.
  func append(to text: inout [UInt8]) { write(to: &text, indent: nil) }

  /// - Parameter flush: Takes what was written, where values are made one after another.
  private func write(to text: inout [UInt8], indent: Int?, flush: (inout [UInt8]) -> Void = { _ in }) {
    switch self {
    case .string(let string): Self.append(string, to: &text)
    case .integer(let integer): text += String(integer).utf8
    case .number(let number): text += (Int(exactly: number).map { String($0) } ?? String(number)).utf8
    case .bool(let bool): text += (bool ? "true" : "false").utf8
    case .null: text += "null".utf8
    case .array(let values):
      let inner = values.contains(where: \.isStructured) ? indent : nil
      Self.write(values, in: ("[", "]"), to: &text, indent: inner) { $0.write(to: &$1, indent: $2) }
    case .made(let make):
      text.append(UInt8(ascii: "["))
      var isFirst = true
      make { value in
        if !isFirst { text += (indent == nil ? ", " : ",").utf8 }
        isFirst = false
        if let indent { Self.startLine(in: &text, indent: indent + 1) }
        value.write(to: &text, indent: indent.map { $0 + 1 })
        flush(&text)
      }
      if let indent, !isFirst { Self.startLine(in: &text, indent: indent) }
      text.append(UInt8(ascii: "]"))
    case .object(let members):
      Self.write(members.lazy.filter { $0.value != nil }, in: ("{", "}"), to: &text, indent: indent) { member, text, indent in
        Self.append(member.name, to: &text)
        text += ": ".utf8
        member.value?.write(to: &text, indent: indent, flush: flush)
      }
    }
  }

  private var isStructured: Bool {
    switch self {
    case .array, .made, .object: true
    default: false
    }
  }

  private static func write<Items: Sequence>(
    _ items: Items, in brackets: (String, String), to text: inout [UInt8], indent: Int?,
    item write: (Items.Element, inout [UInt8], Int?) -> Void
  ) {
    text += brackets.0.utf8
    var isFirst = true
    for item in items {
      if !isFirst { text += (indent == nil ? ", " : ",").utf8 }
      isFirst = false
      if let indent { startLine(in: &text, indent: indent + 1) }
      write(item, &text, indent.map { $0 + 1 })
    }
    if let indent, !isFirst { startLine(in: &text, indent: indent) }
    text += brackets.1.utf8
  }

  private static func startLine(in text: inout [UInt8], indent: Int) {
    text.append(UInt8(ascii: "\n"))
    for _ in 0..<indent { text += "  ".utf8 }
  }

  /// Appends a string in its quotation marks.
  static func append(_ string: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { bytes in
      if isPlain(bytes) {
        text.append(contentsOf: bytes)
      } else {
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars { write(scalar, to: &text) }
      }
    }
    text.append(UInt8(ascii: "\""))
  }

  /// Whether nothing in a text has to be escaped.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var at = 0
    while at < bytes.count {
      let plain = lengthOfPlain(bytes, from: at)
      at += plain
      // What follows is looked at byte by byte, as far as the next eight.
      let end = min(at + 8, bytes.count)
      while at < end {
        guard isPlain(bytes, at: at) else { return false }
        at += 1
      }
    }
    return true
  }

  @inline(__always)
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    func next(_ distance: Int) -> UInt8 { place + distance < bytes.count ? bytes[place + distance] : 0 }
    return switch bytes[place] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20, 0x7F, 0xF3: false
    // The end of U+061C.
    case 0x9C: place == 0 || bytes[place - 1] != 0xD8
    case 0xC2: next(1) > 0x9F
    case 0xE2: next(1) != 0x81 && (next(1) != 0x80 || !(0x8E...0x8F ~= next(2) || 0xA8...0xAE ~= next(2)))
    case 0xEF: next(1) != 0xBB && next(1) != 0xBF
    default: true
    }
  }

  /// How many bytes there are, eight by eight, before any of which ``isPlain(_:at:)`` has to look further.
  @inline(__always)
  private static func lengthOfPlain(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
    let (ones, tops) = (0x0101_0101_0101_0101 as UInt64, 0x8080_8080_8080_8080 as UInt64)
    /// A top bit where a byte is that one, and perhaps above it.
    @inline(__always)
    func holds(_ byte: UInt64, _ word: UInt64) -> UInt64 {
      let other = word ^ ones &* byte
      return (other &- ones) & ~other
    }
    var at = start
    while at + 8 <= bytes.count {
      let word = base.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      let ascii = holds(0x22, word) | holds(0x5C, word) | holds(0x7F, word) | (word &- ones &* 0x20) & ~word
      let others = holds(0x9C, word) | holds(0xC2, word) | holds(0xE2, word) | holds(0xEF, word) | holds(0xF3, word)
      guard (ascii | others) & tops == 0 else { break }
      at += 8
    }
    return at - start
  }

  /// Appends a number, rounded to one decimal.
  static func append(tenths number: Double, to text: inout [UInt8]) {
    let tenths = Int((max(-1e15, min(number, 1e15)) * 10).rounded())
    if tenths < 0 { text.append(UInt8(ascii: "-")) }
    append(abs(tenths) / 10, to: &text)
    guard tenths % 10 != 0 else { return }
    text.append(UInt8(ascii: "."))
    append(abs(tenths) % 10, to: &text)
  }

  /// Appends a number, rounded to three decimals; trailing zeros are left out.
  static func append(thousandths number: Double, to text: inout [UInt8]) {
    let thousandths = Int((max(-1e12, min(number, 1e12)) * 1000).rounded())
    if thousandths < 0 { text.append(UInt8(ascii: "-")) }
    append(abs(thousandths) / 1000, to: &text)
    var rest = abs(thousandths) % 1000
    guard rest > 0 else { return }
    text.append(UInt8(ascii: "."))
    while rest > 0 {
      text.append(UInt8(ascii: "0") + UInt8(rest / 100))
      rest = rest % 100 * 10
    }
  }

  /// Appends a whole number.
  static func append(_ number: Int, to text: inout [UInt8]) {
    if number < 0 { text.append(UInt8(ascii: "-")) }
    var start = text.count
    var rest = number.magnitude
    repeat {
      text.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    // In place: a slice would be a copy.
    var end = text.count - 1
    while start < end {
      text.swapAt(start, end)
      (start, end) = (start + 1, end - 1)
    }
  }

  private static func write(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    switch scalar {
    case "\"": text += "\\\"".utf8
    case "\\": text += "\\\\".utf8
    case "\n": text += "\\n".utf8
    case "\r": text += "\\r".utf8
    case "\t": text += "\\t".utf8
    case " "..."~": text.append(UInt8(ascii: scalar))
    case _ where TerminalText.isUnsafe(scalar): for unit in UTF16.encode(scalar)! { text += escape(unit).utf8 }
    default: text += UTF8.encode(scalar)!
    }
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
