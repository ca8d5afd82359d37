/// Whether the app's code may ask for keys, as far as the bytes of its files tell.
struct KeysInCode: Sendable {
  private let code: [[UInt8]]

  init(of parts: [ProjectPart]) { code = parts.filter(\.isCode).map(\.file.source.text) }

  /// Whether code may ask for a key: it holds the key, or what the key begins with where the rest is put in as the app runs. Always true
  /// of a text that is its own key, and where there is no code.
  func mayAsk(for key: String) -> Bool {
    guard !code.isEmpty, KeyName.isCode(key) else { return true }
    if holds(key) { return true }
    guard let end = key.utf8.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }) else { return true }
    return ["\\(", "%", "\""].contains { holds(key[...end] + $0) }
  }

  private func holds(_ wanted: String) -> Bool {
    let wanted = Array(wanted.utf8)
    return code.contains { text in
      text.withUnsafeBufferPointer { text in
        guard wanted.count <= text.count else { return false }
        return (0...(text.count - wanted.count)).contains { start in
          text[start] == wanted[0] && wanted.indices.allSatisfy { text[start + $0] == wanted[$0] }
        }
      }
    }
  }
}
