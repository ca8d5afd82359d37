import Testing

@testable import AlertKitCore

@Suite struct SlipIndexTests {
  private static let index = SlipIndex(
    of: ["verbinding", "access", "sécurité", "delete", "connection"], except: ["verbindung", "connexion"],
    knowsWrongLetters: true)

  private static func right(_ key: String, isName: Bool = false, in index: SlipIndex = index) -> Int? {
    index.mayBeSlip(key, number: WordFilter.number(of: key)) ? index.right(for: key, isName: isName) : nil
  }

  @Test(arguments: [
    ("verbidning", 0), ("verbindingg", 0), ("verbining", 0), ("verbbinding", 0), ("acces", 1), ("accesss", 1), ("acess", 1),
    ("securite", 2),
    ("securité", 2), ("deleet", 3), ("dleete", 3), ("verbinging", 0), ("verbisnding", 0), ("conmection", 4),
  ])
  func findsTheWord(slip: String, place: Int) {
    #expect(Self.right(slip) == place)
  }

  /// Ends and beginnings, short words, what is known, and two slips.
  @Test(arguments: [
    "verbinding", "verbindung", "verbindings", "verbindin", "erbinding", "verbindinn", "verbindixg", "connexion", "dexete",
    "vberinding", "xaccess", "no", "",
  ])
  func leavesOthers(word: String) {
    #expect(Self.right(word) == nil)
  }

  @Test func aNameMayDifferByALetter() {
    #expect(Self.right("verbinging", isName: true) == nil)
    #expect(Self.right("verbidning", isName: true) == 0)
  }

  @Test func wrongLettersAreToldOnlyWhereAllWordsNearbyAreKnown() {
    let index = SlipIndex(of: ["verbinding"], except: [], knowsWrongLetters: false)
    #expect(Self.right("verbinging", in: index) == nil)
    #expect(Self.right("verbidning", in: index) == 0)
  }

  /// A region has the spelling of its language's file.
  @Test(arguments: [("en-GB", "recieved"), ("es-419", "facoritos"), ("fr-CA", "imposible"), ("pt-PT", "opereção")])
  func aRegionHasItsLanguagesWords(tag: String, slip: String) throws {
    let facts = LocaleFacts.facts(for: try #require(LocaleTag(tag)))
    let words = AnalyzedText(slip, locale: facts.locale).words
    #expect(!facts.phrases.misspellings.all(in: words) { _, _ in false }.isEmpty)
  }

  /// A word need not be listed whose ending no word has, nor has a noun's capital to stand at a sentence's start.
  @Test(arguments: [
    ("es", "Rotacion", "Rotación"), ("es-419", "la vacunacion", "vacunación"), ("pt-BR", "indisponivel", "indisponível"),
    ("pt-PT", "a reproducao", "reprodução"), ("pl", "porywczosc", "porywczość"), ("es", "accion", "acción"),
    ("de", "Fehler beim Neutstart", "Neustart"), ("es", "la navigacion", "navegación"), ("es", "la irrigacion", "irrigación"),
  ])
  func findsEndingsAndNouns(tag: String, text: String, right: String) throws {
    let facts = LocaleFacts.facts(for: try #require(LocaleTag(tag)))
    let found = facts.phrases.misspellings.all(in: AnalyzedText(text, locale: facts.locale).words) { _, _ in false }
    #expect(found.map(\.right) == [right])
  }

  /// What may be of two words that differ in their ends is misspelt alone, but where what follows tells which.
  @Test(arguments: [
    ("Она произошл", [nil as String?]), ("произошл ошибка", ["произошла ошибка"]),
  ])
  func mayBeOneOfTwo(text: String, right: [String?]) throws {
    let facts = LocaleFacts.facts(for: try #require(LocaleTag("ru")))
    let found = facts.phrases.misspellings.all(in: AnalyzedText(text, locale: facts.locale).words) { _, _ in false }
    #expect(found.map(\.right) == right)
  }

  @Test(arguments: [("es", "Nacion"), ("es", "la fotografía"), ("pt-BR", "cacao"), ("de", "Fehler von Neutstark")])
  func leavesShortWordsAndNames(tag: String, text: String) throws {
    let facts = LocaleFacts.facts(for: try #require(LocaleTag(tag)))
    #expect(facts.phrases.misspellings.all(in: AnalyzedText(text, locale: facts.locale).words) { _, _ in false }.isEmpty)
  }

  /// All that is listed is written as words are compared, so that it is found.
  @Test func listsHoldWords() {
    for locale in LocaleFacts.localesWithFile {
      let record = LocaleFacts.facts(for: locale).content.record
      let words = record.spelledWords + record.frequentWords
      #expect(Set(words.map(LocaleFacts.key)).isDisjoint(with: record.spellingExceptions.map(LocaleFacts.key)), "\(locale)")
      #expect(record.frequentWords.allSatisfy { $0.count > 5 && $0.allSatisfy(\.isLetter) }, "\(locale)")
    }
  }
}
