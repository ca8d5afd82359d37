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

  /// Runs a handler for the words that a call supplies.
  func follow(_ handler: ClosureValue, _ site: Site) -> Value {
    let outer = supplier
    let member = handler.frame.activation.member
    if supplier == nil {
      supplier = Supplier(place: site.call.nameRange, extent: extent(of: site), member: topMember, callee: member.id)
    }
    calls.append(site.call.nameRange)
    let wasQuiet = isQuiet
    defer {
      supplier = outer
      isQuiet = wasQuiet
      calls.removeLast()
    }
    let known = Handler(closure: handler.closure, range: handler.range, member: member)
    return result(of: value(of: known), site.arguments.map(\.value))
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
