extension LocaleFacts {
  /// The form in which wordings are compared: case folded, invisible characters left out,
  /// white space made single spaces, and a typographic apostrophe like a plain one.
  public static func key(_ text: String) -> String {
    withPlainApostrophes(TextForm.comparable(text))
  }

  /// The same of a part of a text.
  static func key(_ part: Substring) -> String {
    withPlainApostrophes(PlainForm.comparable(part) ?? TextForm.comparable(String(part)))
  }

  private static func withPlainApostrophes(_ form: String) -> String {
    form.utf8.contains(0xE2) && form.holdsBytes(of: "\u{2019}") ? form.replacingBytes(of: "\u{2019}", with: "'") : form
  }

  /// The terms that a text stands for by any listed wording; empty when it is none's. Marks, symbols and emoji around a
  /// wording do not count: "Delete…" is Delete.
  public func meanings(of text: String) -> Set<Term> {
    listed(key: Self.key(text))?.terms ?? []
  }

  /// The same of a text whose form may be known already.
  func meanings(of text: AnalyzedText) -> Set<Term> {
    listed(key: text.writtenKey)?.terms ?? []
  }

  /// Whether a text is a label of the platform's with the capitals that it has there.
  func isLabel(_ text: String) -> Bool {
    meanings(of: text).contains { term in (terms[term] ?? []).contains { $0.text == text } }
  }

  /// What the platform means by a word that apps put in the place of Cancel, as Danish *Fortryd*, which is Undo; nil for any other word.
  func platformMeaning(ofSeenCancel text: String) -> Term? {
    let key = Self.key(text)
    guard let cancel = terms[.cancel]?.first(where: { Self.key($0.text) == key }), !cancel.isAccepted else { return nil }
    return ["Undo", "Clear"].first { term in
      terms[term]?.contains { $0.isPlatform && Self.key($0.text) == key } ?? false
    }
  }

  /// Whether a text may begin with a word for *Error*; false only where it begins with another letter.
  func mayNameError(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    if first.isASCII {
      let letter = first.value | 0x20
      return !(0x61...0x7A ~= letter) || content.errorInitials.contains(letter)
    }
    // Letters without case are compared as they are written.
    return first.value < 0x621 || !TextEnd.isPlainLetter(first) || content.errorInitials.contains(first.value)
  }

  /// Wordings of a term that are good to suggest, the platform's own first.
  public func suggestions(for term: Term) -> [String] {
    (terms[term] ?? []).filter(\.isAccepted).map(\.text)
  }

  /// The first of ``suggestions(for:)``; nil where there is none.
  func suggestedWording(for term: Term) -> String? { terms[term]?.first(where: \.isAccepted)?.text }

  /// Whether a text, as a title, says no more than *Error*, *Warning*, *Are you sure?* and the like.
  public func isGenericTitle(_ text: String) -> Bool {
    isGenericTitle(key: Self.key(text))
  }

  /// The same of a text whose form may be known already.
  func isGenericTitle(_ text: AnalyzedText) -> Bool {
    isGenericTitle(key: text.writtenKey)
  }

  private func isGenericTitle(key: String) -> Bool {
    Self.bareLength(of: key) <= content.longestListed && content.genericTitles.contains(ExactString(Self.bareKey(key)))
  }

  /// Whether a button's title says that things stay as they are: *Keep Photo*, *Stay*.
  func isWayBack(_ title: String) -> Bool {
    content.record.waysBack.isEmpty ? false : meaning(ofTitle: title).isWayBack(by: self)
  }

  /// The same, worked out; kept as ``TitleMeaning/isWayBack(by:)``.
  func standsForWayBack(_ title: String) -> Bool {
    let (listed, facts) = (content.record.waysBack, content.record.destructiveTitles)
    if findsWordsAnywhere {
      let key = Self.key(title)
      return phrases.anyWayBack.finds(in: key)
        && listed.contains { phrase in
          guard let range = key.firstRange(of: phrase) else { return false }
          return range.lowerBound == key.startIndex
            || !facts.negations.contains(String(key[key.index(before: range.lowerBound)]))
        }
    }
    let words = AnalyzedText(title, locale: locale).words
    guard !words.keys.contains(where: facts.negations.contains) else { return false }
    return phrases.waysBack.ranges(in: words).contains {
      $0.lowerBound == 0 || (facts.verbPosition != .first && $0.upperBound == words.keys.count)
    }
  }

  /// Whether a text asks for something with a word of a request, so that it is no question whatever its source is.
  func isRequest(_ text: String) -> Bool {
    guard !content.record.requests.isEmpty, content.requests.finds(in: ICU.composed(text)) else { return false }
    return content.record.requests.contains { text.contains($0) }
  }

  /// By which a question is known that only asks whether to do something; nil where it is told by ``fillers``.
  var confirming: ConfirmingForms? { content.record.confirming }

  /// The words of requests, as they are written.
  var requestWords: [String] { content.record.requests }

  /// Whether a text says that something is going on: *Downloading*, 다운로드 중, 正在下载.
  func saysOngoing(_ text: AnalyzedText) -> Bool {
    let record = content.record
    // *Error loading photos* tells what went wrong.
    let isFragment = phrases.fragmentOpenings.open(text.words)
    if !isFragment,
      text.words.keys.prefix(2).contains(where: { key in
        record.ongoingEndings.contains { key.hasSuffix($0) && key.count > $0.count + 1 }
      })
    {
      return true
    }
    if findsWordsAnywhere, record.ongoingEndings.contains(where: { Self.bareKey(text.key).hasSuffix(Self.key($0)) }) {
      return true
    }
    guard !record.ongoing.isEmpty else { return false }
    if findsWordsAnywhere { return record.ongoing.contains { text.key.contains(Self.key($0)) } }
    return !PhraseList(record.ongoing).ranges(in: text.words).isEmpty
  }

  /// Whether words are listed by which a text says that something is going on.
  var knowsOngoing: Bool { !content.record.ongoing.isEmpty || !content.record.ongoingEndings.isEmpty }

  /// Whether the locale's alert titles end in a mark where, and only where, the English ones do; nil where not measured.
  public var titlePunctuationFollowsSource: Bool? {
    titlePunctuation.map { $0.unmarked <= 0.11 && $0.fullStop >= 0.9 && $0.question >= 0.9 }
  }

  /// The term by which a text, taken by itself, destroys something; nil when it is no such term or more than a fifth of its
  /// uses are for harmless ones.
  public func destructiveMeaning(of text: String) -> Term? {
    guard let (key, all) = listed(key: Self.key(text)) else { return nil }
    let destroying = all.intersection(Term.destructive)
    guard !destroying.isEmpty else { return nil }
    let harmless = all.subtracting(destroying)
    guard let uses = ambiguous[key] else {
      // Without counts, only a wording whose harmless use is rare enough not to be accepted is certain.
      let isSure = harmless.isEmpty || content.acceptedDestructive.contains(key)
      return isSure ? destroying.min() : nil
    }
    let total = uses.values.reduce(0, +)
    let harmlessUses = uses.filter { !Term.destructive.contains($0.key) }.values.reduce(0, +)
    guard harmlessUses * 5 <= total else { return nil }
    return destroying.min { (uses[$0] ?? 0, $1) > (uses[$1] ?? 0, $0) }
  }

  /// The key under which a text is listed and its terms: its own, or that without the marks around it; nil where it is not.
  private func listed(key: String) -> (key: String, terms: Set<Term>)? {
    // Nearly all that is asked about is too long.
    guard Self.bareLength(of: key) <= content.longestListed else { return nil }
    let key = closed(key)
    if let terms = content.meanings[exactly: key] { return (key, terms) }
    let closedBare = Self.bareKey(key)
    return closedBare.utf8.count == key.utf8.count ? nil : content.meanings[exactly: closedBare].map { (closedBare, $0) }
  }

  /// A key without the blanks that only draw letters apart, in a language that parts no words: 确 定.
  func closed(_ key: String) -> String {
    wordSeparator == WordSeparator.none ? Self.withoutBlanksWithin(key) : key
  }

  /// A key without the blanks between Chinese characters.
  static func withoutBlanksWithin(_ key: String) -> String {
    guard key.utf8.contains(0x20) else { return key }
    let letters = Array(key.unicodeScalars)
    let kept = letters.indices.filter { index in
      letters[index] != " " || index == 0 || index + 1 == letters.count
        || !letters[index - 1].properties.isIdeographic || !letters[index + 1].properties.isIdeographic
    }
    return kept.count == letters.count ? key : String(String.UnicodeScalarView(kept.map { letters[$0] }))
  }

  /// A key without the marks, symbols and emoji around it.
  static func bareKey(_ key: String) -> String {
    let bare = bareRange(of: key)
    return bare.lowerBound == key.startIndex && bare.upperBound == key.endIndex ? key : String(key[bare])
  }

  /// How many bytes the same has.
  private static func bareLength(of key: String) -> Int { key.utf8[bareRange(of: key)].count }

  private static func bareRange(of key: String) -> Range<String.Index> {
    let scalars = key.unicodeScalars
    guard let first = scalars.firstIndex(where: isPartOfWord), let last = scalars.lastIndex(where: isPartOfWord) else {
      return key.startIndex..<key.endIndex
    }
    return first..<scalars.index(after: last)
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if 0x61...0x7A ~= scalar.value || 0x30...0x39 ~= scalar.value || TextEnd.isPlainLetter(scalar) { return true }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .letterNumber,
      .otherNumber, .spacingMark:
      true
    case .nonspacingMark: scalar.value != 0xFE0F && scalar.value != 0x20E3
    // Placeholders stay: "Delete %@" is not the bare term.
    case .mathSymbol, .otherPunctuation: scalar == "%" || scalar == "$"
    default: false
    }
  }
}
