internal import AlertKitCore

/// Visits all expressions of some code, those around first, and those within where the visit says so.
struct CodeWalk {
  /// What an expression stands in.
  enum Context {
    /// A closure that a call is given under a label.
    case closure(CodeCall, label: String?)
    case argument(label: String?)
    /// A branch of a `switch` over something.
    case branch(CodeExpression?)
    case function(CodeDeclaration)
  }

  private let visit: (CodeExpression, [Context]) -> Bool
  private var assigned: ((_ target: CodeExpression, _ value: CodeExpression) -> Void)?
  private var changed: ((CodeExpression) -> Void)?
  private var ended: ((SourceRange) -> Void)?
  private var contexts: [Context] = []
  private var depth = 0
  /// Whether what is compiled for other platforms than iOS is left out.
  private var isForPhones = false

  private init(_ visit: @escaping (CodeExpression, [Context]) -> Bool) {
    self.visit = visit
  }

  static func expressions(in body: [CodeStatement], _ visit: @escaping (CodeExpression, [Context]) -> Bool) {
    var walk = CodeWalk(visit)
    walk.walk(body)
  }

  static func expressions(in expression: CodeExpression, _ visit: @escaping (CodeExpression, [Context]) -> Bool) {
    var walk = CodeWalk(visit)
    walk.walk(expression)
  }

  static func expressions(in declaration: CodeDeclaration, _ visit: @escaping (CodeExpression, [Context]) -> Bool) {
    var walk = CodeWalk(visit)
    walk.walk(declaration)
  }

  /// Those of a declaration that are compiled for iOS.
  static func phoneExpressions(in declaration: CodeDeclaration, _ visit: @escaping (CodeExpression, [Context]) -> Bool) {
    var walk = CodeWalk(visit)
    walk.isForPhones = true
    walk.walk(declaration)
  }

  /// What some code assigns, wherever in it, and to what.
  static func assignments(in body: [CodeStatement]) -> [(target: CodeExpression, value: CodeExpression)] {
    var found: [(target: CodeExpression, value: CodeExpression)] = []
    var walk = CodeWalk { _, _ in true }
    walk.assigned = { found.append(($0, $1)) }
    walk.walk(body)
    return found
  }

  /// What some code gives another value, wherever in it.
  static func changes(in body: [CodeStatement]) -> [CodeExpression] {
    var found: [CodeExpression] = []
    var walk = CodeWalk { _, _ in true }
    walk.changed = { found.append($0) }
    walk.walk(body)
    return found
  }

  /// Where some code goes no further, wherever in it: `break`, `exit(0)`.
  ///
  /// - Parameter others: What is not looked into.
  static func ends(in body: [CodeStatement], besides others: @escaping (CodeExpression) -> Bool) -> [SourceRange] {
    var found: [SourceRange] = []
    var walk = CodeWalk { expression, _ in !others(expression) }
    walk.ended = { found.append($0) }
    walk.walk(body)
    return found
  }

  private mutating func walk(_ declaration: CodeDeclaration) {
    if isForPhones, !declaration.isForPhones { return }
    if let value = declaration.value {
      see(declaration.type, of: value)
      walk(value)
    }
    if let type = declaration.type, let only = declaration.body?.last, case .expression(let value) = only.kind {
      see(type, of: value)
    }
    for parameter in declaration.parameters { if let value = parameter.defaultValue { walk(value) } }
    walk(declaration.body ?? [])
    walk(declaration.observers)
    for member in declaration.members { walk(member) }
  }

  /// The type of `.init(…)`.
  private func see(_ type: CodeType?, of value: CodeExpression) {
    guard let type, case .call(let call) = value.kind, case .member(nil, "init") = call.callee.kind else { return }
    _ = visit(CodeExpression(.name(type.name), at: call.callee.range), contexts)
  }

  private mutating func walk(_ body: [CodeStatement]) {
    for statement in body { walk(statement) }
  }

  private mutating func walk(_ statement: CodeStatement) {
    switch statement.kind {
    case .expression(let expression): walk(expression)
    case .variable(_, let type, let value):
      if let value {
        see(type, of: value)
        walk(value)
      }
    case .assignment(let target, let mark, let value):
      if mark == "=" { assigned?(target, value) }
      changed?(target)
      walk(target)
      walk(value)
    case .return(let value): if let value { walk(value) }
    case .leave: ended?(statement.range)
    case .throw(let error): walk(error)
    case .choice(let choice): walk(choice)
    case .guard(let conditions, let otherwise):
      for condition in conditions { walk(condition) }
      walk(otherwise)
    case .loop(_, let sequence, let body):
      if let sequence { walk(sequence) }
      walk(body)
    case .declaration(let declaration): within(.function(declaration)) { $0.walk(declaration) }
    case .block(let body): walk(body)
    }
  }

  private mutating func walk(_ choice: CodeChoice) {
    if let subject = choice.subject { walk(subject) }
    for branch in choice.branches {
      if isForPhones, branch.conditions.contains(where: \.isForOthers) { continue }
      for condition in branch.conditions { walk(condition) }
      within(.branch(choice.subject)) { $0.walk(branch.body) }
    }
  }

  private mutating func walk(_ condition: CodeCondition) {
    switch condition {
    case .expression(let expression), .binding(_, let expression): walk(expression)
    case .pattern(let patterns, let subject):
      if let subject { walk(subject) }
      for pattern in patterns { if case .value(let expression) = pattern { walk(expression) } }
    case .platform, .system: break
    }
  }

  private mutating func within(_ context: Context, _ work: (inout CodeWalk) -> Void) {
    contexts.append(context)
    work(&self)
    contexts.removeLast()
  }

  private mutating func walk(_ expression: CodeExpression) {
    guard depth < 700 else { return }
    depth += 1
    defer { depth -= 1 }
    guard visit(expression, contexts) else { return }
    switch expression.kind {
    case .string(let parts):
      for case .value(let value, let options) in parts {
        walk(value)
        for option in options { walk(option.value) }
      }
    case .member(let base, _): if let base { walk(base) }
    case .call(let call), .macro(let call):
      walk(call.callee)
      for argument in call.arguments { walk(argument, of: call) }
    case .closure(let closure): walk(closure.body)
    case .array(let items): for item in items { walk(item) }
    case .dictionary(let items):
      for item in items {
        walk(item.key)
        walk(item.value)
      }
    case .tuple(let items): for item in items { walk(item.value) }
    case .binary(_, let left, let right):
      walk(left)
      walk(right)
    case .prefix(_, let operand): walk(operand)
    case .choice(let choice): walk(choice)
    case .subscript(let base, let arguments):
      walk(base)
      for argument in arguments { walk(argument.value) }
    case .null, .boolean, .number, .name, .keyPath, .unknown: break
    }
  }

  private mutating func walk(_ argument: CodeArgument, of call: CodeCall) {
    if case .closure(let closure) = argument.value.kind {
      guard visit(argument.value, contexts) else { return }
      within(.closure(call, label: argument.label)) { $0.walk(closure.body) }
    } else {
      within(.argument(label: argument.label)) { $0.walk(argument.value) }
    }
  }
}

extension CodeCondition {
  /// Whether it holds on other platforms than iOS alone.
  fileprivate var isForOthers: Bool { if case .platform(false) = self { true } else { false } }
}

extension CodeExpression {
  /// The name that it uses: of a plain name, a member or what is called.
  var usedName: String? {
    switch kind {
    case .name(let name), .member(_, let name): name
    case .call(let call): call.callee.usedName
    default: nil
    }
  }

  /// The dotted names that it is: `self.center` is two.
  var namePath: [String]? {
    switch kind {
    case .name(let name): [name]
    case .member(let base?, let name): base.namePath.map { $0 + [name] }
    default: nil
    }
  }

  /// Whether it asks for what an app is started with by its developers alone: `ProcessInfo.processInfo.arguments.contains("-UITest")`.
  var asksForLaunchArguments: Bool {
    let asked: CodeExpression
    switch kind {
    case .call(let call):
      guard case .member(let base?, "contains") = call.callee.kind else { return false }
      asked = base
    case .binary("==", let left, let right):
      guard case .subscript(let base, _) = left.kind, !right.isNull else { return false }
      asked = base
    case .binary("!=", let left, let right):
      guard case .subscript(let base, _) = left.kind, right.isNull else { return false }
      asked = base
    default: return false
    }
    let path = asked.namePath?.joined(separator: ".")
    return ["ProcessInfo.processInfo.arguments", "CommandLine.arguments", "ProcessInfo.processInfo.environment"].contains(path)
  }
}
