internal import AlertKitCode
internal import AlertKitCore

/// What each comment that silences rules covers.
enum ObjCSuppressions {
  /// - Parameter extents: The ranges of all statements and declarations.
  static func read(_ lexer: Lexer, _ source: SourceFile, extents: [Range<Int>]) -> [CodeComment] {
    lexer.comments.map { comment in
      let before = comment.before > 0 ? lexer.tokens[comment.before - 1] : nil
      let next = comment.before < lexer.tokens.count ? lexer.tokens[comment.before] : nil
      let isTrailing = before.map { !source.text[Int($0.end)..<comment.range.lowerBound].contains(0x0A) } ?? false
      let covered =
        isTrailing
        ? innermost(around: before.map { Int($0.start) } ?? 0, extents)
        : next.flatMap { token in extents.filter { $0.lowerBound == token.start }.max { $0.count < $1.count } }
      let found = covered ?? innermost(around: comment.range.lowerBound, extents) ?? comment.range
      return CodeComment(
        text: words(of: source.text[comment.range]),
        range: SourceRange(file: source.id, start: comment.range.lowerBound, end: comment.range.upperBound),
        covered: SourceRange(file: source.id, start: found.lowerBound, end: found.upperBound))
    }
  }

  private static func innermost(around offset: Int, _ extents: [Range<Int>]) -> Range<Int>? {
    extents.filter { $0.contains(offset) }.min { $0.count < $1.count }
  }

  private static func words(of comment: ArraySlice<UInt8>) -> String {
    var text = Substring(String(decoding: comment, as: UTF8.self))
    if text.hasPrefix("/*"), text.hasSuffix("*/") { text = text.dropLast(2) }
    while let first = text.first, "/*! \t".contains(first) { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }
}
