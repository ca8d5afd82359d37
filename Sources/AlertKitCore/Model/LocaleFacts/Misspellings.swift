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
    let known = Set((words + record.spellingExceptions.map(LocaleFacts.key)).lazy.map { WordHash.of($0.unicodeScalars) })
    var slips = WordHashes(most: words.reduce(0) { $0 + $1.utf8.count * 3 + 1 })
    for word in words {
      Self.forEachSlip(of: word) { if !known.contains($0) { slips.insert($0) } }
    }
    self.slips = slips
  }

  /// What a word should be, with its capital; nil where it is no known misspelling.
  ///
  /// - Parameter key: The word as words are compared.
  func correction(of word: Substring, key: String) -> String? {
    let hash = WordHash.of(key.unicodeScalars)
    let isSlip = slips.contains(hash)
    guard isSlip || !nouns.isEmpty || !listed.isEmpty else { return nil }
    guard let found = listed[key] ?? (isSlip ? words.first { Self.hasSlip($0, hash) } : nil) else {
      return nouns.contains(key) && word.first?.isLowercase == true ? Self.capitalized(word) : nil
    }
    // In capitals accents may be missing, and letters that are one word are mostly a name's.
    guard word.dropFirst().allSatisfy({ !$0.isUppercase }) else { return nil }
    return word.first?.isUppercase ?? false || nouns.contains(found) ? Self.capitalized(found) : found
  }

  private static func capitalized(_ word: some StringProtocol) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func hasSlip(_ word: String, _ hash: UInt32) -> Bool {
    var isFound = false
    forEachSlip(of: word) { isFound = isFound || $0 == hash }
    return isFound
  }

  /// The hashes of a word's slips.
  private static func forEachSlip(of word: String, _ take: (UInt32) -> Void) {
    let letters = Array(word.unicodeScalars)
    var before = WordHash()
    for index in letters.indices {
      var through = before
      through.add(letters[index])
      var doubled = through
      doubled.add(letters[index])
      take(doubled.adding(letters[(index + 1)...]))
      if index > 0, index + 1 < letters.count {
        take(before.adding(letters[(index + 1)...]))
        var changed = before
        changed.add(letters[index + 1])
        changed.add(letters[index])
        if letters[index] != letters[index + 1] { take(changed.adding(letters[(index + 2)...])) }
      }
      before = through
    }
    guard word.utf8.count > letters.count, let plain = withoutAccents(letters) else { return }
    take(WordHash.of(plain))
  }

  /// Latin letters without their accents but for the first; nil where none is lost. The breve of *й* is none.
  private static func withoutAccents(_ word: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard !word.contains(where: { $0.value > 0x24F }) else { return nil }
    let rest = ICU.decomposed(String(String.UnicodeScalarView(word.dropFirst()))).unicodeScalars
    let plain = word.prefix(1) + rest.filter { !$0.properties.isDiacritic && $0.value < 0x300 }
    return plain.elementsEqual(word) ? nil : Array(plain)
  }
}

/// The hash of a word that is put together letter by letter.
private struct WordHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  static func of(_ word: some Sequence<Unicode.Scalar>) -> UInt32 { WordHash().adding(word) }

  mutating func add(_ letter: Unicode.Scalar) {
    state = (state ^ UInt64(letter.value)) &* 0x100_0000_01B3
  }

  /// The hash of the word so far with more letters; never 0.
  func adding(_ letters: some Sequence<Unicode.Scalar>) -> UInt32 {
    var hash = self
    for letter in letters { hash.add(letter) }
    return max(1, UInt32(truncatingIfNeeded: hash.state ^ (hash.state >> 32)))
  }
}

/// A set of hashes, by open addressing; 0 is a free place.
private struct WordHashes: Sendable {
  private var slots: [UInt32]

  /// - Parameter most: How many hashes are put in at most.
  init(most: Int) {
    var size = 16
    while size < most * 3 / 2 { size *= 2 }
    slots = Array(repeating: 0, count: most == 0 ? 0 : size)
  }

  mutating func insert(_ hash: UInt32) {
    slots[place(of: hash)] = hash
  }

  func contains(_ hash: UInt32) -> Bool { !slots.isEmpty && slots[place(of: hash)] == hash }

  /// Where a hash is, or would be.
  private func place(of hash: UInt32) -> Int {
    let mask = slots.count - 1
    var index = Int(hash) & mask
    while slots[index] != 0, slots[index] != hash { index = (index + 1) & mask }
    return index
  }
}
