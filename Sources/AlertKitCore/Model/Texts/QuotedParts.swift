/// The parts of a text that stand in quotation marks of any language.
enum QuotedParts {
  /// Where the quoted parts are, the marks left out, in order.
  static func ranges(in text: String) -> [Range<String.Index>] {
    guard mayOpen(text) else { return [] }
    var found: [Range<String.Index>] = []
    // Where a mark that nothing closes was looked for last: until there, its likes are not closed either.
    var unclosed: [Character: String.Index] = [:]
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      let mark = text[index]
      if let closing = pairs[mark], unclosed[mark].map({ index >= $0 }) ?? true, opens(text, at: index) {
        guard let end = close(text, from: next, with: closing) else {
          unclosed[mark] = text[next...].firstIndex(where: \.isNewline) ?? text.endIndex
          index = next
          continue
        }
        found.append(next..<end)
        index = text.index(after: end)
      } else {
        index = next
      }
    }
    return found
  }

  /// Whether a text has the bytes of a mark that may open a quotation.
  private static func mayOpen(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { index in
        switch bytes[index] {
        case 0x22, 0x27, 0x60: true
        case 0xC2: bytes[index + 1] == 0xAB || bytes[index + 1] == 0xBB
        case 0xE2: bytes[index + 1] == 0x80 && bytes[index + 2] != 0x99 && bytes[index + 2] >= 0x98
        case 0xE3: bytes[index + 1] == 0x80 && (0x88...0x9D).contains(bytes[index + 2])
        case 0xEF: bytes[index + 1] == 0xBC && bytes[index + 2] == 0x82
        default: false
        }
      }
    }
  }

  /// The text without its quoted parts; their marks stay.
  static func removed(from text: String) -> String {
    var (kept, start) = ("", text.startIndex)
    for range in ranges(in: text) {
      kept += text[start..<range.lowerBound]
      start = range.upperBound
    }
    return kept + text[start...]
  }

  /// The marks that may close what a mark opens.
  private static let pairs: [Character: String] = [
    "“": "”“\"", "„": "“”\"", "”": "”", "\"": "\"", "＂": "＂", "«": "»", "»": "«»", "‹": "›", "‘": "’", "‚": "‘’", "'": "'",
    "「": "」", "『": "』", "《": "》", "〈": "〉", "〝": "〟〞", "`": "`",
  ]

  /// Whether a mark can open a quotation: what looks like an apostrophe opens none behind a letter.
  private static func opens(_ text: String, at index: String.Index) -> Bool {
    guard "'\"”".contains(text[index]), index > text.startIndex else { return true }
    let before = text[text.index(before: index)]
    return !(before.isLetter || before.isNumber) || !before.isCasedOrASCII
  }

  private static func close(_ text: String, from start: String.Index, with closing: String) -> String.Index? {
    var index = start
    while index < text.endIndex, !text[index].isNewline {
      if closing.contains(text[index]), index > start, !isApostrophe(text, at: index) { return index }
      index = text.index(after: index)
    }
    return nil
  }

  private static func isApostrophe(_ text: String, at index: String.Index) -> Bool {
    guard "'’".contains(text[index]) else { return false }
    let next = text.index(after: index)
    return next < text.endIndex && text[next].isLetter && text[next].isCasedOrASCII
  }
}

extension Character {
  /// Whether the character is of a script that uses apostrophes; Chinese or Korean letters stand right against quotation marks.
  fileprivate var isCasedOrASCII: Bool { isASCII || isCased }
}
