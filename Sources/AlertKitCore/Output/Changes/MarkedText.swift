/// A text whose words that differ from another text's are marked. No mark stands inside of a character as a person sees it.
struct MarkedText: Hashable, Sendable {
  /// A stretch of the text.
  struct Part: Hashable, Sendable {
    var text: String
    var isMarked: Bool
  }

  private(set) var parts: [Part] = []

  /// The text with marked stretches as a function writes them, the others as another does.
  func written(plain: (String) -> String, marked: (String) -> String) -> String {
    parts.map { $0.isMarked ? marked($0.text) : plain($0.text) }.joined()
  }

  /// Two texts with their differences marked.
  ///
  /// - Parameter locale: By whose rules a text is cut into words.
  static func pair(_ before: String, _ after: String, locale: LocaleTag) -> (before: MarkedText, after: MarkedText) {
    let (old, new) = (segments(of: before, locale: locale), segments(of: after, locale: locale))
    let difference = ListDifference(from: old, to: new)
    return (MarkedText(old, marking: difference.removed), MarkedText(new, marking: difference.inserted))
  }

  /// A text without marks, or marked whole.
  init(_ text: String, isMarked: Bool = false) {
    parts = text.isEmpty ? [] : [Part(text: text, isMarked: isMarked)]
  }

  private init(_ segments: [String], marking marked: Set<Int>) {
    for (index, segment) in segments.enumerated() {
      // A space between two words that differ differs as well.
      let isBetween =
        segment.allSatisfy(\.isWhitespace) && marked.contains(index - 1) && marked.contains(index + 1)
      let isMarked = marked.contains(index) || isBetween
      if parts.last?.isMarked == isMarked {
        parts[parts.count - 1].text += segment
      } else {
        parts.append(Part(text: segment, isMarked: isMarked))
      }
    }
  }

  /// Words, and what stands between them, cut where characters end as well.
  private static func segments(of text: String, locale: LocaleTag) -> [String] {
    let units = Array(text.utf16)
    let characters = Set(TextSegments.boundaries(of: units, unit: .grapheme, locale: locale).offsets)
    let words = TextSegments.boundaries(of: units, unit: .word, locale: locale).offsets.filter(characters.contains).map(
      Int.init)
    return zip(words, words.dropFirst()).map { String(decoding: units[$0..<$1], as: UTF16.self) }
  }
}
