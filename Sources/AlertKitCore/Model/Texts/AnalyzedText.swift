internal import Synchronization

/// A text as rules look at it. Each part is worked out when it is first asked for, and once, for all rules and locales.
final class AnalyzedText: Sendable {
  /// As its table has it.
  let text: String
  /// The locale whose words it has.
  let locale: LocaleTag
  /// The text without markup, each placeholder made one mark, and without characters that only steer its layout.
  let shown: String
  /// What ``text`` has, by its bytes.
  let bytes: TextBytes

  private let keptWords = KeptObject<Words>()
  private let keptQuotedParts = KeptValue<[Range<String.Index>]>()
  private let keptKey = KeptValue<String>()
  private let keptCased = KeptObject<CasedWords>()
  private let keptCount = KeptValue<WordCount>()
  private let keptEnding = KeptValue<TextEnding>()
  private let keptSentences = KeptValue<[String]>()
  private let keptOtherLanguage = KeptValue<LocaleTag?>()

  init(_ text: String, locale: LocaleTag) {
    self.text = text
    self.locale = locale
    bytes = TextBytes(of: text)
    shown = bytes.contains(.mark) ? DisplayText.withPlaceholderMarks(DisplayText.withoutMarkup(text)) : text
  }

  /// Whether the text is shown as its table has it.
  var isPlain: Bool { !bytes.contains(.mark) || text == shown }

  /// The text as its table has it, as texts are compared.
  var writtenKey: String { isPlain ? key : LocaleFacts.key(text) }

  /// The words of ``shown``.
  var words: Words { keptWords.value { Words(of: self) } }

  /// Where ``shown`` has quoted parts.
  var quotedParts: [Range<String.Index>] {
    bytes.isDisjoint(with: [.mark, .quote]) ? [] : keptQuotedParts.value { QuotedParts.ranges(in: shown) }
  }

  /// Where ``shown`` has addresses.
  var addresses: [Range<String.Index>] {
    bytes.isDisjoint(with: [.mark, .address]) ? [] : ProperNames.addresses(in: shown)
  }

  /// ``shown`` as texts are compared.
  var key: String { keptKey.value { LocaleFacts.key(shown) } }

  /// ``shown`` composed, as lists of words are.
  var composed: String { ICU.composed(shown) }

  /// The words with what their places say of their case.
  var cased: CasedWords { keptCased.value { CasedWords(self) } }

  /// The language of a text without a letter that its locale is written with; nil for any other text.
  var otherLanguage: LocaleTag? { keptOtherLanguage.value { WrittenLanguage.other(than: locale, text) } }

  /// How many words ``text`` has.
  var wordCount: WordCount { keptCount.value { WordCount(of: self) } }

  /// How the text ends, its markup left out.
  var ending: TextEnding { keptEnding.value { TextEnding(of: self) } }

  /// The sentences of ``text``, with the space and marks behind them.
  var sentences: [String] { keptSentences.value { TextSegments.sentences(in: text, locale: locale) } }

  /// The words of a text, how they are compared, and which are quoted.
  final class Words: Sendable {
    let all: [Substring]
    /// By word, its form as wordings are compared.
    let keys: [String]
    /// By word, the number by which lists of words tell that they do not have its key.
    let numbers: [UInt64]
    /// By word.
    private let quoted: [Bool]

    init(of text: AnalyzedText) {
      all = TextSegments.words(in: text.shown, locale: text.locale)
      keys = all.map { LocaleFacts.key($0) }
      numbers = keys.map { WordFilter.number(of: $0) }
      let quotedParts = text.quotedParts
      quoted = quotedParts.isEmpty ? [] : all.areIn(quotedParts) { $1.contains($0.startIndex) }
    }

    /// Whether a word stands in quotation marks.
    func isQuoted(_ index: Int) -> Bool {
      !quoted.isEmpty && quoted[index]
    }
  }
}

/// The analysed texts of one surface in one locale.
final class AnalyzedTexts: Sendable {
  private let locale: LocaleTag
  /// The surface's own, which are mostly few.
  private let own: SmallDictionary<ExactString, AnalyzedText>
  /// Others that were asked for, such as what a fix would write.
  private let others = Mutex(SmallDictionary<ExactString, AnalyzedText>())

  init(of surface: Surface<Copy>, locale: LocaleTag) {
    self.locale = locale
    var own = SmallDictionary<ExactString, AnalyzedText>()
    surface.forEachText { field, copy in
      for variant in copy.variants {
        let text = ExactString(variant.text)
        guard own[text] == nil else { continue }
        own.set(field.isButton ? Self.label(text, locale) : AnalyzedText(variant.text, locale: locale), for: text)
      }
    }
    self.own = own
  }

  private struct Label: Hashable {
    let text: ExactString
    let locale: LocaleTag
  }

  private static let labels = RecentValues<Label, AnalyzedText>(most: 512, isKeptAtOnce: false)
  private static let longestLabel = 48

  /// A button's title; the same ones come again and again.
  private static func label(_ text: ExactString, _ locale: LocaleTag) -> AnalyzedText {
    guard text.text.utf8.count <= longestLabel else { return AnalyzedText(text.text, locale: locale) }
    return labels.value(for: Label(text: text, locale: locale)) { AnalyzedText(text.text, locale: locale) }
  }

  /// A text of the surface, analysed.
  subscript(text: String) -> AnalyzedText {
    let key = ExactString(text)
    if let known = own[key] { return known }
    return others.withLock { others in
      if let found = others[key] { return found }
      let analyzed = AnalyzedText(text, locale: locale)
      others.set(analyzed, for: key)
      return analyzed
    }
  }
}

extension [Substring] {
  /// For each of some words of a text, in order, whether it is in one of some ranges, in order and none overlapping another.
  ///
  /// - Parameter isIn: Whether a word is in the first range that does not end before it.
  func areIn(_ ranges: [Range<String.Index>], by isIn: (Substring, Range<String.Index>) -> Bool) -> [Bool] {
    var next = 0
    return map { word in
      while next < ranges.count, ranges[next].upperBound <= word.startIndex { next += 1 }
      return next < ranges.count && isIn(word, ranges[next])
    }
  }
}
