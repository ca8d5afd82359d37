internal import SwiftSyntax

extension TokenSyntax {
  /// The text of a name without backticks.
  var bareText: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.utf8.count > 2 ? String(text.dropFirst().dropLast()) : text
  }
}

extension TypeSyntax {
  /// The type's dotted name without generics and optionality: `Foo.Bar` of `Foo<Int>.Bar?`.
  var nominalPath: String {
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): type.name.bareText
    case .memberType(let type): type.baseType.nominalPath + "." + type.name.bareText
    case .optionalType(let type): type.wrappedType.nominalPath
    case .implicitlyUnwrappedOptionalType(let type): type.wrappedType.nominalPath
    case .attributedType(let type): type.baseType.nominalPath
    case .someOrAnyType(let type): type.constraint.nominalPath
    default: trimmedDescription
    }
  }
}

extension ExprSyntax {
  /// The dotted path of plain names that an expression is: `L10n.Alert.title`, else nil.
  var namePath: [String]? {
    if let reference = self.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
      return [reference.baseName.bareText]
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let path = member.base?.namePath else { return nil }
    return path + [member.declName.baseName.bareText]
  }

  /// The expression without parentheses, `try`, `await`, `!` and `?` around it, and without modifiers that stand in an `#if`.
  var unwrapped: ExprSyntax {
    switch self.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let tuple) where tuple.elements.count == 1 && tuple.elements.first?.label == nil:
      tuple.elements.first!.expression.unwrapped
    case .tryExpr(let inner): inner.expression.unwrapped
    case .awaitExpr(let inner): inner.expression.unwrapped
    case .forceUnwrapExpr(let inner): inner.expression.unwrapped
    case .optionalChainingExpr(let inner): inner.expression.unwrapped
    case .postfixIfConfigExpr(let modified): modified.base?.unwrapped ?? self
    default: self
    }
  }
}

extension FunctionCallExprSyntax {
  /// The last name of what is called: `addAction` of `alert.addAction(…)`.
  var calleeName: String? {
    let callee = calledExpression.unwrapped
    if let reference = callee.as(DeclReferenceExprSyntax.self) { return reference.baseName.bareText }
    if let member = callee.as(MemberAccessExprSyntax.self) { return member.declName.baseName.bareText }
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { return generic.expression.namePath?.last }
    return nil
  }

  /// What stands before the dot of a call; nil for a plain or an implicit member call.
  var base: ExprSyntax? {
    calledExpression.unwrapped.as(MemberAccessExprSyntax.self)?.base
  }

  /// The token that names what is called.
  var calleeToken: TokenSyntax? {
    let callee = calledExpression.unwrapped
    return callee.as(MemberAccessExprSyntax.self)?.declName.baseName ?? callee.as(DeclReferenceExprSyntax.self)?.baseName
  }

  /// The value of the argument with a label; nil asks for the first argument without one.
  func argument(_ label: String?) -> ExprSyntax? {
    arguments.first { $0.label?.bareText == label }?.expression
  }

  /// The value of the first argument that has one of the labels.
  func argument(anyOf labels: [String]) -> ExprSyntax? {
    arguments.first { argument in argument.label.map { labels.contains($0.bareText) } ?? false }?.expression
  }

  /// A closure by its label, in parentheses or trailing.
  func closure(_ label: String) -> ExprSyntax? {
    argument(label) ?? additionalTrailingClosures.first { $0.label.bareText == label }.map { ExprSyntax($0.closure) }
  }

  /// The labels of the arguments in parentheses.
  var labels: [String?] { arguments.map { $0.label?.bareText } }
}

extension SyntaxProtocol {
  /// The dotted path of the type that a node stands in; empty outside of every type.
  var enclosingType: String {
    var names: [String] = []
    var node = parent
    while let current = node {
      if let name = current.declaredTypeName { names.append(name) }
      node = current.parent
    }
    return names.reversed().joined(separator: ".")
  }

  /// The name of the type that a node declares or extends.
  var declaredTypeName: String? {
    switch Syntax(self).as(SyntaxEnum.self) {
    case .structDecl(let type): type.name.bareText
    case .classDecl(let type): type.name.bareText
    case .enumDecl(let type): type.name.bareText
    case .actorDecl(let type): type.name.bareText
    case .protocolDecl(let type): type.name.bareText
    case .extensionDecl(let type): type.extendedType.nominalPath
    default: nil
    }
  }
}
