/// Lists that messages end in, and other last lines that are no sentences.
enum EndingList {
  /// Whether the last line is an item of a list, or a value behind its label as the line above it is, or below a whole sentence.
  static func ends(_ message: String) -> Bool {
    guard DisplayText.hasLineEnd(message) else { return false }
    let lines = message.split(whereSeparator: \.isNewline).map { $0.drop { $0.isWhitespace } }
    guard let last = lines.last, lines.count > 1, let first = last.first else { return false }
    if isLabeledValue(last), endsSentence(lines[lines.count - 2]) || isLabeledValue(lines[lines.count - 2]) { return true }
    if last.hasPrefix("©") { return true }
    if isCard(lines) || lines.count > 2 && lines.suffix(2).allSatisfy(isName) { return true }
    if "-–—•*·◦→✓".contains(first) { return true }
    return first.isNumber && last.drop(while: \.isNumber).first.map { ".)".contains($0) } ?? false
  }

  /// Whether the lines are short ones in which values stand: names and numbers, one below the other.
  private static func isCard(_ lines: [Substring]) -> Bool {
    lines.allSatisfy { $0.split(separator: " ").count <= 4 } && lines.contains { !FormatSpecifier.all(in: String($0)).isEmpty }
  }

  private static func endsSentence(_ line: Substring) -> Bool {
    line.last { !$0.isWhitespace }.map { ".?!。？！؟".contains($0) } ?? false
  }

  /// Whether a line is a word or two that begin as a name does and end in no mark, or in a sign such as ❌.
  private static func isName(_ line: Substring) -> Bool {
    guard line.split(separator: " ").count <= 2, line.first?.isUppercase == true,
      let last = line.last(where: { !$0.isWhitespace })
    else { return false }
    return last.isLetter || last.unicodeScalars.first?.properties.generalCategory == .otherSymbol
  }

  /// Whether a line is a short label, a colon, and a value: what the app puts in, or a few words.
  private static func isLabeledValue(_ line: Substring) -> Bool {
    guard let colon = line.firstIndex(where: { ":：".contains($0) }), line[..<colon].count <= 30 else { return false }
    let value = line[line.index(after: colon)...].drop(while: \.isWhitespace)
    return FormatSpecifier.all(in: String(value)).first?.range.lowerBound == 0
      || isKnownValue(value) && line[..<colon].split(separator: " ").count <= 3 && line[..<colon].last?.isNumber == false
  }

  /// Whether a value is a few words that are parted by blanks, and no sentence: *unknown*, *Sin fecha de vencimiento*.
  private static func isKnownValue(_ value: Substring) -> Bool {
    let words = value.split(separator: " ")
    guard 1...4 ~= words.count, value.first.map({ $0.isLetter || $0.isNumber }) ?? false else { return false }
    // Words that nothing parts make a sentence of any length.
    return !value.unicodeScalars.contains { 0x0E00...0x0EFF ~= $0.value || 0x3040...0x9FFF ~= $0.value }
      && !words.contains { verbs.contains($0.lowercased()) }
  }

  private static let verbs: Set<String> = [
    "is", "are", "was", "were", "has", "have", "will", "can", "cannot", "can't", "must", "do", "does",
  ]
}
