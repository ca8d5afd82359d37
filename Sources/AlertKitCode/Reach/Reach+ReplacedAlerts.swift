internal import AlertKitCore

/// Alerts that a property starts with, and handlers that one is given, which give way to others before anything shows or calls them.
extension Reach {
  /// Whether a property starts with the alert that is made at a place, and all code that reads the property has given it another before:
  /// `var alert = UIAlertController()`, and `alert = UIAlertController(title: title, …); present(alert, animated: true)`.
  mutating func isReplacedAtOnce(madeAt site: SourceRange, in property: Declared) -> Bool {
    let declaration = property.declaration
    guard isSwift(property.file), isOfApp(property.file), property.isStored, !declaration.isStatic,
      program.record(of: property.type)?.kind == .class, declaration.attributes.isEmpty, declaration.observers.isEmpty,
      !declaration.isExposed, !isSetBesideCode(property.name), case .call(let call)? = declaration.value?.kind,
      call.nameRange == site
    else { return false }
    let files = declaration.isPrivate ? [property.file] : filesMentioning(property.name)
    guard files.count <= Self.mostNaming else { return false }
    var isGiven = false
    for file in files.sorted() {
      guard isSwift(file) else { return false }
      for place in mentions(in: file).places(of: property.name) {
        if file == property.file, declaration.range.holds(place.offset) { continue }
        switch use(of: property, at: place, in: file) {
        case .other: continue
        case .behind: isGiven = true
        case .first: return false
        }
      }
    }
    return isGiven
  }

  /// What code does with a property that it names.
  private enum Use {
    /// It means something else, lets it go or gives it another value.
    case other
    /// It has given it another value before.
    case behind
    case first
  }

  private mutating func use(of property: Declared, at place: NameMentions.Place, in file: Int) -> Use {
    if place.isInLiteral { return .first }
    if declares(at: place.offset, in: file) || isPutAway(place.offset, in: file) { return .other }
    guard let around = program.file(file).member(around: place.offset) else { return .first }
    if isOfOther(place, than: property, in: file) { return .other }
    let isBare = program.files[file].text[..<place.offset].last != UInt8(ascii: ".")
    if isBare, around.declaration.parameters.contains(where: { $0.name == property.name }) { return .other }
    for (depth, body) in BranchPath.look(in: around.declaration, for: place.offset).bodies.enumerated() {
      guard let index = body.firstIndex(where: { $0.range.holds(place.offset) }) else { return .first }
      for statement in body[...index] {
        switch statement.kind {
        case .variable(property.name, _, _) where isBare && !statement.range.holds(place.offset): return .other
        // Only what is given on every way to it is given before.
        case .assignment(let target, "=", _):
          if depth == 0, target.ownName == property.name, !statement.range.holds(place.offset) { return .behind }
        default: continue
        }
      }
    }
    return reaches(type: around.type, declaredIn: file) && reaches(around) ? .first : .other
  }

  /// Whether a place stands in a closure that a variable's property is given, and the statements behind it give the same another before
  /// anything can call it: `cell.onView = { … }; cell.onSave = { … }; cell.onView = { … }`.
  func isInReplacedHandler(_ place: Int, in member: Declared) -> Bool {
    guard isOfApp(member.file) else { return false }
    return BranchPath.look(in: member.declaration, for: place).bodies.contains { body in
      guard let index = body.firstIndex(where: { $0.range.holds(place) }), let handler = body[index].handlerGiven,
        handler.closure.body.contains(where: { $0.range.holds(place) }),
        body[..<index].contains(where: { $0.declaresVariable(handler.owner) }), isPlainHandler(handler.name)
      else { return false }
      for statement in body[(index + 1)...] {
        guard let next = statement.handlerGiven, next.owner == handler.owner else { return false }
        if next.name == handler.name { return true }
      }
      return false
    }
  }

  /// Whether a name is that of properties alone which only keep what they are given.
  private func isPlainHandler(_ name: String) -> Bool {
    guard let declared = program.declarations(named: name), !declared.isEmpty else { return false }
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    return program.declarations(named: setter)?.isEmpty ?? true
      && declared.allSatisfy { $0.isStored && isOfApp($0.file) && $0.declaration.observers.isEmpty }
  }
}

extension CodeStatement {
  /// The closure that it gives a property of a variable: `cell.onView = { … }`.
  fileprivate var handlerGiven: (owner: String, name: String, closure: CodeClosure)? {
    guard case .assignment(let target, "=", let value) = kind, case .closure(let closure) = value.kind,
      let path = target.namePath, path.count == 2, path[0] != "self"
    else { return nil }
    return (path[0], path[1], closure)
  }

  fileprivate func declaresVariable(_ name: String) -> Bool {
    if case .variable(name, _, _) = kind { true } else { false }
  }
}
