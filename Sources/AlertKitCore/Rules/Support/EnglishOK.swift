/// The spellings of OK in English.
enum EnglishOK {
  /// Whether a title is OK in any spelling: `Ok`, `Okay`, `O.K.`
  static func isSpelling(of title: String) -> Bool {
    let letters = title.unicodeScalars.filter { $0.properties.isAlphabetic }
    let word = String(String.UnicodeScalarView(letters)).lowercased()
    return (word == "ok" || word == "okay") && title.unicodeScalars.allSatisfy { !$0.properties.isWhitespace }
  }

  /// A title that is OK in some spelling, with its letters and the full stops between and behind them made `OK`.
  static func corrected(_ title: String) -> String? {
    guard let first = title.firstIndex(where: \.isLetter), let last = title.lastIndex(where: \.isLetter) else { return nil }
    var end = title.index(after: last)
    if title[first..<end].contains("."), title[end...].hasPrefix(".") { end = title.index(after: end) }
    return title[..<first] + "OK" + title[end...]
  }
}
