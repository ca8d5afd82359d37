internal import AlertKitCore

/// What `catch` catches: the errors that the functions may throw which its `do` calls, case by case.
extension Evaluator {
  /// More errors than this are told as what only the running app knows.
  private static let mostErrors = 24

  /// What a choice among errors catches; nil where no clause looks at it.
  ///
  /// - Parameter subject: Spells what decides which error it is.
  func caught(by choice: CodeChoice, _ subject: String, in frame: Frame) -> Value? {
    guard let mention = choice.errorMention else { return nil }
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    let open = Unknown(mention, key: subject).declared
    let thrown = thrown(by: choice.branches[0].body, in: frame)
    guard !thrown.items.isEmpty else { return .unknown(open) }
    let (errors, isOpen) = errors(of: thrown)
    guard !errors.isEmpty else { return .unknown(open) }
    var all = errors.enumerated().map { Alternative(when: Guard([Constraint(subject, is: "\($0)")]), value: $1) }
    if isOpen {
      all.append(
        Alternative(when: Guard([Constraint(subject, is: "other")]), value: .unknown(Unknown(mention, key: subject))))
    }
    return .choice(all)
  }

  /// The errors that are the app's own, each once, and whether there may be others.
  func errors(of thrown: Thrown) -> (errors: [Value], isOpen: Bool) {
    var errors: [Value] = []
    var isOpen = thrown.isOpen || thrown.isCut
    var known: Set<String> = []
    func add(_ value: Value) {
      switch value {
      case .choice(let alternatives): for alternative in alternatives { add(alternative.value) }
      case .enumeration(let error):
        if known.insert((error.type ?? "") + "." + error.name + error.arguments.map { key(of: $0.value) }.joined()).inserted {
          errors.append(value)
        }
      case .object: errors.append(value)
      case .symbol(let symbol) where symbol.calledName == "NSError": errors.append(value)
      default: isOpen = true
      }
    }
    for item in thrown.items where errors.count < Self.mostErrors {
      add(resolve(evaluate(item.error, in: frame(of: item.member))))
    }
    return (errors, isOpen || errors.count >= Self.mostErrors)
  }

  /// What is left of an error for a clause and for those behind it, and what the clause binds.
  func catches(_ clause: CodeBranch, _ error: inout Value?, in frame: Frame) -> Outcome? {
    guard let caught = error else { return Outcome() }
    if clause.conditions.isEmpty {
      var outcome = Outcome()
      outcome.bindings = [("error", caught)]
      return outcome
    }
    var outcome = test(clause.conditions, subject: caught, in: frame)
    if outcome.truth == false { return nil }
    let isTaken = outcome.truth == true
    if case .choice(let alternatives) = caught, !outcome.isOpaque {
      let others = isTaken ? [] : alternatives.filter { $0.when.and(outcome.otherwise) != nil }
      error = others.isEmpty ? .unknown(Unknown(clause.range, key: key(of: caught)).declared) : .choice(others)
    }
    outcome.truth = nil
    outcome.otherwise = []
    outcome.isOpaque = false
    return outcome
  }

  /// What a pattern says of an error that is one of several; nil for what is no such error.
  func matchErrors(_ pattern: CodePattern, _ value: Value, in frame: Frame) -> Outcome? {
    guard case .choice(let all) = value, all.areErrors else { return nil }
    if case .member(let name, _) = pattern, isUnmade(name, in: frame) { return Outcome(truth: false) }
    let known = all.filter { mayBe($0.value, pattern, in: frame) && !$0.value.isUnknown }
    let open = all.filter { $0.value.isUnknown }
    // What code asks for may be thrown by what was not seen.
    guard !known.isEmpty || !open.isEmpty else {
      let other = Value.unknown(Unknown(statement ?? frame.activation.member.declaration.nameRange, key: key(of: value)))
      var outcome = match(pattern, other, in: frame)
      (outcome.when, outcome.otherwise, outcome.isOpaque) = ([], [], true)
      return outcome
    }
    var outcome = Outcome()
    switch pattern {
    case .type(let type, let inner):
      let typed = open.map { Alternative(when: $0.when, value: $0.value.typed(type, in: frame.activation.type)) }
      outcome.bindings = match(inner, Store.choice(known + typed), in: frame).bindings
    default:
      guard let first = known.first else { return match(pattern, open[0].value, in: frame) }
      outcome.bindings = match(pattern, first.value, in: frame).bindings
    }
    if known.count == all.count { outcome.truth = true }
    let subject = all[0].when.constraints[0].subject
    func names(_ alternatives: [Alternative]) -> Set<String> {
      alternatives.reduce(into: []) { $0.formUnion($1.when.constraints[0].names) }
    }
    outcome.when = [Constraint(subject, is: names(known + open))]
    if !known.isEmpty { outcome.otherwise = [Constraint(subject, isNot: names(known))] }
    return outcome
  }

  /// Whether an error may match a pattern.
  private func mayBe(_ error: Value, _ pattern: CodePattern, in frame: Frame) -> Bool {
    switch pattern {
    case .type(let name, _):
      if ["Error", "Swift.Error"].contains(name) { return true }
      guard let own = type(of: error) else { return name == "NSError" }
      return own == path(of: name, in: frame) || program.type(own, isA: [name.lastName])
    case .member(let name, _): if case .enumeration(let own) = error { return own.name == name.lastName } else { return false }
    default: return true
    }
  }

  /// What gives the description of an error of a type: that of the type's own where it is known to be of that type, and else what
  /// `LocalizedError` asks for.
  func descriptions(of type: String, _ own: [Declared], _ symbol: Symbol) -> [Declared] {
    guard program.type(type, isA: ["Error"]), isAnyError(symbol) else {
      return own.isEmpty ? errorDescriptions(of: type) : own
    }
    return program.type(type, isA: ["LocalizedError"]) ? errorDescriptions(of: type) : []
  }

  /// What answers `LocalizedError` for a type: that asks for what may be nil, and is not answered by a `String`.
  func errorDescriptions(of type: String) -> [Declared] {
    program.members("errorDescription", of: type).filter { !isPlainText($0) }
  }

  private func isPlainText(_ property: Declared) -> Bool {
    let declaration = property.declaration
    guard property.isVariable, program.files[property.file].path.hasSuffix(".swift") else { return false }
    if declaration.type == nil { return if case .string? = declaration.value?.kind { true } else { false } }
    let written = program.files[property.file].text[Int(declaration.nameRange.end)..<Int(declaration.range.end)]
    let type = written.drop { $0 == 0x20 || $0 == UInt8(ascii: ":") }.prefix { !"{=\n".utf8.contains($0) }
    return String(decoding: type, as: UTF8.self).trimmed == "String"
  }

  /// Whether code asks something of an error of which it knows no more than that it is one: that of a `catch` that names none, or of a
  /// parameter that takes any.
  private func isAnyError(_ symbol: Symbol) -> Bool {
    let name = String(program.text(of: symbol.range).prefix { $0 != "." })
    guard let number = program.number(of: symbol.range),
      let around = program.file(number).member(around: Int(symbol.range.start))
    else { return false }
    if around.declaration.parameters.contains(where: { $0.name == name && $0.type?.name.lastName == "Error" }) { return true }
    guard name == "error" else { return false }
    let path = BranchPath.look(in: around.declaration, for: Int(symbol.range.start))
    guard let (choice, branch) = path.choices.last(where: { $0.choice.kind == .errors && $0.branch > 0 }) else { return false }
    return choice.branches[branch].conditions.isEmpty
  }

  /// What an error of Foundation's is told to say.
  func description(of symbol: Symbol) -> Value? {
    guard symbol.calledName == "NSError", let info = symbol.arguments["userInfo"],
      case .dictionary(let parts) = resolve(info.value)
    else { return nil }
    return parts["NSLocalizedDescriptionKey"]?.value.afterAssignment(to: nil)
  }
}

extension CodeChoice {
  /// Where a clause first looks at the error that it catches.
  fileprivate var errorMention: SourceRange? {
    for clause in branches.dropFirst() {
      let names = clause.errorNames
      var found: SourceRange?
      CodeWalk.expressions(in: clause.body) { expression, _ in
        if case .name(let name) = expression.kind, names.contains(name), found == nil { found = expression.range }
        return found == nil
      }
      if let found { return found }
    }
    return nil
  }
}

extension [Alternative] {
  /// What the subjects of errors end with.
  static let errorMark = "!!"

  /// Whether they are the errors that a clause may catch.
  fileprivate var areErrors: Bool {
    allSatisfy { $0.when.constraints.first?.subject.hasSuffix(Self.errorMark) ?? false }
  }
}

extension Value {
  /// What is not known, with its type.
  fileprivate func typed(_ type: String, in context: String) -> Value {
    guard case .unknown(let unknown) = self else { return self }
    return .unknown(Unknown(unknown.range, root: unknown.root, type: CodeType(type), context: context, key: unknown.key))
  }
}
