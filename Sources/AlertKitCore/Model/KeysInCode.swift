internal import Synchronization

/// Whether the app's code may ask for keys, as far as the bytes of its files tell.
final class KeysInCode: Sendable {
  private let code: [[UInt8]]
  private let known: Mutex<[String: Bool]> = Mutex([:])

  /// Each key is looked for in all of the code; more keys than this are taken for asked for.
  private static let mostKeys = 200

  init(of parts: [ProjectPart]) { code = parts.filter(\.isCode).map(\.file.source.text) }

  /// Whether code may ask for a key: it holds the key, or its pieces as accessors join them, or what the key begins with where the rest
  /// is put in as the app runs. Always true of a text that is its own key, and where there is no code.
  func mayAsk(for key: String) -> Bool {
    guard !code.isEmpty, KeyName.isCode(key) else { return true }
    if let known = known.withLock({ $0[key] ?? ($0.count < Self.mostKeys ? nil : true) }) { return known }
    let mayAsk = Self.spellings(of: key).contains(where: holds)
    known.withLock { $0[key] = mayAsk }
    return mayAsk
  }

  private static func spellings(of key: String) -> [String] {
    let ends = key.utf8.indices.filter { key.utf8[$0] == UInt8(ascii: ".") || key.utf8[$0] == UInt8(ascii: "_") }
    let pieces = key.split { ".-_".contains($0) }.map(String.init)
    let titled = pieces.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    var spellings = [key] + ends.map { key[...$0] + "\\(" }
    if let last = ends.last { spellings += ["%", "\""].map { key[...last] + $0 } }
    guard pieces.count > 1 else { return spellings }
    // `uploadFailedTitle`, and `Upload.failedTitle` or `Upload.Failed.title` of what generators make of tables.
    spellings.append(pieces[0] + titled.dropFirst().joined())
    for split in 1..<pieces.count {
      spellings.append(titled[..<split].joined(separator: ".") + "." + pieces[split] + titled[(split + 1)...].joined())
    }
    return spellings
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
