internal import AlertKitCore

/// Cuts an Objective-C file into words.
struct Lexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int
  private let end: Int
  private var startsLine = true
  private(set) var tokens: [Token] = []
  /// The comments that hold `alertcopy:`, with how many words stand before each.
  private(set) var comments: [(range: Range<Int>, before: Int)] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  /// All words of the range. A directive is one word.
  /// - Parameter isDirective: Whether the range lies within a directive, so that `#` is a mark in it.
  mutating func run(isDirective: Bool = false) {
    tokens.reserveCapacity((end - index) / 5)
    startsLine = !isDirective
    while index < end {
      let byte = bytes[index]
      switch byte {
      case 0x0A, 0x0D:
        startsLine = true
        index += 1
      case 0...0x20: index += 1
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "/") where next == UInt8(ascii: "/") || next == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "#") where startsLine && !isDirective: directive()
      case UInt8(ascii: "\""): string(from: index)
      case UInt8(ascii: "'"): character()
      case UInt8(ascii: "@"): at()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number(from: index)
      case UInt8(ascii: ".") where Self.isDigit(next): number(from: index)
      case _ where Self.isName[Int(byte)]: word(from: index)
      default: mark()
      }
    }
  }

  private var next: UInt8 { index + 1 < end ? bytes[index + 1] : 0 }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  static let isName: [Bool] = (0..<256).map { value in
    let byte = UInt8(value)
    return byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || isDigit(byte)
      || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private mutating func add(_ kind: Token.Kind, from start: Int, mark: UInt8 = 0) {
    let isAtMargin = startsLine && (start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D)
    tokens.append(
      Token(
        start: Int32(start), end: Int32(index), kind: kind, mark: mark, startsLine: startsLine, isAtMargin: isAtMargin))
    startsLine = false
  }

  private mutating func skipComment() {
    let start = index
    if next == UInt8(ascii: "/") {
      index = Self.endOfLine(from: index, in: bytes, end)
    } else {
      index += 2
      while index < end, !(bytes[index] == UInt8(ascii: "*") && next == UInt8(ascii: "/")) { index += 1 }
      index = min(index + 2, end)
    }
    if Self.holdsMarker(bytes, start..<index) { comments.append((start..<index, tokens.count)) }
  }

  private static let marker = Array("alertcopy:".utf8)

  private static func holdsMarker(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    var place = range.lowerBound
    while place + marker.count <= range.upperBound {
      if bytes[place] == marker[0], marker.indices.allSatisfy({ bytes[place + $0] == marker[$0] }) { return true }
      place += 1
    }
    return false
  }

  /// Where the line ends that `start` stands in; a backslash before its end joins the next one.
  private static func endOfLine(from start: Int, in bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> Int {
    var index = start
    while index < end {
      if bytes[index] == UInt8(ascii: "\\") {
        index += index + 2 < end && bytes[index + 1] == 0x0D && bytes[index + 2] == 0x0A ? 3 : 2
      } else if bytes[index] == 0x0A || bytes[index] == 0x0D {
        return index
      } else {
        index += 1
      }
    }
    return end
  }

  /// A directive ends with its line, but for comments in it that go on.
  private mutating func directive() {
    let start = index
    while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += index + 2 < end && bytes[index + 1] == 0x0D && bytes[index + 2] == 0x0A ? 3 : 2
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"): index = Self.endOfLine(from: index, in: bytes, end)
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): skipQuoted(UInt8(ascii: "\""))
      default: index += 1
      }
    }
    index = min(index, end)
    add(.directive, from: start)
  }

  private mutating func string(from start: Int) {
    skipQuoted(UInt8(ascii: "\""))
    add(.string, from: start)
  }

  private mutating func character() {
    let start = index
    skipQuoted(UInt8(ascii: "'"))
    add(.character, from: start)
  }

  /// Past a literal, which ends with its line at the latest.
  private mutating func skipQuoted(_ quote: UInt8) {
    index += 1
    while index < end, bytes[index] != quote, bytes[index] != 0x0A, bytes[index] != 0x0D {
      let joinsLines =
        bytes[index] == UInt8(ascii: "\\") && index + 2 < end && bytes[index + 1] == 0x0D && bytes[index + 2] == 0x0A
      index += joinsLines ? 3 : bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, end)
    if index < end, bytes[index] == quote { index += 1 }
  }

  /// `R"mark(…)mark"`, whose first quotation mark stands at the index.
  private mutating func rawString(from start: Int) {
    index += 1
    let mark = index
    while index < end, index - mark < 17, bytes[index] != UInt8(ascii: "("), bytes[index] != 0x0A { index += 1 }
    guard index < end, bytes[index] == UInt8(ascii: "(") else { return add(.string, from: start) }
    let length = index - mark
    while index < end {
      index += 1
      guard index + length + 1 < end, bytes[index] == UInt8(ascii: ")"), bytes[index + length + 1] == UInt8(ascii: "\"") else {
        continue
      }
      let place = index
      guard (0..<length).allSatisfy({ bytes[place + 1 + $0] == bytes[mark + $0] }) else { continue }
      index += length + 2
      break
    }
    index = min(index, end)
    add(.string, from: start)
  }

  private mutating func number(from start: Int) {
    while index < end, Self.isName[Int(bytes[index])] || bytes[index] == UInt8(ascii: ".") || isExponentSign { index += 1 }
    add(.number, from: start)
  }

  private var isExponentSign: Bool {
    (bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")) && bytes[index - 1] | 0x20 == UInt8(ascii: "e")
  }

  private mutating func word(from start: Int, kind: Token.Kind = .identifier) {
    var hash = StableHash()
    for byte in bytes[start..<index] { hash.combine(byte) }
    while index < end, Self.isName[Int(bytes[index])] {
      hash.combine(bytes[index])
      index += 1
    }
    if index < end, bytes[index] == UInt8(ascii: "\""), index - start <= 3, bytes[index - 1] == UInt8(ascii: "R") {
      return rawString(from: start)
    }
    add(kind, from: start, mark: Keyword(hash: hash.value).rawValue)
  }

  private mutating func at() {
    let start = index
    switch next {
    case UInt8(ascii: "\""):
      index += 1
      string(from: start)
    case UInt8(ascii: "["): take(2, Mark.array)
    case UInt8(ascii: "{"): take(2, Mark.dictionary)
    case UInt8(ascii: "("): take(2, Mark.boxed)
    case let byte where Self.isDigit(byte):
      index += 1
      number(from: start)
    case let byte where Self.isName[Int(byte)]:
      index += 1
      word(from: start, kind: .atWord)
    default: index += 1
    }
  }

  private mutating func take(_ count: Int, _ mark: UInt8) {
    let start = index
    index += count
    add(.mark, from: start, mark: mark)
  }

  private mutating func mark() {
    let byte = bytes[index]
    switch (byte, next) {
    case (UInt8(ascii: "-"), UInt8(ascii: ">")): take(2, Mark.arrow)
    case (UInt8(ascii: ":"), UInt8(ascii: ":")): take(2, Mark.scope)
    case (UInt8(ascii: "="), UInt8(ascii: "=")): take(2, Mark.equal)
    case (UInt8(ascii: "!"), UInt8(ascii: "=")): take(2, Mark.unequal)
    case (UInt8(ascii: "&"), UInt8(ascii: "&")): take(2, Mark.bothHold)
    case (UInt8(ascii: "|"), UInt8(ascii: "|")): take(2, Mark.eitherHolds)
    case (UInt8(ascii: "<"), UInt8(ascii: "<")): take(2, Mark.shift)
    case (UInt8(ascii: "<"), UInt8(ascii: "=")): take(2, Mark.atMost)
    case (UInt8(ascii: ">"), UInt8(ascii: "=")): take(2, Mark.atLeast)
    case (UInt8(ascii: "+"), UInt8(ascii: "=")): take(2, Mark.add)
    case (UInt8(ascii: "+"), UInt8(ascii: "+")), (UInt8(ascii: "-"), UInt8(ascii: "-")): take(2, Mark.step)
    case (UInt8(ascii: "."), UInt8(ascii: ".")) where index + 2 < end && bytes[index + 2] == UInt8(ascii: "."):
      take(3, Mark.ellipsis)
    case (_, UInt8(ascii: "=")) where Self.changes.contains(byte): take(2, Mark.change)
    default: take(1, byte)
    }
  }

  private static let changes = Array("-*/%|&^".utf8)
}
