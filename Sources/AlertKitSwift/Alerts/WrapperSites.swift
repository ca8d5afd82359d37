internal import AlertKitCore
internal import SwiftSyntax

/// The calls that a configuration declares to show alerts.
struct WrapperSites: Sendable {
  private let byName: [String: [AlertWrapper]]

  init(_ wrappers: [AlertWrapper]) {
    byName = Dictionary(grouping: wrappers) { $0.callee.lastName }
  }

  /// The last names of the callees.
  var names: [String] { byName.keys.sorted() }

  /// The wrapper that a call is of; nil for none.
  func wrapper(of call: FunctionCallExprSyntax) -> AlertWrapper? {
    guard !byName.isEmpty, let name = call.calleeName, let candidates = byName[name] else { return nil }
    let path = call.calledExpression.namePath?.joined(separator: ".") ?? name
    return candidates.first { ("." + path).hasSuffix("." + $0.callee) && $0.fits(call) }
  }
}

extension AlertWrapper {
  /// Whether a call gives any of what the wrapper takes: another function of the same name does not.
  fileprivate func fits(_ call: FunctionCallExprSyntax) -> Bool {
    let wanted = ([title, message] + buttons.map(\.title)).compactMap(\.self)
    let given = call.givenArguments
    let isFixed = wanted.allSatisfy { argument in
      switch argument {
      case .text, .key: true
      case .label, .position: false
      }
    }
    return isFixed
      || wanted.contains { argument in
        switch argument {
        case .label(let label): given.contains { $0.label == label }
        case .position(let position): position <= given.count && !given[position - 1].value.is(ClosureExprSyntax.self)
        case .text, .key: false
        }
      }
  }
}

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
    return resolver.text(operand.expression, in: operand.scope, style: .verbatim)
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
    return nil
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
