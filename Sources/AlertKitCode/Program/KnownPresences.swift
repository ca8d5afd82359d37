internal import AlertKitCore

/// What code knows to be there where it runs, as it has asked for it on the way: `guard let error = model.error else { return }`.
///
/// A value is told by the names and the keys that lead to it: `self.model.errors["alert"]` by `model`, `errors` and `["alert"]`.
struct KnownPresences {
  /// Of each of these lists something is there.
  private var known: [[[String]]] = []
  private var names: [String: Meaning] = [:]

  /// What a name stands for.
  private enum Meaning {
    case value([String])
    case condition(Claim)
    /// Something that is there.
    case something
    /// What a case of an enumeration carries.
    case carried(Carried)
    case other
  }

  /// The place of what a pattern takes from a case, of as many as it has: `case .failed(let code, let reason)`.
  struct Carried: Hashable {
    let name: String
    let index: Int
    let count: Int
  }

  /// What is there where a condition holds, and where it does not.
  private struct Claim {
    var when: [[[String]]] = []
    var otherwise: [[[String]]] = []

    var negated: Claim { Claim(when: otherwise, otherwise: when) }

    func and(_ other: Claim) -> Claim {
      let either = otherwise.flatMap { left in other.otherwise.map { left + $0 } }.filter { $0.count <= Self.most }
      return Claim(when: Array((when + other.when).prefix(Self.most)), otherwise: Array(either.prefix(Self.most)))
    }

    /// Conditions that say more say nothing of an alert.
    private static let most = 8
  }

  /// - Parameter member: The member whose body's code it is.
  init(in member: Declared) {
    for parameter in member.declaration.parameters {
      names[parameter.name] = .value(Self.path(ofParameter: parameter.name, of: member.id))
    }
  }

  /// The path of a function's parameter, which no property has.
  static func path(ofParameter name: String, of function: DeclarationID) -> [String] {
    ["\(function.file):\(function.start)/\(name)"]
  }

  /// The parameter that such a path begins with; nil for a property.
  static func parameter(_ first: String) -> String? {
    first.firstIndex(of: "/").map { String(first[first.index(after: $0)...]) }
  }

  /// What leads to a dictionary's entry.
  static func entry(_ key: String) -> String { "[\"\(key)\"]" }

  // MARK: - What is asked

  /// Whether something is there of which all may be that of what code asks for.
  ///
  /// - Parameter value: What is true as well; nil for nothing.
  func assures(where value: CodeExpression? = nil, _ isMeant: ([String]) -> Bool) -> Bool {
    (known + (value.map { claim(of: $0).when } ?? [])).contains { $0.allSatisfy(isMeant) }
  }

  /// Whether a value is there, as code has asked for it or the name says.
  func isThere(_ value: CodeExpression) -> Bool {
    if case .name(let name) = value.kind, case .something? = names[name] { return true }
    guard let path = path(of: value) else { return false }
    return known.contains([path])
  }

  /// What a name stands for that a pattern has taken from a case.
  func carried(_ value: CodeExpression) -> Carried? {
    if case .name(let name) = value.kind, case .carried(let carried)? = names[name] { carried } else { nil }
  }

  /// Whether a name stands for something of the body's own.
  func isLocal(_ name: String) -> Bool { names[name] != nil }

  /// What leads to a value; nil for what is made on the way.
  func path(of value: CodeExpression, depth: Int = 0) -> [String]? {
    guard depth < Self.deepest else { return nil }
    switch value.kind {
    case .name("self"): return []
    case .name(let name):
      switch names[name] {
      case nil: return [name]
      case .value(let path): return path
      case .condition, .something, .carried, .other: return nil
      }
    case .member(let base?, let name): return path(of: base, depth: depth + 1).map { $0 + [name] }
    case .subscript(let base, let arguments):
      guard arguments.count == 1, arguments[0].label == nil, let key = arguments[0].value.plainText else { return nil }
      return path(of: base, depth: depth + 1).map { $0 + [Self.entry(key)] }
    default: return nil
    }
  }

  private static let deepest = 32

  private func claim(of condition: CodeExpression, depth: Int = 0) -> Claim {
    guard depth < Self.deepest else { return Claim() }
    func claim(_ part: CodeExpression) -> Claim { self.claim(of: part, depth: depth + 1) }
    switch condition.kind {
    case .prefix("!", let inner): return claim(inner).negated
    case .binary("&&", let left, let right): return claim(left).and(claim(right))
    case .binary("||", let left, let right): return claim(left).negated.and(claim(right).negated).negated
    case .binary(let sign, let left, let right) where sign == "==" || sign == "!=":
      let (asked, other) = left.isNull ? (right, left) : (left, right)
      guard let path = path(of: asked) else { return Claim() }
      if other.isNull { return sign == "!=" ? Claim(when: [[path]]) : Claim(otherwise: [[path]]) }
      // What is equal to a constant is there.
      return other.isConstant ? sign == "==" ? Claim(when: [[path]]) : Claim(otherwise: [[path]]) : Claim()
    case .name(let name):
      if case .condition(let claim)? = names[name] { return claim }
      return Claim()
    default: return Claim()
    }
  }

  private func meaning(of value: CodeExpression) -> Meaning {
    if let path = path(of: value) { return .value(path) }
    let claim = claim(of: value)
    if !claim.when.isEmpty || !claim.otherwise.isEmpty { return .condition(claim) }
    if case .name(let name) = value.kind, let meaning = names[name] { return meaning }
    return value.plainText == nil ? .other : .something
  }

  // MARK: - On the way

  /// Goes on where some conditions hold.
  mutating func enter(_ conditions: [CodeCondition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): take(claim(of: expression))
      case .binding(let name, let value):
        let path = path(of: value)
        if let path { know([path]) }
        names[name] = path.map { .value($0) } ?? .something
      case .pattern(let patterns, let subject):
        if let path = subject.flatMap({ path(of: $0) }), patterns.allSatisfy(\.isOfSomething) { know([path]) }
        for name in patterns.flatMap(\.names) { names[name] = .other }
        if patterns.count == 1 { take(patterns[0]) }
      case .platform, .system: break
      }
    }
  }

  private mutating func take(_ pattern: CodePattern) {
    guard case .member(let name, let parts) = pattern else { return }
    for (index, part) in parts.enumerated() {
      guard case .binding(let bound) = part else { continue }
      names[bound] = .carried(Carried(name: name.lastName, index: index, count: parts.count))
    }
  }

  /// Goes on where some conditions don't hold.
  mutating func deny(_ conditions: [CodeCondition]) {
    guard conditions.count == 1, case .expression(let condition) = conditions[0] else { return }
    take(claim(of: condition).negated)
  }

  private mutating func take(_ claim: Claim) {
    // What is asked for again may be missing all the same.
    known.removeAll(where: claim.otherwise.contains)
    for list in claim.when { know(list) }
  }

  private mutating func know(_ list: [[String]]) {
    if known.count < Self.mostKnown { known.append(list) }
  }

  /// Code that has asked for more says no more.
  private static let mostKnown = 64

  /// What is known in each branch of a choice.
  func branches(of choice: CodeChoice) -> [(known: KnownPresences, body: [CodeStatement])] {
    var left = self
    let subject = choice.subject.flatMap { path(of: $0) }
    return choice.branches.enumerated().map { index, branch in
      var inner = left
      inner.enter(branch.conditions)
      switch choice.kind {
      case .conditions: left.deny(branch.conditions)
      case .cases:
        guard let subject, case .pattern(let patterns, nil)? = branch.conditions.first else { break }
        if patterns.allSatisfy(\.isOfSomething) { inner.know([subject]) }
        if branch.isOfNothing { left.know([subject]) }
      case .errors: if index > 0 { for name in branch.errorNames { inner.names[name] = .something } }
      case .compilation: break
      }
      return (inner, branch.body)
    }
  }

  /// What is known in a loop's body that has names for what it goes through.
  func entering(_ names: [String]) -> KnownPresences {
    var inner = self
    for name in names { inner.names[name] = names.count == 1 ? .something : .other }
    return inner
  }

  /// What is known in a closure that a call is given.
  func entering(_ closure: CodeClosure, of call: CodeCall?) -> KnownPresences {
    var inner = self
    for name in closure.parameters { inner.names[name] = .other }
    guard let call, let name = call.callee.usedName, let last = closure.parameters.last else {
      return call.map { inner.watching($0, in: self) } ?? inner
    }
    switch name {
    case "ForEach", "List", "forEach": inner.names[last] = .something
    default:
      if let watched = call.watched { inner.names[last] = meaning(of: watched) }
    }
    return inner.watching(call, in: self)
  }

  /// Knows what is there that a view listens for.
  private func watching(_ call: CodeCall, in outer: KnownPresences) -> KnownPresences {
    guard let path = call.watched.flatMap({ outer.path(of: $0) }) else { return self }
    var inner = self
    inner.know([path])
    return inner
  }

  /// Goes on behind a statement.
  mutating func pass(_ statement: CodeStatement) {
    switch statement.kind {
    case .variable(let name, _, let value):
      names[name] = value.map { meaning(of: $0) } ?? .other
      return
    case .guard(let conditions, _):
      enter(conditions)
      return
    default: break
    }
    if !known.isEmpty {
      for target in CodeWalk.changes(in: [statement]) {
        guard let path = path(of: target) else { continue }
        known.removeAll { $0.contains { $0.starts(with: path) } }
      }
    }
    switch statement.kind {
    case .assignment(let target, _, _): if case .name(let name) = target.kind, isLocal(name) { names[name] = .other }
    case .choice(let choice) where choice.kind == .conditions:
      for branch in choice.branches {
        guard branch.body.last?.leaves ?? false else { break }
        deny(branch.conditions)
      }
    default: break
    }
  }
}

extension CodeCall {
  /// What a view listens for before it runs a closure: `.onChange(of: model.error)`, `.onReceive(model.$error)`.
  fileprivate var watched: CodeExpression? {
    switch callee.usedName {
    case "onChange": arguments.first { $0.label == "of" }?.value
    case "onReceive": arguments.first.flatMap { $0.label == nil && !$0.isTrailing ? $0.value : nil }
    default: nil
    }
  }
}

extension CodeStatement {
  /// Whether what follows is not come to behind it.
  fileprivate var leaves: Bool {
    switch kind {
    case .return, .leave, .throw: true
    default: false
    }
  }

  /// The closures that stand in it, but for those in bodies within it, with the calls that are given them; one level deep.
  var ownClosures: [(closure: CodeClosure, call: CodeCall?)] {
    switch kind {
    case .expression(let value), .throw(let value): return value.ownClosures
    case .variable(_, _, let value), .return(let value): return value?.ownClosures ?? []
    case .assignment(let target, _, let value): return target.ownClosures + value.ownClosures
    case .choice(let choice):
      return (choice.subject?.ownClosures ?? []) + choice.branches.flatMap { $0.conditions.flatMap(\.ownClosures) }
    case .guard(let conditions, _): return conditions.flatMap(\.ownClosures)
    case .loop(_, let sequence, _): return sequence?.ownClosures ?? []
    case .leave, .declaration, .block: return []
    }
  }
}

extension CodeCondition {
  fileprivate var ownClosures: [(closure: CodeClosure, call: CodeCall?)] {
    switch self {
    case .expression(let value), .binding(_, let value): value.ownClosures
    case .pattern(_, let subject): subject?.ownClosures ?? []
    case .platform, .system: []
    }
  }
}

extension CodeExpression {
  fileprivate var ownClosures: [(closure: CodeClosure, call: CodeCall?)] {
    var calls: [SourceRange: CodeCall] = [:]
    var found: [(closure: CodeClosure, call: CodeCall?)] = []
    CodeWalk.expressions(in: self) { expression, _ in
      switch expression.kind {
      case .call(let call):
        for argument in call.arguments { if case .closure = argument.value.kind { calls[argument.value.range] = call } }
      case .closure(let closure):
        found.append((closure, calls[expression.range]))
        return false
      default: break
      }
      return true
    }
    return found
  }

  /// A literal text without values in it.
  fileprivate var plainText: String? {
    guard case .string(let parts) = kind else { return nil }
    var text = ""
    for part in parts {
      guard case .text(let piece) = part else { return nil }
      text += piece
    }
    return text
  }

  fileprivate var isConstant: Bool {
    switch kind {
    case .boolean, .number: true
    case .member(nil, let name): name != "none"
    default: plainText != nil
    }
  }
}

extension CodePattern {
  /// Whether nothing that is missing matches it.
  fileprivate var isOfSomething: Bool {
    switch self {
    case .member(let name, _): name.lastName != "none"
    case .value(let value): value.isConstant
    case .type: true
    case .binding, .tuple, .any: false
    }
  }
}
