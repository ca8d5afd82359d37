internal import AlertKitCore

/// What holds wherever an app calls a member, and whether that rules out what the member does under conditions: `save()` says that
/// the name is missing, and the one button that calls it is disabled without a name.
struct CallerConditions {
  private let program: Program
  private let wrappers: WrapperTable
  private var calls: [DeclarationID: [Call]?] = [:]

  /// More callers than these between a member and what rules its alert out are not looked at.
  private static let mostLevels = 3

  init(_ program: Program, wrappers: WrapperTable) {
    (self.program, self.wrappers) = (program, wrappers)
  }

  /// A call of a member, in the words of the member.
  private struct Call {
    let caller: Declared
    let when: [Constraint]
    /// What the call is part of.
    let body: [CodeStatement]
    let arguments: [String: String]
    /// What the method is called on, where that is not the caller's own instance.
    let receiver: String?
  }

  /// Whether an alert is never shown, for what holds wherever its member is called, or wherever what sets its flag is.
  mutating func ruleOut(_ item: FoundSurface, of member: Declared?, _ reach: inout Reach) -> Bool {
    guard let member, reach.isOfApp(member.file), [.alert, .actionSheet, .confirmationDialog].contains(item.surface.kind) else {
      return false
    }
    if ruleOut(item.when, of: member, &reach) { return true }
    guard let flag = item.flag else { return false }
    return ruleOut(textAt: item.surface.range, of: flag.type, &reach) || ruleOut(flag, &reach)
  }

  /// Whether a text that a view's member stores for its alert is stored where that is ruled out.
  private mutating func ruleOut(textAt place: SourceRange, of type: String, _ reach: inout Reach) -> Bool {
    guard let file = program.number(of: place), let setter = program.file(file).member(around: Int(place.start)),
      setter.type == type, setter.isFunction,
      let property = CodeWalk.assignments(in: setter.declaration.body ?? []).first(where: {
        $0.value.range.holds(Int(place.start))
      })?.target.usedName
    else { return false }
    let (evaluator, probes) = probes(of: property, in: setter)
    let own = probes.filter { $0.value?.holds(Int(place.start)) ?? false }
    return !own.isEmpty && own.allSatisfy { ruleOut(evaluator.ownConditions(of: $0.when), of: setter, &reach) }
  }

  /// Runs a member for what it does with a name.
  private func probes(of name: String, in member: Declared) -> (evaluator: Evaluator, probes: [Probe]) {
    let evaluator = Evaluator(program, interests: Interests(), wrappers: wrappers)
    evaluator.isQuiet = true
    evaluator.probes = [name]
    evaluator.run(member)
    return (evaluator, evaluator.probed)
  }

  /// Whether nothing sets a view's own flag but what is ruled out.
  private mutating func ruleOut(_ flag: Flag, _ reach: inout Reach) -> Bool {
    guard let declared = program.members(flag.name, of: flag.type).first(where: \.isStored), declared.declaration.isPrivate
    else {
      return false
    }
    let bytes = program.files[declared.file].text
    var setters: [DeclarationID: Declared] = [:]
    for place in reach.mentions(in: declared.file).places(of: flag.name) where !declared.declaration.range.holds(place.offset) {
      guard let around = program.file(declared.file).member(around: place.offset) else { return false }
      guard around.type == flag.type else { continue }
      let use = bytes.withUnsafeBufferPointer { PropertyMention(place, flag.name, in: $0, isSwift: true) }
      if use.mayGive { setters[around.id] = around }
    }
    guard !setters.isEmpty else { return false }
    return setters.sorted { $0.key < $1.key }.map(\.value).allSatisfy { setter in
      let (evaluator, probes) = probes(of: flag.name, in: setter)
      return !probes.isEmpty && probes.allSatisfy { ruleOut(evaluator.ownConditions(of: $0.when), of: setter, &reach) }
    }
  }

  /// Whether no call of a member leaves room for some conditions, which are spelt as ``Evaluator/ownConditions(of:)`` spells them.
  mutating func ruleOut(_ conditions: [Constraint], of member: Declared, _ reach: inout Reach, level: Int = 0) -> Bool {
    guard !conditions.isEmpty, level < Self.mostLevels, member.isFunction, !member.isInitializer,
      reach.isCalledByNameAlone(member)
    else { return false }
    let open = conditions.filter { !isSet($0, by: member.declaration.body ?? [], in: member.type, besides: member) }
    guard !open.isEmpty, let calls = calls(of: member, &reach), !calls.isEmpty else { return false }
    return calls.allSatisfy { call in
      let fixed = open.filter { !isSet($0, by: call.body, in: call.caller.type, besides: member) }
      if fixed.contains(where: { condition in call.when.contains { $0.subject == condition.subject && !$0.allows(condition) } })
      {
        return true
      }
      let further = fixed.compactMap {
        $0.spelled(by: call.arguments, receiver: call.receiver, type: member.type, in: call.caller)
      }
      return call.caller.id != member.id && ruleOut(further, of: call.caller, &reach, level: level + 1)
    }
  }

  /// Whether some code of a type gives a new value to what a condition looks at, by itself or by a method that it calls.
  private func isSet(_ condition: Constraint, by body: [CodeStatement], in owner: String, besides member: Declared) -> Bool {
    guard let (type, property) = condition.property else { return false }
    func isSet(in body: [CodeStatement], of owner: String) -> Bool {
      CodeWalk.assignments(in: body).contains {
        owner == type ? $0.target.ownName == property : $0.target.usedName == property
      }
    }
    if isSet(in: body, of: owner) { return true }
    var names: Set<String> = []
    CodeWalk.expressions(in: body) { expression, _ in
      if case .call(let call) = expression.kind, let name = call.callee.usedName { names.insert(name) }
      return true
    }
    return names.contains { name in
      program.members(name, of: type).contains { other in
        other.isFunction && other.id != member.id && isSet(in: other.declaration.body ?? [], of: type)
      }
    }
  }

  /// The calls of a member; nil where its name is used for more than to call it, or it is not known what holds there.
  private mutating func calls(of member: Declared, _ reach: inout Reach) -> [Call]? {
    if let known = calls[member.id] { return known }
    calls[member.id] = .some(nil)
    let found = searchCalls(of: member, &reach)
    calls[member.id] = .some(found)
    return found
  }

  private func searchCalls(of member: Declared, _ reach: inout Reach) -> [Call]? {
    var places: [DeclarationID: (caller: Declared, starts: Set<Int32>)] = [:]
    let files = member.declaration.isPrivate ? [member.file] : reach.filesMentioning(member.name)
    guard files.count <= Reach.mostFiles else { return nil }
    for file in files {
      for place in reach.mentions(in: file).places(of: member.name) {
        if file == member.file, member.declaration.range.holds(place.offset) { continue }
        let scope = reach.mentions(in: file).scope(around: place.offset)
        if !place.isInLiteral, reach.declares(at: place.offset, in: file) {
          if scope?.isProtocol ?? false { return nil }
          continue
        }
        if reach.isOthers(place, member, in: file, scope) { continue }
        guard !place.isInLiteral, let caller = program.file(file).member(around: place.offset) else { return nil }
        places[caller.id, default: (caller, [])].starts.insert(Int32(place.offset))
      }
    }
    var calls: [Call] = []
    for (_, (caller, starts)) in places.sorted(by: { $0.key < $1.key }) where reach.reaches(caller) {
      let (evaluator, all) = probes(of: member.name, in: caller)
      let probes = all.filter { $0.call != nil }
      guard starts.isSubset(of: probes.compactMap { $0.call?.call.nameRange.start }) else { return nil }
      for probe in probes {
        guard let call = call(probe, of: member, by: caller, evaluator) else { return nil }
        calls.append(call)
      }
    }
    return calls
  }

  private func call(_ probe: Probe, of member: Declared, by caller: Declared, _ evaluator: Evaluator) -> Call? {
    guard let site = probe.call else { return nil }
    let place = Int(site.call.nameRange.start)
    let closure = (caller.declaration.body ?? []).innermostClosure(around: place)
    // What a closure does that is no view's may be done when something else holds.
    guard closure == nil || caller.isBuilder else { return nil }
    var receiver: String?
    if case .member(let base?, _) = site.call.callee.kind, base.namePath != ["self"] {
      receiver = site.base.map { evaluator.key(of: $0) } ?? "?"
    } else if caller.type != member.type {
      return nil
    }
    let enabled = evaluator.conditions(ofControls: caller.declaration.disabledControls(around: place), around: site)
    var when = [probe.when, enabled].flatMap { evaluator.ownConditions(of: evaluator.opened($0)) }
    var arguments: [String: String] = [:]
    for (parameter, argument) in evaluator.pairs(member.declaration.parameters, site.arguments) {
      let key = evaluator.ownKey(evaluator.key(of: argument.value))
      arguments[parameter] = key
      when += when.compactMap { $0.renamed(key, to: "(\(parameter))") }
      if argument.value.isNull {
        when.append(Constraint("(\(parameter))?", isNot: "some"))
      } else if let name = evaluator.fixedName(argument.value) {
        when.append(Constraint("(\(parameter))", is: name))
      }
    }
    if let receiver {
      let own = when.filter { !$0.subject.hasPrefix(member.type + "/") }
      when = own + own.compactMap { $0.renamed(receiver, to: member.type, joint: "/") }
    }
    return Call(
      caller: caller, when: when, body: closure ?? caller.declaration.body ?? [], arguments: arguments, receiver: receiver)
  }
}

extension Constraint {
  /// The property of a type that it looks at; nil for a parameter.
  fileprivate var property: (type: String, name: String)? {
    guard let slash = subject.firstIndex(of: "/") else { return nil }
    let name = subject[subject.index(after: slash)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return (String(subject[..<slash]), String(name))
  }

  /// The same of what has another name; nil where it does not look at that.
  ///
  /// - Parameter joint: What stands between a type and its members.
  fileprivate func renamed(_ old: String, to new: String, joint: String? = nil) -> Constraint? {
    guard subject.hasPrefix(old) else { return nil }
    var rest = subject.dropFirst(old.count)
    if let joint {
      guard rest.first == "." else { return nil }
      rest = rest.dropFirst()
      return spelled(new + joint + rest)
    }
    guard rest.isEmpty || [".", "?", "[", "(", "="].contains(rest.first) else { return nil }
    return spelled(new + rest)
  }

  fileprivate func spelled(_ subject: String) -> Constraint {
    isExcluding ? Constraint(subject, isNot: names) : Constraint(subject, is: names)
  }

  /// What it is to a caller.
  fileprivate func spelled(by arguments: [String: String], receiver: String?, type: String, in caller: Declared) -> Constraint?
  {
    if subject.hasPrefix("("), let end = subject.firstIndex(of: ")") {
      let name = String(subject[subject.index(after: subject.startIndex)..<end])
      guard let key = arguments[name] else { return nil }
      let own = spelled(key + subject[subject.index(after: end)...])
      return own.subject.hasPrefix("(") || own.subject.hasPrefix(caller.type + "/") ? own : nil
    }
    guard let receiver else { return self }
    guard receiver.hasPrefix(caller.type + "/"), subject.hasPrefix(type + "/") else { return nil }
    return spelled(receiver + "." + subject.dropFirst(type.count + 1))
  }
}

extension CodeDeclaration {
  /// When the controls around a place are disabled: what `.disabled(…)` is given of each.
  fileprivate func disabledControls(around place: Int) -> [CodeExpression] {
    var found: [CodeExpression] = []
    CodeWalk.expressions(in: self) { expression, _ in
      if case .call(let call) = expression.kind, case .member(let base?, "disabled") = call.callee.kind,
        base.range.holds(place),
        let only = call.arguments.first, call.arguments.count == 1
      {
        found.append(only.value)
      }
      return true
    }
    return found
  }
}

extension [CodeStatement] {
  /// The body of the innermost closure around a place.
  fileprivate func innermostClosure(around place: Int) -> [CodeStatement]? {
    var found: [CodeStatement]?
    CodeWalk.expressions(in: self) { expression, _ in
      if case .closure(let closure) = expression.kind, expression.range.holds(place) { found = closure.body }
      return true
    }
    return found
  }
}
