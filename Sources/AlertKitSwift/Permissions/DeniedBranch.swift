internal import AlertKitCore
internal import SwiftSyntax

/// Tells the code that runs where people have denied notifications.
struct DeniedBranch {
  let resolver: Resolver
  let scope: Scope

  /// Whether a call that makes an alert runs only there: it stands in such a branch, or all that calls its function or sets
  /// what presents it does.
  func holds(_ call: FunctionCallExprSyntax) -> Bool {
    if stands(Syntax(call)) { return true }
    var triggers: [Syntax] = []
    if let function = Syntax(call).enclosingMember?.as(FunctionDeclSyntax.self) {
      triggers = scope.file.calls(of: function.name.bareText).map(Syntax.init)
    } else if let binding = call.argument("isPresented")?.trimmedDescription, binding.hasPrefix("$") {
      triggers = scope.file.settings(of: String(binding.dropFirst()).lastName)
    }
    return !triggers.isEmpty && triggers.allSatisfy(stands)
  }

  private func stands(_ node: Syntax) -> Bool {
    var child = node
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if isDenied(parent, holding: child) { return true }
      child = parent
    }
    return false
  }

  private func isDenied(_ node: Syntax, holding child: Syntax) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .switchCase(let branch):
      guard let choice = node.parent?.parent?.as(SwitchExprSyntax.self), case .case(let label) = branch.label else {
        return false
      }
      let isOnly = label.caseItems.allSatisfy { ["denied", ".denied"].contains($0.pattern.trimmedDescription.lastName) }
      return isOnly && isStatus(choice.subject)
    case .ifExpr(let choice):
      guard choice.conditions.count == 1, case .expression(let test)? = choice.conditions.first?.condition else { return false }
      if child.id == choice.body.id { return isDenial(test, isNegated: false) }
      return child.id == choice.elseBody?.id && isDenial(test, isNegated: true)
    case .guardStmt(let statement):
      guard child.id == statement.body.id, statement.conditions.count == 1,
        case .expression(let test)? = statement.conditions.first?.condition
      else { return false }
      return isDenial(test, isNegated: true)
    default: return false
    }
  }

  /// Whether a condition says that notifications were denied, or with `isNegated` that they were not.
  private func isDenial(_ test: ExprSyntax, isNegated: Bool) -> Bool {
    if let not = test.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return isDenial(not.expression.unwrapped, isNegated: !isNegated)
    }
    if let name = test.as(DeclReferenceExprSyntax.self)?.baseName.bareText { return isNegated && isAnswer(name, at: test) }
    guard let elements = test.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
      elements[2].as(MemberAccessExprSyntax.self)?.declName.baseName.bareText == "denied"
    else { return false }
    return elements[1].operatorText == (isNegated ? "!=" : "==") && isStatus(elements[0])
  }

  /// Whether a name is what a request for permission came to.
  private func isAnswer(_ name: String, at node: ExprSyntax) -> Bool {
    switch NameLookup(name: name).meaning(from: Syntax(node)) {
    case .opaque: closure(declaring: name, around: node)?.enclosingCall.map(PermissionRequests.isCandidate) ?? false
    case .local(let binding, _, _):
      binding.initializer?.value.unwrapped.as(FunctionCallExprSyntax.self).map(PermissionRequests.isCandidate) ?? false
    default: false
    }
  }

  /// Whether an expression is the status of the permission for notifications.
  private func isStatus(_ expression: ExprSyntax) -> Bool {
    let expression = expression.unwrapped
    if let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.bareText == "authorizationStatus",
      let base = member.base?.unwrapped
    {
      return isSettings(base)
    }
    if case .local(let binding, _, _)? = expression.namePath?.first.flatMap({
      NameLookup(name: $0).meaning(from: Syntax(expression))
    }), let value = binding.initializer?.value {
      return isStatus(value)
    }
    return resolver.type(of: expression, in: scope)?.lastName == "UNAuthorizationStatus"
  }

  private func isSettings(_ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) { return call.calleeName == "notificationSettings" }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.bareText else {
      return resolver.type(of: expression, in: scope)?.lastName == "UNNotificationSettings"
    }
    switch NameLookup(name: name).meaning(from: Syntax(expression)) {
    case .opaque: return closure(declaring: name, around: expression)?.enclosingCall?.calleeName == "getNotificationSettings"
    case .local(let binding, _, _) where binding.initializer != nil: return isSettings(binding.initializer!.value.unwrapped)
    default: return resolver.type(of: expression, in: scope)?.lastName == "UNNotificationSettings"
    }
  }

  private func closure(declaring name: String, around node: ExprSyntax) -> ClosureExprSyntax? {
    var outer = node.parent
    while let current = outer {
      if let closure = current.as(ClosureExprSyntax.self), closure.declares(name) { return closure }
      outer = current.parent
    }
    return nil
  }
}
