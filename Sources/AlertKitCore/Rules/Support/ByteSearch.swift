/// A text made ready for asking quickly whether it can hold a word at all; most texts hold none of those that rules look for.
struct ByteSearch {
  private let bytes: [UInt8]

  /// - Parameter text: A text in its comparable form.
  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Whether the bytes of a word stand anywhere in the text.
  func holds(_ word: some StringProtocol) -> Bool {
    let wanted = Array(word.utf8)
    guard let first = wanted.first, wanted.count <= bytes.count else { return wanted.isEmpty }
    return bytes.withUnsafeBufferPointer { text in
      (0...(text.count - wanted.count)).contains { start in
        text[start] == first && wanted.indices.allSatisfy { text[start + $0] == wanted[$0] }
      }
    }
  }
}
