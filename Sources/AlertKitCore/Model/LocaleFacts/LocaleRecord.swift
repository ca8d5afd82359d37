/// The content of a file of `Locales/`.
package struct LocaleRecord: Sendable, Equatable {
  package var identifier = ""
  var name = ""
  var family: String?
  /// Languages of the family without a file; what is looked up by them is known before the file is read.
  package var kin: [String] = []
  /// Other tags that the file serves; what is looked up by them is known before the file is read.
  package var serves: [String] = []
  var isRightToLeft = false
  var wordSeparator: LocaleFacts.WordSeparator?
  var hasCase = false
  var buttonCase: LocaleFacts.CaseStyle?
  var titleCase: LocaleFacts.CaseStyle?
  var caseNote: String?
  var sentenceEnd: [String] = []
  var questionEnd: [String] = []
  var exclamationEnd: [String] = []
  var openingPunctuation: [String] = []
  var spaceBefore: [String: String] = [:]
  var longestPlatformLabel = 2
  var expansion: [LocaleFacts.Expansion] = []
  var titlePunctuation: LocaleFacts.TitlePunctuation?
  var genericTitles: [String] = []
  var misspelledOK: [String] = []
  var ongoing: [String] = []
  var ongoingEndings: [String] = []
  var takesParticles = false
  var requests: [String] = []
  var accusatory: [String] = []
  /// Phrases that accuse where a sentence begins with them.
  var accusatoryOpenings: [String] = []
  var notAccusatory: [String] = []
  /// Words that accuse where they are about the person, or about what the person typed.
  var faulting: [String] = []
  /// Words for what a person types.
  var inputs: [String] = []
  var fragmentOpenings: [String] = []
  var fragmentVerbs: [String] = []
  /// Words by which a button's title says that things stay as they are.
  var waysBack: [String] = []
  var cancelling: [String] = []
  /// Short forms that are written with a full stop behind them, in lower case and without it.
  var abbreviations: [String] = []
  /// Marks of half the width, each before the one that the language writes.
  var wideMarks: [String] = []
  var quotationMarks: [String] = []
  var appNames: [String] = []
  var writtenWithout: [String: [String]] = [:]
  var fillers: [String] = []
  /// By a form of a word, as words are compared, the word whose form it is: *deleted*, *deletion* and *delete*; some of two words.
  var wordFamilies: [String: String] = [:]
  /// The words by which the language is known among those of its script.
  var functionWords: [String] = []
  /// Those of them that are also written in capitals.
  var capitalWords: [String] = []
  /// Words that a sentence may say twice in a row; empty where that is not known.
  var doubledWords: [String] = []
  /// What follows a number that counts thousands or hours.
  var numberWords: [String] = []
  /// Words that are often misspelt, as they are right.
  var spelledWords: [String] = []
  /// Other words that many apps have, of which slips are known as well.
  var frequentWords: [String] = []
  /// Words that are right, though they differ from one of ``spelledWords`` or ``frequentWords`` as a misspelling does.
  var spellingExceptions: [String] = []
  /// The file that has the spelling of this one too, for a region of the same language.
  var spellingFile: String?
  /// Nouns that are written with a capital wherever they stand, and that are no other word in lower case.
  var capitalizedNouns: [String] = []
  /// Words by which a text addresses people, by each way to address them: familiar, polite.
  var address: [String: [String]] = [:]
  /// Misspelt words and phrases, each with what is right.
  var misspellings: [String: String] = [:]
  var fromWords: LocaleFacts.FromWords?
  var countedWords: LocaleFacts.CountedWords?
  /// Endings that no word has, each with what it should be.
  var misspeltEndings: [String: String] = [:]
  var questionOpenings: LocaleFacts.QuestionOpenings?
  var statements: LocaleFacts.Statements?
  var confirming: ConfirmingForms?
  var pronouns: LocaleFacts.Pronouns?
  var touchVerbs: LocaleFacts.TouchVerbs?
  var titleStyle: LocaleFacts.TitleStyle?
  var notifications: LocaleFacts.NotificationWords?
  var destructiveTitles = LocaleFacts.DestructiveTitles()
  var terms: [Term: [LocaleFacts.Wording]] = [:]
  var ambiguous: [String: [Term: Int]] = [:]

  /// A line of the compact form that does not fit the record.
  package struct Problem: Error, Equatable, CustomStringConvertible {
    /// The number of the line, from 0.
    package var line: Int
    package var description: String
  }

  /// The facts that the script of a locale gives.
  init(scriptOf locale: LocaleTag) {
    isRightToLeft = locale.isRightToLeft
    hasCase = locale.scriptHasCase
    if !hasCase, !locale.script.isEmpty {
      buttonCase = LocaleFacts.CaseStyle.none
      titleCase = LocaleFacts.CaseStyle.none
    }
  }

  /// The record that lines in compact form describe, and the lines that do not fit it.
  ///
  /// A line holds a path and its values in cells with tabs between: `terms⇥Cancel⇥platform⇥취소`. Empty cells at its
  /// start stand for those of the line before.
  package static func parse(_ compact: UnsafeBufferPointer<UInt8>) -> (record: LocaleRecord, problems: [Problem]) {
    var record = LocaleRecord()
    record.terms.reserveCapacity(96)
    var problems: [Problem] = []
    var previous: [String] = []
    for (number, line) in compact.split(separator: UInt8(ascii: "\n")).enumerated() {
      var cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
        String(decoding: UnsafeBufferPointer(rebasing: $0), as: UTF8.self)
      }
      for index in cells.indices {
        guard cells[index].isEmpty, index < previous.count else { break }
        cells[index] = previous[index]
      }
      do {
        try record.take(LocaleFields(cells))
      } catch {
        problems.append(Problem(line: number, description: error.message))
      }
      previous = cells
    }
    return (record, problems)
  }

  /// Takes what another file has of the language's spelling.
  mutating func takeSpelling(of other: LocaleRecord) {
    spelledWords = other.spelledWords
    frequentWords = other.frequentWords
    spellingExceptions = other.spellingExceptions
    capitalizedNouns = other.capitalizedNouns
    misspeltEndings = other.misspeltEndings
  }

  /// The words behind a path of one part, read without the rest of the record; empty where no line has it.
  static func values(of path: StaticString, in compact: UnsafeBufferPointer<UInt8>) -> [String] {
    path.withUTF8Buffer { path in
      var start = 0
      while start + path.count < compact.count {
        var end = start
        while end < compact.count, compact[end] != UInt8(ascii: "\n") { end += 1 }
        if end - start > path.count, compact[start + path.count] == UInt8(ascii: "\t"),
          compact[start..<start + path.count].elementsEqual(path)
        {
          return compact[(start + path.count + 1)..<end].split(separator: UInt8(ascii: "\t")).map {
            String(decoding: $0, as: UTF8.self)
          }
        }
        start = end + 1
      }
      return []
    }
  }

  private init() {}
}
