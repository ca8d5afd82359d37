internal import AlertKitCore

/// What properties ask for holds as long as nothing gives what they are worked out of another value.
extension CallerConditions {
  /// Whether what a condition asks for is a property that the type stores, or works out of such, and some code of a member gives them no
  /// other value before a place, nor does what that calls.
  func mayHoldOn(_ condition: Constraint, through body: [CodeStatement], of member: Declared, to place: Int) -> Bool {
    guard let (type, name) = condition.property, let stored = stored(behind: name, of: type) else { return false }
    return stored.sorted().allSatisfy { name in
      var seen: Set<String> = []
      let asked = Asked(type: type, name: name)
      return !mayGive(asked, body, isOwn: member.type == type, before: place, &seen, level: 0)
    }
  }

  /// The stored properties of a type that one of it is worked out of, or itself; nil where something else decides it too.
  private func stored(behind name: String, of type: String, level: Int = 0) -> Set<String>? {
    guard level < Self.mostLevels, let declared = program.members(name, of: type).first(where: \.isVariable),
      !declared.declaration.isStatic
    else { return nil }
    guard let body = declared.declaration.body else { return declared.declaration.observers.isEmpty ? [name] : nil }
    let variables = body.variables
    var asked: Set<String> = []
    var isPlain = true
    CodeWalk.expressions(in: body) { expression, _ in
      if case .closure = expression.kind { isPlain = false }
      guard let used = expression.ownName, used != "self", !variables.contains(used) else { return isPlain }
      if program.members(used, of: type).contains(where: \.isVariable) {
        asked.insert(used)
      } else if !Self.converters.contains(used) {
        isPlain = false
      }
      return isPlain
    }
    guard isPlain else { return nil }
    let behind = asked.map { stored(behind: $0, of: type, level: level + 1) }
    return behind.contains(nil) ? nil : behind.reduce(into: []) { $0.formUnion($1 ?? []) }
  }

  /// What makes a value of another and asks nothing else.
  private static let converters: Set<String> = ["Int", "Double", "Float", "Decimal", "String", "URL"]

  private struct Asked {
    let type: String
    let name: String
  }

  /// More functions than these are not followed: they may do anything.
  private static let mostFollowed = 48

  private func mayGive(
    _ asked: Asked, _ body: [CodeStatement], isOwn: Bool, before place: Int, _ seen: inout Set<String>, level: Int
  ) -> Bool {
    if body.gives(asked.name, isOwn: isOwn, before: place) { return true }
    var called: Set<String> = []
    let others = mayFallThrough(body) ? [] : body.branches(apartFrom: place)
    CodeWalk.expressions(in: body) { expression, _ in
      if case .call(let call) = expression.kind, Int(call.nameRange.start) < place, let name = call.callee.usedName,
        !others.contains(where: { $0.holds(Int(call.nameRange.start)) })
      {
        called.insert(name)
      }
      return true
    }
    for other in called.sorted() where program.mayDeclare(other) && seen.insert(other).inserted {
      guard level < Self.mostLevels, seen.count <= Self.mostFollowed, let declared = program.declarations(named: other) else {
        return true
      }
      for function in declared where function.isFunction {
        let body = function.declaration.body ?? []
        let isOwn = function.type == asked.type
        if mayGive(asked, body, isOwn: isOwn, before: .max, &seen, level: level + 1) { return true }
      }
    }
    return false
  }

  /// Whether code may come from one case of a `switch` to the next, as Objective-C does where nothing says that it leaves.
  func mayFallThrough(_ body: [CodeStatement]) -> Bool {
    guard let first = body.first?.range, let last = body.last?.range else { return false }
    let text = program.text(of: SourceRange(file: first.file, start: Int(first.start), end: Int(last.end)))
    let isSwift = program.number(of: first).map { program.files[$0].path.hasSuffix(".swift") } ?? false
    return text.holdsBytes(of: isSwift ? "fallthrough" : "switch")
  }

  /// Whether a member's type keeps one instance of a type, which is what its code asks.
  func holdsOne(_ type: String, _ caller: Declared) -> Bool {
    let kept = program.record(of: caller.type)?.stored.filter { kept in
      kept.heldType.flatMap { program.path(of: $0.name, from: caller.type, in: caller.file) } == type
    }
    return kept?.count == 1 && !caller.declaration.parameters.contains { $0.type.map { $0.mentions(type.lastName) } ?? true }
  }
}

extension [CodeStatement] {
  /// The code in branches that are not taken on the way to a place.
  func branches(apartFrom place: Int) -> [SourceRange] {
    guard let statement = first(where: { $0.range.holds(place) }) else { return [] }
    switch statement.kind {
    case .choice(let choice): return choice.branches(apartFrom: place)
    case .expression(let expression):
      guard case .choice(let choice) = expression.kind else { return [] }
      return choice.branches(apartFrom: place)
    case .guard(_, let body), .block(let body): return body.branches(apartFrom: place)
    // In a loop another branch may have been taken before.
    default: return []
    }
  }
}

extension CodeChoice {
  fileprivate func branches(apartFrom place: Int) -> [SourceRange] {
    guard kind != .errors, let own = branches.firstIndex(where: { $0.body.contains { $0.range.holds(place) } }) else {
      return []
    }
    let others = branches.indices.filter { $0 != own }.flatMap { branches[$0].body.map(\.range) }
    return others + branches[own].body.branches(apartFrom: place)
  }
}
