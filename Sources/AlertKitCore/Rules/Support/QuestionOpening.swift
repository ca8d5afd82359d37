/// Questions that are known by their first words.
enum QuestionOpening {
  /// Whether a text opens as a question does and has no question mark.
  static func lacksMark(_ text: String, facts: LocaleFacts, locale: LocaleTag) -> Bool {
    guard let openings = facts.questionOpenings, !text.contains("?") else { return false }
    let mark = EndMark(of: text, facts: facts)
    guard mark == .none || mark == .stop else { return false }
    let words = CasedText(text, locale: locale).words.prefix(2)
    guard words.count == 2, words[0].isFirst, !words[1].startsAnew else { return false }
    let keys = words.map { LocaleFacts.key(String($0.text)) }
    if openings.verbs.contains(keys[0]) { return openings.pronouns.contains(keys[1]) || openings.articles.contains(keys[1]) }
    return openings.verbsBeforePronouns.contains(keys[0]) && openings.pronouns.contains(keys[1])
  }
}
