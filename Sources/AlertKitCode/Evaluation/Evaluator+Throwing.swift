internal import AlertKitCore
internal import Synchronization

/// What some code may throw.
struct Thrown: Sendable {
  /// An error, as the member writes it that throws it.
  struct Item: Sendable {
    let error: CodeExpression
    let member: Declared
  }

  var items: [Item] = []
  /// Whether there may be others: what the app does not declare was tried.
  var isOpen = false
  /// Whether something was left out, as it calls itself or goes deep.
  var isCut = false

  static let mostItems = 48
  static let deepest = 7

  mutating func add(_ other: Thrown) {
    for item in other.items where items.count < Self.mostItems {
      guard !items.contains(where: { $0.error.range == item.error.range }) else { continue }
      items.append(item)
    }
    if items.count == Self.mostItems { isOpen = true }
    isOpen = isOpen || other.isOpen
    isCut = isCut || other.isCut
  }
}

extension Evaluator {
  /// What a body may throw.
  ///
  /// - Parameter level: How many functions call one another to get here.
  func thrown(by body: [CodeStatement], in frame: Frame, level: Int = 0) -> Thrown {
    var found = Thrown()
    for statement in body {
      guard takeStep() else { break }
      switch statement.kind {
      case .throw(let error): found.items.append(Thrown.Item(error: error, member: frame.activation.member))
      case .expression(let value), .assignment(_, _, let value), .return(let value?), .variable(_, _, let value?):
        found.add(thrown(by: value, in: frame, level))
      case .guard(let conditions, let otherwise):
        for condition in conditions { found.add(thrown(by: condition, in: frame, level)) }
        let isPassed = conditions.allSatisfy { isConstantAddress($0, in: frame) || isAlwaysGiven($0, in: frame) }
        if !isPassed, !program.askOnlyForHTTP(conditions, in: frame.activation.member) {
          found.add(thrown(by: otherwise, in: frame, level: level))
        }
      case .choice(let choice): found.add(thrown(by: choice, in: frame, level))
      case .loop(_, let sequence, let body):
        if let sequence { found.add(thrown(by: sequence, in: frame, level)) }
        found.add(thrown(by: body, in: frame, level: level))
      case .block(let body): found.add(thrown(by: body, in: frame, level: level))
      case .return, .variable, .leave, .declaration: break
      }
    }
    return found
  }

  private func thrown(by condition: CodeCondition, in frame: Frame, _ level: Int) -> Thrown {
    switch condition {
    case .expression(let value), .binding(_, let value), .pattern(_, let value?): thrown(by: value, in: frame, level)
    case .pattern, .platform, .system: Thrown()
    }
  }

  private func thrown(by choice: CodeChoice, in frame: Frame, _ level: Int) -> Thrown {
    var found = Thrown()
    guard choice.kind == .errors else {
      if let subject = choice.subject { found.add(thrown(by: subject, in: frame, level)) }
      for branch in choice.branches {
        for condition in branch.conditions { found.add(thrown(by: condition, in: frame, level)) }
        found.add(thrown(by: branch.body, in: frame, level: level))
      }
      return found
    }
    let inner = thrown(by: choice.branches[0].body, in: frame, level: level)
    for clause in choice.branches.dropFirst() {
      let names = clause.errorNames
      let own = thrown(by: clause.body, in: frame, level: level)
      let fresh = own.items.filter { item in !(item.error.usedName.map(names.contains) ?? false) }
      if fresh.count < own.items.count { found.add(inner) }
      found.add(Thrown(items: fresh, isOpen: own.isOpen, isCut: own.isCut))
    }
    // What no clause takes goes on.
    if choice.branches.dropFirst().allSatisfy({ !$0.conditions.isEmpty }) { found.add(inner) }
    return found
  }

  /// What the calls of an expression may throw that are tried.
  private func thrown(by expression: CodeExpression, in frame: Frame, _ level: Int) -> Thrown {
    var found = Thrown()
    var tried: SourceRange?
    CodeWalk.expressions(in: expression) { part, _ in
      switch self.trial(before: part.range) {
      case .takesErrors: return false
      case .throws: if !(tried?.contains(part.range) ?? false) { tried = part.range }
      case nil: break
      }
      guard let tried, tried.contains(part.range) else {
        if case .closure = part.kind { return false } else { return true }
      }
      switch part.kind {
      case .closure(let closure):
        let inner = Frame(parent: frame, activation: frame.activation)
        found.add(self.thrown(by: closure.body, in: inner, level: level))
        return false
      case .call(let call) where call.callee.usedName?.hasSuffix("Continuation") ?? false:
        found.items += self.resumed(by: call, in: frame)
        return false
      case .call(let call):
        let functions = self.functions(calledBy: call, in: frame)
        for function in functions { found.add(self.thrown(by: function, level + 1)) }
        if functions.isEmpty, part.range.start == tried.start { found.isOpen = true }
      default: break
      }
      return true
    }
    return found
  }

  /// What a continuation is told to throw.
  private func resumed(by call: CodeCall, in frame: Frame) -> [Thrown.Item] {
    var found: [Thrown.Item] = []
    for argument in call.arguments {
      CodeWalk.expressions(in: argument.value) { part, _ in
        if case .call(let inner) = part.kind, inner.callee.usedName == "resume",
          let error = inner.arguments.first(where: { $0.label == "throwing" })
        {
          found.append(Thrown.Item(error: error.value, member: frame.activation.member))
        }
        return true
      }
    }
    return found
  }

  /// What a function may throw; asked for once.
  private func thrown(by function: Declared, _ level: Int) -> Thrown {
    if let known = program.thrown.withLock({ $0[function.id] }) { return known }
    guard let body = function.declaration.body, level < Thrown.deepest, !running.contains(function.id) else {
      return Thrown(isCut: true)
    }
    running.append(function.id)
    defer { running.removeLast() }
    let found = thrown(by: body, in: frame(of: function), level: level)
    if !found.isCut || level == 1 { program.thrown.withLock { $0[function.id] = found } }
    return found
  }

  /// A frame for a member's body, whose parameters are not known.
  func frame(of member: Declared) -> Frame {
    let frame = Frame(parent: nil, activation: activation(of: member, receiver: nil))
    for parameter in member.declaration.parameters {
      let unknown = Unknown(
        member.declaration.nameRange, type: parameter.type, context: member.type,
        key: "\(frame.activation.number).\(parameter.name)")
      frame.cells[parameter.name] = store.cell(.unknown(unknown.declared))
    }
    return frame
  }

  private enum Trial { case `throws`, takesErrors }

  /// Whether what takes the errors stands before an expression.
  func takesErrors(before range: SourceRange) -> Bool { program.takesErrors(before: range) }

  /// Whether `try` stands before an expression, or what takes the errors there: `try?`, `try!`.
  private func trial(before range: SourceRange) -> Trial? {
    if placeOfTry(before: range) != nil { return .throws }
    return takesErrors(before: range) ? .takesErrors : nil
  }

  /// Where `try` stands before an expression.
  func placeOfTry(before range: SourceRange) -> Int? { program.marks(before: range, ["try"]) }

  /// The functions of the app's own that a call may run.
  private func functions(calledBy call: CodeCall, in frame: Frame) -> [Declared] {
    let known: [Declared]
    switch call.callee.kind {
    case .name(let name):
      if name.startsUpper, let path = path(of: name, in: frame) {
        known = program.members("init", of: path)
      } else {
        known = declarations(of: name, in: frame)
      }
    case .member(let base?, let name):
      guard program.mayDeclare(name) else { return [] }
      guard let type = quietType(of: base, in: frame) else {
        let all = (program.declarations(named: name) ?? []).filter { $0.declaration.body != nil && $0.fits(call) }
        return all.count <= 2 ? all : []
      }
      known = implementations(of: name, in: type)
    default: return []
    }
    return Array(known.filter { $0.isFunction && $0.declaration.body != nil && $0.fits(call) }.prefix(Self.mostImplementations))
  }

  private static let mostImplementations = 4

  /// The members of a type by name; of a protocol's, those of the types that conform.
  private func implementations(of name: String, in type: String) -> [Declared] {
    let own = program.members(name, of: type)
    guard program.record(of: type)?.kind == .protocol, own.allSatisfy({ $0.declaration.body == nil }) else { return own }
    return program.conforming(to: type).filter { !$0.isStandIn }.flatMap { program.members(name, of: $0) }
  }

  func quietType(of base: CodeExpression, in frame: Frame) -> String? {
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    switch base.kind {
    case .name, .member: return type(of: evaluate(base, in: frame))
    case .call(let call) where call.arguments.allSatisfy({ if case .closure = $0.value.kind { false } else { true } }):
      return type(of: evaluate(base, in: frame))
    default: return nil
    }
  }
}

extension CodeBranch {
  /// What a `catch` calls the error.
  var errorNames: Set<String> { conditions.isEmpty ? ["error"] : Set(conditions.flatMap(\.names)) }
}

extension CodeCondition {
  /// The names that it binds.
  var names: [String] {
    switch self {
    case .binding(let name, _): [name]
    case .pattern(let patterns, _): patterns.flatMap(\.names)
    case .expression, .platform, .system: []
    }
  }
}

extension CodePattern {
  /// The names that it binds.
  var names: [String] {
    switch self {
    case .binding(let name): [name]
    case .member(_, let parts), .tuple(let parts): parts.flatMap(\.names)
    case .type(_, let inner): inner.names
    case .value, .any: []
    }
  }
}

extension Declared {
  /// Whether a call's labels are among its parameters' in order.
  fileprivate func fits(_ call: CodeCall) -> Bool {
    var labels = declaration.parameters.map(\.label)[...]
    for argument in call.arguments where !argument.isTrailing {
      guard let index = labels.firstIndex(of: argument.label) else { return false }
      labels = labels[(index + 1)...]
    }
    return true
  }
}

extension String {
  /// Whether a type is named as one that stands in for another in tests and previews.
  fileprivate var isStandIn: Bool { ["Mock", "Fake", "Stub", "Preview", "Dummy", "Test"].contains { holdsBytes(of: $0) } }
}

extension SourceRange {
  func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}

extension Program {
  /// Whether what takes the errors stands before an expression.
  func takesErrors(before range: SourceRange) -> Bool { marks(before: range, ["try?", "try!"]) != nil }

  /// Where one of some words stands before an expression, but for `await`.
  fileprivate func marks(before range: SourceRange, _ words: [StaticString]) -> Int? {
    guard let number = number(of: range) else { return nil }
    let text = files[number].text
    var end = min(Int(range.start), text.count)
    func skipSpace() { while end > 0, text[end - 1] <= 0x20 { end -= 1 } }
    func skip(_ word: StaticString) -> Bool {
      let count = word.utf8CodeUnitCount
      guard end >= count, (0..<count).allSatisfy({ text[end - count + $0] == word.utf8Start[$0] }) else { return false }
      end -= count
      return true
    }
    skipSpace()
    if skip("await") { skipSpace() }
    return words.contains(where: skip) ? end : nil
  }
}
