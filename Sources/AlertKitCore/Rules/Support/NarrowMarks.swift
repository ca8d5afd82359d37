/// Marks of half the width in texts whose letters are of full width.
enum NarrowMarks {
  /// The first mark that stands between two letters of full width, or behind the last, and the one that belongs there.
  ///
  /// - Parameter wide: By narrow mark, the wide one.
  static func first(in text: String, wide: [Character: Character]) -> (narrow: Character, wide: Character)? {
    let characters = Array(text)
    for (index, mark) in characters.enumerated() where index > 0 {
      guard let instead = wide[mark] else { continue }
      guard isWide(characters[index - 1]) || endsWideSentence(index, characters) else { continue }
      let next = characters[(index + 1)...].first { !$0.isWhitespace && !"”』」\"’".contains($0) }
      if next.map(isWide) ?? true { return (mark, instead) }
    }
    return nil
  }

  /// A note where a text of a field has such a mark.
  static func violations(in localized: LocalizedSurface, at field: Field) -> [Violation] {
    let facts = localized.facts
    guard !facts.wideMarks.isEmpty, localized.surface.kind.isAlertOrSheet else { return [] }
    return localized.violations(at: field) { text in
      guard facts.narrowMarks.finds(in: text) else { return nil }
      // A colon at a title's end is to be left out.
      let judged = field == .title ? withoutColon(text) : text
      return first(in: judged, wide: facts.wideMarks).map { narrow, wide in
        "“\(narrow)” is half as wide as the letters around it; write “\(wide)”."
      }
    }.map { Violation($0.field, $0.message, severity: .note, variant: $0.variant) }
  }

  private static func withoutColon(_ text: String) -> String {
    guard let last = text.lastIndex(where: { !$0.isWhitespace }), text[last] == ":" else { return text }
    return String(text[..<last])
  }

  /// Whether a question or exclamation mark ends a text of wide letters, though a name or a placeholder stands before it.
  private static func endsWideSentence(_ index: Int, _ characters: [Character]) -> Bool {
    guard "?!".contains(characters[index]), characters[(index + 1)...].allSatisfy(\.isWhitespace) else { return false }
    let before = characters[index - 1]
    return (before.isLetter || before.isNumber || "@”」\"".contains(before)) && characters.count(where: isWide) > 2
  }

  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return character.isIdeographic || (0x3041...0x30FF).contains(scalar.value)
  }
}

extension Character {
  /// Whether it is a Chinese character.
  var isIdeographic: Bool { unicodeScalars.first?.properties.isIdeographic ?? false }
}
