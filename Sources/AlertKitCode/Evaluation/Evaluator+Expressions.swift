internal import AlertKitCore

extension Evaluator {
  /// What an expression is here. What other declarations say is looked up later.
  func evaluate(_ expression: CodeExpression, in frame: Frame) -> Value {
    guard takeStep() else { return .unknown(Unknown(expression.range)) }
    depth += 1
    defer { depth -= 1 }
    switch expression.kind {
    case .string(let parts): return text(parts, at: expression.range, in: frame)
    case .null: return .null
    case .boolean(let truth): return .boolean(truth)
    case .number(let number): return .number(number)
    case .name(let name): return value(named: name, at: expression.range, in: frame)
    case .member(let base, let name): return member(name, of: base, at: expression.range, in: frame)
    case .call(let call): return evaluate(call, at: expression.range, in: frame)
    case .macro(let call):
      let name: String = if case .name(let name) = call.callee.kind { name } else { "" }
      return .symbol(Symbol(.macro(name, arguments(of: call, in: frame)), at: expression.range, frame: frame))
    case .closure(let closure):
      let value = ClosureValue(closure: closure, frame: frame, range: expression.range, path: path)
      if !isQuiet { waiting.append(value) }
      return .closure(value)
    case .array(let items): return .list(store.list(items.map { evaluate($0, in: frame) }))
    case .dictionary(let items): return dictionary(items, at: expression.range, in: frame)
    case .tuple(let parts):
      return .tuple(
        parts.map {
          Argument(label: $0.label, value: evaluate($0.value, in: frame), range: $0.value.range, expression: $0.value)
        })
    case .binary(let sign, let left, let right): return binary(sign, left, right, at: expression.range, in: frame)
    case .prefix(let sign, let operand):
      if let value = applying(sign, to: [operand], at: expression.range, in: frame) { return value }
      let value = evaluate(operand, in: frame)
      if sign == "&" { change(operand, in: frame) }
      guard sign == "!" else { return sign == "-" ? .unknown(Unknown(expression.range)) : value }
      if case .boolean(let truth) = value { return .boolean(!truth) }
      return .symbol(Symbol(.negation(value), at: expression.range, frame: frame))
    case .choice(let choice): return value(of: choice, at: expression.range, in: frame)
    case .subscript(let owner, let arguments):
      let base = evaluate(owner, in: frame)
      if givesNil(base, owner) { return .null }
      let given = arguments.map { Argument(label: $0.label, value: evaluate($0.value, in: frame), range: $0.value.range) }
      if case .list(let list) = base, list.isPlain, case .number(let number)? = given.first?.value, let index = Int(number) {
        if list.elements.indices.contains(index) { return list.plainValues[index] }
        // Arguments of any number end with nil.
        if case .name("_") = owner.kind { return .null }
      }
      if case .unknown(let place)? = given.first?.value, let value = indexed[place.key] {
        return if case .unknown(let element) = value { .unknown(element.used(at: expression.range)) } else { value }
      }
      return .symbol(Symbol(.subscript_(base, given), at: expression.range, frame: frame))
    case .keyPath, .unknown: return .unknown(Unknown(expression.range))
    }
  }

  /// A variable whose address is given away: what it is, and what was found of it before, is not known any more.
  private func change(_ operand: CodeExpression, in frame: Frame) {
    guard case .name(let name) = operand.kind, let cell = frame.cell(name) else { return }
    switch store[cell] {
    case nil, .null, .boolean, .number, .unknown, .dictionary:
      let key = "\(frame.activation.number).\(name).\(operand.range.start)"
      let unknown = Unknown(operand.range, type: frame.type(name), context: frame.activation.type, key: key)
      store.set(cell, .unknown(unknown.declared))
    default: break
    }
  }

  /// What an expression is where a type is asked for: `.init(…)` is a call of the type, `.name(…)` one of its cases.
  func evaluate(_ expression: CodeExpression, as type: CodeType?, in frame: Frame) -> Value {
    guard let type, type.name.startsUpper, case .call(let call) = expression.kind else {
      return evaluate(expression, in: frame)
    }
    if case .closure = call.callee.kind, call.arguments.isEmpty, builder == nil,
      let closure = evaluate(call.callee, in: frame).closure
    {
      return result(of: closure, [], as: type)
    }
    guard case .member(nil, let name) = call.callee.kind,
      name == "init" || interests.cases[name]?.contains(where: { $0.lastName == type.name.lastName }) ?? false
    else {
      return evaluate(expression, in: frame)
    }
    let owner = CodeExpression(.name(type.name), at: call.callee.range)
    let callee = name == "init" ? owner : CodeExpression(.member(owner, name), at: call.callee.range)
    return evaluate(
      CodeCall(callee: callee, arguments: call.arguments, selector: call.selector, nameRange: call.nameRange),
      at: expression.range,
      in: frame)
  }

  private func binary(
    _ sign: String, _ left: CodeExpression, _ right: CodeExpression, at range: SourceRange, in frame: Frame
  ) -> Value {
    if let value = applying(sign, to: [left, right], at: range, in: frame) { return value }
    // A long sum leans to one side; it is taken apart without going deep.
    var operands: [(String, CodeExpression)] = [(sign, right)]
    var first = left
    while case .binary(let inner, let left, let right) = first.kind, inner == sign {
      operands.append((inner, right))
      first = left
    }
    var value = evaluate(first, in: frame)
    for (sign, operand) in operands.reversed() {
      // What would stand in for an alert that is there wherever this one is shown.
      if sign == "??", isRaised(value) || isElementGiven(first, in: frame) { continue }
      let other = evaluate(operand, in: frame)
      // What a library's operator hands an object to fills it: `UIAlertController(…) <- { $0.addAction(…) }`.
      if case .object = value, case .closure(let closure) = other {
        run(closure, [value])
        continue
      }
      if sign == "??" { leaveOut(other, operand, besides: value, in: frame) }
      let whole = SourceRange(file: range.file, start: Int(first.range.start), end: Int(operand.range.end))
      value = .symbol(Symbol(.binary(sign, value, other), at: whole, frame: frame))
    }
    return value
  }

  private func text(_ parts: [CodeStringPart], at range: SourceRange, in frame: Frame) -> Value {
    let pieces = parts.map { part -> TextValue.Piece in
      switch part {
      case .text(let text): return .literal(text, range)
      case .value(let expression, let options):
        let format = options.first { $0.label == "specifier" }.map { evaluate($0.value, in: frame) }
        let value = evaluate(expression, in: frame)
        if options.isEmpty, let name = interpolatedName(of: value) { return .literal(name, expression.range) }
        return .value(value, format: format, hasOptions: !options.isEmpty)
      }
    }
    return .text(TextValue(pieces: pieces, range: range, isLiteral: true))
  }

  /// A name without a base: a variable, else a member or a global.
  func value(named name: String, at range: SourceRange, in frame: Frame) -> Value {
    if name == "self" || name == "super" {
      return frame.cell(name).flatMap { store[$0] } ?? frame.activation.receiver
        ?? .symbol(Symbol(.name("self"), at: range, frame: frame))
    }
    if name == "Self" { return .type(frame.activation.type) }
    if let cell = frame.cell(name) {
      if let value = store[cell] {
        if case .unknown(let unknown) = value { return .unknown(unknown.used(at: range)) }
        return value
      }
      return .unknown(
        Unknown(range, type: frame.type(name), context: frame.activation.type, key: "\(frame.activation.number).\(name)"))
    }
    if name.hasPrefix("$"), name.dropFirst().first?.isNumber == true {
      return .unknown(Unknown(range, key: "\(frame.activation.number).\(name)"))
    }
    if let (function, owner) = frame.function(name) {
      return .closure(
        ClosureValue(
          closure: CodeClosure(parameters: function.parameters.map(\.name), body: function.body ?? []), frame: owner,
          range: function.range))
    }
    if let (getter, owner) = frame.getter(name), let body = getter.body, closureDepth < 24 {
      closureDepth += 1
      defer { closureDepth -= 1 }
      let value = result(of: body, in: Frame(parent: owner, activation: owner.activation))
      return convert(value, to: getter.type, in: owner.activation.type, keepsLiterals: true)
    }
    if case .object(let id)? = frame.activation.receiver, let value = store.field(name, of: id) { return value }
    if heldNames.contains(name), let value = heldValue(name, of: frame.activation.receiver) { return value }
    return .symbol(Symbol(.name(name), at: range, frame: frame))
  }

  private func member(_ name: String, of base: CodeExpression?, at range: SourceRange, in frame: Frame) -> Value {
    guard let base else { return .symbol(Symbol(.implicit(name), at: range, frame: frame)) }
    let owner = evaluate(base, in: frame)
    return givesNil(owner, base) ? .null : member(name, of: spelled(owner), at: range, in: frame)
  }

  /// Whether something is asked of nil, which gives nil: in Swift behind a question mark, in Objective-C everywhere.
  func givesNil(_ value: Value, _ base: CodeExpression) -> Bool {
    guard value.isNull, let number = program.number(of: base.range) else { return false }
    let file = program.files[number]
    guard isSwift(base.range) else { return true }
    let end = min(Int(base.range.end) + 1, file.text.count)
    return file.text[min(Int(base.range.start), end)..<end].contains(UInt8(ascii: "?"))
  }

  func isSwift(_ range: SourceRange) -> Bool {
    program.number(of: range).map { program.files[$0].path.hasSuffix(".swift") } ?? true
  }

  /// What `.name` is in `.name.other`: what a text's type nests or has, as only that is spelled so in the place of a text.
  func spelled(_ base: Value) -> Value {
    guard case .symbol(let symbol) = base, case .implicit(let name) = symbol.kind else { return base }
    let mayBeType = program.mayDeclareType(name)
    guard mayBeType || program.mayDeclare(name) else { return base }
    for type in Texts.types {
      if mayBeType, let path = program.path(of: type + "." + name, from: "") { return .type(path) }
      if program.members(name, of: type).contains(where: { $0.declaration.isStatic && $0.isVariable }) {
        return .symbol(Symbol(.member(.type(type), name), at: symbol.range, frame: symbol.frame))
      }
    }
    return base
  }

  func member(_ name: String, of base: Value, at range: SourceRange, in frame: Frame) -> Value {
    switch base {
    case .object(let id):
      // An action is run when all fields are there.
      if name == "textFields", isSurface(id) { return .unknown(Unknown(range)) }
      if let value = store.field(name, of: id) { return value }
    case .tuple(let parts):
      if let part = parts.first(where: { $0.label == name }) { return part.value }
      if let index = Int(name), parts.indices.contains(index) { return parts[index].value }
    case .choice(let alternatives) where alternatives.contains(where: { $0.value.objectID != nil }):
      return Store.choice(
        alternatives.map { Alternative(when: $0.when, value: member(name, of: $0.value, at: range, in: frame)) })
    case .list(let list) where list.isPlain: if let value = list.known(name) { return value }
    case .symbol where name == "isEmpty" || name == "count":
      if let word = fixedWord(base), let value = TextValue.known(name, of: word) { return value }
      if case .list(let list) = resolve(base), list.isPlain, let value = list.known(name) { return value }
    case .text(let text): if let value = text.known(name) { return value }
    default: break
    }
    if name == "self" || name == "wrappedValue" || name == "projectedValue" { return base }
    if heldNames.contains(name), let value = heldValue(name, of: base) { return value }
    return .symbol(Symbol(.member(base, name), at: range, frame: frame))
  }

  // MARK: - Assignments

  func assign(_ expression: CodeExpression, to target: CodeExpression, _ sign: String, in frame: Frame) {
    let isAsked = expression.isImplicitInitializer || asksForType(expression)
    let given = evaluate(expression, as: isAsked ? type(of: target, in: frame) : nil, in: frame)
    note(given, setsWhatShows: target)
    publish(given, by: target, at: expression.range, in: frame)
    if let name = target.usedName, probes.contains(name) {
      if case .boolean(false) = given {} else { probed.append(Probe(name: name, when: Guard(path), value: expression.range)) }
    }
    func combined(_ old: Value?) -> Value {
      guard sign == "+=", let old else { return given }
      if case .list(let first) = old, case .list(let second) = given {
        return .list(ListValue(elements: first.elements + second.elements))
      }
      return .symbol(Symbol(.binary("+", old, given), at: expression.range, frame: frame))
    }
    switch target.kind {
    case .name(let name):
      if let cell = frame.cell(name) {
        noteReplaced(store[cell], in: name, by: target.range, in: frame)
        store.set(cell, combined(store[cell]).afterAssignment(to: frame.type(name)?.name))
      } else {
        let receiver = frame.activation.receiver ?? ownInstance(of: frame)
        if sign == "+=" { startList(name, of: receiver) }
        if let receiver {
          setMember(
            name, of: receiver, to: combined(member(name, of: receiver, at: target.range, in: frame)), at: expression, in: frame
          )
        } else {
          hold(given, as: name, of: nil)
        }
      }
    case .member(let base?, let name):
      let receiver = evaluate(base, in: frame)
      let held = holder(receiver, for: name, in: frame)
      if sign == "+=" { startList(name, of: held) }
      let old = sign == "+=" ? member(name, of: held, at: target.range, in: frame) : nil
      // What is looked up only as it is shown would be what is set here.
      let isItself = if case .symbol(let symbol)? = old { symbol.range == target.range } else { false }
      setMember(name, of: held, to: isItself ? .unknown(Unknown(target.range)) : combined(old), at: expression, in: frame)
    case .subscript(let base, let arguments):
      put(sign == "+=" ? combined(evaluate(target, in: frame)) : given, into: base, at: arguments, in: frame)
    default: _ = evaluate(target, in: frame)
    }
  }

  /// Whether the type that is asked for says which of those that alerts show an expression makes: that of `.init(…)`, `.failed(…)`.
  func asksForType(_ expression: CodeExpression) -> Bool {
    guard !interests.types.isEmpty, case .call(let call) = expression.kind, case .member(nil, let name) = call.callee.kind
    else {
      return false
    }
    return name == "init" || interests.cases[name] != nil
  }

  /// The type of a variable that is set: the one that it is declared with, else that of all properties of the name.
  private func type(of target: CodeExpression, in frame: Frame) -> CodeType? {
    guard let name = target.usedName else { return nil }
    var declared: [Declared] = []
    switch target.kind {
    case .name:
      if let type = frame.type(name) { return type }
      if frame.cell(name) != nil { return nil }
      declared = declarations(of: name, in: frame)
    case .member(let base?, _): declared = type(of: evaluate(base, in: frame)).map { program.members(name, of: $0) } ?? []
    default: return nil
    }
    guard let known = declared.first(where: \.isVariable), let type = known.declaration.type else {
      return declaredType(of: evaluate(target, in: frame))?.type ?? program.commonType(of: name).map { CodeType($0) }
    }
    return CodeType(program.path(of: type.name, from: known.type) ?? type.name, type.arguments)
  }

  /// Notes that the action of a button sets what shows an alert.
  private func note(_ value: Value, setsWhatShows target: CodeExpression) {
    guard let tap = taps.last, let name = target.usedName else { return }
    switch value {
    case .null, .boolean(false): return
    default: if tapsByName[name] == nil { tapsByName[name] = tap }
    }
  }

  /// The instance that stands for `self` in a member that is run by itself; nil where nothing asks for what it stores.
  func ownInstance(of frame: Frame) -> Value? {
    let type = frame.activation.type
    guard !type.isEmpty else { return nil }
    let id = store.makeLasting(
      ObjectRecord(
        kind: .instance(type), range: frame.activation.member.declaration.nameRange, extent: 0..<0,
        member: frame.activation.member, when: .always))
    frame.activation.receiver = .object(id)
    return .object(id)
  }

  /// What a value is whose member is set: a call is run for it only where that may be an alert.
  private func holder(_ value: Value, for name: String, in frame: Frame) -> Value {
    if case .symbol(let symbol) = value {
      if case .name("self") = symbol.kind { return frame.activation.receiver ?? ownInstance(of: frame) ?? value }
      if let own = filled(symbol) { return own }
      if Shapes.properties.contains(name) { return resolve(value) }
      return value
    }
    return value
  }

  private func setMember(_ name: String, of receiver: Value, to value: Value, at expression: CodeExpression, in frame: Frame) {
    switch receiver {
    case .object(let id):
      touch(id, upTo: expression.range)
      if store.objects[id].isAlert, name == "preferredAction" {
        store.setField("preferred", of: id, to: value)
        return
      }
      if store.objects[id].isAlert, Shapes.setOldAlert(name, of: id, to: value, self) { return }
      if case .instance(let type) = store.objects[id].kind {
        if let closure = value.closure { note(closure, goesTo: .property(type: type, name: name)) }
        guard !isKept(value, as: name, of: id) else { return }
        keepOverwritten(name, of: id, type: type)
        keepEarlier(name, of: id, under: value, at: expression.range, in: frame)
        let declared = program.interesting(name, of: type, in: interests)
        store.setField(name, of: id, to: convert(value, to: declared?.declaration.type, in: type))
        store.setField(name + "@", of: id, to: mark(value, at: expression, in: frame))
        return
      }
      store.setField(name, of: id, to: value)
    case .choice(let alternatives):
      for alternative in alternatives { setMember(name, of: alternative.value, to: value, at: expression, in: frame) }
    case .symbol, .unknown:
      hold(value, as: name, of: receiver)
      if let closure = value.closure { note(closure, goesTo: .property(type: type(of: receiver), name: name)) }
      storeElsewhere(name, of: receiver, value, at: expression, in: frame)
    case .type: hold(value, as: name, of: receiver)
    default: break
    }
  }

  /// Where a text is set: where it is composed of what a call supplies, at the call.
  func mark(_ value: Value, at expression: CodeExpression, in frame: Frame) -> Value {
    guard let supplier else { return .unknown(Unknown(expression.range)) }
    let member = frame.activation.member.declaration.range
    guard case .text(let text) = value else { return .unknown(Unknown(supplier.place)) }
    let isOwn = text.range.file == member.file && member.contains(text.range)
    return isOwn ? .unknown(Unknown(supplier.place, key: Self.composed)) : .unknown(Unknown(expression.range))
  }

  /// Marks a text that a function puts together for its callers.
  static let composed = "composed"

  /// Notes that an object's code goes on to here.
  func touch(_ id: ObjectID, upTo range: SourceRange) {
    store.update(id) { record in
      if record.range.file == range.file {
        record.extent = record.extent.lowerBound..<max(record.extent.upperBound, Int(range.end))
      }
    }
  }
}

extension CodeExpression {
  /// Whether it is `.init(…)`.
  fileprivate var isImplicitInitializer: Bool {
    guard case .call(let call) = kind, case .member(nil, "init") = call.callee.kind else { return false }
    return true
  }
}
