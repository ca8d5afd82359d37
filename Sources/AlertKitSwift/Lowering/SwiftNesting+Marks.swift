extension SwiftNesting {
  /// Punctuation and operators.
  mutating func mark(_ byte: UInt8, in bytes: SwiftBytes) {
    switch byte {
    case UInt8(ascii: ";"):
      endStatement()
      isAfterOperand = false
    case UInt8(ascii: ","):
      endElement()
      isAfterOperand = false
    case UInt8(ascii: ":"):
      if top.choices > 0 {
        top.choices -= 1
        top.chain -= 1
      }
      isAfterOperand = false
    case _ where Self.isOperator[Int(byte)]:
      return `operator`(in: bytes)
    default:
      isAfterOperand = false
    }
    index += 1
  }

  static let isOperator: [Bool] = (0..<256).map { "/=-+!*%<>&|^~?".utf8.contains(UInt8($0)) }

  private mutating func `operator`(in bytes: SwiftBytes) {
    if bytes[index] == UInt8(ascii: ">"), top.angles > 0 {
      top.angles -= 1
      isAfterOperand = true
      index += 1
      return
    }
    var end = index
    while Self.isOperator[Int(bytes[end])], end == index || bytes[end] != UInt8(ascii: "/") { end += 1 }
    let isBound = isAfterOperand && !Self.isSpace(bytes[index - 1])
    switch bytes[index] {
    case UInt8(ascii: "?") where end == index + 1:
      if !isBound {
        top.choices += 1
        deepen(.chain)
        isAfterOperand = false
      }
    case UInt8(ascii: "-") where end == index + 2 && bytes[index + 1] == UInt8(ascii: ">"):
      deepen(.chain)
      isAfterOperand = false
    case UInt8(ascii: "<") where isBound && end == index + 1:
      deepen(.angles)
      isAfterOperand = false
    default:
      if !isAfterOperand { deepen(.chain) }
      isAfterOperand = isBound && (Self.isSpace(bytes[end]) || bytes[end] == UInt8(ascii: ".") || Self.isEnd(bytes[end]))
    }
    index = end
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ",")
      || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
  }

  /// `#"…"#`, `#if` and its like, or a macro.
  mutating func pound(in bytes: SwiftBytes) {
    var end = index
    while bytes[end] == UInt8(ascii: "#") { end += 1 }
    if bytes[end] == UInt8(ascii: "\"") {
      let pounds = end - index
      index = end
      return string(in: bytes, pounds: pounds)
    }
    let start = end
    while bytes.isName(at: end), end - start < 8 { end += 1 }
    let word = String(decoding: bytes.bytes[start..<end], as: UTF8.self)
    if ["if", "else", "elseif", "endif"].contains(word) { directive(word, in: bytes) }
    isAfterOperand = false
    index = end
  }

  /// Conditions within more conditions than anyone writes are left out, so that what they hold is compiled.
  private mutating func directive(_ word: String, in bytes: SwiftBytes) {
    if word == "if" { conditionDepth += 1 }
    if conditionDepth > Self.conditionLimit {
      var end = index
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      erase(index..<end)
    }
    if word == "endif" { conditionDepth = max(conditionDepth - 1, 0) }
  }
}
