/// A set of bytes.
struct ByteSet: Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      let bit = (1 as UInt64) << UInt64(byte & 63)
      switch byte >> 6 {
      case 0: words.0 |= bit
      case 1: words.1 |= bit
      case 2: words.2 |= bit
      default: words.3 |= bit
      }
    }
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    return word >> UInt64(byte & 63) & 1 != 0
  }
}

/// Texts of which it is asked whether any stands in another text, byte by byte; most texts hold none.
struct ByteSearch: Sendable {
  /// The bytes of all texts, one behind the other, in the order of their first bytes.
  private var all: [UInt8] = []
  /// Where each of the texts begins in ``all``, and its end.
  private var starts: [Int32] = [0]
  /// By first byte the number of the first of its texts, and of all; empty where there are no texts.
  private var numbers: [Int32] = []
  private let first: ByteSet
  /// By the first three bytes of each text, where all have so many; else empty. In most scripts they are a character's.
  private var beginnings: [UInt64] = []

  init(_ texts: [String]) {
    let sorted = texts.map { Array($0.utf8) }.filter { !$0.isEmpty }.sorted { $0[0] < $1[0] }
    first = ByteSet(sorted.map { $0[0] })
    guard !sorted.isEmpty else { return }
    for text in sorted {
      while numbers.count <= text[0] { numbers.append(Int32(starts.count - 1)) }
      all += text
      starts.append(Int32(all.count))
    }
    while numbers.count <= 256 { numbers.append(Int32(sorted.count)) }
    guard sorted.allSatisfy({ $0.count > 2 }) else { return }
    beginnings = [UInt64](repeating: 0, count: 64)
    for text in sorted {
      let place = Self.place(text[0], text[1], text[2])
      beginnings[place >> 6] |= 1 << UInt64(place & 63)
    }
  }

  /// One of 4096 places.
  @inline(__always)
  private static func place(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    (Int(first) &* 61 ^ Int(second) << 6 ^ Int(third)) & 0xFFF
  }

  /// Whether any of the texts stands anywhere in another.
  func finds(in text: String) -> Bool {
    guard !numbers.isEmpty else { return false }
    var text = text
    return text.withUTF8 { beginnings.isEmpty ? findsByFirst(in: $0) : findsByBeginning(in: $0) }
  }

  private func findsByFirst(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = first
    var at = 0
    while at < bytes.count {
      if first.contains(bytes[at]), stands(at: at, in: bytes) { return true }
      at &+= 1
    }
    return false
  }

  private func findsByBeginning(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    beginnings.withUnsafeBufferPointer { beginnings in
      var at = 0
      while at < bytes.count - 2 {
        let place = Self.place(bytes[at], bytes[at + 1], bytes[at + 2])
        if beginnings[place >> 6] >> UInt64(place & 63) & 1 != 0, stands(at: at, in: bytes) { return true }
        at &+= 1
      }
      return false
    }
  }

  private func stands(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let byte = Int(bytes[start])
    for number in Int(numbers[byte])..<Int(numbers[byte + 1]) {
      let (from, end) = (Int(starts[number]), Int(starts[number + 1]))
      guard end - from <= bytes.count - start else { continue }
      var place = from + 1
      while place < end, all[place] == bytes[start + place - from] { place += 1 }
      if place == end { return true }
    }
    return false
  }
}

extension String {
  /// Whether the bytes of a text stand anywhere in this one.
  package func holdsBytes(of other: String) -> Bool {
    var (text, wanted) = (self, other)
    return text.withUTF8 { text in wanted.withUTF8 { text.place(of: $0, from: 0) != nil } }
  }

  /// The text without the bytes of another at its end; nil where it does not end in them.
  func withoutBytes(of ending: String) -> String? {
    let rest = utf8.count - ending.utf8.count
    guard rest >= 0, utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) else { return nil }
    return String(self[..<utf8.index(startIndex, offsetBy: rest)])
  }

  /// The text with the bytes of another replaced wherever they stand.
  func replacingBytes(of other: String, with substitute: String) -> String {
    let (bytes, wanted) = (Array(utf8), Array(other.utf8))
    guard let first = wanted.first else { return self }
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == first, bytes[index...].starts(with: wanted) {
        kept += substitute.utf8
        index += wanted.count
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// Whether any byte of the text is one of a set.
  func holdsByte(of set: ByteSet) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains { set.contains($0) } } ?? utf8.contains { set.contains($0) }
  }
}
