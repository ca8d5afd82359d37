internal import SwiftSyntax

/// Something that is done to an alert after it was made.
enum AlertOperation {
  case call(FunctionCallExprSyntax)
  /// `actions.forEach(alert.addAction)`: the sequence.
  case function(ExprSyntax)
  case assignment(name: String, value: ExprSyntax)

  var syntax: Syntax {
    switch self {
    case .call(let call): Syntax(call)
    case .function(let sequence): Syntax(sequence)
    case .assignment(_, let value): Syntax(value)
    }
  }
}

/// What holds an alert that a call made, and what is done to it there, in source order.
struct AlertHolder {
  private(set) var operations: [AlertOperation] = []
  /// The statements within which the operations stand.
  let root: Syntax

  /// - Parameter call: Makes the alert.
  init(of call: FunctionCallExprSyntax) {
    var node = Syntax(call)
    var chained: [AlertOperation] = []
    // `UIAlertController(…).addAction(…)`
    while let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id,
      let outer = member.parent?.as(FunctionCallExprSyntax.self), outer.calledExpression.id == member.id
    {
      chained += Self.operations(ofChained: outer)
      node = Syntax(outer)
    }
    guard let target = AlertTarget(holding: node) else {
      root = node
      operations = chained
      return
    }
    root = target.root
    let own = Branch.path(of: node, within: root)
    operations =
      chained
      + OperationCollector.operations(on: target).filter { operation in
        guard operation.syntax.position > call.position || target.isProperty else { return false }
        let other = Branch.path(of: operation.syntax, within: target.root)
        return !other.contains { branch in own.contains { $0.choice == branch.choice && $0.index != branch.index } }
      }
  }

  /// What a method or an initializer of the alert's own type does to it.
  init(ofSelfIn body: CodeBlockItemListSyntax) {
    self.init(on: "self", in: Syntax(body))
  }

  /// What code does to `self`, to a parameter or to what a closure is given.
  init(on name: String, in root: Syntax) {
    self.root = root
    operations = OperationCollector.operations(on: AlertTarget(name: name, declaration: nil, root: root, isProperty: true))
  }

  /// A chained call, or what its closure does to the alert that it is given: `.configured { $0.addAction(…) }`.
  private static func operations(ofChained call: FunctionCallExprSyntax) -> [AlertOperation] {
    guard call.arguments.isEmpty, let closure = call.trailingClosure, let name = closure.parameterNames.first else {
      return [.call(call)]
    }
    let root = Syntax(closure.statements)
    return OperationCollector.operations(on: AlertTarget(name: name, declaration: nil, root: root, isProperty: true))
  }
}

/// The variable that holds an alert.
struct AlertTarget {
  let name: String
  /// The local variable that declares the name; nil for a property or a closure's parameter.
  let declaration: SyntaxIdentifier?
  let root: Syntax
  let isProperty: Bool

  init(name: String, declaration: SyntaxIdentifier?, root: Syntax, isProperty: Bool) {
    self.name = name
    self.declaration = declaration
    self.root = root
    self.isProperty = isProperty
  }

  /// The variable that an expression is assigned to; nil where there is none.
  init?(holding expression: Syntax) {
    var node = expression
    while let parent = node.parent {
      if let binding = parent.as(PatternBindingSyntax.self), let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        self.init(binding: binding, name: name.identifier.bareText)
        return
      }
      if let sequence = parent.parent?.as(SequenceExprSyntax.self), parent.is(ExprListSyntax.self),
        let name = sequence.assignedName
      {
        self.init(assigned: name, in: sequence)
        return
      }
      guard
        parent.is(InitializerClauseSyntax.self) || parent.isProtocol((any ExprSyntaxProtocol).self)
          || parent.is(ExprListSyntax.self),
        !parent.is(ClosureExprSyntax.self), !parent.is(FunctionCallExprSyntax.self)
      else { return nil }
      node = parent
    }
    return nil
  }

  private init?(binding: PatternBindingSyntax, name: String) {
    guard let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), let holder = variable.parent else { return nil }
    if holder.is(CodeBlockItemSyntax.self), let items = holder.parent, !(items.parent?.is(SourceFileSyntax.self) ?? true) {
      self.init(name: name, declaration: binding.id, root: items, isProperty: false)
    } else if let members = holder.parent {
      self.init(name: name, declaration: nil, root: members, isProperty: true)
    } else {
      return nil
    }
  }

  private init?(assigned name: String, in sequence: SequenceExprSyntax) {
    if case .local(let binding, _, let items)? = NameLookup(name: name).meaning(from: Syntax(sequence)) {
      self.init(name: name, declaration: binding.id, root: Syntax(items), isProperty: false)
      return
    }
    var root: Syntax?
    var node: Syntax? = Syntax(sequence)
    while let current = node, !current.is(MemberBlockItemSyntax.self) {
      if current.is(CodeBlockItemListSyntax.self) { root = current }
      node = current.parent
    }
    guard let root else { return nil }
    self.init(name: name, declaration: nil, root: root, isProperty: false)
  }
}

extension SequenceExprSyntax {
  /// The variable that the sequence assigns to, without `self`.
  fileprivate var assignedName: String? {
    let elements = Array(elements.prefix(2))
    guard elements.count == 2, elements[1].is(AssignmentExprSyntax.self), let path = elements[0].unwrapped.namePath else {
      return nil
    }
    return path.count == 1 ? path[0] : path.count == 2 && path[0] == "self" ? path[1] : nil
  }
}

/// Collects what is done to an alert.
private final class OperationCollector: SyntaxVisitor {
  private let target: AlertTarget
  private var found: [AlertOperation] = []

  static func operations(on target: AlertTarget) -> [AlertOperation] {
    let collector = OperationCollector(target: target)
    collector.walk(target.root)
    return collector.found
  }

  private init(target: AlertTarget) {
    self.target = target
    super.init(viewMode: .sourceAccurate)
  }

  // Inner calls first: a chain reads from its start.
  override func visitPost(_ node: FunctionCallExprSyntax) {
    if node.calleeName == "forEach", let argument = node.argument(nil)?.as(MemberAccessExprSyntax.self),
      argument.declName.baseName.text == "addAction", isTarget(argument.base), let sequence = node.base
    {
      found.append(.function(sequence))
      return
    }
    if isTarget(node.base), !(target.name == "self" && node.base == nil && !isOwnMethod(node)) { found.append(.call(node)) }
  }

  override func visitPost(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return }
    if let member = elements[0].as(MemberAccessExprSyntax.self), isTarget(member.base) {
      found.append(.assignment(name: member.declName.baseName.text, value: elements[2]))
    } else if target.name == "self", let name = elements[0].namePath, name.count == 1 {
      found.append(.assignment(name: name[0], value: elements[2]))
    }
  }

  /// A call without a base counts as one on `self` only where it can be a method that adds to an alert.
  private func isOwnMethod(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledExpression.is(DeclReferenceExprSyntax.self) && call.calleeName?.hasPrefix("add") == true
  }

  private func isTarget(_ base: ExprSyntax?) -> Bool {
    guard let base = base?.unwrapped else { return target.name == "self" }
    if let call = base.as(FunctionCallExprSyntax.self) {
      return call.calleeName?.hasPrefix("add") == true && isTarget(call.base)
    }
    guard let path = base.namePath, path.count <= 2, path.last == target.name, path.count == 1 || path[0] == "self" else {
      return false
    }
    guard path.count == 1, target.name != "self" else { return true }
    if target.name.hasPrefix("$") { return true }
    switch NameLookup(name: target.name).meaning(from: Syntax(base)) {
    case .local(let binding, _, _): return binding.id == target.declaration
    case .unwrapped: return true
    case .opaque, .element: return target.isProperty
    default: return target.declaration == nil
    }
  }
}

/// Finds the call that makes an alert in the body of a helper.
final class AlertCalls: SyntaxVisitor {
  private var found: FunctionCallExprSyntax?

  static func first(in body: CodeBlockItemListSyntax) -> FunctionCallExprSyntax? {
    let finder = AlertCalls(viewMode: .sourceAccurate)
    finder.walk(body)
    return finder.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard found == nil else { return .skipChildren }
    let isOwn = node.calleeName == "init" && node.base?.namePath == ["self"]
    if isOwn || AlertSite.isUIKit(node) {
      found = node
      return .skipChildren
    }
    return .visitChildren
  }
}

/// The scopes in which loops run a statement.
enum LoopScopes {
  struct Pass {
    var scope: Scope
    /// Whether the loop runs any number of times.
    var isRepeated = false
  }

  /// A pass for each element of the loops around a node, or one where their elements are not known.
  static func scopes(for node: Syntax, within root: Syntax, _ scope: Scope, _ resolver: Resolver) -> [Pass] {
    var passes = [Pass(scope: scope)]
    for loop in loops(around: node, within: root) {
      passes = passes.flatMap { pass -> [Pass] in
        guard let list = resolver.elements(of: loop.sequence, in: pass.scope), list.areAll, let name = loop.name,
          !list.items.isEmpty
        else { return [Pass(scope: pass.scope, isRepeated: true)] }
        return list.items.map { item in
          var inner = pass.scope
          inner.bindings[name] = item
          return Pass(scope: inner, isRepeated: pass.isRepeated)
        }
      }
    }
    return passes
  }

  private static func loops(around node: Syntax, within root: Syntax) -> [(name: String?, sequence: ExprSyntax)] {
    var loops: [(name: String?, sequence: ExprSyntax)] = []
    var child = node
    while child.id != root.id, let parent = child.parent {
      if let loop = parent.as(ForStmtSyntax.self), loop.body.id == child.id {
        loops.append((loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText, loop.sequence))
      } else if let closure = parent.as(ClosureExprSyntax.self), let sequence = closure.iteratedSequence {
        loops.append((closure.parameterNames.first, sequence))
      }
      child = parent
    }
    return loops.reversed()
  }
}
