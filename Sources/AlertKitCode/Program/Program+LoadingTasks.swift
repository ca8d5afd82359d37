internal import AlertKitCore

/// What a task that loads from the web tells its closure: an error, or what it has loaded, with its response.
extension Program {
  /// Whether a place is for a task that has neither an error nor anything loaded, which none has:
  /// `if let error { … return }; guard let data else { HERE }`.
  func isForNothingLoaded(_ place: Int, in member: Declared) -> Bool {
    guard Self.loadingCalls.contains(where: { holds($0, in: member.declaration.range) }),
      let told = told(around: place, in: member)
    else { return false }
    let path = BranchPath.look(in: member.declaration, for: place)
    var hasNoError = false
    for body in path.bodies {
      guard let first = body.first?.range.start, told.range.holds(Int(first)) else { continue }
      for statement in body {
        guard statement.range.holds(place) else {
          if statement.range.start > place { break }
          if leaves(statement, with: told.error) { hasNoError = true }
          if rebinds(statement, told) { return false }
          continue
        }
        switch statement.kind {
        case .guard(let conditions, let otherwise) where otherwise.contains { $0.range.holds(place) }:
          if hasNoError, asks(conditions, onlyFor: told) { return true }
        case .choice(let choice):
          guard choice.kind == .conditions, let index = path.choices.first(where: { $0.choice.isSame(choice) })?.branch else {
            break
          }
          for branch in choice.branches[..<index] {
            if asksForError(branch.conditions, told.error) { hasNoError = true }
            if hasNoError, asks(branch.conditions, onlyFor: told) { return true }
          }
          if choice.branches[index].conditions.contains(where: { asksForNone($0, told.error) }) { hasNoError = true }
        default: break
        }
        break
      }
    }
    return false
  }

  private static let loadingTasks = ["dataTask", "uploadTask", "downloadTask"]
  private static let loadingCalls = loadingTasks.map { Array(($0 + "(").utf8) }

  private static let labels: Set<String> = ["with", "for", "from", "fromFile", "completionHandler"]

  /// What the closure of a task calls what it is told.
  private struct Told {
    let range: SourceRange
    let data: String
    let response: String
    let error: String
    var names: [String] { [data, response, error] }
  }

  private func told(around place: Int, in member: Declared) -> Told? {
    var told: Told?
    var (isClear, last) = (true, Int32.max)
    CodeWalk.expressions(in: member.declaration) { [self] part, _ in
      guard part.range.holds(place) else { return true }
      switch part.kind {
      case .call(let call):
        guard case .member(.some, let name) = call.callee.kind, Self.loadingTasks.contains(name), !mayDeclare(name),
          ["with", "for"].contains(call.arguments.first?.label),
          // A library's tells of its progress too.
          call.arguments.allSatisfy({ $0.label.map(Self.labels.contains) ?? true }), let handler = call.arguments.last?.value,
          handler.range.holds(place), case .closure(let closure) = handler.kind, closure.parameters.count == 3
        else { break }
        let names = closure.parameters
        told = Told(range: handler.range, data: names[0], response: names[1], error: names[2])
        (isClear, last) = (true, handler.range.start)
      case .closure(let closure):
        // A closure within may be handed something of the name.
        if part.range.start != last, let told, !told.names.allSatisfy({ !closure.parameters.contains($0) }) { isClear = false }
      default: break
      }
      return true
    }
    return isClear ? told : nil
  }

  /// Whether a statement gives one of the names to something else.
  private func rebinds(_ statement: CodeStatement, _ told: Told) -> Bool {
    switch statement.kind {
    case .variable(let name, _, _): told.names.contains(name)
    case .guard(let conditions, _):
      conditions.contains { condition in
        guard case .binding(let name, let value) = condition, told.names.contains(name) else { return false }
        return value.namePath != [name]
      }
    default: false
    }
  }

  /// Whether a statement leaves where there is an error.
  private func leaves(_ statement: CodeStatement, with error: String) -> Bool {
    switch statement.kind {
    case .choice(let choice):
      guard choice.kind == .conditions, let branch = choice.branches.first, asksForError(branch.conditions, error) else {
        return false
      }
      switch branch.body.last?.kind {
      case .return, .throw: return true
      default: return false
      }
    case .guard(let conditions, _): return conditions.contains { asksForNone($0, error) }
    default: return false
    }
  }

  /// Whether conditions hold wherever there is an error.
  private func asksForError(_ conditions: [CodeCondition], _ error: String) -> Bool {
    guard conditions.count == 1 else { return false }
    switch conditions[0] {
    case .binding(_, let value): return isPlain(value, error)
    case .expression(let asked):
      guard case .binary("!=", let left, let right) = asked.kind else { return false }
      return right.isNull && isPlain(left, error)
    default: return false
    }
  }

  /// Whether a condition holds only where there is no error.
  private func asksForNone(_ condition: CodeCondition, _ error: String) -> Bool {
    guard case .expression(let asked) = condition, case .binary("==", let left, let right) = asked.kind else { return false }
    return right.isNull && isPlain(left, error)
  }

  /// Whether conditions ask for nothing but what is there where there is no error.
  private func asks(_ conditions: [CodeCondition], onlyFor told: Told) -> Bool {
    !conditions.isEmpty
      && conditions.allSatisfy { condition in
        if asksForNone(condition, told.error) { return true }
        switch condition {
        case .binding(_, let value):
          return isPlain(value, told.data) || isPlain(value, told.response)
            || isPlain(value, told.response, castTo: "as? HTTPURLResponse")
        case .expression(let asked):
          guard case .binary("!=", let left, let right) = asked.kind else { return false }
          return right.isNull && (isPlain(left, told.data) || isPlain(left, told.response))
        default: return false
        }
      }
  }

  /// Whether an expression is a name, and is cast to nothing else.
  private func isPlain(_ value: CodeExpression, _ name: String, castTo cast: String? = nil) -> Bool {
    guard case .name(name) = value.kind, name != "_", let number = number(of: value.range) else { return false }
    let rest = files[number].text[Int(value.range.end)...].drop(while: \.isBlank).prefix { $0 != UInt8(ascii: "\n") }
    let line = String(decoding: rest, as: UTF8.self)
    guard let cast else { return !line.hasPrefix("as") && !line.hasPrefix(".") }
    return line.hasPrefix(cast) && !(line.dropFirst(cast.count).first?.isLetter ?? false)
  }
}

extension CodeChoice {
  fileprivate func isSame(_ other: CodeChoice) -> Bool { branches.first?.range == other.branches.first?.range }
}
