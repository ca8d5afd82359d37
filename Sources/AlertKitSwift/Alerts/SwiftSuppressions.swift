internal import AlertKitCore
internal import SwiftSyntax

/// How far an alert reaches in its file, as offsets.
struct SurfaceExtent: Sendable {
  var id: String
  /// Where the name stands that the alert is reported at.
  let place: Int
  /// From the statement or the modifier that makes it to the last of its buttons.
  let range: Range<Int>
  /// Where the declaration starts that the alert stands in.
  let declaration: Int?

  init(of surface: Surface<StringReference>, site: AlertSite, end: Int) {
    id = surface.id
    place = Int(surface.range.start)
    let start = min(Self.start(of: site.call), place)
    range = start..<max(end, start + 1)
    declaration = Self.declaration(around: Syntax(site.call))
  }

  /// Where the statement starts that a call stands in; a modifier stands for itself.
  private static func start(of call: FunctionCallExprSyntax) -> Int {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base?.is(FunctionCallExprSyntax.self) ?? false
    {
      return member.period.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    var node: Syntax? = Syntax(call)
    while let current = node, !current.is(CodeBlockItemSyntax.self), !current.is(MemberBlockItemSyntax.self) {
      node = current.parent
    }
    return (node ?? Syntax(call)).positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private static func declaration(around node: Syntax) -> Int? {
    var node = node.parent
    while let current = node, !current.is(MemberBlockItemSyntax.self) { node = current.parent }
    return node?.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}

/// Reads `alertcopy:disable` comments.
enum SwiftSuppressions {
  /// The suppressions of a file, and a fault for each comment that covers no alert.
  static func read(
    _ file: ParsedFile, covering extents: [SurfaceExtent]
  ) -> (suppressions: [Suppression], faults: [Fault]) {
    var suppressions: [Suppression] = []
    var faults: [Fault] = []
    guard SuppressionComment.occurs(in: file.source) else { return ([], []) }
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      let next = token.positionAfterSkippingLeadingTrivia.utf8Offset
      for comment in comments(before: token) + comments(after: token) {
        let names = SuppressionComment.parse(file.source, in: comment.range)
        guard let first = names.first else { continue }
        let owners = owners(of: comment.range, next: comment.isTrailing ? nil : next, among: extents)
        if owners.isEmpty {
          let message = "this comment covers no alert; it belongs above the code that makes one, or within it"
          faults.append(Fault(.unclear, message, at: first.range))
        }
        for owner in owners {
          suppressions += names.map { Suppression(scope: .surface(id: owner), rule: $0.rule, range: $0.range) }
        }
      }
    }
    return (suppressions, faults)
  }

  /// The alerts that a comment covers: the one that it stands above, else the innermost that it stands in, else those of the
  /// declaration that it stands above.
  private static func owners(of comment: Range<Int>, next: Int?, among extents: [SurfaceExtent]) -> [String] {
    if let next, let below = extents.first(where: { $0.range.lowerBound == next || $0.place == next }) { return [below.id] }
    let around = extents.filter { $0.range.contains(comment.lowerBound) || $0.range.upperBound == comment.lowerBound }
    if let inner = around.min(by: { $0.range.count < $1.range.count }) { return [inner.id] }
    if next == nil, let before = extents.last(where: { $0.range.upperBound <= comment.lowerBound }) { return [before.id] }
    return extents.filter { $0.declaration != nil && $0.declaration == next }.map(\.id)
  }

  private struct Comment {
    let range: Range<Int>
    let isTrailing: Bool
  }

  private static func comments(before token: TokenSyntax) -> [Comment] {
    comments(in: token.leadingTrivia, from: token.position.utf8Offset, areTrailing: false)
  }

  private static func comments(after token: TokenSyntax) -> [Comment] {
    let start = token.endPositionBeforeTrailingTrivia.utf8Offset
    return comments(in: token.trailingTrivia, from: start, areTrailing: true)
  }

  private static func comments(in trivia: Trivia, from start: Int, areTrailing: Bool) -> [Comment] {
    var comments: [Comment] = []
    var offset = start
    for piece in trivia {
      let end = offset + piece.sourceLength.utf8Length
      if piece.isComment { comments.append(Comment(range: offset..<end, isTrailing: areTrailing)) }
      offset = end
    }
    return comments
  }
}
