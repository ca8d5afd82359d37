extension LocaleFacts {
  /// How a locale writes titles and button titles.
  public enum CaseStyle: String, Sendable {
    /// Every word of weight starts with a capital.
    case title
    /// The first word starts with a capital.
    case sentence
    /// The script has no case.
    case none
  }

  /// A wording of a term.
  public struct Wording: Sendable, Hashable {
    /// The words.
    public var text: String
    /// Whether the wording is good to suggest; others are only recognised.
    public var isAccepted: Bool
    /// Whether UIKit itself uses it.
    public var isPlatform: Bool

    package init(_ text: String, isAccepted: Bool, isPlatform: Bool) {
      self.text = text
      self.isAccepted = isAccepted
      self.isPlatform = isPlatform
    }
  }

  /// What stands between words in writing.
  public enum WordSeparator: String, Sendable {
    /// A space, as in English.
    case space
    /// A space stands between syllables, so counts of words come out too high.
    case syllable
    /// Words are found by a dictionary.
    case none
  }

  /// The share of the platform's alert titles that end in a mark, from 0 to 1, by what the English title ends in.
  package struct TitlePunctuation: Sendable, Equatable {
    /// Where the English title has no end mark.
    package var unmarked: Double
    /// Where the English title ends in a full stop.
    package var fullStop: Double
    /// Where the English title is a question with its mark.
    package var question: Double
  }

  /// The median length of a translation divided by its English text's, for a band of English lengths.
  package struct Expansion: Sendable, Equatable {
    /// Lengths of the English text, in characters.
    package var lengths: ClosedRange<Int>
    /// How many times as long as the English text it may be.
    package var factor: Double
  }

  /// Words of the first and second person.
  package struct Pronouns: Sendable, Equatable {
    /// How a form is found in a text.
    package enum Match: String, Sendable {
      /// As a whole word.
      case word
      /// Anywhere in the text: the language writes no spaces.
      case substring
    }

    /// Whether the forms are a test for addressing a person.
    package enum Applicability: String, Sendable {
      /// They are looked for.
      case yes
      /// Much of what English says with pronouns is said with affixes, which no form here finds.
      case partial
      /// The language leaves pronouns out as a rule.
      case no
    }

    /// How they are found in a text.
    package var match = Match.word
    /// Whether they are looked for in the language.
    package var applies = Applicability.yes
    /// Forms that nearly always render you, your and the like.
    package var second: [String] = []
    /// Forms that nearly always render I, my, we and the like.
    package var first: [String] = []
    /// Forms that often have another meaning too.
    package var ambiguousSecond: [String] = []
    /// Words that mean the speaker, and something else as well.
    package var ambiguousFirst: [String] = []
    /// Forms, of the lists above, that count only in this very case.
    package var caseSensitive: Set<String> = []
    /// Words that contain a form by chance.
    package var exceptions: [String] = []
    /// Nouns by which the language renders *you*; they are no pronouns.
    package var renderings: [String] = []
  }

  /// Stems of the verbs by which a locale renders tap, click and press.
  package struct TouchVerbs: Sendable, Equatable {
    /// A stem and in how many strings it was seen.
    package struct Stem: Sendable, Equatable {
      /// The stem's letters.
      package var text: String
      /// How many strings with the stem say tap, click, press or none of them in English; zero where not counted.
      package var tap = 0
      /// How often it stands where English says *click*.
      package var click = 0
      /// How often it stands where English says *press*.
      package var press = 0
      /// How often it stands where English says none of them.
      package var other = 0
    }

    /// Stems that stand for *tap*.
    package var tap: [Stem] = []
    /// Stems that stand for *click*.
    package var click: [Stem] = []
    /// Stems that stand for *press*.
    package var press: [Stem] = []
    /// How many strings were looked at whose English says tap, click, press; zero where not counted.
    package var strings = (tap: 0, click: 0, press: 0)
    /// Stems that say click and never tap; empty where the language does not keep them apart.
    package var clickDistinctFromTap: [String] = []
    /// Words beside which click is right, such as *mouse*.
    package var clickStaysWith: [String] = []
    /// Stems of other verbs that name a button, such as *choose*.
    package var choose: [String] = []
    /// Whether a verb may stand behind the button that it governs.
    package var comeLast = false
    /// Endings of a stem that leave it the verb of a button; empty where any ending does.
    package var endings: [String] = []
    /// Endings of the stems that say click; empty where any ending does.
    package var clickEndings: [String] = []
    /// Words that may stand between a verb and the button that it governs; empty where a few of any kind may.
    package var beforeTitle: Set<String> = []
    /// Stems that are parts of other words as well, each with what stands before it where it is the verb; they count right before a
    /// title only.
    package var short: [String: [String]] = [:]
    /// What may stand right behind a title that is no part of a longer word, in a language that does not part words.
    package var behindTitle: [String] = []

    package static func == (left: TouchVerbs, right: TouchVerbs) -> Bool {
      left.tap == right.tap && left.click == right.click && left.press == right.press && left.strings == right.strings
        && left.clickDistinctFromTap == right.clickDistinctFromTap && left.clickStaysWith == right.clickStaysWith
        && left.choose == right.choose && left.comeLast == right.comeLast
        && left.endings == right.endings && left.clickEndings == right.clickEndings && left.beforeTitle == right.beforeTitle
        && left.short == right.short && left.behindTitle == right.behindTitle
    }
  }

  /// The small words of title style. First and last words always start with a capital.
  package struct TitleStyle: Sendable, Equatable {
    /// How a word is written inside a title.
    package enum Preference: String, Sendable {
      /// Lower case in nearly all titles.
      case alwaysLower
      /// Mostly in lower case, but with a capital as part of a verb (*Log In to …*).
      case usuallyLower
      /// Both are in use.
      case either
      /// Both are in use, and a capital more often.
      case usuallyUpper
      /// With a capital, however short.
      case alwaysUpper
    }

    /// The words that have a preference, in lower case. All others start with a capital.
    package var words: [String: Preference] = [:]
    /// Words, in lower case, that are no names: with a capital inside a text they show that it is not in sentence style.
    package var common: Set<String> = []
  }

  /// Words by which a question is known without its mark, in lower case.
  package struct QuestionOpenings: Sendable, Equatable {
    /// Verbs that open a question before a pronoun or an article.
    package var verbs: Set<String> = []
    /// Verbs that open a question before a pronoun only; before an article they may be a request (*Do the Update*).
    package var verbsBeforePronouns: Set<String> = []
    /// Pronouns that may follow.
    package var pronouns: Set<String> = []
    /// Articles that may follow.
    package var articles: Set<String> = []
    /// Words that open a question by themselves (*why*, *how*).
    package var words: Set<String> = []
    /// What a question begins with where nothing parts words (*是否*).
    package var phrases: [String] = []
    /// What a question ends with, before its mark (*吗*).
    package var particles: [String] = []
  }

  /// By which words a text is known to count things.
  package struct CountedWords: Sendable, Equatable {
    /// Endings of the words for several things, in lower case.
    package var endings: [String] = []
    /// Words with such an ending that are for no things.
    package var others: [String] = []
    /// Words before a number that is seldom one: a limit, or a time that is set.
    package var limits: [String] = []
  }

  /// Words that say that something comes from what stands beside them, in lower case.
  package struct FromWords: Sendable, Equatable {
    /// Words before what it comes from (*from*).
    package var before: [String] = []
    /// Particles behind it (から).
    package var behind: [String] = []
  }

  /// Signs by which a text is known to be a whole sentence that says something, in lower case.
  package struct Statements: Sendable, Equatable {
    /// Words by which such a sentence opens (*the*, *your*, *you*); empty where any word may.
    package var subjects: [String] = []
    /// Verbs that no text but a whole sentence has behind its subject (*was*, *can't*).
    package var verbs: [String] = []
    /// Words that open a clause whose verb is not the sentence's, or a question.
    package var clauses: [String] = []
    /// Endings of sentences, in a language that has its verbs there.
    package var endings: [String] = []
    /// Verbs that no text but a whole sentence has, whatever stands before them (*doesn't*).
    package var finite: [String] = []
    /// Words before such a verb by which it is a clause's, or a question's.
    package var relatives: [String] = []
  }

  /// Where a button title has its verb, and what else helps to see that the verb destroys something.
  struct DestructiveTitles: Sendable, Equatable {
    enum VerbPosition: String, Sendable {
      case first
      case last
      case either
    }

    var verbPosition: VerbPosition?
    /// Words that may stand before a verb that comes first.
    var leadIns: Set<String> = []
    /// Words after which a second verb may follow ("Leave and Delete").
    var joiners: Set<String> = []
    /// Endings that a verb may have besides its listed form.
    var endings: [String] = []
    /// Words that turn the meaning round; parts of the text in a language without spaces.
    var negations: Set<String> = []
    /// Verbs with their object that destroy nothing.
    var harmless: [String] = []
    /// Verbs of buttons that destroy nothing (*Copy*, *Create*).
    var constructive: Set<String> = []
    /// Titles that name the deed by a noun, of which everything is undone (*Factory Reset*).
    var resets: Set<String> = []
    /// Words between two deeds of which a button leads to either (*Reset or Restore*).
    var alternatives: [String] = []
    /// What a sentence says in which something is gone by what the alert asks for (*will be lost*).
    var announced: [String] = []
    /// Words beside which it is not, or need not be (*if*, *nothing*).
    var announcedUnless: Set<String> = []
    /// Titles of buttons that go on or go away, and destroy nothing by themselves (*Continue*, *Exit App*).
    var neutral: Set<String> = []
    /// What words begin with that say, or may say, that something is lost or may go wrong.
    var losses: [String] = []
  }
}
