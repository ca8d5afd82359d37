internal import AlertKitCore

/// What holds wherever an app calls a member, and whether that rules out what the member does under conditions: `save()` says that
/// the name is missing, and the one button that calls it is disabled without a name.
///
/// It errs towards what is shown: conditions are asked about parameters and about properties that the type itself stores, as far as
/// nothing on the way gives them another value, or may be run later.
struct CallerConditions {
  let program: Program
  private let wrappers: WrapperTable
  private var calls: [DeclarationID: [Call]?] = [:]
  private var runs: [DeclarationID: Run] = [:]

  /// More callers than these between a member and what rules its alert out, and more calls of one member, are not looked at.
  static let mostLevels = 3
  private static let mostCallers = 12

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
    /// Whether the method is called on another instance than the caller's own.
    let isOfOther: Bool
    let place: Int
    /// Whether it stands where what holds excludes it.
    var isExcluded = false
  }

  /// A member that was run for what it does with some names.
  private struct Run {
    let evaluator: Evaluator
    let names: Set<String>
  }

  /// Whether an alert is never shown, for what holds wherever its member is called, or wherever what sets its flag is.
  mutating func isRuledOut(_ item: FoundSurface, of member: Declared?, _ reach: inout Reach) -> Bool {
    guard let member, reach.isOfApp(member.file), [.alert, .actionSheet, .confirmationDialog].contains(item.surface.kind) else {
      return false
    }
    if isOwn(item.site, of: member), areRuledOut(item.when, at: Int(item.site.start), in: member, &reach) { return true }
    if let call = item.calls.first, !item.when.isEmpty, isCallRuledOut(call, of: member, &reach) { return true }
    return isTextRuledOut(at: item.surface.range, &reach) || item.flag.map { isFlagRuledOut($0, &reach) } ?? false
  }

  /// Whether a place stands in a member, not in what calls it or what it calls.
  private func isOwn(_ place: SourceRange, of member: Declared) -> Bool {
    program.number(of: place) == member.file && member.declaration.range.holds(Int(place.start))
  }

  /// Whether a member calls what shows an alert where that is ruled out.
  private mutating func isCallRuledOut(_ call: SourceRange, of member: Declared, _ reach: inout Reach) -> Bool {
    guard isOwn(call, of: member), member.isFunction, reach.isCalledByNameAlone(member) else { return false }
    let run = run(member, for: String(program.text(of: call)))
    let own = run.evaluator.probed.filter { $0.call?.call.nameRange == call }
    return !own.isEmpty && own.allSatisfy { isRuledOut($0, at: Int(call.start), in: member, run.evaluator, &reach) }
  }

  /// Whether a text that a member stores for an alert, its view's own or a model's, is stored where that is ruled out.
  private mutating func isTextRuledOut(at place: SourceRange, _ reach: inout Reach) -> Bool {
    guard let file = program.number(of: place), let setter = program.file(file).member(around: Int(place.start)),
      !setter.type.isEmpty, setter.isFunction || setter.isBuilder,
      let property = CodeWalk.assignments(in: setter.declaration.body ?? []).first(where: {
        $0.value.range.holds(Int(place.start))
      })?.target.usedName
    else { return false }
    let run = run(setter, for: property)
    let own = run.evaluator.probed.filter { $0.name == property && $0.value?.holds(Int(place.start)) ?? false }
    return !own.isEmpty
      && own.allSatisfy { isRuledOut($0, at: Int(place.start), in: setter, run.evaluator, &reach) }
  }

  /// Whether nothing sets a view's own flag but what is ruled out.
  private mutating func isFlagRuledOut(_ flag: Flag, _ reach: inout Reach) -> Bool {
    guard let declared = program.members(flag.name, of: flag.type).first(where: \.isStored), declared.declaration.isPrivate,
      reach.mentions(in: declared.file).places(of: "_" + flag.name).isEmpty
    else { return false }
    switch declared.declaration.value?.kind {
    case .boolean(false), .null, nil: break
    default: return false
    }
    let bytes = program.files[declared.file].text
    var setters: [DeclarationID: (setter: Declared, count: Int)] = [:]
    for place in reach.mentions(in: declared.file).places(of: flag.name) where !declared.declaration.range.holds(place.offset) {
      let use = bytes.withUnsafeBufferPointer {
        PropertyMention(
          place, flag.name, in: $0, isSwift: true, isCopyNothingNew: program.isCopyNothingNew(flag.name))
      }
      guard use.mayGive else { continue }
      guard let around = program.file(declared.file).member(around: place.offset) else { return false }
      if around.type != flag.type {
        if program.members(flag.name, of: around.type).isEmpty { return false }
        continue
      }
      setters[around.id, default: (around, 0)].count += 1
    }
    guard !setters.isEmpty else { return false }
    return setters.sorted { $0.key < $1.key }.map(\.value).allSatisfy { setter, count in
      let run = run(setter, for: flag.name)
      let probes = run.evaluator.probed.filter { $0.name == flag.name }
      guard Set(probes.compactMap(\.value?.start)).count == count else { return false }
      return probes.allSatisfy { probe in
        guard let value = probe.value, isOwn(value, of: setter) else { return false }
        return isRuledOut(probe, at: Int(value.start), in: setter, run.evaluator, &reach)
      }
    }
  }

  /// Whether something is set where no call of the member, nor a control that does it, leaves room for what holds there.
  private mutating func isRuledOut(
    _ probe: Probe, at place: Int, in setter: Declared, _ evaluator: Evaluator, _ reach: inout Reach
  ) -> Bool {
    let conditions = evaluator.ownConditions(of: evaluator.opened(probe.when))
    return isDisabled(at: place, where: conditions, in: setter, evaluator)
      || areRuledOut(evaluator.ownConditions(of: probe.when), at: place, in: setter, &reach)
  }

  /// Whether a control's own action comes to a place only under conditions for which the control is disabled.
  private func isDisabled(
    at place: Int, where conditions: [Constraint], in member: Declared, _ evaluator: Evaluator
  ) -> Bool {
    let controls = member.declaration.disabledControls(around: place)
    guard !controls.isEmpty, member.isBuilder, member.declaration.isDoneByControl(at: place),
      let action = member.declaration.body?.innermostClosure(around: place), !waits(before: place, in: member, action)
    else { return false }
    let frame = Frame(parent: nil, activation: evaluator.activation(of: member, receiver: nil))
    let enabled = evaluator.ownConditions(of: evaluator.opened(evaluator.conditions(ofControls: controls, in: frame)))
    return enabled.contains { known in
      conditions.contains { $0.subject == known.subject && !known.allows($0) }
        && mayHoldOn(known, through: action, of: member, to: place)
    }
  }

  /// Whether no call of a member leaves room for some conditions of a place in it, which are spelt as
  /// ``Evaluator/ownConditions(of:)`` spells them.
  private mutating func areRuledOut(
    _ conditions: [Constraint], at place: Int, in member: Declared, _ reach: inout Reach, level: Int = 0
  ) -> Bool {
    guard level < Self.mostLevels, member.isFunction, !member.isInitializer,
      reach.isCalledByNameAlone(member), !reach.isSetBesideCode(member.name)
    else { return false }
    let body = member.declaration.body ?? []
    let runsLater = body.innermostClosure(around: place) != nil || waits(before: place, in: member)
    let open = conditions.filter {
      $0.isOfParameter ? !body.gives($0.name, before: place) : !runsLater && mayHoldOn($0, through: body, of: member, to: place)
    }
    guard let calls = calls(of: member, &reach), !calls.isEmpty else { return false }
    return calls.allSatisfy { call in
      if call.isExcluded { return true }
      guard !open.isEmpty else { return false }
      let fixed = open.filter { $0.isOfParameter || mayHoldOn($0, through: call.body, of: call.caller, to: call.place) }
      let isContradicted = fixed.contains { condition in
        call.when.contains { $0.subject == condition.subject && !$0.allows(condition) }
      }
      if isContradicted { return true }
      guard !call.isOfOther else { return false }
      let further = fixed.compactMap { $0.spelled(by: call.arguments, in: call.caller) }
      return areRuledOut(further, at: call.place, in: call.caller, &reach, level: level + 1)
    }
  }

  /// Whether a member, or a closure of it, waits for something before a place, but for what stands there.
  private func waits(before place: Int, in member: Declared, _ closure: [CodeStatement]? = nil) -> Bool {
    let text = program.files[member.file].text
    var end = place
    for word in ["await", "try"] {
      let before = text[..<end].reversed().drop(while: \.isBlank)
      if before.starts(with: word.utf8.reversed()) { end = before.startIndex.base - word.utf8.count }
    }
    let start = Int(closure?.first?.range.start ?? member.declaration.range.start)
    let body = closure ?? member.declaration.body ?? []
    let others = mayFallThrough(body) ? [] : body.branches(apartFrom: place)
    return start < end
      && text[start..<end].split { !$0.isNamePart }.contains { word in
        word.elementsEqual("await".utf8) && !others.contains { $0.holds(word.startIndex) }
      }
  }

  /// The calls of a member; nil where its name is used for more than to call it, or it is not known what holds there.
  private mutating func calls(of member: Declared, _ reach: inout Reach) -> [Call]? {
    if let known = calls[member.id] { return known }
    let found = searchCalls(of: member, &reach)
    calls[member.id] = .some(found)
    return found
  }

  private mutating func searchCalls(of member: Declared, _ reach: inout Reach) -> [Call]? {
    guard let places = reach.callers(of: member), places.count <= Self.mostCallers else { return nil }
    var calls: [Call] = []
    for (_, (caller, starts)) in places.sorted(by: { $0.key < $1.key }) where reach.mayRun(caller) {
      let run = run(caller, for: member.name)
      // What the caller's own calls do is told where they stand.
      let probes = run.evaluator.probed.filter { probe in
        probe.name == member.name
          && probe.call.map { isOwn($0.call.nameRange, of: caller) && starts.contains($0.call.nameRange.start) } ?? false
      }
      let left = starts.subtracting(probes.compactMap { $0.call?.call.nameRange.start })
      guard left.allSatisfy({ isExcluded(Int($0), in: caller, run.evaluator) }) else { return nil }
      for place in left.sorted() {
        calls.append(
          Call(caller: caller, when: [], body: [], arguments: [:], isOfOther: true, place: Int(place), isExcluded: true))
      }
      for probe in probes {
        guard let call = call(probe, of: member, by: caller, run.evaluator) else { return nil }
        calls.append(call)
      }
    }
    return calls
  }

  /// Whether a place of a member is never come to: what holds on the way excludes it, and nothing on the way changes that, as far as it
  /// asks for what a variable of the body, a parameter or a property of the type's own was given once.
  private func isExcluded(_ place: Int, in member: Declared, _ evaluator: Evaluator) -> Bool {
    guard let statement = evaluator.excluded.first(where: { $0.holds(place) }) else { return false }
    let body = member.declaration.body ?? []
    guard body.innermostClosure(around: place) == nil, !waits(before: place, in: member) else { return false }
    let found = BranchPath.look(in: member.declaration, for: place)
    guard
      let choice = found.choices.first(where: { $0.choice.branches[$0.branch].body.contains { $0.range == statement } })?.choice
    else { return false }
    let variables = body.variables
    return choice.asked.allSatisfy { asked in
      switch asked.kind {
      case .name(let name) where variables.contains(name) || member.declaration.parameters.contains { $0.name == name }:
        return !body.gives(name, before: place)
      case .name, .member(_?, _):
        guard let name = asked.ownName, asked.namePath?.count ?? 9 < 3 else { return false }
        return mayHoldOn(Constraint("\(member.type)/\(name)", is: "true"), through: body, of: member, to: place)
      default: return false
      }
    }
  }

  /// Runs a member for what it does with a name; once for all functions of its file.
  private mutating func run(_ member: Declared, for name: String) -> Run {
    if let known = runs[member.id], known.names.contains(name) { return known }
    let evaluator = Evaluator(program, interests: Interests(), wrappers: wrappers)
    evaluator.isQuiet = true
    evaluator.probes = Set(program.file(member.file).members.filter(\.isFunction).map(\.name)).union([name])
      .union(runs[member.id]?.names ?? [])
    evaluator.run(member)
    let run = Run(evaluator: evaluator, names: evaluator.probes)
    runs[member.id] = run
    return run
  }

  private func call(_ probe: Probe, of member: Declared, by caller: Declared, _ evaluator: Evaluator) -> Call? {
    guard let site = probe.call else { return nil }
    let place = Int(site.call.nameRange.start)
    let body = caller.declaration.body ?? []
    let closure = body.innermostClosure(around: place)
    guard closure == nil || caller.isBuilder && caller.declaration.isDoneByControl(at: place),
      !waits(before: Int(site.call.callee.range.start), in: caller, closure)
    else { return nil }
    var isOfOther = false
    if case .member(let base?, _) = site.call.callee.kind, base.namePath != ["self"] {
      isOfOther = true
    } else if caller.type != member.type {
      return nil
    }
    let enabled = evaluator.conditions(
      ofControls: caller.declaration.disabledControls(around: place), in: Frame(parent: nil, activation: site.frame.activation))
    let own = [probe.when, enabled].flatMap { evaluator.ownConditions(of: evaluator.opened($0)) }
    // Those of the caller's own parameters mean others here.
    var when = isOfOther ? [] : own.filter { !$0.isOfParameter }
    if isOfOther, let base = site.base, holdsOne(member.type, caller) {
      let key = evaluator.ownKey(evaluator.key(of: base))
      when = own.compactMap { $0.asked(of: key, by: member.type) }
    }
    var arguments: [String: String] = [:]
    for (parameter, argument) in evaluator.pairs(member.declaration.parameters, site.arguments) {
      let key = evaluator.ownKey(evaluator.key(of: argument.value))
      arguments[parameter] = key
      when += own.compactMap { $0.renamed(key, to: "(\(parameter))") }
      if argument.value.isNull {
        when.append(Constraint("(\(parameter))?", isNot: "some"))
      } else if let name = evaluator.fixedName(argument.value) {
        when.append(Constraint("(\(parameter))", is: name))
      }
    }
    return Call(
      caller: caller, when: when, body: closure ?? body, arguments: arguments, isOfOther: isOfOther, place: place)
  }
}

extension Constraint {
  /// The same as what an instance says of itself that a caller keeps, `model.isValid`; nil where it looks at something else.
  fileprivate func asked(of instance: String, by type: String) -> Constraint? {
    if subject.hasPrefix(type + "/") { return self }
    guard subject.hasPrefix(instance + ".") else { return nil }
    return spelled(type + "/" + subject.dropFirst(instance.count + 1))
  }

  /// Whether it looks at a parameter.
  fileprivate var isOfParameter: Bool { subject.hasPrefix("(") }

  /// The name of the parameter or the property that it looks at.
  var name: String {
    let start = subject.firstIndex { $0 == "/" || $0 == "(" }.map { subject.index(after: $0) } ?? subject.startIndex
    return String(subject[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// The property of a type that it looks at; nil for a parameter, and for what a property's own properties or methods say, unless
  /// they say it of that value alone.
  var property: (type: String, name: String)? {
    guard !isOfParameter, let slash = subject.firstIndex(of: "/") else { return nil }
    let rest = subject[subject.index(after: slash)...].dropFirst(name.count)
    let members = rest.split(separator: ".", omittingEmptySubsequences: true).map { $0.prefix { $0.isLetter } }
    guard rest.isEmpty || rest.first == "." || rest.first == "?", members.allSatisfy({ Self.ofValue.contains(String($0)) })
    else {
      return nil
    }
    return (String(subject[..<slash]), name)
  }

  /// What is said of a value, and of nothing else; with the words of `.trimmingCharacters(in: .whitespacesAndNewlines)`.
  static let ofValue: Set<String> = [
    "", "isEmpty", "count", "trimmingCharacters", "whitespaces", "whitespacesAndNewlines", "newlines",
  ]

  /// The same of what has another name; nil where it does not look at that.
  fileprivate func renamed(_ old: String, to new: String) -> Constraint? {
    guard subject.hasPrefix(old) else { return nil }
    let rest = subject.dropFirst(old.count)
    guard rest.isEmpty || [".", "?", "[", "(", "="].contains(rest.first) else { return nil }
    return spelled(new + rest)
  }

  private func spelled(_ subject: String) -> Constraint {
    isExcluding ? Constraint(subject, isNot: names) : Constraint(subject, is: names)
  }

  /// What it is to a caller.
  fileprivate func spelled(by arguments: [String: String], in caller: Declared) -> Constraint? {
    guard isOfParameter, let end = subject.firstIndex(of: ")") else { return self }
    guard let key = arguments[name] else { return nil }
    let own = spelled(key + subject[subject.index(after: end)...])
    return own.isOfParameter || own.subject.hasPrefix(caller.type + "/") ? own : nil
  }
}
