internal import Synchronization

/// A text as rules look at it. Each part is worked out when it is first asked for, and once, for all rules and locales.
final class AnalyzedText: Sendable {
  /// As its table has it.
  let text: String
  /// The locale whose words it has.
  let locale: LocaleTag
  /// The text without markup, each placeholder made one mark, and without characters that only steer its layout.
  let shown: String

  private let keptWords = AtomicLazyReference<Words>()
  private let keptKey = AtomicLazyReference<Key>()

  init(_ text: String, locale: LocaleTag) {
    self.text = text
    self.locale = locale
    shown =
      DisplayText.isPlain(text) ? text : DisplayText.withPlaceholderMarks(DisplayText.withoutMarkup(text))
  }

  /// Whether the text is shown as its table has it.
  var isPlain: Bool { text == shown }

  /// The words of ``shown``.
  var words: Words { keptWords.load() ?? keptWords.storeIfNil(Words(of: shown, locale: locale)) }

  /// ``shown`` as texts are compared.
  var key: String { (keptKey.load() ?? keptKey.storeIfNil(Key(text: LocaleFacts.key(shown)))).text }

  /// The words of a text, how they are compared, and which are quoted.
  final class Words: Sendable {
    let all: [Substring]
    /// By word, its form as wordings are compared.
    let keys: [String]
    /// Where the text has quoted parts.
    let quotedParts: [Range<String.Index>]
    /// By word.
    private let quoted: [Bool]

    init(of shown: String, locale: LocaleTag) {
      all = TextSegments.words(in: shown, locale: locale)
      keys = all.map { LocaleFacts.key(String($0)) }
      quotedParts = QuotedParts.ranges(in: shown)
      quoted = quotedParts.isEmpty ? [] : all.areIn(quotedParts) { $1.contains($0.startIndex) }
    }

    /// Whether a word stands in quotation marks.
    func isQuoted(_ index: Int) -> Bool {
      !quoted.isEmpty && quoted[index]
    }
  }

  private final class Key: Sendable {
    let text: String

    init(text: String) { self.text = text }
  }
}

/// The analysed texts of one surface in one locale, each kept from the first time that it is asked for.
final class AnalyzedTexts: Sendable {
  private let locale: LocaleTag
  private let known = Mutex<[ExactText: AnalyzedText]>([:])

  init(locale: LocaleTag) {
    self.locale = locale
  }

  /// A text of the surface, analysed.
  subscript(text: String) -> AnalyzedText {
    known.withLock { known in
      let key = ExactText(text)
      if let found = known[key] { return found }
      let analyzed = AnalyzedText(text, locale: locale)
      known[key] = analyzed
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
