internal import AlertKitCore

/// Errors that get no further than the console.
extension Reach {
  /// Whether what stands at a place is thrown where the only clause around takes any error, and does no more with it than to write it
  /// to the console: `throw Failure.missing("a.json")` before `catch { print(error) }`.
  func isOnlyLogged(thrownAt place: Int, in member: Declared) -> Bool {
    guard isSwift(member.file) else { return false }
    let path = BranchPath.look(in: member.declaration, for: place)
    guard case .throw? = path.bodies.last?.first(where: { $0.range.holds(place) })?.kind,
      let (choice, branch) = path.choices.last(where: { $0.choice.kind == .errors }), branch == 0, choice.branches.count == 2,
      let clause = choice.branches.last, clause.conditions.isEmpty,
      member.declaration.body?.innermostClosure(around: place)?.first?.range
        == member.declaration.body?.innermostClosure(around: Int(choice.branches[0].range.start))?.first?.range
    else { return false }
    return !clause.body.handsOn("error")
  }
}

extension [CodeStatement] {
  /// Whether statements do more with a value than to log it, or throw.
  fileprivate func handsOn(_ name: String) -> Bool {
    var logged: [SourceRange] = []
    var named: [SourceRange] = []
    CodeWalk.expressions(in: self) { expression, _ in
      switch expression.kind {
      case .call(let call) where call.isOfLog: logged.append(expression.range)
      case .name(name): named.append(expression.range)
      default: break
      }
      return true
    }
    return throwsAnything || !named.allSatisfy { place in logged.contains { $0.contains(place) } }
  }

  private var throwsAnything: Bool {
    contains { statement in
      switch statement.kind {
      case .throw: true
      case .choice(let choice): choice.branches.contains { $0.body.throwsAnything }
      case .guard(_, let body), .loop(_, _, let body), .block(let body): body.throwsAnything
      default: false
      }
    }
  }
}

extension CodeCall {
  private static let logs: Set<String> = ["print", "debugPrint", "dump", "NSLog", "os_log", "assertionFailure"]

  /// Whether it writes what it is given to the console or a log: `print(error)`, `logger.error("\(error)")`.
  fileprivate var isOfLog: Bool {
    guard arguments.allSatisfy({ $0.value.isPlainToLog }) else { return false }
    guard case .member(let base?, _) = callee.kind else { return callee.usedName.map(Self.logs.contains) ?? false }
    return base.namePath?.last.map { ["log", "logger"].contains($0.lowercased()) } ?? false
  }
}

extension CodeExpression {
  /// Whether it is a text, a number or what a path of names leads to, and no call or closure that may do more with it.
  fileprivate var isPlainToLog: Bool {
    switch kind {
    case .string, .number, .boolean, .null: true
    default: namePath != nil
    }
  }
}
