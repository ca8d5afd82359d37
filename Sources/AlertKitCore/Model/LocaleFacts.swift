/// What is known of a locale's words, case and punctuation. Made from the file of `Locales/` that serves the locale.
public struct LocaleFacts: Sendable {
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
    public var text: String
    /// Whether the wording is good to suggest; others are only recognised.
    public var isAccepted: Bool
    /// Whether UIKit itself uses it.
    public var isPlatform: Bool

    public init(_ text: String, isAccepted: Bool, isPlatform: Bool) {
      self.text = text
      self.isAccepted = isAccepted
      self.isPlatform = isPlatform
    }
  }

  /// The locale whose file the facts are from: a fallback of the one asked for, or the one asked for where there is no file
  /// and only the script's facts hold.
  public var locale: LocaleTag
  /// Whether a file of `Locales/` stands behind the facts.
  public var hasFile = false
  /// Wordings by term, the most frequent first.
  public var terms: [Term: [Wording]] = [:]
  /// How often a wording renders each of several terms: the wording in ``TextForm/comparable(_:)`` form, then counts.
  public var ambiguous: [String: [Term: Int]] = [:]
  /// Nil where there is no evidence.
  public var buttonCase: CaseStyle?
  public var titleCase: CaseStyle?
  /// Marks that end a statement, a question, an exclamation; empty where the language uses none.
  public var sentenceEnd: [String] = []
  public var questionEnd: [String] = []
  public var exclamationEnd: [String] = []
  public var openingPunctuation: [String] = []
  /// How many words the longest of the platform's own button labels has.
  public var longestPlatformLabel = 2

  public init(locale: LocaleTag) {
    self.locale = locale
  }

  /// The terms that a text stands for by any listed wording; empty when it is none's.
  public func meanings(of text: String) -> Set<Term> {
    let form = TextForm.comparable(text)
    return Set(terms.filter { $0.value.contains { TextForm.comparable($0.text) == form } }.keys)
  }
}
