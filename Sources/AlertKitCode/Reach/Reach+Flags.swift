internal import AlertKitCore

extension Reach {
  /// Whether what an alert hangs on is ever set: the state that it is bound to, and what the code around it asks for.
  ///
  /// - Parameter member: The member whose code makes it.
  mutating func isEverAsked(for site: SourceRange, in member: Declared) -> Bool {
    if let known = flags[site] { return known }
    let uses = uses(of: member)
    let isAsked =
      (uses.states(around: site) + uses.conditions(around: Int(site.start)).asked).allSatisfy { isSet($0, for: member) }
      && !isNeverTaken(Int(site.start), in: member) && !isForNothing(Int(site.start), in: member)
    flags[site] = isAsked
    return isAsked
  }

  /// Whether a view is named in what a sheet or the like shows whose state nothing sets.
  mutating func isNeverPresented(_ place: Int, in file: Int) -> Bool {
    guard isSwift(file), mayPresent(file), let around = program.file(file).member(around: place) else { return false }
    let states = uses(of: around).states(around: place)
    return !states.isEmpty && !states.allSatisfy { isSet($0, for: around) }
  }

  private mutating func mayPresent(_ file: Int) -> Bool {
    if let known = presenting[file] { return known }
    let all = mentions(in: file)
    let may = MemberUses.labels.contains { !all.places(of: $0).isEmpty }
    presenting[file] = may
    return may
  }

  /// Whether a place stands in a branch that a constant keeps from being taken.
  mutating func isNeverTaken(_ place: Int, in member: Declared) -> Bool {
    let conditions = uses(of: member).conditions(around: place)
    return conditions.asked.contains { isAlways(false, $0, for: member) }
      || conditions.denied.contains { isAlways(true, $0, for: member) } || isForUnsetTag(place, in: member)
      || isForUnhanded(place, in: member)
  }

  /// Whether a property of the type, of one that is named, or of none is a constant of a value.
  ///
  /// - Parameter depth: How many constants stand for each other on the way to it.
  private mutating func isAlways(_ truth: Bool, _ property: CodeExpression, for member: Declared, depth: Int = 0) -> Bool {
    if property.asksForLaunchArguments { return !truth }
    guard let path = property.namePath, let name = path.last else { return false }
    let declared: [Declared]
    if property.ownName != nil || path.count == 2 && path[0] == "Self" {
      let own = program.members(name, of: member.type)
      declared = own.isEmpty ? program.members(name, of: "") : own
      if path.count == 1, hides(name, in: member) { return false }
    } else {
      let owner = path[path.count - 2]
      guard owner.startsUpper, let type = program.path(of: owner, from: member.type, in: member.file) else { return false }
      declared = program.members(name, of: type)
    }
    guard !declared.isEmpty else { return false }
    for one in declared {
      if !truth, staysFalse(one) { continue }
      guard isSwift(one.file), !isOverridden(one), let given = one.declaration.constant,
        gives(truth, given, for: one, depth: depth)
      else {
        return false
      }
    }
    return true
  }

  /// Whether a property starts as `false`, and nothing sets it.
  mutating func staysFalse(_ property: Declared) -> Bool {
    if let known = stayingFalse[property.id] { return known }
    let isFirst = asked.isEmpty
    guard property.isStored, asked.insert(property.id).inserted else { return false }
    defer { asked.remove(property.id) }
    let stays = isPrivateAndFalse(property) || isFalseForAll(property)
    // What is being looked at elsewhere may come out otherwise.
    if isFirst { stayingFalse[property.id] = stays }
    return stays
  }

  /// Whether a private property starts as `false`, and its file never sets it.
  private mutating func isPrivateAndFalse(_ property: Declared) -> Bool {
    let declaration = property.declaration
    guard isSwift(property.file), declaration.isPrivate, declaration.attributes.isEmpty,
      declaration.observers.isEmpty, !declaration.isExposed, case .boolean(false)? = declaration.value?.kind,
      declaration.isStatic || property.type.isEmpty || !mayBeFilled(property.type)
    else { return false }
    let start = Int(declaration.range.start)
    let isOfFile = words(start..<Int(declaration.nameRange.start), in: property.file).contains("fileprivate")
    return !isEverSet(property.name, ofType: isOfFile ? nil : property.type, privateIn: property.file)
  }

  /// Whether a property that all of the app may set starts as `false`, and no code sets one of its name, nor has it another way.
  private mutating func isFalseForAll(_ property: Declared) -> Bool {
    let declaration = property.declaration
    guard isOfApp(property.file), startsAsNo(property), isTruth(property), declaration.observers.isEmpty,
      !declaration.isExposed, !isSetBesideCode(property.name), !isOverridden(property)
    else { return false }
    return !isEverSet(property.name, ofType: nil, privateIn: nil)
  }

  /// Whether a property is true or false, and may be nothing else.
  private func isTruth(_ property: Declared) -> Bool {
    if case .boolean? = property.declaration.value?.kind { return true }
    return ["BOOL", "Bool", "bool"].contains(property.declaration.type?.name ?? "") && !isOptional(property)
  }

  /// Whether what is not here may fill what is of a type: it is decoded, read from a map or kept by a database.
  private func mayBeFilled(_ type: String, depth: Int = 0) -> Bool {
    guard depth < 8, let record = program.record(of: type) else { return true }
    return record.inherited.contains { inherited in
      if let path = program.path(of: inherited.name, from: type.outerType) { return mayBeFilled(path, depth: depth + 1) }
      let name = inherited.name.lastName
      if Self.filling.contains(name) { return true }
      return !Self.isApples(name) && !Self.plain.contains(name) && !Self.filledByCode.contains(name)
        && !(Self.endsOfClasses + ["Delegate", "DataSource"]).contains(where: name.hasSuffix)
    }
  }

  private static let filling: Set<String> = ["Codable", "Decodable", "NSCoding", "NSSecureCoding", "NSManagedObject"]

  /// Whether a class that inherits a property has another.
  private func isOverridden(_ property: Declared) -> Bool {
    guard property.declaration.body != nil || property.isStored, program.record(of: property.type)?.kind == .class else {
      return false
    }
    return program.conforming(to: property.type).contains { program.record(of: $0)?.members[property.name] != nil }
  }

  private mutating func gives(_ truth: Bool, _ value: CodeExpression, for member: Declared, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    switch value.kind {
    case .boolean(let given): return given == truth
    case .prefix("!", let inner): return gives(!truth, inner, for: member, depth: depth + 1)
    case .binary(let sign, let left, let right) where sign == "&&" || sign == "||":
      let first = gives(truth, left, for: member, depth: depth + 1)
      // One operand decides where it is what the operator stops at.
      return first == (truth == (sign == "||")) ? first : gives(truth, right, for: member, depth: depth + 1)
    case .name, .member, .call: return isAlways(truth, value, for: member, depth: depth + 1)
    default: return false
    }
  }

  /// Whether code may give a property another value than the one that it starts with, which stands for no.
  mutating func isSet(_ property: CodeExpression, for member: Declared) -> Bool {
    guard property.namePath != nil, let name = property.usedName, !isSetBesideCode(name) else { return true }
    let model = modelHolding(property, for: member)
    let declared: [Declared]
    if property.ownName != nil || model != nil {
      declared = program.members(name, of: model ?? member.type)
    } else {
      declared = program.declarations(named: name) ?? []
    }
    guard !declared.isEmpty, declared.allSatisfy({ startsAsNo($0) && isOfApp($0.file) }) else { return true }
    if let model { return isEverSet(name, ofModel: model) }
    // A variable of the body hides it.
    if case .name = property.kind, hides(name, in: member) { return true }
    let isOwn = property.ownName != nil && declared.allSatisfy { $0.declaration.attributes.contains("State") }
    let isPrivate = isOwn && declared.allSatisfy(\.declaration.isPrivate)
    return isEverSet(name, ofType: isOwn ? member.type : nil, privateIn: isPrivate ? member.file : nil)
  }

  mutating func hides(_ name: String, in member: Declared) -> Bool {
    let range = member.declaration.range
    return mentions(in: member.file).places(of: name).contains {
      range.holds($0.offset) && $0.offset != range.start && declares(at: $0.offset, in: member.file)
    }
  }

  private static let states: Set<String> = ["State", "Published"]

  /// Whether a property starts as what stands for no, and nothing but code sets it.
  func startsAsNo(_ declared: Declared) -> Bool {
    let declaration = declared.declaration
    if declaration.isStatic || declared.type.isEmpty {
      guard declared.isStored, isSwift(declared.file), declaration.attributes.isEmpty else { return false }
      return if case .boolean(false)? = declaration.value?.kind { true } else { false }
    }
    guard declared.isStored, !declaration.isConstant,
      declaration.attributes.allSatisfy(Self.states.contains)
    else { return false }
    switch declaration.value?.kind {
    case .boolean(false), .null: break
    case nil:
      let isObjectiveC = !isSwift(declared.file)
      guard let type = declaration.type, isObjectiveC ? ["BOOL", "Bool", "bool"].contains(type.name) : isOptional(declared)
      else { return false }
    default: return false
    }
    if !declaration.attributes.isEmpty || program.type(declared.type, isA: Self.screens) { return true }
    return isSwift(declared.file) && isFilledByCode(declared.type)
  }

  /// Whether nothing that is not here fills what is of a type: it is decoded from nothing and kept by no database.
  func isFilledByCode(_ type: String, depth: Int = 0) -> Bool {
    guard depth < 8, let record = program.record(of: type), [.class, .structure].contains(record.kind) else { return false }
    return record.inherited.allSatisfy { inherited in
      if Self.filledByCode.contains(inherited.name.lastName) { return true }
      guard let path = program.path(of: inherited.name, from: type.outerType) else { return false }
      return program.record(of: path)?.kind == .protocol || isFilledByCode(path, depth: depth + 1)
    }
  }

  private static let filledByCode: Set<String> = [
    "NSObject", "NSError", "Error", "LocalizedError", "ObservableObject", "Equatable", "Hashable", "Identifiable", "Sendable",
  ]

  /// A type without a value that may lack one: `Notice?`.
  private func isOptional(_ declared: Declared) -> Bool {
    let text = program.files[declared.file].text
    let type = text[Int(declared.declaration.nameRange.end)...].prefix { !"\n={/(".utf8.contains($0) }
    return type.contains(UInt8(ascii: "?"))
  }

  static let screens: Set<String> = [
    "UIViewController", "UIView", "UITableViewController", "UICollectionViewController", "UITableViewCell",
    "UICollectionViewCell",
    "UINavigationController", "UITabBarController", "View",
  ]

  // MARK: Where a name is set

  private static let ending: Set<String> = ["exit", "fatalError", "abort"]

  /// - Parameter file: The one file whose code may set it; nil where any may.
  private mutating func isEverSet(_ name: String, ofType type: String?, privateIn file: Int?) -> Bool {
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    for other in [setter, "_" + name] {
      let files = file.map { [$0] } ?? program.files(naming: [other])
      guard files.count <= Self.mostFiles else { return true }
      if files.contains(where: { isSet(other, in: $0, ofType: nil, isPrivate: false) }) { return true }
    }
    let files = file.map { [$0] } ?? Set(filesMentioning(name))
    guard files.count <= Self.mostFiles else { return true }
    return files.sorted().contains { isSet(name, in: $0, ofType: type, isPrivate: file != nil) }
  }

  /// Whether a property is asked of what a type keeps, of a type with a property of that name as well: `model.isShown`.
  private func isOfAnother(_ place: NameMentions.Place, _ name: String, than type: String, in file: Int) -> Bool {
    guard isSwift(file), !place.isInLiteral, place.offset > 1 else { return false }
    let word = program.files[file].text.withUnsafeBufferPointer { bytes -> String? in
      guard bytes[place.offset - 1] == UInt8(ascii: "."), bytes[place.offset - 2].isNamePart,
        let word = bytes.wordBefore(place.offset - 1)
      else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[word]), as: UTF8.self)
    }
    guard let kept = word.map({ program.members($0, of: type).filter(\.isVariable) }), kept.count == 1,
      let other = kept[0].heldType.flatMap({ program.path(of: $0.name, from: type, in: file) })
    else { return false }
    return other != type && !program.members(name, of: other).isEmpty
  }

  /// Whether code stands in a function that takes what has a name by a label of that name, so that its callers tell what it is.
  private func isOfLabel(_ name: String, _ place: NameMentions.Place, in file: Int) -> Bool {
    program.file(file).member(around: place.offset)?.declaration.parameters.contains { $0.label == name } ?? false
  }

  private mutating func isSet(_ name: String, in file: Int, ofType type: String?, isPrivate: Bool) -> Bool {
    let all = mentions(in: file)
    let own = type?.split(separator: ".").first.map(String.init)
    // An app may have functions of its own by these names.
    let ending = Self.ending.filter { program.declarations(named: $0)?.isEmpty ?? false }
    return all.places(of: name).contains { place in
      let isInside = own == nil || all.scope(around: place.offset).map { text($0.name, in: file) == own } ?? false
      let use = program.files[file].text.withUnsafeBufferPointer {
        PropertyMention(place, name, in: $0, isSwift: isSwift(file), ending: ending)
      }
      guard isInside ? use.mayGive || use == .copied && !isOfLabel(name, place, in: file) : !isPrivate && use == .label else {
        return false
      }
      if let type, isOfAnother(place, name, than: type, in: file) { return false }
      // Code that a constant keeps from being run sets nothing.
      guard isSwift(file), let around = program.file(file).member(around: place.offset) else { return true }
      return !isNeverTaken(place.offset, in: around) && !isForNothing(place.offset, in: around)
    }
  }
}

extension CodeDeclaration {
  /// The value of a constant, or what a property gives that nothing overrides.
  fileprivate var constant: CodeExpression? {
    guard case .variable = kind, attributes.isEmpty, !isExposed, observers.isEmpty else { return nil }
    switch body?.first?.kind {
    case .expression(let only)?, .return(let only?)?: return body?.count == 1 ? only : nil
    case nil: return isConstant ? value : nil
    default: return nil
    }
  }
}
