/// Misspellings of a language's frequent words: those that are listed, and of each listed word those with a letter that is left
/// out within it, doubled, or changed with the next one, or without its accents; and nouns without their capital.
struct Misspellings: Sendable {
  /// By the misspelt word, as words are compared, the right one.
  private let listed: [String: String]
  /// As they are compared.
  private let words: [String]
  private let nouns: Set<String>
  private let slips: WordHashes

  init(_ record: LocaleRecord) {
    listed = record.misspellings
    nouns = Set(record.capitalizedNouns.map(LocaleFacts.key))
    words = record.spelledWords.map(LocaleFacts.key)
    let known = Set((words + record.spellingExceptions.map(LocaleFacts.key)).lazy.map { WordHashes.hash($0.unicodeScalars) })
    var slips = WordHashes(most: words.reduce(0) { $0 + $1.unicodeScalars.count * 3 })
    for word in words {
      Self.forEachSlip(of: Array(word.unicodeScalars)) { slip in
        let hash = WordHashes.hash(slip)
        if !known.contains(hash) { slips.insert(hash) }
      }
    }
    self.slips = slips
  }

  /// What a word should be, with its capital; nil where it is no known misspelling.
  ///
  /// - Parameter key: The word as words are compared.
  func correction(of word: Substring, key: String) -> String? {
    let isSlip = slips.contains(WordHashes.hash(key.unicodeScalars))
    guard isSlip || !nouns.isEmpty || !listed.isEmpty else { return nil }
    guard let found = listed[key] ?? (isSlip ? original(of: key) : nil) else {
      return nouns.contains(key) && word.first?.isLowercase == true ? Self.capitalized(word) : nil
    }
    // In capitals accents may be missing, and letters that are one word are mostly a name's.
    guard word.dropFirst().allSatisfy({ !$0.isUppercase }) else { return nil }
    return word.first?.isUppercase ?? false || nouns.contains(found) ? Self.capitalized(found) : found
  }

  /// The first listed word of which another is a slip.
  private func original(of key: String) -> String? {
    let slip = Array(key.unicodeScalars)
    return words.first { word in
      guard word.unicodeScalars.first == slip.first || slip.count < 3 else { return false }
      var isFound = false
      Self.forEachSlip(of: Array(word.unicodeScalars)) { isFound = isFound || $0 == slip }
      return isFound
    }
  }

  private static func capitalized(_ word: some StringProtocol) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func forEachSlip(of word: [Unicode.Scalar], _ take: ([Unicode.Scalar]) -> Void) {
    for index in word.indices {
      var doubled = word
      doubled.insert(word[index], at: index)
      take(doubled)
      guard index > 0, index + 1 < word.count else { continue }
      var shorter = word
      shorter.remove(at: index)
      take(shorter)
      guard word[index] != word[index + 1] else { continue }
      var changed = word
      changed.swapAt(index, index + 1)
      take(changed)
    }
    let plain = word.prefix(1) + withoutAccents(word.dropFirst())
    if !plain.elementsEqual(word) { take(Array(plain)) }
  }

  /// Latin letters without their accents; the breve of *й* is none.
  private static func withoutAccents(_ word: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    guard word.contains(where: { $0.value > 0x7F }), !word.contains(where: { $0.value > 0x24F }) else { return Array(word) }
    let text = String(String.UnicodeScalarView(word))
    return ICU.decomposed(text).unicodeScalars.filter { !$0.properties.isDiacritic && $0.value < 0x300 }
  }
}

/// A set of words, known by their hashes: one that is there is always found, another hardly ever.
struct WordHashes: Sendable {
  /// Open addressing; 0 is a free place.
  private var slots: [UInt32]

  /// - Parameter most: How many words are put in at most.
  init(most: Int) {
    var size = 16
    while size < most * 3 / 2 { size *= 2 }
    slots = Array(repeating: 0, count: most == 0 ? 0 : size)
  }

  static func hash(_ word: some Sequence<Unicode.Scalar>) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for scalar in word { hash = (hash ^ UInt64(scalar.value)) &* 0x100_0000_01B3 }
    return max(1, UInt32(truncatingIfNeeded: hash ^ (hash >> 32)))
  }

  mutating func insert(_ hash: UInt32) {
    let mask = slots.count - 1
    var index = Int(hash) & mask
    while slots[index] != 0, slots[index] != hash { index = (index + 1) & mask }
    slots[index] = hash
  }

  func contains(_ hash: UInt32) -> Bool {
    guard !slots.isEmpty else { return false }
    let mask = slots.count - 1
    var index = Int(hash) & mask
    while slots[index] != 0 {
      if slots[index] == hash { return true }
      index = (index + 1) & mask
    }
    return false
  }
}
