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
      case .none, .stop, .open, .unknown: return nil
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
      missing(text).map { "\(quoted(text)) ends in a mark that “\($0)” does not open; add it." }
    }
  }
}
