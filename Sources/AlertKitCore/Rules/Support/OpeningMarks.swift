/// Marks that open a question or an exclamation, where a language has them.
enum OpeningMarks {
  /// A violation where a text of a field asks or exclaims and no mark opens it, or where one opens it that nothing closes.
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
    func problem(_ text: String) -> String? {
      if let mark = unclosed(text, facts) {
        return "\(quoted(text)) opens with “\(mark.opening)”, and no “\(mark.closing)” follows; add it."
      }
      return missing(text).map { opening in
        let isAtEnd = EndMark(of: localized.texts[text], facts: facts).isOpened
        return "\(quoted(text)) \(isAtEnd ? "ends in" : "holds") a mark that “\(opening)” does not open; add it."
      }
    }
    func fix(_ text: String) -> Rewording? {
      guard unclosed(text, facts) == nil else { return nil }
      let isOne = localized.texts[text].sentences.count == 1 && text.first?.isLetter == true
      return isOne ? missing(text).map { Rewording($0 + text, .suggested) } : nil
    }
    return localized.violations(at: field, fix: fix) { problem($0) }
  }

  /// The mark that opens a text without its counterpart; what a placeholder ends in is not known.
  private static func unclosed(_ text: String, _ facts: LocaleFacts) -> (opening: String, closing: String)? {
    guard let first = text.first.map(String.init), let index = facts.openingPunctuation.firstIndex(of: first) else {
      return nil
    }
    let closing = [facts.questionEnd, facts.exclamationEnd]
    guard !closing.contains(where: { $0.contains { text.contains($0) } }), FormatSpecifier.all(in: text).isEmpty,
      let mark = closing[index].first
    else { return nil }
    return (first, mark)
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
