/// Marks that open a question, where a language has them.
enum OpeningMarks {
  /// A violation where a text of a field asks and its question is not opened.
  static func violations(in localized: LocalizedSurface, at field: Field) -> [Violation] {
    let facts = localized.facts
    guard localized.surface.kind.isAlertOrSheet, let opening = facts.openingPunctuation.first else { return [] }
    return localized.violations(
      at: field,
      fix: { text in
        let isOne = localized.texts[text].sentences.count == 1 && text.first?.isLetter == true
        return isOne ? Rewording(opening + text, .suggested) : nil
      }
    ) { text in
      guard EndMark(of: localized.texts[text], facts: facts) == .question, !text.contains(opening) else { return nil }
      return "\(quoted(text)) ends as a question that “\(opening)” does not open; add it."
    }
  }
}
