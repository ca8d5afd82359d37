internal import AlertKitCore

/// What code asks for that is never there: `.onChange(of: model.error != nil)`, where nothing sets the error.
extension Reach {
  /// Whether code is run only where something is there that never is, or what is given to the property at a place is true only there.
  mutating func isForNothing(_ place: Int, in member: Declared) -> Bool {
    guard isSwift(member.file), asked.count < Self.mostAsked else { return false }
    let conditions = uses(of: member).conditions(around: place)
    func isNever(_ path: [String]) -> Bool { path.indices.contains { isNeverGiven(path[...$0], for: member) } }
    // What is given nil is given nothing.
    let given = conditions.given ?? handedOn(at: place, in: member)
    if let path = given.flatMap({ conditions.known.path(of: $0) }), isNever(path) { return true }
    return conditions.known.assures(where: conditions.given, isNever)
  }

  /// What an observer of a property gives another, where it does no more than that: `didSet { sender.least = least }`.
  private func handedOn(at place: Int, in member: Declared) -> CodeExpression? {
    var given: CodeExpression?
    for statement in member.declaration.observers {
      switch statement.kind {
      case .assignment(let target, "=", let value): if target.range.holds(place) { given = value }
      case .expression: break
      default: return nil
      }
    }
    return given
  }

  /// More properties than this that are set where others are there are not followed.
  private static let mostAsked = 4

  /// Whether a property is nil at first, and no code gives it anything.
  private mutating func isNeverGiven(_ path: ArraySlice<String>, for member: Declared) -> Bool {
    guard let name = path.last, let first = path.first else { return false }
    let parameter = KnownPresences.parameter(first)
    guard path.count > 1 || parameter == nil else { return false }
    // A property's own name may be a variable's too.
    let start = parameter.map { CodeExpression(.name($0), at: member.declaration.nameRange) }
    var property = start ?? CodeExpression(.name("self"), at: member.declaration.nameRange)
    for name in path.dropFirst(parameter == nil ? 0 : 1) {
      property = CodeExpression(.member(property, name), at: property.range)
    }
    let owner = path.count == 1 ? member.type : modelHolding(property, for: member)
    let declared = owner.map { program.members(name, of: $0) } ?? []
    guard declared.count == 1, starts(declared[0]), program.mayBeNil(declared[0]) else { return false }
    if let known = neverGiven[declared[0].id] { return known }
    let isFirst = asked.isEmpty
    guard asked.insert(declared[0].id).inserted else { return false }
    defer { asked.remove(declared[0].id) }
    let isNever = !isSet(property, for: member) || path.count == 1 && parameter == nil && isNeverSetByOwners(declared[0])
    // What is being looked at elsewhere may come out otherwise.
    if isFirst, search.isEmpty { neverGiven[declared[0].id] = isNever }
    return isNever
  }

  /// Whether no code gives a class's property anything, of the code that may mean it: other types may have some of that name.
  private mutating func isNeverSetByOwners(_ property: Declared) -> Bool {
    let name = property.name
    guard isSwift(property.file), isOfApp(property.file), program.record(of: property.type)?.kind == .class,
      !isSetBesideCode(name), !property.declaration.isExposed, !isOverridden(property), isKnown(property.type),
      program.files(naming: ["set" + name.prefix(1).uppercased() + name.dropFirst()]).isEmpty
    else { return false }
    return !isEverSet(name, ofModel: property.type, for: nil)
  }
}
