/// Misspellings of a language's frequent words: those that are listed, and of each listed word those with a letter that is left
/// out within it, doubled, or changed with the next one, or without its accents.
struct Misspellings: Sendable {
  /// By the misspelt word, as words are compared, the right one.
  private let right: [String: String]
  private let wrong: WordFilter

  init(_ record: LocaleRecord) {
    var right: [String: String] = [:]
    for word in record.spelledWords {
      if word.utf8.allSatisfy({ 0x61...0x7A ~= $0 }) {
        Self.forEachSlip(of: Array(word.utf8)) { right[String(decoding: $0, as: UTF8.self)] = word }
      } else {
        for slip in Self.slips(of: Array(word)) { right[LocaleFacts.key(slip)] = word }
      }
    }
    for word in record.spelledWords + record.spellingExceptions { right[LocaleFacts.key(word)] = nil }
    right.merge(record.misspellings) { $1 }
    self.right = right
    wrong = WordFilter(right.keys)
  }

  /// The first misspelt word among some, and what it should be, with its capital; nil where none is known to be misspelt.
  func first(in words: AnalyzedText.Words) -> (wrong: Substring, right: String)? {
    for index in words.all.indices where wrong.mayHold(words.numbers[index]) {
      let word = words.all[index]
      if let right = correction(of: word, key: words.keys[index]) { return (word, right) }
    }
    return nil
  }

  private func correction(of word: Substring, key: String) -> String? {
    guard let found = right[key] else { return nil }
    // In capitals accents may be missing, and letters that are one word are mostly a name's.
    guard word.dropFirst().allSatisfy({ !$0.isUppercase }) else { return nil }
    return word.first?.isUppercase ?? false ? found.prefix(1).uppercased() + found.dropFirst() : found
  }

  /// Calls a function with each of ``slips(of:)`` of a word in small letters of ASCII, of which none has an accent.
  private static func forEachSlip(of word: [UInt8], _ use: ([UInt8]) -> Void) {
    for index in word.indices {
      var slip = word
      slip.insert(word[index], at: index)
      use(slip)
      guard index > 0, index + 1 < word.count else { continue }
      slip = word
      slip.remove(at: index)
      if slip != word { use(slip) }
      slip = word
      slip.swapAt(index, index + 1)
      if slip != word { use(slip) }
    }
  }

  private static func slips(of word: [Character]) -> Set<String> {
    var slips: Set<String> = []
    for index in word.indices {
      var doubled = word
      doubled.insert(word[index], at: index)
      slips.insert(String(doubled))
      guard index > 0, index + 1 < word.count else { continue }
      var shorter = word
      shorter.remove(at: index)
      slips.insert(String(shorter))
      var changed = word
      changed.swapAt(index, index + 1)
      slips.insert(String(changed))
    }
    slips.insert(String(word.prefix(1)) + withoutAccents(String(word.dropFirst())))
    slips.remove(String(word))
    return slips
  }

  /// Latin letters without their accents; the breve of *й* is none.
  private static func withoutAccents(_ text: String) -> String {
    guard !text.unicodeScalars.contains(where: { $0.value > 0x24F }) else { return text }
    return String(
      String.UnicodeScalarView(ICU.decomposed(text).unicodeScalars.filter { !$0.properties.isDiacritic && $0.value < 0x300 }))
  }
}
