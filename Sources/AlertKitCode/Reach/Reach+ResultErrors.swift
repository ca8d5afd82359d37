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
  private func isRebound(_ name: String, in branch: SourceRange, _ path: BranchPath.Found, _ member: Declared) -> Bool {
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
