internal import AlertKitCore

/// What a function hands the closures that it is given, where that is always the same: `save { isSaved in … }`, where `save` calls what
/// it is given with `true` alone.
struct HandedConstants {
  /// What is handed each time.
  enum Constant: Hashable {
    case truth(Bool)
    case null
    /// A case of an enumeration, whatever it carries.
    case enumeration(String)
    /// Whatever is not nil: `user!`.
    case something

    init?(_ value: CodeExpression) {
      switch value.kind {
      case .boolean(let truth): self = .truth(truth)
      case .null: self = .null
      default:
        guard let name = value.caseName, !name.startsUpper, !Self.ofManyTypes.contains(name) else { return nil }
        self = .enumeration(name)
      }
    }

    /// What two values have in common.
    fileprivate static func common(_ one: Self?, _ other: Self?) -> Self? {
      guard let one, let other else { return nil }
      return one == other ? one : one == .null || other == .null ? nil : .something
    }

    /// What makes a value of any type, or stands for one that is there or not.
    fileprivate static let ofManyTypes: Set<String> = ["init", "some", "none"]
  }

  /// By the name that a closure has for it.
  private var known: [String: Constant] = [:]
  /// What the closure at a place among a call's arguments is handed, in order.
  private let handed: (CodeCall, Int) -> [Constant?]

  init(_ handed: @escaping (CodeCall, Int) -> [Constant?]) { self.handed = handed }

  /// Whether what is handed keeps a place in some code from being come to.
  func excludes(_ place: Int, in body: [CodeStatement]) -> Bool {
    guard let index = body.firstIndex(where: { $0.range.holds(place) }) else { return false }
    var inner = self
    for statement in body[..<index] {
      if inner.isLeft(at: statement) { return true }
      inner.pass(statement)
    }
    switch body[index].kind {
    case .choice(let choice): return inner.excludes(place, in: choice)
    case .guard(let conditions, let body):
      guard body.contains(where: { $0.range.holds(place) }) else { break }
      return inner.truth(of: conditions) == true || inner.excludes(place, in: body)
    case .loop(let names, _, let body):
      for name in names { inner.known[name] = nil }
      return inner.excludes(place, in: body)
    case .block(let body): return inner.excludes(place, in: body)
    default: break
    }
    return inner.excludesInClosures(of: body[index], place)
  }

  private func excludes(_ place: Int, in choice: CodeChoice) -> Bool {
    for branch in choice.branches {
      let isTaken = truth(of: branch, in: choice)
      guard branch.body.contains(where: { $0.range.holds(place) }) else {
        if isTaken == true, choice.kind != .errors { return choice.holds(place, behind: branch) }
        continue
      }
      return isTaken == false || excludes(place, in: branch.body)
    }
    return false
  }

  private func excludesInClosures(of statement: CodeStatement, _ place: Int) -> Bool {
    for (closure, call) in statement.ownClosures where closure.body.contains(where: { $0.range.holds(place) }) {
      var inner = self
      let constants = call.flatMap { call in call.index(of: closure).map { handed(call, $0) } } ?? []
      for (index, name) in closure.parameters.enumerated() {
        inner.known[name] = constants.indices.contains(index) ? constants[index] : nil
      }
      return inner.excludes(place, in: closure.body)
    }
    return false
  }

  /// Whether nothing behind a statement is come to.
  private func isLeft(at statement: CodeStatement) -> Bool {
    switch statement.kind {
    case .guard(let conditions, _): truth(of: conditions) == false
    case .choice(let choice) where choice.kind == .conditions && choice.branches.count == 1:
      truth(of: choice.branches[0], in: choice) == true && choice.branches[0].body.last?.isReturn ?? false
    default: false
    }
  }

  private mutating func pass(_ statement: CodeStatement) {
    guard !known.isEmpty else { return }
    if case .variable(let name, _, _) = statement.kind { known[name] = nil }
    for target in CodeWalk.changes(in: [statement]) { if case .name(let name) = target.kind { known[name] = nil } }
  }

  // MARK: - Conditions

  private func truth(of branch: CodeBranch, in choice: CodeChoice) -> Bool? {
    switch choice.kind {
    case .conditions: return truth(of: branch.conditions)
    case .cases:
      guard let constant = choice.subject.flatMap(constant), case .pattern(let patterns, nil)? = branch.conditions.first else {
        return nil
      }
      return truth(of: patterns, constant).map { $0 && branch.conditions.count > 1 ? nil : $0 } ?? nil
    case .errors, .compilation: return nil
    }
  }

  private func truth(of conditions: [CodeCondition]) -> Bool? {
    guard !conditions.isEmpty else { return nil }
    let truths = conditions.map { condition -> Bool? in
      switch condition {
      case .expression(let expression): truth(of: expression)
      case .binding(_, let value): constant(value).map { $0 != .null }
      case .pattern(let patterns, let subject): subject.flatMap(constant).flatMap { truth(of: patterns, $0) }
      case .platform, .system: nil
      }
    }
    return truths.contains(false) ? false : truths.contains(nil) ? nil : true
  }

  private func truth(of condition: CodeExpression) -> Bool? {
    switch condition.kind {
    case .name:
      switch constant(condition) {
      case .truth(let truth)?: return truth
      // In Objective-C what is nil is not true.
      case .null?: return false
      default: return nil
      }
    case .prefix("!", let inner): return truth(of: inner).map(!)
    case .binary("&&", let left, let right):
      let truths = [truth(of: left), truth(of: right)]
      return truths.contains(false) ? false : truths.contains(nil) ? nil : true
    case .binary("||", let left, let right):
      let truths = [truth(of: left), truth(of: right)]
      return truths.contains(true) ? true : truths.contains(nil) ? nil : false
    case .binary(let sign, let left, let right) where sign == "==" || sign == "!=":
      guard let own = constant(left), let other = Constant(right) else { return nil }
      if own == .something, other != .null { return nil }
      if case .enumeration = own, case .enumeration = other, own == other { return nil }
      return (own == other) == (sign == "==")
    default: return nil
    }
  }

  private func truth(of patterns: [CodePattern], _ constant: Constant) -> Bool? {
    guard case .enumeration(let name) = constant else { return nil }
    let truths = patterns.map { pattern -> Bool? in
      guard case .member(let other, _) = pattern, !Constant.ofManyTypes.contains(other.lastName) else { return nil }
      // What the case carries may be looked at too.
      return other.lastName == name ? nil : false
    }
    return truths.allSatisfy { $0 == false } ? false : nil
  }

  private func constant(_ value: CodeExpression) -> Constant? {
    if case .name(let name) = value.kind { known[name] } else { nil }
  }
}

extension CodeExpression {
  /// The name that a chain begins with, behind `self`.
  fileprivate var firstName: String? {
    switch kind {
    case .name(let name): name
    case .call(let call): call.callee.firstName
    case .member(let base?, let name): if case .name("self") = base.kind { name } else { base.firstName }
    default: nil
    }
  }
}

extension CodeCall {
  /// The place of a closure among the arguments.
  fileprivate func index(of closure: CodeClosure) -> Int? {
    arguments.firstIndex { argument in
      guard case .closure(let other) = argument.value.kind, let start = other.body.first?.range else { return false }
      return start == closure.body.first?.range
    }
  }
}

extension CodeChoice {
  /// Whether a place stands in a branch behind another one.
  fileprivate func holds(_ place: Int, behind branch: CodeBranch) -> Bool {
    branches.contains { $0.range.start > branch.range.start && $0.body.contains { $0.range.holds(place) } }
  }
}

extension CodeStatement {
  fileprivate var isReturn: Bool {
    switch kind {
    case .return, .throw: true
    default: false
    }
  }
}

extension Reach {
  /// Whether a place stands in a closure, and what the closure is handed each time keeps it from being come to.
  func isForUnhanded(_ place: Int, in member: Declared) -> Bool {
    guard isOfApp(member.file) else { return false }
    return HandedConstants { call, index in isOfOwn(call, in: member) ? handed(to: index, of: call, from: member.file) : [] }
      .excludes(place, in: member.declaration.body ?? [])
  }

  /// Whether a call is of a function of the app's own, as what it is asked of is of a type that the app declares.
  private func isOfOwn(_ call: CodeCall, in member: Declared) -> Bool {
    guard let name = call.callee.usedName else { return false }
    guard case .member(let base?, _) = call.callee.kind, base.namePath != ["self"] else {
      return !program.members(name, of: member.type).isEmpty || !program.members(name, of: "").isEmpty
    }
    guard let first = base.firstName else { return false }
    if first.startsUpper { return program.mayDeclareType(first) }
    let parameter = member.declaration.parameters.first { $0.name == first }?.type
    let kept = program.members(first, of: member.type).filter(\.isVariable)
    guard let type = parameter ?? (kept.count == 1 ? kept[0].heldType : nil) else { return false }
    return program.mayDeclareType(type.name.lastName)
  }

  /// What the functions that a call may mean hand the closure at a place among its arguments, in order, where they hand the same each
  /// time.
  private func handed(to index: Int, of call: CodeCall, from file: Int) -> [HandedConstants.Constant?] {
    guard let name = call.callee.usedName, let declared = program.declarations(named: name), !declared.isEmpty else {
      return []
    }
    let isSwift = isSwift(file)
    // A message of Objective-C's is for methods of its selector.
    let meant = declared.filter { call.selector == nil || $0.declaration.selector == call.selector || self.isSwift($0.file) }
    var all: [HandedConstants.Constant?]?
    for function in meant {
      guard function.isFunction, isOfApp(function.file), !function.declaration.isExposed,
        self.isSwift(function.file) == isSwift || function.declaration.selector != nil,
        let parameter = function.declaration.parameter(of: call, at: index),
        let own = handings(of: parameter.name, in: function)
      else { return [] }
      guard let before = all else {
        all = own
        continue
      }
      guard before.count == own.count else { return [] }
      all = zip(before, own).map(HandedConstants.Constant.common)
    }
    return all ?? []
  }

  /// What a function calls a parameter with; nil where it does more with it, or nothing.
  private func handings(of parameter: String, in function: Declared) -> [HandedConstants.Constant?]? {
    guard let body = function.declaration.body, let first = body.first else { return nil }
    var (named, harmless) = (0, 0)
    var calls: [[HandedConstants.Constant?]] = []
    var isKnown = true
    CodeWalk.expressions(in: body) { expression, _ in
      switch expression.kind {
      case .name(parameter): named += 1
      case .closure(let closure): if closure.parameters.contains(parameter) { isKnown = false }
      case .call(let call):
        guard case .name(parameter) = call.callee.kind else { break }
        harmless += 1
        calls.append(call.arguments.map { $0.isTrailing ? nil : constant($0.value) })
      case .binary("!=", let left, let right), .binary("==", let left, let right):
        if right.isNull, case .name(parameter) = left.kind { harmless += 1 }
      default: break
      }
      return isKnown
    }
    let asked = body.presenceChecks(of: parameter)
    // What stands in code that was not understood is no name.
    let text = program.files[function.file].text[Int(first.range.start)..<Int(function.declaration.range.end)]
    let written = text.split { !$0.isNamePart }.count { $0.elementsEqual(parameter.utf8) }
    guard isKnown, let shape = calls.first, calls.allSatisfy({ $0.count == shape.count }), named == harmless + asked.count,
      written <= named + asked.rebound
    else { return nil }
    return shape.indices.map { index in
      calls.dropFirst().reduce(shape[index]) { HandedConstants.Constant.common($0, $1[index]) }
    }
  }

  private func constant(_ value: CodeExpression) -> HandedConstants.Constant? {
    if isForced(value) { return .something }
    guard let constant = HandedConstants.Constant(value) else { return nil }
    if case .enumeration(let name) = constant, !isCase(name) { return nil }
    return constant
  }

  /// Whether the app ends where a value is nil: `user!`.
  private func isForced(_ value: CodeExpression) -> Bool {
    guard let number = program.number(of: value.range), isSwift(number) else { return false }
    let bytes = program.files[number].text
    // What is cast or tried behind it may be nil all the same: `object! as? User`, `try? load()!`.
    let rest = bytes[Int(value.range.end)...]
    guard rest.first == UInt8(ascii: "!"), let next = rest.dropFirst().first(where: { !$0.isBlank }), ",)".utf8.contains(next)
    else { return false }
    return !String(decoding: bytes[..<Int(value.range.start)].suffix(6), as: UTF8.self).contains("try")
  }

  /// Whether a name is only ever that of a case: what a type gives by a name may be any case, as in `.from(data)`.
  private func isCase(_ name: String) -> Bool {
    guard let declared = program.declarations(named: name) else { return false }
    let isOfResult = ["success", "failure"].contains(name)
    let given = declared.filter {
      $0.declaration.isStatic && !$0.isEnumerationCase && (!isOfResult || $0.type.lastName == "Result")
    }
    return given.isEmpty && (isOfResult || declared.contains(where: \.isEnumerationCase))
  }
}

extension CodeDeclaration {
  /// The parameter that an argument of a call is for: the last one for a closure behind the brackets.
  func parameter(of call: CodeCall, at index: Int) -> CodeParameter? {
    let argument = call.arguments[index]
    if call.selector != nil || selector != nil { return parameters.count == call.arguments.count ? parameters[index] : nil }
    if argument.isTrailing { return call.arguments.count { $0.isTrailing } == 1 ? parameters.last : nil }
    guard let label = argument.label else { return parameters.count == call.arguments.count ? parameters[index] : nil }
    return parameters.first { $0.label == label }
  }
}

extension [CodeStatement] {
  /// How often statements ask whether a closure is there, and how often they give it its own name again: `if let done`, `if (done)`.
  fileprivate func presenceChecks(of name: String) -> (count: Int, rebound: Int) {
    var found = (count: 0, rebound: 0)
    func look(_ conditions: [CodeCondition]) {
      for condition in conditions {
        switch condition {
        case .binding(name, let value):
          if case .name(name) = value.kind { (found.count, found.rebound) = (found.count + 1, found.rebound + 1) }
        case .expression(let expression): if case .name(name) = expression.kind { found.count += 1 }
        default: break
        }
      }
    }
    func look(in body: [CodeStatement]) {
      for statement in body {
        switch statement.kind {
        case .choice(let choice):
          for branch in choice.branches {
            look(branch.conditions)
            look(in: branch.body)
          }
        case .guard(let conditions, let body):
          look(conditions)
          look(in: body)
        case .loop(_, _, let body), .block(let body): look(in: body)
        case .declaration(let declaration): look(in: declaration.body ?? [])
        default: break
        }
        for (closure, _) in statement.ownClosures { look(in: closure.body) }
      }
    }
    look(in: self)
    return found
  }
}
