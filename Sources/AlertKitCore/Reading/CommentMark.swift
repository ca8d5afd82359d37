/// What `annotate` writes into comments stands between marks: `[alertcopy: …]`. No developer wrote it, so that nothing is told by it.
enum CommentMark {
  static let opening = "[alertcopy: "
  static let closing: Character = "]"

  /// A comment without what stands between marks; nil where nothing else is in it.
  static func removed(from comment: String?) -> String? {
    guard let comment, comment.holdsBytes(of: opening) else { return comment }
    var rest = comment
    while let start = rest.firstRange(of: opening), let end = rest[start.upperBound...].firstIndex(of: closing) {
      rest.removeSubrange(start.lowerBound...end)
    }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest.allSatisfy(\.isWhitespace) ? nil : rest
  }
}
