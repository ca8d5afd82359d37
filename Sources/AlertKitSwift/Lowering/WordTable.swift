internal import AlertKitCode

/// Words and what they mean, found by their hashes (``CodeScan/hash(_:)``).
struct WordTable<Meaning: Sendable>: Sendable {
  private var hashes: [UInt64]
  private var meanings: [Meaning]
  private let mask: Int
  private let other: Meaning

  /// - Parameter other: What all other words mean.
  init(_ words: [String: Meaning], other: Meaning) {
    var size = 64
    while size < words.count * 4 { size *= 2 }
    mask = size - 1
    self.other = other
    hashes = Array(repeating: 0, count: size)
    meanings = Array(repeating: other, count: size)
    for (word, meaning) in words {
      let hash = CodeScan.hash(word.utf8)
      var slot = Int(truncatingIfNeeded: hash) & mask
      while hashes[slot] != 0 { slot = (slot + 1) & mask }
      (hashes[slot], meanings[slot]) = (hash, meaning)
    }
  }

  /// What the word with a hash means.
  subscript(hash: UInt64) -> Meaning {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while hashes[slot] != 0 {
      if hashes[slot] == hash { return meanings[slot] }
      slot = (slot + 1) & mask
    }
    return other
  }
}
