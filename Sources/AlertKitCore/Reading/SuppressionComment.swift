/// The comment that silences rules for the string or the surface it stands with:
/// `alertcopy:disable RULE`, or several rules apart by spaces or commas.
///
/// The names end with the line, or with the first character that cannot belong to one, so a reason may follow a dash.
package enum SuppressionComment {
  private static let marker = Array("alertcopy:disable".utf8)

  /// Whether a file has any such comment.
  package static func occurs(in file: SourceFile) -> Bool {
    file.text.withUnsafeBufferPointer { text in
      text.indices.contains { text[$0] == marker[0] && $0 + marker.count <= text.count && isMarker(text, at: $0) }
    }
  }

  /// The rules that the comments within a range of a file's text name, each with the range of its name; ``RuleID/unnamed`` with the
  /// range of the marker for a comment that names none.
  package static func parse(_ file: SourceFile, in range: Range<Int>) -> [(rule: RuleID, range: SourceRange)] {
    file.text.withUnsafeBufferPointer { text in
      let range = range.clamped(to: 0..<text.count)
      var found: [(rule: RuleID, range: SourceRange)] = []
      var index = range.lowerBound
      while index + marker.count <= range.upperBound {
        guard text[index] == marker[0], isMarker(text, at: index),
          index == range.lowerBound || text[index - 1] == UInt8(ascii: "-") || !isNameByte(text[index - 1])
        else {
          index += 1
          continue
        }
        let start = index
        index += marker.count
        if index < range.upperBound, isNameByte(text[index]) { continue }
        let before = found.count
        while let name = nextName(text, at: &index, end: range.upperBound) {
          let rule = RuleID(String(decoding: text[name], as: UTF8.self))
          found.append((rule, SourceRange(file: file.id, start: name.lowerBound, end: name.upperBound)))
        }
        if found.count == before {
          found.append((.unnamed, SourceRange(file: file.id, start: start, end: start + marker.count)))
        }
      }
      return found
    }
  }

  private static func isMarker(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    marker.indices.allSatisfy { text[start + $0] == marker[$0] }
  }

  /// The name after the separators at `index`, which moves past both; nil when something else stands there.
  private static func nextName(_ text: UnsafeBufferPointer<UInt8>, at index: inout Int, end: Int) -> Range<Int>? {
    let start = text[index..<end].firstIndex { !isSeparator($0) } ?? end
    guard start > index, start < end, text[start].isLetter else { return nil }
    index = text[start..<end].firstIndex { !isNameByte($0) } ?? end
    // The dashes of `rule-->` close an XML comment.
    let last = text[start..<index].lastIndex { $0 != UInt8(ascii: "-") } ?? start
    return start..<last + 1
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ",")
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
