internal import AlertKitCore
internal import Synchronization

extension Program {
  /// The path of the type that all properties of a name have; nil where they differ, or where many files may declare the name.
  func commonType(of name: String) -> String? {
    if let known = commonTypes.withLock({ $0[name] }) { return known }
    let properties = (declarations(named: name) ?? []).filter(\.mayBeGiven)
    let types = Set(properties.map { property in property.declaration.type.flatMap { path(of: $0.name, from: property.type) } })
    let common = types.count == 1 ? types.first! : nil
    commonTypes.withLock { $0[name] = .some(common) }
    return common
  }

  /// The names that all properties of a type have for themselves.
  func propertyNames(of type: String) -> [String] {
    let files = files(naming: [type.lastName])
    guard files.count <= AppEvaluation.mostFilesOfName else { return [] }
    let names = files.flatMap { number in
      file(number).members.filter { $0.isVariable && $0.declaration.type?.name.lastName == type.lastName }.map(\.name)
    }
    return Set(names).filter { commonType(of: $0) == type }.sorted()
  }
}

extension Declared {
  /// Whether it is a property of instances that code may set.
  fileprivate var mayBeGiven: Bool { isVariable && !type.isEmpty && !declaration.isStatic && !declaration.isConstant }
}
