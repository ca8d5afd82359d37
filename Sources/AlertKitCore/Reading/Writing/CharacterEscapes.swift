/// How a notation writes the characters that cannot stand in a text as they are.
struct CharacterEscapes: Sendable {
  /// Characters with an escape of their own.
  let named: [Unicode.Scalar: String]
  /// How others are written by their number; nil where they stand as they are.
  let number: UnicodeEscape?
  /// Which others those are.
  let isNumbered: @Sendable (Unicode.Scalar) -> Bool

  init(
    _ named: [Unicode.Scalar: String], number: UnicodeEscape? = nil,
    for isNumbered: @escaping @Sendable (Unicode.Scalar) -> Bool = Self.isControl
  ) {
    self.named = named
    self.number = number
    self.isNumbered = isNumbered
  }

  /// A text in double quotes in a `.strings` table.
  static let strings = strings(quote: UInt8(ascii: "\""))

  /// A text in a `.strings` table between quotation marks of one kind.
  static func strings(quote: UInt8) -> CharacterEscapes {
    let mark = Unicode.Scalar(quote)
    return CharacterEscapes(
      common.merging([mark: "\\" + String(mark), "\r": "\\r"]) { $1 },
      number: UnicodeEscape(prefix: "\\U", suffix: "", radix: 16, isUppercase: true, digits: 4))
  }

  /// A JSON string.
  static let json = CharacterEscapes(quoted, number: .json)

  /// A YAML text in double quotes, with others than control characters by number where that is asked for.
  static func yamlDouble(
    numbering isNumbered: @escaping @Sendable (Unicode.Scalar) -> Bool = Self.isControl
  ) -> CharacterEscapes {
    let number = UnicodeEscape(prefix: "\\u", suffix: "", radix: 16, isUppercase: true, digits: 4, longPrefix: "\\U")
    return CharacterEscapes(quoted, number: number, for: isNumbered)
  }

  /// A YAML text in single quotes.
  static let yamlSingle = CharacterEscapes(["'": "''"])

  /// The text of an XML element, in which quotation marks stand for themselves.
  static let xml = CharacterEscapes(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;"])

  /// A Swift literal of one line.
  static let swift = CharacterEscapes(
    quoted, number: UnicodeEscape(prefix: "\\u{", suffix: "}", radix: 16, isUppercase: false, digits: 1),
    for: { isControl($0) || $0 == "\u{2028}" || $0 == "\u{2029}" })

  /// What no notation has: every character stands for itself.
  static let none = CharacterEscapes([:])

  private static let common: [Unicode.Scalar: String] = ["\\": "\\\\", "\n": "\\n", "\t": "\\t"]
  private static let quoted = common.merging(["\"": "\\\"", "\r": "\\r"]) { $1 }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value }

  /// What stands for a character.
  func written(_ scalar: Unicode.Scalar) -> String {
    if let escape = named[scalar] { return escape }
    if let number, isNumbered(scalar) { return number.written(scalar) }
    return String(scalar)
  }

  /// What stands for a text, without what is around it.
  func escaped(_ text: String) -> String { text.unicodeScalars.map(written).joined() }

  /// A text with its escapes, in double quotes.
  func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }
}

extension WritingStyle {
  /// The escapes that the style has.
  var escapes: CharacterEscapes {
    switch self {
    case .strings(let quote): .strings(quote: quote)
    case .xml: .xml
    case .json: .json
    case .yamlDouble: .yamlDouble()
    case .yamlSingle: .yamlSingle
    case .bareWord, .yamlPlain, .yamlBlock: .none
    }
  }
}
