internal import AlertKitCore
internal import SwiftSyntax

/// Reads calls of wrappers.
struct WrapperReader {
  let resolver: Resolver

  /// The alert that a call shows.
  func alert(_ call: FunctionCallExprSyntax, of wrapper: AlertWrapper, in scope: Scope) -> AlertDraft {
    let range = scope.file.range(of: call.calleeToken.map(Syntax.init) ?? Syntax(call))
    var draft = AlertDraft(wrapper.kind, at: range, end: call.endPositionBeforeTrailingTrivia.utf8Offset)
    func text(_ argument: AlertWrapper.Argument?) -> StringReference? {
      argument.flatMap { self.text($0, of: call, range: range, in: scope) }
    }
    draft.title = text(wrapper.title)
    draft.message = text(wrapper.message)
    for button in wrapper.buttons {
      if let value = value(button.title, of: call, in: scope) {
        draft.buttons.append(self.button(value, of: button, at: range))
        continue
      }
      guard let title = text(button.title) else { continue }
      var role = button.role
      if let argument = button.roleArgument {
        role =
          operand(argument, of: call, in: scope).map { ActionReader(resolver: resolver).role($0.expression, in: $0.scope) }
          ?? .default
      }
      draft.buttons.append(ButtonDraft(text: title, role: role, range: range))
    }
    draft.isComplete = !wrapper.buttons.isEmpty
    if draft.kind == .confirmationDialog, !draft.buttons.contains(where: { $0.role == .cancel }) {
      draft.implicitButtons = ["Cancel"]
    }
    return draft
  }

  /// The call that makes a button: `.init(title: "Delete", role: .destructive)`, `.cancel(Text("Keep"))`.
  private func value(
    _ argument: AlertWrapper.Argument, of call: FunctionCallExprSyntax, in scope: Scope
  ) -> (call: FunctionCallExprSyntax, text: ExprSyntax?, scope: Scope)? {
    guard let operand = operand(argument, of: call, in: scope),
      let value = operand.expression.unwrapped.as(FunctionCallExprSyntax.self), let name = value.calleeName
    else { return nil }
    let text =
      value.argument(anyOf: ["title", "text", "label"])
      ?? value.argument(nil).flatMap { $0.is(ClosureExprSyntax.self) ? nil : $0 }
    let isNamedRole = value.base == nil && ["cancel", "destructive"].contains(name)
    let isMade = name == "init" || name.hasSuffix("Button") || name.hasSuffix("Action")
    guard isNamedRole || isMade && text != nil || value.argument(anyOf: ["role", "style"]) != nil && text != nil else {
      return nil
    }
    return (value, text, operand.scope)
  }

  private func button(
    _ value: (call: FunctionCallExprSyntax, text: ExprSyntax?, scope: Scope), of button: AlertWrapper.Button,
    at range: SourceRange
  ) -> ButtonDraft {
    let text = value.text.flatMap { resolver.text($0, in: value.scope, style: .verbatim) }
    let style = value.call.argument(anyOf: ["role", "style"])
    var role = style.map { ActionReader(resolver: resolver).role($0, in: value.scope) } ?? button.role
    if value.call.calleeName == "cancel" { role = .cancel }
    if value.call.calleeName == "destructive" { role = .destructive }
    return ButtonDraft(text: text ?? .system("Cancel"), role: role, range: range)
  }

  private func text(
    _ argument: AlertWrapper.Argument, of call: FunctionCallExprSyntax, range: SourceRange, in scope: Scope
  ) -> StringReference? {
    if case .text(let text) = argument {
      return text == "OK" || text == "Cancel" ? .system(text) : .literal(text, range: range)
    }
    if case .key(let key, let table) = argument { return .key(key, table: table, defaultValue: nil, range: range) }
    guard let operand = operand(argument, of: call, in: scope) else { return nil }
    // Cases that hold a text, as `.text("…")` does.
    if let inner = operand.expression.as(FunctionCallExprSyntax.self), inner.base == nil,
      inner.calledExpression.is(MemberAccessExprSyntax.self), inner.arguments.count == 1, let only = inner.argument(nil)
    {
      return resolver.text(only, in: operand.scope, style: .verbatim)
    }
    return resolver.text(operand.expression, in: operand.scope, style: style(of: argument, call, in: scope))
  }

  /// How a literal is read in place of an argument.
  private func style(of argument: AlertWrapper.Argument, _ call: FunctionCallExprSyntax, in scope: Scope) -> TextStyle {
    for callable in callables(of: call, in: scope) {
      let parameters = Array(callable.parameters)
      switch argument {
      case .label(let label):
        if let parameter = parameters.first(where: { $0.firstName.bareText == label }) {
          return Resolver.style(of: parameter.type)
        }
      case .position(let position) where position <= parameters.count: return Resolver.style(of: parameters[position - 1].type)
      default: continue
      }
    }
    guard case .label(let label) = argument, let type = type(of: call) else { return .verbatim }
    return resolver.index.members(label, of: type).first?.style ?? .verbatim
  }

  /// The argument of a call, or the value that its parameter has without one.
  private func operand(_ argument: AlertWrapper.Argument, of call: FunctionCallExprSyntax, in scope: Scope) -> Operand? {
    switch argument {
    case .text, .key: return nil
    case .position(let position):
      let given = call.givenArguments
      return position <= given.count ? Operand(expression: given[position - 1].value, scope: scope) : nil
    case .label(let label):
      if let given = call.givenArguments.first(where: { $0.label == label }) {
        return Operand(expression: given.value, scope: scope)
      }
      return defaultValue(of: label, call, in: scope)
    }
  }

  private func defaultValue(of label: String, _ call: FunctionCallExprSyntax, in scope: Scope) -> Operand? {
    for callable in callables(of: call, in: scope) {
      let parameter = callable.parameters.first { $0.firstName.bareText == label }
      if let value = parameter?.defaultValue?.value { return Operand(expression: value, scope: Scope(file: callable.file)) }
    }
    guard let type = type(of: call) else { return nil }
    // A property's first value is what an initializer without a declaration leaves it at.
    for declaration in resolver.index.members(label, of: type) {
      guard case .variable(let binding, let variable) = declaration.kind, variable.bindingSpecifier.tokenKind == .keyword(.var),
        let value = binding.initializer?.value
      else { continue }
      return Operand(expression: value, scope: Scope(file: declaration.file))
    }
    return nil
  }

  /// The path of the type whose initializer a call runs; nil for every other call.
  private func type(of call: FunctionCallExprSyntax) -> String? {
    guard let path = call.calledExpression.namePath, path.last?.first?.isUppercase == true else { return nil }
    return resolver.index.type(path, from: call.enclosingType)
  }

  private func callables(of call: FunctionCallExprSyntax, in scope: Scope) -> [Callable] {
    guard let name = call.calleeName else { return [] }
    guard name.first?.isUppercase == true, let path = call.calledExpression.namePath else {
      return resolver.callables(of: call, named: name, in: scope)
    }
    let type = resolver.index.type(path, from: call.enclosingType)
    if type == nil { resolver.miss(type: path.first, name: nil) }
    return type.map { resolver.index.members("init", of: $0).compactMap(\.callable) } ?? []
  }
}
