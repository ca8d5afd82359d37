/// Questions that are known by their first words.
enum QuestionOpening {
  /// Whether a text opens as a question does and has no question mark.
  static func lacksMark(_ text: AnalyzedText, facts: LocaleFacts) -> Bool {
    guard let openings = facts.questionOpenings, !text.bytes.contains(.question) else { return false }
    if openings.phrases.contains(where: text.text.hasPrefix) || openings.particles.contains(where: text.text.hasSuffix) {
      return isUnmarked(text, facts)
    }
    let keys = text.words.keys.prefix(2)
    guard keys.count == 2 else { return false }
    guard openings.verbs.contains(keys[0]) || openings.verbsBeforePronouns.contains(keys[0]) else {
      return openings.words.contains(keys[0]) && asksInside(text, openings) && isUnmarked(text, facts)
    }
    guard isUnmarked(text, facts) else { return false }
    let words = text.cased.words
    guard words[0].isFirst, !words[1].startsAnew else { return false }
    // Where only some openings are listed, a condition may begin as a question does: *Möchtest du gehen, …*
    if openings.words.isEmpty, text.text.utf8.contains(UInt8(ascii: ",")) { return false }
    if openings.verbs.contains(keys[0]) { return openings.pronouns.contains(keys[1]) || openings.articles.contains(keys[1]) }
    return openings.verbsBeforePronouns.contains(keys[0]) && openings.pronouns.contains(keys[1])
  }

  private static func isUnmarked(_ text: AnalyzedText, _ facts: LocaleFacts) -> Bool {
    let mark = EndMark(of: text, facts: facts)
    return mark == .none || mark == .stop
  }

  /// Whether a verb stands before a pronoun near the start, as behind *what* and *which album*.
  private static func asksInside(_ text: AnalyzedText, _ openings: LocaleFacts.QuestionOpenings) -> Bool {
    let keys = text.words.keys.prefix(5)
    return (1..<max(2, keys.count - 1)).contains { index in
      index + 1 < keys.count && (openings.verbs.contains(keys[index]) || openings.verbsBeforePronouns.contains(keys[index]))
        && openings.pronouns.contains(keys[index + 1])
    }
  }
}
