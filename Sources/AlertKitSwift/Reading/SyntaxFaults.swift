internal import AlertKitCore
internal import SwiftSyntax

/// Says where a file is not Swift, or not yet.
enum SyntaxFaults {
  /// A fault at the first place that breaks the language; none where the file is whole.
  static func faults(of tree: SourceFileSyntax, in source: SourceFile) -> [Fault] {
    guard tree.hasError else { return [] }
    let place = min(Syntax(tree).firstBreak, source.text.count)
    if isOlder(source.text, at: place) || isSpacedAttribute(source.text, at: place) { return [] }
    let range = SourceRange(file: source.id, start: place, end: min(place + 1, source.text.count))
    return [Fault(.brokenCode, "the code is not complete here; alerts were read as far as it can be understood", at: range)]
  }
}

extension SyntaxFaults {
  /// Whether the line says what only Swift before version 3 did, which is whole nevertheless.
  private static func isOlder(_ text: [UInt8], at place: Int) -> Bool {
    let code = line(of: text, at: place)
    let words = code.split { !$0.isLetter }
    // One `let` for several: `if let first = a, second = b`.
    if words.contains("let") || words.contains("var"), ["if", "guard", "while"].contains(where: words.contains),
      code.contains(/,\s*\w+(\s*:\s*[\w.<>?\[\]]+)?\s*=\s/)
    {
      return true
    }
    // A function type without brackets around what it takes: `(Period -> Void)?`, `(Int, [Photo] -> Void)`, `[Photo? -> ()]`.
    if code.contains(/[(:,<=>\[]\s*(?:@\w+\s+)?(?:\w[\w.]*(?:<[^<>]*>)?|\[[^\[\]]*\])[?!]?\s*->/) { return true }
    // A parameter that the function may change: `func f(var text: String)`, `func f(a: Int, var atIndexPath path: NSIndexPath)`.
    if code.contains(/\b(func\s|init\b).*[(,]\s*(var|let)\s+\w+(\s+\w+)?\s*:/) { return true }
    // Several protocols at once: `protocol<Saving, Sharing>`.
    if code.contains(/\bprotocol\s*<[\w., ]*>/) { return true }
    if code.contains(/@(noescape|autoclosure)\s+\w+\s*:/) { return true }
    if goesOn(code, after: lineBefore(text, place)) || goesOn(lineBehind(text, place), after: code) { return true }
    return words.first == "where" || words.contains("where") && words.contains { ["let", "var", "case"].contains($0) }
      || words.starts(with: ["for", "var"]) || words.contains("inout") && words.contains("func")
  }
}

extension SyntaxFaults {
  /// Whether a line goes on with what the one before binds: `if let user = user,` and `name = user.name {`.
  private static func goesOn(_ code: String, after before: String) -> Bool {
    code.contains(/^\s*\w+(\s*:\s*[\w.<>?\[\]]+)?\s*=\s[^=].*([,{]|\belse\s*\{.*\})\s*$/) && before.contains(/(,|\blet)\s*$/)
  }

  private static func lineBehind(_ text: [UInt8], _ place: Int) -> String {
    guard let end = text[place...].firstIndex(of: UInt8(ascii: "\n")), end + 1 < text.count else { return "" }
    return line(of: text, at: end + 1)
  }

  private static func lineBefore(_ text: [UInt8], _ place: Int) -> String {
    guard let end = text[..<place].lastIndex(of: UInt8(ascii: "\n")) else { return "" }
    return line(of: text, at: end)
  }

  private static func line(of text: [UInt8], at place: Int) -> String {
    let newline = UInt8(ascii: "\n")
    let start = text[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
    return String(decoding: text[start..<(text[place...].firstIndex(of: newline) ?? text.count)], as: UTF8.self)
  }

  /// Whether what an attribute takes stands behind a space on the line, `@objc (showText:for:)`, `@available (iOS 13, *)`, which the
  /// compiler takes.
  private static func isSpacedAttribute(_ text: [UInt8], at place: Int) -> Bool {
    line(of: text, at: place).contains(/@(objc|available|unknown|inline|(?!MainActor|Sendable)[A-Z]\w*)\s+\(/)
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
