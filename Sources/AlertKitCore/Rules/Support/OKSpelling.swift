/// The spellings of OK in a language that has one right one.
struct OKSpelling {
  private let misspelled: [String]

  init(_ facts: LocaleFacts) {
    misspelled = facts.misspelledOK
  }

  /// Whether a title is OK in any spelling: `Ok`, `Okay`, `O.K.`; false in languages that spell it as they like.
  func isSpelling(_ title: String) -> Bool {
    guard !misspelled.isEmpty, title.unicodeScalars.allSatisfy({ !$0.properties.isWhitespace }) else { return false }
    let letters = title.unicodeScalars.filter { $0.properties.isAlphabetic }
    return misspelled.contains(String(String.UnicodeScalarView(letters)).lowercased())
  }

  /// A title that is OK in some spelling, with its letters and the full stops between and behind them made `OK`.
  func corrected(_ title: String) -> String? {
    guard let first = title.firstIndex(where: \.isLetter), let last = title.lastIndex(where: \.isLetter) else { return nil }
    var end = title.index(after: last)
    if title[first..<end].contains("."), title[end...].hasPrefix(".") { end = title.index(after: end) }
    return title[..<first] + "OK" + title[end...]
  }
}
