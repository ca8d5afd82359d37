internal import AlertKitCore

extension Evaluator {
  /// What a value is once the names in it are looked up; itself where no declaration says more.
  func resolve(_ value: Value) -> Value {
    guard case .symbol(let symbol) = value else {
      guard case .choice(let alternatives) = value, alternatives.contains(where: { $0.value.symbol != nil }) else {
        return value
      }
      return Store.choice(alternatives.map { Alternative(when: $0.when, value: resolve($0.value)) })
    }
    if let known = symbol.resolved { return known }
    guard !symbol.isResolving, !Texts.isLookup(symbol), takeStep(), depth < 120 else { return value }
    symbol.isResolving = true
    depth += 1
    let (wasQuiet, outer, outerPath) = (isQuiet, supplier, path)
    isQuiet = true
    supplier = nil
    var found = lookUp(symbol) ?? value
    (isQuiet, supplier, path) = (wasQuiet, outer, outerPath)
    if case .symbol(let other) = found, other !== symbol, !other.isForm, resolving < 24 {
      resolving += 1
      found = resolve(found)
      resolving -= 1
    }
    depth -= 1
    symbol.isResolving = false
    if symbol.isPresent { found = present(found, as: symbol) }
    // What leads to nothing is told by its own expression.
    if case .unknown(let unknown) = found {
      found = .unknown(
        Unknown(symbol.range, root: unknown.root, type: unknown.type, context: unknown.context, key: unknown.key))
    }
    symbol.resolved = found
    return found
  }

  private func lookUp(_ symbol: Symbol) -> Value? {
    switch symbol.kind {
    case .name(let name): return named(name, symbol)
    case .member(let base, let name): return member(name, of: base, symbol)
    case .implicit: return nil
    case .call(let callee, let arguments): return called(callee, arguments, symbol)
    case .binary(let sign, let left, let right): return combined(sign, left, right)
    case .negation(let inner):
      if let truth = test(resolve(inner)).truth { return .boolean(!truth) }
      return nil
    case .subscript_(let base, let arguments): return element(of: base, at: arguments)
    case .macro: return nil
    }
  }

  private func combined(_ sign: String, _ left: Value, _ right: Value) -> Value? {
    switch sign {
    case "??":
      let first = resolve(left)
      switch presence(of: first).truth {
      case true?: return first
      case false?: return resolve(right)
      case nil: return nil
      }
    case "+":
      guard case .list(let first) = resolve(left), case .list(let second) = resolve(right) else { return nil }
      return .list(ListValue(elements: first.elements + second.elements))
    case "==", "!=", "&&", "||":
      return nil
    default: return nil
    }
  }

  // MARK: - Names

  /// What a plain name declares: a member of a type around, or a global.
  func declarations(of name: String, in frame: Frame) -> [Declared] {
    var type = frame.activation.type
    if case .object(let id)? = frame.activation.receiver, case .instance(let own) = store.objects[id].kind, own != type {
      let found = program.members(name, of: own)
      if !found.isEmpty { return found }
    }
    while !type.isEmpty {
      let found = program.members(name, of: type)
      if !found.isEmpty { return found }
      type = type.outerType
    }
    let globals = program.members(name, of: "")
    guard globals.count > 1 else { return globals }
    // Those of its own file may be known there alone.
    let own = globals.filter { $0.file == frame.activation.file }
    return own.isEmpty ? globals : own + globals.filter { $0.file != frame.activation.file }
  }

  private func named(_ name: String, _ symbol: Symbol) -> Value? {
    if name == "self" {
      return symbol.frame.activation.receiver.flatMap { if case .symbol(let other) = $0, other === symbol { nil } else { $0 } }
    }
    let found = declarations(of: name, in: symbol.frame)
    if found.isEmpty {
      if let receiver = symbol.frame.activation.receiver, let value = Texts.member(name, of: receiver, symbol, self) {
        return value
      }
      return (name.startsUpper ? path(of: name, in: symbol.frame) : smallType(name, in: symbol.frame)).map { .type($0) }
    }
    if name.startsUpper, let path = path(of: name, in: symbol.frame) { return .type(path) }
    let receiver = symbol.frame.activation.receiver
    // What a protocol's own code asks for is what the type has that answers it.
    if let receiver, found.allSatisfy(isRequirement), let value = member(name, of: receiver, symbol) { return value }
    return value(of: found, receiver: receiver, at: symbol)
  }

  /// The value of the first of several declarations that has one.
  private func value(of declarations: [Declared], receiver: Value?, at symbol: Symbol) -> Value? {
    var fallback: Value?
    for declared in declarations {
      switch declared.declaration.kind {
      case .variable:
        if let value = value(of: declared, receiver: receiver, at: symbol) {
          if case .unknown = value {
            fallback = fallback ?? value
            continue
          }
          return value
        }
      case .enumerationCase:
        return .enumeration(EnumerationValue(type: declared.type, name: declared.name, arguments: [], range: symbol.range))
      case .function:
        // Objective-C asks for what a method gives as for a property; in the method itself that is the variable behind it.
        if declared.isGetter, symbol.frame.activation.member.id != declared.id,
          let value = inline(declared, receiver: receiver, [], at: symbol.range)
        {
          return value
        }
        fallback = fallback ?? .function(declared, receiver: receiver)
      case .initializer, .subscript, .type: break
      }
    }
    return fallback
  }

  private func value(of declared: Declared, receiver: Value?, at symbol: Symbol) -> Value? {
    let declaration = declared.declaration
    if !declaration.isStatic, !declared.type.isEmpty {
      for type in [declared.type] + (receiverType(receiver).map { [$0] } ?? []) {
        if let id = assumed[type] {
          if let value = store.field(declared.name, of: id) { return value }
        }
      }
    }
    if !interests.handlers.isEmpty, declaration.type?.mayBeFunction ?? true,
      let handler = interests.handlers[.field(type: declared.type, name: declared.name)]
    {
      return .closure(self.value(of: handler))
    }
    if let body = declaration.body {
      guard !running.contains(declared.id), running.count < Self.mostRunning else { return nil }
      running.append(declared.id)
      defer { running.removeLast() }
      let frame = Frame(
        parent: nil, activation: activation(of: declared, receiver: declaration.isStatic ? .type(declared.type) : receiver))
      let value = result(of: body, in: frame, isBuilder: declared.isBuilder, as: declaration.type)
      return convert(value, to: declaration.type, in: declared.type, keepsLiterals: true)
    }
    if let value = declaration.value,
      declaration.isConstant || declaration.isStatic || declared.type.isEmpty || program.isNeverSet(declared)
    {
      guard !running.contains(declared.id), running.count < Self.mostRunning else { return nil }
      running.append(declared.id)
      defer { running.removeLast() }
      let frame = Frame(parent: nil, activation: activation(of: declared, receiver: receiver))
      let known = convert(evaluate(value, as: declaration.type, in: frame), to: declaration.type, in: declared.type)
      if !mayBeAnother(than: known, declared) { return known }
    }
    return .unknown(
      Unknown(
        symbol.range, root: declared.type.isEmpty ? nil : .field(type: declared.type, name: declared.name),
        type: declared.heldType, context: declared.type, key: key(of: .symbol(symbol))))
  }

  private func receiverType(_ receiver: Value?) -> String? {
    guard let receiver else { return nil }
    if case .object(let id) = receiver, case .instance(let type) = store.objects[id].kind { return type }
    return nil
  }

  // MARK: - Members

  private func member(_ name: String, of base: Value, _ symbol: Symbol) -> Value? {
    if let value = Texts.member(name, of: base, symbol, self) { return value }
    var base = base
    var resolved = base
    if case .symbol = base {
      resolved = resolve(base)
      if let value = given(name, to: resolved) { return value }
      switch resolved {
      case .symbol, .unknown: break
      default: base = resolved
      }
    }
    switch base {
    case .object(let id):
      if let value = store.field(name, of: id) { return value }
    // What an instance was not given is what its declaration says.
    case .choice(let alternatives) where takeStep(of: 4 * alternatives.count):
      return Store.choice(
        alternatives.map {
          Alternative(
            when: $0.when,
            value: resolve(.symbol(Symbol(.member($0.value, name), at: symbol.range, frame: symbol.frame))))
        })
    case .enumeration(let value) where name == "rawValue" && !saysRawValues(base): return rawValue(of: value)
    case .tuple(let parts):
      if let part = parts.first(where: { $0.label == name }) { return part.value }
      if let index = Int(name), parts.indices.contains(index) { return parts[index].value }
    default: break
    }
    guard let type = type(of: base) else {
      // What callers hand over as an error says what it is.
      guard name == "localizedDescription", let root = resolve(base).handedRoot else { return nil }
      return .unknown(Unknown(symbol.range, root: root, key: key(of: base) + "." + name))
    }
    if let element = keptElement(name, ofTuple: base, at: symbol.range) { return element }
    var found = program.members(name, of: type)
    if let id = assumed[type], case .instance(let own) = store.objects[id].kind, own != type {
      let special = program.members(name, of: own)
      if !special.isEmpty { found = special }
    }
    if found.isEmpty, ["shared", "default", "current", "main", "standard"].contains(name), type.lastName != "Style" {
      return .unknown(Unknown(symbol.range, type: CodeType(type)))
    }
    if name == "localizedDescription" {
      found = descriptions(of: type, found, symbol)
      if found.isEmpty, case .unknown(let error) = resolved {
        switch error.root {
        case .parameter, .field: return .unknown(Unknown(symbol.range, root: error.root, key: error.key + "." + name))
        default: break
        }
      }
    }
    guard !found.isEmpty else { return nil }
    if let record = program.record(of: type), record.kind == .protocol, assumed[type] == nil,
      found.allSatisfy({ $0.declaration.body == nil })
    {
      if let only = program.onlyImplementation(of: name, in: type), let value = value(of: only, receiver: nil, at: symbol),
        !value.isUnknown
      {
        return value
      }
      if let value = answers(to: name, of: type, base, symbol) { return value }
      return .unknown(
        Unknown(symbol.range, root: .member(type: type, name: name), type: found[0].declaration.type, context: type))
    }
    var receiver: Value? = base
    if assumed[type] != nil, let id = assumed[type] { receiver = .object(id) }
    let value = value(of: found, receiver: receiver, at: symbol)
    if case .choice? = value, program.record(of: type)?.kind == .enumeration,
      found.contains(where: { $0.declaration.body != nil })
    {
      caseMembers[key(of: .symbol(symbol))] = .member(type: type, name: name)
    }
    return value
  }

  /// What the enumerations that conform to a protocol answer to it, case by case; nil where other types conform as well.
  private func answers(to name: String, of type: String, _ base: Value, _ symbol: Symbol) -> Value? {
    let conforming = program.conforming(to: type).filter { path in
      guard program.record(of: path)?.kind != .protocol else { return false }
      let platforms = program.members(name, of: path).map { Platform.named(inPath: program.files[$0.file].path) }
      return platforms.isEmpty || platforms.contains { $0.isEmpty || $0.contains(.iOS) }
    }
    guard 1...Self.mostAnswering ~= conforming.count,
      conforming.allSatisfy({ path in program.record(of: path).map { $0.kind == .enumeration || $0.kind == .extension } ?? false
      })
    else { return nil }
    var answers: [Alternative] = []
    for path in conforming.sorted() {
      guard let declared = program.members(name, of: path).first(where: { $0.isVariable && $0.declaration.body != nil }),
        let value = value(of: declared, receiver: base, at: symbol)
      else { return nil }
      answers.append(Alternative(when: Guard([Constraint(key(of: base) + "::", is: path)]), value: value))
    }
    return Store.choice(answers)
  }

  private static let mostAnswering = 16

  /// What a value of a type that the app does not declare was made with, under the label that its property has.
  private func given(_ name: String, to base: Value) -> Value? {
    guard case .symbol(let made) = base, case .call(let callee, let arguments) = made.kind else { return nil }
    if name == "localizedDescription", let said = description(of: made) { return said }
    guard let given = arguments[name],
      callee.name?.startsUpper ?? false, type(of: .symbol(made)).map({ program.record(of: $0) == nil }) ?? true
    else { return nil }
    return resolve(given.value)
  }

  // MARK: - Calls

  private func called(_ callee: Symbol.Callee, _ arguments: [Argument], _ symbol: Symbol) -> Value? {
    switch callee {
    case .value(let value):
      switch value {
      case .closure(let closure): return apply(closure, arguments)
      case .function(let function, let receiver): return inline(function, receiver: receiver, arguments, at: symbol.range)
      case .symbol:
        if case .closure(let closure) = resolve(value) { return apply(closure, arguments) }
        return nil
      default: return nil
      }
    case .implicit: return nil
    case .name(let name):
      if name.startsUpper, let path = path(of: name, in: symbol.frame) {
        let made = constructed(path, arguments, symbol)
        if made != nil || program.record(of: path)?.kind != .extension { return made }
      }
      if name == "Array", arguments.count == 1, arguments[0].label == nil {
        return list(of: arguments[0].value).map { .list($0) }
      }
      return run(declarations(of: name, in: symbol.frame), arguments, receiver: symbol.frame.activation.receiver, symbol)
    case .member(let base, let name):
      if ["map", "compactMap", "flatMap", "filter", "sorted", "reversed", "first", "enumerated", "dropFirst"].contains(name),
        let value = mapped(name, base, arguments)
      {
        return value
      }
      if name == "randomElement", let list = list(of: base), list.isPlain { return anyText(of: list, key(of: .symbol(symbol))) }
      if ["lowercased", "uppercased", "trimmingCharacters"].contains(name) { return nil }
      if name == "object" || name == "value", arguments.count == 1, arguments[0].label == "forKey",
        let value = element(of: base, at: arguments)
      {
        return value
      }
      guard let type = type(of: base) else { return nil }
      if name == "init" { return constructed(type, arguments, symbol) }
      if name.startsUpper, let path = program.path(of: type + "." + name, from: "") {
        return constructed(path, arguments, symbol)
      }
      let found = program.members(name, of: type)
      if let made = enumerationCase(among: found, arguments) {
        let value = EnumerationValue(type: type, name: made.name, arguments: labelled(arguments, made), range: symbol.range)
        return calledAsFunction(.enumeration(value), made, arguments, symbol) ?? .enumeration(value)
      }
      var receiver = base
      if case .symbol = base {
        let resolved = resolve(base)
        if case .symbol = resolved {} else { receiver = resolved }
      }
      return run(found, arguments, receiver: receiver, symbol)
    }
  }

  /// The case that a call means, where no function of its name fits better.
  func enumerationCase(among declared: [Declared], _ arguments: [Argument]) -> Declared? {
    guard let made = declared.first(where: \.isEnumerationCase) else { return nil }
    guard declared.count > 1, !fits(made, arguments) else { return made }
    return declared.first { $0.isEnumerationCase && fits($0, arguments) }
      ?? (declared.contains { $0.isFunction && $0.declaration.body != nil && fits($0, arguments) } ? nil : made)
  }

  private func labelled(_ arguments: [Argument], _ declared: Declared) -> [Argument] {
    let parameters = declared.declaration.parameters
    return arguments.enumerated().map { index, argument in
      guard parameters.indices.contains(index) else { return argument }
      var other = argument
      other.value = convert(argument.value, to: parameters[index].type, in: declared.type)
      return other
    }
  }

  func run(_ functions: [Declared], _ arguments: [Argument], receiver: Value?, _ symbol: Symbol) -> Value? {
    var fallback: Value?
    for function in bestFirst(functions, arguments, at: symbol.range)
    where function.declaration.body != nil && function.isFunction && !isSilent(function) {
      let start = steps
      guard
        let value = inline(
          function, receiver: function.declaration.isStatic ? .type(function.type) : receiver, arguments, at: symbol.range)
      else { continue }
      if steps - start >= Self.dearSteps, !says(value) { silent[function.id, default: 0] += 1 }
      if case .unknown = value {
        fallback = fallback ?? value
        continue
      }
      return value
    }
    guard fallback == nil, let variable = functions.first(where: \.isVariable),
      let value = value(of: variable, receiver: receiver, at: symbol)
    else { return fallback }
    if case .closure(let closure) = value { return apply(closure, arguments) }
    // Objective-C asks for a property by a message.
    return arguments.isEmpty ? value : nil
  }

  private func constructed(_ path: String, _ arguments: [Argument], _ symbol: Symbol) -> Value? {
    guard let record = program.record(of: path) else { return nil }
    if record.kind == .extension { return madeByAddedInitializer(of: path, arguments, symbol) }
    guard record.kind == .class || record.kind == .structure else { return nil }
    let others = ["View", "UIViewController", "NSObject", "UIView", "UIControl", "UIButton"] as Set
    if record.kind == .class, program.type(path, isA: others) { return nil }
    return instance(of: path, arguments, at: symbol.range, in: symbol.frame).map { .object($0) }
  }
}
