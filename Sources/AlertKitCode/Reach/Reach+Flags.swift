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
    if search.isEmpty { flags[site] = isAsked }
    return isAsked
  }

  /// Whether what a call is bound to is ever set: the binding that a modifier of the app's own takes.
  mutating func isEverBound(_ call: SourceRange, in member: Declared) -> Bool {
    guard isSwift(member.file) else { return true }
    let bytes = program.files[member.file].text
    // Only what is a binding shows what it is handed to as long as it is set.
    return uses(of: member).states(ofCall: call).allSatisfy { state in
      bytes[Int(state.range.start)...].first != UInt8(ascii: "$") || isSet(state, for: member)
    }
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
    return isLeftBefore(place, in: member) || isForNoHTTP(place, in: member)
      || isSwift(member.file)
        && (program.isForNothingLoaded(place, in: member) || program.isLeftNothing(at: place, in: member)
          || isForNoCase(place, in: member) || isForUnsent(place, in: member))
      || conditions.asked.contains { isAlways(false, $0, for: member) }
      || conditions.denied.contains { isAlways(true, $0, for: member) } || isForUnsetTag(place, in: member)
      || isOfUnusedAction(place, in: member)
      || isForUnusedTag(place, in: member) || isForAbsentRow(place, in: member) || isInReplacedHandler(place, in: member)
      || isForUnhanded(place, in: member) || isForUnposted(place, in: member) || isForUngiven(place, in: member)
      || isForUnlisted(place, in: member) || isForNilArgument(place, in: member) || isForOtherConstant(place, in: member)
  }

  /// Whether a place stands behind a `guard` that what was loaded from the web, or an address made of one, always passes.
  private func isForNoHTTP(_ place: Int, in member: Declared) -> Bool {
    isSwift(member.file)
      && BranchPath.look(in: member.declaration, for: place).bodies.contains { body in
        guard case .guard(let conditions, let otherwise)? = body.first(where: { $0.range.holds(place) })?.kind else {
          return false
        }
        return otherwise.contains { $0.range.holds(place) }
          && (program.askOnlyForHTTP(conditions, in: member) || program.askOnlyForAddress(conditions, in: member))
      }
  }

  /// Whether a statement beside the one that holds a place, or beside one around that, always leaves before it: `return;`.
  private func isLeftBefore(_ place: Int, in member: Declared) -> Bool {
    let left = BranchPath.look(in: member.declaration, for: place).bodies.compactMap { body -> CodeStatement? in
      guard let index = body.firstIndex(where: { $0.range.holds(place) }) else { return nil }
      // Functions within one may be called before it.
      if case .declaration = body[index].kind { return nil }
      return body[..<index].enumerated().first { number, statement in
        switch statement.kind {
        case .throw, .return(_?): true
        // In Swift, what stands on the next line is what is given back.
        case .return(nil): !isSwift(member.file) || number + 1 < index
        default: false
        }
      }?.element
    }
    guard let leaving = left.first else { return false }
    let range = Int(member.declaration.range.start)..<place
    // A label may stand behind it, and what no build compiles around it.
    return isSwift(member.file)
      || words(range, in: member.file).isDisjoint(with: ["goto"])
        && !program.files[member.file].text[range.lowerBound..<Int(leaving.range.start)].contains(UInt8(ascii: "#"))
  }

  /// Whether code may give a property another value than the one that it starts with, which stands for no.
  mutating func isSet(_ property: CodeExpression, for member: Declared) -> Bool {
    if let number = numberKept(askedAs: property, in: member) {
      return isEverSet(number, ofType: nil, privateIn: nil, isNumber: true)
    }
    guard property.namePath != nil, let name = property.usedName, !isSetBesideCode(name) else { return true }
    let model = modelHolding(property, for: member)
    let declared: [Declared]
    if property.ownName != nil || model != nil {
      // A method may have the name too.
      declared = program.members(name, of: model ?? member.type).filter { !$0.isFunction }
    } else {
      declared = program.declarations(named: name) ?? []
    }
    guard !declared.isEmpty, declared.allSatisfy({ starts($0) && isOfApp($0.file) }) else { return true }
    if let model {
      let path = property.namePath?.drop { $0 == "self" } ?? []
      return isEverSet(name, ofModel: model, for: path.count == 2 ? member.type : nil)
    }
    // A variable of the body hides it.
    if case .name = property.kind, hides(name, in: member) { return true }
    let isOwn = property.ownName != nil && declared.allSatisfy { $0.declaration.attributes.contains("State") }
    let isPrivate = isOwn && declared.allSatisfy(\.declaration.isPrivate)
    return isEverSet(name, ofType: isOwn ? member.type : nil, privateIn: isPrivate ? member.file : nil)
  }

  /// Whether code of a member gives a name to something of its own.
  ///
  /// - Parameter besidesItself: Whether what the name means may have it again: `if let count = count`, `guard let count else`.
  mutating func hides(_ name: String, in member: Declared, besidesItself: Bool = false) -> Bool {
    let range = member.declaration.range
    let bytes = program.files[member.file].text
    return mentions(in: member.file).places(of: name).contains { place in
      range.holds(place.offset) && place.offset != range.start && declares(at: place.offset, in: member.file)
        && !(besidesItself && bytes.withUnsafeBufferPointer { $0.isBoundToItself(name, at: place.offset) })
    }
  }

  private static let states: Set<String> = ["State", "Published"]

  /// Whether a property starts as what stands for no, or as `true`, and nothing but code sets it.
  func starts(as truth: Bool = false, _ declared: Declared) -> Bool {
    let declaration = declared.declaration
    if declaration.isStatic || declared.type.isEmpty {
      guard declared.isStored, isSwift(declared.file), declaration.attributes.isEmpty else { return false }
      return if case .boolean(truth)? = declaration.value?.kind { true } else { false }
    }
    guard declared.isStored, !declaration.isConstant,
      declaration.attributes.allSatisfy(Self.states.contains)
    else { return false }
    switch declaration.value?.kind {
    case .boolean(truth): break
    case .null where !truth: break
    case nil where !truth:
      let isObjectiveC = !isSwift(declared.file)
      guard let type = declaration.type, isObjectiveC ? ["BOOL", "Bool", "bool"].contains(type.name) : isOptional(declared)
      else { return false }
    default: return false
    }
    if !declaration.attributes.isEmpty || program.type(declared.type, isA: Self.screens) { return true }
    return (isSwift(declared.file) || isOfOwnFlag(declared)) && isFilledByCode(declared.type)
  }

  /// Whether a class of Objective-C's asks for a property of its own, and nothing fills objects by the names of their properties.
  private func isOfOwnFlag(_ property: Declared) -> Bool {
    let asked = Array(("self." + property.name).utf8)
    // What fills objects, or goes through the properties of any, is mostly written for the app's models, and for those within them.
    let isFilled =
      filesMentioning("RKObjectMapping").contains {
        program.files[$0].text.firstRange(of: Array("[\(property.type.lastName) class]".utf8)) != nil
      }
      || Self.fillers.contains { filesMentioning($0).contains { !"/\(program.files[$0].path)".contains("/Pods/") } }
    return !isFilled
      && program.members(property.name, of: property.type).allSatisfy(\.isStored)
      && program.record(of: property.type)?.members.values.joined().contains { member in
        guard member.declaration.body != nil, !isSwift(member.file) else { return false }
        let range = member.declaration.range
        return program.files[member.file].text[Int(range.start)..<Int(range.end)].firstRange(of: asked) != nil
      } ?? false
  }

  /// What gives objects of Objective-C's their values by names, Apple's and libraries', or tells the names of their properties.
  private static let fillers = [
    "setValuesForKeysWithDictionary", "mj_objectWithKeyValues", "mj_objectArrayWithKeyValuesArray", "mj_setKeyValues",
    "objectWithKeyValues", "objectArrayWithKeyValuesArray", "setKeyValues", "mj_objectWithFile", "mj_objectWithFilename",
    "mj_objectArrayWithFile", "mj_objectArrayWithFilename", "yy_modelWithJSON", "yy_modelWithDictionary",
    "yy_modelArrayWithClass", "yy_modelDictionaryWithClass", "yy_modelSetWithJSON", "yy_modelSetWithDictionary",
    "modelWithJSON", "modelWithDictionary", "modelArrayWithClass", "modelDictionaryWithClass", "modelSetWithJSON",
    "modelSetWithDictionary", "modelOfClass", "modelsOfClass", "class_copyPropertyList", "property_getName",
  ]

  /// Whether nothing that is not here fills what is of a type: it is decoded from nothing and kept by no database.
  func isFilledByCode(_ type: String) -> Bool {
    guard let record = program.record(of: type), [.class, .structure].contains(record.kind) else { return false }
    return !mayBeFilled(type)
  }

  /// A type without a value that may lack one: `Notice?`.
  func isOptional(_ declared: Declared) -> Bool {
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

  /// - Parameters:
  ///   - file: The one file whose code may set it; nil where any may.
  ///   - truth: What it starts as.
  ///   - nought: What else is nought where it starts as that.
  mutating func isEverSet(
    _ name: String, ofType type: String?, privateIn file: Int?, from truth: Bool = false, isNumber: Bool = false,
    nought: String? = nil
  ) -> Bool {
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    for other in [setter, "_" + name] {
      let files = file.map { [$0] } ?? program.files(naming: [other])
      guard files.count <= Self.mostFiles else { return true }
      let isGiven = files.contains {
        isSet(other, in: $0, ofType: nil, isPrivate: false, from: truth, isNumber: isNumber, nought: nought)
      }
      if isGiven { return true }
    }
    let files = file.map { [$0] } ?? Set(filesMentioning(name))
    guard files.count <= Self.mostFiles else { return true }
    return files.sorted().contains {
      isSet(name, in: $0, ofType: type, isPrivate: file != nil, from: truth, isNumber: isNumber, nought: nought)
    }
  }

  /// Whether a property is asked of what a type keeps, of a type with a property of that name as well: `model.isShown`.
  private func isOfAnother(_ place: NameMentions.Place, _ name: String, than type: String, in file: Int) -> Bool {
    guard isSwift(file), !place.isInLiteral, place.offset > 1 else { return false }
    let word = program.files[file].text.withUnsafeBufferPointer { bytes -> String? in
      guard bytes[place.offset - 1] == UInt8(ascii: "."), bytes[place.offset - 2].isNamePart,
        let word = bytes.wordBefore(place.offset - 1)
      else { return nil }
      return bytes.text(word)
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

  /// Whether code is of a type, or of an extension of a protocol that it conforms to, which sets what the type has.
  private func isOf(_ type: String?, _ scope: NameMentions.Scope, in file: Int) -> Bool {
    let around = text(scope.name, in: file)
    guard let type, type.split(separator: ".").first.map(String.init) != around else { return true }
    return scope.isExtension && program.type(type, isA: [around])
  }

  /// Whether code stands in what a flag shows, and names the same flag: the button of an alert that has `model.isShown.toggle()` raises
  /// nothing that was not raised before.
  mutating func isShownByItself(_ name: String, at place: Int, in member: Declared) -> Bool {
    let states = uses(of: member).states(showing: place)
    guard !states.isEmpty else { return false }
    let bytes = program.files[member.file].text
    let marks = bytes[..<place].reversed().prefix { $0.isNamePart || $0 == UInt8(ascii: ".") }.count
    func bare(_ text: some StringProtocol) -> String {
      let text = String(text.filter { $0 != "$" })
      return text.hasPrefix("self.") ? String(text.dropFirst("self.".count)) : text
    }
    let named = bare(text(place - marks..<place, in: member.file) + name)
    return states.contains { bare(program.text(of: $0.range)) == named }
  }

  /// Whether code gives a property at a place what always comes to the truth that it starts as.
  private mutating func isGivenNothingNew(_ place: Int, in around: Declared, from truth: Bool) -> Bool {
    let conditions = uses(of: around).conditions(around: place)
    // A name by itself may be a variable's, or a pattern's.
    guard let value = conditions.given, !conditions.mayHide(value), !value.hangsOnName else { return false }
    // What is found while the property itself is taken as unchanged holds only for that.
    defer { if !(search.isEmpty && asked.isEmpty) { alwaysGiven = [:] } }
    return gives(truth, value, for: around, depth: 0)
  }

  private mutating func isSet(
    _ name: String, in file: Int, ofType type: String?, isPrivate: Bool, from truth: Bool, isNumber: Bool, nought: String?
  ) -> Bool {
    let all = mentions(in: file)
    // An app may have functions of its own by these names.
    let ending = Self.ending.filter { program.declarations(named: $0)?.isEmpty ?? false }
    let isCopyNothingNew = program.isCopyNothingNew(name)
    return all.places(of: name).contains { place in
      let isInside = type == nil || all.scope(around: place.offset).map { isOf(type, $0, in: file) } ?? false
      let use = program.files[file].text.withUnsafeBufferPointer {
        PropertyMention(
          place, name, in: $0, isSwift: isSwift(file), startsAs: truth, isCopyNothingNew: isCopyNothingNew, isNumber: isNumber,
          nought: nought, ending: ending)
      }
      guard isInside ? use.mayGive || use == .copied && !isOfLabel(name, place, in: file) : !isPrivate && use == .label else {
        return false
      }
      if let type, isOfAnother(place, name, than: type, in: file) { return false }
      guard let around = program.file(file).member(around: place.offset) else { return true }
      if !isNumber, isGivenNothingNew(place.offset, in: around, from: truth) { return false }
      // Code that nothing runs, or that a constant keeps from being run, sets nothing.
      guard isSwift(file) else { return mayRun(around) }
      return !isNeverTaken(place.offset, in: around) && !isForNothing(place.offset, in: around)
        && !isShownByItself(name, at: place.offset, in: around) && mayRun(around)
    }
  }
}

extension CodeExpression {
  /// Whether a name by itself is a part of what decides it.
  fileprivate var hangsOnName: Bool {
    switch kind {
    case .name: true
    case .binary(_, let left, let right): left.hangsOnName || right.hangsOnName
    case .prefix(_, let inner): inner.hangsOnName
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a condition gives a name that stands at a place what has the name already.
  fileprivate func isBoundToItself(_ name: String, at start: Int) -> Bool {
    guard isSwiftBinding(before: start) else { return false }
    let rest = text(start + name.utf8.count..<Swift.min(count, start + 2 * name.utf8.count + 16))
    let bare = rest.drop { $0.isWhitespace }
    if bare.hasPrefix("=") {
      let value = bare.dropFirst().drop { $0.isWhitespace }
      guard value.hasPrefix(name) else { return false }
      return isEnd(value.dropFirst(name.count))
    }
    return isEnd(bare)
  }

  private func isEnd(_ rest: Substring) -> Bool {
    let bare = rest.drop { $0.isWhitespace }
    return bare.hasPrefix(",") || bare.hasPrefix("{") || bare.hasPrefix("else")
  }

  /// Whether what stands before a name is the `let` of a condition.
  private func isSwiftBinding(before start: Int) -> Bool {
    guard let word = wordBefore(start), text(word) == "let" else { return false }
    if lastVisible(before: word.lowerBound) == UInt8(ascii: ",") { return true }
    return wordBefore(word.lowerBound).map { ["if", "guard", "while"].contains(text($0)) } ?? false
  }
}
