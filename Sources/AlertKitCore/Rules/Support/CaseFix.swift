/// Texts with capitals where their language's style has them.
struct CaseFix {
  private let written: String
  let text: CasedWords
  private let facts: LocaleFacts

  init(_ text: AnalyzedText, facts: LocaleFacts) {
    written = text.text
    self.text = text.cased
    self.facts = facts
  }

  /// The text in title style. It is sure where only common words change: a word that no list has may be a name's.
  func titleStyled() -> Rewording? {
    guard let style = facts.titleStyle else { return nil }
    let check = TitleStyleCheck(text, style: style, misspellings: facts.phrases.misspellings)
    let isSure = check.violations.allSatisfy { check.isCapital($0) ? isSurelySmall($0, style) : isCommon($0.text) }
    return restored(check.correctedWithMarks).map { Rewording($0, isSure ? .safe : .suggested) }
  }

  /// The text with a capital at its start.
  func opened() -> Rewording? {
    guard let opening = text.opening else { return nil }
    let capital = LetterCase.capitalized(opening.text, locale: text.locale)
    let changed = text.text[..<opening.text.startIndex] + capital + text.text[opening.text.endIndex...]
    let isSure = isCommon(opening.text) || !facts.meanings(of: written).isEmpty
    return restored(String(changed)).map { Rewording($0, isSure ? .safe : .suggested) }
  }

  /// A text in capitals as it is listed; nil where it is not, for capitals hide accents and what is a noun.
  func calmed() -> Rewording? {
    Self.listed(written, facts: facts).map { Rewording($0, .safe) }
  }

  /// The spelling under which a title is listed.
  static func listed(_ title: String, facts: LocaleFacts) -> String? {
    facts.meanings(of: title).sorted().lazy.flatMap { facts.suggestions(for: $0) }
      .first { LocaleFacts.key($0) == LocaleFacts.key(title) }
  }

  /// Whether a word in capitals is a small one, and none that a name beside it could hold.
  private func isSurelySmall(_ word: CasedWord, _ style: LocaleFacts.TitleStyle) -> Bool {
    guard style.words[LocaleFacts.key(String(word.text))] != nil,
      let index = text.index(of: word)
    else { return false }
    let neighbours = text.words[..<index].suffix(1) + text.words[(index + 1)...].prefix(1)
    return neighbours.allSatisfy { !$0.isFree && isCommon($0.text) }
  }

  /// Whether a word is no name, by the language's lists and the platform's own labels.
  private func isCommon(_ word: Substring) -> Bool {
    let key = LocaleFacts.key(String(word))
    if let style = facts.titleStyle, style.common.contains(key) || style.words[key] != nil { return true }
    return facts.phrases.labelWords.contains(key)
  }

  /// A changed form of the text with its placeholders put back; nil where other things than placeholders were left out.
  private func restored(_ changed: String) -> String? {
    var end = 0
    let specifiers = FormatSpecifier.all(in: written).filter { specifier in
      defer { end = max(end, specifier.range.upperBound) }
      return specifier.range.lowerBound >= end
    }
    func filled(_ marked: String) -> String? {
      let parts = marked.unicodeScalars.split(separator: DisplayText.placeholderMark, omittingEmptySubsequences: false)
      guard parts.count == specifiers.count + 1 else { return nil }
      return String(parts[0]) + zip(specifiers, parts.dropFirst()).map { $0.text + String($1) }.joined()
    }
    guard filled(text.text) == written else { return nil }
    return filled(changed)
  }
}
