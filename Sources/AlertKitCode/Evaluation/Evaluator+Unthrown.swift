internal import AlertKitCore

/// Code that is there for errors, and for publishers that fail, where none can come.
extension Evaluator {
  /// The branches of a choice that may be taken, as far as errors decide: no clause where a `do` throws nothing, and none behind one
  /// that takes all that it throws.
  func takenBranches(of choice: CodeChoice, in frame: Frame) -> ArraySlice<CodeBranch> {
    guard choice.kind == .errors, let own = choice.branches.first, isSwift(own.range) else { return choice.branches[...] }
    if throwsOnly(nil, own.body, at: own.range, in: frame) { return choice.branches.prefix(1) }
    for (index, clause) in choice.branches.enumerated().dropFirst().dropLast() {
      guard let name = clause.typeOfAll?.name, let type = ownError(name, in: frame) else { continue }
      if throwsOnly(type, own.body, at: own.range, in: frame) { return choice.branches.prefix(index + 1) }
    }
    return choice.branches[...]
  }

  /// The path of a type of the app's own that is no protocol, by its name.
  private func ownError(_ name: String, in frame: Frame) -> String? {
    guard let path = path(of: name, in: frame), let kind = program.record(of: path)?.kind else { return nil }
    return kind == .protocol || kind == .extension ? nil : path
  }

  /// More functions than these that call one another are not looked at.
  private static let mostLevels = 6

  /// Whether code throws errors of one type alone, or none: all that it tries is the app's own and keeps other errors to itself.
  ///
  /// - Parameters:
  ///   - type: The path of the errors' type; nil where there are to be none.
  ///   - functions: The functions that call one another to get here.
  private func throwsOnly(
    _ type: String?, _ body: [CodeStatement], at range: SourceRange, in frame: Frame, within functions: [DeclarationID] = []
  ) -> Bool {
    guard takeStep(), let number = program.number(of: range) else { return false }
    let kept = body.keptErrors
    let words = program.files[number].text.withUnsafeBufferPointer { $0.wordsOfErrors(in: Int(range.start)..<Int(range.end)) }
    let open = words.filter { word in !kept.contains { $0.holds(word.offset) } }
    let thrown = Set(open.filter { !$0.isTry }.map(\.offset))
    let own = thrown.isEmpty ? [] : type.map { places(in: body, throwing: $0, in: frame, within: functions) } ?? []
    guard thrown.isSubset(of: own) else { return false }
    var tried: [Int: CodeExpression] = [:]
    CodeWalk.expressions(in: body) { part, _ in
      if !kept.contains(where: { $0.holds(Int(part.range.start)) }), let place = self.placeOfTry(before: part.range),
        tried[place] == nil
      {
        tried[place] = part
      }
      return true
    }
    // What is tried and was not read may throw.
    return Set(tried.keys) == Set(open.filter(\.isTry).map(\.offset))
      && tried.values.allSatisfy { keepsErrors($0, but: type, in: frame, functions) }
  }

  /// Whether an expression behind `try` calls functions of the app's own alone, none of which throws anything but errors of a type.
  private func keepsErrors(
    _ tried: CodeExpression, but type: String?, in frame: Frame, _ functions: [DeclarationID]
  ) -> Bool {
    var (count, isKept) = (0, true)
    CodeWalk.expressions(in: tried) { part, _ in
      switch part.kind {
      case .call(let call) where self.makesCase(call): break
      case .call(let call):
        count += 1
        isKept = isKept && (self.surelyRun(by: call, in: frame)?.allSatisfy { self.throwsOnly(type, $0, functions) } ?? false)
      case .macro, .subscript, .unknown: isKept = false
      default: break
      }
      return isKept
    }
    return count > 0 && isKept
  }

  /// Whether what looks like a call without a receiver is a case of an enumeration: `.photo(id: 3)`.
  private func makesCase(_ call: CodeCall) -> Bool {
    guard case .member(nil, let name) = call.callee.kind, let all = program.declarations(named: name) else { return false }
    // An object's own method is named behind the object.
    return all.contains(where: \.isEnumerationCase) && all.allSatisfy { $0.isEnumerationCase || !$0.declaration.isStatic }
  }

  private func throwsOnly(_ type: String?, _ function: Declared, _ functions: [DeclarationID]) -> Bool {
    let declaration = function.declaration
    guard let body = declaration.body, program.files[function.file].path.hasSuffix(".swift") else { return false }
    let text = program.files[function.file].text
    let end = Int(declaration.range.end)
    let head = text[text.endOfParameters(from: Int(declaration.nameRange.end), to: end)..<end].prefix {
      $0 != UInt8(ascii: "{")
    }
    guard String(decoding: head, as: UTF8.self).contains("throws") else { return true }
    // What calls itself throws no more by that.
    if functions.contains(function.id) { return true }
    guard functions.count < Self.mostLevels else { return false }
    let inside = SourceRange(
      file: declaration.range.file, start: Int(declaration.nameRange.end), end: Int(declaration.range.end))
    return self.throwsOnly(type, body, at: inside, in: frame(of: function), within: functions + [function.id])
  }

  /// Where statements throw what is surely of a type: a case or a new object of it, or what a clause has taken as one.
  private func places(
    in body: [CodeStatement], throwing type: String, in frame: Frame, taken: Set<String> = [], within functions: [DeclarationID]
  ) -> Set<Int> {
    var found: Set<Int> = []
    func inner(_ body: [CodeStatement], _ taken: Set<String>) -> Set<Int> {
      places(in: body, throwing: type, in: frame, taken: taken, within: functions)
    }
    // What binds a name again gives it something else.
    var taken = taken
    for statement in body {
      switch statement.kind {
      case .variable(let name, _, _): taken.remove(name)
      case .throw(let error): if isError(error, of: type, taken, in: frame) { found.insert(Int(statement.range.start)) }
      case .choice(let choice):
        for (index, branch) in choice.branches.enumerated() {
          var own = taken.subtracting(branch.conditions.flatMap(\.names))
          if choice.kind == .errors, index > 0 {
            let all = branch.typeOfAll
            own.subtract(branch.errorNames.union(branch.body.variables))
            if let all, let name = all.bound, !branch.body.variables.contains(name), ownError(all.name, in: frame) == type {
              own.insert(name)
            }
            // What is left to a clause for any error is what the code throws that is tried.
            if branch.catchesAll, let name = branch.errorNames.first, !branch.body.variables.contains(name),
              throwsOnly(type, choice.branches[0].body, at: choice.branches[0].range, in: frame, within: functions)
            {
              own.insert(name)
            }
          }
          found.formUnion(inner(branch.body, own))
        }
      case .guard(let conditions, let body):
        found.formUnion(inner(body, taken))
        taken.subtract(conditions.flatMap(\.names))
      case .loop(let names, _, let body):
        found.formUnion(inner(body, taken.subtracting(names)))
      case .block(let body): found.formUnion(inner(body, taken))
      default: break
      }
    }
    return found
  }

  private func isError(_ error: CodeExpression, of type: String, _ taken: Set<String>, in frame: Frame) -> Bool {
    switch error.kind {
    case .name(let name): return taken.contains(name)
    case .call(let call):
      if case .name(let name) = call.callee.kind { return name.startsUpper && ownError(name, in: frame) == type }
      return isError(call.callee, of: type, [], in: frame)
    case .member(let base?, let name):
      guard let path = base.namePath?.joined(separator: "."), ownError(path, in: frame) == type else { return false }
      return program.record(of: type)?.cases.contains { $0.name == name } ?? false
    default: return false
    }
  }

  /// The functions of the app's own one of which a call runs; nil where others may be run.
  func surelyRun(by call: CodeCall, in frame: Frame) -> [Declared]? {
    let known: [Declared]
    switch call.callee.kind {
    case .name(let name):
      guard !name.startsUpper, frame.function(name) == nil, frame.cell(name) == nil else { return nil }
      known = declarations(of: name, in: frame)
    case .member(let base?, let name):
      guard program.mayDeclare(name), !isOfProtocol(base, in: frame), let type = quietType(of: base, in: frame),
        let kind = program.record(of: type)?.kind, kind != .extension, kind != .protocol
      else { return nil }
      known = program.members(name, of: type)
    default: return nil
    }
    guard !known.isEmpty, let name = known.first?.name else { return nil }
    // A class that inherits from it may do something else.
    let others = Set(known.map(\.type)).filter { !$0.isEmpty }.sorted().flatMap { program.conforming(to: $0) }
      .flatMap { program.members(name, of: $0) }
    let all = known + others
    return all.allSatisfy { $0.isFunction && $0.declaration.body != nil } ? all : nil
  }

  /// Whether a property may hold whatever conforms to a protocol.
  private func isOfProtocol(_ base: CodeExpression, in frame: Frame) -> Bool {
    guard let name = base.ownName, let type = declarations(of: name, in: frame).first(where: \.isVariable)?.declaration.type,
      let path = program.path(of: type.name, from: frame.activation.type)
    else { return false }
    return program.record(of: path)?.kind == .protocol
  }

  /// Whether a condition binds what a function gives that is declared to give nil, and never does.
  func isAlwaysGiven(_ condition: CodeCondition, in frame: Frame) -> Bool {
    guard case .binding(_, let value) = condition, case .call(let call) = value.kind, isSwift(value.range),
      !takesErrors(before: value.range), !program.text(of: value.range).prefix(while: { $0 != "(" }).contains("?"),
      let functions = surelyRun(by: call, in: frame), functions.allSatisfy({ neverGivesNil($0, 0) })
    else { return false }
    // What is cast may be of another type.
    let text = program.files[program.number(of: value.range) ?? 0].text
    return !String(decoding: text[Int(value.range.end)...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self).contains("as?")
  }

  // MARK: Publishers

  /// Whether a branch is for the failure of a publisher that never fails.
  func isForNoFailure(_ branch: CodeBranch, of choice: CodeChoice, in frame: Frame) -> Bool {
    guard branch.conditions.count == 1, case .pattern(let patterns, let own) = branch.conditions[0], patterns.count == 1,
      case .member(let name, _) = patterns[0], name.lastName == "failure", let subject = own ?? choice.subject,
      case .name(let completion) = subject.kind
    else { return false }
    var publisher: CodeExpression?
    CodeWalk.expressions(in: frame.activation.member.declaration) { part, _ in
      guard part.range.contains(subject.range) else { return false }
      if case .call(let call) = part.kind, case .member(let base?, "sink") = call.callee.kind,
        let handler = call.arguments.first(where: { $0.label == "receiveCompletion" })?.value,
        handler.range.contains(subject.range), case .closure(let closure) = handler.kind, closure.parameters == [completion]
      {
        publisher = base
      }
      return true
    }
    return publisher.map { neverFails($0, in: frame) } ?? false
  }

  /// What makes a publisher that fails as the one before it does.
  private static let passing: Set<String> = [
    "receive", "subscribe", "map", "filter", "compactMap", "removeDuplicates", "debounce", "throttle", "delay", "handleEvents",
    "eraseToAnyPublisher", "first", "dropFirst", "prefix", "share", "print",
  ]

  private func neverFails(_ publisher: CodeExpression, in frame: Frame, level: Int = 0) -> Bool {
    guard level < Self.mostLevels, case .call(let call) = publisher.kind else { return false }
    if case .member(let base?, let name) = call.callee.kind {
      if name == "replaceError" { return true }
      if Self.passing.contains(name), !program.mayDeclare(name) { return neverFails(base, in: frame, level: level) }
    }
    if call.callee.typeName?.lastName == "Future" { return !program.mayDeclareType("Future") && keepsPromise(call) }
    let functions = surelyRun(by: call, in: frame) ?? run(byAllThatAnswer: call, in: frame)
    return functions?.allSatisfy { givesNoFailure($0, level: level + 1) } ?? false
  }

  /// Whether the publishers that a function gives never fail, by their type or by what makes them.
  private func givesNoFailure(_ function: Declared, level: Int) -> Bool {
    let declaration = function.declaration
    guard let type = declaration.type, type.name.lastName.hasSuffix("Publisher") || type.name.lastName == "Future",
      type.arguments.count == 2
    else { return false }
    if type.arguments[1].name.lastName == "Never" { return true }
    guard let body = declaration.body, isSwift(declaration.range), takeStep() else { return false }
    var given = body.results
    if given.isEmpty, body.count == 1, case .expression(let only) = body[0].kind { given = [only] }
    let frame = frame(of: function)
    return !given.isEmpty && given.allSatisfy { neverFails($0, in: frame, level: level) }
  }

  /// What a call runs of which only one of the app's own protocols is known: what all types do that answer that.
  private func run(byAllThatAnswer call: CodeCall, in frame: Frame) -> [Declared]? {
    guard case .member(let base?, let name) = call.callee.kind, let property = base.ownName,
      let type = declarations(of: property, in: frame).first(where: \.isVariable)?.declaration.type,
      let path = program.path(of: type.name, from: frame.activation.type), program.record(of: path)?.kind == .protocol,
      // Others may answer what a library offers.
      !program.files(naming: [path.lastName]).contains(where: { file in
        program.file(file).types.contains { $0.path == path && $0.declaration.isPublic }
      })
    else { return nil }
    let types = program.conforming(to: path).filter { type in
      [.class, .structure, .enumeration].contains(program.record(of: type)?.kind)
    }
    let all = types.map { program.members(name, of: $0) }
    let areKnown = all.allSatisfy { own in
      !own.isEmpty && own.allSatisfy { $0.isFunction && $0.declaration.body != nil }
    }
    return types.isEmpty || !areKnown ? nil : all.flatMap(\.self)
  }

  /// Whether a future's promise is given nothing but values: `Future { promise in promise(.success(photo)) }`.
  private func keepsPromise(_ future: CodeCall) -> Bool {
    guard future.arguments.count == 1, case .closure(let closure) = future.arguments[0].value.kind,
      closure.parameters.count == 1, let promise = closure.parameters.first
    else { return false }
    var kept = 0
    CodeWalk.expressions(in: closure.body) { part, _ in
      if case .call(let call) = part.kind, case .name(promise) = call.callee.kind, call.arguments.count == 1,
        call.arguments[0].value.isSuccess
      {
        kept += 1
      }
      return true
    }
    // Whatever else is done with it may fail it; without a name it is named by its number.
    let words = program.text(of: future.arguments[0].value.range).split { !$0.isLetter && !$0.isNumber && !"_$".contains($0) }
    return kept > 0 && words.count { $0 == promise } == kept + (promise.hasPrefix("$") ? 0 : 1)
  }
}

/// A word that says that something may throw.
private struct ErrorWord {
  let offset: Int
  let isTry: Bool
}

extension UnsafeBufferPointer<UInt8> {
  /// Where `try` and `throw` stand, outside of comments; `try?` and `try!` throw nothing.
  fileprivate func wordsOfErrors(in range: Range<Int>) -> [ErrorWord] {
    var found: [ErrorWord] = []
    var index = range.lowerBound
    while index < Swift.min(range.upperBound, count) {
      if let end = endOfComment(at: index) {
        index = Swift.max(end, index + 1)
        continue
      }
      guard self[index].isNamePart else {
        index += 1
        continue
      }
      let start = index
      while index < count, self[index].isNamePart { index += 1 }
      switch text(start..<index) {
      case "try":
        let isTaken = index < count && [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(self[index])
        if !isTaken { found.append(ErrorWord(offset: start, isTry: true)) }
      case "throw": found.append(ErrorWord(offset: start, isTry: false))
      default: break
      }
    }
    return found
  }
}

extension [CodeStatement] {
  /// The `do` blocks of it, and of the blocks within, whose errors are all caught.
  fileprivate var keptErrors: [SourceRange] {
    flatMap { statement -> [SourceRange] in
      switch statement.kind {
      case .choice(let choice):
        let inner = choice.branches.flatMap(\.body.keptErrors)
        guard choice.kind == .errors, choice.branches.dropFirst().contains(where: \.catchesAll) else { return inner }
        return [choice.branches[0].range] + inner
      case .guard(_, let body), .loop(_, _, let body), .block(let body): return body.keptErrors
      default: return []
      }
    }
  }
}

extension CodeBranch {
  /// The type all errors of which a clause is for, and what it calls them: `catch let problem as Failure`, `catch is Failure`.
  fileprivate var typeOfAll: (name: String, bound: String?)? {
    guard conditions.count == 1, case .pattern(let patterns, nil) = conditions[0], patterns.count == 1,
      case .type(let name, let inner) = patterns[0]
    else { return nil }
    switch inner {
    case .binding(let bound): return (name, bound)
    case .any: return (name, nil)
    default: return nil
    }
  }

  /// Whether it is for any error: `catch`, `catch let error`, `catch let error as NSError`.
  fileprivate var catchesAll: Bool {
    guard let first = conditions.first else { return true }
    guard conditions.count == 1, case .pattern(let patterns, nil) = first else { return false }
    return patterns.contains { pattern in
      switch pattern {
      case .any, .binding: true
      case .type(let type, .binding): ["NSError", "Error", "Swift.Error"].contains(type)
      default: false
      }
    }
  }
}

extension CodeExpression {
  /// Whether it is a success: `.success(())`.
  fileprivate var isSuccess: Bool {
    switch kind {
    case .call(let call): call.callee.isSuccess
    case .member(nil, "success"): true
    default: false
    }
  }
}
