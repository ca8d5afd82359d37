internal import AlertKitCore

/// Code as its bytes, read from some place on or back from it.
extension UnsafeBufferPointer<UInt8> {
  /// What stands in a range of the bytes.
  func text(_ range: some RangeExpression<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
  }

  /// Where a comment ends that begins at a place; nil where none does.
  func endOfComment(at start: Int) -> Int? {
    guard start + 1 < count, self[start] == UInt8(ascii: "/") else { return nil }
    var index = start + 2
    switch self[start + 1] {
    case UInt8(ascii: "/"):
      while index < count, self[index] != UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "*"):
      while index + 1 < count, self[index] != UInt8(ascii: "*") || self[index + 1] != UInt8(ascii: "/") { index += 1 }
      index = Swift.min(index + 2, count)
    default: return nil
    }
    return index
  }

  /// How long C's literal of one character is, `'"'` or `'\n'`; 1 where none stands there.
  func lengthOfCharacter(at start: Int) -> Int {
    guard start + 2 < count else { return 1 }
    if self[start + 1] != UInt8(ascii: "\\") { return self[start + 2] == UInt8(ascii: "'") ? 3 : 1 }
    return start + 3 < count && self[start + 3] == UInt8(ascii: "'") ? 4 : 1
  }

  /// The next byte that is no white space; 0 at the end.
  func nextVisible(from start: Int) -> UInt8 {
    var index = start
    while index < count, self[index].isBlank { index += 1 }
    return index < count ? self[index] : 0
  }

  /// The last byte before a place that is no white space; 0 at the start.
  func lastVisible(before end: Int) -> UInt8 {
    var index = end - 1
    while index >= 0, self[index].isBlank { index -= 1 }
    return index >= 0 ? self[index] : 0
  }

  /// Where the word ends that stands before a place, white space between; nil where another byte does.
  func wordBefore(_ end: Int) -> Range<Int>? {
    var last = end
    while last > 0, self[last - 1].isBlank { last -= 1 }
    var first = last
    while first > 0, self[first - 1].isNamePart { first -= 1 }
    return first < last ? first..<last : nil
  }
}

/// Whether a place stands in a literal, where slashes begin no comment. What it gets wrong ends with the line.
struct Quotes {
  private enum Literal {
    case line
    case lines
  }

  private var open: Literal?

  var areOpen: Bool { open != nil }

  /// Goes past the byte at a place, or past what belongs to it.
  mutating func next(after index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    switch text[index] {
    case UInt8(ascii: "\\"):
      return areOpen && text.indices.contains(index + 1) && !text[index + 1].isNamePart ? index + 2 : index + 1
    case UInt8(ascii: "\n"):
      if open == .line { open = nil }
    case UInt8(ascii: "\""):
      if open != .line, text.count > index + 2, text[index + 1] == UInt8(ascii: "\""), text[index + 2] == UInt8(ascii: "\"") {
        open = open == nil ? .lines : nil
        return index + 3
      }
      if open != .lines { open = open == nil ? .line : nil }
    default: break
    }
    return index + 1
  }
}

extension UInt8 {
  var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension UnsafeBufferPointer<UInt8> {
  /// The variable that is given what stands at a place: `let alert = `, `self.alert = `.
  func variable(before start: Int) -> String? {
    var index = Swift.min(start, count) - 1
    while index >= 0, self[index].isBlank || self[index] == UInt8(ascii: "[") { index -= 1 }
    guard index > 0, self[index] == UInt8(ascii: "="), let word = wordBefore(index) else { return nil }
    return text(word)
  }

  /// Whether a method of Objective-C is declared whose name stands at a place: `- (void)name`.
  ///
  /// - Parameter ofClass: Whether it has to be one of the class itself: `+ (void)name`.
  func declaresMethod(at start: Int, ofClass: Bool = false) -> Bool {
    var index = start - 1
    func skipBlanks() { while index >= 0, self[index].isBlank { index -= 1 } }
    skipBlanks()
    guard index >= 0, self[index] == UInt8(ascii: ")") else { return false }
    var depth = 0
    while index >= 0 {
      if self[index] == UInt8(ascii: ")") { depth += 1 }
      if self[index] == UInt8(ascii: "(") { depth -= 1 }
      index -= 1
      if depth == 0 { break }
    }
    skipBlanks()
    guard index >= 0, self[index] == UInt8(ascii: "+") || !ofClass && self[index] == UInt8(ascii: "-") else { return false }
    index -= 1
    while index >= 0, self[index] == 0x20 || self[index] == 0x09 { index -= 1 }
    return index < 0 || self[index] == 0x0A || self[index] == 0x0D
  }

  /// Whether a property of Objective-C is declared whose name stands at a place: `@property Screen *screen;`, `@synthesize screen;`.
  func declaresProperty(at start: Int) -> Bool {
    var index = start - 1
    while index >= 0, !";{}".utf8.contains(self[index]) {
      if self[index] == UInt8(ascii: "@") {
        return ["property", "synthesize", "dynamic"].contains { self[(index + 1)...].starts(with: $0.utf8) }
      }
      index -= 1
    }
    return false
  }

  /// Whether a call is given one literal and nothing else, from its parenthesis on: `("Photo")`.
  func takesLiteral(at start: Int) -> Bool {
    var index = start
    func take(_ byte: UInt8) -> Bool {
      while index < count, self[index].isBlank { index += 1 }
      guard index < count, self[index] == byte else { return false }
      index += 1
      return true
    }
    guard take(UInt8(ascii: "(")) else { return false }
    _ = take(UInt8(ascii: "@"))
    guard take(UInt8(ascii: "\"")) else { return false }
    while index < count, self[index] != UInt8(ascii: "\""), self[index] != UInt8(ascii: "\\"), self[index] != 0x0A {
      index += 1
    }
    return take(UInt8(ascii: "\"")) && take(UInt8(ascii: ")"))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether what is called at a place is given a literal, or the name of a class that is there: `(NSStringFromClass(type))`.
  func takesKnownName(at start: Int) -> Bool {
    if takesLiteral(at: start) { return true }
    guard start < count, self[start] == UInt8(ascii: "(") else { return false }
    var index = start + 1
    while index < count, self[index].isBlank || self[index] == UInt8(ascii: "[") { index += 1 }
    return self[index...].starts(with: "NSStringFromClass(".utf8)
  }

  /// The name of the macro whose definition, which may go on over several lines, holds a place.
  func macro(around offset: Int) -> String? {
    let newline = UInt8(ascii: "\n")
    var start = offset
    while true {
      while start > 0, self[start - 1] != newline { start -= 1 }
      guard start > 1 else { break }
      var end = start - 2
      if self[end] == UInt8(ascii: "\r"), end > 0 { end -= 1 }
      guard self[end] == UInt8(ascii: "\\") else { break }
      start = end
    }
    let line = self[start...].prefix { $0 != newline }
    let words = line.split(maxSplits: 2) { $0.isBlank }
    guard words.count > 1, words[0].elementsEqual("#define".utf8) else { return nil }
    let name = words[1].prefix { $0.isNamePart }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Whether a name stands by itself, or is asked of `self`.
  func isOfSelf(at start: Int, isSwift: Bool) -> Bool {
    let last = lastVisible(before: start)
    var end = start
    if last == UInt8(ascii: ".") {
      while end > 0, self[end - 1] != UInt8(ascii: ".") { end -= 1 }
      end -= 1
    } else if isSwift {
      return last != UInt8(ascii: "\\")
    }
    guard let word = wordBefore(end), text(word) == "self"
    else { return false }
    let before = lastVisible(before: word.lowerBound)
    return before != UInt8(ascii: ".") && (isSwift || last == UInt8(ascii: ".") || before == UInt8(ascii: "["))
  }

  /// What a literal of one line says around a name that begins at a place, and where the name ends; nil where a line ends before it.
  func literal(around start: Int) -> (range: Range<Int>, nameEnd: Int)? {
    func isQuote(_ index: Int) -> Bool { self[index] == UInt8(ascii: "\"") && self[index - 1] != UInt8(ascii: "\\") }
    var first = start
    while first > 1, !isQuote(first - 1), self[first - 1] != 0x0A { first -= 1 }
    var nameEnd = start
    while nameEnd < count, self[nameEnd].isNamePart { nameEnd += 1 }
    var last = nameEnd
    while last < count, !isQuote(last), self[last] != 0x0A { last += 1 }
    guard first > 1, isQuote(first - 1), last < count, isQuote(last) else { return nil }
    return (first..<last, nameEnd)
  }

  /// Whether a place stands in a value within a literal, `"\(place)"`, as far as the end of its line tells that is before it.
  func isInInterpolation(_ offset: Int) -> Bool {
    var (index, closed) = (offset - 1, 0)
    let first = Swift.max(offset - Self.longestInterpolation, 0)
    while index > first, self[index] != 0x0A {
      switch self[index] {
      case UInt8(ascii: ")"): closed += 1
      case UInt8(ascii: "(") where closed > 0: closed -= 1
      case UInt8(ascii: "("): if self[index - 1] == UInt8(ascii: "\\") { return true }
      default: break
      }
      index -= 1
    }
    return false
  }

  /// How far before a place the value begins that it stands in, in UTF-8.
  private static var longestInterpolation: Int { 400 }
}
