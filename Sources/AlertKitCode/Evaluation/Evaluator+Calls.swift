internal import AlertKitCore

/// A call where it stands.
struct Site {
  let call: CodeCall
  let callee: Symbol.Callee
  var arguments: [Argument]
  let range: SourceRange
  let frame: Frame

  var name: String { callee.name ?? "" }
  var base: Value? { callee.base }

  /// Whether it is `super.name(…)`.
  var isOfSuper: Bool { baseKeyword == "super" }

  /// Whether it is an initializer that another hands its work on to: `self.init(…)`, `super.init(…)`.
  var isDelegation: Bool { name == "init" && (isOfSuper || baseKeyword == "self") }

  private var baseKeyword: String? {
    guard case .member(let base?, _) = call.callee.kind, case .name(let name) = base.kind else { return nil }
    return name
  }

  /// The name of what the call's method is called on, where it is a plain name.
  var baseName: String? {
    switch callee.base {
    case .symbol(let symbol)?: if case .name(let name) = symbol.kind { name } else { nil }
    case .type(let path)?: path.lastName
    default: nil
    }
  }
}

extension Evaluator {
  func evaluate(_ written: CodeCall, at range: SourceRange, in frame: Frame) -> Value {
    let call = imported(written)
    let callee: Symbol.Callee
    switch call.callee.kind {
    case .name(let name):
      if let cell = frame.cell(name), let value = store[cell] {
        callee = .value(value)
      } else if let (function, owner) = frame.function(name) {
        let arguments = arguments(of: call, in: frame)
        return callLocal(function, owner, arguments, at: range, call.nameRange) ?? .unknown(Unknown(range))
      } else {
        callee = .name(name)
      }
    case .member(nil, let name): callee = .implicit(name)
    case .array where call.arguments.isEmpty: return .list(ListValue())
    case .member(let base?, let name): callee = .member(spelled(evaluate(base, in: frame)), name)
    default: callee = .value(evaluate(call.callee, in: frame))
    }
    let types = interests.types.isEmpty ? [:] : types(ofImplicit: call, callee, in: frame)
    let arguments = arguments(of: call, types: types, in: frame)
    return evaluate(Site(call: call, callee: callee, arguments: arguments, range: range, frame: frame))
  }

  private func evaluate(_ site: Site) -> Value {
    note(site)
    if site.name == "toggle", case .member(let base?, _) = site.call.callee.kind, let name = base.usedName, let tap = taps.last
    {
      tapsByName[name] = tapsByName[name] ?? tap
    }
    if let value = wrapped(site) ?? Shapes.value(of: site, self) {
      // What is not told as the steps are spent was not read.
      if !isSpent { understood.insert(site.call.nameRange) }
      return value
    }
    if let value = called(site) { return value }
    if let value = applied(site) { return value }
    noteReader(site)
    return symbolic(site)
  }

  /// A call that is looked up when it is asked for; its closures are run.
  func symbolic(_ site: Site) -> Value {
    runClosures(of: site)
    if let base = site.base, case .member(let written?, _) = site.call.callee.kind, givesNil(base, written) { return .null }
    return .symbol(
      Symbol(.call(site.callee, site.arguments), at: site.range, nameRange: site.call.nameRange, frame: site.frame))
  }

  /// What is done to an object, or by a function that is known to show something.
  func called(_ site: Site) -> Value? {
    if let handler = handler(of: site) { return follow(handler, site) }
    if case .value(let value) = site.callee {
      switch value {
      case .closure(let closure):
        // What a builder calls adds all that it shows.
        guard builder != nil, closure.closure.body.count > 1 else { return apply(closure, site.arguments) }
        return result(of: closure, site.arguments.map(\.value), isBuilder: true)
      case .function(let function, let receiver):
        return interests.functions[function.name] == nil
          ? nil : inline(function, receiver: receiver, site.arguments, at: site.range)
      default:
        leave(site.arguments, toClosure: value)
        return nil
      }
    }
    if let receiver = receiver(of: site) {
      switch receiver {
      case .object(let id) where isSurface(id):
        if !Shapes.methods.contains(site.name), let function = interesting(site) { return follow(function, site) }
        return Shapes.method(site, on: id, self)
      case .object(let id):
        if let function = interesting(site) ?? furtherInitializer(site) { return follow(function, site) }
        if let value = perform(site, on: id) ?? delegated(site, of: id) { return value }
      case .choice(let alternatives) where alternatives.contains(where: { $0.value.objectID.map(isSurface) ?? false }):
        var seen: Set<ObjectID> = []
        for id in alternatives.compactMap(\.value.objectID) where isSurface(id) && seen.insert(id).inserted {
          _ = Shapes.method(site, on: id, self)
        }
        return .null
      default: break
      }
    }
    if let function = interesting(site) ?? furtherInitializer(site) { return follow(function, site) }
    if let value = collected(site) { return value }
    if case .name(let name) = site.callee, !name.startsUpper, case .object(let own)? = site.frame.activation.receiver,
      let value = perform(site, on: own)
    {
      return value
    }
    return instantiated(site) ?? enumerated(site)
  }

  /// The initializer of the class itself or of the one above, where one hands its work on to it that is known to show something.
  private func furtherInitializer(_ site: Site) -> Declared? {
    guard site.isDelegation else { return nil }
    let own = site.frame.activation.type
    for parent in site.isOfSuper ? program.supertypes(of: own) : [own] where interests.functions[parent.lastName] != nil {
      let found = program.members("init", of: parent).first { $0.declaration.body != nil && fits($0, site.arguments) }
      if let found { return found }
    }
    return nil
  }

  private func keepsSurface(_ id: ObjectID) -> Bool {
    store.objects[id].fields.values.contains { cell in
      guard case .object(let held)? = store[cell] else { return false }
      return isSurface(held)
    }
  }

  /// Runs a method of an instance that keeps an alert, or that alerts show.
  private func perform(_ site: Site, on id: ObjectID) -> Value? {
    guard case .instance(let type) = store.objects[id].kind else { return nil }
    let isShown = interests.types[type] != nil
    guard isShown || keepsSurface(id) else { return nil }
    // `super` is not the class's own method.
    let types = site.isOfSuper ? program.supertypes(of: site.frame.activation.type) : [type]
    for function in types.flatMap({ program.members(site.name, of: $0) }) where function.isFunction {
      guard let value = inline(function, receiver: .object(id), site.arguments, at: site.range) else { continue }
      performed.insert(function.id)
      if isShown { update(id) }
      return value
    }
    return site.name == "init" ? initialize(id, type, site.arguments) : nil
  }

  /// Runs the initializer that another of an instance hands its work on to.
  private func delegated(_ site: Site, of id: ObjectID) -> Value? {
    guard site.isDelegation else { return nil }
    let own = site.frame.activation.type
    for type in site.isOfSuper ? program.supertypes(of: own) : [own] {
      let further = program.members("init", of: type).lazy.filter {
        $0.declaration.body != nil && !self.running.contains($0.id)
      }
      if let function = fitting(further, site.arguments, at: site.range) {
        return inline(function, receiver: .object(id), site.arguments, at: site.range)
      }
    }
    return nil
  }

  private func receiver(of site: Site) -> Value? {
    switch site.callee {
    case .member(let base, let name):
      if case .symbol(let symbol) = base, Shapes.methods.contains(name) || name.hasPrefix("add") && name != "add" {
        let resolved = resolve(base)
        if case .symbol(let other) = resolved, other === symbol { return base }
        return resolved
      }
      return base
    case .name(let name):
      guard case .object(let id)? = site.frame.activation.receiver, isSurface(id), name.first?.isLowercase == true else {
        return nil
      }
      if name.hasPrefix("add") || !program.members(name, of: site.frame.activation.type).isEmpty {
        return site.frame.activation.receiver
      }
      return nil
    default: return nil
    }
  }

  /// Whether an object is shown, or part of what is.
  func isSurface(_ id: ObjectID) -> Bool {
    if case .instance = store.objects[id].kind { false } else { true }
  }

  // MARK: - Functions

  /// A function that is known to show something, where a call runs it.
  private func interesting(_ site: Site) -> Declared? {
    guard let all = interests.functions[site.name] else { return nil }
    let candidates = supplier == nil ? all.filter { interests.fresh.contains($0.id) || !interests.types.isEmpty } : all
    guard !candidates.isEmpty else { return nil }
    var known: [Declared] = []
    switch site.callee {
    case .name(let name):
      if name.startsUpper, let path = path(of: name, in: site.frame) {
        known = program.members("init", of: path)
      } else {
        // Functions of C begin with a capital as types do.
        known = declarations(of: name, in: site.frame)
      }
    case .member(let base, let name):
      if name.startsUpper { break }
      if let type = type(of: base) {
        known = program.members(name, of: type)
        if known.isEmpty, let kind = program.record(of: type)?.kind, kind != .extension {
          return fitting(candidates.lazy.filter { self.isOfFramework($0) }, site.arguments, at: site.range)
        }
      }
    case .implicit(let name): if name == "init" { return nil }
    case .value: return nil
    }
    if known.isEmpty {
      if case .name(let name) = site.callee, name.startsUpper { return nil }
      return fitting(candidates.lazy.filter { !$0.isInitializer && self.mayMean($0, site) }, site.arguments, at: site.range)
    }
    let ids = Set(candidates.map(\.id))
    if let own = overload(among: known, ids, of: all, site) { return own }
    // A protocol only asks for it.
    return known.contains { $0.declaration.body == nil && $0.isFunction }
      ? fitting(candidates, site.arguments, at: site.range) : nil
  }

  /// The function that a call means, where it is one of those that are looked for.
  private func overload(
    among declared: [Declared], _ wanted: Set<DeclarationID>, of all: [Declared], _ site: Site
  ) -> Declared? {
    let arguments = site.arguments
    // What hands its words on to another of its name does not mean itself.
    let known = declared.count > 1 ? declared.filter { !running.contains($0.id) } : declared
    guard
      let best = fitting(known.lazy.filter { wanted.contains($0.id) || $0.declaration.body != nil }, arguments, at: site.range)
    else {
      return nil
    }
    if wanted.contains(best.id) { return best }
    // What was looked at before had the call already.
    guard !all.contains(where: { $0.id == best.id }),
      let own = fitting(known.lazy.filter { wanted.contains($0.id) }, arguments, at: site.range)
    else { return nil }
    return strain(of: own, by: arguments) > strain(of: best, by: arguments) ? nil : own
  }

  private func isOfFramework(_ function: Declared) -> Bool {
    guard let record = program.record(of: function.type) else { return true }
    return record.kind == .extension || record.kind == .protocol
  }

  /// Runs a function for the words that a call supplies, once for the same words.
  private func follow(_ function: Declared, _ site: Site) -> Value {
    guard let visit = visit(of: function, site) else { return supply(function, site) }
    if visited.contains(visit) {
      return .symbol(
        Symbol(.call(site.callee, site.arguments), at: site.range, nameRange: site.call.nameRange, frame: site.frame))
    }
    let value = supply(function, site)
    if objects(in: value).isEmpty { visited.insert(visit) }
    return value
  }

  private func supply(_ function: Declared, _ site: Site) -> Value {
    let outer = supplier
    for argument in site.arguments where argument.value.closure != nil { run(argument.value, in: site) }
    calls.append(site.call.nameRange)
    if supplier == nil {
      supplier = Supplier(
        place: site.call.nameRange, extent: extent(of: site), member: topMember, callee: function.id,
        isDecided: decides(site.arguments, function))
      followed[function.id, default: []].insert(site.call.nameRange)
    }
    defer {
      supplier = outer
      calls.removeLast()
    }
    if function.isInitializer {
      if site.isDelegation, let receiver = site.frame.activation.receiver ?? ownInstance(of: site.frame) {
        return inline(function, receiver: receiver, site.arguments, at: site.range) ?? .null
      }
      let path = path(of: site.name, in: site.frame) ?? function.type
      guard let id = instance(of: path, site.arguments, at: site.range, in: site.frame) else {
        return .unknown(Unknown(site.range))
      }
      if interests.types[path] != nil { keep(id, as: path, at: site) }
      return .object(id)
    }
    let receiver: Value? =
      if case .member(let base, _) = site.callee { answering(base, by: function, site) } else { site.frame.activation.receiver }
    return inline(function, receiver: receiver, site.arguments, at: site.range) ?? symbolic(site)
  }

  /// What a function is called on: of what only a protocol is known that the type whose function it is.
  private func answering(_ base: Value, by function: Declared, _ site: Site) -> Value {
    guard !function.declaration.isStatic, let type = type(of: base), type != function.type,
      program.record(of: type)?.kind == .protocol, let own = program.record(of: function.type)?.kind, own != .protocol,
      own != .extension
    else { return base }
    return .unknown(Unknown(site.range, type: CodeType(function.type), key: key(of: base)))
  }

  /// Whether a call names the case by which a function shows something.
  private func decides(_ arguments: [Argument], _ function: Declared) -> Bool {
    guard let deciding = interests.deciding[function.id] else { return false }
    let parameters = function.declaration.parameters
    var unnamed = parameters.filter { $0.label == nil }[...]
    return arguments.contains { argument in
      let parameter =
        argument.label == nil ? unnamed.popFirst() : parameters.first { ObjCSelector.areSame($0.label, argument.label) }
      return parameter.map { deciding.contains($0.name) } ?? false && isCase(argument.value)
    }
  }

  /// From the statement or the modifier that a call is in to its end.
  func extent(of site: Site) -> Range<Int> {
    let end = Int(site.range.end)
    var start = Int(site.range.start)
    if case .member(let base?, _) = site.call.callee.kind, case .call = base.kind {
      start = Int(site.call.nameRange.start) - 1
    } else if let statement, statement.file == site.range.file, Int(statement.start) <= start {
      start = Int(statement.start)
    }
    return max(0, start)..<max(end, start + 1)
  }

  /// Runs a function with the arguments of a call; nil where they do not fit.
  func inline(_ function: Declared, receiver: Value?, _ arguments: [Argument], at range: SourceRange) -> Value? {
    if supplier != nil, running.count == Self.mostRunning { program.spend("calls within one another", Self.mostRunning) }
    guard let body = function.declaration.body, !running.contains(function.id), running.count < Self.mostRunning, takeStep()
    else { return nil }
    let activation = activation(of: function, receiver: receiver)
    let frame = Frame(parent: nil, activation: activation)
    guard bind(function.declaration.parameters, to: arguments, in: frame, type: function.type) else { return nil }
    running.append(function.id)
    let wasQuiet = isQuiet
    // What it shows is told where it stands.
    if supplier == nil { isQuiet = true }
    defer {
      running.removeLast()
      isQuiet = wasQuiet
    }
    let value = result(of: body, in: frame, isBuilder: function.isBuilder, as: function.declaration.type)
    return convert(value, to: function.declaration.type, in: function.type, keepsLiterals: true)
  }

  private func callLocal(
    _ function: CodeDeclaration, _ owner: Frame, _ arguments: [Argument], at range: SourceRange, _ place: SourceRange
  ) -> Value? {
    let id = DeclarationID(file: Int32(owner.activation.file), start: function.range.start)
    guard let body = function.body, !running.contains(id), running.count < Self.mostRunning else { return nil }
    let frame = Frame(parent: owner, activation: owner.activation)
    guard bind(function.parameters, to: arguments, in: frame, type: owner.activation.type) else { return nil }
    running.append(id)
    let outer = supplier
    // The words stand at the call.
    let takesWords = AlertNames.isFunction(function.name) || function.parameters.contains { AlertLabels.isWords($0.name) }
    if supplier == nil, takesWords, arguments.contains(where: \.value.isText) {
      supplier = Supplier(place: place, extent: Int(range.start)..<Int(range.end), member: topMember, callee: nil)
    }
    defer {
      running.removeLast()
      supplier = outer
    }
    return result(of: body, in: frame)
  }
}
