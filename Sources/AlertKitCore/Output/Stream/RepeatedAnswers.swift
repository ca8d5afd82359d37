/// Answers to requests that came before with another id: most apps' buttons say the same few words.
///
/// What is kept is bounded, and an answer is kept from the second time on that its request comes.
struct RepeatedAnswers {
  private struct Entry {
    let request: [UInt8]
    let answer: [UInt8]
  }

  /// By hash of a request without its id.
  private var entries: [UInt64: Entry] = [:]
  /// The hashes of requests that came once, each at a place of its own.
  private var seen = [UInt64](repeating: 0, count: 1 << 13)

  private static let mostEntries = 4096
  private static let longestRequest = 512
  private static let longestAnswer = 1024

  /// A request in its two parts.
  struct Parts {
    /// As it was written.
    let id: UnsafeBufferPointer<UInt8>
    /// From the comma behind the id on.
    let rest: UnsafeBufferPointer<UInt8>
    let hash: UInt64
  }

  /// The parts of a request that begins with its id, a number or a string without escapes; nil for any other, and for a long one.
  func parts(of line: UnsafeBufferPointer<UInt8>) -> Parts? {
    var at = 0
    func take(_ byte: UInt8) -> Bool {
      guard at < line.count, line[at] == byte else { return false }
      at += 1
      return true
    }
    func skipSpace() { while take(0x20) {} }
    guard take(UInt8(ascii: "{")) else { return nil }
    skipSpace()
    for byte in "\"id\"".utf8 { guard take(byte) else { return nil } }
    skipSpace()
    guard take(UInt8(ascii: ":")) else { return nil }
    skipSpace()
    let start = at
    if take(UInt8(ascii: "\"")) {
      while at < line.count, 0x20..<0x7F ~= line[at], line[at] != UInt8(ascii: "\""), line[at] != UInt8(ascii: "\\") { at += 1 }
      guard take(UInt8(ascii: "\"")) else { return nil }
    } else {
      while at < line.count, 0x30...0x39 ~= line[at] { at += 1 }
      guard 1...15 ~= at - start, at == start + 1 || line[start] != UInt8(ascii: "0") else { return nil }
    }
    let id = UnsafeBufferPointer(rebasing: line[start..<at])
    skipSpace()
    guard at < line.count, line[at] == UInt8(ascii: ","), line.count - at <= Self.longestRequest else { return nil }
    let rest = UnsafeBufferPointer(rebasing: line[at...])
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in rest { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Parts(id: id, rest: rest, hash: hash)
  }

  /// What was answered behind the id; nil where it is not known.
  func answer(to parts: Parts) -> [UInt8]? {
    guard let entry = entries[parts.hash], entry.request.elementsEqual(parts.rest) else { return nil }
    return entry.answer
  }

  /// Keeps what was answered behind the id, where the request came before.
  mutating func keep(_ answer: ArraySlice<UInt8>, to parts: Parts) {
    let place = Int(parts.hash >> 32) & (seen.count - 1)
    guard seen[place] == parts.hash else {
      seen[place] = parts.hash
      return
    }
    guard answer.count <= Self.longestAnswer else { return }
    if entries.count >= Self.mostEntries { entries.removeAll(keepingCapacity: true) }
    entries[parts.hash] = Entry(request: Array(parts.rest), answer: Array(answer))
  }
}
