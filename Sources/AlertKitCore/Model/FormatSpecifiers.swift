/// A place in a text that a run-time value fills, as `printf`, `NSString` and string catalogs write it.
package struct FormatSpecifier: Hashable, Sendable {
  /// What kind of value fills the place. Length modifiers play no part: `%d`, `%ld` and `%lld` are one kind.
  package enum Kind: Hashable, Sendable {
    /// `%@`
    case object
    /// `%d`, `%i`, `%u`, `%x`, `%o` and the `*` of a width.
    case integer
    /// `%f`, `%e`, `%g`, `%a`
    case floating
    /// `%c`
    case character
    /// `%s`
    case cString
    /// `%p`
    case pointer
    /// `%#@name@` or `%arg`: a number whose wording or format is kept elsewhere.
    case number

    /// Whether a value of one kind can be shown by a specifier of the other.
    package func matches(_ other: Kind) -> Bool {
      self == other || (self == .number && other.isNumeric) || (other == .number && isNumeric)
    }

    /// Whether the value is a number.
    package var isNumeric: Bool { self == .integer || self == .floating || self == .number }
  }

  package let kind: Kind
  /// Which argument fills the place, from 1.
  package let argument: Int
  /// Whether the text itself says which argument (`%2$@`); otherwise arguments are taken in order.
  package let isPositional: Bool
  /// The specifier as written.
  package let text: String
  /// Where it stands: UTF-8 offsets into the text.
  package let range: Range<Int>

  /// A specifier into which a blank fell, such as `% @`: it is read as a flag.
  package static func parted(in text: String) -> String? {
    text.firstMatch(of: /%[ \u00A0]+(\d\$)?(@|l?l?[du]|i|f|s)(?![\p{L}'’])/).map { String($0.0) }
  }

  /// The specifiers of a text in the order in which they stand.
  ///
  /// `%%` is none, and nor is a percent sign with a space behind it: "100 % grün" has no specifiers, nor has "100%ige".
  package static func all(in text: String) -> [FormatSpecifier] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    var scanner = FormatScanner(bytes: Array(text.utf8))
    return scanner.scan()
  }

  /// The text with each specifier replaced.
  package static func replacing(in text: String, with substitute: String) -> String {
    replacing(in: text) { _ in substitute }
  }

  /// A text with something else in the place of each placeholder.
  package static func replacing(in text: String, by substitute: (FormatSpecifier) -> String) -> String {
    let specifiers = all(in: text)
    guard !specifiers.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var start = 0
    for specifier in specifiers where specifier.range.lowerBound >= start {
      result += bytes[start..<specifier.range.lowerBound]
      result += substitute(specifier).utf8
      start = specifier.range.upperBound
    }
    result += bytes[start...]
    return String(decoding: result, as: UTF8.self)
  }
}

/// Finds format specifiers in UTF-8 text.
private struct FormatScanner {
  let bytes: [UInt8]
  private var index = 0
  private var nextArgument = 1
  private var found: [FormatSpecifier] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan() -> [FormatSpecifier] {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      if byte(at: index + 1) == UInt8(ascii: "%") {
        index += 2
      } else {
        scanSpecifier()
      }
    }
    return found
  }

  /// Reads what follows a percent sign; where that is no specifier, goes on behind the sign.
  private mutating func scanSpecifier() {
    let start = index
    var end = start + 1
    var stars = 0
    let position = explicitPosition(at: &end)
    skipName(at: &end)
    guard let kind = variable(at: &end) ?? conversion(at: &end, stars: &stars), !isPercentage(start, end, kind) else {
      index = start + 1
      return
    }
    for _ in 0..<stars { append(.integer, position: nil, start..<end) }
    append(kind, position: position, start..<end)
    index = end
  }

  /// Whether the sign belongs to the number before it and a word follows, as in "100%ige Sicherheit".
  private func isPercentage(_ start: Int, _ end: Int, _ kind: FormatSpecifier.Kind) -> Bool {
    guard kind != .object, end == start + 2, start > 0, let next = byte(at: end) else { return false }
    return bytes[start - 1].isDigit && (next >= 0x80 || next.isLetter)
  }

  private mutating func append(_ kind: FormatSpecifier.Kind, position: Int?, _ range: Range<Int>) {
    found.append(
      FormatSpecifier(
        kind: kind, argument: position ?? nextArgument, isPositional: position != nil,
        text: String(decoding: bytes[range], as: UTF8.self), range: range))
    if position == nil { nextArgument += 1 }
  }

  /// The `2$` of `%2$@`.
  private func explicitPosition(at end: inout Int) -> Int? {
    var cursor = end
    skipDigits(&cursor)
    guard cursor > end, cursor - end < 4, byte(at: cursor) == UInt8(ascii: "$"),
      let number = Int(String(decoding: bytes[end..<cursor], as: UTF8.self)), number > 0
    else { return nil }
    end = cursor + 1
    return number
  }

  /// The `(minutes)` of `%1$(minutes)lld`: what a value is called in code, as catalogs of Xcode 26 write it. Python's `%(minutes)s` and
  /// `%(minutes)d` are no placeholders of Apple's.
  private func skipName(at end: inout Int) {
    guard byte(at: end) == UInt8(ascii: "(") else { return }
    var cursor = end + 1
    while let next = byte(at: cursor), next.isLetter || next.isDigit || next == UInt8(ascii: "_") { cursor += 1 }
    guard cursor > end + 1, byte(at: cursor) == UInt8(ascii: ")"), let next = byte(at: cursor + 1), "@la#".utf8.contains(next)
    else {
      return
    }
    end = cursor + 1
  }

  /// `#@name@` or `arg`.
  private func variable(at end: inout Int) -> FormatSpecifier.Kind? {
    if bytes[end...].starts(with: "arg".utf8) {
      end += 3
      return .number
    }
    guard bytes[end...].starts(with: "#@".utf8),
      let close = bytes[(end + 2)...].firstIndex(of: UInt8(ascii: "@")), close > end + 2,
      !bytes[(end + 2)..<close].contains(UInt8(ascii: " "))
    else { return nil }
    end = close + 1
    return .number
  }

  /// Flags, width, precision, length and conversion. A space is a flag to `printf`, but in prose it is a space, unless what follows
  /// is no prose: `% .0f`, `% 5d`.
  private func conversion(at end: inout Int, stars: inout Int) -> FormatSpecifier.Kind? {
    var cursor = end
    skip(&cursor, anyOf: "-+#0'")
    let isSpaced = byte(at: cursor) == UInt8(ascii: " ")
    if isSpaced {
      cursor += 1
      skip(&cursor, anyOf: "-+#0'")
    }
    let amount = cursor
    skipAmount(&cursor, stars: &stars)
    let hasWidth = cursor > amount
    let hasPrecision = byte(at: cursor) == UInt8(ascii: ".")
    if hasPrecision {
      cursor += 1
      skipAmount(&cursor, stars: &stars)
    }
    skip(&cursor, anyOf: "hlqLjtz")
    guard let letter = byte(at: cursor), let kind = Self.kinds[letter],
      !isSpaced || (isFlag(hasWidth: hasWidth, hasPrecision: hasPrecision, before: cursor) && kind.isNumeric)
    else { return nil }
    end = cursor + 1
    return kind
  }

  /// Whether a space behind the sign at ``index`` is a flag of a number's format, whose letter stands at an offset: nothing belongs to
  /// the sign from before, and no word follows.
  private func isFlag(hasWidth: Bool, hasPrecision: Bool, before letter: Int) -> Bool {
    guard hasWidth || hasPrecision, let conversion = byte(at: letter), "diufFeEgG".utf8.contains(conversion) else {
      return false
    }
    if let next = byte(at: letter + 1), next.isLetter { return false }
    return hasPrecision || bytes[..<index].last { $0 != UInt8(ascii: " ") }.map { !$0.isDigit } ?? true
  }

  private func skipAmount(_ cursor: inout Int, stars: inout Int) {
    if byte(at: cursor) == UInt8(ascii: "*") {
      stars += 1
      cursor += 1
    } else {
      skipDigits(&cursor)
    }
  }

  private func skipDigits(_ cursor: inout Int) { skip(&cursor, anyOf: "0123456789") }

  private func skip(_ cursor: inout Int, anyOf characters: StaticString) {
    while let next = byte(at: cursor),
      characters.withUTF8Buffer({ $0.contains(next) })
    { cursor += 1 }
  }

  private func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private static let kinds: [UInt8: FormatSpecifier.Kind] = {
    let letters: [(String, FormatSpecifier.Kind)] = [
      ("@", .object), ("dDiuUxXoO", .integer), ("fFeEgGaA", .floating), ("cC", .character), ("sS", .cString),
      ("p", .pointer),
    ]
    return Dictionary(uniqueKeysWithValues: letters.flatMap { letters, kind in letters.utf8.map { ($0, kind) } })
  }()
}
