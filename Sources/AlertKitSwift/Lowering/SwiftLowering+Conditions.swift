internal import AlertKitCode
internal import AlertKitCore
internal import SwiftSyntax

extension SwiftLowering {
  func conditions(_ list: ConditionElementListSyntax) -> [CodeCondition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): .expression(expression(node))
      case .availability(let node): Self.availability(node)
      case .matchingPattern(let node): .pattern([pattern(node.pattern)], expression(node.initializer.value))
      case .optionalBinding(let node): cast(node) ?? binding(node)
      }
    }
  }

  /// `let name = value as? SomeError`, which decides by the type.
  private func cast(_ node: OptionalBindingConditionSyntax) -> CodeCondition? {
    guard let sequence = node.initializer?.value.as(SequenceExprSyntax.self), let name = names(node.pattern).first else {
      return nil
    }
    let elements = sequence.elements.map { $0 }
    guard elements.count == 3, let check = elements[1].as(UnresolvedAsExprSyntax.self), check.questionOrExclamationMark != nil,
      let type = elements[2].as(TypeExprSyntax.self).map({ CodeType($0.type).name }), type.hasSuffix("Error")
    else { return nil }
    return .pattern([.type(type, .binding(name))], expression(elements[0]))
  }

  /// `let name = value`, `let name`.
  private func binding(_ node: OptionalBindingConditionSyntax) -> CodeCondition {
    let name = names(node.pattern).first ?? "_"
    guard let value = node.initializer?.value else {
      return .binding(name, CodeExpression(.name(name), at: range(node.pattern)))
    }
    return .binding(name, expression(value))
  }

  /// A version of iOS may be there or not, but for those that all systems are newer than; conditions that don't name iOS hold by
  /// their `*`.
  private static func availability(_ node: AvailabilityConditionSyntax) -> CodeCondition {
    let asked = node.availabilityArguments.lazy.compactMap { argument -> String? in
      guard case .availabilityVersionRestriction(let version) = argument.argument, version.platform.text.hasPrefix("iOS")
      else { return nil }
      return version.version?.trimmedDescription ?? ""
    }.first
    let isThere = node.availabilityKeyword.tokenKind == .poundAvailable
    guard let asked, !OldSystems.hold(asked) else { return .platform(isThere) }
    return OldSystems.number(of: asked).map { .system($0, isThere: isThere) } ?? .platform(nil)
  }

  // MARK: Patterns

  /// The names that a pattern declares; `_` where it declares none.
  func names(_ node: PatternSyntax) -> [String] {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let pattern): [name(pattern.identifier)]
    case .tuplePattern(let pattern): nested(or: ["_"]) { pattern.elements.flatMap { names($0.pattern) } }
    case .valueBindingPattern(let pattern): nested(or: ["_"]) { names(pattern.pattern) }
    case .expressionPattern: Self.names(pattern(node))
    default: ["_"]
    }
  }

  private static func names(_ pattern: CodePattern) -> [String] {
    switch pattern {
    case .binding(let name): [name]
    case .member(_, let parts): parts.flatMap(names).filter { $0 != "_" }
    case .tuple(let parts): parts.flatMap(names)
    case .type(_, let inner): names(inner)
    case .value, .any: ["_"]
    }
  }

  func pattern(_ node: PatternSyntax) -> CodePattern {
    nested(or: .value(CodeExpression(.unknown, at: range(node)))) {
      switch node.as(PatternSyntaxEnum.self) {
      case .identifierPattern(let pattern): .binding(name(pattern.identifier))
      case .wildcardPattern: .any
      case .isTypePattern(let pattern): .type(CodeType(pattern.type).name, .any)
      case .valueBindingPattern(let pattern): self.pattern(pattern.pattern)
      case .tuplePattern(let tuple): .tuple(tuple.elements.map { pattern($0.pattern) })
      case .expressionPattern(let pattern): self.pattern(pattern.expression)
      default: .value(CodeExpression(.unknown, at: range(node)))
      }
    }
  }

  private func pattern(_ node: ExprSyntax) -> CodePattern {
    nested(or: .value(CodeExpression(.unknown, at: range(node)))) {
      switch node.as(ExprSyntaxEnum.self) {
      case .patternExpr(let inner): pattern(inner.pattern)
      case .discardAssignmentExpr: .any
      case .memberAccessExpr(let member) where namesCase(member): .member(caseName(member), [])
      case .functionCallExpr(let call): pattern(call) ?? .value(expression(node))
      case .optionalChainingExpr(let inner): pattern(inner.expression)
      case .tupleExpr(let tuple): pattern(tuple)
      case .sequenceExpr(let sequence): pattern(sequence) ?? .value(expression(node))
      default: .value(expression(node))
      }
    }
  }

  /// Whether it is `.name` or `Type.name`; a member of a value, such as a case's `rawValue`, is what is compared with.
  private func namesCase(_ member: MemberAccessExprSyntax) -> Bool {
    switch member.base?.as(ExprSyntaxEnum.self) {
    case nil, .genericSpecializationExpr: true
    case .declReferenceExpr(let type): isTypeName(type)
    case .memberAccessExpr(let type): isTypeName(type.declName)
    default: false
    }
  }

  /// `Type.name`, as it is named.
  private func caseName(_ member: MemberAccessExprSyntax) -> String {
    let own = name(member.declName.baseName)
    switch member.base?.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let type): return name(type.baseName) + "." + own
    case .memberAccessExpr(let type): return caseName(type) + "." + own
    default: return own
    }
  }

  private func isTypeName(_ node: DeclReferenceExprSyntax) -> Bool { name(node.baseName).first?.isUppercase ?? false }

  /// `.name(let a, _)`
  private func pattern(_ call: FunctionCallExprSyntax) -> CodePattern? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), namesCase(member) else { return nil }
    return .member(caseName(member), call.arguments.map { pattern($0.expression) })
  }

  private func pattern(_ tuple: TupleExprSyntax) -> CodePattern {
    let parts = tuple.elements.map { pattern($0.expression) }
    return parts.count == 1 ? parts[0] : .tuple(parts)
  }

  /// `let error as NetworkError`
  private func pattern(_ sequence: SequenceExprSyntax) -> CodePattern? {
    let elements = sequence.elements.map { $0 }
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return nil }
    let inner = pattern(elements[0])
    guard let type = elements[2].as(TypeExprSyntax.self) else { return inner }
    return .type(CodeType(type.type).name, inner)
  }
}
