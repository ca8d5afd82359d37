/// Texts with another mark at their end, or none.
enum EndMarkFix {
  /// The text without the marks that it ends in, the space before them, and an opening mark that belongs to them; emoji and
  /// quotation marks behind them stay. Nil where nothing else would be left.
  static func withoutMarks(_ text: String) -> String? {
    var scalars = Array(text.unicodeScalars)
    guard let last = scalars.lastIndex(where: { !TextEnd.isDecoration($0) }) else { return nil }
    let isPart = { (scalar: Unicode.Scalar) in TextEnd.isMark(scalar) || scalar.properties.isWhitespace }
    guard let end = scalars[...last].lastIndex(where: { !isPart($0) }) else { return nil }
    let tail = end + 1..<last + 1
    let removed = scalars[tail]
    let openings: [Unicode.Scalar] = (removed.contains("?") ? ["¿"] : []) + (removed.contains("!") ? ["¡"] : [])
    scalars.removeSubrange(tail)
    if let first = scalars.first, openings.contains(first) { scalars.removeFirst() }
    let left = string(scalars)
    return DisplayText.hasOwnWords(left) ? left : nil
  }

  /// The text with a mark behind its last character, quotation marks and brackets included, but before emoji and space; nil
  /// where the language would open such a sentence with a mark as well.
  static func adding(_ mark: String, to text: String, facts: LocaleFacts) -> String? {
    if facts.questionEnd.contains(mark), !facts.openingPunctuation.isEmpty { return nil }
    let scalars = text.unicodeScalars
    guard let last = scalars.lastIndex(where: { !isBehindMarks($0) }) else { return nil }
    let end = scalars.index(after: last)
    return "\(text[..<end])\(facts.spaceBefore[mark] ?? "")\(mark)\(text[end...])"
  }

  /// A button's title without its end marks. Nothing is lost with a colon or a full stop that is no abbreviation's; a
  /// question that becomes a command may say something else.
  static func label(_ title: String, facts: LocaleFacts) -> Rewording? {
    guard let left = withoutMarks(title) else { return nil }
    let marks = TextEnd.marks(atEndOf: title)
    let isSure = marks.allSatisfy { mark in
      switch EndMark.of(mark, facts: facts) {
      case .stop: mark != "." || !facts.meanings(of: left).isEmpty || endsInLongWord(left)
      case .exclamation: !left.hasSuffix("Yahoo")
      default: mark == ":" || mark == "："
      }
    }
    return Rewording(left, isSure ? .safe : .suggested)
  }

  /// Whether the last word is too long for an abbreviation.
  private static func endsInLongWord(_ text: String) -> Bool {
    let letters = text.reversed().drop { !$0.isLetter }.prefix { $0.isLetter }
    return letters.count > 8
  }

  private static func isBehindMarks(_ scalar: Unicode.Scalar) -> Bool {
    if TextEnd.isPlainEnd(scalar) { return false }
    let properties = scalar.properties
    return properties.isWhitespace || properties.isVariationSelector || properties.isEmojiPresentation
      || properties.isEmojiModifier || properties.generalCategory == .format
      || (properties.isEmoji && properties.generalCategory == .otherSymbol && scalar.value > 0x2190)
  }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
