/// The signs of a statement that a locale has, as texts are compared.
struct StatementForms: Sendable {
  private let subjects: Set<String>
  private let clauses: Set<String>
  private let verbs: PhraseList
  let endings: [String]
  private let finite: PhraseList
  private let relatives: Set<String>

  init(_ statements: LocaleFacts.Statements) {
    subjects = Set(statements.subjects.map(LocaleFacts.key))
    clauses = Set(statements.clauses.map(LocaleFacts.key))
    verbs = PhraseList(statements.verbs)
    endings = statements.endings.map(LocaleFacts.key)
    finite = PhraseList(statements.finite)
    relatives = Set(statements.relatives.map(LocaleFacts.key))
  }

  /// Whether a text opens with a subject, has its verb soon, and no clause that the verb could be of.
  func open(_ text: AnalyzedText) -> Bool { openWithSubject(text) || haveFiniteVerb(text) }

  /// Whether a text has a verb of a sentence behind a few words, of which none makes it a clause's.
  private func haveFiniteVerb(_ text: AnalyzedText) -> Bool {
    guard finite.mayStand(in: text.words), let first = text.cased.words.first, first.isFirst, !first.isForeign else {
      return false
    }
    let words = text.cased.words
    let mark = text.shown.firstIndex { ",，、;:(".contains($0) } ?? text.shown.endIndex
    return finite.ranges(in: text.words).contains { range in
      guard (1...6).contains(range.lowerBound), words.indices.contains(range.lowerBound) else { return false }
      let verb = words[range.lowerBound]
      return !verb.isForeign && verb.text.startIndex < mark && !text.words.isQuoted(range.lowerBound)
        && !words[..<range.lowerBound].contains { relatives.contains($0.key) }
    }
  }

  private func openWithSubject(_ text: AnalyzedText) -> Bool {
    guard verbs.mayStand(in: text.words) else { return false }
    let words = text.cased.words
    guard let first = words.first, first.isFirst, mayOpen(first) else { return false }
    let isSubject = holds(first.key, in: subjects)
    guard isSubject || subjects.isEmpty,
      !words.dropFirst(isSubject ? 1 : 0).contains(where: { holds($0.key, in: clauses) })
    else { return false }
    let comma = text.shown.firstIndex { ",，、;".contains($0) } ?? text.shown.endIndex
    return verbs.ranges(in: text.words).contains { range in
      (1...6).contains(range.lowerBound) && !words[range.lowerBound].isForeign
        && words[range.lowerBound].text.startIndex < comma
    }
  }

  /// Whether a text has a verb of a sentence, wherever it stands.
  func standAnywhere(in text: AnalyzedText) -> Bool {
    haveEnding(text) || verbs.ranges(in: text.words).contains { !text.words.isQuoted($0.lowerBound) }
  }

  /// Whether a text has a verb of a sentence behind its first word, in a language that does not part words, and no clause by it.
  func standWithin(_ text: AnalyzedText) -> Bool {
    let keys = text.words.keys
    return keys.last.map { !clauses.contains($0) } ?? false
      && verbs.ranges(in: text.words).contains { $0.lowerBound > 0 && !text.words.isQuoted($0.lowerBound) }
  }

  /// Whether a text ends as a sentence does in a language that has its verbs there.
  func haveEnding(_ text: AnalyzedText) -> Bool {
    guard !endings.isEmpty, let last = text.key.lastIndex(where: \.isLetter) else { return false }
    let words = text.key[...last]
    return endings.contains { words.hasSuffix($0) }
  }

  /// An acronym may be spelt as a pronoun is: *IT*.
  private func mayOpen(_ word: CasedWord) -> Bool {
    guard !word.isForeign else { return false }
    return !word.isFree || word.text.count == 1 || !(word.text.unicodeScalars.first.map(LetterCase.hasCase) ?? false)
  }

  /// Whether a word, or what is elided before its apostrophe, is one of some.
  private func holds(_ key: String, in words: Set<String>) -> Bool {
    if words.contains(key) { return true }
    guard let apostrophe = key.firstIndex(of: "'") else { return false }
    return words.contains(String(key[...apostrophe]))
  }
}
