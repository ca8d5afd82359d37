/// The spellings of OK in English.
enum EnglishOK {
  /// Whether a title is OK in any spelling: `Ok`, `Okay`, `O.K.`
  static func isSpelling(of title: String) -> Bool {
    let letters = title.unicodeScalars.filter { $0.properties.isAlphabetic }
    let word = String(String.UnicodeScalarView(letters)).lowercased()
    return (word == "ok" || word == "okay") && title.unicodeScalars.allSatisfy { !$0.properties.isWhitespace }
  }
}
