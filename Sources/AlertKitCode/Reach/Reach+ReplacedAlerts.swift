internal import AlertKitCore

/// Alerts that a property starts with, and that give way to others before anything shows them.
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
}
