/// Misspellings of several words, such as *Are you sure want*; where words are not parted or take endings, all that are listed.
struct MisspeltPhrases: Sendable {
  /// Whether they may stand within words.
  let areAnywhere: Bool
  /// By the phrase, as texts are compared, the right one.
  private let listed: [String: String]
  private let byWords: PhraseList
  private let anywhere: ByteSearch
  /// Whether a phrase that begins or ends within a word is another one: 己 in 自己.
  private let keepsWords: Bool

  init(_ record: LocaleRecord) {
    keepsWords = record.wordSeparator == LocaleFacts.WordSeparator.none
    areAnywhere = record.wordSeparator == LocaleFacts.WordSeparator.none || record.takesParticles
    listed = areAnywhere ? record.misspellings : record.misspellings.filter { $0.key.contains(where: Self.parts) }
    // Of two that begin alike the longer one says more.
    let longestFirst = listed.keys.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    byWords = PhraseList(areAnywhere ? [] : longestFirst.map { String($0.map { Self.parts($0) ? " " : $0 }) })
    anywhere = ByteSearch(areAnywhere ? listed.keys.sorted() : [])
  }

  /// Whether a character parts words.
  static func parts(_ character: Character) -> Bool { character == " " || character == "-" }

  /// The first phrase that stands among some words, as it is written, and what it should be.
  func first(in words: AnalyzedText.Words) -> (wrong: Substring, right: String)? {
    guard !listed.isEmpty, let text = words.all.first?.base else { return nil }
    if areAnywhere {
      let composed = ICU.composed(text)
      guard anywhere.finds(in: composed) else { return nil }
      let isAsWritten = composed.utf8.elementsEqual(text.utf8)
      for wrong in listed.keys.sorted() where composed.holdsBytes(of: wrong) {
        let ranges = composed.ranges(of: wrong)
        let range = ranges.first { !keepsWords || !isAsWritten || !Self.cuts(words, at: $0) }
        if let range, let right = listed[wrong] { return (composed[range], right) }
      }
      return nil
    }
    for range in byWords.ranges(in: words) where !words.isQuoted(range.lowerBound) {
      let wrong = text[words.all[range.lowerBound].startIndex..<words.all[range.upperBound - 1].endIndex]
      guard let right = listed[LocaleFacts.key(String(wrong))], !Self.isPlainVerb(at: range, of: words, right: right) else {
        continue
      }
      let proposed = wrong.first?.isUppercase ?? false ? Misspellings.capitalized(right) : right
      // Capitals throughout say nothing of capitals.
      let isRight = wrong == proposed || wrong.lowercased() == right.lowercased() && wrong == wrong.uppercased()
      if !isRight { return (wrong, proposed) }
    }
    return nil
  }

  /// Whether a phrase begins with a verb that is to be as it is, behind what English has plain verbs with: *unable to update
  /// successfully*, *did not save successfully*.
  private static func isPlainVerb(at range: Range<Int>, of words: AnalyzedText.Words, right: String) -> Bool {
    let (wrong, behind) = (words.keys[range.lowerBound], words.keys[range.upperBound - 1])
    let rightWords = right.split(separator: " ")
    guard range.count > 1, rightWords.count == range.count, rightWords[0] != wrong,
      rightWords.last.map({ $0 == behind }) == true,
      rightWords[0].prefix(2) == wrong.prefix(2)
    else { return false }
    var before = words.keys[..<range.lowerBound]
    if before.last == "not" { before = before.dropLast() }
    return before.last.map { verbsBeforePlainOnes.contains($0.replacing("’", with: "'")) } ?? false
  }

  private static let verbsBeforePlainOnes: Set<String> = [
    "to", "do", "does", "did", "don't", "doesn't", "didn't", "can", "could", "cannot", "can't", "couldn't", "will", "would",
    "won't", "wouldn't", "should", "shouldn't", "must", "may", "might",
  ]

  /// Whether a range begins or ends within a word.
  private static func cuts(_ words: AnalyzedText.Words, at range: Range<String.Index>) -> Bool {
    words.all.contains { word in
      [range.lowerBound, range.upperBound].contains { word.startIndex < $0 && $0 < word.endIndex }
    }
  }
}
