internal import AlertKitCore

/// Operators that the app declares itself: `~"photo.delete"`, `"photo.delete" |> localized`.
extension Evaluator {
  /// Operators of Swift's library whose meaning conditions and numbers rest on, whatever the app adds to them.
  private static let common: Set<String> = [
    "!", "&", "-", "+", "*", "/", "=", "==", "!=", "===", "!==", "~=", "<", ">", "<=", ">=", "&&", "||", "??", "is", "->",
    "...", "..<", "|", "^", "<<", ">>", "&+", "&-", "&*",
  ]
  /// Those that mean something for numbers, and are the app's own where they are declared for texts.
  private static let numeric: Set<String> = ["~", "%"]

  /// What the function gives that the app declares for an operator; nil where it declares none, or several types do.
  func applying(_ sign: String, to operands: [CodeExpression], at range: SourceRange, in frame: Frame) -> Value? {
    guard !Self.common.contains(sign), program.mayDeclare(sign), let declared = program.declarations(named: sign) else {
      return nil
    }
    let own = declared.filter {
      $0.isFunction && $0.declaration.body != nil && $0.declaration.parameters.count == operands.count
    }
    guard let first = own.first, own.allSatisfy({ $0.type == first.type }),
      !Self.numeric.contains(sign) || own.allSatisfy({ $0.declaration.parameters[0].type?.isText ?? false })
    else { return nil }
    let place = operands[0].range
    let name = CodeExpression.Kind.name(sign)
    let callee: CodeExpression.Kind =
      first.type.isEmpty ? name : .member(CodeExpression(.name(first.type), at: place), sign)
    let call = CodeCall(
      callee: CodeExpression(callee, at: place), arguments: operands.map { CodeArgument(label: nil, value: $0) },
      nameRange: range)
    return evaluate(call, at: range, in: frame)
  }
}
