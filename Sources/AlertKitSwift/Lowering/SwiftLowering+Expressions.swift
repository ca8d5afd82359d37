internal import AlertKitCode
internal import AlertKitCore
internal import SwiftSyntax

extension SwiftLowering {
  func expression(_ node: ExprSyntax) -> CodeExpression {
    nested(or: CodeExpression(.unknown, at: range(node))) { readExpression(node) }
  }

  private func readExpression(_ node: ExprSyntax) -> CodeExpression {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr,
      .optionalChainingExpr, .postfixOperatorExpr, .genericSpecializationExpr, .postfixIfConfigExpr:
      chain(node)
    case .stringLiteralExpr(let literal): string(literal)
    case .sequenceExpr(let sequence): self.sequence(sequence.elements.map { $0 })
    case .closureExpr(let closure): CodeExpression(.closure(self.closure(closure)), at: range(node))
    case .macroExpansionExpr(let macro): expansion(macro)
    case .arrayExpr(let array): CodeExpression(.array(array.elements.map { expression($0.expression) }), at: range(node))
    case .dictionaryExpr(let dictionary): self.dictionary(dictionary)
    case .tupleExpr(let tuple): self.tuple(tuple)
    case .ifExpr(let choice): CodeExpression(.choice(self.choice(choice)), at: range(node))
    case .switchExpr(let choice): CodeExpression(.choice(self.choice(choice)), at: range(node))
    case .keyPathExpr(let path): CodeExpression(.keyPath(names(of: path)), at: range(node))
    case .tryExpr(let inner): expression(inner.expression)
    case .awaitExpr(let inner): expression(inner.expression)
    case .unsafeExpr(let inner): expression(inner.expression)
    case .inOutExpr(let inner): CodeExpression(.prefix("&", expression(inner.expression)), at: range(node))
    case .copyExpr(let inner): expression(inner.expression)
    case .consumeExpr(let inner): expression(inner.expression)
    case .borrowExpr(let inner): expression(inner.expression)
    case .prefixOperatorExpr(let inner):
      CodeExpression(.prefix(inner.operator.text, expression(inner.expression)), at: range(node))
    case .typeExpr(let type): self.type(type.type)
    default: CodeExpression(leaf(node), at: range(node))
    }
  }

  private func leaf(_ node: ExprSyntax) -> CodeExpression.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .nilLiteralExpr: .null
    case .booleanLiteralExpr(let literal): .boolean(bytes(literal.literal).first == UInt8(ascii: "t"))
    case .integerLiteralExpr(let literal): .number(literal.literal.text)
    case .floatLiteralExpr(let literal): .number(literal.literal.text)
    case .superExpr: .name("super")
    case .discardAssignmentExpr: .name("_")
    default: .unknown
    }
  }

  private func dictionary(_ node: DictionaryExprSyntax) -> CodeExpression {
    guard case .elements(let elements) = node.content else { return CodeExpression(.dictionary([]), at: range(node)) }
    return CodeExpression(.dictionary(elements.map { (expression($0.key), expression($0.value)) }), at: range(node))
  }

  /// Parentheses around one value are left out.
  private func tuple(_ node: TupleExprSyntax) -> CodeExpression {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil { return expression(only.expression) }
    return CodeExpression(.tuple(arguments(node.elements)), at: range(node))
  }

  private func names(of path: KeyPathExprSyntax) -> [String] {
    path.components.compactMap {
      guard case .property(let property) = $0.component else { return nil }
      return name(property.declName.baseName)
    }
  }

  /// A type where a value may stand: the names of its path.
  func type(_ node: TypeSyntax) -> CodeExpression {
    let range = range(node)
    let path = CodeType(node, depth: depth).name.split(separator: ".")
    guard let first = path.first, first != "[]", first != "->", first != "()" else {
      return CodeExpression(.unknown, at: range)
    }
    guard path.count < 16 else { return CodeExpression(.unknown, at: range) }
    return path.dropFirst().reduce(CodeExpression(.name(String(first)), at: range)) {
      CodeExpression(.member($0, String($1)), at: range)
    }
  }
}
