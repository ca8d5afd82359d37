internal import SwiftSyntax

/// What a body gives back, and what it assigns.
enum Body {
  /// The expressions that a body returns: its only one, or those of its `return` statements.
  ///
  /// - Parameter takes: Whether a branch of a `switch` can be taken at all.
  static func results(
    of body: CodeBlockItemListSyntax, takes: (SwitchExprSyntax, SwitchCaseSyntax) -> Bool = { _, _ in true }
  ) -> [ExprSyntax] {
    if body.count == 1, let only = body.first {
      if case .expr(let expression) = only.item { return [expression] }
      if case .stmt(let statement) = only.item, let inner = statement.as(ExpressionStmtSyntax.self) {
        let returned = withoutActuallyEscaping(takes) { ReturnCollector.returned(in: Syntax(body), takes: $0) }
        return returned.isEmpty ? [inner.expression] : returned
      }
    }
    return withoutActuallyEscaping(takes) { ReturnCollector.returned(in: Syntax(body), takes: $0) }
  }

  /// The statements of a computed property's getter; nil for a stored one.
  static func getter(of binding: PatternBindingSyntax) -> CodeBlockItemListSyntax? {
    switch binding.accessorBlock?.accessors {
    case .getter(let body): body
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    case nil: nil
    }
  }

  /// The values that statements assign to a variable before a place, and whether they are all of its values.
  static func assignments(
    to name: String, in body: CodeBlockItemListSyntax, before end: AbsolutePosition
  ) -> (values: [ArraySlice<ExprSyntax>], areAll: Bool) {
    let collector = AssignmentCollector(name: name, end: end)
    collector.walk(body)
    return (collector.values, collector.areAll)
  }

  /// The expressions of the statements of a branch, the last of which is its value.
  static func value(of items: CodeBlockItemListSyntax) -> ExprSyntax? {
    guard let last = items.last else { return nil }
    switch last.item {
    case .expr(let expression): return expression
    case .stmt(let statement): return statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: return nil
    }
  }
}

private final class ReturnCollector: SyntaxVisitor {
  private var found: [ExprSyntax] = []
  private let takes: (SwitchExprSyntax, SwitchCaseSyntax) -> Bool

  static func returned(in node: Syntax, takes: @escaping (SwitchExprSyntax, SwitchCaseSyntax) -> Bool) -> [ExprSyntax] {
    let collector = ReturnCollector(takes: takes)
    collector.walk(node)
    return collector.found
  }

  private init(takes: @escaping (SwitchExprSyntax, SwitchCaseSyntax) -> Bool) {
    self.takes = takes
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression { found.append(value) }
    return .skipChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    guard let choice = node.parent?.parent?.as(SwitchExprSyntax.self) else { return .visitChildren }
    return takes(choice, node) ? .visitChildren : .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

private final class AssignmentCollector: SyntaxVisitor {
  private let name: String
  private let end: AbsolutePosition
  private(set) var values: [ArraySlice<ExprSyntax>] = []
  private(set) var areAll = true

  init(name: String, end: AbsolutePosition) {
    self.name = name
    self.end = end
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.position < end else { return .skipChildren }
    let elements = Array(node.elements)
    guard elements.count >= 3, elements[0].namePath == [name] else { return .visitChildren }
    if elements[1].is(AssignmentExprSyntax.self) {
      values.append(elements[2...])
      return .skipChildren
    }
    if let binary = elements[1].as(BinaryOperatorExprSyntax.self), binary.operator.text.hasSuffix("="),
      !["==", "!=", "<=", ">=", "==="].contains(binary.operator.text)
    {
      areAll = false
    }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    if node.expression.namePath == [name] { areAll = false }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.namePath == [name], ["append", "insert"].contains(node.calleeName) { areAll = false }
    return .visitChildren
  }
}
