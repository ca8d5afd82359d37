/// Marks that stand against the word before them where their language writes a space.
enum TightMarks {
  /// A note where a text of a field has such a mark at the end of a sentence.
  static func violations(in localized: LocalizedSurface, at field: Field) -> [Violation] {
    let spaces = localized.facts.spaceBefore
    guard !spaces.isEmpty, localized.surface.kind.isAlertOrSheet else { return [] }
    let marks = Set(spaces.keys).intersection(["?", "!"])
    guard !marks.isEmpty else { return [] }
    return localized.violations(at: field) { text in
      first(of: marks, in: text).map { "“\($0)” stands against the word before it; write a no-break space between them." }
    }.map { Violation($0.field, $0.message, severity: .note, variant: $0.variant) }
  }

  private static func first(of marks: Set<String>, in text: String) -> Character? {
    guard marks.contains(where: { text.holdsBytes(of: $0) }) else { return nil }
    let characters = Array(text)
    return characters.indices.dropFirst().first { index in
      guard marks.contains(String(characters[index])), endsWord(characters[index - 1]) else {
        return false
      }
      return index + 1 == characters.count || characters[index + 1].isWhitespace
    }.map { characters[$0] }
  }

  /// Whether a letter, a placeholder or what closes a name stands before the mark.
  private static func endsWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || ")@»”\"".contains(character)
  }
}
