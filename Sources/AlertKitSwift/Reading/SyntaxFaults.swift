internal import AlertKitCore
internal import SwiftSyntax

/// Says where a file is not Swift, or not yet.
enum SyntaxFaults {
  /// A fault at the first place that breaks the language; none where the file is whole.
  static func faults(of tree: SourceFileSyntax, in source: SourceFile) -> [Fault] {
    guard tree.hasError else { return [] }
    let place = min(Syntax(tree).firstBreak, source.text.count)
    let range = SourceRange(file: source.id, start: place, end: min(place + 1, source.text.count))
    return [Fault(.brokenCode, "the code is not complete here; alerts were read as far as it can be understood", at: range)]
  }
}

extension Syntax {
  /// Where the first piece stands that the parser had to leave out or make up.
  fileprivate var firstBreak: Int {
    var node = self
    while !node.is(UnexpectedNodesSyntax.self), let child = node.children(viewMode: .all).first(where: Self.isBroken) {
      node = child
    }
    return node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private static func isBroken(_ node: Syntax) -> Bool {
    guard let token = node.as(TokenSyntax.self) else { return node.hasError }
    return token.presence == .missing
  }
}
