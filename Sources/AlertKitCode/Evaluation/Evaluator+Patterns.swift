internal import AlertKitCore

/// What patterns match, and what they bind.
extension Evaluator {
  /// What one of some patterns says of a value.
  func match(_ patterns: [CodePattern], _ given: Value, in frame: Frame) -> Outcome {
    let value = outcome(of: assumedCase(of: given))
    if patterns.count == 1 {
      if isShowing, isNothing(patterns[0]), isGiven(given) { return Outcome(truth: false) }
      if let outcome = matchErrors(patterns[0], value, in: frame) { return outcome }
      if let outcome = matchNothing(patterns[0], value) { return outcome }
    }
    if case .choice(let alternatives) = value, alternatives.allSatisfy({ constantName($0.value) != nil }) {
      return match(patterns, alternatives, in: frame)
    }
    var names: Set<String> = []
    var all = Outcome(truth: false)
    var isSimple = true
    for pattern in patterns {
      let outcome = match(pattern, value, in: frame)
      if outcome.truth == true { return outcome }
      if outcome.truth == false { continue }
      all.truth = nil
      all.bindings = outcome.bindings
      if outcome.when.count == 1, !outcome.isOpaque, outcome.when[0].subject == key(of: value) {
        names.formUnion(outcome.when[0].names)
      } else {
        isSimple = false
        all.when = outcome.when
      }
    }
    guard all.truth == nil else { return all }
    if isSimple {
      all.when = [Constraint(key(of: value), is: names)]
      all.otherwise = [Constraint(key(of: value), isNot: names)]
    } else {
      if patterns.count > 1 { all.when = [] }
      all.isOpaque = true
    }
    return all
  }

  /// Whether a pattern is `nil` or `.none`.
  private func isNothing(_ pattern: CodePattern) -> Bool {
    switch pattern {
    case .value(let expression): expression.isNull
    case .member(let name, let inner): name == "none" && inner.isEmpty
    default: false
    }
  }

  /// What `case nil` says, which is no case of what may be missing: also that nothing is there.
  private func matchNothing(_ pattern: CodePattern, _ value: Value) -> Outcome? {
    guard case .value(let expression) = pattern, expression.isNull else { return nil }
    let isThere = presence(of: value)
    guard isThere.truth == nil, !isThere.isOpaque else { return isThere.negated }
    let subject = key(of: value)
    return Outcome(
      when: [Constraint(subject, is: "nil")] + isThere.otherwise, otherwise: [Constraint(subject, isNot: "nil")] + isThere.when)
  }

  /// What of several known values some patterns match.
  private func match(_ patterns: [CodePattern], _ values: [Alternative], in frame: Frame) -> Outcome {
    let matching = values.filter { value in patterns.contains { match($0, value.value, in: frame).truth == true } }
    if matching.isEmpty { return Outcome(truth: false) }
    var outcome = Outcome(isOpaque: true)
    outcome.bindings = bindings(of: patterns, matching, in: frame)
    if matching.count == values.count { outcome.truth = true }
    if matching.count == 1 {
      outcome.when = matching[0].when.constraints
      outcome.isOpaque = false
      if values.count == 2, let other = values.first(where: { constantName($0.value) != constantName(matching[0].value) }) {
        outcome.otherwise = other.when.constraints
      }
    }
    return outcome
  }

  /// What a function gives back that gives a result: one of those that its body names.
  private func outcome(of value: Value) -> Value {
    guard case .symbol(let symbol) = value, case .call = symbol.kind, symbol.callee?.name?.startsUpper == false,
      declaredType(of: value)?.type.name == "Result"
    else { return value }
    let found = resolve(value)
    if case .symbol = found { return value }
    return found.isUnknown ? value : found
  }

  /// What patterns bind of the values that they match: of several one of what these carry.
  private func bindings(of patterns: [CodePattern], _ matching: [Alternative], in frame: Frame) -> [(String, Value)] {
    let all = matching.map { item in
      patterns.lazy.map { self.match($0, item.value, in: frame).bindings }.first { !$0.isEmpty } ?? []
    }
    guard let first = all.first else { return [] }
    return first.enumerated().map { index, bound in
      let values = zip(matching, all).compactMap { item, bindings -> Alternative? in
        guard bindings.indices.contains(index), bindings[index].0 == bound.0 else { return nil }
        return Alternative(when: item.when, value: bindings[index].1)
      }
      return (bound.0, Store.choice(values))
    }
  }

  func match(_ pattern: CodePattern, _ value: Value, in frame: Frame) -> Outcome {
    switch pattern {
    case .type, .member:
      if let outcome = matchErrors(pattern, value, in: frame) { return outcome }
    default: break
    }
    switch pattern {
    case .any: return .always
    case .binding(let name):
      var outcome = Outcome.always
      outcome.bindings = [(name, value)]
      return outcome
    case .type(let type, let inner):
      let subject = key(of: value) + ":"
      var outcome = Outcome(when: [Constraint(subject, is: type)], otherwise: [Constraint(subject, isNot: type)])
      outcome.bindings = match(inner, self.value(value, as: type, in: frame), in: frame).bindings
      return outcome
    case .member(let name, let parts):
      if isUnmade(name, in: frame) { return Outcome(truth: false) }
      return match(name.lastName, parts, value, in: frame)
    case .value(let expression):
      if isUnmade(expression, value) { return Outcome(truth: false) }
      let other = evaluate(expression, in: frame)
      if let name = comparedName(other) { return self.is(value, name) }
      return Outcome(isOpaque: true)
    case .tuple(let patterns):
      guard case .tuple(let parts) = value, parts.count == patterns.count else {
        var outcome = Outcome(isOpaque: true)
        outcome.bindings = patterns.flatMap { names(in: $0) }.map {
          ($0, .unknown(Unknown(frame.activation.member.declaration.nameRange)))
        }
        return outcome
      }
      var outcome = Outcome.always
      for (part, pattern) in zip(parts, patterns) { outcome.and(match(pattern, part.value, in: frame)) }
      return outcome
    }
  }

  /// What is not known but that it conforms to a protocol of the app's, whose types answer for it.
  private func value(_ value: Value, as type: String, in frame: Frame) -> Value {
    let path = program.path(of: type, from: frame.activation.type)
    guard let path, let kind = program.record(of: path)?.kind, kind == .protocol || kind == .enumeration else { return value }
    switch value {
    case .unknown(let unknown):
      let typed = Unknown(unknown.range, root: unknown.root, type: CodeType(path), key: unknown.key)
      return .unknown(unknown.isDeclared ? typed.declared : typed)
    case .symbol(let symbol) where self.type(of: value).flatMap { program.record(of: $0) }?.kind ?? .protocol == .protocol:
      return .unknown(Unknown(symbol.range, type: CodeType(path), key: key(of: value)))
    default: return value
    }
  }

  /// What a case of an enumeration, and patterns of what it carries, say of a value.
  private func match(_ name: String, _ parts: [CodePattern], _ value: Value, in frame: Frame) -> Outcome {
    if name == "none" || name == "some", case .null = value { return Outcome(truth: name == "none") }
    var outcome = self.is(value, name)
    if name == "some", parts.count == 1, case .binding(let bound) = parts[0] {
      outcome.bindings = [(bound, withoutNull(value))]
      return outcome
    }
    guard outcome.truth != false else { return outcome }
    if outcome.truth == nil, isUnmade(name, value, in: frame) { return Outcome(truth: false) }
    for (index, part) in parts.enumerated() {
      let carried = associated(index, of: value, name, in: frame)
      switch part {
      case .any: break
      case .binding(let bound): outcome.bindings.append((bound, carried))
      // What the case carries has to be something too.
      default: outcome.and(match([part], carried, in: frame))
      }
    }
    return outcome
  }

  /// Whether no code makes a case: what is said for it is never shown.
  private func isUnmade(_ name: String, _ value: Value, in frame: Frame) -> Bool {
    guard let unmade = interests.unmade, let owner = type(of: value) else { return false }
    if unmade.holds(name, of: owner) { return true }
    guard case .symbol(let symbol) = value, case .member(let base, let property) = symbol.kind, base.objectID == nil,
      let structure = type(of: base)
    else { return false }
    return unmade.holds(name, givenTo: property, of: structure)
  }

  /// Whether a case that is named with its type, `Failure.gone`, is one that no code makes.
  func isUnmade(_ name: String, in frame: Frame) -> Bool {
    guard let unmade = interests.unmade, !name.outerType.isEmpty, let path = path(of: name.outerType, in: frame) else {
      return false
    }
    return unmade.holds(name.lastName, of: path)
  }

  /// Whether a branch is always taken or never: it asks for what is constant, for flags that nothing sets, or for what all callers give.
  /// Where more decides, it is nil.
  func isTaken(_ branch: CodeBranch, in frame: Frame) -> Bool? {
    guard let unmade = interests.unmade, probes.isEmpty, !branch.conditions.isEmpty else { return nil }
    let truths = branch.conditions.map { condition -> Bool? in
      switch condition {
      case .expression(let expression): truth(of: expression, unmade, in: frame)
      case .binding(_, let value): isAlwaysGiven(value, unmade, in: frame) ? true : nil
      case .pattern, .platform, .system: nil
      }
    }
    // What stands behind one that leaves is told, and looked at later.
    return truths.contains(false) ? false : truths.contains(nil) || branch.body.mayLeave ? nil : true
  }

  private func truth(of condition: CodeExpression, _ unmade: UnmadeCases, in frame: Frame) -> Bool? {
    switch condition.kind {
    case .prefix("!", let inner): return truth(of: inner, unmade, in: frame).map(!)
    case .binary(let sign, let left, let right) where sign == "&&" || sign == "||":
      let truths = [truth(of: left, unmade, in: frame), truth(of: right, unmade, in: frame)]
      let deciding = sign == "||"
      return truths.contains(deciding) ? deciding : truths.contains(nil) ? nil : !deciding
    case .binary(let sign, let left, let right) where sign == "==" || sign == "!=":
      let isOther = right.isNull ? isAlwaysGiven(left, unmade, in: frame) : isNever(right, left, in: frame)
      return isOther ? sign == "!=" : nil
    case .name, .member, .call: break
    default: return nil
    }
    let asked = if case .call(let call) = condition.kind { call.callee } else { condition }
    if case .name(let name) = asked.kind, parameter(name, in: frame) == nil {
      guard frame.cell(name) == nil, frame.getter(name) == nil, frame.function(name) == nil else { return nil }
    }
    if let name = condition.ownName {
      let declared = declarations(of: name, in: frame)
      if !declared.isEmpty, declared.allSatisfy({ $0.isStored && unmade.holds(flag: $0) }), parameter(name, in: frame) == nil {
        return false
      }
    }
    return unmade.truth(of: condition, in: frame.activation.member)
  }

  /// The parameter of the member that is evaluated which a name stands for; nil where it is anything else.
  private func parameter(_ name: String, in frame: Frame) -> String? {
    guard frame.activation.member.id == topMember.id, let cell = frame.cell(name), case .unknown(let unknown)? = store[cell],
      case .parameter(topMember.id, let parameter)? = unknown.root, parameter == name
    else { return nil }
    return parameter
  }

  private func isAlwaysGiven(_ value: CodeExpression, _ unmade: UnmadeCases, in frame: Frame) -> Bool {
    guard case .name(let name) = value.kind, let parameter = parameter(name, in: frame) else { return false }
    return unmade.areNeverNil(argumentsFor: parameter, of: topMember)
  }

  /// Whether what a type always works out in one way is never a case, as in the app that people get: `Stage.current == .debug`.
  private func isNever(_ constant: CodeExpression, _ value: CodeExpression, in frame: Frame) -> Bool {
    guard let name = constant.caseName, let path = value.namePath, path.count > 1, path[path.count - 2].startsUpper,
      case .symbol(let symbol) = evaluate(value, in: frame), case .member(let base, let property) = symbol.kind,
      let type = type(of: base)
    else { return false }
    let declared = program.members(property, of: type)
    guard declared.count == 1, declared[0].declaration.isStatic,
      declared[0].declaration.body != nil || declared[0].declaration.isConstant
    else { return false }
    let found = resolve(.symbol(symbol))
    let ways = if case .choice(let alternatives) = found { alternatives.map(\.value) } else { [found] }
    return ways.allSatisfy { if case .enumeration(let way) = $0 { way.name != name } else { false } }
  }

  /// Whether a branch of `#if` is not run: what shows something by itself is told, and where it stands is looked at later.
  func isLeftOut(_ branch: CodeBranch, in frame: Frame) -> Bool {
    if isForDevelopers(branch) { return addsOnly(branch.body) }
    guard let place = branch.body.first?.range, let number = program.number(of: place),
      program.uncompiledParts(of: number).contains(where: { $0.contains(Int(place.start)) })
    else { return false }
    return frame.activation.member.id != topMember.id || addsOnly(branch.body)
  }

  /// Whether the app that people get leaves a branch out: `#if DEBUG`.
  func isForDevelopers(_ branch: CodeBranch) -> Bool {
    guard let place = branch.body.first?.range, let number = program.number(of: place) else { return false }
    return DeveloperCode(program.files[number]).holds(offset: Int(place.start))
  }

  /// Whether code only adds to what is shown: what shows something by itself is told, and where it stands is looked at later.
  func addsOnly(_ body: [CodeStatement]) -> Bool {
    var addsOnly = true
    CodeWalk.expressions(in: body) { [interests] expression, _ in
      guard case .call(let call) = expression.kind, let name = call.callee.usedName else { return addsOnly }
      let isPart = name == "init" || name.hasSuffix("Action")
      if !isPart, Shapes.names.contains(name) || interests.alertClasses.contains(name) { addsOnly = false }
      if interests.functions[name] != nil || interests.types.keys.contains(where: { $0.lastName == name }) { addsOnly = false }
      return addsOnly
    }
    return addsOnly
  }

  /// Whether a constant of Objective-C's is asked for of a parameter, which no caller gives it to.
  private func isUnmade(_ constant: CodeExpression, _ value: Value) -> Bool {
    guard case .name(let name) = constant.kind, !isSwift(constant.range), let unmade = interests.unmade,
      let file = program.number(of: constant.range),
      case .unknown(let unknown) = value, case .parameter? = unknown.root, let type = unknown.type?.name,
      !Self.numbers.contains(type)
    else { return false }
    return unmade.holds(constant: name, of: type, in: file)
  }

  /// Types whose values code may have from anywhere.
  private static let numbers: Set<String> = [
    "Int", "NSInteger", "NSUInteger", "UInt", "int", "long", "Int32", "CInt", "short", "char", "unsigned", "int8_t", "int16_t",
    "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "size_t", "Int8", "Int16", "Int64", "UInt8", "UInt16",
    "UInt32", "UInt64",
  ]

  private func names(in pattern: CodePattern) -> [String] {
    switch pattern {
    case .binding(let name): [name]
    case .member(_, let parts): parts.flatMap { names(in: $0) }
    case .tuple(let inner): inner.flatMap { names(in: $0) }
    case .type(_, let inner): names(in: inner)
    case .value, .any: []
    }
  }

  /// The value that an enumeration's case carries.
  private func associated(_ index: Int, of value: Value, _ name: String, in frame: Frame) -> Value {
    let arguments: [Argument]? =
      switch value {
      case .enumeration(let value): value.arguments
      // What any other call is given says nothing of what it gives.
      case .symbol(let symbol): symbol.calledName == name ? symbol.arguments : nil
      default: nil
      }
    if let arguments, arguments.indices.contains(index) { return arguments[index].value }
    let owner = type(of: value)
    let made = owner.flatMap { program.members(name, of: $0).first(where: \.isEnumerationCase) }
    let parameters = made?.declaration.parameters ?? []
    return .unknown(
      Unknown(
        statement ?? frame.activation.member.declaration.nameRange,
        root: owner.map { .associated(type: $0, name: name) } ?? value.handedRoot,
        type: parameters.indices.contains(index) ? parameters[index].type : nil, context: made?.type ?? "",
        key: key(of: value) + "#\(name).\(index)"
      ).declared)
  }

  /// The case that stands for all values of an enumeration, where one does.
  func assumedCase(of value: Value) -> Value {
    guard !assumedCases.isEmpty else { return value }
    switch value {
    case .unknown, .symbol: return type(of: value).flatMap { assumedCases[$0] }.map { .enumeration($0) } ?? value
    default: return value
    }
  }
}

extension Value {
  /// The closure whose callers supply it.
  var handedRoot: Root? {
    if case .unknown(let unknown) = self, case .handed? = unknown.root { unknown.root } else { nil }
  }
}

extension [CodeStatement] {
  /// Whether one of them, or of those within them, ends the body that they are part of.
  fileprivate var mayLeave: Bool {
    contains { statement in
      switch statement.kind {
      case .return, .leave, .throw: true
      case .choice(let choice): choice.branches.contains { $0.body.mayLeave }
      case .guard: true
      case .loop(_, _, let body), .block(let body): body.mayLeave
      case .expression, .variable, .assignment, .declaration: false
      }
    }
  }
}
