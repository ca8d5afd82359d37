internal import SwiftSyntax

/// Finds what a name means by looking outwards from where it is used.
struct NameLookup {
  let name: String

  /// The meaning within the function, its closures and its parameters; nil where it must be a member or a global.
  func meaning(from start: Syntax) -> Meaning? {
    var child = start
    while let parent = child.parent {
      if let meaning = meaning(in: parent, from: child) { return meaning }
      child = parent
    }
    return nil
  }

  private func meaning(in node: Syntax, from child: Syntax) -> Meaning? {
    switch node.as(SyntaxEnum.self) {
    case .codeBlockItemList(let items): declared(in: items, before: child)
    case .conditionElementList(let conditions): bound(by: conditions, before: child)
    case .ifExpr(let branch) where branch.body.id == child.id: bound(by: branch.conditions, before: nil)
    case .whileStmt(let loop) where loop.body.id == child.id: bound(by: loop.conditions, before: nil)
    case .forStmt(let loop) where loop.body.id == child.id && names(loop.pattern): .element(of: loop.sequence)
    case .closureExpr(let closure): parameter(of: closure)
    case .functionDecl(let function): parameter(of: function.signature.parameterClause)
    case .initializerDecl(let initializer): parameter(of: initializer.signature.parameterClause)
    case .subscriptDecl(let script): parameter(of: script.parameterClause)
    case .switchCase(let branch): mentions(branch.label) ? .opaque : nil
    case .catchClause: name == "error" ? .opaque : nil
    default: nil
    }
  }

  private func declared(in items: CodeBlockItemListSyntax, before child: Syntax) -> Meaning? {
    let isTopLevel = items.parent?.is(SourceFileSyntax.self) ?? false
    guard !isTopLevel else { return nil }
    var found: Meaning?
    for item in items {
      if item.id == child.id {
        // A statement of its own kind does not see itself: `let title = title ?? ""`.
        break
      }
      switch item.item {
      case .decl(let declaration):
        if let variable = declaration.as(VariableDeclSyntax.self) {
          found = binding(in: variable).map { .local($0, variable, items) } ?? found
        }
      case .stmt(let statement):
        if let condition = statement.as(GuardStmtSyntax.self) { found = bound(by: condition.conditions, before: nil) ?? found }
      default: break
      }
    }
    return found ?? localFunction(in: items)
  }

  private func localFunction(in items: CodeBlockItemListSyntax) -> Meaning? {
    for item in items {
      if case .decl(let declaration) = item.item, let function = declaration.as(FunctionDeclSyntax.self),
        function.name.bareText == name
      {
        return .localFunction(function)
      }
    }
    return nil
  }

  private func binding(in variable: VariableDeclSyntax) -> PatternBindingSyntax? {
    variable.bindings.first { names($0.pattern) }
  }

  private func bound(by conditions: ConditionElementListSyntax, before child: Syntax?) -> Meaning? {
    var found: Meaning?
    for element in conditions {
      if element.id == child?.id { break }
      switch element.condition {
      case .optionalBinding(let binding) where names(binding.pattern):
        // `if let title` looks further out for the same name.
        found = binding.initializer.map { .unwrapped($0.value) } ?? found
      case .matchingPattern(let match) where mentions(match.pattern): found = .opaque
      default: continue
      }
    }
    return found
  }

  private func names(_ pattern: PatternSyntax) -> Bool {
    pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText == name
  }

  private func mentions(_ node: some SyntaxProtocol) -> Bool {
    var hasLet = false
    for token in node.tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .keyword(.let) || token.tokenKind == .keyword(.var) { hasLet = true }
      if hasLet, token.bareText == name { return true }
    }
    return false
  }

  private func parameter(of clause: FunctionParameterClauseSyntax) -> Meaning? {
    clause.parameters.first { ($0.secondName ?? $0.firstName).bareText == name }.map { .parameter($0) }
  }

  private func parameter(of closure: ClosureExprSyntax) -> Meaning? {
    guard closure.declares(name) else { return nil }
    return closure.iteratedSequence.map { .element(of: $0) } ?? .opaque
  }
}

extension ClosureExprSyntax {
  /// The names of the parameters; `$0` where none are written.
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let parameters): parameters.map(\.name.bareText)
    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).bareText }
    case nil: ["$0"]
    }
  }

  /// Whether a name is a parameter, or is captured with a value of its own.
  func declares(_ name: String) -> Bool {
    if parameterNames.contains(name) || name.hasPrefix("$") && signature?.parameterClause == nil { return true }
    return signature?.capture?.items.contains { $0.name.bareText == name && $0.initializer != nil } ?? false
  }

  /// The sequence over which a call runs the closure: `actions` of `actions.forEach { … }` and `ForEach(actions) { … }`.
  var iteratedSequence: ExprSyntax? {
    guard let call = enclosingCall else { return nil }
    switch call.calleeName {
    case "forEach", "map", "compactMap", "flatMap": return call.base
    case "ForEach": return call.argument(nil)
    default: return nil
    }
  }

  /// The call that the closure is an argument of.
  var enclosingCall: FunctionCallExprSyntax? {
    var node = parent
    while let current = node, !current.is(FunctionCallExprSyntax.self) {
      guard
        current.is(LabeledExprSyntax.self) || current.is(LabeledExprListSyntax.self)
          || current.is(MultipleTrailingClosureElementSyntax.self)
          || current.is(MultipleTrailingClosureElementListSyntax.self)
      else { return nil }
      node = current.parent
    }
    return node?.as(FunctionCallExprSyntax.self)
  }
}
