internal import AlertKitCode
internal import AlertKitCore
internal import SwiftSyntax

/// Finds the comments that silence rules, and what each stands at.
enum SwiftComments {
  static func suppressions(in tree: SourceFileSyntax, of source: SourceFile) -> [CodeComment] {
    guard SuppressionComment.occurs(in: source) else { return [] }
    var comments: [CodeComment] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      for range in Self.comments(in: token.leadingTrivia, from: token.position.utf8Offset, of: source) {
        comments.append(comment(range, covering: below(token) ?? around(token), of: source))
      }
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      for range in Self.comments(in: token.trailingTrivia, from: end, of: source) {
        comments.append(comment(range, covering: around(token), of: source))
      }
    }
    return comments
  }

  private static func comment(_ range: Range<Int>, covering covered: Range<Int>, of source: SourceFile) -> CodeComment {
    let range = SourceRange(file: source.id, start: range.lowerBound, end: range.upperBound)
    let end = min(covered.upperBound, source.text.count)
    return CodeComment(
      text: words(source.string(in: range)), range: range,
      covered: SourceRange(file: source.id, start: min(covered.lowerBound, end), end: end))
  }

  /// The comments of some trivia that name the marker.
  private static func comments(in trivia: Trivia, from start: Int, of source: SourceFile) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = start
    for piece in trivia {
      let end = offset + piece.sourceLength.utf8Length
      if piece.isComment, !SuppressionComment.parse(source, in: offset..<end).isEmpty { ranges.append(offset..<end) }
      offset = end
    }
    return ranges
  }

  /// A comment's words, without its marks.
  private static func words(_ comment: String) -> String {
    var words = Substring(comment)
    if words.hasPrefix("/*") {
      words = words.dropFirst(2)
      if words.hasSuffix("*/") { words = words.dropLast(2) }
    }
    while let first = words.first, first == "/" || first == "*" || first.isWhitespace { words.removeFirst() }
    while let last = words.last, last.isWhitespace { words.removeLast() }
    return String(words)
  }

  /// What begins with a token: the outermost statement or declaration, or a modifier with its arguments.
  private static func below(_ token: TokenSyntax) -> Range<Int>? {
    let start = token.positionAfterSkippingLeadingTrivia
    if let member = token.parent?.as(MemberAccessExprSyntax.self), member.base != nil, member.period.id == token.id {
      let end = call(of: Syntax(member))?.endPositionBeforeTrailingTrivia ?? member.endPositionBeforeTrailingTrivia
      return start.utf8Offset..<end.utf8Offset
    }
    var found: Syntax?
    var node: Syntax? = Syntax(token)
    while let current = node, current.positionAfterSkippingLeadingTrivia == start {
      if isItem(current) { found = current }
      node = current.parent
    }
    return found.map(range)
  }

  /// The innermost modifier, statement or declaration that a token stands in.
  private static func around(_ token: TokenSyntax) -> Range<Int> {
    let place = token.positionAfterSkippingLeadingTrivia
    var node: Syntax = Syntax(token)
    while let parent = node.parent {
      if isItem(node) { return range(node) }
      if let call = node.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
        member.period.positionAfterSkippingLeadingTrivia <= place
      {
        return member.period.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
      }
      node = parent
    }
    return range(node)
  }

  private static func call(of callee: Syntax) -> Syntax? {
    guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id else { return nil }
    return Syntax(call)
  }

  private static func isItem(_ node: Syntax) -> Bool {
    switch node.kind {
    case .codeBlockItem, .memberBlockItem, .switchCase, .enumCaseElement: true
    default: false
    }
  }

  private static func range(_ node: Syntax) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
