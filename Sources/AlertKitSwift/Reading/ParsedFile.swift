internal import AlertKitCore
internal import SwiftParser
internal import SwiftSyntax

/// A source file and its syntax tree.
struct ParsedFile: Sendable {
  let source: SourceFile
  let tree: SourceFileSyntax
  /// What is used where, looked for when it is first asked for.
  let uses = FileUses()

  init(_ source: SourceFile) {
    self.source = source
    tree = source.text.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// Where a node stands, without the space and comments around it.
  func range(of node: some SyntaxProtocol) -> SourceRange {
    SourceRange(
      file: source.id, start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      end: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
