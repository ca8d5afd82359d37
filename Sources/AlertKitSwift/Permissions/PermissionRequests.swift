internal import SwiftSyntax

/// Tells the calls that bring up the system's question whether the app may send notifications.
struct PermissionRequests {
  let resolver: Resolver

  /// Whether a call may be one, by its name and labels alone.
  static func isCandidate(_ call: FunctionCallExprSyntax) -> Bool {
    call.calleeName == "requestAuthorization" && call.labels.first == "options"
  }

  /// Whether a call asks. One of a function of the app's own does not, what that function does asks; a provisional request
  /// brings up no question.
  func asks(_ call: FunctionCallExprSyntax, in scope: Scope) -> Bool {
    guard Self.isCandidate(call), let options = call.argument("options") else { return false }
    let own = resolver.callables(of: call, named: "requestAuthorization", in: scope)
    guard !own.contains(where: { $0.body != nil }) else { return false }
    if call.base == nil, call.enclosingType.lastName != "UNUserNotificationCenter" { return false }
    return !isProvisional(options, in: scope)
  }

  private func isProvisional(_ options: ExprSyntax, in scope: Scope, depth: Int = 0) -> Bool {
    if ProvisionalFinder.occurs(in: Syntax(options)) { return true }
    let options = options.unwrapped
    guard depth < 4, options.namePath != nil else { return false }
    if options.is(DeclReferenceExprSyntax.self), let member = Syntax(options).enclosingMember,
      ProvisionalFinder.occurs(in: member)
    {
      return true
    }
    return resolver.follow(options, in: scope).contains { isProvisional($0.expression, in: $0.scope, depth: depth + 1) }
  }
}

extension Syntax {
  /// The function, the initializer or the property that a node stands in, local functions left out.
  var enclosingMember: Syntax? {
    var node = parent
    while let current = node, let outer = current.parent {
      let isLocal = outer.parent?.parent.map { !$0.is(SourceFileSyntax.self) } ?? false
      if outer.is(MemberBlockItemSyntax.self) || outer.is(CodeBlockItemSyntax.self) && !isLocal {
        return current.isProtocol((any DeclSyntaxProtocol).self) ? current : nil
      }
      node = outer
    }
    return nil
  }
}

/// Finds `.provisional` where options are put together, not where a status is compared.
private final class ProvisionalFinder: SyntaxVisitor {
  private var isFound = false

  static func occurs(in node: Syntax) -> Bool {
    let finder = ProvisionalFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.isFound
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.bareText == "provisional", isOption(node) { isFound = true }
    return .visitChildren
  }

  private func isOption(_ node: MemberAccessExprSyntax) -> Bool {
    if let array = node.parent?.parent?.parent?.as(ArrayExprSyntax.self) {
      return !array.elements.contains { $0.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "authorized" }
    }
    guard let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
    return ["insert", "union", "formUnion", "requestAuthorization"].contains(call.calleeName)
  }
}
