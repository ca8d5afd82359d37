internal import AlertKitCore

extension Evaluator {
  /// Runs the closures that a call is given: when and with what is not known.
  func runClosures(of site: Site) {
    for argument in site.arguments { run(argument.value, in: site) }
  }

  func run(_ value: Value, in site: Site) {
    guard case .closure(let closure) = value else { return run(value) }
    run(closure, [permissionResult(of: site) ?? taken(by: site) ?? .unknown(Unknown(closure.range, key: "\(closure.range.start).\(closure.frame.activation.number)").declared)])
  }

  /// What the closure of a call is given: the object that the call is made on, or takes.
  func taken(by site: Site) -> Value? {
    if let base = site.base {
      if case .object(let id) = base, isSurface(id) { return base }
      if ["map", "flatMap", "compactMap", "forEach", "filter", "contains", "first"].contains(site.name) { return element(of: base) }
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

  /// Runs a closure for what it does.
  func run(_ closure: ClosureValue, _ values: [Value]) {
    let start = store.mark
    let wasQuiet = isQuiet
    if !ran.insert(ClosureRun(start: closure.range, activation: closure.frame.activation.number)).inserted { isQuiet = true }
    let outer = supplier
    supplier = closure.frame.activation.supplier
    _ = result(of: closure, values)
    (isQuiet, supplier) = (wasQuiet, outer)
    // What a handler stores in the type is there when something else shows it.
    let changes = store.changes(since: start).keys.filter { cell in store.owner(of: cell).map { !isSurface($0) } ?? false }
    guard !changes.isEmpty else { return }
    for owner in Set(changes.compactMap { store.owner(of: $0) }).sorted() {
      let fields = store.fields(of: owner)
      store.update(owner) { $0.variants.append((Guard(path), fields)) }
    }
    store.restore(Set(changes), to: start)
  }

  /// What a closure gives back for some values.
  func result(of closure: ClosureValue, _ values: [Value], isBuilder: Bool = false) -> Value {
    guard closureDepth < 24, takeStep() else { return .unknown(Unknown(closure.range)) }
    closureDepth += 1
    defer { closureDepth -= 1 }
    if !isQuiet { ran.insert(ClosureRun(start: closure.range, activation: closure.frame.activation.number)) }
    let frame = Frame(parent: closure.frame, activation: closure.frame.activation)
    let names = closure.closure.parameters.isEmpty ? ["$0", "$1", "$2"] : closure.closure.parameters
    for (index, name) in names.enumerated() {
      let unknown = Unknown(closure.range, key: "\(closure.range.start).\(closure.frame.activation.number).\(name)")
      frame.cells[name] = store.cell(values.indices.contains(index) ? values[index] : closure.closure.parameters.isEmpty && index > 0 ? nil : .unknown(unknown.declared))
    }
    return result(of: closure.closure.body, in: frame, isBuilder: isBuilder)
  }

  /// Calls a closure with arguments.
  func apply(_ closure: ClosureValue, _ arguments: [Argument]) -> Value {
    result(of: closure, arguments.map(\.value))
  }
}
