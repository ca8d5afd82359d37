internal import AlertKitCore
internal import Synchronization

/// A call that makes a value of a structure: by label, whether an argument is there and is not nil, and the case that it names.
struct Making: Sendable {
  private(set) var given: Set<String> = []
  private(set) var cases: [String: String] = [:]

  fileprivate init(_ call: CodeCall, isThere: (CodeExpression) -> Bool) {
    for argument in call.arguments {
      guard let label = argument.label else { continue }
      if isThere(argument.value) { given.insert(label) }
      if case .member(nil, let name) = argument.value.kind { cases[label] = name }
    }
  }
}

extension Program {
  /// All calls that make values of a structure without initializers of its own; nil where some may not be seen.
  func makings(of type: String) -> [Making]? {
    if let known = madeItems.withLock({ $0[type] }) { return known }
    let found = allMakings(of: type)
    madeItems.withLock { $0[type] = .some(found) }
    return found
  }

  private func allMakings(of type: String) -> [Making]? {
    guard record(of: type)?.kind == .structure, members("init", of: type).isEmpty else { return nil }
    let numbers = files(naming: [type.lastName])
    guard numbers.count <= Self.mostFilesOfProperty else { return nil }
    // `.init(…)` names no type.
    let names = propertyNames(of: type) + functionNames(taking: type)
    guard !names.contains(where: { !files(naming: [$0, "init"]).isEmpty }) else { return nil }
    var found: [Making] = []
    for number in numbers {
      for member in file(number).members {
        CodeWalk.expressions(in: member.declaration) { expression, _ in
          guard case .call(let call) = expression.kind, let made = call.callee.typeName, made.lastName == type.lastName,
            self.path(of: made, from: member.type, in: number) == type
          else { return true }
          found.append(Making(call) { self.isSurelyThere($0, in: member) })
          return true
        }
      }
    }
    return found
  }
}
