internal import AlertKitCore
internal import SwiftSyntax

extension ViewReader {
  /// A `Button(…)` and what is like it.
  func button(_ call: FunctionCallExprSyntax, in scope: Scope) -> ButtonDraft {
    let range = scope.file.range(of: call)
    let role = ActionReader(resolver: resolver).role(call.argument("role"), in: scope)
    var button = ButtonDraft(text: title(of: call, role: role, in: scope), role: role, range: range)
    button.deeds = HandlerReader(resolver: resolver).deeds(ofButton: call, in: scope)
    return button
  }

  private func title(of call: FunctionCallExprSyntax, role: ButtonRole, in scope: Scope) -> StringReference {
    if let first = call.arguments.first, first.label == nil, !first.expression.is(ClosureExprSyntax.self) {
      return resolver.text(first.expression, in: scope, style: .localizable) ?? .dynamic(first.expression.trimmedDescription)
    }
    let hasAction = call.argument("action") != nil || call.argument("intent") != nil || call.argument("destination") != nil
    let isState = call.calleeName == "ButtonState" && call.closure("label") == nil
    let label = call.closure("label") ?? (hasAction || isState ? call.trailingClosure.map { ExprSyntax($0) } : nil)
    guard let label else { return role == .cancel ? .system("Cancel") : .dynamic(call.trimmedDescription) }
    let text =
      label.as(ClosureExprSyntax.self).map { self.text(in: $0.statements, scope) }
      ?? resolver.text(label, in: scope, style: .localizable)
    return text ?? .dynamic(label.trimmedDescription)
  }

  /// The text of the views that a function gives which is named without being called: `message: explanation`.
  func text(ofFunction expression: ExprSyntax, in scope: Scope) -> StringReference? {
    let path = expression.namePath ?? []
    guard path.count == 1 || path.count == 2 && path[0] == "self", let name = path.last,
      case .declarations(let found)? = resolver.meaning(of: name, at: Syntax(expression), in: scope),
      let callable = found.lazy.compactMap(\.callable).first, let body = callable.body
    else { return nil }
    return text(in: body, resolver.deeper(Scope(file: callable.file), from: scope))
  }

  /// The text that a closure's views show.
  func text(in items: CodeBlockItemListSyntax, _ scope: Scope) -> StringReference? {
    var texts: [StringReference] = []
    for item in items {
      switch item.item {
      case .expr(let expression): texts += text(of: expression, scope).map { [$0] } ?? []
      case .stmt(let statement):
        let value = statement.as(ExpressionStmtSyntax.self)?.expression ?? statement.as(ReturnStmtSyntax.self)?.expression
        texts += value.flatMap { text(of: $0, scope) }.map { [$0] } ?? []
      case .decl(let declaration):
        guard let condition = declaration.as(IfConfigDeclSyntax.self) else { continue }
        let branches = condition.clauses.map { clause -> StringReference? in
          guard case .statements(let inner)? = clause.elements else { return nil }
          return text(in: inner, scope)
        }
        texts += StringReference.oneOf(branches).map { [$0] } ?? []
      }
    }
    return texts.count > 1 ? .dynamic(items.trimmedDescription) : texts.first
  }

  private func text(of expression: ExprSyntax, _ scope: Scope) -> StringReference? {
    let expression = expression.unwrapped
    if let choice = expression.as(IfExprSyntax.self) { return .oneOf(branches(of: choice, scope)) }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return .oneOf(choice.cases.map { $0.as(SwitchCaseSyntax.self).flatMap { text(in: $0.statements, scope) } })
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let root = call.rootCall ?? call
      switch root.calleeName {
      case "Image", "EmptyView", "Spacer", "ProgressView": return nil
      case "HStack", "VStack", "Group", "ZStack": return root.trailingClosure.flatMap { text(in: $0.statements, scope) }
      case "Label" where root.arguments.isEmpty:
        return root.closure("title")?.as(ClosureExprSyntax.self).flatMap { text(in: $0.statements, scope) }
          ?? root.trailingClosure.flatMap { text(in: $0.statements, scope) }
      default: break
      }
    }
    return resolver.text(expression, in: scope, style: .localizable)
  }

  private func branches(of choice: IfExprSyntax, _ scope: Scope) -> [StringReference?] {
    let own = text(in: choice.body.statements, scope)
    switch choice.elseBody {
    case .codeBlock(let block): return [own, text(in: block.statements, scope)]
    case .ifExpr(let next): return [own] + branches(of: next, scope)
    case nil: return [own]
    }
  }
}
