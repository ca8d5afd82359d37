internal import AlertKitCore
internal import SwiftSyntax

extension Resolver {
  /// The text that an expression gives; nil for `nil`.
  func evaluate(_ expression: ExprSyntax, in scope: Scope, style: TextStyle) -> StringReference? {
    let expression = expression.unwrapped
    guard takeStep(scope) else { return .dynamic(expression.trimmedDescription) }
    switch expression.as(ExprSyntaxEnum.self) {
    case .nilLiteralExpr: return nil
    case .stringLiteralExpr(let literal): return text(of: literal, in: scope, style: style)
    case .sequenceExpr(let sequence): return evaluate(Array(sequence.elements)[...], in: scope, style: style)
    case .functionCallExpr(let call): return evaluate(call, in: scope, style: style)
    case .memberAccessExpr(let member): return evaluate(member, in: scope, style: style)
    case .declReferenceExpr(let reference):
      return value(of: reference.baseName.bareText, at: Syntax(reference), in: scope, style: style)
    case .macroExpansionExpr(let macro): return text(of: macro, in: scope)
    case .ifExpr(let branch): return .oneOf(values(of: branch, in: scope, style: style))
    case .switchExpr(let choice):
      let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.filter { takes(choice, $0, in: scope) }
      return .oneOf(cases.map { branch(Body.value(of: $0.statements), in: scope, style: style) })
    default: return .dynamic(expression.trimmedDescription)
    }
  }

  private func branch(_ value: ExprSyntax?, in scope: Scope, style: TextStyle) -> StringReference? {
    value.flatMap { evaluate($0, in: scope, style: style) }
  }

  private func values(of choice: IfExprSyntax, in scope: Scope, style: TextStyle) -> [StringReference?] {
    let own = branch(Body.value(of: choice.body.statements), in: scope, style: style)
    switch choice.elseBody {
    case .codeBlock(let block): return [own, branch(Body.value(of: block.statements), in: scope, style: style)]
    case .ifExpr(let next): return [own] + values(of: next, in: scope, style: style)
    case nil: return [own]
    }
  }

  /// The text of operands and operators as the parser leaves them.
  func evaluate(_ elements: ArraySlice<ExprSyntax>, in scope: Scope, style: TextStyle) -> StringReference? {
    guard let first = elements.first else { return nil }
    if elements.count == 1 { return evaluate(first, in: scope, style: style) }
    if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
    {
      return .oneOf([
        evaluate(ternary.thenExpression, in: scope, style: style),
        evaluate(elements[(index + 1)...], in: scope, style: style),
      ])
    }
    if let index = elements.firstIndex(where: { $0.operatorText == "??" }) {
      let fallback = evaluate(elements[(index + 1)...], in: scope, style: style)
      let value = evaluate(elements[..<index], in: scope, style: style)
      if case .literal("", _) = fallback { return value }
      return .oneOf([value, fallback])
    }
    if let index = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }) {
      let isKey = elements[(index + 1)...].first?.trimmedDescription.hasPrefix("Localized") ?? false
      return evaluate(elements[..<index], in: scope, style: isKey ? .localizable : style)
    }
    return sum(elements, in: scope)
  }

  /// Literals that are added up; a key within a sum is a run-time text.
  private func sum(_ elements: ArraySlice<ExprSyntax>, in scope: Scope) -> StringReference? {
    let expression = elements.map(\.trimmedDescription).joined(separator: " ")
    var text = ""
    for element in elements where element.operatorText != "+" {
      guard case .literal(let part, _) = evaluate(element, in: scope, style: .verbatim) else { return .dynamic(expression) }
      text += part
    }
    return .literal(text, range: scope.file.range(of: elements.first!))
  }

  /// The text of a variable, a parameter or a member by its plain name.
  func value(of name: String, at node: Syntax, in scope: Scope, style: TextStyle) -> StringReference? {
    if let receiver = scope.bindings["self"] {
      if name == "self" { return evaluate(receiver.expression, in: deeper(receiver.scope, from: scope), style: style) }
      if name == "rawValue", let text = rawValue(of: receiver.expression, in: deeper(receiver.scope, from: scope)) {
        return .literal(text, range: scope.file.range(of: node))
      }
    }
    switch meaning(of: name, at: node, in: scope) {
    case .local(let binding, let variable, let items):
      return value(of: binding, variable, among: items, at: node, in: scope, style: style)
    case .unwrapped(let expression): return evaluate(expression, in: deeper(scope), style: style)
    case .parameter(let parameter):
      guard let operand = scope.bindings[name] else { return .dynamic(name) }
      return evaluate(operand.expression, in: deeper(operand.scope, from: scope), style: Self.style(of: parameter.type))
    case .element(let sequence):
      if let operand = scope.bindings[name] {
        return evaluate(operand.expression, in: deeper(operand.scope, from: scope), style: .verbatim)
      }
      guard let array = sequence.unwrapped.as(ArrayExprSyntax.self) else { return .dynamic(name) }
      return .oneOf(array.elements.map { evaluate($0.expression, in: deeper(scope), style: .verbatim) })
    case .declarations(let declarations):
      // What the initializer of a view was given.
      if let operand = scope.bindings["self." + name] {
        return evaluate(
          operand.expression, in: deeper(operand.scope, from: scope), style: declarations.first?.style ?? .verbatim)
      }
      return value(of: declarations, named: name, in: scope, style: style)
    case .localFunction, .opaque: return .dynamic(name)
    case nil: return .dynamic(name)
    }
  }

  /// The values of a local variable: its first one, and those that are assigned to it before it is used.
  private func value(
    of binding: PatternBindingSyntax, _ variable: VariableDeclSyntax, among items: CodeBlockItemListSyntax, at node: Syntax,
    in scope: Scope, style: TextStyle
  ) -> StringReference? {
    let inner = deeper(scope)
    let name = binding.pattern.trimmedDescription
    let style = binding.typeAnnotation.map { Self.style(of: $0.type) } ?? .verbatim
    if let body = Body.getter(of: binding) { return results(of: body, in: inner, style: style) }
    var values: [StringReference?] = []
    if let initializer = binding.initializer { values.append(evaluate(initializer.value, in: inner, style: style)) }
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let) && binding.initializer != nil
    if !isConstant {
      let assigned = Body.assignments(to: name, in: items, before: node.position)
      guard assigned.areAll else { return .dynamic(name) }
      values += assigned.values.map { evaluate($0, in: inner, style: style) }
    }
    // An empty text that is only there to be replaced.
    if values.count > 1, case .literal("", _)? = values[0] { values.removeFirst() }
    return values.isEmpty ? .dynamic(name) : .oneOf(values)
  }

  /// The text of the first of several declarations that has one.
  func value(
    of declarations: [Declaration], named name: String, in scope: Scope, style: TextStyle, receiver: Operand? = nil
  ) -> StringReference? {
    for declaration in declarations {
      guard case .variable(let binding, let variable) = declaration.kind else { continue }
      var inner = deeper(Scope(file: declaration.file), from: scope)
      inner.bindings["self"] = receiver
      let style = binding.typeAnnotation.map { Self.style(of: $0.type) } ?? .verbatim
      if let body = Body.getter(of: binding) { return results(of: body, in: inner, style: style) }
      guard let initializer = binding.initializer, variable.isConstant else { continue }
      return evaluate(initializer.value, in: inner, style: style)
    }
    return .dynamic(name)
  }

  /// The texts that a body can return.
  func results(of body: CodeBlockItemListSyntax, in scope: Scope, style: TextStyle) -> StringReference? {
    let results = Body.results(of: body) { takes($0, $1, in: scope) }
    guard !results.isEmpty else { return .dynamic("") }
    return .oneOf(results.map { evaluate($0, in: scope, style: style) })
  }

  /// Whether a branch of a `switch` can be taken, as far as it is known what is switched over.
  private func takes(_ choice: SwitchExprSyntax, _ branch: SwitchCaseSyntax, in scope: Scope) -> Bool {
    guard let known = enumCase(of: choice.subject, in: scope) else { return true }
    guard let label = branch.label.as(SwitchCaseLabelSyntax.self) else {
      return !choice.cases.contains { other in
        other.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self).map { Self.names($0, known) } ?? false
      }
    }
    return Self.names(label, known)
  }

  private static func names(_ label: SwitchCaseLabelSyntax, _ name: String) -> Bool {
    label.caseItems.contains { item in
      item.pattern.tokens(viewMode: .sourceAccurate).contains { $0.bareText == name }
    }
  }

  /// The case that an expression is known to be.
  private func enumCase(of expression: ExprSyntax, in scope: Scope) -> String? {
    guard let name = expression.unwrapped.namePath, name.count == 1, let operand = scope.bindings[name[0]] else { return nil }
    let value = operand.expression.unwrapped
    if let call = value.as(FunctionCallExprSyntax.self) { return call.calleeName }
    if let member = value.as(MemberAccessExprSyntax.self) { return member.declName.baseName.bareText }
    return enumCase(of: value, in: operand.scope)
  }

  /// How a text of a type is read where it is written as a literal.
  static func style(of type: TypeSyntax) -> TextStyle {
    switch type.nominalPath {
    case "LocalizedStringKey", "LocalizedStringResource", "SwiftUI.LocalizedStringKey", "Text", "TextState": .localizable
    default: .verbatim
    }
  }

  func deeper(_ scope: Scope, from outer: Scope? = nil) -> Scope {
    var inner = scope
    inner.depth = max(scope.depth, outer?.depth ?? 0) + 1
    return inner
  }
}

extension ExprSyntax {
  /// The operator that an element of a sequence is.
  var operatorText: String? { self.as(BinaryOperatorExprSyntax.self)?.operator.text }
}

extension VariableDeclSyntax {
  /// Whether the first value is the only one, as far as the declaration says: `let`, or a `static var`.
  var isConstant: Bool {
    bindingSpecifier.tokenKind == .keyword(.let)
      || modifiers.contains { [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind) }
  }
}

extension Declaration {
  /// How a literal is read that is given for a variable.
  var style: TextStyle {
    guard case .variable(let binding, _) = kind else { return .verbatim }
    return binding.typeAnnotation.map { Resolver.style(of: $0.type) } ?? .verbatim
  }
}
