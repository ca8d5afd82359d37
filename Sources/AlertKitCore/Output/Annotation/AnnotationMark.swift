/// Words that the tool wrote beside a person's, between marks of its own: `[alertcopy: …]`.
struct AnnotationMark: Hashable {
  /// With the marks. It holds no `]` but the last character, no `*/` and no line break.
  let text: String

  static let opening = CommentMark.opening

  init(_ sentences: String) {
    let plain = sentences.map { character -> String in
      switch character {
      case "[": "("
      case "]": ")"
      case _ where character.isNewline: " "
      default: String(character)
      }
    }.joined().replacing("*/", with: "* /")
    text = Self.opening + plain + "]"
  }

  /// As a JSON string holds it.
  var json: String {
    text.unicodeScalars.reduce(into: "") { json, scalar in
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case _ where scalar.value < 0x20: json += " "
      default: json.unicodeScalars.append(scalar)
      }
    }
  }

  /// Where a mark stands in some bytes of a file; nil where there is none.
  static func range(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    let opening = Array(opening.utf8)
    guard let start = bytes.firstRange(of: opening)?.lowerBound,
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    return start..<end + 1
  }
}
