internal import AlertKitCode
internal import AlertKitCore
internal import SwiftSyntax

extension SwiftLowering {
  func statements(_ list: CodeBlockItemListSyntax) -> [CodeStatement] {
    nested(or: []) {
      var statements: [CodeStatement] = []
      statements.reserveCapacity(list.count)
      for item in list { append(item, to: &statements) }
      return statements
    }
  }

  func append(_ item: CodeBlockItemSyntax, to statements: inout [CodeStatement]) {
    switch item.item {
    case .expr(let node): append(node, at: range(node), to: &statements)
    case .stmt(let node): append(node, at: range(node), to: &statements)
    case .decl(let node): append(node, to: &statements)
    }
  }

  // MARK: Expressions

  private static let neverReturning: Set<String> = ["fatalError", "preconditionFailure", "exit", "abort"]

  private func append(_ node: ExprSyntax, at range: SourceRange, to statements: inout [CodeStatement]) {
    switch node.as(ExprSyntaxEnum.self) {
    case .ifExpr(let choice): statements.append(CodeStatement(.choice(self.choice(choice)), at: range))
    case .switchExpr(let choice): statements.append(CodeStatement(.choice(self.choice(choice)), at: range))
    case .sequenceExpr(let sequence):
      let elements = sequence.elements.map { $0 }
      if let (target, value) = changed(elements) {
        statements.append(CodeStatement(.expression(self.sequence(value)), at: range))
        return append(expression(target), "=", CodeExpression(.unknown, at: range), at: range, to: &statements)
      }
      guard let (target, mark, value) = assignment(elements) else {
        return statements.append(CodeStatement(.expression(self.sequence(elements)), at: range))
      }
      append(expression(target), mark, self.sequence(value), at: range, to: &statements)
    // Swift before version 3 has `count++`.
    case .postfixOperatorExpr(let changed) where ["++", "--"].contains(changed.operator.text):
      append(expression(changed.expression), "=", CodeExpression(.unknown, at: range), at: range, to: &statements)
    default:
      let value = expression(node)
      if case .call(let call) = value.kind, case .name(let name) = call.callee.kind, Self.neverReturning.contains(name) {
        statements.append(CodeStatement(.leave, at: range))
      } else {
        statements.append(CodeStatement(.expression(value), at: range))
      }
    }
  }

  /// An assignment; one for each of `(a, b) = (c, d)`.
  private func append(
    _ target: CodeExpression, _ mark: String, _ value: CodeExpression, at range: SourceRange,
    to statements: inout [CodeStatement]
  ) {
    switch (target.kind, value.kind) {
    case (.name("_"), _): statements.append(CodeStatement(.expression(value), at: range))
    case (.tuple(let targets), .tuple(let values)) where targets.count == values.count:
      for (target, value) in zip(targets, values) {
        statements.append(
          CodeStatement(.assignment(target: target.value, operator: mark, value: value.value), at: range))
      }
    default: statements.append(CodeStatement(.assignment(target: target, operator: mark, value: value), at: range))
    }
  }

  // MARK: Statements

  private func append(_ node: StmtSyntax, at range: SourceRange, to statements: inout [CodeStatement]) {
    let kind: CodeStatement.Kind
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let inner): return append(inner.expression, at: range, to: &statements)
    case .returnStmt(let inner): kind = .return(inner.expression.map(expression))
    case .yieldStmt(let inner):
      guard case .single(let value) = inner.yieldedExpressions else { return }
      kind = .return(expression(value))
    case .throwStmt(let inner): kind = .throw(expression(inner.expression))
    case .breakStmt, .continueStmt, .fallThroughStmt: kind = .leave
    case .guardStmt(let inner):
      kind = .guard(conditions(inner.conditions), otherwise: self.statements(inner.body.statements))
    case .doStmt(let inner):
      if inner.catchClauses.isEmpty {
        kind = .block(self.statements(inner.body.statements))
      } else {
        kind = .choice(errors(inner.body, inner.catchClauses))
      }
    case .deferStmt(let inner): kind = .block(self.statements(inner.body.statements))
    case .forStmt(let inner): kind = loop(inner)
    case .whileStmt(let inner): kind = loop(inner)
    case .repeatStmt(let inner): kind = .loop(names: [], sequence: nil, body: self.statements(inner.body.statements))
    case .labeledStmt(let inner): return nested(or: ()) { append(inner.statement, at: range, to: &statements) }
    default: return
    }
    statements.append(CodeStatement(kind, at: range))
  }

  private func loop(_ node: ForStmtSyntax) -> CodeStatement.Kind {
    let sequence = expression(node.sequence)
    var body = statements(node.body.statements)
    if let condition = node.whereClause?.condition {
      body = [chosen([.expression(expression(condition))], body, at: range(node.body))]
    }
    return .loop(names: names(node.pattern), sequence: sequence, body: body)
  }

  /// What the conditions of `while` bind holds in its body.
  private func loop(_ node: WhileStmtSyntax) -> CodeStatement.Kind {
    let conditions = conditions(node.conditions)
    let body = chosen(conditions, statements(node.body.statements), at: range(node.body))
    return .loop(names: [], sequence: nil, body: [body])
  }

  private func chosen(_ conditions: [CodeCondition], _ body: [CodeStatement], at range: SourceRange) -> CodeStatement {
    let branch = CodeBranch(conditions: conditions, body: body, range: range)
    return CodeStatement(.choice(CodeChoice(.conditions, branches: [branch], isExhaustive: false)), at: range)
  }

  // MARK: Declarations

  private func append(_ node: DeclSyntax, to statements: inout [CodeStatement]) {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable):
      for binding in variables(variable) {
        guard binding.body == nil, binding.observers.isEmpty else {
          statements.append(CodeStatement(.declaration(binding), at: binding.range))
          continue
        }
        append(binding, to: &statements)
      }
    case .ifConfigDecl(let config): append(config, to: &statements)
    case .macroExpansionDecl(let macro):
      let value = expansion(macro)
      statements.append(CodeStatement(.expression(value), at: value.range))
    default:
      statements += declarations(node).map { CodeStatement(.declaration($0), at: $0.range) }
    }
  }

  private func append(_ binding: CodeDeclaration, to statements: inout [CodeStatement]) {
    if binding.name == "_", let value = binding.value {
      statements.append(CodeStatement(.expression(value), at: binding.range))
    } else {
      // What a wrapper keeps may have another value than it begins with: `@AppStorage("sound") var hasSound = false`.
      let isKept = binding.attributes.contains { $0.first?.isUppercase ?? false }
      let value = isKept ? binding.value.map { $0.isConstant ? CodeExpression(.unknown, at: $0.range) : $0 } : binding.value
      statements.append(CodeStatement(.variable(name: binding.name, type: binding.type, value: value), at: binding.range))
    }
  }

  /// Where it can be told which side is compiled for iOS, that one stands there as if there were no `#if`.
  private func append(_ config: IfConfigDeclSyntax, to statements: inout [CodeStatement]) {
    let sides = PlatformCondition.clauses(config)
    guard sides.allSatisfy({ $0.1 != nil }) else {
      return statements.append(CodeStatement(.choice(compilation(config)), at: range(config)))
    }
    for (clause, isForPhones) in sides where isForPhones == true {
      guard case .statements(let list)? = clause.elements else { continue }
      nested(or: ()) { for item in list { append(item, to: &statements) } }
    }
  }
}

extension CodeExpression {
  /// Whether it is a truth, a number, a text or nil, as it is written.
  fileprivate var isConstant: Bool {
    switch kind {
    case .boolean, .number, .string, .null: true
    default: false
    }
  }
}
