/// Misspellings of a language's frequent words: those that are listed, and of each listed word those with a letter that is left
/// out within it, doubled, or changed with the next one, or without its accents; and nouns without their capital.
struct Misspellings: Sendable {
  /// By the misspelt word, as words are compared, the right one.
  private let listed: [String: String]
  /// As they are written.
  private let written: [String]
  /// The same as they are compared.
  private let words: [String]
  private let nouns: Set<String>
  private let anyWord: WordFilter
  private let listedOrNouns: WordFilter
  private let phrases: MisspeltPhrases
  private let slips: WordNumbers

  init(_ record: LocaleRecord) {
    phrases = MisspeltPhrases(record)
    listed = phrases.areAnywhere ? [:] : record.misspellings.filter { !$0.key.contains(where: MisspeltPhrases.parts) }
    nouns = Set(record.capitalizedNouns.map(LocaleFacts.key))
    listedOrNouns = WordFilter(nouns.union(listed.keys))
    written = record.spelledWords
    words = written.map(LocaleFacts.key)
    anyWord = WordFilter(words)
    let known = Set((words + record.spellingExceptions.map(LocaleFacts.key)).lazy.map(WordFilter.number))
    var slips = WordNumbers(most: words.reduce(0) { $0 + $1.utf8.count * 3 + 1 })
    for word in words {
      Self.forEachSlip(of: word) { if !known.contains($0) { slips.insert($0) } }
    }
    self.slips = slips
  }

  /// Whether a word, as words are compared, is one of those that are often written.
  func lists(_ word: String) -> Bool {
    anyWord.mayHold(WordFilter.number(of: word)) && words.contains(word)
  }

  /// The first misspelt word or phrase among some words, and what it should be, with its capital; nil where none is known to be
  /// misspelt.
  ///
  /// - Parameter isLeft: Whether a word is left as it is; by the word, and by it as words are compared.
  func first(in words: AnalyzedText.Words, isLeft: (Substring, String) -> Bool) -> (wrong: Substring, right: String)? {
    for index in words.all.indices {
      let number = words.numbers[index]
      let isSlip = slips.mayHold(number)
      guard isSlip || listedOrNouns.mayHold(number) else { continue }
      let (word, key) = (words.all[index], words.keys[index])
      if let right = correction(of: word, key: key, slip: isSlip ? number : nil), !isLeft(word, key) { return (word, right) }
    }
    return phrases.first(in: words)
  }

  private func correction(of word: Substring, key: String, slip: UInt64?) -> String? {
    let slipped = slip.flatMap { slip in words.firstIndex { Self.hasSlip($0, slip) } }.map { written[$0] }
    guard let found = listed[key] ?? slipped else {
      return nouns.contains(key) && word.first?.isLowercase == true ? Self.capitalized(word) : nil
    }
    // In capitals accents may be missing, and letters that are one word are mostly a name's.
    guard word.dropFirst().allSatisfy({ !$0.isUppercase }) else { return nil }
    // A name such as iPhone has its own letters.
    let isName = found.dropFirst().contains(where: \.isUppercase)
    let takesCapital = !isName && (word.first?.isUppercase ?? false || nouns.contains(LocaleFacts.key(found)))
    let right = takesCapital ? Self.capitalized(found) : found
    // As words are compared, ß and ss are one.
    return right == word ? nil : right
  }

  static func capitalized(_ word: some StringProtocol) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func hasSlip(_ word: String, _ slip: UInt64) -> Bool {
    var isFound = false
    forEachSlip(of: word) { isFound = isFound || $0 == slip }
    return isFound
  }

  /// The numbers of a word's slips.
  private static func forEachSlip(of word: String, _ take: (UInt64) -> Void) {
    let letters = Array(word.unicodeScalars)
    var before = WordNumber()
    for index in letters.indices {
      var through = before
      through.add(letters[index])
      var doubled = through
      doubled.add(letters[index])
      take(doubled.value(with: letters[(index + 1)...]))
      if index > 0, index + 1 < letters.count {
        take(before.value(with: letters[(index + 1)...]))
        var changed = before
        changed.add(letters[index + 1])
        changed.add(letters[index])
        if letters[index] != letters[index + 1] { take(changed.value(with: letters[(index + 2)...])) }
      }
      before = through
    }
    guard word.utf8.count > letters.count, let plain = withoutAccents(letters) else { return }
    take(WordNumber().value(with: plain))
  }

  /// Latin letters without their accents but for the first; nil where none is lost. The breve of *й* is none.
  private static func withoutAccents(_ word: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard !word.contains(where: { $0.value > 0x24F }) else { return nil }
    let rest = ICU.decomposed(String(String.UnicodeScalarView(word.dropFirst()))).unicodeScalars
    let plain = word.prefix(1) + rest.filter { !$0.properties.isDiacritic && $0.value < 0x300 }
    return plain.elementsEqual(word) ? nil : Array(plain)
  }
}

/// A set of words' numbers, of which it keeps a part: by open addressing, where 0 is a free place.
private struct WordNumbers: Sendable {
  private var slots: [UInt32]

  /// - Parameter most: How many numbers are put in at most.
  init(most: Int) {
    var size = 16
    while size < most * 3 / 2 { size *= 2 }
    slots = Array(repeating: 0, count: most == 0 ? 0 : size)
  }

  mutating func insert(_ number: UInt64) {
    let part = Self.part(of: number)
    slots[place(of: part)] = part
  }

  func mayHold(_ number: UInt64) -> Bool {
    guard !slots.isEmpty else { return false }
    let part = Self.part(of: number)
    return slots[place(of: part)] == part
  }

  private static func part(of number: UInt64) -> UInt32 { max(1, UInt32(truncatingIfNeeded: number)) }

  /// Where a number's part is, or would be.
  private func place(of part: UInt32) -> Int {
    let mask = slots.count - 1
    var index = Int(part) & mask
    while slots[index] != 0, slots[index] != part { index = (index + 1) & mask }
    return index
  }
}
