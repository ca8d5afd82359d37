/// Bytes of Swift, and which of them names are made of.
struct SwiftBytes {
  let bytes: UnsafeBufferPointer<UInt8>
  let isName: UnsafeBufferPointer<Bool>

  var count: Int { bytes.count }

  /// The byte at an offset; 0 beyond the ends.
  subscript(index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

  func isName(at index: Int) -> Bool { index >= 0 && index < bytes.count && isName[Int(bytes[index])] }
}

extension SwiftNesting {
  mutating func scan(_ bytes: SwiftBytes) {
    let words = Self.words
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: " "), 0x0A, 0x0D, 0x09, UInt8(ascii: "`"): index += 1
      case _ where bytes.isName(at: index): word(in: bytes, words)
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte, in: bytes)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte, in: bytes)
      case UInt8(ascii: "\""): string(in: bytes, pounds: 0)
      case UInt8(ascii: "#"): pound(in: bytes)
      case UInt8(ascii: "/") where bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*"):
        comment(in: bytes)
      default: mark(byte, in: bytes)
      }
    }
  }

  // MARK: Brackets

  private mutating func open(_ byte: UInt8, in bytes: SwiftBytes) {
    switch byte {
    case UInt8(ascii: "("): open(.paren, isAttribute: isAttribute(before: index, in: bytes))
    case UInt8(ascii: "["): open(.square)
    default: open(.brace)
    }
    index += 1
  }

  /// Whether the name that ends at an offset is an attribute's.
  private func isAttribute(before end: Int, in bytes: SwiftBytes) -> Bool {
    var start = end
    while end - start < 64, bytes.isName(at: start - 1) { start -= 1 }
    return start < end && bytes[start - 1] == UInt8(ascii: "@")
  }

  private mutating func close(_ byte: UInt8, in bytes: SwiftBytes) {
    let kind: Level.Kind = byte == UInt8(ascii: ")") ? .paren : byte == UInt8(ascii: "]") ? .square : .brace
    let closed = close(kind)
    index += 1
    if case .interpolation(let quotes, let pounds)? = closed?.kind { text(in: bytes, quotes: quotes, pounds: pounds) }
  }

  // MARK: Strings and comments

  mutating func string(in bytes: SwiftBytes, pounds: Int) {
    if isAfterOperand { endStatement() }
    top.squares = 0
    let isLong = bytes[index + 1] == UInt8(ascii: "\"") && bytes[index + 2] == UInt8(ascii: "\"")
    index += isLong ? 3 : 1
    text(in: bytes, quotes: isLong ? 3 : 1, pounds: pounds)
  }

  /// Reads a string's text up to its end or to an interpolation.
  private mutating func text(in bytes: SwiftBytes, quotes: Int, pounds: Int) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isPounds(pounds, at: index + 1, in: bytes):
        if bytes[index + 1 + pounds] == UInt8(ascii: "(") {
          open(.interpolation(quotes: quotes, pounds: pounds), length: 2 + pounds)
          index += 2 + pounds
          return
        }
        index += 2 + pounds
      case UInt8(ascii: "\"") where isEnd(in: bytes, quotes: quotes, pounds: pounds):
        index += quotes + pounds
        isAfterOperand = true
        return
      case 0x0A where quotes == 1, 0x0D where quotes == 1:
        isAfterOperand = true
        return
      default: index += 1
      }
    }
  }

  private func isEnd(in bytes: SwiftBytes, quotes: Int, pounds: Int) -> Bool {
    let isLong = bytes[index + 1] == UInt8(ascii: "\"") && bytes[index + 2] == UInt8(ascii: "\"")
    return (quotes == 1 || isLong) && isPounds(pounds, at: index + quotes, in: bytes)
  }

  private func isPounds(_ count: Int, at start: Int, in bytes: SwiftBytes) -> Bool {
    for index in start..<start + count where bytes[index] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Comments of several lines nest.
  private mutating func comment(in bytes: SwiftBytes) {
    if bytes[index + 1] == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      return
    }
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }
}
