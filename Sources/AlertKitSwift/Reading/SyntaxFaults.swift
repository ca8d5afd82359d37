internal import AlertKitCore
internal import SwiftSyntax

/// Says where a file is not Swift, or not yet.
enum SyntaxFaults {
  /// A fault at the first place that breaks the language; none where the file is whole.
  static func faults(of file: ParsedFile) -> [Fault] {
    guard file.tree.hasError else { return [] }
    let place = min(Syntax(file.tree).firstBreak ?? 0, file.source.text.count)
    let range = SourceRange(file: file.source.id, start: place, end: min(place + 1, file.source.text.count))
    return [Fault(.brokenCode, "the code is not complete here; alerts were read as far as it can be understood", at: range)]
  }
}

extension Syntax {
  /// Where the first piece stands that the parser had to leave out or make up.
  fileprivate var firstBreak: Int? {
    guard hasError else { return nil }
    let place = positionAfterSkippingLeadingTrivia.utf8Offset
    if self.is(UnexpectedNodesSyntax.self) { return place }
    if let token = self.as(TokenSyntax.self) { return token.presence == .missing ? place : nil }
    // A lazy sequence would look at each child twice, and so at each leaf for every level twice as often.
    for child in children(viewMode: .all) {
      if let found = child.firstBreak { return found }
    }
    return place
  }
}
