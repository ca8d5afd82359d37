internal import AlertKitCore

/// The errors that come to a place, as all code makes them that hands them there.
extension Reach {
  /// The errors that what looks at one may see; nil where they are not known.
  mutating func sentErrors(to subject: CodeExpression, in member: Declared) -> Set<SentError>? {
    if let known = sentErrors[subject.range] { return known }
    var trail = SentErrorTrail()
    let sent = errors(in: subject, of: member, &trail)
    sentErrors[subject.range] = .some(sent)
    return sent
  }

  /// The errors that a value of a member's code may be; nil where they are not known.
  private mutating func errors(in value: CodeExpression, of member: Declared, _ trail: inout SentErrorTrail) -> Set<SentError>?
  {
    guard trail.goesOn(), isSwift(member.file), isOfApp(member.file) else { return nil }
    switch value.kind {
    case .name(let name): return errors(boundTo: name, at: Int(value.range.start), in: member, &trail)
    case .member(let list?, "first"), .member(let list?, "last"): return errors(keptIn: list, in: member, &trail)
    default: break
    }
    return errorMade(by: value, in: member).map { [$0] }
  }

  /// `LoadFailure.gone`, `.gone`, `LoadFailure.gone(error)`
  private func errorMade(by value: CodeExpression, in member: Declared) -> SentError? {
    var made = value
    if case .call(let call) = value.kind { made = call.callee }
    guard case .member(let base, let name) = made.kind else { return nil }
    if let base {
      guard let path = base.typeName.flatMap({ program.path(of: $0, from: member.type, in: member.file) }),
        let record = program.record(of: path), record.kind == .enumeration, record.cases.contains(where: { $0.name == name })
      else { return nil }
      return SentError(type: path, name: name)
    }
    guard let declared = program.declarations(named: name), let type = declared.first?.type,
      declared.allSatisfy({ $0.isEnumerationCase && $0.type == type }), program.type(type, isA: ["Error", "LocalizedError"])
    else { return nil }
    return SentError(type: type, name: name)
  }

  private mutating func errors(
    boundTo name: String, at place: Int, in member: Declared, _ trail: inout SentErrorTrail
  ) -> Set<SentError>? {
    let path = BranchPath.look(in: member.declaration, for: place)
    for (choice, index) in path.choices.reversed() {
      // What is caught may be anything.
      if choice.kind == .errors, index > 0, choice.branches[index].errorNames.contains(name) { return nil }
      for condition in choice.branches[index].conditions where condition.names.contains(name) {
        guard case .pattern(let patterns, let own) = condition, patterns.count == 1,
          case .member(let made, let parts) = patterns[0],
          let part = parts.firstIndex(where: { if case .binding(name) = $0 { true } else { false } }),
          !isRebound(name, in: choice.branches[index].range, path, member)
        else { return nil }
        guard made.lastName == "failure" else {
          let isOwn = isOfOwnEnumeration(own ?? choice.subject, with: made.lastName, in: member)
          return isOwn ? errors(carriedBy: made.lastName, at: part, &trail) : nil
        }
        return (own ?? choice.subject).flatMap { outcomes(in: $0, of: member, &trail) }
      }
    }
    if let given = valuesGiven(toVariable: name, in: member) {
      return joined(given) { own, value in own.errors(in: value, of: member, &trail) }
    }
    return errors(handedAs: name, at: place, in: member, isOutcome: false, &trail)
  }

  /// What a function gives a variable of its own; nil for any other name, and where something else may give it more.
  private mutating func valuesGiven(toVariable name: String, in member: Declared) -> [CodeExpression]? {
    let variables = member.declaration.variables(named: name)
    guard variables.count == 1, bindings(of: name, in: member) == 1,
      !member.declaration.parameters.contains(where: { $0.name == name })
    else { return nil }
    let bytes = program.files[member.file].text
    let isHanded = mentions(in: member.file).places(of: name).contains { place in
      member.declaration.range.holds(place.offset) && bytes[place.offset - 1] == UInt8(ascii: "&")
    }
    // `(data, error) = await load()`
    let isOneOfSeveral = CodeWalk.changes(in: member.declaration.body ?? []).contains { target in
      target.namePath == nil
        && words(Int(target.range.start)..<Int(target.range.end), in: member.file).contains(name)
    }
    let given = CodeWalk.assignments(in: member.declaration.body ?? []).filter { $0.target.namePath == [name] }.map(\.value)
    let values = (variables[0].value.map { [$0] } ?? []) + given
    return isHanded || isOneOfSeveral || values.isEmpty ? nil : values
  }

  /// The errors that a function collects in a list of its own: `errors.append(error)`.
  private mutating func errors(keptIn list: CodeExpression, in member: Declared, _ trail: inout SentErrorTrail) -> Set<
    SentError
  >? {
    guard case .name(let name) = list.kind, case let variables = member.declaration.variables(named: name),
      variables.count == 1,
      case .array(let first)? = variables[0].value?.kind, first.isEmpty
    else { return nil }
    var (added, reads) = ([CodeExpression](), 0)
    CodeWalk.expressions(in: member.declaration) { expression, _ in
      switch expression.kind {
      case .call(let call):
        guard case .member(let base?, "append") = call.callee.kind, base.namePath == [name], call.arguments.count == 1,
          call.arguments[0].label == nil
        else { break }
        added.append(call.arguments[0].value)
      case .member(let base?, let read):
        if base.namePath == [name], ["isEmpty", "count", "first", "last"].contains(read) { reads += 1 }
      default: break
      }
      return true
    }
    guard mentions(ofLocal: name, in: member) == added.count + reads + 1 else { return nil }
    return joined(added) { own, error in own.errors(in: error, of: member, &trail) }
  }

  /// The errors of a result: `.failure(LoadFailure.gone)`, or what a closure is handed.
  private mutating func outcomes(in value: CodeExpression, of member: Declared, _ trail: inout SentErrorTrail) -> Set<
    SentError
  >? {
    switch value.kind {
    case .name(let name): return errors(handedAs: name, at: Int(value.range.start), in: member, isOutcome: true, &trail)
    case .choice(let choice):
      let results = choice.branches.compactMap {
        if case .expression(let only)? = $0.body.first?.kind, $0.body.count == 1 { only } else { nil }
      }
      return results.count == choice.branches.count ? joined(results) { $0.outcomes(in: $1, of: member, &trail) } : nil
    case .call(let call):
      guard case .member(let base, let name) = call.callee.kind, base.map({ $0.typeName == "Result" }) ?? true else {
        return nil
      }
      if name == "success" { return [] }
      return name == "failure" && call.arguments.count == 1 ? errors(in: call.arguments[0].value, of: member, &trail) : nil
    default: return nil
    }
  }

  /// The errors that a closure around a place is handed under a name, or the member itself is.
  private mutating func errors(
    handedAs name: String, at place: Int, in member: Declared, isOutcome: Bool, _ trail: inout SentErrorTrail
  ) -> Set<SentError>? {
    guard trail.goesOn() else { return nil }
    let takers = member.declaration.takers(of: name, around: place)
    guard let taker = takers.last else {
      guard bindings(of: name, in: member) == 0, let given = arguments(for: name, of: member) else { return nil }
      return joined(given) { own, argument in
        isOutcome
          ? own.outcomes(in: argument.value, of: argument.caller, &trail)
          : own.errors(in: argument.value, of: argument.caller, &trail)
      }
    }
    guard bindings(of: name, in: member, within: taker.range) == 1 else { return nil }
    // What a variable of the function's own is called with was looked at where it is called.
    if taker.call == nil {
      let variables = trail.handed.last.map { member.declaration.variables(named: $0) } ?? []
      return variables.contains { $0.value?.range == taker.range } ? [] : nil
    }
    guard let call = taker.call, let called = call.callee.usedName, let owner = owner(of: call, in: member),
      case let functions = functions(called, of: owner), !functions.isEmpty
    else { return nil }
    guard let place = call.arguments.firstIndex(where: { $0.value.range == taker.range }) else { return nil }
    return joined(functions) { own, function in
      guard let parameter = function.declaration.closure(of: call, at: place) else { return nil }
      return own.errors(handedTo: parameter.name, taker.index, of: function, isOutcome: isOutcome, &trail)
    }
  }

  private mutating func joined<Item>(_ items: [Item], _ work: (inout Reach, Item) -> Set<SentError>?) -> Set<SentError>? {
    var all: Set<SentError> = []
    for item in items {
      guard let own = work(&self, item) else { return nil }
      all.formUnion(own)
    }
    return all
  }

  /// The type of the app's own whose function a call is of.
  private mutating func owner(of call: CodeCall, in member: Declared) -> String? {
    switch call.callee.kind {
    case .name(let name): name != member.name && hides(name, in: member) ? nil : member.type
    case .member(let base?, _): base.namePath == ["self"] ? member.type : type(of: base, in: member)
    default: nil
    }
  }

  /// The functions with code that a name means of a type, of those that answer it or inherit from it, and of those that it inherits from.
  private func functions(_ name: String, of owner: String) -> [Declared] {
    (program.declarations(named: name) ?? []).filter { function in
      function.isFunction && function.declaration.body != nil
        && (function.type == owner || program.type(function.type, isA: [owner.lastName])
          || program.type(owner, isA: [function.type.lastName]))
    }
  }

  /// The errors that a function hands the closure that it is given: it calls it, or gives it to another of the app's own.
  private mutating func errors(
    handedTo closure: String, _ index: Int, of function: Declared, isOutcome: Bool, _ trail: inout SentErrorTrail
  ) -> Set<SentError>? {
    guard isOfApp(function.file), isSwift(function.file) else { return nil }
    guard trail.seen.insert("\(function.id)/\(closure)/\(index)/\(isOutcome)").inserted else { return [] }
    let uses = function.declaration.uses(ofClosure: closure)
    let variables = function.declaration.variables(named: closure)
    // It is kept, or there is another of its name.
    guard variables.allSatisfy({ if case .closure? = $0.value?.kind { true } else { false } }),
      uses.count == mentions(ofLocal: closure, in: function) - variables.count
    else { return nil }
    trail.handed.append(closure)
    defer { trail.handed.removeLast() }
    return joined(uses) { own, use in
      if let place = use.argument {
        guard let called = use.call.callee.usedName, let owner = own.owner(of: use.call, in: function) else { return nil }
        let others = own.functions(called, of: owner)
        return others.isEmpty
          ? nil
          : own.joined(others) { own, other in
            guard let parameter = other.declaration.closure(of: use.call, at: place) else { return nil }
            return own.errors(handedTo: parameter.name, index, of: other, isOutcome: isOutcome, &trail)
          }
      }
      guard use.call.arguments.indices.contains(index) else { return nil }
      let value = use.call.arguments[index].value
      return isOutcome ? own.outcomes(in: value, of: function, &trail) : own.errors(in: value, of: function, &trail)
    }
  }

  /// How often a function's code names a variable of its own, or what it is given, but for labels.
  private mutating func mentions(ofLocal name: String, in function: Declared) -> Int {
    let bytes = program.files[function.file].text
    return mentions(in: function.file).places(of: name).count { place in
      guard function.declaration.range.holds(place.offset) else { return false }
      return bytes.withUnsafeBufferPointer { bytes in
        let isLabel = bytes.nextVisible(from: place.offset + name.utf8.count) == UInt8(ascii: ":")
        if !isLabel { return true }
        let before = bytes.wordBefore(place.offset).map { bytes.text($0) }
        return before == "let" || before == "var" || "?[".utf8.contains(bytes.lastVisible(before: place.offset))
      }
    }
  }

  /// The errors that code gives a case to carry, of whatever enumeration: `state = .failed(error)`.
  private mutating func errors(carriedBy name: String, at part: Int, _ trail: inout SentErrorTrail) -> Set<SentError>? {
    guard trail.seen.insert(".\(name)/\(part)").inserted else { return [] }
    let files = filesMentioning(name)
    guard files.count <= Self.mostFiles, files.allSatisfy(isSwift) else { return nil }
    var makings: [(value: CodeExpression, maker: Declared)] = []
    for file in Set(files).sorted() {
      let bytes = program.files[file].text
      for place in mentions(in: file).places(of: name) where !place.isInLiteral {
        let isCase = bytes.withUnsafeBufferPointer { $0.isPattern(at: place.offset) || $0.isCaseDeclared(at: place.offset) }
        if isCase { continue }
        guard let maker = program.file(file).member(around: place.offset),
          let call = maker.declaration.call(namedAt: place.offset)
        else {
          // What is neither called nor asked for by a point is another thing.
          if place.offset > 0, bytes[place.offset - 1] == UInt8(ascii: ".") { return nil }
          continue
        }
        guard call.arguments.indices.contains(part) else { return nil }
        makings.append((call.arguments[part].value, maker))
      }
    }
    return makings.isEmpty ? nil : joined(makings) { own, making in own.errors(in: making.value, of: making.maker, &trail) }
  }

  /// Whether what a pattern looks at is declared as an enumeration of the app's own that has a case: others may have it too.
  private func isOfOwnEnumeration(_ subject: CodeExpression?, with name: String, in member: Declared) -> Bool {
    guard let subject, let own = subject.ownName else { return false }
    let kept = program.members(own, of: member.type)
    let parameter = member.declaration.parameters.first { $0.name == own }?.type
    let declared = parameter ?? (kept.count == 1 ? kept[0].declaration.type : nil)
    var type = declared?.name == "Optional" ? declared?.arguments.first?.name : declared?.name
    if declared == nil, kept.count == 1, case .member(let base?, _)? = kept[0].declaration.value?.kind { type = base.typeName }
    guard let type, let path = program.path(of: type, from: member.type, in: member.file),
      let record = program.record(of: path), record.kind == .enumeration
    else { return false }
    return record.cases.contains { $0.name == name }
  }
}

/// A case of an error of the app's own.
struct SentError: Hashable {
  let type: String
  let name: String
}

/// What was asked on the way to the errors that come to a place.
private struct SentErrorTrail {
  var seen: Set<String> = []
  /// The closures by whose calls the way goes.
  var handed: [String] = []
  private var steps = 0

  /// More steps than these are not gone.
  mutating func goesOn() -> Bool {
    steps += 1
    return steps < 400
  }
}

/// A closure that is handed something: one that a call is given, or, without a call, another.
private struct ClosureTaker {
  let range: SourceRange
  let index: Int
  var call: CodeCall?
}

/// What a function does with a closure that it is given: it calls it, or gives it to another function.
private struct ClosureUse {
  let call: CodeCall
  /// Its place among the arguments; nil where it is called.
  var argument: Int?
}

extension CodeDeclaration {
  /// The parameter that takes a closure which a call gives; nil where that is not sure.
  fileprivate func closure(of call: CodeCall, at place: Int) -> CodeParameter? {
    parameter(of: call, at: place).flatMap { $0.type?.mayBeFunction ?? false ? $0 : nil }
  }

  /// The closures around a place that are handed something under a name, the innermost last.
  fileprivate func takers(of name: String, around place: Int) -> [ClosureTaker] {
    var found: [ClosureTaker] = []
    CodeWalk.expressions(in: self) { expression, _ in
      guard expression.range.holds(place) else { return true }
      switch expression.kind {
      case .call(let call):
        for argument in call.arguments where argument.value.range.holds(place) {
          guard case .closure(let closure) = argument.value.kind, let index = closure.parameters.firstIndex(of: name) else {
            continue
          }
          found.append(ClosureTaker(range: argument.value.range, index: index, call: call))
        }
      case .closure(let closure):
        if let index = closure.parameters.firstIndex(of: name), found.last?.range != expression.range {
          found.append(ClosureTaker(range: expression.range, index: index))
        }
      default: break
      }
      return true
    }
    return found
  }

  fileprivate func uses(ofClosure name: String) -> [ClosureUse] {
    var found: [ClosureUse] = []
    CodeWalk.expressions(in: self) { expression, _ in
      guard case .call(let call) = expression.kind else { return true }
      if case .name(name) = call.callee.kind { found.append(ClosureUse(call: call)) }
      for (place, argument) in call.arguments.enumerated() {
        if case .name(name) = argument.value.kind { found.append(ClosureUse(call: call, argument: place)) }
      }
      return true
    }
    return found
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a case's name at a place is what a pattern asks for: `case .failed(let error)`, `case let .failed(error)`, `== .failed`.
  fileprivate func isPattern(at start: Int) -> Bool {
    var first = start
    while first > 0, self[first - 1].isNamePart || self[first - 1] == UInt8(ascii: ".") { first -= 1 }
    guard first < start else { return false }
    if let word = wordBefore(first).map({ text($0) }), ["case", "let"].contains(word) { return true }
    var line = first
    while line > 0, self[line - 1] != 0x0A { line -= 1 }
    let before = text(line..<first).trimmed
    return before.hasSuffix("==") || before.hasSuffix("!=")
      || before.hasSuffix(",") && before.hasPrefix("case ") && !before.contains(": ")
  }

  /// Whether a case of an enumeration is declared at a place: `case idle, failed(Error)`.
  fileprivate func isCaseDeclared(at start: Int) -> Bool {
    guard start > 0, self[start - 1] != UInt8(ascii: ".") else { return false }
    var line = start
    while line > 0, self[line - 1] != 0x0A { line -= 1 }
    let before = text(line..<start).trimmed
    return before == "case" || before == "indirect case" || before.hasPrefix("case ") && before.hasSuffix(",")
  }
}
