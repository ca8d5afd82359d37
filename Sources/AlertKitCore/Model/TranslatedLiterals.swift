/// Literals that code has in several languages, as its bytes around them tell.
extension Project {
  /// Whether code has a literal in several languages: in a dictionary, or beside a condition that asks for one.
  func isTranslatedInCode(_ range: SourceRange) -> Bool {
    languageScopes.language(at: range) != nil || standsUnderKey(range) || isPickedByLanguage(range)
  }

  /// Whether a condition on the line asks for a language, by which code picks a literal: `isFrench ? "Annuler" : "Cancel"`.
  private func isPickedByLanguage(_ range: SourceRange) -> Bool {
    let text = files[Int(range.file.index)].text
    let end = min(Int(range.start), text.count)
    let start = text[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    guard end - start < 2_000, let mark = text[start..<end].lastIndex(of: UInt8(ascii: "?")) else { return false }
    let asked = text[start..<mark].split { !($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) }.last.map {
      String(decoding: $0, as: UTF8.self)
    }
    guard let asked, asked.hasPrefix("is") || asked.lowercased().contains("language") else { return false }
    return Self.languages.contains { asked.contains($0) }
  }

  private static let languages = [
    "English", "French", "German", "Spanish", "Italian", "Portuguese", "Dutch", "Russian", "Turkish", "Arabic", "Hebrew",
    "Chinese", "Japanese", "Korean", "Thai", "Vietnamese", "Indonesian", "Swedish", "Polish", "Hindi", "Persian",
  ]

  /// Whether a literal is what a dictionary of words has under a name, `"photo.delete": "Delete Photo?"`: there is another with
  /// the name, as for another language, or it is large.
  private func standsUnderKey(_ range: SourceRange) -> Bool {
    let text = files[Int(range.file.index)].text
    var index = min(Int(range.start), text.count) - 1
    func skip(_ isSkipped: (UInt8) -> Bool) { while index >= 0, isSkipped(text[index]) { index -= 1 } }
    skip { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == UInt8(ascii: "@") }
    guard index > 1, text[index] == UInt8(ascii: ":"), text[index - 1] == UInt8(ascii: "\"") else { return false }
    let end = index - 1
    index = end - 1
    skip { $0 != UInt8(ascii: "\"") && $0 != 0x0A }
    guard index >= 0, text[index] == UInt8(ascii: "\""), index + 1 < end else { return false }
    let key = text[(index + 1)..<end]
    guard key.contains(where: { "._".utf8.contains($0) }), !key.contains(0x20) else { return false }
    return text.count(ofKey: text[index...end]) > 1 || text.countsKeys(around: index, upTo: Self.mostPlainKeys)
  }

  /// A dictionary with more keys than this is a table of words.
  private static let mostPlainKeys = 64
}

extension [UInt8] {
  /// How often a name, with its quotation marks, is a key of a dictionary.
  fileprivate func count(ofKey key: ArraySlice<UInt8>) -> Int {
    withUnsafeBufferPointer { bytes in
      var (found, index) = (0, 0)
      while index + key.count < bytes.count {
        guard bytes[index] == key[key.startIndex], bytes[index...].starts(with: key) else {
          index += 1
          continue
        }
        index += key.count
        if bytes[index...].first(where: { $0 != 0x20 }) == UInt8(ascii: ":") { found += 1 }
      }
      return found
    }
  }

  /// Whether the dictionary around the quotation mark that a key begins with has more keys than a number.
  fileprivate func countsKeys(around start: Int, upTo most: Int) -> Bool {
    withUnsafeBufferPointer { bytes in
      var found = 0
      for isForward in [true, false] {
        var (index, depth, isInLiteral) = (isForward ? start : start - 1, 0, false)
        while bytes.indices.contains(index), depth >= 0, found <= most {
          switch bytes[index] {
          case UInt8(ascii: "\"") where index == 0 || bytes[index - 1] != UInt8(ascii: "\\"):
            isInLiteral.toggle()
            let isEnd = isForward ? !isInLiteral : isInLiteral
            let next = bytes[(index + 1)...].first { $0 != 0x20 }
            if isEnd, depth == 0, next == UInt8(ascii: ":") { found += 1 }
          case UInt8(ascii: "["), UInt8(ascii: "{"): if !isInLiteral { depth += isForward ? 1 : -1 }
          case UInt8(ascii: "]"), UInt8(ascii: "}"): if !isInLiteral { depth += isForward ? -1 : 1 }
          default: break
          }
          index += isForward ? 1 : -1
        }
      }
      return found > most
    }
  }
}

extension StringReference {
  /// The keys that a reference may show, with their tables' names.
  var keys: [(key: String, table: String?)] {
    parts.compactMap { if case .key(let key, let table, _, _) = $0 { (key, table) } else { nil } }
  }

  /// The first key that a reference may show.
  var key: String? { keys.first?.key }
}
