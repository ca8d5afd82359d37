/// Which words are surely not in a list, told by a number that is worked out once for a word and all lists.
struct WordFilter: Sendable {
  private var bits: [UInt64]
  private let mask: UInt64

  /// - Parameter words: As words are compared.
  init(_ words: some Collection<String>) {
    var size: UInt64 = 64
    while size < UInt64(words.count) * 16 { size *= 2 }
    bits = [UInt64](repeating: 0, count: Int(size / 64))
    mask = size - 1
    for word in words {
      let place = Self.number(of: ICU.composed(word)) & mask
      bits[Int(place >> 6)] |= 1 << (place & 63)
    }
  }

  /// Whether the list may have a word of this number.
  @inline(__always)
  func mayHold(_ number: UInt64) -> Bool {
    let place = number & mask
    return bits[Int(place >> 6)] >> (place & 63) & 1 != 0
  }

  /// The number of a word as it is compared: the same for the same bytes (FNV-1a).
  static func number(of word: String) -> UInt64 {
    var word = word
    let number = word.withUTF8 { bytes in
      bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    return number ^ number >> 32
  }
}

/// Words, to be found among those of a text.
struct WordList: Sendable {
  /// As they are compared.
  let all: [String]
  private let filter: WordFilter
  private let bytes: ByteSearch

  init(_ words: [String]) {
    all = words
    filter = WordFilter(words)
    bytes = ByteSearch(words)
  }

  var isEmpty: Bool { all.isEmpty }

  /// Whether any of the words stands anywhere in a text, as texts are compared.
  func stand(anywhereIn key: String) -> Bool {
    bytes.finds(in: key) && all.contains { key.holdsBytes(of: $0) && key.contains($0) }
  }

  /// Whether any of the words is one of a text's.
  func stand(in words: AnalyzedText.Words) -> Bool {
    words.numbers.indices.contains { filter.mayHold(words.numbers[$0]) && all.contains(words.keys[$0]) }
  }
}
