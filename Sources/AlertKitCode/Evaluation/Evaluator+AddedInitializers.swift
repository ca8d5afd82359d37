internal import AlertKitCore

extension Evaluator {
  /// What an initializer gives that the app adds to a type of others: `init(key: String) { self = NSLocalizedString(key, comment: "") }`.
  func madeByAddedInitializer(of path: String, _ arguments: [Argument], _ symbol: Symbol) -> Value? {
    // Without a label it is told from the type's own by what it takes alone.
    let own = program.members("init", of: path).filter {
      $0.isInitializer && $0.type == path && $0.declaration.parameters.first?.label != nil && fits($0, arguments)
    }
    for initializer in bestFirst(own, arguments, at: symbol.range) {
      guard let body = initializer.declaration.body?.givingSelf(as: path) else { continue }
      var giving = initializer.declaration
      giving.kind = .function
      giving.body = body
      let function = Declared(giving, file: initializer.file, type: path, isInExtension: true)
      if let value = inline(function, receiver: nil, arguments, at: symbol.range) { return value }
    }
    return nil
  }
}

extension [CodeStatement] {
  /// The same where what is made is given back, `self = text`, `self.init(text)`; nil where it is made in more than one step.
  ///
  /// - Parameter isLast: Whether nothing is run behind them.
  fileprivate func givingSelf(as type: String, isLast: Bool = true) -> [CodeStatement]? {
    var giving: [CodeStatement] = []
    for (index, statement) in enumerated() {
      let isEnd = isLast && index == count - 1
      if let value = statement.made(as: type) {
        guard isEnd || index + 1 < count && self[index + 1].isBareReturn else { return nil }
        giving.append(CodeStatement(.return(value), at: statement.range))
        return giving
      }
      guard statement.makesSelf else {
        giving.append(statement)
        continue
      }
      switch statement.kind {
      case .choice(let choice):
        var branches: [CodeBranch] = []
        for branch in choice.branches {
          guard let body = branch.body.givingSelf(as: type, isLast: isEnd) else { return nil }
          branches.append(CodeBranch(conditions: branch.conditions, body: body, range: branch.range))
        }
        let same = CodeChoice(choice.kind, subject: choice.subject, branches: branches, isExhaustive: choice.isExhaustive)
        giving.append(CodeStatement(.choice(same), at: statement.range))
      case .guard(let conditions, let otherwise):
        guard let body = otherwise.givingSelf(as: type, isLast: false) else { return nil }
        giving.append(CodeStatement(.guard(conditions, otherwise: body), at: statement.range))
      default: return nil
      }
    }
    return giving
  }
}

extension CodeStatement {
  fileprivate var isBareReturn: Bool { if case .return(nil) = kind { true } else { false } }

  /// Whether some part of it gives `self` a value, or has another initializer do so.
  fileprivate var makesSelf: Bool {
    var makes = CodeWalk.changes(in: [self]).contains { if case .name("self") = $0.kind { true } else { false } }
    CodeWalk.expressions(in: [self]) { expression, _ in
      if case .call(let call) = expression.kind, call.isOfOwnInitializer { makes = true }
      return !makes
    }
    return makes
  }

  /// What `self` is made where the statement does only that.
  fileprivate func made(as type: String) -> CodeExpression? {
    switch kind {
    case .assignment(let target, "=", let value):
      if case .name("self") = target.kind { return value }
      return nil
    case .expression(let expression):
      guard case .call(let call) = expression.kind, call.isOfOwnInitializer, case .member(let base?, _) = call.callee.kind
      else {
        return nil
      }
      let made = CodeCall(
        callee: CodeExpression(.name(type), at: base.range), arguments: call.arguments, nameRange: call.nameRange)
      return CodeExpression(.call(made), at: expression.range)
    default: return nil
    }
  }
}

extension CodeCall {
  /// `self.init(…)`
  fileprivate var isOfOwnInitializer: Bool {
    guard case .member(let base?, "init") = callee.kind, case .name("self") = base.kind else { return false }
    return true
  }
}
