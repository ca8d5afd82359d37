/// Misspellings of several words, such as *Are you sure want*; where words are not parted or take endings, all that are listed.
struct MisspeltPhrases: Sendable {
  /// Whether they may stand within words.
  let areAnywhere: Bool
  /// By the phrase, as texts are compared, the right one.
  private let listed: [String: String]
  private let byWords: PhraseList
  private let anywhere: ByteSearch

  init(_ record: LocaleRecord) {
    areAnywhere = record.wordSeparator == LocaleFacts.WordSeparator.none || record.takesParticles
    listed = areAnywhere ? record.misspellings : record.misspellings.filter { $0.key.contains(where: Self.parts) }
    byWords = PhraseList(areAnywhere ? [] : listed.keys.map { String($0.map { Self.parts($0) ? " " : $0 }) })
    anywhere = ByteSearch(areAnywhere ? listed.keys.sorted() : [])
  }

  /// Whether a character parts words.
  static func parts(_ character: Character) -> Bool { character == " " || character == "-" }

  /// The first phrase that stands among some words, as it is written, and what it should be.
  func first(in words: AnalyzedText.Words) -> (wrong: Substring, right: String)? {
    guard !listed.isEmpty, let text = words.all.first?.base else { return nil }
    if areAnywhere {
      let composed = ICU.composed(text)
      guard anywhere.finds(in: composed), let wrong = listed.keys.sorted().first(where: composed.contains),
        let range = composed.firstRange(of: wrong), let right = listed[wrong]
      else { return nil }
      return (composed[range], right)
    }
    for range in byWords.ranges(in: words) where !words.isQuoted(range.lowerBound) {
      let wrong = text[words.all[range.lowerBound].startIndex..<words.all[range.upperBound - 1].endIndex]
      guard let right = listed[LocaleFacts.key(String(wrong))], wrong.lowercased() != right.lowercased() else { continue }
      return (wrong, wrong.first?.isUppercase ?? false ? Misspellings.capitalized(right) : right)
    }
    return nil
  }
}
