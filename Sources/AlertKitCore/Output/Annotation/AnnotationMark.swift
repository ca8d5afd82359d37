/// Words that the tool wrote beside a person's, between marks of its own: `[alertcopy: …]`.
struct AnnotationMark: Hashable {
  /// With the marks. It holds no `]` but the last character, no `*/` or `/*`, no line break and no other control character.
  let text: String

  static let opening = CommentMark.opening

  init(_ sentences: String) {
    let plain = sentences.map { character -> String in
      switch character {
      case "[": "("
      case "]": ")"
      case _ where character.isNewline || character.unicodeScalars.contains { $0.value < 0x20 }: " "
      default: String(character)
      }
    }.joined().replacing("*/", with: "* /").replacing("/*", with: "/ *")
    text = Self.opening + plain + "]"
  }

  /// As a JSON string holds it.
  var json: String { CharacterEscapes.json.escaped(text) }

  /// Where a mark stands in some bytes of a file; nil where there is none.
  static func range(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    let opening = Array(opening.utf8)
    guard var start = bytes.firstRange(of: opening)?.lowerBound,
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    // One that somebody wrote and left open is not the tool's.
    while let next = bytes[(start + 1)..<end].firstRange(of: opening)?.lowerBound { start = next }
    return start..<end + 1
  }
}
