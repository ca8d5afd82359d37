/// Questions that are known by their first words.
enum QuestionOpening {
  /// Whether a text opens as a question does and has no question mark.
  static func lacksMark(_ text: AnalyzedText, facts: LocaleFacts) -> Bool {
    guard let openings = facts.questionOpenings, !text.text.utf8.contains(UInt8(ascii: "?")) else { return false }
    let keys = text.words.keys.prefix(2)
    guard keys.count == 2, openings.verbs.contains(keys[0]) || openings.verbsBeforePronouns.contains(keys[0]) else {
      return false
    }
    let mark = EndMark(of: text, facts: facts)
    guard mark == .none || mark == .stop else { return false }
    let words = text.cased.words
    guard words[0].isFirst, !words[1].startsAnew else { return false }
    // Where only some openings are listed, a condition may begin as a question does: *Möchtest du gehen, …*
    if openings.words.isEmpty, text.text.utf8.contains(UInt8(ascii: ",")) { return false }
    if openings.verbs.contains(keys[0]) { return openings.pronouns.contains(keys[1]) || openings.articles.contains(keys[1]) }
    return openings.verbsBeforePronouns.contains(keys[0]) && openings.pronouns.contains(keys[1])
  }
}
