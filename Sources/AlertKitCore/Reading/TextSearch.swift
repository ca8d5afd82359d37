extension [UInt8] {
  /// Whether a name stands in a text, its letters of ASCII large or small.
  package func holdsIgnoringCase(_ name: String) -> Bool {
    let small = name.utf8.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
    let large = small.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 ? $0 & ~0x20 : $0 }
    guard let first = small.first, count >= small.count else { return false }
    return withUnsafeBufferPointer { text in
      (0...text.count - small.count).contains { start in
        (text[start] == first || text[start] == large[0])
          && small.indices.allSatisfy { text[start + $0] == small[$0] || text[start + $0] == large[$0] }
      }
    }
  }
}
