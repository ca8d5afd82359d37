extension Evaluator {
  /// A message by the name that the app declares: a selector that could be cut may be a name as a whole.
  func imported(_ call: CodeCall) -> CodeCall {
    guard let selector = call.selector, case .member(let base?, let name) = call.callee.kind,
      let whole = ObjCSelector(selector).pieces.first, whole != name, !program.mayDeclare(name), program.mayDeclare(whole),
      let first = call.arguments.first
    else { return call }
    let callee = CodeExpression(.member(base, whole), at: call.callee.range)
    let arguments = [CodeArgument(label: nil, value: first.value)] + call.arguments.dropFirst()
    return CodeCall(callee: callee, arguments: arguments, selector: selector, nameRange: call.nameRange)
  }
}
