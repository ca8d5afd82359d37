internal import SwiftSyntax

extension Resolver {
  /// The expressions that a name, a call or a choice stands for, one step further; none where they are not to be found.
  func follow(_ expression: ExprSyntax, in scope: Scope) -> [Operand] {
    let expression = expression.unwrapped
    guard takeStep(scope) else { return [] }
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): return follow(name: reference.baseName.bareText, at: expression, in: scope)
    case .memberAccessExpr(let member):
      guard let base = member.base else { return [] }
      let found = declarations(of: member.declName.baseName.bareText, on: base, in: scope)
      return follow(found, in: scope, receiver: Operand(expression: base, scope: scope))
    case .functionCallExpr(let call): return follow(call, in: scope)
    case .sequenceExpr(let sequence): return follow(Array(sequence.elements)[...], in: scope)
    case .ifExpr, .switchExpr: return branches(of: expression).map { Operand(expression: $0, scope: scope) }
    default: return []
    }
  }

  private func follow(name: String, at node: ExprSyntax, in scope: Scope) -> [Operand] {
    switch meaning(of: name, at: Syntax(node), in: scope) {
    case .local(let binding, _, let items):
      let inner = deeper(scope)
      if let body = Body.getter(of: binding) { return results(of: body, in: inner) }
      let first = binding.initializer.map { [Operand(expression: $0.value, scope: inner)] } ?? []
      return first + Body.assignments(to: name, in: items, before: node.position).values.flatMap { follow($0, in: inner) }
    case .unwrapped(let value): return [Operand(expression: value, scope: deeper(scope))]
    case .parameter, .element: return scope.bindings[name].map { [$0] } ?? []
    case .declarations(let declarations): return follow(declarations, in: scope, receiver: scope.bindings["self"])
    case .localFunction, .opaque, nil: return []
    }
  }

  /// The values of some elements of a sequence with a ternary in it, or of a single one.
  private func follow(_ elements: ArraySlice<ExprSyntax>, in scope: Scope) -> [Operand] {
    if elements.count == 1 { return elements.map { Operand(expression: $0, scope: scope) } }
    guard let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
    else { return [] }
    return [Operand(expression: ternary.thenExpression, scope: scope)] + follow(elements[(index + 1)...], in: scope)
  }

  private func follow(_ declarations: [Declaration], in scope: Scope, receiver: Operand?) -> [Operand] {
    for declaration in declarations {
      guard case .variable(let binding, _) = declaration.kind else { continue }
      var inner = deeper(Scope(file: declaration.file), from: scope)
      inner.bindings["self"] = receiver
      if let body = Body.getter(of: binding) { return results(of: body, in: inner) }
      if let initializer = binding.initializer { return [Operand(expression: initializer.value, scope: inner)] }
    }
    return []
  }

  private func follow(_ call: FunctionCallExprSyntax, in scope: Scope) -> [Operand] {
    if let closure = call.calledExpression.unwrapped.as(ClosureExprSyntax.self) {
      return results(of: closure.statements, in: deeper(scope))
    }
    guard let name = call.calleeName else { return [] }
    for callable in callables(of: call, named: name, in: scope) {
      guard let body = callable.body, let inner = bound(callable, to: call, in: scope) else { continue }
      return results(of: body, in: inner)
    }
    return []
  }

  private func results(of body: CodeBlockItemListSyntax, in scope: Scope) -> [Operand] {
    Body.results(of: body).map { Operand(expression: $0, scope: scope) }
  }

  private func branches(of expression: ExprSyntax) -> [ExprSyntax] {
    if let choice = expression.as(SwitchExprSyntax.self) {
      return choice.cases.compactMap { $0.as(SwitchCaseSyntax.self).flatMap { Body.value(of: $0.statements) } }
    }
    guard let choice = expression.as(IfExprSyntax.self) else { return [] }
    let own = Body.value(of: choice.body.statements).map { [$0] } ?? []
    switch choice.elseBody {
    case .codeBlock(let block): return own + (Body.value(of: block.statements).map { [$0] } ?? [])
    case .ifExpr(let next): return own + branches(of: ExprSyntax(next))
    case nil: return own
    }
  }

  /// The elements of a list.
  struct Elements {
    var items: [Operand] = []
    /// Whether the list has no others, and each of them once.
    var areAll = true
  }

  /// The elements of an expression that is a list; nil where nothing is known of them.
  func elements(of expression: ExprSyntax, in scope: Scope) -> Elements? {
    let expression = expression.unwrapped
    guard takeStep(scope) else { return nil }
    if let array = expression.as(ArrayExprSyntax.self) {
      return Elements(items: array.elements.map { Operand(expression: $0.expression, scope: scope) })
    }
    if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.contains(where: { $0.operatorText == "+" }) {
      return joined(sequence.elements.filter { $0.operatorText == nil }.map { elements(of: $0, in: scope) })
    }
    if let call = expression.as(FunctionCallExprSyntax.self), let base = call.base, let name = call.calleeName,
      let passed = elements(through: name, call, base, in: scope)
    {
      return passed
    }
    let followed = follow(expression, in: scope).map { elements(of: $0.expression, in: $0.scope) }
    guard var found = joined(followed) else { return nil }
    // Which of several lists it is, is known at run time.
    if followed.count > 1 { found.areAll = false }
    if let name = expression.namePath, name.count == 1 { append(to: &found, name[0], at: expression, in: scope) }
    return found
  }

  private func joined(_ parts: [Elements?]) -> Elements? {
    let known = parts.compactMap(\.self)
    guard !known.isEmpty else { return nil }
    return Elements(
      items: known.flatMap(\.items), areAll: known.count == parts.count && known.allSatisfy(\.areAll))
  }

  /// What a call makes of a list.
  private func elements(
    through name: String, _ call: FunctionCallExprSyntax, _ base: ExprSyntax, in scope: Scope
  ) -> Elements? {
    switch name {
    case "filter", "sorted", "reversed": return elements(of: base, in: scope)
    case "compactMap" where call.trailingClosure?.statements.trimmedDescription == "$0": return elements(of: base, in: scope)
    case "map", "compactMap", "flatMap":
      guard let closure = call.trailingClosure ?? call.argument(nil)?.as(ClosureExprSyntax.self) else { return nil }
      let results = Body.results(of: closure.statements)
      guard let list = elements(of: base, in: scope), list.areAll, let name = closure.parameterNames.first else {
        return Elements(items: results.map { Operand(expression: $0, scope: scope) }, areAll: false)
      }
      return Elements(
        items: list.items.flatMap { item in
          var inner = scope
          inner.bindings[name] = item
          return results.map { Operand(expression: $0, scope: inner) }
        })
    default: return nil
    }
  }

  /// Adds what statements append to a local list.
  private func append(to list: inout Elements, _ name: String, at node: ExprSyntax, in scope: Scope) {
    guard case .local(_, _, let items) = meaning(of: name, at: Syntax(node), in: scope) else {
      return appended(to: &list, node)
    }
    let calls = AppendCollector.calls(on: name, in: items, before: node.position)
    list.items += calls.map { Operand(expression: $0, scope: scope) }
    if calls.contains(where: { !Branch.path(of: Syntax($0), within: Syntax(items)).isEmpty }) { list.areAll = false }
  }

  /// A list that a computed property or a function builds up is not followed to its end.
  private func appended(to list: inout Elements, _ node: ExprSyntax) {
    list.areAll = list.areAll && !list.items.isEmpty
  }
}

/// The values that statements append to a list.
private final class AppendCollector: SyntaxVisitor {
  private let name: String
  private let end: AbsolutePosition
  private var values: [ExprSyntax] = []

  static func calls(on name: String, in items: CodeBlockItemListSyntax, before end: AbsolutePosition) -> [ExprSyntax] {
    let collector = AppendCollector(name: name, end: end)
    collector.walk(items)
    return collector.values
  }

  private init(name: String, end: AbsolutePosition) {
    self.name = name
    self.end = end
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.position < end else { return .skipChildren }
    if node.calleeName == "append", node.base?.namePath == [name], let value = node.argument(nil) { values.append(value) }
    return .visitChildren
  }
}
