/// What is known of a locale's words, case and punctuation. Made from the file of `Locales/` that serves the locale.
///
/// A copy shares its storage. Where no file stands behind the facts (``hasFile`` is false), only the script's hold: lists are
/// empty and optional facts nil because nothing is known, not because the language has none.
public struct LocaleFacts: Sendable {
  /// The locale whose file the facts are from: a fallback of the one asked for, or the one asked for where there is no file
  /// and only the script's facts hold.
  public var locale: LocaleTag { content.locale }
  /// Whether a file of `Locales/` stands behind the facts.
  public var hasFile: Bool { content.hasFile }
  /// The locale's English name; empty without a file.
  public var name: String { content.record.name }

  /// Wordings by term: the platform's first, then the others that are accepted, then those only seen, each by frequency.
  public var terms: [Term: [Wording]] { content.record.terms }
  /// How often a wording renders each of several terms: the wording in ``LocaleFacts/key(_:)`` form, then counts.
  package var ambiguous: [String: [Term: Int]] { content.record.ambiguous }
  /// Texts that say, as a title, no more than *Error*, *Warning*, *Are you sure?* and the like.
  package var genericTitles: [String] { content.record.genericTitles }
  /// The language's family; a language that no file knows is a family of its own.
  var family: String { content.record.family ?? EmbeddedLocales.families[locale.language] ?? locale.language }
  /// The spellings of OK.
  var okSpelling: OKSpelling { content.okSpelling }
  /// Whether particles are written against a word, as in Korean.
  var takesParticles: Bool { content.record.takesParticles }
  /// Whether words are found without the spaces around them: there are none, or endings are written against them.
  var findsWordsAnywhere: Bool { wordSeparator == WordSeparator.none || takesParticles }

  /// Phrases that accuse or insult the reader, in lower case.
  package var accusatory: [String] { content.record.accusatory }
  /// Phrases that hold one of ``accusatory`` without accusing anybody.
  package var notAccusatory: [String] { content.record.notAccusatory }
  /// Short forms that are written with a full stop behind them, as words are compared.
  var abbreviations: [String] { content.record.abbreviations }
  /// By a mark of half the width, the one that the language writes; empty where it writes narrow ones.
  var wideMarks: [Character: Character] { content.wideMarks }
  /// Marks of half the width in the place of which the language writes others.
  var narrowMarks: ByteSearch { content.narrowMarks }
  /// The pairs of quotation marks that the language writes, where straight ones are wrong in every app.
  var quotationMarks: [String] { content.record.quotationMarks }
  /// Names of the platform's own apps that are words of the language: *Fotos*.
  var appNames: [String] { content.record.appNames }
  /// Whether a region of the language writes without a letter of the word, as Switzerland without ß.
  ///
  /// - Parameter locale: What the app asks for, which may be a region of this language.
  func isWritten(_ word: String, in locale: LocaleTag) -> Bool {
    !content.record.writtenWithout.contains { letter, regions in
      word.contains(letter) && regions.contains { locale.identifier.hasSuffix("-" + $0) }
    }
  }
  /// Whether nouns have a capital wherever they stand.
  var capitalizesNouns: Bool { !content.record.capitalizedNouns.isEmpty }
  /// Words that a message may add to its title without saying more (*Are you sure you want to …*), in lower case.
  package var fillers: [String] { content.record.fillers }
  /// Words with the others that say the same in another form in place of them, two that are one form as one: *sign out* for *signed out*.
  func families(of words: [String]) -> [String] {
    let families = content.record.wordFamilies
    guard !families.isEmpty else { return words }
    var found: [String] = []
    var index = 0
    while index < words.count {
      let pair = index + 1 < words.count ? families[words[index] + " " + words[index + 1]] : nil
      found.append(pair ?? families[words[index]] ?? words[index])
      index += pair == nil ? 1 : 2
    }
    return found
  }
  /// Whether a word has other forms.
  func hasFamily(_ word: String) -> Bool { content.record.wordFamilies[word] != nil }
  /// Whether what follows a number makes it one of thousands, or an hour: *10万*, *22 Uhr*.
  func countsOtherwise(_ rest: Substring) -> Bool {
    let words = content.record.numberWords
    guard !words.isEmpty else { return false }
    let start = Self.key(String(rest.drop(while: \.isWhitespace).prefix(16)))
    return words.contains { word in
      start.hasPrefix(word) && (findsWordsAnywhere || start.dropFirst(word.count).first?.isLetter != true)
    }
  }
  /// The words by which the language is known among those of its script, in lower case.
  package var functionWords: [String] { content.record.functionWords }
  /// Those of them that are also written in capitals: *OFF*, *WHO*.
  package var capitalWords: [String] { content.record.capitalWords }
  /// By which words a question is known without its mark; nil where not known.
  package var questionOpenings: QuestionOpenings? { content.record.questionOpenings }

  /// Words for *from*, by which the place of a value is known; nil where none is certain.
  package var fromWords: FromWords? { content.record.fromWords }
  /// By which words a text is known to count things; nil where not known.
  package var countedWords: CountedWords? { content.record.countedWords }

  /// How button titles are written; nil where there is no evidence.
  public var buttonCase: CaseStyle? { content.record.buttonCase }
  /// How titles are written; nil where there is no evidence.
  public var titleCase: CaseStyle? { content.record.titleCase }
  /// What limits a judgement of case, for a person to read.
  package var caseNote: String? { content.record.caseNote }
  /// Whether the locale's script has letter case.
  public var hasCase: Bool { content.record.hasCase }
  /// Which words of a title in title style are small; nil where no such rules are known.
  package var titleStyle: TitleStyle? { content.record.titleStyle }

  /// Whether text runs from right to left.
  public var isRightToLeft: Bool { content.record.isRightToLeft }
  /// What separates words; nil without a file.
  public var wordSeparator: WordSeparator? { content.record.wordSeparator }
  /// Marks that end a statement, the usual first; empty where the language uses none.
  public var sentenceEnd: [String] { content.record.sentenceEnd }
  /// Marks that end a question, the usual first; empty where the language uses none.
  public var questionEnd: [String] { content.record.questionEnd }
  /// Marks that end an exclamation, the usual first.
  public var exclamationEnd: [String] { content.record.exclamationEnd }
  /// Marks that open a question or an exclamation, such as `¿`.
  package var openingPunctuation: [String] { content.record.openingPunctuation }
  /// The space that goes before a mark, by mark (French: U+00A0 before `?`).
  package var spaceBefore: [String: String] { content.record.spaceBefore }
  /// How often an alert title of the platform has an end mark, by what its English title has; nil where not measured.
  package var titlePunctuation: TitlePunctuation? { content.record.titlePunctuation }

  /// How many words, by ICU, the longest of the platform's own button labels has.
  package var longestPlatformLabel: Int { content.record.longestPlatformLabel }
  /// How much longer than English a text is, in bands of the English text's length; empty where not measured.
  package var expansion: [Expansion] { content.record.expansion }

  /// Pronouns of the first and second person; nil without a file.
  package var pronouns: Pronouns? { content.record.pronouns }
  /// Stems of the verbs for tap, click and press; nil without a file.
  package var touchVerbs: TouchVerbs? { content.record.touchVerbs }

  /// The listed words and phrases as they are looked for in texts.
  var phrases: LocalePhrases { content.phrases }
  /// The first two words of what the language's alerts often ask: *Are you*.
  var askingOpenings: PhraseList { content.keptAskingOpenings.value { PhraseList(openingsOfQuestions) } }
  private var openingsOfQuestions: [String] {
    genericTitles.filter { EndMark(of: $0, facts: self) == .question }.compactMap { title -> String? in
      let words: [Substring] = Self.bareKey(Self.key(title)).split(separator: " ")
      return words.count < 2 ? nil : words[0] + " " + words[1]
    }
  }
  /// Words by which the copy of notifications is judged; nil where none are listed.
  package var notifications: NotificationWords? { content.record.notifications }

  let content: Content

  /// Facts of the locale's script alone, without any file's.
  public init(locale: LocaleTag) {
    content = Content(locale: locale, record: LocaleRecord(scriptOf: locale), hasFile: false)
  }

  init(record: LocaleRecord, locale: LocaleTag) {
    content = Content(locale: locale, record: record, hasFile: true)
  }

  /// What copies of the facts share.
  final class Content: Sendable {
    let locale: LocaleTag
    let record: LocaleRecord
    let hasFile: Bool
    /// The terms of each wording, by ``LocaleFacts/key(_:)``, which is composed.
    let meanings: [ExactString: Set<Term>]
    /// The keys of the wordings that are accepted for a destructive term.
    let acceptedDestructive: Set<String>
    let genericTitles: Set<ExactString>
    /// The most bytes of one of ``genericTitles``, or of a key of ``meanings`` without the marks around it.
    let longestListed: Int
    /// The first letters of what says *Error*, as texts are compared.
    let errorInitials: Set<UInt32>
    /// By mark how it ends a text.
    let endMarks: [UInt32: EndMark]
    /// The marks that end a question.
    let questionMarks: ByteSearch
    /// The words of requests.
    let requests: ByteSearch
    /// Verbs with their object that destroy nothing.
    let harmless: ByteSearch
    let okSpelling: OKSpelling
    /// Whether it is known how the language says Cancel.
    let knowsCancel: Bool
    let wideMarks: [Character: Character]
    /// The narrow ones of ``wideMarks``.
    let narrowMarks: ByteSearch
    /// What titles of buttons stand for; several rules ask for each.
    let titles = RecentValues<ExactString, TitleMeaning>(most: 256)
    private let keptPhrases = KeptObject<LocalePhrases>()
    let keptAskingOpenings = KeptValue<PhraseList>()
    private let keptCancelWords = KeptValue<WordList>()
    private let keptKeysOfCancel = KeptValue<[String]>()
    private let keptCancellingWords = KeptValue<WordList>()

    /// The listed words and phrases as they are looked for in texts.
    var phrases: LocalePhrases { keptPhrases.value { LocalePhrases(record) } }

    /// The accepted wordings of Cancel, as texts are compared, without marks around them.
    var keysOfCancel: [String] {
      keptKeysOfCancel.value {
        (record.terms[.cancel] ?? []).filter(\.isAccepted).map { LocaleFacts.bareKey(LocaleFacts.key($0.text)) }
      }
    }

    /// The wordings of Cancel that are one word, as texts are compared.
    var cancelWords: WordList {
      keptCancelWords.value {
        WordList(
          (record.terms[.cancel] ?? []).filter(\.isAccepted).map { LocaleFacts.key($0.text) }.filter { !$0.contains(" ") })
      }
    }

    /// These with their other forms, and other words by which one cancels something.
    var cancellingWords: WordList {
      keptCancellingWords.value {
        let own = cancelWords.all + record.cancelling.map(LocaleFacts.key)
        let families = Set(own.compactMap { record.wordFamilies[$0] })
        let forms = record.wordFamilies.filter { families.contains($0.value) && !$0.key.contains(" ") }.keys
        return WordList(Set(own).union(forms).sorted())
      }
    }

    /// Whether a good wording writes OK in two Latin capitals, and none otherwise.
    private static func writesOK(_ record: LocaleRecord) -> Bool {
      let good = Set((record.terms[.ok] ?? []).filter { $0.isPlatform || $0.isAccepted }.map(\.text))
      return good.contains("OK") && !good.contains("Ok")
    }

    init(locale: LocaleTag, record: LocaleRecord, hasFile: Bool) {
      self.locale = locale
      self.record = record
      self.hasFile = hasFile
      var meanings: [ExactString: Set<Term>] = [:]
      meanings.reserveCapacity(record.terms.count * 2)
      var destructive: Set<String> = []
      for (term, wordings) in record.terms {
        for wording in wordings {
          let key = LocaleFacts.key(wording.text)
          meanings[ExactString(key), default: []].insert(term)
          if wording.isAccepted, Term.destructive.contains(term) { destructive.insert(key) }
        }
      }
      self.meanings = meanings
      acceptedDestructive = destructive
      errorInitials = Set(
        meanings.lazy.filter { $0.value.contains("Error") }.compactMap { $0.key.text.unicodeScalars.first?.value })
      let marks = EndMark.all(in: record)
      endMarks = marks
      questionMarks = ByteSearch(TextEnd.marks.filter { marks[$0.value] == .question }.map { String($0) })
      requests = ByteSearch(record.requests)
      harmless = ByteSearch(record.destructiveTitles.harmless.map(ICU.composed))
      knowsCancel = record.terms[.cancel] != nil
      okSpelling = OKSpelling(misspelled: record.misspelledOK.isEmpty && Self.writesOK(record) ? ["ok"] : record.misspelledOK)
      wideMarks = Dictionary(
        record.wideMarks.compactMap { pair in pair.count == 2 ? (pair.first!, pair.last!) : nil },
        uniquingKeysWith: { first, _ in first })
      narrowMarks = ByteSearch(wideMarks.keys.map { String($0) })
      let listed = record.genericTitles.map { LocaleFacts.bareKey(LocaleFacts.key($0)) }
      let generic = Set((listed + listed.compactMap(Self.withoutAccents)).map { ExactString($0) })
      genericTitles = generic
      longestListed = max(
        generic.lazy.map(\.text.utf8.count).max() ?? 0, meanings.keys.lazy.map(\.text.utf8.count).max() ?? 0)
    }

    /// A text as people type it who leave all accents out: *estas seguro*; nil where it has none, or other letters too.
    private static func withoutAccents(_ text: String) -> String? {
      guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
      let letters = ICU.decomposed(text).unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }
      return letters.allSatisfy { $0.isASCII } ? String(letters) : nil
    }
  }
}
