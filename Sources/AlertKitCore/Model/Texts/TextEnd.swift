/// How a text ends, once trailing space, emoji, quotation marks and brackets are taken away.
enum TextEnd: Equatable {
  /// In a letter, a number or a symbol; or the text is empty.
  case open
  /// In a placeholder, whose value is known only at run time.
  case unknown
  /// In an ellipsis, which announces that something follows.
  case ellipsis
  /// In punctuation: the last mark.
  case mark(Unicode.Scalar)

  init(of text: String) {
    // Most texts without a mark end in a letter or digit that none needs to be looked up for.
    if let last = text.unicodeScalars.last, Self.isPlainEnd(last), !text.utf8.contains(UInt8(ascii: "%")) {
      self = .open
      return
    }
    self.init(ofPlain: DisplayText.isPlain(text) ? text : DisplayText.withPlaceholderMarks(text))
  }

  /// - Parameter text: Without placeholders, but for marks in their places.
  init(ofPlain text: String) {
    if let last = text.unicodeScalars.last, Self.isPlainEnd(last) {
      self = .open
      return
    }
    let bare = Self.bare(text)
    guard let last = bare.last else {
      self = .open
      return
    }
    if last == DisplayText.placeholderMark {
      self = .unknown
    } else if Self.endsInEllipsis(bare) {
      self = .ellipsis
    } else {
      self = Self.isMark(last) && !Self.endsInAbbreviation(bare) ? .mark(last) : .open
    }
  }

  /// Whether a character is a digit or letter of ASCII, or one of ``isPlainLetter(_:)``.
  static func isPlainEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? 0x61...0x7A ~= scalar.value | 0x20 || 0x30...0x39 ~= scalar.value : isPlainLetter(scalar)
  }

  /// The marks that a text ends in, the last one last; an ellipsis is none.
  static func marks(atEndOf text: String) -> [Unicode.Scalar] {
    let shown = DisplayText.isPlain(text) ? text : DisplayText.withPlaceholderMarks(text)
    let bare = bare(shown)
    guard let last = bare.last, isMark(last), !endsInEllipsis(bare) else { return [] }
    return Array(bare.reversed().prefix { isMark($0) || $0.properties.isWhitespace }.filter(isMark).reversed())
  }

  /// A text without the decorations behind it.
  private static func bare(_ text: String) -> Substring.UnicodeScalarView {
    var bare = text[...].unicodeScalars
    while let last = bare.last, isDecoration(last) { bare.removeLast() }
    return bare
  }

  /// Marks that end or join sentences and clauses, over all scripts.
  static let marks = Set(".!?,;\u{37E}:。！？，、；：．｡､؟؛،۔।॥৷‼⁇⁈⁉‽¡¿\u{387}·։።፤၊။។៖".unicodeScalars)

  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "!", "?", ",", ";", ":": true
    default: !scalar.isASCII && marks.contains(scalar)
    }
  }

  /// `…`, `⋯`, `‥`, and two full stops or more.
  private static func endsInEllipsis(_ scalars: Substring.UnicodeScalarView) -> Bool {
    switch scalars.last {
    case "…", "⋯", "‥": true
    case ".", "。", "．", "۔", "।": scalars.dropLast().last == scalars.last
    default: false
    }
  }

  /// Whether the last word is letters with a full stop after each: `U.S.`, `p.m.`
  private static func endsInAbbreviation(_ scalars: Substring.UnicodeScalarView) -> Bool {
    // Mostly a longer word stands before the full stop.
    guard scalars.last == ".", scalars.dropLast(2).last == "." else { return false }
    let word = Array(scalars.reversed().prefix { !$0.properties.isWhitespace })
    return word.count >= 4 && word.count.isMultiple(of: 2)
      && word.enumerated().allSatisfy { offset, scalar in
        offset.isMultiple(of: 2) ? scalar == "." : scalar.properties.isAlphabetic
      }
  }

  /// Whether a character may stand behind a text's end: space, emoji, quotation marks and brackets.
  static func isDecoration(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isDecoration(ascii: UInt8(ascii: scalar)) }
    if isPlainLetter(scalar) { return false }
    let properties = scalar.properties
    if properties.isWhitespace || properties.isVariationSelector || properties.isEmojiModifier { return true }
    switch properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .format, .enclosingMark: return true
    case .otherSymbol, .modifierSymbol: return scalar != DisplayText.placeholderMark
    case .otherPunctuation: return scalar == "\"" || scalar == "'" || scalar == "＂" || scalar == "＇"
    default: return properties.isEmojiPresentation
    }
  }

  private static func isDecoration(ascii byte: UInt8) -> Bool {
    switch byte {
    case 0x09...0x0D, 0x20: true
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "^"), UInt8(ascii: "`"): true
    default: false
    }
  }

  /// Han, kana, Hangul, Thai consonants, and letters of Latin, Cyrillic and Arabic: most texts in them end so.
  static func isPlainLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x17F, 0x400...0x481, 0x621...0x63A, 0x641...0x64A, 0xE01...0xE2E, 0x3041...0x3096,
      0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }
}

/// How a text ends, its markup left out.
struct TextEnding: Sendable {
  let end: TextEnd
  /// Whether it ends in an abbreviation, or in an address.
  let isShortForm: Bool

  init(of written: String) {
    let text = DisplayText.withoutMarkup(written)
    self.init(TextEnd(of: text), of: text, mayHoldAddress: true)
  }

  init(of analyzed: AnalyzedText) {
    guard !analyzed.bytes.contains(.mark) else {
      self.init(of: analyzed.text)
      return
    }
    self.init(TextEnd(ofPlain: analyzed.text), of: analyzed.text, mayHoldAddress: analyzed.bytes.contains(.address))
  }

  private init(_ end: TextEnd, of text: String, mayHoldAddress: Bool) {
    self.end = end
    isShortForm =
      end == .open && (text.utf8.last == UInt8(ascii: ".") || mayHoldAddress && ProperNames.endsInAddress(text))
  }
}
