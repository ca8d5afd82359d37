internal import SwiftSyntax

/// Tells code that runs after an alert was answered, where a function of the app's own shows the alert and hands the answer back.
struct AnsweredAlert {
  let resolver: Resolver
  let file: ParsedFile

  /// Whether code runs in a closure that such a function is given, or after one was awaited.
  func precedes(_ node: Syntax) -> Bool {
    guard let member = node.enclosingMember else { return false }
    var child = node
    while child.id != member.id, let parent = child.parent {
      if let closure = parent.as(ClosureExprSyntax.self), let call = closure.enclosingCall, showsAlert(call) { return true }
      child = parent
    }
    let own = Branch.path(of: node, within: member)
    return AwaitedCalls.calls(in: member, before: node).contains { call in
      let other = Branch.path(of: Syntax(call), within: member)
      let isExcluded = other.contains { branch in own.contains { $0.choice == branch.choice && $0.index != branch.index } }
      return !isExcluded && showsAlert(call)
    }
  }

  private func showsAlert(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calleeName, name.first?.isLowercase == true else { return false }
    return resolver.callables(of: call, named: name, in: Scope(file: file)).contains { callable in
      callable.body?.tokens(viewMode: .sourceAccurate).contains { $0.text == "UIAlertController" } ?? false
    }
  }
}

/// Finds the calls that are awaited before a place.
private final class AwaitedCalls: SyntaxVisitor {
  private let end: AbsolutePosition
  private var found: [FunctionCallExprSyntax] = []

  static func calls(in member: Syntax, before node: Syntax) -> [FunctionCallExprSyntax] {
    let finder = AwaitedCalls(end: node.position)
    finder.walk(member)
    return finder.found
  }

  private init(end: AbsolutePosition) {
    self.end = end
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.endPosition <= end else { return .visitChildren }
    if let call = node.expression.unwrapped.as(FunctionCallExprSyntax.self) { found.append(call) }
    return .visitChildren
  }
}
