internal import SwiftSyntax

extension Resolver {
  /// The functions of the app's that a call may run, the nearest first.
  func callables(of call: FunctionCallExprSyntax, named name: String, in scope: Scope) -> [Callable] {
    guard let base = call.base else {
      guard !call.calledExpression.unwrapped.is(MemberAccessExprSyntax.self) else { return [] }
      switch meaning(of: name, at: Syntax(call), in: scope) {
      case .localFunction(let function): return [Callable(function.signature.parameterClause, function.body, file: scope.file)]
      case .declarations(let declarations): return declarations.compactMap(\.callable)
      default: return []
      }
    }
    return declarations(of: name, on: base, in: scope).compactMap(\.callable)
  }

  /// The scope of a function's body with its parameters bound to a call's arguments; nil where they do not fit.
  func bound(_ callable: Callable, to call: FunctionCallExprSyntax, in scope: Scope) -> Scope? {
    guard takeCall(scope) else { return nil }
    var inner = Scope(file: callable.file)
    inner.depth = scope.depth + 1
    if let base = call.base, base.namePath != ["self"] { inner.bindings["self"] = Operand(expression: base, scope: scope) }
    var arguments = call.givenArguments[...]
    for parameter in callable.parameters {
      let label = parameter.firstName.bareText
      let name = (parameter.secondName ?? parameter.firstName).bareText
      if let next = arguments.first, next.fits(label) {
        arguments.removeFirst()
        inner.bindings[name] = Operand(expression: next.value, scope: scope)
        if parameter.ellipsis != nil { arguments = arguments.drop { $0.label == nil } }
      } else if let value = parameter.defaultValue?.value {
        inner.bindings[name] = Operand(expression: value, scope: Scope(file: callable.file, depth: inner.depth))
      } else if parameter.ellipsis == nil {
        return nil
      }
    }
    return arguments.isEmpty ? inner : nil
  }
}

/// An argument of a call, in parentheses or trailing.
struct GivenArgument {
  let label: String?
  let value: ExprSyntax
  /// The first trailing closure has no label, and fits any parameter.
  var isTrailing = false

  func fits(_ parameter: String) -> Bool {
    isTrailing || (label ?? "_") == parameter
  }
}

extension FunctionCallExprSyntax {
  /// All arguments in order.
  var givenArguments: [GivenArgument] {
    let plain = arguments.map { GivenArgument(label: $0.label?.bareText, value: $0.expression) }
    let first = trailingClosure.map { [GivenArgument(label: nil, value: ExprSyntax($0), isTrailing: true)] } ?? []
    return plain + first
      + additionalTrailingClosures.map { GivenArgument(label: $0.label.bareText, value: ExprSyntax($0.closure)) }
  }
}
