/// Marks that open a question or an exclamation, where a language has them.
enum OpeningMarks {
  /// A violation where a text of a field asks or exclaims and no mark opens it.
  static func violations(in localized: LocalizedSurface, at field: Field) -> [Violation] {
    let facts = localized.facts
    guard localized.surface.kind.isAlertOrSheet, facts.openingPunctuation.count == 2 else { return [] }
    func missing(_ text: String) -> String? {
      let opening: String
      switch EndMark(of: localized.texts[text], facts: facts) {
      case .question: opening = facts.openingPunctuation[0]
      case .exclamation: opening = facts.openingPunctuation[1]
      case .none, .stop, .open, .unknown:
        guard text.utf8.contains(UInt8(ascii: "?")), asksInside(localized.texts[text]) else { return nil }
        opening = facts.openingPunctuation[0]
      }
      return facts.openingPunctuation.contains(where: text.contains) ? nil : opening
    }
    return localized.violations(
      at: field,
      fix: { text in
        let isOne = localized.texts[text].sentences.count == 1 && text.first?.isLetter == true
        return isOne ? missing(text).map { Rewording($0 + text, .suggested) } : nil
      }
    ) { text in
      missing(text).map { opening in
        let isAtEnd = EndMark(of: localized.texts[text], facts: facts).isOpened
        return "\(quoted(text)) \(isAtEnd ? "ends in" : "holds") a mark that “\(opening)” does not open; add it."
      }
    }
  }

  /// Whether a sentence before the last one ends in a question mark.
  private static func asksInside(_ text: AnalyzedText) -> Bool {
    text.sentences.dropLast().contains { sentence in
      sentence.last { !$0.isWhitespace } == "?" && sentence.contains(where: \.isLetter)
    }
  }
}

extension EndMark {
  /// Whether a mark stands at the start for it, where a language has such.
  fileprivate var isOpened: Bool { self == .question || self == .exclamation }
}
