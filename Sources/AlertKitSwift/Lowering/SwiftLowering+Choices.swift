internal import AlertKitCode
internal import AlertKitCore
internal import SwiftSyntax

extension SwiftLowering {
  /// `if` with all of its `else if`.
  func choice(_ node: IfExprSyntax) -> CodeChoice {
    var branches: [CodeBranch] = []
    var current = node
    while true {
      let conditions = conditions(current.conditions)
      let range = range(
        from: current.positionAfterSkippingLeadingTrivia, to: current.body.endPositionBeforeTrailingTrivia)
      branches.append(CodeBranch(conditions: conditions, body: statements(current.body.statements), range: range))
      switch current.elseBody {
      case .ifExpr(let next): current = next
      case .codeBlock(let block):
        branches.append(CodeBranch(conditions: [], body: statements(block.statements), range: self.range(block)))
        return CodeChoice(.conditions, branches: branches, isExhaustive: true)
      case nil:
        return CodeChoice(.conditions, branches: branches, isExhaustive: false)
      }
    }
  }

  // MARK: switch

  func choice(_ node: SwitchExprSyntax) -> CodeChoice {
    let subject = expression(node.subject)
    var cases: [SwitchCaseSyntax] = []
    collect(node.cases, to: &cases, depth: 0)
    var branches: [CodeBranch] = []
    // Patterns of cases that hold nothing but `fallthrough` are alternatives of the next one's.
    var waiting: [CodePattern] = []
    for (index, node) in cases.enumerated() {
      var conditions = conditions(of: node)
      let last = node.statements.last?.item.as(FallThroughStmtSyntax.self)
      if last != nil, node.statements.count == 1, case .pattern(let patterns, _)? = conditions.first, conditions.count == 1 {
        waiting += patterns
        continue
      }
      if case .pattern(let patterns, nil)? = conditions.first { conditions[0] = .pattern(waiting + patterns, nil) }
      waiting = []
      var body = statements(node.statements)
      if last != nil, index + 1 < cases.count { body = body.dropLast() + statements(cases[index + 1].statements) }
      branches.append(CodeBranch(conditions: conditions, body: body, range: range(node)))
    }
    return CodeChoice(.cases, subject: subject, branches: branches, isExhaustive: true)
  }

  /// The cases that may be compiled for iOS.
  private func collect(_ list: SwitchCaseListSyntax, to cases: inout [SwitchCaseSyntax], depth: Int) {
    guard depth < 16 else { return }
    for element in list {
      switch element {
      case .switchCase(let node): cases.append(node)
      case .ifConfigDecl(let config):
        for (clause, isForPhones) in PlatformCondition.clauses(config) where isForPhones != false {
          if case .switchCases(let inner)? = clause.elements { collect(inner, to: &cases, depth: depth + 1) }
        }
      }
    }
  }

  private func conditions(of node: SwitchCaseSyntax) -> [CodeCondition] {
    guard case .case(let label) = node.label else { return [] }
    let patterns = label.caseItems.map { pattern($0.pattern) }
    let guarding = label.caseItems.count == 1 ? label.caseItems.first?.whereClause?.condition : nil
    return [.pattern(patterns, nil)] + (guarding.map { [.expression(expression($0))] } ?? [])
  }

  // MARK: do and #if

  func errors(_ body: CodeBlockSyntax, _ clauses: CatchClauseListSyntax) -> CodeChoice {
    var branches = [CodeBranch(conditions: [], body: statements(body.statements), range: range(body))]
    for clause in clauses {
      let patterns = clause.catchItems.compactMap { $0.pattern.map(pattern) }
      let guarding = clause.catchItems.count == 1 ? clause.catchItems.first?.whereClause?.condition : nil
      var conditions: [CodeCondition] = patterns.isEmpty ? [] : [.pattern(patterns, nil)]
      if let guarding { conditions.append(.expression(expression(guarding))) }
      branches.append(CodeBranch(conditions: conditions, body: statements(clause.body.statements), range: range(clause)))
    }
    return CodeChoice(.errors, branches: branches, isExhaustive: true)
  }

  func compilation(_ node: IfConfigDeclSyntax) -> CodeChoice {
    let hasElse = node.clauses.last?.condition == nil
    let branches = PlatformCondition.clauses(node).map { clause, isForPhones in
      let outer = self.isForPhones
      defer { self.isForPhones = outer }
      self.isForPhones = outer && isForPhones != false
      let body = nested(or: []) { self.body(of: clause) }
      return CodeBranch(conditions: [.platform(isForPhones)], body: body, range: range(clause))
    }
    return CodeChoice(.compilation, branches: branches, isExhaustive: hasElse)
  }

  private func body(of clause: IfConfigClauseSyntax) -> [CodeStatement] {
    switch clause.elements {
    case .statements(let list): statements(list)
    case .postfixExpression(let value): [CodeStatement(.expression(expression(value)), at: range(value))]
    default: []
    }
  }
}
