/// A word of an Objective-C file.
struct Token {
  enum Kind: UInt8 {
    case identifier
    /// `@interface`, `@selector`: the whole of `@` and the word.
    case atWord
    case number
    /// `@"…"` or `"…"`
    case string
    case character
    /// Any other mark; which one is ``Token/mark``.
    case mark
    /// A line that begins with `#`, but for `#define`s, which stand apart.
    case directive
  }

  let start: Int32
  let end: Int32
  let kind: Kind
  /// The mark, or for a word which keyword it is.
  let mark: UInt8
  /// Whether it is the first of its line.
  let startsLine: Bool
  /// Whether it stands at the very start of its line.
  let isAtMargin: Bool

  var range: Range<Int> { Int(start)..<Int(end) }
}

/// The marks that are told apart: one of a single byte is that byte, others have numbers of their own.
enum Mark {
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")
  static let openSquare = UInt8(ascii: "[")
  static let closeSquare = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let comma = UInt8(ascii: ",")
  static let semicolon = UInt8(ascii: ";")
  static let colon = UInt8(ascii: ":")
  static let question = UInt8(ascii: "?")
  static let equals = UInt8(ascii: "=")
  static let star = UInt8(ascii: "*")
  static let caret = UInt8(ascii: "^")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let plus = UInt8(ascii: "+")
  static let minus = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")
  static let and = UInt8(ascii: "&")
  static let not = UInt8(ascii: "!")
  /// `@[`
  static let array: UInt8 = 128
  /// `@{`
  static let dictionary: UInt8 = 129
  /// `@(`
  static let boxed: UInt8 = 130
  static let arrow: UInt8 = 131
  static let scope: UInt8 = 132
  static let equal: UInt8 = 133
  static let unequal: UInt8 = 134
  static let bothHold: UInt8 = 135
  static let eitherHolds: UInt8 = 136
  static let add: UInt8 = 137
  /// `-=`, `*=`, `|=` …
  static let change: UInt8 = 138
  static let step: UInt8 = 139
  static let shift: UInt8 = 140
  static let atMost: UInt8 = 141
  static let atLeast: UInt8 = 142
  static let ellipsis: UInt8 = 143
}
