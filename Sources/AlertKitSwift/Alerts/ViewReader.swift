internal import AlertKitCore
internal import SwiftSyntax

/// Reads the views that stand in an alert's closures.
struct ViewReader {
  let resolver: Resolver

  /// What an alert's `actions` hold.
  struct Content {
    var buttons: [ButtonDraft] = []
    var textFields: [StringReference] = []
    var isComplete = true

    mutating func add(_ other: Content, in branch: Branch? = nil, isRepeated: Bool = false) {
      for var button in other.buttons {
        if let branch { button.branches.insert(branch, at: 0) }
        button.isRepeated = button.isRepeated || isRepeated
        buttons.append(button)
      }
      textFields += other.textFields
      isComplete = isComplete && other.isComplete
    }
  }

  /// The content of a closure, or of what gives views.
  func content(of expression: ExprSyntax, in scope: Scope, depth: Int = 0) -> Content {
    if let closure = expression.as(ClosureExprSyntax.self) { return content(of: closure.statements, in: scope, depth: depth) }
    return view(expression, in: scope, depth: depth)
  }

  private func content(of items: CodeBlockItemListSyntax, in scope: Scope, depth: Int) -> Content {
    var content = Content()
    for item in items {
      switch item.item {
      case .expr(let expression): content.add(view(expression, in: scope, depth: depth))
      case .stmt(let statement):
        if let inner = statement.as(ExpressionStmtSyntax.self) {
          content.add(view(inner.expression, in: scope, depth: depth))
        } else if let value = statement.as(ReturnStmtSyntax.self)?.expression {
          content.add(view(value, in: scope, depth: depth))
        }
      case .decl(let declaration):
        guard let condition = declaration.as(IfConfigDeclSyntax.self) else { continue }
        let count = condition.clauses.count + (condition.clauses.last?.condition == nil ? 0 : 1)
        for (index, clause) in condition.clauses.enumerated() {
          guard case .statements(let inner)? = clause.elements else { continue }
          content.add(self.content(of: inner, in: scope, depth: depth), in: Branch(condition, index: index, count: count))
        }
      }
    }
    return content
  }

  private func view(_ expression: ExprSyntax, in scope: Scope, depth: Int) -> Content {
    let expression = expression.unwrapped
    if let choice = expression.as(IfExprSyntax.self) { return content(of: choice, in: scope, depth: depth) }
    if let choice = expression.as(SwitchExprSyntax.self) {
      var content = Content()
      for (index, element) in choice.cases.enumerated() {
        guard let branch = element.as(SwitchCaseSyntax.self) else { continue }
        let inner = self.content(of: branch.statements, in: scope, depth: depth)
        content.add(inner, in: Branch(choice, index: index, count: choice.cases.count))
      }
      return content
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let root = call.rootView ?? call
      var content = self.content(ofCall: root, in: scope, depth: depth)
      if call.isDefaultAction, content.buttons.count == 1 { content.buttons[0].isPreferred = true }
      return content
    }
    return followed(expression, in: scope, depth: depth)
  }

  private func content(of choice: IfExprSyntax, in scope: Scope, depth: Int) -> Content {
    var content = Content()
    var blocks = [choice.body.statements]
    var last = choice.elseBody
    while case .ifExpr(let next)? = last {
      blocks.append(next.body.statements)
      last = next.elseBody
    }
    if case .codeBlock(let block)? = last { blocks.append(block.statements) }
    let count = last == nil ? blocks.count + 1 : blocks.count
    for (index, block) in blocks.enumerated() {
      content.add(self.content(of: block, in: scope, depth: depth), in: Branch(choice, index: index, count: count))
    }
    return content
  }

  private func content(ofCall call: FunctionCallExprSyntax, in scope: Scope, depth: Int) -> Content {
    switch call.calleeName ?? "" {
    case "Button", "Link", "ShareLink", "NavigationLink", "ButtonState", "AsyncButton":
      return Content(buttons: [button(call, in: scope)])
    case "TextField", "SecureField":
      let prompt = call.argument(nil) ?? call.argument("prompt")
      let text = prompt.flatMap { resolver.text($0, in: scope, style: .localizable) }
      return Content(textFields: [text ?? .literal("", range: scope.file.range(of: call))])
    case "ForEach":
      var content = Content()
      guard let closure = call.trailingClosure ?? call.closure("content")?.as(ClosureExprSyntax.self) else { return content }
      content.add(self.content(of: closure.statements, in: scope, depth: depth), isRepeated: true)
      return content
    case "Group", "Section", "HStack", "VStack":
      return call.trailingClosure.map { content(of: $0.statements, in: scope, depth: depth) } ?? Content()
    case "EmptyView", "Text", "Spacer", "Divider", "Image", "Toggle", "Picker", "ProgressView": return Content()
    case let name where name.first?.isUppercase == true: return body(of: call, named: name, in: scope, depth: depth)
    default: return followed(ExprSyntax(call), in: scope, depth: depth)
    }
  }

  /// The body of a view of the app's own.
  private func body(of call: FunctionCallExprSyntax, named name: String, in scope: Scope, depth: Int) -> Content {
    let bodies = resolver.index.members("body", of: name)
    resolver.miss(type: name, name: nil)
    for declaration in bodies where depth < 6 {
      guard case .variable(let binding, _) = declaration.kind, let body = Body.getter(of: binding) else { continue }
      var inner = resolver.deeper(Scope(file: declaration.file), from: scope)
      for argument in call.givenArguments {
        if let label = argument.label { inner.bindings["self." + label] = Operand(expression: argument.value, scope: scope) }
      }
      return content(of: body, in: inner, depth: depth + 1)
    }
    return Content(buttons: [unknown(ExprSyntax(call), in: scope)], isComplete: false)
  }

  /// What a property, a function or a parameter gives.
  private func followed(_ expression: ExprSyntax, in scope: Scope, depth: Int) -> Content {
    let place = scope.file.range(of: expression)
    var content = Content()
    for operand in depth < 6 ? bodies(of: expression, in: scope) : [] {
      var found: Content
      switch operand {
      case .statements(let items, let inner): found = self.content(of: items, in: inner, depth: depth + 1)
      case .expression(let value): found = self.content(of: value.expression, in: value.scope, depth: depth + 1)
      }
      for index in found.buttons.indices where found.buttons[index].range.file != place.file {
        found.buttons[index].range = place
      }
      content.add(found)
      return content
    }
    return Content(buttons: [unknown(expression, in: scope)], isComplete: false)
  }

  private enum Source {
    case statements(CodeBlockItemListSyntax, Scope)
    case expression(Operand)
  }

  /// The statements of the view builder that an expression names, which its results alone would not be.
  private func bodies(of expression: ExprSyntax, in scope: Scope) -> [Source] {
    if let call = expression.as(FunctionCallExprSyntax.self), let name = call.calleeName {
      for callable in resolver.callables(of: call, named: name, in: scope) {
        guard let body = callable.body, let inner = resolver.bound(callable, to: call, in: scope) else { continue }
        return [.statements(body, inner)]
      }
      let callee = call.calledExpression
      return resolver.follow(callee, in: scope).map { .expression($0) }
    }
    let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.bareText ?? expression.namePath?.last ?? ""
    let declarations =
      expression.as(MemberAccessExprSyntax.self)?.base.map { resolver.declarations(of: name, on: $0, in: scope) }
      ?? declarations(named: name, at: expression, in: scope)
    for declaration in declarations {
      if case .variable(let binding, _) = declaration.kind, let body = Body.getter(of: binding) {
        return [.statements(body, resolver.deeper(Scope(file: declaration.file), from: scope))]
      }
      if let callable = declaration.callable, let body = callable.body {
        return [.statements(body, resolver.deeper(Scope(file: callable.file), from: scope))]
      }
    }
    return resolver.follow(expression, in: scope).map { .expression($0) }
  }

  private func declarations(named name: String, at node: ExprSyntax, in scope: Scope) -> [Declaration] {
    guard case .declarations(let found)? = resolver.meaning(of: name, at: Syntax(node), in: scope) else { return [] }
    return found
  }

  private func unknown(_ expression: ExprSyntax, in scope: Scope) -> ButtonDraft {
    ButtonDraft(
      text: .dynamic(expression.trimmedDescription), role: .unknown, range: scope.file.range(of: expression), isRepeated: true)
  }
}

extension FunctionCallExprSyntax {
  /// The view that modifiers stand behind: `Button(…)` of `Button(…).disabled(true)`.
  fileprivate var rootView: FunctionCallExprSyntax? {
    guard let inner = base?.unwrapped.as(FunctionCallExprSyntax.self) else { return nil }
    return inner.rootView ?? inner
  }

  /// Whether one of the modifiers makes the view the default action.
  fileprivate var isDefaultAction: Bool {
    if calleeName == "keyboardShortcut", argument(nil)?.trimmedDescription.hasSuffix(".defaultAction") == true { return true }
    return base?.unwrapped.as(FunctionCallExprSyntax.self)?.isDefaultAction ?? false
  }
}
