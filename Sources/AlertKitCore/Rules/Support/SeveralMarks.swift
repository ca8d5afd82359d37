/// Several end marks in a row.
enum SeveralMarks {
  /// Whether a text ends in more than one mark; an ellipsis is one, and the full stop of an abbreviation is none.
  static func standAtEnd(of analyzed: AnalyzedText) -> Bool {
    if analyzed.ending.end == .ellipsis { return endsInTwoStops(analyzed.text) }
    guard case .mark = analyzed.ending.end else { return false }
    let text = analyzed.text
    let shown = DisplayText.withoutMarkup(text)
    guard !endsInEmoticon(shown) else { return false }
    let marks = TextEnd.marks(atEndOf: shown)
    guard marks.count > 1 else { return false }
    guard marks[0] == "." else { return true }
    let scalars = Array(DisplayText.withPlaceholderMarks(shown).unicodeScalars)
    guard let last = scalars.lastIndex(where: { $0.properties.isAlphabetic }) else { return false }
    return scalars[...last].reversed().prefix { $0.properties.isAlphabetic }.count > 4
  }

  /// Whether a text ends in two full stops behind a letter: neither an end nor an ellipsis.
  private static func endsInTwoStops(_ text: String) -> Bool {
    let end = text.reversed().drop { $0.isWhitespace }
    return end.starts(with: "..") && end.dropFirst(2).first?.isLetter == true
  }

  /// Whether a text ends in `:(`, `;-)` or the like.
  static func endsInEmoticon(_ text: String) -> Bool {
    let end = text.reversed().drop { $0.isWhitespace }
    guard let mouth = end.first, "()[]DPp/|".contains(mouth), let next = end.dropFirst().first else { return false }
    return ":;".contains(next) || next == "-" && end.dropFirst(2).first.map { ":;".contains($0) } ?? false
  }

  /// Whether a sentence within a text ends in a question or exclamation mark and a full stop, or in two full stops of Chinese or
  /// Japanese.
  static func standInside(_ text: String) -> Bool {
    var previous: Unicode.Scalar = " "
    let areSeveral = text.unicodeScalars.contains { scalar in
      defer { previous = scalar }
      guard scalar == "." || scalar == "。" else { return false }
      return switch previous {
      case "?", "!", "？", "！", "؟", "。", ",", "，", "、", "،": true
      default: false
      }
    }
    return areSeveral && !text.contains("..") && !text.contains("。。。")
  }
}
