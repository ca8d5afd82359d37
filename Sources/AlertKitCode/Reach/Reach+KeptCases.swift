internal import AlertKitCore

/// The cases that the properties of classes are ever given: `var kind: Kind = .photo`, `self.kind = kind`.
extension Reach {
  /// Whether a choice looks at a property of a member's class, or of what that keeps, and no code gives that one of the cases which
  /// a branch is for: `switch model.state`.
  mutating func isNeverGiven(_ branch: CodeBranch, of choice: CodeChoice, in member: Declared) -> Bool {
    guard let property = kept(choice.subject, in: member), let type = property.declaration.type?.name,
      let path = program.path(of: type, from: property.type, in: property.file), let record = program.record(of: path),
      record.kind == .enumeration
    else { return false }
    let names: Set<String>
    guard !program.isFallenInto(branch, of: choice) else { return false }
    if branch.isRest {
      guard let others = choice.namedConstants else { return false }
      names = Set(record.cases.map(\.name)).subtracting(others)
    } else {
      names = Set(branch.caseNames)
      if names.isEmpty { return false }
    }
    return cases(keptIn: property, path)?.isDisjoint(with: names) ?? false
  }

  /// The property that a choice looks at.
  private mutating func kept(_ subject: CodeExpression?, in member: Declared) -> Declared? {
    guard let subject else { return nil }
    let owner: String
    if let name = subject.ownName {
      guard !hides(name, in: member), bindings(of: name, in: member) == 0,
        !member.declaration.parameters.contains(where: { $0.name == name })
      else { return nil }
      owner = member.type
    } else if let model = modelHolding(subject, for: member) {
      owner = model
    } else {
      return nil
    }
    let found = subject.usedName.map { program.members($0, of: owner) } ?? []
    return found.count == 1 ? found[0] : nil
  }

  /// The cases of an enumeration that a class's property starts with and that all code gives it; nil where they are not known.
  private mutating func cases(keptIn property: Declared, _ enumeration: String) -> Set<String>? {
    if let known = keptCases[property.id] { return known }
    // What is asked for on the way to itself is not known.
    keptCases[property.id] = .some(nil)
    let found = search(property, enumeration)
    // What is being looked at elsewhere may come out otherwise.
    if search.isEmpty || found != nil { keptCases[property.id] = .some(found) } else { keptCases[property.id] = nil }
    return found
  }

  private mutating func search(_ property: Declared, _ enumeration: String) -> Set<String>? {
    let (name, declaration) = (property.name, property.declaration)
    guard isOfApp(property.file), isSwift(property.file), property.isStored, !declaration.isStatic,
      declaration.attributes.allSatisfy({ $0 == "Published" }), declaration.observers.isEmpty, !declaration.isExposed,
      !isSetBesideCode(name), !isOverridden(property), filesMentioning("_" + name).isEmpty,
      let start = declaration.value,
      program.record(of: property.type)?.kind == .class, isKnown(property.type),
      program.type(property.type, isA: Self.screens) || isFilledByCode(property.type),
      var found = cases(of: start, in: property, enumeration)
    else { return nil }
    let files = declaration.isPrivate ? [property.file] : filesMentioning(name)
    guard files.count <= Self.mostNaming else { return nil }
    for file in files {
      guard isSwift(file) else { return nil }
      let bytes = program.files[file].text
      for place in mentions(in: file).places(of: name) where !(file == property.file && declaration.range.holds(place.offset)) {
        if place.isInLiteral {
          if isKey(name, place, in: file) { return nil }
          continue
        }
        let use = bytes.withUnsafeBufferPointer { PropertyMention(place, name, in: $0, isSwift: true) }
        // `kind = other.kind`
        guard use != .label, use != .harmless || isAssigned(name, place.offset, bytes) else { continue }
        guard let around = program.file(file).member(around: place.offset) else { return nil }
        if isOfOther(name, at: place.offset, than: property.type, in: around) { continue }
        let end = place.offset + name.utf8.count
        let given = CodeWalk.assignments(in: around.declaration.body ?? []).filter { Int($0.target.range.end) == end }
        guard given.count == 1, let cases = cases(of: given[0].value, in: around, enumeration) else { return nil }
        found.formUnion(cases)
      }
    }
    return found
  }

  private func isAssigned(_ name: String, _ start: Int, _ bytes: [UInt8]) -> Bool {
    let rest = bytes[(start + name.utf8.count)...].drop(while: \.isBlank)
    return rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
  }
}
