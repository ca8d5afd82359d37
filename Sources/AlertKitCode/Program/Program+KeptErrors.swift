internal import AlertKitCore

/// Errors that a type makes for itself: `let error = LoadFailure.offline("No network"); tell(error)`.
extension Program {
  /// Whether a case that a call makes is a variable which only methods of the same type are given, which take it apart and put no more
  /// of it anywhere than what they write into texts of their own.
  func keeps(_ call: CodeCall, in member: Declared) -> Bool {
    guard files[member.file].path.hasSuffix(".swift"), !member.type.isEmpty, conforming(to: member.type).isEmpty,
      let run = BranchPath.look(in: member.declaration, for: Int(call.nameRange.start)).bodies.last,
      let name = run.lazy.compactMap({ $0.variable(made: call) }).first
    else { return false }
    var (uses, taken) = (0, 0)
    CodeWalk.expressions(in: run) { expression, _ in
      switch expression.kind {
      case .name(name): uses += 1
      case .call(let call): taken += self.takesApart(name, call, in: member) ? 1 : 0
      default: break
      }
      return true
    }
    return uses == taken
  }

  /// Whether a call gives a value to a method of the same type that takes it apart.
  private func takesApart(_ name: String, _ call: CodeCall, in member: Declared) -> Bool {
    guard let method = call.callee.ownName, case let own = members(method, of: member.type), own.count == 1, own[0].isFunction,
      own[0].type == member.type, let body = own[0].declaration.body,
      case let parameters = own[0].declaration.parameters, parameters.count == call.arguments.count,
      case let places = call.arguments.indices.filter({ call.arguments[$0].value.namePath == [name] }), places.count == 1
    else { return false }
    return body.takeApart(parameters[places[0]].name, depth: 0)
  }

  /// Whether a property is set to what a case carries only where a number beside it is another than those that are written:
  /// `case .failed(let code, let reason): switch code { case 404: text = "Gone"; default: text = reason }`.
  ///
  /// - Parameter places: Where the property is set.
  func isForOthers(than numbers: [Int: String], of event: String, setAt places: [SourceRange]) -> Bool {
    guard !numbers.isEmpty else { return false }
    let ways = places.compactMap { place -> Bool? in
      guard let number = number(of: place), let setter = file(number).member(around: Int(place.start)),
        !text(of: setter.declaration.range).contains("fallthrough")
      else { return false }
      let path = BranchPath.look(in: setter.declaration, for: Int(place.start))
      let own = path.bodies.last?.first { $0.range.contains(place) }
      // What is written out is of no case.
      if case .assignment(_, "=", let value)? = own?.kind, case .string = value.kind { return nil }
      return path.isForOthers(than: numbers, of: event)
    }
    return !ways.isEmpty && ways.allSatisfy(\.self)
  }
}

extension BranchPath.Found {
  /// Whether a `switch` around over one of the numbers that a case carries takes another branch for the one which is written.
  fileprivate func isForOthers(than numbers: [Int: String], of event: String) -> Bool {
    choices.indices.contains { index in
      let (choice, branch) = choices[index]
      guard let name = choice.askedName,
        let binding = choices[..<index].map({ $0.choice.branches[$0.branch] }).last(where: { $0.binds(name) }),
        !bodies.joined().contains(where: { $0.declares(name) }),
        let number = binding.place(of: name, in: event).flatMap({ numbers[$0] }), let taken = choice.branch(for: number)
      else { return false }
      return taken != branch
    }
  }
}

extension CodeBranch {
  fileprivate func binds(_ name: String) -> Bool { conditions.contains { $0.names.contains(name) } }

  /// The place of what a name stands for among what a case carries: `case .failed(let code, _)`.
  fileprivate func place(of name: String, in event: String) -> Int? {
    guard conditions.count == 1, case .pattern(let patterns, _) = conditions[0], patterns.count == 1,
      case .member(let made, let parts) = patterns[0], made.lastName == event
    else { return nil }
    return parts.firstIndex { if case .binding(name) = $0 { true } else { false } }
  }
}

extension CodeChoice {
  /// The name that it looks at: `switch code`, `if code == 404`.
  fileprivate var askedName: String? {
    let asked = subject ?? branches.first?.conditions.first?.comparison?.asked
    return if [.cases, .conditions].contains(kind), case .name(let name)? = asked?.kind { name } else { nil }
  }

  /// The branch that is taken for a number; nil where that is not sure.
  fileprivate func branch(for number: String) -> Int? {
    for (index, branch) in branches.enumerated() {
      if branch.isRest { return index }
      guard branch.conditions.count == 1 else { return nil }
      let numbers: [String?]
      switch branch.conditions[0] {
      case .pattern(let patterns, nil):
        numbers = patterns.map { if case .value(let value) = $0 { value.plainNumber } else { nil } }
      case let condition:
        guard let comparison = condition.comparison, comparison.asked.namePath == askedName.map({ [$0] }) else { return nil }
        numbers = [comparison.number]
      }
      if numbers.contains(number) { return index }
      if numbers.contains(nil) { return nil }
    }
    return nil
  }
}

extension CodeCondition {
  /// `code == 404`
  fileprivate var comparison: (asked: CodeExpression, number: String)? {
    guard case .expression(let condition) = self, case .binary("==", let left, let right) = condition.kind else { return nil }
    return right.plainNumber.map { (left, $0) }
  }
}

extension CodeExpression {
  /// A number as it is written, where nothing else is spelt as it.
  var plainNumber: String? {
    guard case .number(let number) = kind, number == "0" || number.first != "0",
      number.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return number
  }
}

extension CodeStatement {
  fileprivate func declares(_ name: String) -> Bool { if case .variable(name, _, _) = kind { true } else { false } }

  /// The variable that is what a call makes.
  fileprivate func variable(made call: CodeCall) -> String? {
    guard case .variable(let name, _, let value?) = kind, case .call(let own) = value.kind, own.nameRange == call.nameRange
    else {
      return nil
    }
    return name
  }
}

extension [CodeStatement] {
  private static let deepest = 4
  /// What gives no more than a text, a number or a truth.
  private static let plain: Set<String> = [
    "localizedDescription", "errorDescription", "contains", "hasPrefix", "hasSuffix", "isEmpty", "count", "rawValue",
  ]

  /// Whether they ask a value for its type and its case, and write it or what it carries into texts, and no more.
  fileprivate func takeApart(_ name: String, depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    var asked = 0
    var names: Set<String> = []
    for condition in choices.flatMap({ choice in choice.branches.flatMap { $0.conditions.map { ($0, choice.subject) } } }) {
      switch condition {
      case (.binding(let bound, let value), _) where value.namePath == [name]:
        if bound != name { names.insert(bound) }
        asked += 1
      case (.pattern(let patterns, let own), let subject) where (own ?? subject)?.namePath == [name]:
        if own != nil { asked += 1 }
        guard patterns.allSatisfy(\.isOfCase) else { return false }
        names.formUnion(patterns.flatMap(\.names))
      default: break
      }
    }
    asked += choices.count { $0.subject?.namePath == [name] }
    var (uses, read) = (0, 0)
    CodeWalk.expressions(in: self) { expression, _ in
      switch expression.kind {
      case .name(name): uses += 1
      case .string(let parts):
        read += parts.count { if case .value(let value, _) = $0 { value.namePath == [name] } else { false } }
      case .member(let base?, let part): if Self.plain.contains(part), base.namePath == [name] { read += 1 }
      case .binary(let sign, let left, let right) where sign == "==" || sign == "!=":
        read += [left, right].count { $0.namePath == [name] }
      default: break
      }
      return true
    }
    return uses == asked + read && names.allSatisfy { takeApart($0, depth: depth + 1) }
  }

  /// The choices among them and within them, but for those in closures.
  private var choices: [CodeChoice] {
    flatMap { statement -> [CodeChoice] in
      switch statement.kind {
      case .choice(let choice): [choice] + choice.branches.flatMap { $0.body.choices }
      case .guard(_, let body), .loop(_, _, let body), .block(let body): body.choices
      default: []
      }
    }
  }
}

extension CodePattern {
  /// Whether it tells a case by its name, or a type.
  fileprivate var isOfCase: Bool {
    switch self {
    case .member, .any, .type(_, .binding), .type(_, .any): true
    default: false
    }
  }
}
