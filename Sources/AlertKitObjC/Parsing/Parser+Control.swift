internal import AlertKitCode
internal import AlertKitCore

extension Parser {
  /// `if`, all its `else if`s and its `else`.
  mutating func ifStatement(into statements: inout [CodeStatement]) {
    let start = index
    var branches: [CodeBranch] = []
    var hasElse = false
    while keyword == .if, !hasElse {
      let branchStart = index
      index += 1
      take(.constexpr)
      let condition = parenthesized()
      let body = body()
      branches.append(
        CodeBranch(conditions: [.expression(condition)], body: body, range: range(from: branchStart)))
      guard take(.else) else { break }
      if keyword == .if { continue }
      hasElse = true
      let elseStart = index
      let otherwise = self.body()
      branches.append(CodeBranch(conditions: [], body: otherwise, range: range(from: elseStart)))
    }
    let range = range(from: start)
    if let first = branches.first, case .expression(let condition)? = first.conditions.first, isSelfCheck(condition) {
      // `if (self)` of an initializer.
      statements.append(CodeStatement(.block(first.body), at: first.range))
      return
    }
    statements.append(CodeStatement(.choice(CodeChoice(.conditions, branches: branches, isExhaustive: hasElse)), at: range))
  }

  private func isSelfCheck(_ condition: CodeExpression) -> Bool {
    switch condition.kind {
    case .name("self"): return true
    case .call(let call):
      guard case .member(let base?, "init") = call.callee.kind, case .name(let name) = base.kind else { return false }
      return name == "super" || name == "self"
    case .binary("!=", let left, let right):
      if case .name("self") = left.kind, case .null = right.kind { return true }
      if case .name("self") = right.kind, case .null = left.kind { return true }
      return false
    default: return false
    }
  }

  /// The expression in the parentheses that come next; of several with commas, or of declarations, the last value.
  private mutating func parenthesized() -> CodeExpression {
    guard isMark(Mark.open) else { return unknown(from: index) }
    let start = index
    return inside { parser in
      var statements: [CodeStatement] = []
      let (first, names) = (parser.index, parser.plainNames)
      if parser.isWord(at: first), parser.variables(into: &statements) {
        if case .variable(_, _, let value?)? = statements.last?.kind {
          return parser.index < parser.end ? parser.expression() : value
        }
        // `isNew && isOpen` reads as a variable that refers to another.
        (parser.index, parser.plainNames) = (first, names)
      }
      return parser.index < parser.end ? parser.expression() : parser.unknown(from: start)
    }
  }

  // MARK: switch

  mutating func switchStatement(into statements: inout [CodeStatement]) {
    let start = index
    index += 1
    let subject = parenthesized()
    guard isMark(Mark.openBrace), depth < Self.depthLimit else { return skip() }
    depth += 1
    var branches: [CodeBranch] = []
    var hasDefault = false
    inside { parser in
      while parser.index < parser.end {
        let before = parser.index
        if let branch = parser.switchBranch() {
          if branch.conditions.isEmpty { hasDefault = true }
          branches.append(branch)
        } else {
          parser.skip()
        }
        if parser.index == before { parser.skip() }
      }
    }
    depth -= 1
    let choice = CodeChoice(.cases, subject: subject, branches: branches, isExhaustive: hasDefault || branches.count > 1)
    statements.append(CodeStatement(.choice(choice), at: range(from: start)))
  }

  /// All labels that stand together, and the statements up to the next label.
  private mutating func switchBranch() -> CodeBranch? {
    let start = index
    var patterns: [CodePattern] = []
    var isDefault = false
    while true {
      if take(.case) {
        let pattern = conditionalExpression()
        while index < end, !isMark(Mark.colon), !isMark(Mark.semicolon) { skip() }
        patterns.append(.value(pattern))
      } else if take(.default) {
        isDefault = true
      } else {
        break
      }
      take(Mark.colon)
    }
    guard isDefault || !patterns.isEmpty else { return nil }
    var body: [CodeStatement] = []
    while index < end, keyword != .case, keyword != .default {
      let before = index
      statement(into: &body)
      if index == before { skip() }
    }
    let conditions: [CodeCondition] = isDefault ? [] : [.pattern(patterns, nil)]
    return CodeBranch(conditions: conditions, body: Self.withoutBreak(body), range: range(from: start))
  }

  /// A branch's own `break` only ends it.
  private static func withoutBreak(_ body: [CodeStatement]) -> [CodeStatement] {
    if body.count == 1 || body.count == 2, case .block(let inner) = body[0].kind, body.count == 1 || isLeave(body[1]) {
      return withoutBreak(inner)
    }
    return body.last.map(isLeave) ?? false ? Array(body.dropLast()) : body
  }

  private static func isLeave(_ statement: CodeStatement) -> Bool {
    if case .leave = statement.kind { return true }
    return false
  }

  // MARK: Loops

  mutating func forStatement(into statements: inout [CodeStatement]) {
    let start = index
    index += 1
    guard isMark(Mark.open) else { return }
    var names: [String] = []
    var sequence: CodeExpression?
    inside { parser in
      guard let separator = parser.separatorOfLoop() else {
        var first: [CodeStatement] = []
        let taken = parser.takenArgument(in: parser.index..<parser.end)
        if parser.isWord(at: parser.index), parser.variables(into: &first),
          case .variable(let name, _, let value)? = first.first?.kind
        {
          names = [name]
          sequence = taken == name ? value.map { parser.withOthers($0) } : parser.countedList(by: name, from: value)
        } else if let taken, parser.isName(at: parser.index) {
          // `for (title = first; title; title = va_arg(…))`
          names = [taken]
          if parser.isMark(Mark.equals, at: parser.index + 1) { parser.index += 2 }
          sequence = parser.withOthers(parser.expression())
        }
        return
      }
      if parser.isName(at: separator - 1) { names = [parser.text(at: separator - 1)] }
      parser.index = separator + 1
      sequence = parser.expression()
    }
    let body = body()
    statements.append(CodeStatement(.loop(names: names, sequence: sequence, body: body), at: range(from: start)))
  }

  /// The indices of the list whose elements a loop counts: `i < list.count` behind `int i = 0;`; those from another number on behind
  /// `int i = 1;`.
  private mutating func countedList(by name: String, from first: CodeExpression?) -> CodeExpression? {
    guard isName(at: index), text(at: index) == name, isMark(Mark.less, at: index + 1) else { return nil }
    index += 2
    let bound = expression()
    let list: CodeExpression
    switch bound.kind {
    case .member(let counted?, "count"): list = counted
    case .call(let call):
      guard case .member(let counted?, "count") = call.callee.kind, call.arguments.isEmpty else { return nil }
      list = counted
    default: return nil
    }
    guard let first, case .number(let number) = first.kind, number != "0" else {
      return CodeExpression(.member(list, "indices"), at: bound.range)
    }
    return CodeExpression(.binary("..<", first, CodeExpression(.member(list, "count"), at: bound.range)), at: bound.range)
  }

  /// The variable that is given one of the arguments of any number after the other: `title = va_arg(list, NSString *)`.
  private func takenArgument(in places: Range<Int>) -> String? {
    guard let place = places.first(where: { isWord(at: $0) && text(at: $0) == "va_arg" }), place >= places.lowerBound + 2
    else { return nil }
    return isMark(Mark.equals, at: place - 1) && isName(at: place - 2) ? text(at: place - 2) : nil
  }

  /// The first of some arguments, and those of any number behind it.
  private func withOthers(_ first: CodeExpression) -> CodeExpression {
    let list = CodeExpression(.array([first]), at: first.range)
    return CodeExpression(.binary("+", list, others(at: first.range)), at: first.range)
  }

  /// The arguments of any number that were not taken yet.
  private func others(at range: SourceRange) -> CodeExpression {
    let all = CodeExpression(.name(Self.others), at: range)
    guard taken > 0 else { return all }
    let count = CodeArgument(label: nil, value: CodeExpression(.number("\(taken)"), at: range))
    let callee = CodeExpression(.member(all, "dropFirst"), at: range)
    return CodeExpression(.call(CodeCall(callee: callee, arguments: [count], nameRange: range)), at: range)
  }

  /// Where `in`, or C++'s colon, stands in a loop's head.
  private func separatorOfLoop() -> Int? {
    var place = index
    while place < end, !isMark(Mark.semicolon, at: place), !isMark(Mark.question, at: place) {
      if keyword(at: place) == .in || isMark(Mark.colon, at: place) { return place }
      place = isOpening(at: place) ? after(place) : place + 1
    }
    return nil
  }

  mutating func whileStatement(into statements: inout [CodeStatement]) {
    let start = index
    index += 1
    let inHead = isMark(Mark.open) ? inside { $0.takenArgument(in: $0.index..<$0.end) } : nil
    let bodyStart = index
    let before = taken
    let body = isMark(Mark.semicolon) ? [] : body()
    let range = range(from: start)
    let name = inHead ?? takenArgument(in: bodyStart..<index)
    guard let name else {
      return statements.append(CodeStatement(.loop(names: [], sequence: nil, body: body), at: range))
    }
    // What is taken at the end of the body is shown from its first value on.
    taken = before
    let own = body.filter { !$0.declares(name) }
    let isFirst = inHead != nil || own.count < body.count
    let sequence = isFirst ? others(at: range) : withOthers(CodeExpression(.name(name), at: range))
    statements.append(CodeStatement(.loop(names: [name], sequence: sequence, body: own), at: range))
  }

  /// The body of `do … while (…)` runs at least once.
  mutating func doStatement(into statements: inout [CodeStatement]) {
    let start = index
    index += 1
    let body = body()
    let name = take(.while) && isMark(Mark.open) ? inside { $0.takenArgument(in: $0.index..<$0.end) } : nil
    let range = range(from: start)
    guard let name else { return statements.append(CodeStatement(.block(body), at: range)) }
    let sequence = withOthers(CodeExpression(.name(name), at: range))
    statements.append(CodeStatement(.loop(names: [name], sequence: sequence, body: body), at: range))
  }

  // MARK: try

  mutating func tryStatement(into statements: inout [CodeStatement]) {
    let start = index
    index += 1
    let first = block()
    var branches = [CodeBranch(conditions: [], body: first, range: range(from: start))]
    var last: CodeStatement?
    while true {
      let branchStart = index
      if take(.atCatch) || take(.catch) {
        if isMark(Mark.open) { skip() }
        let body = block()
        branches.append(CodeBranch(conditions: [], body: body, range: range(from: branchStart)))
      } else if take(.atFinally) {
        let body = block()
        last = CodeStatement(.block(body), at: range(from: branchStart))
      } else {
        break
      }
    }
    statements.append(
      CodeStatement(.choice(CodeChoice(.errors, branches: branches, isExhaustive: true)), at: range(from: start)))
    if let last { statements.append(last) }
  }

  // MARK: #if

  /// `#if` around whole statements.
  mutating func conditional(into statements: inout [CodeStatement]) {
    guard tokens[index].directive == .begin, depth < Self.depthLimit else {
      index += 1
      return
    }
    depth += 1
    defer { depth -= 1 }
    let start = index
    let outer = end
    var branches: [CodeBranch] = []
    var hasElse = false
    while index < outer, tokens[index].kind == .directive, tokens[index].directive != .end {
      let branchStart = index
      let directive = tokens[index]
      end = closing(of: index)
      index += 1
      let body = self.statements()
      index = end
      end = outer
      if directive.directive == .otherwise { hasElse = true }
      branches.append(CodeBranch(conditions: Self.conditions(of: directive), body: body, range: range(from: branchStart)))
    }
    if index < outer, tokens[index].kind == .directive { index += 1 }
    let range = range(from: start)
    statements += Self.declared(in: branches, at: range)
    let choice = CodeChoice(.compilation, branches: branches.map(Self.assigning), isExhaustive: hasElse)
    statements.append(CodeStatement(.choice(choice), at: range))
  }

  /// What the branches of an `#if` declare, as it is there behind its end.
  private static func declared(in branches: [CodeBranch], at range: SourceRange) -> [CodeStatement] {
    var seen: Set<String> = []
    return branches.flatMap(\.body).compactMap { statement in
      guard case .variable(let name, let type, _) = statement.kind, seen.insert(name).inserted else { return nil }
      return CodeStatement(.variable(name: name, type: type, value: nil), at: range)
    }
  }

  /// The branch with assignments to what is declared before it.
  private static func assigning(_ branch: CodeBranch) -> CodeBranch {
    let body = branch.body.compactMap { statement in
      guard case .variable(let name, _, let value) = statement.kind else { return statement }
      let target = CodeExpression(.name(name), at: statement.range)
      return value.map { CodeStatement(.assignment(target: target, operator: "=", value: $0), at: statement.range) }
    }
    return CodeBranch(conditions: branch.conditions, body: body, range: branch.range)
  }

  private static func conditions(of directive: Token) -> [CodeCondition] {
    switch directive.verdict {
    case .phones, .always: [.platform(true)]
    case .others, .never: [.platform(false)]
    case .unknown: directive.directive == .otherwise ? [] : [.platform(nil)]
    }
  }
}

extension CodeStatement {
  /// Whether it declares a variable of a name.
  fileprivate func declares(_ name: String) -> Bool {
    if case .variable(name, _, _) = kind { true } else { false }
  }
}
