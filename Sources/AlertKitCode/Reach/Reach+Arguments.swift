internal import AlertKitCore

/// What the callers of a function give its parameters.
extension Reach {
  /// What a call gives a parameter, or the default that it leaves.
  struct GivenArgument {
    let value: CodeExpression
    /// Whose code the call is.
    let caller: Declared
    let place: Int
  }

  /// A call of a function.
  struct CallSite {
    let call: CodeCall
    let caller: Declared
  }

  /// What all calls of a function give a parameter; nil where something else may call it, or what is given is not told.
  mutating func arguments(for name: String, of function: Declared) -> [GivenArgument]? {
    let declaration = function.declaration
    guard let index = declaration.parameters.firstIndex(where: { $0.name == name }), let sites = callSites(of: function),
      !sites.isEmpty, !hides(name, in: function, besidesItself: true),
      !(declaration.body ?? []).gives(name, isParameter: true, before: .max)
    else { return nil }
    let given = sites.compactMap { site in
      declaration.argument(at: index, of: site.call).map {
        GivenArgument(value: $0, caller: site.caller, place: Int(site.call.nameRange.start))
      }
    }
    return given.count == sites.count ? given : nil
  }

  /// All calls of a function that nothing but its name calls; nil where they are not known.
  private mutating func callSites(of function: Declared) -> [CallSite]? {
    if let known = callSites[function.id] { return known }
    let found = findCallSites(of: function)
    callSites[function.id] = .some(found)
    return found
  }

  private mutating func findCallSites(of function: Declared) -> [CallSite]? {
    guard isOfApp(function.file), function.isFunction, !function.isInitializer,
      isCalledByNameAlone(function) || takesOwnInObjectiveC(function), !isSetBesideCode(function.name), !program.isBeforeSwift3,
      let callers = callers(of: function),
      callers.count <= Self.mostCallers
    else { return nil }
    var sites: [CallSite] = []
    for (_, (caller, starts)) in callers.sorted(by: { $0.key < $1.key }) {
      var left = starts
      CodeWalk.expressions(in: caller.declaration) { expression, _ in
        if case .call(let call) = expression.kind, left.remove(call.nameRange.start) != nil, function.declaration.mayTake(call)
        {
          sites.append(CallSite(call: call, caller: caller))
        }
        return true
      }
      // What stands in code that was not understood gives what it likes.
      guard left.isEmpty else { return nil }
    }
    return sites
  }

  /// Whether a method of Objective-C's takes what is of a class whose code is here, as such classes tell their delegates.
  private func takesOwnInObjectiveC(_ function: Declared) -> Bool {
    !isSwift(function.file) && !function.declaration.isExposed && function.declaration.attributes.isEmpty
      && !isToldOfItsSender(function)
      && function.declaration.parameters.contains { isOwn($0, of: function) && hasCode($0.type?.name ?? "") }
  }

  /// A function that more members call is given anything.
  private static let mostCallers = 16

  /// The places at which members call another one; nil where its name is used for more than to call it.
  mutating func callers(of member: Declared) -> [DeclarationID: (caller: Declared, starts: Set<Int32>)]? {
    var callers: [DeclarationID: (caller: Declared, starts: Set<Int32>)] = [:]
    let files = member.declaration.isPrivate ? [member.file] : filesMentioning(member.name)
    guard files.count <= Self.mostNaming else { return nil }
    for file in files {
      for place in mentions(in: file).places(of: member.name) {
        let scope = mentions(in: file).scope(around: place.offset)
        if !place.isInLiteral, declares(at: place.offset, in: file) {
          // The app's own code names what it calls by a protocol of Swift's too.
          let isOwn = isSwift(file) && isOfApp(file)
          if let scope, scope.isProtocol, !isOwn, mayAnswer(member, to: text(scope.name, in: file)),
            !isOwnProtocol(scope, asking: member, at: place.offset, in: file)
          {
            return nil
          }
          continue
        }
        if text(max(0, place.offset - Self.asking.utf8.count)..<place.offset, in: file) == Self.asking { continue }
        // Nothing but a selector names a function in a literal.
        if place.isInLiteral, isSwift(member.file), !member.declaration.attributes.contains("objc"),
          mentions(in: file).places(of: "Selector").isEmpty
        {
          continue
        }
        if isOthers(place, member, in: file, scope) || !mayCall(member, at: place, in: file, mentions(in: file))
          || isOfOther(place, than: member, in: file)
        {
          continue
        }
        // A member that calls itself may do so when something else holds.
        guard !place.isInLiteral, let caller = program.file(file).member(around: place.offset), caller.id != member.id else {
          return nil
        }
        callers[caller.id, default: (caller, [])].starts.insert(Int32(place.offset))
      }
    }
    return callers
  }

  private static let asking = "respondsToSelector:@selector("

  // MARK: What is always given

  /// Whether a parameter of a method of Objective-C's is compared with a constant of an enumeration, and all callers give it others:
  /// `kind == KindFilm`.
  mutating func isNeverHanded(_ constant: CodeExpression, to parameter: CodeExpression, of function: Declared) -> Bool {
    guard !isSwift(function.file), case .name(let written) = constant.kind, case .name(let name) = parameter.kind,
      function.declaration.parameters.contains(where: { $0.name == name }), let asked = numberedConstant(written),
      let given = arguments(for: name, of: function)
    else { return false }
    return given.allSatisfy { argument in
      guard case .name(let written) = argument.value.kind, !hides(written, in: argument.caller),
        let other = numberedConstant(written)
      else { return false }
      return other.type == asked.type && other.number != asked.number
    }
  }

  /// The enumeration of Objective-C's that a constant is of, and its number; nil where that is not known.
  private mutating func numberedConstant(_ written: String) -> (type: String, number: Int)? {
    let declared = filesMentioning(written).flatMap { file in
      isSwift(file) ? [] : program.file(file).members.filter { $0.isEnumerationCase && $0.declaration.selector == written }
    }
    guard declared.count == 1, let cases = program.record(of: declared[0].type)?.cases else { return nil }
    var number = -1
    for one in cases {
      switch one.declaration.value?.kind {
      case nil: number += 1
      case .number(let text): if let own = Int(text) { number = own } else { return nil }
      default: return nil
      }
      if one.id == declared[0].id { return (declared[0].type, number) }
    }
    return nil
  }

  /// Whether all callers of a function give a parameter of it the same truth.
  mutating func isAlwaysGiven(_ truth: Bool, to parameter: String, of function: Declared, depth: Int) -> Bool {
    guard depth < Self.mostGiving, let given = arguments(for: parameter, of: function) else { return false }
    return given.allSatisfy { gives(truth, $0.value, for: $0.caller, depth: depth + Self.mostGiving / 2) }
  }

  /// How far what is given may come from.
  private static let mostGiving = 4

  /// Whether all callers of a function give a parameter something that is never nil.
  mutating func isNeverNil(_ parameter: String, of function: Declared) -> Bool {
    guard let given = arguments(for: parameter, of: function) else { return false }
    return given.allSatisfy { argument in
      program.isSurelyThere(argument.value, in: argument.caller)
        || uses(of: argument.caller).conditions(around: argument.place).known.isThere(argument.value)
    }
  }

  /// Whether a place stands where a parameter is there that all callers of a function give nil: `if let album {`.
  mutating func isForNilArgument(_ place: Int, in member: Declared) -> Bool {
    guard isSwift(member.file), member.isFunction, !member.declaration.parameters.isEmpty else { return false }
    let path = BranchPath.look(in: member.declaration, for: place)
    let branches = path.choices.filter { $0.choice.kind == .conditions }.flatMap { $0.choice.branches[$0.branch].conditions }
    let guards = path.bodies.flatMap { body in
      body.prefix { !$0.range.holds(place) }.flatMap { statement -> [CodeCondition] in
        if case .guard(let conditions, _) = statement.kind { conditions } else { [] }
      }
    }
    let names = Set((branches + guards).compactMap(\.nameAskedFor))
    return member.declaration.parameters.map(\.name).filter(names.contains).contains { name in
      !member.declaration.rebinds(name)
        && (arguments(for: name, of: member).map { given in given.allSatisfy(\.value.isNull) } ?? false)
    }
  }

  /// Whether all callers of a function hand a list of the system's on to it that is never empty.
  mutating func isToldList(_ parameter: String, of function: Declared) -> Bool {
    guard let given = arguments(for: parameter, of: function), !given.isEmpty else { return false }
    return given.allSatisfy { argument in
      guard case .name(let name) = argument.value.kind, argument.caller.hasToldList(name) else { return false }
      return !hides(name, in: argument.caller, besidesItself: true)
    }
  }
}

extension CodeDeclaration {
  /// Whether a call leaves out no more of what has to be given than closures behind its brackets may stand for.
  fileprivate func mayTake(_ call: CodeCall) -> Bool {
    guard selector == nil, call.selector == nil else { return true }
    let labels = call.arguments.filter { !$0.isTrailing }.map(\.label)
    let left = parameters.filter { parameter in
      parameter.label != nil && parameter.defaultValue == nil && !parameter.isVariadic && !labels.contains(parameter.label)
    }
    return left.count <= call.arguments.count - labels.count
  }

  /// What a call gives the parameter at a place, or that one's default; nil where it is not told.
  fileprivate func argument(at index: Int, of call: CodeCall) -> CodeExpression? {
    if let selector {
      guard call.selector ?? selector == selector, call.arguments.count == parameters.count else { return nil }
      return call.arguments[index].value
    }
    guard call.selector == nil, !parameters.contains(where: \.isVariadic) else { return nil }
    let parameter = parameters[index]
    let written = call.arguments.filter { !$0.isTrailing }
    let given = written.filter { $0.label == parameter.label }
    let alike = parameters.indices.filter { parameters[$0].label == parameter.label }
    if given.isEmpty {
      // A closure behind the brackets may be for it.
      let mayTrail = written.count < call.arguments.count && parameter.type?.name == "->"
      return mayTrail ? nil : parameter.defaultValue
    }
    guard given.count == alike.count, let place = alike.firstIndex(of: index) else { return nil }
    return given[place].value
  }
}

extension CodeCondition {
  /// The variable that has to be there: `let album`, `let kept = album`, `album != nil`.
  fileprivate var nameAskedFor: String? {
    switch self {
    case .binding(_, let value): if case .name(let name) = value.kind { name } else { nil }
    case .expression(let asked):
      if case .binary("!=", let value, let other) = asked.kind, other.isNull, case .name(let name) = value.kind {
        name
      } else {
        nil
      }
    default: nil
    }
  }
}

extension CodeDeclaration {
  /// Whether something within its code has a name as well: what a closure or a function in it takes, a loop's variable, or another.
  fileprivate func rebinds(_ name: String) -> Bool {
    var bodies = [body ?? []]
    var isBound = false
    CodeWalk.expressions(in: self) { expression, _ in
      guard case .closure(let closure) = expression.kind else { return true }
      if closure.parameters.contains(name) { isBound = true }
      bodies.append(closure.body)
      return true
    }
    return isBound || bodies.contains { $0.rebind(name) }
  }
}

extension [CodeStatement] {
  fileprivate func rebind(_ name: String) -> Bool {
    contains { statement in
      switch statement.kind {
      case .variable(name, _, _): true
      case .declaration(let own): own.parameters.contains { $0.name == name } || own.body?.rebind(name) ?? false
      case .loop(let names, _, let body): names.contains(name) || body.rebind(name)
      case .choice(let choice): choice.branches.contains { $0.body.rebind(name) }
      case .guard(_, let body), .block(let body): body.rebind(name)
      default: false
      }
    }
  }
}
