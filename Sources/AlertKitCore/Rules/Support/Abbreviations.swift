/// Short forms that are written with a full stop: *5 min.*, *usw.*
enum Abbreviations {
  /// Whether a text that ends in a full stop ends in one: a listed word, or a few letters behind a number or a placeholder.
  static func end(_ text: String, facts: LocaleFacts) -> Bool {
    let shown = text.reversed().drop { $0.isWhitespace }
    guard shown.first == ".", shown.dropFirst().first != "." else { return false }
    let word = String(shown.dropFirst().prefix { $0.isLetter || $0 == "." }.reversed())
    guard let first = word.first, first.isLetter else { return false }
    if facts.abbreviations.contains(LocaleFacts.key(word)) { return true }
    let before = text.prefix(text.count - word.count - 1 - (text.count - shown.count))
    let value = String(before.reversed().drop(while: \.isWhitespace).prefix { !$0.isWhitespace }.reversed())
    return word.count < 5
      && (value.last?.isNumber == true || FormatSpecifier.all(in: value).last?.range.upperBound == value.utf8.count)
  }
}
