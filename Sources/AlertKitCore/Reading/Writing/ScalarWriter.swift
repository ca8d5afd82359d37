internal import Synchronization

/// Writes characters as a text's style asks, and where its file escapes letters, in the same way.
struct ScalarWriter {
  private let escapes: CharacterEscapes
  /// A Unicode escape of the file's; nil where it writes letters as they are.
  private let model: UnicodeEscape?

  /// - Returns: nil where the style has no way to write one of the characters.
  init?(_ written: WrittenText, for scalars: [Unicode.Scalar]) {
    escapes = written.style.escapes
    switch written.style {
    case .bareWord:
      guard !scalars.isEmpty, scalars.allSatisfy({ $0.isASCII && StringsParser.isUnquoted(UInt8($0.value)) }) else {
        return nil
      }
    case .yamlPlain:
      guard Self.isPlain(scalars) else { return nil }
    case .yamlSingle:
      guard !scalars.contains(where: { $0.value < 0x20 && $0 != "\n" }) else { return nil }
    case .strings, .xml, .json, .yamlDouble, .yamlBlock: break
    }
    model = scalars.allSatisfy(\.isASCII) ? nil : UnicodeEscape(modelFor: written)
  }

  /// - Parameter inSection: Whether the characters are to stand in a CDATA section.
  func written(_ scalars: ArraySlice<Unicode.Scalar>, inSection: Bool) -> String {
    inSection ? scalars.map { String($0) }.joined() : scalars.map(written).joined()
  }

  private func written(_ scalar: Unicode.Scalar) -> String {
    if let model, !scalar.isASCII { return model.written(scalar) }
    return escapes.written(scalar)
  }

  /// Whether YAML reads the characters as one text without quotes, in a flow map too.
  private static func isPlain(_ scalars: [Unicode.Scalar]) -> Bool {
    guard let first = scalars.first, let last = scalars.last, !first.properties.isWhitespace, !last.properties.isWhitespace
    else { return false }
    return !"-?:,[]{}#&*!|>'\"%@`".unicodeScalars.contains(first) && last != ":"
      && scalars.allSatisfy { $0.value >= 0x20 && !":#,[]{}".unicodeScalars.contains($0) }
  }
}

/// How a file writes a letter by its number.
struct UnicodeEscape: Equatable, Sendable {
  /// What stands before and behind the digits.
  let prefix: String
  let suffix: String
  let radix: Int
  let isUppercase: Bool
  /// Digits at least; in escapes of four digits, characters beyond them take two escapes, or one of eight digits.
  let digits: Int
  /// What stands before eight digits; nil where there are no escapes of eight.
  let longPrefix: String?

  static let json = UnicodeEscape(prefix: "\\u", suffix: "", radix: 16, isUppercase: false, digits: 4)

  init(prefix: String, suffix: String, radix: Int, isUppercase: Bool, digits: Int, longPrefix: String? = nil) {
    self.prefix = prefix
    self.suffix = suffix
    self.radix = radix
    self.isUppercase = isUppercase
    self.digits = digits
    self.longPrefix = longPrefix
  }

  /// The escape by which a text writes a letter beyond ASCII, or another text of its file where that is all ASCII; nil where
  /// letters are written as they are.
  init?(modelFor written: WrittenText) {
    let file = written.file.text
    if written.pieces.contains(where: { !$0.scalar.isASCII && file[$0.range.lowerBound] >= 0x80 }) { return nil }
    let own = written.pieces.first { !$0.scalar.isASCII }.map { String(decoding: file[$0.range], as: UTF8.self) }
    guard
      let escape = own.map({ UnicodeEscape(of: $0, style: written.style) })
        ?? written.file.letterEscape.first(in: file, style: written.style)
    else {
      return nil
    }
    self = escape
  }

  /// The escape that one like `\U00E9`, `\u00e9` or `&#233;` shows; nil for others, such as octal ones.
  fileprivate init?(of example: String, style: WritingStyle) {
    let isUppercase = !example.contains { "abcdef".contains($0) && $0.isHexDigit && $0.isLowercase }
    if example.hasPrefix("&#x") {
      self.init(prefix: "&#x", suffix: ";", radix: 16, isUppercase: isUppercase, digits: 1)
    } else if example.hasPrefix("&#") {
      self.init(prefix: "&#", suffix: ";", radix: 10, isUppercase: true, digits: 1)
    } else if example.hasPrefix("\\U") || example.hasPrefix("\\u") {
      let prefix = String(example.prefix(2))
      self.init(
        prefix: prefix, suffix: "", radix: 16, isUppercase: isUppercase, digits: example.count == 10 ? 8 : 4,
        longPrefix: style == .yamlDouble ? "\\U" : nil)
    } else {
      return nil
    }
  }

  func written(_ scalar: Unicode.Scalar) -> String {
    guard digits == 4, suffix.isEmpty, scalar.value > 0xFFFF else { return escape(scalar.value, prefix, digits: digits) }
    if let longPrefix { return escape(scalar.value, longPrefix, digits: 8) }
    return String(scalar).utf16.map { escape(UInt32($0), prefix, digits: digits) }.joined()
  }

  private func escape(_ value: UInt32, _ prefix: String, digits: Int) -> String {
    let number = String(value, radix: radix, uppercase: isUppercase)
    return prefix + String(repeating: "0", count: max(0, digits - number.count)) + number + suffix
  }
}

/// The first escape of a letter in a file, looked for once.
final class FirstEscape: Sendable {
  private final class Answer: Sendable {
    let escape: UnicodeEscape?

    init(_ escape: UnicodeEscape?) { self.escape = escape }
  }

  private let kept = AtomicLazyReference<Answer>()

  /// The first escape of a file that has nothing beyond ASCII; nil for other files, and where the style has no escapes.
  ///
  /// - Parameters:
  ///   - text: The file's, the same each time.
  ///   - style: Of those that have escapes, a file has one.
  func first(in text: [UInt8], style: WritingStyle) -> UnicodeEscape? {
    let marks: [[UInt8]]
    switch style {
    case .strings: marks = [Array("\\U".utf8), Array("\\u".utf8)]
    case .json, .yamlDouble: marks = [Array("\\u".utf8)]
    case .xml: marks = [Array("&#".utf8)]
    case .bareWord, .yamlSingle, .yamlPlain, .yamlBlock: return nil
    }
    if let known = kept.load() { return known.escape }
    return kept.storeIfNil(Answer(Self.find(marks, in: text, style: style))).escape
  }

  private static func find(_ marks: [[UInt8]], in text: [UInt8], style: WritingStyle) -> UnicodeEscape? {
    guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
    let start = text.indices.first { index in
      text[index] == marks[0][0] && marks.contains { text[index...].starts(with: $0) }
        && (index == 0 || text[index - 1] != UInt8(ascii: "\\"))
    }
    guard let start else { return nil }
    let end = style == .xml ? text[start...].firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 } : min(start + 6, text.count)
    return end.flatMap { UnicodeEscape(of: String(decoding: text[start..<$0], as: UTF8.self), style: style) }
  }
}
