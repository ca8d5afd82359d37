/// A locale's listed words and phrases as they are looked for in texts; worked out once a locale.
final class LocalePhrases: Sendable {
  let accusatory: PhraseList
  /// The same, wherever they stand.
  private let anyAccusatory: ByteSearch
  /// Phrases that accuse where a sentence begins with them, as texts are compared.
  let accusatoryOpenings: [String]
  private let anyAccusatoryOpening: ByteSearch
  let notAccusatory: PhraseList
  /// Words that accuse where they are about the person, or about what the person typed.
  let faulting: PhraseList
  /// Words for the person, and for what a person types.
  let personal: PhraseList
  /// Words by which a text without a verb begins, such as *Unable to*.
  let fragmentOpenings: PhraseList
  /// Words that a text without a verb does not have.
  let verbsOfSentences: Set<String>
  /// Words beside which click is right: mouse, trackpad …
  let mouse: PhraseList
  /// Words by which a button's title says that things stay as they are.
  let waysBack: PhraseList
  /// The same, wherever they stand.
  let anyWayBack: ByteSearch
  /// Signs of a statement; nil where none are known.
  let statements: StatementForms?
  let pronouns: PronounForms?
  /// Stems of the verbs that say that a button is touched.
  let touch: StemList
  /// Stems of choose and select.
  let choose: StemList
  /// Stems for press that are hardly ever the language's word for tap.
  let press: StemList
  /// Stems for click, where the language keeps it apart from tap.
  let click: StemList
  /// All of these stems: what a text has that names a button outside quotation marks.
  let naming: StemList
  /// The words of all accepted wordings, as they are compared.
  let labelWords: Set<String>
  let misspellings: Misspellings
  let address: AddressForms
  /// Words that a sentence may say twice in a row, as they are compared; nil where that is not known.
  let doubledWords: Set<String>?
  /// Phrases that say that something will be gone; and the same as whole words, with a blank at either end.
  let announced: ByteSearch
  let announcedWords: ByteSearch
  /// What the forms of the words for destroying something begin with, as texts are compared.
  let destructiveStems: [String]
  /// Of ``destructiveStems``.
  private let anyDestructiveStem: ByteSearch

  init(_ record: LocaleRecord) {
    accusatory = PhraseList(record.accusatory)
    anyAccusatory = ByteSearch(record.accusatory.map(LocaleFacts.key))
    accusatoryOpenings = record.accusatoryOpenings.map(LocaleFacts.key)
    anyAccusatoryOpening = ByteSearch(accusatoryOpenings)
    notAccusatory = PhraseList(record.notAccusatory)
    faulting = PhraseList(record.faulting)
    personal = PhraseList(record.inputs + (record.pronouns?.second ?? []))
    fragmentOpenings = PhraseList(record.fragmentOpenings)
    verbsOfSentences = Set(record.fragmentVerbs).union(record.statements?.verbs ?? [])
    statements = record.statements.map(StatementForms.init)
    pronouns = record.pronouns.map(PronounForms.init)
    let verbs = record.touchVerbs ?? LocaleFacts.TouchVerbs()
    mouse = PhraseList(verbs.clickStaysWith)
    waysBack = PhraseList(record.waysBack)
    anyWayBack = ByteSearch(record.waysBack)
    // A stem that mostly means something else, such as the Korean tab, is no sign of a button.
    touch = StemList(
      (verbs.tap + verbs.click + verbs.press).filter { $0.tap + $0.click + $0.press >= $0.other }.map(\.text),
      short: verbs.short)
    choose = StemList(verbs.choose)
    let press = verbs.press.filter { stem in
      stem.tap * 20 <= verbs.strings.tap && stem.other <= stem.press
        && !(verbs.tap + verbs.click).contains { stem.text.hasPrefix($0.text) || $0.text.hasPrefix(stem.text) }
    }
    self.press = StemList(press.map(\.text))
    click = StemList(verbs.clickDistinctFromTap)
    naming = StemList(touch.texts + choose.texts + self.press.texts + click.texts, short: verbs.short)
    misspellings = Misspellings(record)
    address = AddressForms(record)
    doubledWords = record.doubledWords.isEmpty ? nil : Set(record.doubledWords.map(LocaleFacts.key))
    announced = ByteSearch(Array(record.destructiveTitles.announced))
    announcedWords = ByteSearch(record.destructiveTitles.announced.map { " \($0) " })
    // Whatever form the verb has: deleted, gelöscht, supprimée.
    destructiveStems = Term.destructive.flatMap { record.terms[$0] ?? [] }.filter(\.isAccepted).map {
      let key = LocaleFacts.key($0.text)
      return key.count > 5 ? String(key.dropLast(2)) : key
    }
    anyDestructiveStem = ByteSearch(destructiveStems)
    labelWords = record.terms.values.reduce(into: []) { words, wordings in
      for wording in wordings where wording.isAccepted {
        words.formUnion(LocaleFacts.key(wording.text).split(separator: " ").lazy.map(String.init))
      }
    }
  }

  /// Whether the letters of a phrase that accuses stand anywhere in a text, as texts are compared; in most they do not.
  func mayAccuse(in key: String) -> Bool { anyAccusatory.finds(in: key) }

  /// The same of phrases by which a sentence begins.
  func mayOpenAccusing(in key: String) -> Bool { anyAccusatoryOpening.finds(in: key) }

  /// Whether a text, as texts are compared, speaks of destroying something.
  func mentionDestruction(in key: String) -> Bool {
    anyDestructiveStem.finds(in: key) && destructiveStems.contains { key.holdsBytes(of: $0) }
  }
}

/// Phrases, to be found among the words of a text.
struct PhraseList: Sendable {
  /// By the first word, the words of each phrase, as they are compared.
  private let byFirstWord: [String: [[String]]]
  private let firstWords: WordFilter

  init(_ phrases: [String]) {
    let parts = phrases.map { LocaleFacts.key($0).split(separator: " ").map(String.init) }.filter { !$0.isEmpty }
    byFirstWord = Dictionary(grouping: parts) { $0[0] }
    firstWords = WordFilter(byFirstWord.keys)
  }

  var isEmpty: Bool { byFirstWord.isEmpty }

  /// Whether a word by which one of the phrases begins may be among words.
  func mayStand(in words: AnalyzedText.Words) -> Bool { words.numbers.contains { firstWords.mayHold($0) } }

  /// Where phrases stand among words, as ranges of them.
  func ranges(in words: AnalyzedText.Words) -> [Range<Int>] {
    guard !byFirstWord.isEmpty else { return [] }
    var found: [Range<Int>] = []
    for start in words.keys.indices where firstWords.mayHold(words.numbers[start]) {
      found += ranges(from: start, in: words.keys)
    }
    return found
  }

  /// Whether words begin with one of the phrases.
  func open(_ words: AnalyzedText.Words) -> Bool {
    guard let first = words.numbers.first, firstWords.mayHold(first) else { return false }
    return !ranges(from: 0, in: words.keys).isEmpty
  }

  private func ranges(from start: Int, in keys: [String]) -> [Range<Int>] {
    (byFirstWord[keys[start]] ?? []).compactMap { phrase in
      let end = start + phrase.count
      return end <= keys.count && keys[start..<end].elementsEqual(phrase) ? start..<end : nil
    }
  }
}

/// Stems of words, to be found in a text.
struct StemList: Sendable {
  let texts: [String]
  /// Stems that count right before a button's title only, each with what stands before it then.
  let short: [String: [String]]
  /// The keys of what stands behind the hyphen of each.
  private let keys: ByteSearch

  init(_ stems: [String], short: [String: [String]] = [:]) {
    texts = stems
    self.short = short
    keys = ByteSearch(
      (stems + short.keys.sorted()).map { LocaleFacts.key($0.split(separator: "-").last.map(String.init) ?? $0) })
  }

  /// Whether any stem stands anywhere in a text; most texts hold none.
  ///
  /// - Parameter key: The text as texts are compared.
  func mayStand(in key: String) -> Bool { keys.finds(in: key) }
}

/// The unambiguous pronouns of a locale, as they are compared.
final class PronounForms: Sendable {
  /// Whether the forms are a test for addressing a person.
  let applies: Bool
  /// Whether they are found as whole words; else anywhere in a text.
  let areWords: Bool
  /// Words that contain a form by chance.
  let exceptions: [String]
  /// The same where forms are words: names that hold one.
  let exceptedPhrases: PhraseList
  let keys: Set<String>
  /// Of ``keys``.
  let filter: WordFilter
  let elided: [String]
  /// Forms that count only as written: those of one letter too, which may be a list's.
  let exact: Set<String>
  /// Of ``exact``, in bytes, however accents are written.
  let longestExact: Int
  /// All forms, the longest first.
  let longestFirst: [String]
  /// Whether any form stands in a text's key.
  let any: StemList

  init(_ pronouns: LocaleFacts.Pronouns) {
    let all = pronouns.second + pronouns.first
    applies = pronouns.applies != .no
    areWords = pronouns.match == .word
    exceptions = pronouns.exceptions
    exceptedPhrases = PhraseList(pronouns.match == .word ? pronouns.exceptions : [])
    let exact = Set(all.filter { pronouns.caseSensitive.contains($0) || $0.unicodeScalars.count == 1 })
    self.exact = exact
    longestExact = 2 * (exact.map(\.utf8.count).max() ?? 0)
    let keys = Set(Set(all).subtracting(exact).map(LocaleFacts.key))
    self.keys = keys
    filter = WordFilter(keys)
    elided = keys.filter { $0.hasSuffix("'") }
    longestFirst = all.sorted { ($1.count, $0) < ($0.count, $1) }
    any = StemList(all)
  }

  /// Whether a word of a number is one of ``keys``.
  func holds(_ key: String, of number: UInt64) -> Bool { filter.mayHold(number) && keys.contains(key) }

  /// Whether a word begins with one of the ``elided`` forms.
  func elides(_ key: String) -> Bool { elided.contains { key.hasPrefix($0) && key.count > $0.count } }
}
