internal import AlertKitCore

/// The errors of results that code hands to closures: `load { result in switch result { case .failure(let error): … } }`.
extension Reach {
  /// The type of the app's own of an error that a branch around takes from a closure's result, by the function that is given the closure.
  mutating func errorType(boundTo name: String, _ path: BranchPath.Found, in member: Declared) -> String? {
    for (choice, index) in path.choices.reversed() {
      for condition in choice.branches[index].conditions where condition.names.contains(name) {
        guard case .pattern(let patterns, let own) = condition, patterns.count == 1,
          case .member(let outcome, let parts) = patterns[0], outcome.lastName == "failure", parts.count == 1,
          case .binding(name) = parts[0], let subject = own ?? choice.subject, case .name(let result) = subject.kind
        else { return nil }
        let branch = choice.branches[index].range
        guard !isRebound(name, in: branch, path, member) else { return nil }
        return errorType(ofResult: result, at: Int(subject.range.start), in: member)
      }
    }
    return nil
  }

  /// Whether code within a branch gives a name to something else before it comes to the place: a variable, or what a closure is handed.
  func isRebound(_ name: String, in branch: SourceRange, _ path: BranchPath.Found, _ member: Declared) -> Bool {
    let place = path.bodies.last?.first?.range.start ?? branch.start
    var isRebound = path.bodies.joined().contains { statement in
      guard branch.contains(statement.range) else { return false }
      switch statement.kind {
      case .variable(name, _, _): return true
      case .guard(let conditions, _): return conditions.flatMap(\.names).contains(name)
      case .loop(let names, _, _): return names.contains(name)
      default: return false
      }
    }
    CodeWalk.expressions(in: member.declaration) { expression, _ in
      if case .closure(let closure) = expression.kind, branch.contains(expression.range), expression.range.holds(Int(place)),
        closure.parameters.contains(name)
      {
        isRebound = true
      }
      return !isRebound
    }
    return isRebound
  }

  private mutating func errorType(ofResult name: String, at place: Int, in member: Declared) -> String? {
    var taker: (call: CodeCall, index: Int)?
    CodeWalk.expressions(in: member.declaration) { expression, _ in
      guard expression.range.holds(place) else { return true }
      switch expression.kind {
      case .call(let call):
        for case .closure(let closure) in call.arguments.filter({ $0.value.range.holds(place) }).map(\.value.kind) {
          if let index = closure.parameters.firstIndex(of: name) { taker = (call, index) }
        }
      default: break
      }
      return true
    }
    guard let taker, bindings(of: name, in: member) <= 1 else { return nil }
    let owner: String?
    switch taker.call.callee.kind {
    case .name: owner = member.type
    case .member(let base?, _): owner = base.namePath == ["self"] ? member.type : type(of: base, in: member)
    default: owner = nil
    }
    guard let owner, let called = taker.call.callee.usedName else { return nil }
    let functions = program.members(called, of: owner)
    guard !functions.isEmpty, functions.allSatisfy(\.isFunction) else { return nil }
    var found: Set<String> = []
    for function in functions {
      for parameter in function.declaration.parameters {
        guard let type = parameter.type, type.name == "->", type.arguments.indices.contains(taker.index + 1) else { continue }
        let result = type.arguments[taker.index + 1]
        guard result.name == "Result", result.arguments.count == 2,
          let path = program.path(of: result.arguments[1].name, from: function.type, in: function.file)
        else { return nil }
        found.insert(path)
      }
    }
    return found.count == 1 ? found.first : nil
  }
}

/// The errors that come to a `switch`, as all code makes them that hands them there.
extension Reach {
  /// Whether a branch of a choice by an error's type or case is for none of the errors that code hands there: `default:` behind
  /// `case is LoadFailure:`, `else` behind `if let error = error as? LoadError`.
  mutating func isForUnsent(_ branch: Int, of choice: CodeChoice, in member: Declared) -> Bool {
    guard isSwift(member.file), isOfApp(member.file), choice.kind == .cases || choice.kind == .conditions,
      let subject = choice.errorAsked, !isFallenInto(branch, of: choice, in: member.file),
      let sent = sentErrors(to: subject, in: member), !sent.isEmpty
    else { return false }
    return sent.allSatisfy { error in
      matches(choice.branches[branch], error, in: member) == false
        || choice.branches[..<branch].contains { matches($0, error, in: member) == true }
    }
  }

  /// Whether a place stands in such a branch.
  mutating func isForUnsent(_ place: Int, in member: Declared) -> Bool {
    BranchPath.look(in: member.declaration, for: place).choices.contains { isForUnsent($1, of: $0, in: member) }
  }

  /// Whether a branch is taken for an error; nil where that is not known.
  private func matches(_ branch: CodeBranch, _ error: SentError, in member: Declared) -> Bool? {
    if branch.conditions.isEmpty { return true }
    guard case .pattern(let patterns, _) = branch.conditions[0] else { return nil }
    let matches = patterns.map { self.matches($0, error, in: member) }
    if matches.contains(true) { return branch.conditions.count == 1 ? true : nil }
    return matches.contains(nil) ? nil : false
  }

  private func matches(_ pattern: CodePattern, _ error: SentError, in member: Declared) -> Bool? {
    switch pattern {
    case .any: return true
    case .type(let name, _):
      guard let type = program.path(of: name, from: member.type, in: member.file), let kind = program.record(of: type)?.kind
      else { return nil }
      return type == error.type ? true : kind == .enumeration || kind == .structure ? false : nil
    case .member(let name, let parts):
      guard !name.outerType.isEmpty, let type = program.path(of: name.outerType, from: member.type, in: member.file),
        program.record(of: type)?.kind == .enumeration
      else { return nil }
      if type != error.type || name.lastName != error.name { return false }
      return parts.allSatisfy(\.takesAll) ? true : nil
    case .value, .binding, .tuple: return nil
    }
  }
}

extension CodeChoice {
  /// The name whose type or case its branches ask for: `switch error { case is LoadFailure: …`, `if let error = error as? LoadError`.
  var errorAsked: CodeExpression? {
    let subjects = branches.filter { !$0.conditions.isEmpty }.map { branch -> CodeExpression? in
      guard case .pattern(_, let own) = branch.conditions[0] else { return nil }
      return own ?? subject
    }
    guard let first = subjects.first, let first, case .name(let name) = first.kind,
      subjects.allSatisfy({ if case .name(name)? = $0?.kind { true } else { false } })
    else { return nil }
    let isAsked = branches.flatMap(\.conditions).contains { condition in
      guard case .pattern(let patterns, _) = condition else { return false }
      return patterns.contains { pattern in
        switch pattern {
        case .type: true
        case .member(let name, _): !name.outerType.isEmpty
        default: false
        }
      }
    }
    return isAsked ? first : nil
  }
}
