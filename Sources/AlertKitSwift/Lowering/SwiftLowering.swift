internal import AlertKitCode
internal import AlertKitCore
internal import SwiftSyntax

/// Writes a file's syntax tree in the form of code that all languages share.
final class SwiftLowering {
  let source: SourceFile
  /// How many expressions and blocks stand around the one that is being read.
  var depth = 0
  /// Whether what is being read is compiled for iOS.
  var isForPhones = true
  /// How many of `$0`, `$1` … the innermost closure without parameters uses.
  var anonymousParameters = 0
  /// What the first `.name` of a modifier within `#if` belongs to.
  var implicitBase: CodeExpression?

  /// Deeper expressions are unknown: whoever walks the form does so by recursion.
  static let maximumDepth = 500

  init(_ source: SourceFile) {
    self.source = source
  }

  /// Where a node stands, without the space and comments around it.
  func range(_ node: some SyntaxProtocol) -> SourceRange {
    range(from: node.positionAfterSkippingLeadingTrivia, to: node.endPositionBeforeTrailingTrivia)
  }

  func range(from start: AbsolutePosition, to end: AbsolutePosition) -> SourceRange {
    let end = min(end.utf8Offset, source.text.count)
    return SourceRange(file: source.id, start: min(start.utf8Offset, end), end: end)
  }

  /// The bytes of a token.
  func bytes(_ token: TokenSyntax) -> ArraySlice<UInt8> {
    guard token.presence == .present else { return [] }
    return source.text[range(token).offsets]
  }

  /// Reads what is nested, unless it is nested too deeply.
  func nested<Value>(by levels: Int = 1, or fallback: @autoclosure () -> Value, _ read: () -> Value) -> Value {
    guard depth + levels <= Self.maximumDepth else { return fallback() }
    depth += levels
    defer { depth -= levels }
    return read()
  }

  /// A name without backticks, and without the `$` of a property wrapper's projection.
  func name(_ token: TokenSyntax) -> String {
    guard token.presence == .present else { return "" }
    let text = token.text
    guard let first = text.utf8.first else { return "" }
    if first == UInt8(ascii: "`") { return token.bareText }
    guard first == UInt8(ascii: "$"), let second = text.utf8.dropFirst().first else { return text }
    guard second >= UInt8(ascii: "0"), second <= UInt8(ascii: "9") else { return String(text.dropFirst()) }
    if let number = Int(text.dropFirst()), number < 16 { anonymousParameters = max(anonymousParameters, number + 1) }
    return text
  }
}
