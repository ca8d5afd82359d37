internal import AlertKitCore

/// Where the values of some expressions go, as syntax tells.
struct ValueFlow {
  /// What becomes of a value.
  enum Sink: Hashable {
    /// A label, a control, a screen, another type's argument.
    case known
    case unknown
    /// Into a variable of the body around.
    case local(String)
    /// Into a property, a constant or what a function gives back.
    case stored(String)
  }

  struct Found {
    let name: String
    let table: String?
    let sink: Sink
    let member: Declared
  }

  /// The name that an expression is looked for by; nil for any other.
  private let wanted: (CodeExpression) -> String?
  /// Where the arguments of a call go; nil for where the call itself goes.
  private let judge: (CodeCall) -> Sink?
  private let member: Declared
  private(set) var found: [Found] = []
  private var returning: Sink
  private var locals: Set<String> = []
  private var table: String?
  private var depth = 0

  static func run(
    _ member: Declared, wanted: @escaping (CodeExpression) -> String?, judge: @escaping (CodeCall) -> Sink?
  ) -> [Found] {
    var flow = ValueFlow(member, wanted, judge)
    flow.walk(member.declaration)
    return flow.found
  }

  private init(
    _ member: Declared, _ wanted: @escaping (CodeExpression) -> String?, _ judge: @escaping (CodeCall) -> Sink?
  ) {
    (self.member, self.wanted, self.judge) = (member, wanted, judge)
    returning = .stored(member.name)
  }

  private mutating func walk(_ declaration: CodeDeclaration) {
    let outer = returning
    returning = .stored(declaration.name)
    if let value = declaration.value { walk(value, returning) }
    for parameter in declaration.parameters { if let value = parameter.defaultValue { walk(value, .unknown) } }
    walk(declaration.body ?? [])
    walk(declaration.observers)
    for inner in declaration.members { walk(inner) }
    returning = outer
  }

  private mutating func walk(_ body: [CodeStatement]) {
    for (index, statement) in body.enumerated() { walk(statement, isLast: index == body.count - 1) }
  }

  private mutating func walk(_ statement: CodeStatement, isLast: Bool) {
    switch statement.kind {
    case .expression(let expression): walk(expression, isLast ? returning : .known)
    case .variable(let name, _, let value):
      if let value { walk(value, .local(name)) }
      locals.insert(name)
    case .assignment(let target, _, let value): walk(value, sink(of: target))
    case .return(let value): if let value { walk(value, returning) }
    case .leave: break
    case .throw(let error): walk(error, .unknown)
    case .choice(let choice): walk(choice)
    case .guard(let conditions, let otherwise):
      for condition in conditions { walk(condition) }
      walk(otherwise)
    case .loop(let names, let sequence, let body):
      if let sequence { walk(sequence, names.count == 1 ? .local(names[0]) : .unknown) }
      locals.formUnion(names)
      walk(body)
    case .declaration(let declaration): walk(declaration)
    case .block(let body): walk(body)
    }
  }

  private mutating func walk(_ choice: CodeChoice) {
    if let subject = choice.subject { walk(subject, .known) }
    for branch in choice.branches {
      for condition in branch.conditions { walk(condition) }
      walk(branch.body)
    }
  }

  private mutating func walk(_ condition: CodeCondition) {
    switch condition {
    case .expression(let expression): walk(expression, .known)
    case .binding(let name, let value):
      walk(value, .local(name))
      locals.insert(name)
    case .pattern(_, let subject): if let subject { walk(subject, .known) }
    case .platform, .system: break
    }
  }

  /// Properties of what is seen and is no alert.
  private static let shown: Set<String> = [
    "text", "attributedText", "placeholder", "attributedPlaceholder", "prompt", "accessibilityLabel", "accessibilityHint",
    "accessibilityValue", "headerText", "footerText", "stringValue", "detailText", "toolTip",
  ]
  private static let alertWords = ["alert", "dialog", "sheet", "popup", "prompt", "confirm"]

  private func sink(of target: CodeExpression) -> Sink {
    switch target.kind {
    case .name(let name):
      if locals.contains(name) { return .local(name) }
      return name == "title" || Self.shown.contains(name) ? .known : .stored(name)
    case .member(let base?, let name):
      let holder = (base.usedName ?? "").lowercased()
      if Self.alertWords.contains(where: holder.holdsBytes) { return .unknown }
      return name == "title" || Self.shown.contains(name) ? .known : .stored(name)
    default: return .unknown
    }
  }

  private mutating func walk(_ expression: CodeExpression, _ sink: Sink) {
    guard depth < 300 else { return }
    depth += 1
    defer { depth -= 1 }
    if let name = wanted(expression) { found.append(Found(name: name, table: table, sink: sink, member: member)) }
    switch expression.kind {
    case .string(let parts): for case .value(let value, _) in parts { walk(value, sink) }
    case .member(let base, let name): if let base { walk(base, Self.keepsText(name) ? sink : .known) }
    case .call(let call), .macro(let call): walk(call, sink)
    case .closure(let closure): walk(closure, sink)
    case .array(let items): for item in items { walk(item, sink) }
    case .dictionary(let items):
      for item in items {
        walk(item.key, .known)
        walk(item.value, sink)
      }
    case .tuple(let items): for item in items { walk(item.value, sink) }
    case .binary(let sign, let left, let right):
      let inner = sign == "+" || sign == "??" ? sink : .known
      walk(left, inner)
      walk(right, inner)
    case .prefix(_, let operand): walk(operand, sink)
    case .choice(let choice):
      let outer = returning
      returning = sink
      walk(choice)
      returning = outer
    case .subscript(let base, let arguments):
      walk(base, sink)
      for argument in arguments { walk(argument.value, .known) }
    case .null, .boolean, .number, .name, .keyPath, .unknown: break
    }
  }

  private mutating func walk(_ closure: CodeClosure, _ sink: Sink) {
    let outer = returning
    returning = sink
    walk(closure.body)
    returning = outer
  }

  private mutating func walk(_ call: CodeCall, _ sink: Sink) {
    if case .member(let base?, let name) = call.callee.kind { walk(base, Self.keepsText(name) ? sink : .known) }
    let inner = judge(call) ?? sink
    let outer = table
    for argument in call.arguments where ["table", "tableName"].contains(argument.label) {
      if case .string(let parts) = argument.value.kind, parts.count == 1, case .text(let name) = parts[0] {
        table = name.isEmpty ? nil : name
      }
    }
    for argument in call.arguments { walk(argument.value, inner) }
    table = outer
  }

  /// Whether a member of a text is the text in another form.
  static func keepsText(_ name: String) -> Bool {
    Localizer.isName(name) || forms.contains(name)
  }

  private static let forms: Set<String> = [
    "lowercased", "uppercased", "capitalized", "appending", "appendingFormat", "replacingOccurrences", "trimmingCharacters",
    "joined", "string", "key", "rawValue",
  ]
}
