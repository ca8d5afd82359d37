internal import AlertKitCore

extension Evaluator {
  /// Runs the closures that a call is given: when and with what is not known.
  func runClosures(of site: Site) {
    let isButton = site.name == "Button" || site.name == "UIAlertAction" || AlertLabels.addsButton(site.name)
    if isButton {
      taps.append(Symbol(.call(site.callee, site.arguments), at: site.range, nameRange: site.call.nameRange, frame: site.frame))
    }
    defer { if isButton { taps.removeLast() } }
    for (index, argument) in site.arguments.enumerated() {
      if let closure = argument.value.closure, let name = site.callee.name {
        note(closure, goesTo: .argument(function: name, label: argument.label, index: index, isTrailing: argument.isTrailing))
        if let property = published(by: site) { note(closure, goesTo: property) }
      }
      run(argument.value, in: site)
    }
  }

  func run(_ value: Value, in site: Site) {
    guard case .closure(let closure) = value else { return run(value) }
    if let values = reduced(by: site) { return run(closure, values) }
    let observed = observed(by: site, closure)
    run(
      closure,
      [
        permissionResult(of: site) ?? taken(by: site)
          ?? .unknown(
            Unknown(
              closure.range, root: .handed(closure.range), type: observed?.type, context: observed?.context ?? "",
              key: "\(closure.range.start).\(closure.frame.activation.number)"
            ).declared)
      ])
  }

  /// What a reducer's closure is given: state and an action of the types around.
  private func reduced(by site: Site) -> [Value]? {
    guard site.name == "Reduce", case .name = site.callee, path(of: "Action", in: site.frame) != nil else { return nil }
    return ["State", "Action"].map { name in
      let type = path(of: name, in: site.frame).map { CodeType($0) }
      return .unknown(Unknown(site.range, type: type, key: "\(site.range.start).\(name)").declared)
    }
  }

  /// What the closure of a call is given: the object that the call is made on, or takes.
  private func taken(by site: Site) -> Value? {
    if let base = site.base {
      if case .object(let id) = base, isSurface(id) { return base }
      if ["map", "flatMap", "compactMap", "forEach", "filter", "contains", "first"].contains(site.name) {
        return element(of: base)
      }
    }
    if site.name == "ForEach", let sequence = site.arguments[nil] { return element(of: sequence.value) }
    if let item = site.arguments.any(of: ["item", "presenting", "unwrapping"]) { return item.value }
    return site.arguments.first { $0.value.objectID.map(isSurface) ?? false }?.value
  }

  /// Runs what an expression holds that may run later.
  func run(_ value: Value) {
    switch value {
    case .closure(let closure): run(closure, [])
    case .choice(let alternatives): for alternative in alternatives { run(alternative.value) }
    default: break
    }
  }

  /// Leaves a closure out that is never run.
  func skip(_ closure: ClosureValue) {
    ran.insert(ClosureRun(start: closure.range, activation: closure.frame.activation.number))
  }

  /// Runs a closure for what it does.
  func run(_ closure: ClosureValue, _ values: [Value]) {
    let start = store.mark()
    let isAlone = closure.frame.activation.receiver == nil
    let wasQuiet = isQuiet
    // What is only looked at is run again for what it shows.
    if !isQuiet, !ran.insert(ClosureRun(start: closure.range, activation: closure.frame.activation.number)).inserted {
      isQuiet = true
    }
    let outer = supplier
    supplier = closure.frame.activation.supplier
    // It may be run elsewhere as well, so that what holds here says nothing.
    let outerPath = path
    path = closure.path ?? path
    _ = result(of: closure, values)
    (isQuiet, supplier, path) = (wasQuiet, outer, outerPath)
    let changed = store.changes(since: start).keys
    openFlags(in: changed, setBy: closure)
    keepAlerts(in: changed, since: start)
    // What a handler stores in the type is there when something else shows it.
    if isAlone, let own = closure.frame.activation.receiver?.objectID { return forget(own) }
    let changes = changed.filter { cell in store.owner(of: cell).map { !isSurface($0) } ?? false }
    guard !changes.isEmpty else { return }
    for owner in Set(changes.compactMap { store.owner(of: $0) }).sorted() { keepState(of: owner) }
    store.restore(Set(changes), to: start)
  }

  /// A handler that lets go of the alert which it belongs to does so when all is shown.
  private func keepAlerts(in cells: some Collection<Int>, since start: Store.Mark) {
    for cell in cells.sorted() where store.owner(of: cell) == nil && store[cell]?.isNull ?? false {
      store.restore([cell], to: start)
      guard let old = store[cell]?.objectID, isSurface(old) else {
        store.set(cell, .null)
        continue
      }
    }
  }

  /// A flag that a closure sets may be set or not, as the closure may be run or not.
  private func openFlags(in cells: some Collection<Int>, setBy closure: ClosureValue) {
    for cell in cells.sorted() where store.owner(of: cell) == nil {
      guard case .boolean(let truth)? = store[cell] else { continue }
      let subject = "run\(cell).\(closure.range.start)"
      let old = Alternative(when: Guard([Constraint(subject, isNot: "1")]), value: .boolean(!truth))
      store.set(cell, .choice([old, Alternative(when: Guard([Constraint(subject, is: "1")]), value: .boolean(truth))]))
    }
  }

  private func keepState(of object: ObjectID) {
    let fields = store.fields(of: object)
    store.update(object) { $0.variants.append((Guard(path), fields)) }
  }

  /// Takes back all that a handler stored in the instance that was made for it.
  private func forget(_ own: ObjectID) {
    let fields = store.fields(of: own)
    guard !fields.isEmpty else { return }
    keepState(of: own)
    for name in fields.keys.sorted() { store.setField(name, of: own, to: nil) }
  }

  /// What a closure gives back for some values.
  ///
  /// - Parameter type: The type that it has to give, where that is known.
  func result(of closure: ClosureValue, _ values: [Value], isBuilder: Bool = false, as type: CodeType? = nil) -> Value {
    guard closureDepth < 24, takeStep() else { return .unknown(Unknown(closure.range)) }
    closureDepth += 1
    defer { closureDepth -= 1 }
    if !isQuiet { ran.insert(ClosureRun(start: closure.range, activation: closure.frame.activation.number)) }
    let frame = Frame(parent: closure.frame, activation: closure.frame.activation)
    let names = closure.closure.parameters.isEmpty ? ["$0", "$1", "$2"] : closure.closure.parameters
    var values = values
    // A closure of several takes a tuple apart.
    if names.count > 1, values.count == 1, case .tuple(let parts) = values[0], parts.count == closure.closure.parameters.count {
      values = parts.map(\.value)
    }
    for (index, name) in names.enumerated() {
      let unknown = Unknown(
        closure.range, root: .handed(closure.range), key: "\(closure.range.start).\(closure.frame.activation.number).\(name)")
      frame.cells[name] = store.cell(
        values.indices.contains(index)
          ? values[index] : closure.closure.parameters.isEmpty && index > 0 ? nil : .unknown(unknown.declared))
    }
    return result(of: closure.closure.body, in: frame, isBuilder: isBuilder || closure.isBuilder, as: type)
  }

  /// Calls a closure with arguments.
  func apply(_ closure: ClosureValue, _ arguments: [Argument]) -> Value {
    result(of: closure, arguments.map(\.value))
  }

  // MARK: - Known calls

  /// Calls of the language's own that put lists or objects through closures; nil for others.
  func applied(_ site: Site) -> Value? {
    guard case .member(let base, let name) = site.callee else {
      if case .name = site.callee, let taken = taken(by: site), case .object(let id) = taken, isSurface(id) {
        return handed(site, id)
      }
      return nil
    }
    switch name {
    case "forEach":
      guard let argument = site.arguments.first(where: { $0.value.closure != nil }) ?? site.arguments.first else { return nil }
      if base.isNull {
        argument.value.closure.map(skip)
        return .null
      }
      forEach(of: base, argument.value, in: site)
      return .null
    case "map", "flatMap":
      // Of what may be nil the closure is given what there is.
      guard let closure = site.arguments.first?.value.closure, list(of: base) == nil else { return nil }
      switch resolve(base) {
      case .null:
        skip(closure)
        return .null
      case .tuple(let parts): return result(of: closure, [.tuple(parts)])
      case .enumeration(let value): return result(of: closure, [.enumeration(value)])
      default: return nil
      }
    case "firstIndex", "index":
      guard let value = site.arguments["of"], site.arguments.count == 1 else { return nil }
      return index(of: value.value, in: base)
    case "append" where site.addsText(store):
      guard let cell = site.baseCell, let old = store[cell], let value = site.arguments.first else { return nil }
      store.set(cell, .symbol(Symbol(.binary("+", old, value.value), at: value.range, frame: site.frame)))
      return .null
    case "append", "insert":
      guard let cell = listCell(of: site) else { return nil }
      // A list that a call gives is looked up to add to it.
      if case .symbol(let given)? = store[cell], case .call = given.kind, let list = list(of: .symbol(given)) {
        store.set(cell, .list(list))
      }
      guard case .list? = store[cell], let value = site.arguments.first else { return nil }
      if value.label == "contentsOf" {
        guard case .list(var list)? = store[cell] else { return nil }
        list.elements += self.list(of: value.value)?.elements ?? [store.element(.unknown(value.value))]
        store.set(cell, .list(list))
      } else {
        append(value.value, to: cell)
      }
      return .null
    case _ where Self.changers.contains(name):
      guard let cell = site.baseCell, case .dictionary? = store[cell] else { return nil }
      store.set(cell, .unknown(Unknown(site.range)))
      return .null
    default:
      guard let object = site.arguments.first(where: { $0.value.objectID.map(isSurface) ?? false })?.value.objectID else {
        return nil
      }
      return handed(site, object)
    }
  }

  /// Methods that change a dictionary.
  private static let changers: Set<String> = [
    "updateValue", "removeValue", "removeAll", "merge", "setObject", "setValue", "removeObjectForKey", "removeAllObjects",
    "addEntriesFromDictionary",
  ]

  /// The list that a method is called on: a variable, or a property of an instance that is known.
  private func listCell(of site: Site) -> Int? {
    if let cell = site.baseCell { return cell }
    guard case .member(let base?, _) = site.call.callee.kind, let name = base.usedName else { return nil }
    switch base.kind {
    case .name: break
    case .member(let outer?, _):
      guard case .name(let holder) = outer.kind else { return nil }
      if holder != "self" { return startList(name, of: site.frame.cell(holder).flatMap { store[$0] }) }
    default: return nil
    }
    return startList(name, of: site.frame.activation.receiver)
  }

  /// The property of an instance that is made here, which holds a list from the start.
  @discardableResult
  func startList(_ name: String, of receiver: Value?) -> Int? {
    guard case .object(let id)? = receiver, case .instance(let type) = store.objects[id].kind else { return nil }
    let record = store.objects[id]
    if let cell = record.fields[name] { return cell }
    guard record.range != record.member.declaration.nameRange,
      let declared = program.members(name, of: type).first(where: \.isStored), let value = declared.declaration.value,
      value.isList
    else { return nil }
    let frame = Frame(parent: nil, activation: activation(of: declared, receiver: nil))
    store.setField(name, of: id, to: convert(evaluate(value, in: frame), to: declared.declaration.type, in: type))
    return store.objects[id].fields[name]
  }

  /// Runs the function that an object is handed to.
  private func handed(_ site: Site, _ object: ObjectID) -> Value? {
    touch(object, upTo: site.range)
    let known: [Declared]
    switch site.callee {
    case .name(let name): known = declarations(of: name, in: site.frame).filter { !$0.isInitializer }
    case .member(let base, let name):
      guard !Shapes.presenters.contains(name), !name.startsUpper else { return nil }
      known = type(of: base).map { program.members(name, of: $0) } ?? []
    default: return nil
    }
    let receiver: Value? = if case .member(let base, _) = site.callee { base } else { site.frame.activation.receiver }
    for function in known where fits(function, site.arguments) {
      if let value = inline(function, receiver: receiver, site.arguments, at: site.range) { return value }
    }
    return nil
  }

  func call(_ value: Value, _ arguments: [Argument], in site: Site) {
    switch value {
    case .closure(let closure): _ = apply(closure, arguments)
    case .choice(let alternatives): for alternative in alternatives { call(alternative.value, arguments, in: site) }
    case .symbol(let symbol):
      let callee: Symbol.Callee
      switch symbol.kind {
      case .member(let base, let name): callee = .member(base, name)
      case .name(let name): callee = .name(name)
      default: return
      }
      _ = called(Site(call: site.call, callee: callee, arguments: arguments, range: site.range, frame: site.frame))
    default: break
    }
  }

  /// Does something for each element of a list.
  func each(of list: ListValue, _ work: @escaping (Value) -> Void) {
    for element in list.elements {
      switch element.kind {
      case .one(let value): work(value)
      case .choice(let branches):
        branch(
          branches.map { item in Way(when: item.when.constraints) { _ in self.each(of: item.list, work) } },
          in: Frame(parent: nil, activation: Activation(member: program.nobody, type: "", receiver: nil, number: 0)))
      case .repeated(let inner): `repeat` { self.each(of: inner, work) }
      case .unknown(let value): `repeat`(for: parameter(of: value)) { work(self.element(of: value)) }
      }
    }
  }

  /// The parameter that a value is.
  func parameter(of value: Value) -> Root? {
    if case .unknown(let unknown) = value, case .parameter? = unknown.root { unknown.root } else { nil }
  }

  /// What is an element of a list that a call gives in another order, in part or with its numbers; nil for any other call.
  private func elementWithin(_ symbol: Symbol) -> Value? {
    guard case .call(let callee, let arguments) = symbol.kind else { return nil }
    switch callee {
    case .name("Array") where arguments.count == 1 && arguments[0].label == nil: return element(of: arguments[0].value)
    case .member(let base, let name) where Self.sequences.contains(name): return element(of: base)
    case .member(let base, let name) where name == "enumerated" || name == "indexed":
      let number = Value.unknown(Unknown(symbol.range, type: CodeType("Int"), key: key(of: base) + ".number"))
      return .tuple(
        [(name == "enumerated" ? "offset" : "index", number), ("element", element(of: base))].map { label, value in
          Argument(label: label, value: value, range: symbol.range)
        })
    default: return nil
    }
  }

  /// An element of something that is not known.
  func element(of value: Value) -> Value {
    if case .list(let list) = value, let first = list.elements.first {
      switch first.kind {
      case .one(let value) where list.elements.count == 1: return value
      default: break
      }
    }
    if case .symbol(let symbol) = value, let inner = elementWithin(symbol) { return inner }
    if case .symbol(let symbol) = value, let type = typeOfCases(symbol) {
      return .unknown(Unknown(symbol.range, type: CodeType(type), key: key(of: value) + "[]").declared)
    }
    let place = value.symbol?.range ?? statement
    return .unknown(
      Unknown(
        place ?? SourceRange(file: FileID(0), start: 0, end: 0), root: parameter(of: value),
        type: declaredType(of: value).flatMap { $0.type.arguments.first },
        context: declaredType(of: value)?.context ?? "", key: key(of: value) + "[]"
      ).declared)
  }
}

extension CodeExpression {
  /// Whether it is a list, or makes an empty one: `[String]()`.
  fileprivate var isList: Bool {
    switch kind {
    case .array: return true
    case .call(let call): if case .array = call.callee.kind { return call.arguments.isEmpty } else { return false }
    default: return false
    }
  }
}

/// One run of a closure.
struct ClosureRun: Hashable {
  let start: SourceRange
  let activation: Int
}

extension Site {
  /// Whether something is appended to a text that a variable holds.
  fileprivate func addsText(_ store: Store) -> Bool {
    guard arguments.count == 1, [nil, "contentsOf"].contains(arguments[0].label), let old = baseCell.flatMap({ store[$0] })
    else { return false }
    switch old {
    case .text: return true
    case .symbol(let symbol):
      if case .binary("+", _, _) = symbol.kind { return true }
      if case .call(let callee, _) = symbol.kind, let name = callee.name, Self.growingTexts.contains(name) { return true }
    case .choice(let alternatives): return alternatives.contains { $0.value.isText }
    default: break
    }
    return false
  }

  private static let growingTexts: Set<String> = ["NSMutableAttributedString", "NSMutableString", "AttributedString"]

  /// The variable that a method is called on.
  fileprivate var baseCell: Int? {
    guard case .member(let base?, _) = call.callee.kind, case .name(let name) = base.kind else { return nil }
    return frame.cell(name)
  }
}
