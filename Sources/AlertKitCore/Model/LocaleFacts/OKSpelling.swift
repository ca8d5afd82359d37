/// The spellings of OK in a language that has one right one.
struct OKSpelling: Sendable {
  private let misspelled: [String]
  private let mostLetters: Int

  /// - Parameter misspelled: Misspellings by their letters, in lower case.
  init(misspelled: [String]) {
    self.misspelled = misspelled
    mostLetters = misspelled.map(\.count).max() ?? 0
  }

  /// Whether a title is OK in any spelling: `Ok`, `Okay`, `O.K.`; false in languages that spell it as they like.
  func isSpelling(_ title: String) -> Bool {
    guard !misspelled.isEmpty else { return false }
    var letters = String.UnicodeScalarView()
    var count = 0
    for scalar in title.unicodeScalars {
      if TextEnd.isPlainEnd(scalar) ? !(0x30...0x39 ~= scalar.value) : scalar.properties.isAlphabetic {
        count += 1
        guard count <= mostLetters else { return false }
        letters.append(scalar)
      } else if scalar.properties.isWhitespace {
        return false
      }
    }
    return misspelled.contains(String(letters).lowercased())
  }

  /// A title that is OK in some spelling, with its letters and the full stops between and behind them made `OK`.
  func corrected(_ title: String) -> String? {
    guard let first = title.firstIndex(where: \.isLetter), let last = title.lastIndex(where: \.isLetter) else { return nil }
    var end = title.index(after: last)
    if title[first..<end].contains("."), title[end...].hasPrefix(".") { end = title.index(after: end) }
    return title[..<first] + "OK" + title[end...]
  }
}
