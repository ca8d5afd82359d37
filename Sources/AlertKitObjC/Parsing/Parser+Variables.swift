internal import AlertKitCode
internal import AlertKitCore

extension Parser {
  /// Reads the variables that a statement declares; false where it declares none, and nothing is read.
  mutating func variables(into statements: inout [CodeStatement]) -> Bool {
    guard mayDeclare, var declarator = declarator(), isFollowedAsVariable(declarator) else { return false }
    let start = index
    var type = declarator.isFunctionType ? CodeType("->") : codeType(declarator.words)
    if declarator.words.contains(where: { keyword(at: $0) == .typeof }) { type = nil }
    index = declarator.next
    while true {
      variable(named: declarator.name, type: type, from: start, into: &statements)
      guard take(Mark.comma) else { break }
      skipPointers()
      guard isName(at: index) else { break }
      declarator.name = index
      index += 1
    }
    take(Mark.semicolon)
    return true
  }

  /// A look at two words, which tells most statements that declare nothing.
  private var mayDeclare: Bool {
    guard index + 1 < end, tokens[index + 1].kind == .mark, keyword == .none else { return true }
    switch tokens[index + 1].mark {
    case Mark.star, Mark.less, Mark.scope, Mark.and, Mark.bothHold: return true
    case Mark.open: return isMark(Mark.caret, at: index + 2) || isMark(Mark.star, at: index + 2)
    default: return false
    }
  }

  /// Whether what follows a declarator makes it one, and not `a * b + c`.
  private func isFollowedAsVariable(_ declarator: Declarator) -> Bool {
    guard declarator.next < end else { return true }
    let token = tokens[declarator.next]
    guard token.kind == .mark else {
      return token.startsLine && declarator.words.count > 1 || keyword(at: declarator.next) == .attribute
    }
    switch token.mark {
    case Mark.equals, Mark.semicolon, Mark.comma, Mark.openSquare: return true
    case Mark.open, Mark.openBrace: return !token.startsLine
    default: return false
    }
  }

  private mutating func variable(
    named place: Int, type: CodeType?, from start: Int, into statements: inout [CodeStatement]
  ) {
    let name = text(at: place)
    if name.hasPrefix("_") { plainNames.insert(name) }
    var type = type
    while isMark(Mark.openSquare) {
      skip()
      type = CodeType("[]", type.map { [$0] } ?? [])
    }
    skipQualifiers()
    var value: CodeExpression?
    if take(Mark.equals) {
      value = expression()
    } else if isMark(Mark.open) || isMark(Mark.openBrace) {
      // A C++ initializer.
      skip()
    }
    statements.append(CodeStatement(.variable(name: name, type: type, value: value), at: range(from: start)))
  }
}
