internal import AlertKitCore

extension Evaluator {
  private static let boxes: Set<String> = [
    "Binding", "Published", "Observable", "State", "Optional", "BehaviorSubject", "BehaviorRelay", "CurrentValueSubject", "Set",
    "Box",
  ]

  /// The path of the type that a value is of, or names.
  func type(of value: Value) -> String? {
    switch value {
    case .type(let path): return path
    case .object(let id): if case .instance(let path) = store.objects[id].kind { return path } else { return frameworkType(id) }
    case .enumeration(let value): return value.type
    case .text: return "String"
    case .choice(let alternatives):
      // A lazy sequence would ask twice, and what was found on the way may change the answer.
      for alternative in alternatives {
        if let path = type(of: alternative.value) { return path }
      }
      return nil
    case .symbol(let symbol):
      if case .name(let name) = symbol.kind {
        if name == "self" { return symbol.frame.activation.type.isEmpty ? nil : symbol.frame.activation.type }
        if isTypeName(name, in: symbol.frame) { return path(of: name, in: symbol.frame) ?? name }
        if let small = smallType(name, in: symbol.frame) { return small }
      }
      if case .member(let base, let name) = symbol.kind, name.startsUpper, let outer = type(of: base) {
        return program.path(of: outer + "." + name, from: "") ?? outer + "." + name
      }
      if let nested = nestedType(symbol) { return nested }
      if case .call(.name(let name), _) = symbol.kind, namesType(name, in: symbol.frame) {
        return path(of: name, in: symbol.frame) ?? name
      }
      // An instance of a type within another: `Menu.Item(…)`.
      if case .call(.member(let base, let name), _) = symbol.kind, name.startsUpper, let outer = type(of: base),
        let path = program.path(of: outer + "." + name, from: "")
      {
        return path
      }
      if let declared = declaredType(of: value) { return path(of: declared.type, from: declared.context) }
      return (symbol.calledName ?? symbol.plainName).flatMap { Localizer.isName($0) ? "String" : nil }
    case .unknown(let unknown): return unknown.type.flatMap { path(of: $0, from: unknown.context) }
    default: return nil
    }
  }

  /// A type may have a small name: `Constants.strings`.
  private func nestedType(_ symbol: Symbol) -> String? {
    guard case .member(let holder, let name) = symbol.kind, program.mayDeclareType(name) else { return nil }
    if case .type(let outer) = holder { return program.path(of: outer + "." + name, from: "") }
    guard case .symbol(let base) = holder else { return nil }
    let outer: String?
    switch base.kind {
    case .name(let type): outer = type.startsUpper ? path(of: type, in: base.frame) : smallType(type, in: base.frame)
    case .member(let further, let type) where type.startsUpper: outer = self.type(of: further).map { $0 + "." + type }
    case .member: outer = nestedType(base)
    default: outer = nil
    }
    return outer.flatMap { program.path(of: $0 + "." + name, from: "") }
  }

  /// The path of a type whose name begins with a small letter, where nothing else has the name.
  func smallType(_ name: String, in frame: Frame) -> String? {
    guard program.mayDeclareType(name), declarations(of: name, in: frame).isEmpty else { return nil }
    return path(of: name, in: frame)
  }

  /// The path of a type that code names; nil where the app declares none.
  func path(of name: String, in frame: Frame) -> String? {
    if name == "Self" { return frame.activation.type.isEmpty ? nil : frame.activation.type }
    return program.path(of: name, from: frame.activation.type, in: frame.activation.file)
  }

  /// Whether a name is a type's, and not a variable's of the app's own that begins with a capital too: `let MANAGER = Manager.shared`.
  private func isTypeName(_ name: String, in frame: Frame) -> Bool {
    guard name.startsUpper else { return false }
    return path(of: name, in: frame) != nil || !program.mayDeclare(name)
      || !declarations(of: name, in: frame).contains(where: \.isVariable)
  }

  /// Whether what is called by a name is a type: functions of C, and lookups, may begin with a capital too.
  private func namesType(_ name: String, in frame: Frame) -> Bool {
    name.startsUpper && !name.hasPrefix("NSLocalizedString")
      && (path(of: name, in: frame) != nil || !declarations(of: name, in: frame).contains(where: \.isFunction))
  }

  private func frameworkType(_ id: ObjectID) -> String? {
    switch store.objects[id].kind {
    case .alert: store.objects[id].ownClass ?? "UIAlertController"
    case .action: "UIAlertAction"
    case .content: "UNMutableNotificationContent"
    default: nil
    }
  }

  private func path(of type: CodeType, from context: String) -> String? {
    if Self.boxes.contains(type.name), let inner = type.arguments.first { return path(of: inner, from: context) }
    guard type.name != "[]", type.name != "->", type.name != "[:]", !type.name.isEmpty else { return nil }
    if type.name == "Self" { return context }
    return program.path(of: type.name, from: context) ?? state(ofStore: type, from: context) ?? type.name
  }

  /// The state that stands behind a store of The Composable Architecture, whose members the store has: `StoreOf<History>`.
  private func state(ofStore type: CodeType, from context: String) -> String? {
    guard let inner = type.arguments.first.flatMap({ path(of: $0, from: context) }) else { return nil }
    switch type.name {
    case "StoreOf", "ViewStoreOf": return program.path(of: inner + ".State", from: "")
    case "Store", "ViewStore": return type.arguments.count == 2 ? inner : nil
    default: return nil
    }
  }

  /// The type that a value was declared with, and where its names mean something.
  func declaredType(of value: Value) -> (type: CodeType, context: String)? {
    switch value {
    case .unknown(let unknown): return unknown.type.map { ($0, unknown.context) }
    case .type(let path): return (CodeType(path), "")
    case .object, .enumeration: return type(of: value).map { (CodeType($0), "") }
    case .text: return (CodeType("String"), "")
    case .symbol(let symbol):
      guard depth < 100, takeStep() else { return nil }
      depth += 1
      defer { depth -= 1 }
      switch symbol.kind {
      case .name(let name):
        if name == "self" || isTypeName(name, in: symbol.frame) { return type(of: value).map { (CodeType($0), "") } }
        return typed(declarations(of: name, in: symbol.frame), symbol)
      case .member(let base, let name):
        if Self.elements.contains(name), let element = elementType(of: base) { return element }
        guard let outer = type(of: base) else { return nil }
        let found = program.members(name, of: outer)
        if found.isEmpty, ["shared", "default", "current", "main", "wrappedValue", "standard"].contains(name) {
          return (CodeType(outer), "")
        }
        return typed(found, symbol)
      case .call(let callee, _):
        switch callee {
        case .name(let name):
          if namesType(name, in: symbol.frame) { return type(of: value).map { (CodeType($0), "") } }
          return typed(declarations(of: name, in: symbol.frame), symbol)
        case .member(let base, let name):
          if Self.elements.contains(name), let element = elementType(of: base) { return element }
          guard let outer = type(of: base) else { return nil }
          if name == "init" { return (CodeType(outer), "") }
          return typed(program.members(name, of: outer), symbol)
        case .implicit, .value: return nil
        }
      case .binary("??", let left, let right): return declaredType(of: left) ?? declaredType(of: right)
      default: return nil
      }
    default: return nil
    }
  }

  /// What gives one of a list's elements.
  private static let elements: Set<String> = [
    "first", "last", "popFirst", "popLast", "removeFirst", "removeLast", "randomElement",
  ]

  /// The type of the elements of a list; nil for anything else.
  private func elementType(of value: Value) -> (type: CodeType, context: String)? {
    guard let list = declaredType(of: value), list.type.name == "[]" else { return nil }
    return list.type.arguments.first.map { ($0, list.context) }
  }

  private func typed(_ declarations: [Declared], _ symbol: Symbol) -> (type: CodeType, context: String)? {
    for declared in declarations {
      if declared.isEnumerationCase { return (CodeType(declared.type), "") }
      if let type = declared.declaration.type { return (type, declared.type) }
      if let value = declared.declaration.value, !running.contains(declared.id), running.count < Self.mostRunning {
        running.append(declared.id)
        defer { running.removeLast() }
        let wasQuiet = isQuiet
        isQuiet = true
        defer { isQuiet = wasQuiet }
        let frame = Frame(parent: nil, activation: activation(of: declared, receiver: nil))
        let held = evaluate(value, in: frame)
        if case .symbol(let inner) = held, case .call(.member(let base, _), _) = inner.kind, declaredType(of: held) == nil {
          // A builder's chain gives what it began with.
          return type(of: base).map { (CodeType($0), "") }
        }
        if let type = declaredType(of: held) { return type }
      }
    }
    return nil
  }

  /// A value as a variable or a parameter of a type holds it.
  ///
  /// - Parameter keepsLiterals: Whether a literal stays one that may be a key where no type says otherwise.
  func convert(_ value: Value, to type: CodeType?, in context: String, keepsLiterals: Bool = false) -> Value {
    switch value {
    case .text(var text):
      guard text.isLiteral else { return value }
      if let type, Localizable.isType(type.name) { return Texts.localized(text, self).map { .text($0) } ?? value }
      if let type, let made = instance(of: type, from: text, in: context) { return made }
      if !keepsLiterals || type != nil { text.isLiteral = false }
      return .text(text)
    case .choice(let alternatives):
      return .choice(
        alternatives.map {
          Alternative(when: $0.when, value: convert($0.value, to: type, in: context, keepsLiterals: keepsLiterals))
        })
    case .symbol(let symbol):
      if let type, Localizable.isType(type.name), case .binary("??", let left, let right) = symbol.kind {
        let operands = [left, right].map { convert($0, to: type, in: context) }
        return .symbol(Symbol(.binary("??", operands[0], operands[1]), at: symbol.range, frame: symbol.frame))
      }
      if let type, type.name == "[]", type.arguments.first?.labels.contains(where: { $0 != nil }) == true,
        let list = list(of: value)
      {
        return convert(.list(list), to: type, in: context)
      }
      return type.flatMap { implied(symbol, $0, in: context) } ?? value
    case .tuple(let parts):
      let type = type.map { tuple(named: $0, in: context) ?? $0 }
      guard let type, type.name == "()", type.arguments.count == parts.count, type.labels.count == parts.count else {
        return value
      }
      return .tuple(
        parts.indices.map { index in
          let part = parts[index]
          let value = convert(part.value, to: type.arguments[index], in: context)
          return Argument(label: part.label ?? type.labels[index], value: value, range: part.range, expression: part.expression)
        })
    case .list(let list):
      guard let element = type?.arguments.first, type?.name == "[]", list.isPlain else { return value }
      return .list(
        ListValue(
          elements: list.elements.map { item in
            guard case .one(let value) = item.kind else { return item }
            return ListValue.Element(kind: .one(convert(value, to: element, in: context)), id: item.id)
          }))
    default: return value
    }
  }

  /// The tuple that a type has another name for; nil for any other type.
  private func tuple(named type: CodeType, in context: String) -> CodeType? {
    let name = type.name.lastName
    guard name.startsUpper, program.mayDeclareType(name) || program.mayDeclare(name) else { return nil }
    let owners = [context, context.outerType, ""] + (type.name == name ? [] : [type.name.outerType])
    return owners.lazy.flatMap { self.program.members(name, of: $0) }.compactMap(\.declaration.type).first {
      $0.name == "()"
    }
  }

  /// What a literal makes of a type of the app's own that literals are written for; nil of any other.
  private func instance(of type: CodeType, from text: TextValue, in context: String) -> Value? {
    guard type.name.startsUpper, program.mayDeclareType(type.name.lastName), let path = path(of: type, from: context) else {
      return nil
    }
    let made = program.members("init", of: path).first { $0.declaration.parameters.first?.label == "stringLiteral" }
    guard let made else { return nil }
    var given = text
    given.isLiteral = false
    let argument = Argument(label: "stringLiteral", value: .text(given), range: text.range)
    let frame = Frame(parent: nil, activation: activation(of: made, receiver: nil))
    return .symbol(Symbol(.call(.member(.type(path), "init"), [argument]), at: text.range, frame: frame))
  }

  /// What `.name` and `.name(…)` are where a type is asked for.
  private func implied(_ symbol: Symbol, _ type: CodeType, in context: String) -> Value? {
    let name: String
    var arguments: [Argument]?
    switch symbol.kind {
    case .implicit(let implicit): name = implicit
    case .call(.implicit(let implicit), let given): (name, arguments) = (implicit, given)
    default: return nil
    }
    if let outcome = outcome(name, arguments ?? [], type, at: symbol.range, in: context) { return outcome }
    guard let path = path(of: type, from: context) else { return nil }
    if name == "init", let arguments {
      let callee = Symbol.Callee.member(.type(path), "init")
      return .symbol(Symbol(.call(callee, arguments), at: symbol.range, nameRange: symbol.nameRange, frame: symbol.frame))
    }
    let found = program.members(name, of: path)
    if let made = arguments.map({ enumerationCase(among: found, $0) }) ?? found.first(where: \.isEnumerationCase) {
      let parameters = made.declaration.parameters
      let converted = (arguments ?? []).enumerated().map { index, argument in
        var other = argument
        if parameters.indices.contains(index) {
          other.value = convert(argument.value, to: parameters[index].type, in: made.type)
        }
        return other
      }
      return .enumeration(EnumerationValue(type: path, name: name, arguments: converted, range: symbol.range))
    }
    guard !found.isEmpty else { return nil }
    if let arguments {
      return .symbol(
        Symbol(.call(.member(.type(path), name), arguments), at: symbol.range, nameRange: symbol.nameRange, frame: symbol.frame)
      )
    }
    return .symbol(Symbol(.member(.type(path), name), at: symbol.range, frame: symbol.frame))
  }

  /// `.success(…)` and `.failure(…)` where a result is asked for, which carry what the result's type says.
  private func outcome(
    _ name: String, _ arguments: [Argument], _ type: CodeType, at range: SourceRange, in context: String
  ) -> Value? {
    guard type.name == "Result", type.arguments.count == 2, arguments.count == 1,
      let index = ["success", "failure"].firstIndex(of: name)
    else { return nil }
    var carried = arguments[0]
    carried.value = convert(carried.value, to: type.arguments[index], in: context)
    return .enumeration(EnumerationValue(type: nil, name: name, arguments: [carried], range: range))
  }

  /// Whether a variable is what a protocol asks for of those that conform to it.
  func isRequirement(_ member: Declared) -> Bool {
    member.isVariable && member.declaration.body == nil && program.record(of: member.type)?.kind == .protocol
  }
}
