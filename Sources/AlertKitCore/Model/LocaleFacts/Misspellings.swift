/// Misspellings of a language's frequent words: those that are listed, slips of each listed word, and nouns without their capital.
final class Misspellings: Sendable {
  /// By the misspelt word, as words are compared, the right one.
  private let listed: [String: String]
  /// As they are written.
  private let written: [String]
  /// Of these the ones that are often misspelt, as they are compared.
  private let words: [String]
  private let nouns: Set<String>
  private let anyWord: WordFilter
  private let listedOrNouns: WordFilter
  private let phrases: MisspeltPhrases
  private let slips: SlipIndex
  /// Endings that no word has, each with what it should be, the longest first.
  private let endings: [(wrong: String, right: String)]

  init(_ record: LocaleRecord) {
    phrases = MisspeltPhrases(record)
    listed = phrases.areAnywhere ? [:] : record.misspellings.filter { !$0.key.contains(where: MisspeltPhrases.parts) }
    nouns = Set(record.capitalizedNouns.map(LocaleFacts.key))
    listedOrNouns = WordFilter(nouns.union(listed.keys))
    written = record.spelledWords + record.frequentWords
    words = record.spelledWords.map(LocaleFacts.key)
    anyWord = WordFilter(words)
    endings = record.misspeltEndings.map { ($0.key, $0.value) }.sorted { ($1.0.count, $0.0) < ($0.0.count, $1.0) }
    slips = SlipIndex(
      of: words + record.frequentWords.map(LocaleFacts.key), except: record.spellingExceptions.map(LocaleFacts.key),
      knowsWrongLetters: !record.frequentWords.isEmpty)
  }

  /// Whether a word, as words are compared, is one of those that are often written.
  func lists(_ word: String) -> Bool {
    anyWord.mayHold(WordFilter.number(of: word)) && words.contains(word)
  }

  /// The misspelt words among some words, each once, and what they should be, with their capital, and behind them a misspelt phrase. What
  /// is right is nil where a word may be one of two.
  ///
  /// - Parameter isLeft: Whether a word is left as it is; by the word, and by it as words are compared.
  func all(in words: AnalyzedText.Words, isLeft: (Substring, String) -> Bool) -> [(wrong: Substring, right: String?)] {
    var found: [(wrong: Substring, right: String?)] = []
    for index in words.all.indices {
      let number = words.numbers[index]
      let key = words.keys[index]
      let isSlip = slips.mayBeSlip(key, number: number)
      guard isSlip || listedOrNouns.mayHold(number) || hasWrongEnding(key) else { continue }
      let word = words.all[index]
      guard !found.contains(where: { $0.wrong == word }), let right = correction(of: word, key: key, isSlip: isSlip),
        !isLeft(word, key)
      else { continue }
      found.append((word, isSlip && isOpen(key) ? nil : right))
    }
    if let phrase = phrases.first(in: words) {
      // A phrase knows which word is right.
      found.removeAll { $0.right == nil && phrase.wrong.contains($0.wrong) }
      if !found.contains(where: { phrase.wrong.contains($0.wrong) }) { found.append((phrase.wrong, phrase.right)) }
    }
    return found
  }

  /// Whether a slip may be of two words that differ in their ends.
  private func isOpen(_ key: String) -> Bool {
    listed[key] == nil && slips.right(for: key, isName: false).map { slips.mayLackItsEnd(key, besides: $0) } ?? false
  }

  /// How a word, as words are compared, is written that has capitals of its own: *SMS*, *Wi-Fi*.
  func name(for key: String) -> String? {
    listed[key].flatMap { Self.isName($0) ? $0 : nil }
  }

  /// A name such as iPhone has its own letters.
  private static func isName(_ word: String) -> Bool { word.dropFirst().contains(where: \.isUppercase) }

  private func correction(of word: Substring, key: String, isSlip: Bool) -> String? {
    let slipped = isSlip ? self.slipped(word, key) : nil
    guard let found = listed[key] ?? slipped ?? ended(key) else {
      return nouns.contains(key) && word.first?.isLowercase == true ? Self.capitalized(word) : nil
    }
    // In capitals accents may be missing, and letters that are one word are mostly a name's.
    guard word.dropFirst().allSatisfy({ !$0.isUppercase }) else { return nil }
    let takesCapital = !Self.isName(found) && (word.first?.isUppercase ?? false || nouns.contains(LocaleFacts.key(found)))
    let right = takesCapital ? Self.capitalized(found) : found
    // As words are compared, ß and ss are one.
    return right == word ? nil : right
  }

  private func slipped(_ word: Substring, _ key: String) -> String? {
    // French parts the endings of words for everyone: *connecté·e*.
    guard !word.contains("·") else { return nil }
    let isName = Self.isName(word)
    if let place = slips.right(for: key, isName: isName) { return written[place] }
    // A noun's own capital makes no name of it.
    guard isName, !nouns.isEmpty, let place = slips.right(for: key, isName: false) else { return nil }
    return nouns.contains(LocaleFacts.key(written[place])) ? written[place] : nil
  }

  private func hasWrongEnding(_ key: String) -> Bool {
    !endings.isEmpty && key.utf8.count > 6 && endings.contains { key.hasSuffix($0.wrong) }
  }

  /// The word with the ending that it should have.
  private func ended(_ key: String) -> String? {
    guard hasWrongEnding(key), key.allSatisfy(\.isLetter) else { return nil }
    guard let ending = endings.first(where: { key.hasSuffix($0.wrong) }) else { return nil }
    let mended = String(key.dropLast(ending.wrong.count) + ending.right)
    guard slips.mayBeSlip(mended, number: WordFilter.number(of: mended)) else { return mended }
    // Before the ending may be another slip: *navigacion* of *navegación*.
    return slips.right(for: mended, isName: false).map { written[$0] } ?? mended
  }

  /// Whether a word has a capital that no place gives it: within a text that has long words in lower case, and behind no mark.
  private static func isName(_ word: Substring) -> Bool {
    guard word.first?.isUppercase == true else { return false }
    let text = word.base
    let before = text[..<word.startIndex].reversed().drop(while: \.isWhitespace)
    guard before.first?.isLetter == true || before.first == "," else { return false }
    return text.split(whereSeparator: \.isWhitespace).contains { $0.count > 3 && $0.first?.isLowercase == true }
  }

  static func capitalized(_ word: some StringProtocol) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
