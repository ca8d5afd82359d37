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
    // Most texts without a mark end in a letter that none needs to be looked up for.
    if let last = text.utf8.last, 0x61...0x7A ~= last | 0x20, !text.utf8.contains(UInt8(ascii: "%")) {
      self = .open
      return
    }
    let scalars = Array(DisplayText.withPlaceholderMarks(text).unicodeScalars)
    let bare = scalars.prefix(upTo: (scalars.lastIndex { !Self.isDecoration($0) } ?? -1) + 1)
    guard let last = bare.last else {
      self = .open
      return
    }
    if last == DisplayText.placeholderMark {
      self = .unknown
    } else if Self.endsInEllipsis(bare) {
      self = .ellipsis
    } else {
      self = Self.marks.contains(last) && !Self.endsInAbbreviation(bare) ? .mark(last) : .open
    }
  }

  /// The marks that a text ends in, the last one last; an ellipsis is none.
  static func marks(atEndOf text: String) -> [Unicode.Scalar] {
    let scalars = Array(DisplayText.withPlaceholderMarks(text).unicodeScalars)
    let bare = scalars.prefix(upTo: (scalars.lastIndex { !isDecoration($0) } ?? -1) + 1)
    guard !endsInEllipsis(bare) else { return [] }
    return Array(bare.reversed().prefix { marks.contains($0) || $0.properties.isWhitespace }.filter(marks.contains).reversed())
  }

  /// Marks that end or join sentences and clauses, over all scripts.
  static let marks = Set(".!?,;\u{37E}:。！？，、；：．｡､؟؛،۔।॥‼⁇⁈⁉‽¡¿\u{387}·։።፤၊။។៖".unicodeScalars)

  /// `…`, `⋯`, `‥`, and two full stops or more.
  private static func endsInEllipsis(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let last = scalars.last else { return false }
    if "…⋯‥".unicodeScalars.contains(last) { return true }
    return ".。．".unicodeScalars.contains(last) && scalars.dropLast().last == last
  }

  /// Whether the last word is letters with a full stop after each: `U.S.`, `p.m.`
  private static func endsInAbbreviation(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    let word = Array(scalars.reversed().prefix { !$0.properties.isWhitespace })
    return word.count >= 4 && word.count.isMultiple(of: 2)
      && word.enumerated().allSatisfy { offset, scalar in
        offset.isMultiple(of: 2) ? scalar == "." : scalar.properties.isAlphabetic
      }
  }

  /// Whether a character may stand behind a text's end: space, emoji, quotation marks and brackets.
  static func isDecoration(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isWhitespace || properties.isVariationSelector || properties.isEmojiModifier { return true }
    switch properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .format, .enclosingMark: return true
    case .otherSymbol, .modifierSymbol: return scalar != DisplayText.placeholderMark
    case .otherPunctuation: return scalar == "\"" || scalar == "'" || scalar == "＂" || scalar == "＇"
    default: return properties.isEmojiPresentation
    }
  }
}
