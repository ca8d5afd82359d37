internal import AlertKitCode
internal import AlertKitCore

extension Parser {
  /// The statements up to the end of the brackets around.
  mutating func statements() -> [CodeStatement] {
    var statements: [CodeStatement] = []
    while index < end {
      let before = index
      statement(into: &statements)
      if index == before { skip() }
    }
    return statements
  }

  /// The statements in the braces that come next.
  mutating func block() -> [CodeStatement] {
    guard isMark(Mark.openBrace) else { return [] }
    guard depth < Self.depthLimit else {
      skip()
      return []
    }
    depth += 1
    defer { depth -= 1 }
    return inside { $0.statements() }
  }

  /// A block in braces, or the one statement that stands in its place.
  mutating func body() -> [CodeStatement] {
    if isMark(Mark.openBrace) { return block() }
    var statements: [CodeStatement] = []
    guard index < end else { return [] }
    if depth < Self.depthLimit {
      depth += 1
      statement(into: &statements)
      depth -= 1
    } else {
      skip(to: Mark.semicolon)
      take(Mark.semicolon)
    }
    return statements
  }

  mutating func statement(into statements: inout [CodeStatement]) {
    let start = index
    let count = statements.count
    let outer = height
    height = 0
    readStatement(into: &statements)
    height += 2
    if height > Self.heightLimit {
      statements.removeSubrange(count...)
      height = 1
    }
    height = max(height, outer)
    if index > start, recordsExtents { record(range(from: start)) }
  }

  private mutating func readStatement(into statements: inout [CodeStatement]) {
    let token = tokens[index]
    switch token.kind {
    case .directive: conditional(into: &statements)
    case .mark:
      switch token.mark {
      case Mark.semicolon, Mark.closeBrace, Mark.close, Mark.closeSquare, Mark.comma, Mark.colon: index += 1
      case Mark.openBrace:
        let start = index
        let inner = block()
        statements.append(CodeStatement(.block(inner), at: range(from: start)))
      default: expressionStatement(into: &statements)
      }
    case .identifier: wordStatement(into: &statements)
    case .atWord: atStatement(into: &statements)
    default: expressionStatement(into: &statements)
    }
  }

  private mutating func wordStatement(into statements: inout [CodeStatement]) {
    switch keyword {
    case .if: ifStatement(into: &statements)
    case .switch: switchStatement(into: &statements)
    case .for: forStatement(into: &statements)
    case .while: whileStatement(into: &statements)
    case .do: doStatement(into: &statements)
    case .return: returnStatement(into: &statements)
    case .break, .continue: leave(into: &statements)
    case .goto:
      // Where it jumps to is read further down; what it jumps over is run by others.
      skip(to: Mark.semicolon)
      take(Mark.semicolon)
    case .throw where !isMark(Mark.openSquare, at: index + 1): leave(into: &statements)
    case .try where isMark(Mark.openBrace, at: index + 1): tryStatement(into: &statements)
    case .else, .case, .default: index += 1
    case .typedef, .using, .namespace, .template: skipLine()
    case .struct, .enum, .union, .class: structure(into: &statements)
    default:
      if isMark(Mark.colon, at: index + 1), isName(at: index) {
        index += 2
        return
      }
      if isLoneMacro {
        index += 1
        return
      }
      if !variables(into: &statements) { expressionStatement(into: &statements) }
    }
  }

  private mutating func atStatement(into statements: inout [CodeStatement]) {
    switch keyword {
    case .atTry: tryStatement(into: &statements)
    case .atThrow: leave(into: &statements)
    case .autoreleasepool, .synchronized:
      let start = index
      index += 1
      if isMark(Mark.open) { skip() }
      let inner = block()
      statements.append(CodeStatement(.block(inner), at: range(from: start)))
    case .atCatch, .atFinally:
      index += 1
      if isMark(Mark.open) { skip() }
      statements += block()
    case .selector, .protocol, .yes, .no: expressionStatement(into: &statements)
    default:
      // `@strongify(self)` and the like.
      index += 1
      if isMark(Mark.open) { skip() }
    }
  }

  /// A macro that stands for a statement, alone on its line: `STRONG_SELF`.
  private var isLoneMacro: Bool {
    guard keyword == .none, index + 1 < end, tokens[index].startsLine, tokens[index + 1].startsLine else { return false }
    return isSpelledAsMacro(at: index)
  }

  /// Whether a name has no small letter.
  func isSpelledAsMacro(at place: Int) -> Bool {
    tokens[place].end - tokens[place].start > 1
      && !bytes[tokens[place].range].contains { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
  }

  /// Steps over what is no statement: to a semicolon, or past the first braces.
  private mutating func skipLine() {
    while index < end, !isMark(Mark.semicolon) {
      let wasBrace = isMark(Mark.openBrace)
      skip()
      if wasBrace { break }
    }
    skip(to: Mark.semicolon)
    take(Mark.semicolon)
  }

  /// `struct Point p = …;` declares a variable, `struct Point {…};` a type.
  private mutating func structure(into statements: inout [CodeStatement]) {
    if variables(into: &statements) { return }
    index += 1
    while index < end, !isMark(Mark.semicolon), !isMark(Mark.openBrace) { skip() }
    if isMark(Mark.openBrace) { skip() }
    skip(to: Mark.semicolon)
  }

  private mutating func leave(into statements: inout [CodeStatement]) {
    let start = index
    skip(to: Mark.semicolon)
    statements.append(CodeStatement(.leave, at: range(from: start)))
    take(Mark.semicolon)
  }

  private mutating func returnStatement(into statements: inout [CodeStatement]) {
    let start = index
    index += 1
    let value = index < end && !isMark(Mark.semicolon) ? expression() : nil
    statements.append(CodeStatement(.return(value), at: range(from: start)))
    take(Mark.semicolon)
  }

  // MARK: Expressions and assignments

  /// An expression, an assignment, or several with commas between.
  private mutating func expressionStatement(into statements: inout [CodeStatement]) {
    repeat {
      let start = index
      let target = conditionalExpression()
      guard index > start else { return }
      if let assignment = assignmentOperator {
        index += 1
        assign(target, assignment, from: start, into: &statements)
      } else if isMark(Mark.change) {
        index += 1
        let value = conditionalExpression()
        statements.append(CodeStatement(.expression(value), at: range(from: start)))
        change(target, from: start, into: &statements)
      } else if isMark(Mark.step, at: start) || isMark(Mark.step, at: index - 1) {
        change(target, from: start, into: &statements)
      } else if let setter = setter(target) {
        statements.append(CodeStatement(setter, at: range(from: start)))
      } else if isEnd(target) {
        statements.append(CodeStatement(.leave, at: range(from: start)))
      } else {
        statements.append(CodeStatement(.expression(target), at: range(from: start)))
      }
      if !isMark(Mark.comma) { break }
    } while take(Mark.comma) || index < end && !isMark(Mark.semicolon) && !tokens[index].startsLine
    take(Mark.semicolon)
  }

  /// `count++`, `count -= 2`: what it comes to is not known.
  private mutating func change(_ target: CodeExpression, from start: Int, into statements: inout [CodeStatement]) {
    let kind: CodeStatement.Kind =
      switch target.kind {
      case .name, .member: .assignment(target: target, operator: "=", value: unknown(from: start))
      default: .expression(target)
      }
    statements.append(CodeStatement(kind, at: range(from: start)))
  }

  private var assignmentOperator: String? { isMark(Mark.equals) ? "=" : isMark(Mark.add) ? "+=" : nil }

  /// `a = b = c` assigns `c` to both.
  private mutating func assign(
    _ target: CodeExpression, _ sign: String, from start: Int, into statements: inout [CodeStatement]
  ) {
    var targets = [(target, sign)]
    var value = conditionalExpression()
    while targets.count < 16, let sign = assignmentOperator {
      index += 1
      targets.append((value, sign))
      value = conditionalExpression()
    }
    height += 1
    let range = range(from: start)
    for (target, sign) in targets.reversed() {
      if case .name("self") = target.kind {
        statements.append(CodeStatement(.expression(value), at: range))
      } else {
        statements.append(CodeStatement(.assignment(target: target, operator: sign, value: value), at: range))
      }
    }
  }

  /// Methods that begin with `set` and set no property.
  private static let plainSetters: Set<String> = ["setNotificationCategories:", "setBadgeCount:", "setNeedsFocusUpdate:"]

  /// `[alert setMessage:text]` is `alert.message = text`; `[text appendString:more]` is `text += more`.
  private func setter(_ expression: CodeExpression) -> CodeStatement.Kind? {
    guard case .call(let call) = expression.kind, let selector = call.selector, let value = call.arguments.first?.value,
      case .member(let base?, _) = call.callee.kind
    else { return nil }
    if selector == "appendFormat:" {
      let text = Message.formatted(call.arguments.map(\.value), at: expression.range)
      return .assignment(target: base, operator: "+=", value: text)
    }
    guard call.arguments.count == 1 else { return nil }
    if selector == "appendString:" { return .assignment(target: base, operator: "+=", value: value) }
    guard selector.utf8.count > 4, selector.hasPrefix("set"), !Self.plainSetters.contains(selector) else { return nil }
    let name = selector.dropFirst(3).dropLast()
    guard let first = name.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else { return nil }
    if case .name("super") = base.kind { return nil }
    let target = CodeExpression(.member(base, ObjCSelector.lowerFirst(String(name))), at: call.nameRange)
    return .assignment(target: target, operator: "=", value: value)
  }

  /// Calls that never return.
  private func isEnd(_ expression: CodeExpression) -> Bool {
    guard case .call(let call) = expression.kind, case .name(let name) = call.callee.kind else { return false }
    return name == "abort" || name == "exit" || name == "__builtin_unreachable"
  }
}
