internal import AlertKitCore

/// A closure that shows what it is called with.
struct Handler: Sendable {
  let closure: CodeClosure
  let range: SourceRange
  /// The member that it stands in.
  let member: Declared
}

/// Where closures are handed to.
enum HandlerDestination: Hashable, Sendable {
  case argument(function: String, label: String?, index: Int, isTrailing: Bool)
  /// The type is nil where it is not known.
  case property(type: String?, name: String)
}

/// A closure that takes something, and where code hands it to.
struct HandlerUse: Sendable {
  let handler: Handler
  var destinations: Set<HandlerDestination> = []
}

extension Evaluator {
  /// Notes where a closure goes that takes something.
  func note(_ closure: ClosureValue, goesTo destination: HandlerDestination) {
    guard !closure.closure.parameters.isEmpty, destinations.count < 2_000 else { return }
    let handler = Handler(closure: closure.closure, range: closure.range, member: closure.frame.activation.member)
    destinations[closure.range, default: HandlerUse(handler: handler)].destinations.insert(destination)
  }

  /// A handler where it is called: the names around it are those of the member that it stands in.
  func value(of handler: Handler) -> ClosureValue {
    let frame = Frame(parent: nil, activation: activation(of: handler.member, receiver: nil))
    return ClosureValue(closure: handler.closure, frame: frame, range: handler.range, isHandler: true)
  }

  /// The handler that a call calls; nil for any other call.
  func handler(of site: Site) -> ClosureValue? {
    guard !interests.handlers.isEmpty else { return nil }
    switch site.callee {
    case .value(.closure(let closure)): return closure.isHandler ? closure : nil
    case .value(let value): return handler(value)
    case .name(let name):
      guard interests.handlerNames.contains(name) else { return nil }
      return handler(.symbol(Symbol(.name(name), at: site.range, frame: site.frame)))
    case .member(let base, let name):
      if Self.senders.contains(name) { return handler(base) }
      guard interests.handlerNames.contains(name) else { return nil }
      return handler(.symbol(Symbol(.member(base, name), at: site.range, frame: site.frame)))
    case .implicit: return nil
    }
  }

  private func handler(_ value: Value) -> ClosureValue? {
    guard let name = value.symbol?.plainName, interests.handlerNames.contains(name),
      let closure = resolve(value).closure, closure.isHandler
    else { return nil }
    return closure
  }

  /// What sends a value to those who listen.
  static let senders: Set<String> = ["send", "accept", "onNext"]
  /// What listens to values, by a closure.
  private static let listeners: Set<String> = ["sink", "subscribe", "bind", "drive", "emit", "observe", "observeNext"]
  /// What hands values on as they are.
  private static let relays: Set<String> = [
    "receive", "observe", "observeOn", "subscribe", "subscribeOn", "asObservable", "asDriver", "asSignal",
    "eraseToAnyPublisher",
    "compactMap", "filter", "removeDuplicates", "distinctUntilChanged", "dropFirst", "skip", "take", "debounce", "throttle",
    "share", "unwrap", "filterNil",
  ]

  /// The property whose values a closure of a call is run with: that of `model.failures.receive(on: queue).sink { … }`.
  func published(by site: Site) -> HandlerDestination? {
    guard case .member(let base, let name) = site.callee else { return nil }
    var source = name == "onReceive" ? site.arguments[nil]?.value : Self.listeners.contains(name) ? base : nil
    while case .symbol(let symbol)? = source {
      switch symbol.kind {
      case .call(.member(let inner, let relay), _):
        guard Self.relays.contains(relay) else { return nil }
        source = inner
      case .member(let owner, let property): return .property(type: type(of: owner), name: property)
      case .name(let property): return .property(type: symbol.frame.activation.type, name: property)
      default: return nil
      }
    }
    return nil
  }

  /// Runs the handler that listens to a property for a value that is stored in it.
  func publish(_ value: Value, by target: CodeExpression, at range: SourceRange, in frame: Frame) {
    keep(value, by: target, in: frame)
    guard !interests.handlers.isEmpty, value.closure == nil, !value.isNull else { return }
    var target = target
    if case .member(let base?, "value") = target.kind { target = base }
    guard let name = target.usedName, interests.handlerNames.contains(name) else { return }
    let owner: String?
    switch target.kind {
    case .name: owner = frame.cell(name) == nil ? frame.activation.type : nil
    case .member(let base?, _): owner = type(of: evaluate(base, in: frame))
    default: owner = nil
    }
    guard let owner, let declared = program.members(name, of: owner).first(where: \.isStored),
      let handler = interests.handlers[.field(type: declared.type, name: name)]
    else { return }
    let extent = Int(range.start)..<max(Int(range.end), Int(range.start) + 1)
    _ = follow(self.value(of: handler), [value], at: range, extent: extent)
  }

  /// Runs a handler for the words that a call supplies.
  func follow(_ handler: ClosureValue, _ site: Site) -> Value {
    follow(handler, site.arguments.map { onlyCase($0.value) }, at: site.call.nameRange, extent: extent(of: site))
  }

  /// What is named without its type, as a case where a single enumeration has one of the name: a closure's type says nothing of what
  /// it takes.
  private func onlyCase(_ value: Value) -> Value {
    guard case .symbol(let symbol) = value, let name = symbol.implicitName, !["none", "some"].contains(name),
      // What stands for a value without its type: cases, and static members.
      let named = program.declarations(named: name)?.filter({ $0.isEnumerationCase || $0.declaration.isStatic }),
      let first = named.first, first.isEnumerationCase, named.allSatisfy({ $0.type == first.type })
    else { return value }
    return .enumeration(EnumerationValue(type: first.type, name: name, arguments: [], range: symbol.range))
  }

  private func follow(_ handler: ClosureValue, _ values: [Value], at place: SourceRange, extent: Range<Int>) -> Value {
    let outer = supplier
    let member = handler.frame.activation.member
    if supplier == nil {
      supplier = Supplier(place: place, extent: extent, member: topMember, callee: member.id)
    }
    calls.append(place)
    let wasQuiet = isQuiet
    defer {
      supplier = outer
      isQuiet = wasQuiet
      calls.removeLast()
    }
    let known = Handler(closure: handler.closure, range: handler.range, member: member)
    return result(of: value(of: known), values)
  }
}

extension Symbol {
  /// The name of the implicit member that it is.
  var implicitName: String? { if case .implicit(let name) = kind { name } else { nil } }

  /// The name or the member that it is.
  var plainName: String? {
    switch kind {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }
}
