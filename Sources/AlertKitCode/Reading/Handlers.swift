internal import AlertKitCore

extension HandlerUse {
  /// Which parameters and properties the closure gets into.
  func holders(_ program: Program) -> [Root] {
    destinations.flatMap { destination -> [Root] in
      switch destination {
      case .property(let type?, let name):
        // A protocol's is that of all types that conform.
        ([type] + program.conforming(to: type).sorted()).compactMap { program.property(name, of: $0) }
      case .property(nil, let name): program.properties(name)
      case .argument(let function, let label, let index, let isTrailing):
        program.parameters(of: function, label: label, index: index, isTrailing: isTrailing)
      }
    }
  }
}

extension Program {
  /// More files than this that name what a closure is handed to are not looked through.
  private static let mostFilesOfHandler = 60

  fileprivate func property(_ name: String, of type: String) -> Root? {
    members(name, of: type).first(where: \.isStored).map { .field(type: $0.type, name: name) }
  }

  /// The properties of a name that hold functions, in whatever type.
  fileprivate func properties(_ name: String) -> [Root] {
    declared(name).filter { $0.isStored && !$0.type.isEmpty && $0.declaration.type?.mayBeFunction == true }.map {
      .field(type: $0.type, name: name)
    }
  }

  /// The parameters that an argument of a call may be for.
  fileprivate func parameters(of function: String, label: String?, index: Int, isTrailing: Bool) -> [Root] {
    var found: [Root] = []
    let functions: [Declared]
    if function.startsUpper {
      guard let path = path(of: function, from: "") else { return [] }
      functions = members("init", of: path)
      if functions.isEmpty, let label, let property = property(label, of: path) { found.append(property) }
    } else {
      functions = declared(function)
    }
    for function in functions where function.isFunction {
      let parameters = function.declaration.parameters.filter { $0.type?.mayBeFunction ?? true }
      let taken =
        isTrailing && label == nil
        ? parameters.last : parameters.first { ObjCSelector.areSame($0.label, label) && label != nil }
      if let taken { found.append(.parameter(function.id, taken.name)) }
    }
    return found
  }

  /// What the app declares by a name, in whatever type; nothing where too much names it.
  private func declared(_ name: String) -> [Declared] {
    guard mayDeclare(name) else { return [] }
    let numbers = files(naming: [name])
    guard numbers.count <= Self.mostFilesOfHandler else { return [] }
    return numbers.flatMap { number in file(number).members.filter { $0.name == name } }
  }

  /// The members that may call what holds a closure.
  func members(holding root: Root) -> [Declared] {
    switch root {
    case .parameter(let id, _): file(Int(id.file)).members.filter { $0.id == id }
    case .field(let type, let name): mentioning(name, in: type, near: 0).filter { $0.isFunction || $0.declaration.body != nil }
    case .member, .associated, .handed: []
    }
  }
}

extension CodeType {
  /// Whether it is a function's, or another name that may stand for one.
  var mayBeFunction: Bool {
    if name == "Optional", let inner = arguments.first { return inner.mayBeFunction }
    return !["String", "Int", "Bool", "[]", "[:]", "Double", "CGFloat", "URL", "Data", "Date", "UIView", "UIViewController"]
      .contains(name)
  }
}

extension Root {
  /// What code calls it.
  var name: String {
    switch self {
    case .parameter(_, let name), .field(_, let name), .member(_, let name), .associated(_, let name): name
    case .handed: ""
    }
  }
}
