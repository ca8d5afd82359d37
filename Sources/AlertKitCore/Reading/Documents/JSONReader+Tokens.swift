extension JSONReader {
  /// Skips white space, and with a fault each: comments and merge conflict markers.
  mutating func skipSpace() {
    while position < text.count {
      switch text[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      case UInt8(ascii: "/") where isComment: skipComment()
      case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"):
        guard isConflictMarker else { return }
        let start = position
        skipLine()
        report("a merge conflict marker", from: start, to: position)
      default: return
      }
    }
  }

  private var isComment: Bool {
    position + 1 < text.count && (text[position + 1] == UInt8(ascii: "/") || text[position + 1] == UInt8(ascii: "*"))
  }

  private mutating func skipComment() {
    let start = position
    if text[position + 1] == UInt8(ascii: "/") {
      skipLine()
    } else {
      position += 2
      while position < text.count,
        !(text[position - 1] == UInt8(ascii: "*") && text[position] == UInt8(ascii: "/")) || position == start + 2
      {
        position += 1
      }
      position = min(position + 1, text.count)
    }
    report("JSON has no comments", from: start, to: start + 2)
  }

  private mutating func skipLine() {
    while position < text.count, text[position] != 0x0A, text[position] != 0x0D { position += 1 }
  }

  /// Seven of git's marks at the start of a line.
  private var isConflictMarker: Bool {
    guard position == 0 || text[position - 1] == 0x0A || text[position - 1] == 0x0D, position + 7 <= text.count else {
      return false
    }
    return text[position..<position + 7].allSatisfy { $0 == text[position] }
  }

  /// Reads the string whose quote stands at `position`.
  mutating func readString() {
    position += 1
    let start = position
    var kind = Document.Kind.string
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "\""):
        entries.append(Document.Entry(kind, start, position, at: entries.count))
        position += 1
        return
      case UInt8(ascii: "\\"):
        kind = .escapedString
        let escape = JSONEscape.read(text, at: position, end: text.count)
        if let problem = escape.problem { report(problem, from: position, to: position + max(escape.length, 2)) }
        position = min(position + escape.length, text.count)
        if escape.scalar == nil, position < text.count, text[position] != 0x0A, text[position] != 0x0D { position += 1 }
      case 0x0A, 0x0D:
        return endOpenString(kind, start)
      case 0..<0x20:
        report("a control character in a text is written \\u00…", from: position, to: position + 1)
        position += 1
      default:
        position += 1
      }
    }
    endOpenString(kind, start)
  }

  private mutating func endOpenString(_ kind: Document.Kind, _ start: Int) {
    let end = position
    entries.append(Document.Entry(kind, min(start, end), end, at: entries.count))
    if !hasEnded { report("a text without its closing quote", from: start - 1, to: end) }
  }

  /// Reads a number or `true`, `false`, `null`; false where neither letters nor digits stand.
  mutating func readWord() -> Bool {
    let start = position
    while position < text.count, Self.isWordByte(text[position]) { position += 1 }
    guard position > start else { return false }
    let word = text[start..<position]
    let kind: Document.Kind
    if word.elementsEqual("true".utf8) {
      kind = .true
    } else if word.elementsEqual("false".utf8) {
      kind = .false
    } else if word.elementsEqual("null".utf8) {
      kind = .null
    } else if Self.isNumber(word) {
      kind = .number
    } else {
      kind = .invalid
      let shown = String(decoding: word.prefix(40), as: UTF8.self)
      entries.append(Document.Entry(kind, start, position, at: entries.count))
      report("\"\(shown)\" is no JSON value", from: start, to: position)
      return true
    }
    entries.append(Document.Entry(kind, start, position, at: entries.count))
    return true
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a word is a number by RFC 8259: no leading zero or plus sign, digits on both sides of the point.
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    func digits() -> Int {
      let count = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole > 0, !startsWithZero || whole == 1 else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if let exponent = rest.first, exponent | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
