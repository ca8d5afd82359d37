internal import AlertKitCore
internal import Synchronization

extension Program {
  /// Whether what a place sets is never there when a flag of a type is raised, as all code that raises it sets the same properties in its
  /// own run of statements: the place stands in another run, and before it or in another branch.
  ///
  /// - Parameter names: The properties that all code which raises the flag sets there.
  func isSetApart(_ place: SourceRange, from flag: Flag, setting names: Set<String>) -> Bool {
    guard let number = number(of: place), let setter = file(number).member(around: Int(place.start)) else { return false }
    let around = BranchPath.look(in: setter.declaration, for: Int(place.start))
    guard let run = around.bodies.last, let own = run.first?.range,
      run.contains(where: { $0.range.contains(place) && $0.assignedName.map(names.contains) ?? false })
    else { return false }
    return points(raising: flag, in: setter).allSatisfy { point in
      guard !point.range.contains(place) else { return false }
      let other = BranchPath.look(in: setter.declaration, for: Int(point.range.start))
      guard let raising = other.bodies.last else { return false }
      // What is run in the meantime raises the flag with words of its own.
      if place.start < point.range.start, !point.isDirect { return true }
      if point.isDirect {
        let isTogether =
          other.bodies.contains { $0.first?.range == own } || around.bodies.contains { $0.first?.range == raising.first?.range }
        if isTogether { return false }
        if place.start < point.range.start { return names.isSubset(of: raising.compactMap(\.assignedName)) }
      }
      return other.numbers.contains { around.numbers[$0] ?? $1 != $1 }
    }
  }

  /// Whether a property is there where a condition has come out one way, as the method that it asks gives it something before it gives
  /// that back: `if !model.isComplete() { isShown = true }`, which says what is missing.
  func isGiven(_ property: FlaggedProperty, where asked: CodeExpression, is truth: Bool, in member: Declared) -> Bool {
    guard property.cases == nil, !property.isReplaced, property.paths.count == 1, let name = property.paths[0].last,
      case .call(let call) = asked.kind, let method = call.callee.usedName, let path = call.callee.namePath
    else { return false }
    let holder = path.dropLast().drop { $0 == "self" }
    guard Array(holder) == property.paths[0].dropLast(), holder.count < 2 else { return false }
    var type = member.type
    if let first = holder.first {
      let held = members(first, of: member.type).filter(\.isVariable)
      guard held.count == 1, let path = held[0].heldType.flatMap({ self.path(of: $0.name, from: type, in: member.file) }) else {
        return false
      }
      type = path
    }
    let own = members(method, of: type)
    guard own.count == 1, own[0].isFunction, let body = own[0].declaration.body, case .return? = body.last?.kind,
      !conforming(to: type).contains(where: { record(of: $0)?.members[method] != nil })
    else { return false }
    return body.give(name, before: truth, isGiven: false) { isSurelyThere($0, in: own[0]) }
  }

  /// Whether the first of some statements gives a text to a view's state that a later one gives another, and nothing but texts are
  /// given between: `title = "Gone"; title = "Still here"`. A view is drawn once they have run.
  func givesWayAtOnce(_ statements: ArraySlice<CodeStatement>, in type: String) -> Bool {
    guard statements.count > 1, let name = statements.first?.nameGivenLetters,
      statements.dropFirst().prefix(while: { $0.nameGivenLetters != nil }).contains(where: { $0.nameGivenLetters == name }),
      !type.isEmpty
    else { return false }
    let kept = members(name, of: type).filter(\.isVariable)
    return kept.count == 1 && kept[0].declaration.attributes == ["State"] && kept[0].declaration.observers.isEmpty
  }

  /// A place that raises a flag.
  private struct Point {
    let range: SourceRange
    /// Whether it is the flag that is set there, and not a function that is called which sets it.
    let isDirect: Bool
  }

  private func points(raising flag: Flag, in member: Declared) -> [Point] {
    let leading = self.leading(to: flag)
    var found = member.declaration.raises(of: flag.name).map { Point(range: $0.range, isDirect: true) }
    CodeWalk.expressions(in: member.declaration) { expression, _ in
      guard case .call(let call) = expression.kind, let name = call.callee.usedName, leading.contains(name) else { return true }
      found.append(Point(range: expression.range, isDirect: false))
      return true
    }
    return found
  }

  /// The names of the functions that raise a flag, and of those beside them that call these.
  private func leading(to flag: Flag) -> Set<String> {
    if let known = leadings.withLock({ $0[flag] }) { return known }
    let raising = files(naming: [flag.name]).flatMap { number in
      file(number).members(mentioning: [flag.name]).filter { member in
        member.declaration.raises(of: flag.name).contains { mayMean(flag, $0, in: member) }
      }
    }
    let types = Set(raising.map(\.type))
    let files = Set(raising.map(\.file) + types.flatMap { members("body", of: $0).map(\.file) })
    var names = Set(raising.filter(\.isCalled).map(\.name))
    var count = -1
    while count < names.count {
      count = names.count
      for number in files.sorted() {
        for member in file(number).members(mentioning: names) where member.isCalled && types.contains(member.type) {
          names.insert(member.name)
        }
      }
    }
    leadings.withLock { $0[flag] = names }
    return names
  }
}

extension Declared {
  /// Whether it does something when it is named: a function that gives no view.
  fileprivate var isCalled: Bool { isFunction && !isBuilder }
}

extension CodeDeclaration {
  /// What its code gives another value than `false`, of a name.
  fileprivate func raises(of name: String) -> [CodeExpression] {
    var found: [CodeExpression] = []
    let code = (body ?? []) + observers + (value.map { [CodeStatement(.expression($0), at: $0.range)] } ?? [])
    for (target, value) in CodeWalk.assignments(in: code) where target.usedName == name {
      if case .boolean(false) = value.kind { continue }
      found.append(target)
    }
    CodeWalk.expressions(in: code) { expression, _ in
      if case .call(let call) = expression.kind, case .member(let base?, "toggle") = call.callee.kind, base.usedName == name {
        found.append(base)
      }
      return true
    }
    return found
  }
}

extension CodeStatement {
  /// The property that it sets.
  fileprivate var assignedName: String? { if case .assignment(let target, "=", _) = kind { target.usedName } else { nil } }

  /// The name of its type's own, or of a variable, that it gives a text which is written there.
  fileprivate var nameGivenLetters: String? {
    guard case .assignment(let target, "=", let value) = kind, case .string(let parts) = value.kind else { return nil }
    return parts.allSatisfy { if case .text = $0 { true } else { false } } ? target.ownName : nil
  }
}

extension [CodeCondition] {
  /// What is asked, and how that has come out; of several that do not all hold none is told.
  func outcomes(areDenied: Bool) -> [(CodeExpression, Bool)] {
    if areDenied, count > 1 { return [] }
    return compactMap { condition in
      guard case .expression(let asked) = condition else { return nil }
      if case .prefix("!", let inner) = asked.kind { return (inner, areDenied) }
      return (asked, !areDenied)
    }
  }
}

extension CodeChoice {
  /// What is asked before one of its branches is taken, and how that has come out.
  func outcomes(of taken: Int) -> [(CodeExpression, Bool)] {
    guard kind == .conditions else { return [] }
    return branches[..<taken].flatMap { $0.conditions.outcomes(areDenied: true) }
      + branches[taken].conditions.outcomes(areDenied: false)
  }
}

extension [CodeStatement] {
  /// Whether a property is given something, and nothing else is done, wherever they give a truth back.
  fileprivate func give(
    _ name: String, before truth: Bool, isGiven: Bool, _ isThere: (CodeExpression) -> Bool
  ) -> Bool {
    var isGiven = isGiven
    for statement in self {
      switch statement.kind {
      case .assignment(let target, "=", let value): if target.ownName == name { isGiven = isThere(value) }
      case .return(let value):
        if case .boolean(let given)? = value?.kind, given != truth { continue }
        if !isGiven { return false }
      case .choice(let choice):
        guard choice.branches.allSatisfy({ $0.body.give(name, before: truth, isGiven: isGiven, isThere) }) else { return false }
        isGiven = false
      case .guard(_, let body), .loop(_, _, let body), .block(let body):
        guard body.give(name, before: truth, isGiven: isGiven, isThere) else { return false }
        isGiven = false
      case .variable: break
      default: isGiven = false
      }
    }
    return true
  }
}
