/// Whether a title without a question is a sentence or a fragment, and whether its end fits that.
struct SentenceStyle {
  private let written: String
  private let analyzed: AnalyzedText
  private let mark: EndMark
  private let facts: LocaleFacts
  private let check: TitleStyleCheck?
  private let rendersStatement: Bool
  /// Whether it is a translation of a fragment in title style, which has no mark: of Apple's, 0 to 6 % have one then.
  private let rendersFragment: Bool

  /// - Parameter source: Of what style the text is a translation; nil where that is not known.
  init(_ analyzed: AnalyzedText, facts: LocaleFacts, source: SentenceStyle? = nil) {
    rendersStatement = source?.unmarked != nil
    rendersFragment = source.map { $0.mark == .none && $0.isTitleStyled } ?? false
    self.facts = facts
    written = analyzed.text
    self.analyzed = analyzed
    mark = EndMark(of: analyzed, facts: facts)
    check = facts.titleStyle.map { TitleStyleCheck(analyzed.cased, style: $0) }
  }

  private var text: CasedWords { analyzed.cased }

  /// Whether all words have the capitals of title style, and one of them has its capital for that alone.
  var isTitleStyled: Bool {
    guard let check, check.firstViolation == nil else { return false }
    return text.words.dropFirst().contains { !$0.isFree && !$0.startsAnew && check.isCapital($0) }
  }

  /// What is wrong with the end of the title; nil where nothing is, or where it is not known what it is.
  var problem: String? {
    if let check, mark == .stop, check.firstViolation == nil, text.words.count > 1, isOneSentence, !isStatement,
      !check.sentenceViolations.isEmpty || isTitleStyled && text.words.dropFirst().contains { isCommonCapital($0, check) }
    {
      return "\(quoted(written)) is a fragment in title style, which has no full stop; leave it out, or write a sentence."
    }
    if mark == .stop, isOneSentence, isFragment {
      return "\(quoted(written)) is a fragment, which has no full stop; leave it out, and write it in title style."
    }
    return unmarked
  }

  /// Whether a word of the language has a capital for its style: a name may be spelled as it, but hardly all of a title.
  private func isCommonCapital(_ word: CasedWord, _ check: TitleStyleCheck) -> Bool {
    !word.isFree && !word.startsAnew && check.isCapital(word) && facts.knows(word.key)
      && !TitleStyleCheck.systemApps.contains(word.key)
      && !ProperNames.wordsLeft(in: String(word.text), locale: text.locale).isEmpty && !Self.names.contains(word.key)
  }

  /// Words that are names as well, of what a device has, and that ``ProperNames`` leaves to be words.
  private static let names: Set<String> = ["camera", "english", "internet", "location", "services"]

  /// What is wrong where a sentence lacks its mark.
  var unmarked: String? {
    guard mark == .none, !rendersFragment, !isTitleStyled, isStatement, isOneSentence else { return nil }
    // One that could stand over any alert is to go, not to be ended; where titles have a style of their own it is a slip as well.
    guard facts.titleStyle != nil || !facts.isGenericTitle(written) else { return nil }
    return unmarkedSentence
  }

  /// What is said of a sentence that lacks its mark: a question's where it asks.
  var unmarkedSentence: String {
    let asks = QuestionOpening.lacksMark(analyzed, facts: facts)
    let mark = (asks ? facts.questionEnd : facts.sentenceEnd).first ?? "."
    return "\(quoted(written)) is a sentence without its mark; end it with “\(mark)”."
  }

  /// Whether a text without a mark that stands alone over an alert's buttons is whole: it asks for something, has several sentences,
  /// or a verb where its language has it. A few words may be a fragment all the same.
  var isWholeAlone: Bool {
    guard mark == .none, !isTitleStyled, !facts.saysOngoing(analyzed), !facts.isGenericTitle(written),
      facts.wordSeparator == .space ? analyzed.words.all.count > 2 : written.count > 5
    else { return false }
    if facts.isRequest(written), requests { return true }
    if QuestionOpening.lacksMark(analyzed, facts: facts) { return true }
    let sentences = analyzed.sentences.filter { DisplayText.hasOwnWords($0) }
    if sentences.count > 1, sentences.dropLast().allSatisfy({ EndMark(of: $0, facts: facts).endsSentence }) { return true }
    guard let forms = facts.phrases.statements else { return false }
    return forms.haveEnding(analyzed) || forms.endings.isEmpty && facts.wordSeparator != .space && forms.standWithin(analyzed)
  }

  /// Whether a word of a request opens the text or a clause of it, or ends it.
  private var requests: Bool {
    facts.requestWords.contains { word in
      written.hasPrefix(word) || written.hasSuffix(word)
        || written.ranges(of: word).contains { !written[written.index(before: $0.lowerBound)].isLetter }
    }
  }

  /// Whether the text has no verb but the one that it may open with: *Failed to load*, *Unable to load*.
  private var isFragment: Bool {
    let words = analyzed.words.keys
    return words.count < 9 && facts.phrases.fragmentOpenings.open(analyzed.words)
      && !words.dropFirst().contains { facts.phrases.verbsOfSentences.contains($0) }
      && !text.words.dropFirst().contains { $0.isFree }
  }

  private var isOneSentence: Bool { TextSegments.sentences(in: text.text, locale: text.locale).count == 1 }

  /// Whether the text has the subject and the verb of a statement.
  var isStatement: Bool {
    guard let forms = facts.phrases.statements else { return false }
    return forms.open(analyzed) || rendersStatement && forms.standAnywhere(in: analyzed)
  }
}
