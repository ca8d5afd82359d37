internal import AlertKitCode
internal import AlertKitCore
internal import SwiftSyntax

extension SwiftLowering {
  /// A piece of `base.member(…)[…]`, behind the base.
  private enum Link {
    case member(MemberAccessExprSyntax)
    case call(FunctionCallExprSyntax)
    case `subscript`(SubscriptCallExprSyntax)
    case modifiers(PostfixIfConfigExprSyntax)
    case postfix(PostfixOperatorExprSyntax)
  }

  /// A chain of members and calls. Chains are read from their base on without a recursion of their own, as views have long ones.
  func chain(_ node: ExprSyntax) -> CodeExpression {
    var links: [Link] = []
    var current: ExprSyntax? = node
    while let node = current, let (link, base) = Self.link(node) {
      if let link { links.append(link) }
      guard depth + links.count <= Self.maximumDepth else { break }
      current = base
    }
    let start = node.positionAfterSkippingLeadingTrivia
    let outer = depth
    defer { depth = outer }
    depth += links.count
    var nameRange: SourceRange?
    var value: CodeExpression? = current.map { base($0, nameRange: &nameRange) } ?? takeImplicitBase()
    for link in links.reversed() {
      depth -= 1
      switch link {
      case .member(let member): value = self.member(member, of: value, from: start, nameRange: &nameRange)
      case .call(let call):
        let callee = value ?? CodeExpression(.unknown, at: range(call))
        value = self.call(call, of: callee, nameRange: nameRange, from: start)
        nameRange = nil
      case .subscript(let access):
        let base = value ?? CodeExpression(.unknown, at: range(access))
        let arguments = arguments(access.arguments)
        value = CodeExpression(
          .subscript(base, arguments), at: range(from: start, to: access.rightSquare.endPositionBeforeTrailingTrivia))
        nameRange = nil
      case .modifiers(let modifiers):
        value = applying(modifiers.config, to: value)
        nameRange = nil
      case .postfix(let postfix):
        let operand = value ?? CodeExpression(.unknown, at: range(postfix))
        let end = postfix.endPositionBeforeTrailingTrivia
        value = CodeExpression(.prefix(postfix.operator.text, operand), at: range(from: start, to: end))
        nameRange = nil
      }
    }
    return value ?? CodeExpression(.unknown, at: range(node))
  }

  /// A node's own piece of a chain, and what stands before it; nil for what begins a chain.
  private static func link(_ node: ExprSyntax) -> (Link?, base: ExprSyntax?)? {
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member): (.member(member), member.base)
    case .functionCallExpr(let call): (.call(call), call.calledExpression)
    case .subscriptCallExpr(let access): (.subscript(access), access.calledExpression)
    case .postfixIfConfigExpr(let modified): (.modifiers(modified), modified.base)
    case .forceUnwrapExpr(let inner): (nil, inner.expression)
    case .optionalChainingExpr(let inner): (nil, inner.expression)
    case .postfixOperatorExpr(let inner) where inner.operator.text == "...": (nil, inner.expression)
    case .postfixOperatorExpr(let inner): (.postfix(inner), inner.expression)
    case .genericSpecializationExpr(let inner): (nil, inner.expression)
    default: nil
    }
  }

  private func takeImplicitBase() -> CodeExpression? {
    defer { implicitBase = nil }
    return implicitBase
  }

  private func base(_ node: ExprSyntax, nameRange: inout SourceRange?) -> CodeExpression {
    guard let reference = node.as(DeclReferenceExprSyntax.self) else { return expression(node) }
    nameRange = range(reference.baseName)
    return CodeExpression(.name(name(reference.baseName)), at: range(node))
  }

  private func member(
    _ node: MemberAccessExprSyntax, of base: CodeExpression?, from start: AbsolutePosition, nameRange: inout SourceRange?
  ) -> CodeExpression {
    let token = node.declName.baseName
    if let base, token.tokenKind == .keyword(.self) { return base }
    nameRange = range(token)
    return CodeExpression(.member(base, name(token)), at: range(from: start, to: node.endPositionBeforeTrailingTrivia))
  }

  private func call(
    _ node: FunctionCallExprSyntax, of callee: CodeExpression, nameRange: SourceRange?, from start: AbsolutePosition
  ) -> CodeExpression {
    let arguments =
      arguments(node.arguments)
      + trailing(node.trailingClosure, node.additionalTrailingClosures)
    let call = CodeCall(callee: callee, arguments: arguments, nameRange: nameRange ?? callee.range)
    return CodeExpression(.call(call), at: range(from: start, to: node.endPositionBeforeTrailingTrivia))
  }

  func arguments(_ list: LabeledExprListSyntax) -> [CodeArgument] {
    var arguments: [CodeArgument] = []
    arguments.reserveCapacity(list.count)
    for node in list { arguments.append(CodeArgument(label: label(node.label), value: expression(node.expression))) }
    return arguments
  }

  private func trailing(
    _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) -> [CodeArgument] {
    guard let first else { return [] }
    return [trailing(first, label: nil)] + others.map { trailing($0.closure, label: label($0.label)) }
  }

  private func trailing(_ node: ClosureExprSyntax, label: String?) -> CodeArgument {
    CodeArgument(label: label, value: expression(ExprSyntax(node)), isTrailing: true)
  }

  func label(_ token: TokenSyntax?) -> String? {
    guard let token, token.tokenKind != .wildcard else { return nil }
    return token.bareText
  }

  /// The modifiers that `#if` puts behind a view. Those of all sides that may be compiled for iOS follow each other, as two sides
  /// of each of many would be too many values.
  private func applying(_ config: IfConfigDeclSyntax, to base: CodeExpression?) -> CodeExpression? {
    var value = base
    for (clause, isForPhones) in PlatformCondition.clauses(config) where isForPhones != false {
      guard case .postfixExpression(let modifiers)? = clause.elements else { continue }
      implicitBase = value
      value = expression(modifiers)
      implicitBase = nil
    }
    return value
  }

  // MARK: Macros and closures

  func expansion(_ node: MacroExpansionExprSyntax) -> CodeExpression {
    expansion(
      node.macroName, node.arguments, trailing(node.trailingClosure, node.additionalTrailingClosures), range: range(node))
  }

  func expansion(_ node: MacroExpansionDeclSyntax) -> CodeExpression {
    expansion(
      node.macroName, node.arguments, trailing(node.trailingClosure, node.additionalTrailingClosures), range: range(node))
  }

  private func expansion(
    _ name: TokenSyntax, _ list: LabeledExprListSyntax, _ trailing: [CodeArgument], range: SourceRange
  ) -> CodeExpression {
    let callee = CodeExpression(.name(self.name(name)), at: self.range(name))
    let call = CodeCall(callee: callee, arguments: arguments(list) + trailing, nameRange: callee.range)
    return CodeExpression(.macro(call), at: range)
  }

  func closure(_ node: ClosureExprSyntax) -> CodeClosure {
    let outer = anonymousParameters
    defer { anonymousParameters = outer }
    anonymousParameters = 0
    let captures = node.signature?.capture?.items.compactMap(capture) ?? []
    let body = captures + statements(node.statements)
    let names: [String] =
      switch node.signature?.parameterClause {
      case .simpleInput(let parameters): parameters.map { name($0.name) }
      case .parameterClause(let clause): clause.parameters.map { name($0.secondName ?? $0.firstName) }
      case nil: (0..<anonymousParameters).map { "$\($0)" }
      }
    return CodeClosure(parameters: names, body: body)
  }

  /// `[title = model.title]`; `[weak self]` is no value of its own.
  private func capture(_ node: ClosureCaptureSyntax) -> CodeStatement? {
    guard let value = node.initializer?.value else { return nil }
    return CodeStatement(.variable(name: name(node.name), type: nil, value: expression(value)), at: range(node))
  }
}
