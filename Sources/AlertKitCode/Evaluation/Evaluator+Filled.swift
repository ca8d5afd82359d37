internal import AlertKitCore

/// Instances of the app's own that code fills after they are made: by their properties, by methods that collect, and by closures that are
/// given them.
extension Evaluator {
  private static let views: Set<String> = ["View", "UIViewController", "UIView", "UIResponder", "UIWindow", "NSManagedObject"]

  /// The instance that a call makes, which is one and the same wherever the call's value gets to; nil for what makes none of the app's own.
  func filled(_ symbol: Symbol) -> Value? {
    if case .object? = symbol.resolved { return symbol.resolved }
    guard let path = madeType(symbol), !symbol.isResolving,
      let id = instance(of: path, symbol.arguments, at: symbol.range, in: symbol.frame, isKnown: true)
    else { return nil }
    symbol.resolved = .object(id)
    return .object(id)
  }

  /// The type of the app's own that a call makes an instance of, where it is no screen and nothing that alerts show by itself.
  private func madeType(_ symbol: Symbol) -> String? {
    let path: String?
    switch symbol.callee {
    case .name(let name)? where name.startsUpper: path = self.path(of: name, in: symbol.frame)
    case .member(.type(let type), "init")?: path = type
    case .member(.symbol(let type), "init")?:
      path = type.plainName.flatMap { $0.startsUpper ? self.path(of: $0, in: type.frame) : nil }
    default: path = nil
    }
    guard let path, interests.types[path] == nil, let record = program.record(of: path),
      record.kind == .class || record.kind == .structure, !program.type(path, isA: Self.views)
    else { return nil }
    return path
  }

  /// Runs a method of an instance that collects what it is given; nil for any other call.
  func collected(_ site: Site) -> Value? {
    guard case .member(.symbol(let symbol), let name) = site.callee, let path = madeType(symbol), collects(path),
      let function = fitting(
        program.members(name, of: path).lazy.filter { $0.isFunction && $0.declaration.body != nil }, site.arguments,
        at: site.range),
      let own = filled(symbol)
    else { return nil }
    return inline(function, receiver: own, site.arguments, at: site.range)
  }

  /// Whether instances of a type have a list that is empty at first.
  private func collects(_ path: String) -> Bool {
    program.record(of: path)?.stored.contains { $0.declaration.value?.isEmptyList ?? false } ?? false
  }

  /// Notes that callers fill an instance, by a closure that a function is given.
  func leave(_ arguments: [Argument], toClosure value: Value) {
    guard case .unknown(let closure) = value, case .parameter? = closure.root, arguments.count == 1,
      case .symbol(let symbol) = arguments[0].value, let path = madeType(symbol), case .object(let id)? = filled(symbol)
    else { return }
    for stored in program.record(of: path)?.stored ?? [] {
      let type = stored.declaration.type
      let key = "\(symbol.range.start).\(closure.key).\(stored.name)"
      store.setField(
        stored.name, of: id,
        to: .unknown(Unknown(symbol.range, root: closure.root, type: type, context: path, key: key).declared))
    }
  }
}

extension CodeExpression {
  /// Whether it is a list without elements: `[]`, `[String]()`.
  fileprivate var isEmptyList: Bool {
    switch kind {
    case .array(let items): items.isEmpty
    case .call(let call): if case .array = call.callee.kind { call.arguments.isEmpty } else { false }
    default: false
    }
  }
}
