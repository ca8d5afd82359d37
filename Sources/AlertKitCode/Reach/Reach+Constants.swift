internal import AlertKitCore

/// Conditions that always come out the same.
extension Reach {
  /// Whether a property of the type, of one that is named, or of none is a constant of a value, or a function gives nothing else.
  ///
  /// - Parameter depth: How many constants stand for each other on the way to it.
  mutating func isAlways(_ truth: Bool, _ asked: CodeExpression, for member: Declared, depth: Int = 0) -> Bool {
    // What is being looked at elsewhere may come out otherwise.
    defer { if depth == 0, !(search.isEmpty && self.asked.isEmpty) { alwaysGiven = [:] } }
    if asked.asksForLaunchArguments { return !truth }
    if isAskedOfFreshSession(asked, in: member) { return truth }
    if asked.isComparison { return comparison(asked, in: member) == truth }
    if let answer = beginsOrEnds(asked, in: member) { return answer == truth }
    if case .name(let name) = asked.kind, !isSwift(member.file), let isThere = program.truth(ofSystemNamed: name) {
      return isThere == truth
    }
    if case .name(let name) = asked.kind, member.declaration.parameters.contains(where: { $0.name == name }) {
      return isAlwaysGiven(truth, to: name, of: member, depth: depth)
    }
    if case .name(let name) = asked.kind, let constant = uses(of: member).truth(of: name, at: asked.range.start),
      bindings(of: name, in: member) == 0, isSwift(member.file) || !isSetTwice(name, in: member)
    {
      return constant == truth
    }
    if truth, case .member(let list?, "isEmpty") = asked.kind, let name = list.ownName {
      let own = program.members(name, of: member.type)
      return own.count == 1 && !hides(name, in: member) && staysEmpty(own[0])
    }
    let property = asked.callee ?? asked
    let declared = declarations(of: property, for: member)
    guard !declared.isEmpty else {
      guard asked.callee == nil else { return false }
      return !truth && isLowered(asked, in: member) || constantCaseGives(truth, asked, for: member, depth: depth)
    }
    for one in declared {
      if one.isFunction {
        guard asked.callee != nil || one.isGetter, alwaysGives(truth, one, among: declared, depth: depth) else { return false }
        continue
      }
      guard asked.callee == nil else { return false }
      if truth ? staysTrue(one) : staysFalse(one) { continue }
      guard isSwift(one.file), !isOverridden(one),
        let given = one.declaration.constant.map({ [$0] }) ?? results(of: one, among: declared),
        given.allSatisfy({ gives(truth, $0, for: one, depth: depth) })
      else { return false }
    }
    return true
  }

  /// Whether code of Objective-C's gives a name a value more than once, within conditions too: `if ((isNew = [self load]))`.
  mutating func isSetTwice(_ name: String, in member: Declared) -> Bool {
    let bytes = program.files[member.file].text
    let places = mentions(in: member.file).places(of: name).filter {
      member.declaration.range.holds($0.offset) && !$0.isInLiteral
    }
    return places.count { place in
      var after = bytes[(place.offset + name.utf8.count)...].drop(while: \.isBlank)
      if let first = after.first, "|&^".utf8.contains(first) { after = after.dropFirst() }
      return after.first == UInt8(ascii: "=") && after.dropFirst().first != UInt8(ascii: "=")
    } > 1
  }

  /// What a name means in the code of a member: a property or functions of its type, of a type that is named, or of none.
  mutating func declarations(of property: CodeExpression, for member: Declared) -> [Declared] {
    guard let path = property.namePath, let name = path.last else { return [] }
    if property.ownName != nil || path.count == 2 && path[0] == "Self" {
      if path.count == 1, hides(name, in: member) || member.declaration.parameters.contains(where: { $0.name == name }) {
        return []
      }
      let own = program.members(name, of: member.type)
      return own.isEmpty ? program.members(name, of: "") : own
    }
    let owner = path[path.count - 2]
    guard owner.startsUpper, let type = program.path(of: owner, from: member.type, in: member.file) else { return [] }
    return program.members(name, of: type)
  }

  /// Whether all that a function gives back comes to the same truth. One that comes to itself on the way is not known to.
  private mutating func alwaysGives(_ truth: Bool, _ function: Declared, among declared: [Declared], depth: Int) -> Bool {
    let question = AlwaysGiven(function: function.id, truth: truth)
    if let known = alwaysGiven[question] { return known }
    alwaysGiven[question] = false
    let gives =
      results(of: function, among: declared)?.allSatisfy { self.gives(truth, $0, for: function, depth: depth) } ?? false
    alwaysGiven[question] = gives
    return gives
  }

  /// All that a function, or a property that is worked out, gives back in the app that people get, where no other is run in its place; nil
  /// where that is not known.
  ///
  /// - Parameter declared: The functions that its name means.
  private mutating func results(of function: Declared, among declared: [Declared]) -> [CodeExpression]? {
    let declaration = function.declaration
    guard let body = declaration.body, !function.isInitializer, !declaration.isExposed,
      declaration.attributes.allSatisfy(Self.harmless.contains), !isOverridden(function)
    else { return nil }
    if !function.type.isEmpty {
      guard let kind = program.record(of: function.type)?.kind, kind != .protocol else { return nil }
      // What is added to a type of others may be a protocol's, which types of the app's answer in their own way.
      if kind == .extension, program.declarations(named: function.name)?.count != declared.count { return nil }
    }
    let returns = mentions(in: function.file).places(of: "return").count {
      !$0.isInLiteral && declaration.range.holds($0.offset)
    }
    if returns == 0, body.count == 1, case .expression(let only) = body[0].kind, isSwift(function.file) { return [only] }
    let results = body.results.filter { isReleased(Int($0.range.start), in: function.file) }
    return !results.isEmpty && results.count == returns ? results : nil
  }

  /// Whether what a condition binds is a constant address, or a property that gives nothing else, be it one that a protocol asks for:
  /// `guard let server else { … }`, `static let server = URL(string: "https://example.com")`.
  mutating func isConstantAddress(_ asked: CodeExpression, for member: Declared, depth: Int = 0) -> Bool {
    if case .call(let call) = asked.kind {
      return call.isAddress && program.record(of: "URL").map { $0.kind == .extension } ?? true
    }
    guard depth < 4, isOfApp(member.file), let declared = answers(to: asked, for: member), !declared.isEmpty else {
      return false
    }
    return declared.allSatisfy { one in
      guard isOfApp(one.file), isSwift(one.file), one.isVariable, !isLazy(one), !isOverridden(one),
        let given = one.declaration.constant.map({ [$0] }) ?? results(of: one, among: [one])
      else { return false }
      return given.allSatisfy { isConstantAddress($0, for: one, depth: depth + 1) }
    }
  }

  /// The properties that code of a member asks for, or what all types answer to a protocol that asks for one; nil where it may ask for
  /// another.
  private mutating func answers(to asked: CodeExpression, for member: Declared) -> [Declared]? {
    guard !program.text(of: asked.range).contains("?"), let name = asked.namePath?.last else { return nil }
    guard asked.ownName != nil else { return declarations(of: asked, for: member) }
    guard !hides(name, in: member, besidesItself: true), !member.declaration.parameters.contains(where: { $0.name == name })
    else { return nil }
    let declared = program.members(name, of: member.type)
    guard program.record(of: member.type)?.kind == .protocol else { return declared }
    let types = program.conforming(to: member.type).filter(isConcrete)
    let answers = types.flatMap { program.members(name, of: $0) }
    return answers.count == types.count ? answers : nil
  }

  /// Whether a property starts as `false`, and nothing sets it, or all code that makes what has it sets it to that.
  mutating func staysFalse(_ property: Declared) -> Bool {
    property.isStored
      && (isLowered(property) || !isChanged(property))
  }

  private mutating func isChanged(_ property: Declared) -> Bool {
    isReached(.changed(property.id, from: false)) { !$0.isPrivateAndFalse(property) && !$0.isFalseForAll(property) }
  }

  /// Whether a property starts as `true`, and nothing gives it another value.
  mutating func staysTrue(_ property: Declared) -> Bool {
    property.isStored && !isReached(.changed(property.id, from: true)) { !$0.isTrueForAll(property) }
  }

  private mutating func isTrueForAll(_ property: Declared) -> Bool {
    let declaration = property.declaration
    guard isOfApp(property.file), case .boolean(true)? = declaration.value?.kind, declaration.observers.isEmpty,
      !declaration.isExposed, !isSetBesideCode(property.name), !isOverridden(property)
    else { return false }
    // A file's own variable of Objective-C's is set by code alone, as all are that have no object.
    guard isSwift(property.file) ? starts(as: true, property) : property.type.isEmpty else { return false }
    let isPrivate = isSwift(property.file) && declaration.isPrivate
    return !isEverSet(property.name, ofType: nil, privateIn: isPrivate ? property.file : nil, from: true)
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
    guard isOfApp(property.file), starts(property), isTruth(property), declaration.observers.isEmpty,
      !declaration.isExposed, !isSetBesideCode(property.name), !isOverridden(property)
    else { return false }
    // No other type's code sets what a view keeps for itself.
    let isState = declaration.attributes.contains("State")
    return !isEverSet(
      property.name, ofType: isState ? property.type : nil,
      privateIn: isState && declaration.isPrivate ? property.file : nil)
  }

  /// Whether a private property starts as an empty list, and code only reads it.
  mutating func staysEmpty(_ property: Declared) -> Bool {
    let declaration = property.declaration
    guard isOfApp(property.file), isSwift(property.file), property.isStored, declaration.isPrivate,
      let value = declaration.value,
      declaration.observers.isEmpty, declaration.attributes.allSatisfy({ $0 == "State" || $0 == "Published" }),
      !declaration.isExposed, property.type.isEmpty || !mayBeFilled(property.type),
      mentions(in: property.file).places(of: "_" + property.name).isEmpty,
      program.text(of: value.range).isEmptyList
    else { return false }
    let isList = !program.text(of: value.range).contains(":")
    return mentions(in: property.file).places(of: property.name).allSatisfy { place in
      if declaration.range.holds(place.offset) { return true }
      return !place.isInLiteral
        && program.files[property.file].text.withUnsafeBufferPointer {
          $0.isReadAsList(at: place.offset, length: property.name.utf8.count)
            || isList && $0.isAskedForNothing(behind: place.offset + property.name.utf8.count)
        }
    }
  }

  /// Whether a property is true or false, and may be nothing else.
  private func isTruth(_ property: Declared) -> Bool {
    if case .boolean? = property.declaration.value?.kind { return true }
    return ["BOOL", "Bool", "bool"].contains(property.declaration.type?.name ?? "") && !isOptional(property)
  }

  /// Whether what is not here may fill what is of a type: it is decoded, read from a map or kept by a database.
  func mayBeFilled(_ type: String, depth: Int = 0) -> Bool {
    guard depth < 8, let record = program.record(of: type) else { return true }
    return record.inherited.contains { inherited in
      if let path = program.path(of: inherited.name, from: type.outerType) { return mayBeFilled(path, depth: depth + 1) }
      let name = inherited.name.lastName
      if Self.filling.contains(name) { return true }
      return !Self.isApples(name) && !Self.plain.contains(name) && !Self.filledByCode.contains(name)
        && !(Self.endsOfClasses + ["Delegate", "DataSource"]).contains(where: name.hasSuffix)
    }
  }

  private static let filledByCode: Set<String> = ["LocalizedError", "CustomStringConvertible", "Operation", "Observable"]
  private static let filling: Set<String> = ["Codable", "Decodable", "NSCoding", "NSSecureCoding", "NSManagedObject"]

  /// Whether a class that inherits a property has another.
  func isOverridden(_ property: Declared) -> Bool {
    guard property.declaration.body != nil || property.isStored, program.record(of: property.type)?.kind == .class else {
      return false
    }
    return program.conforming(to: property.type).contains { program.record(of: $0)?.members[property.name] != nil }
  }

  /// Whether a value is always the same truth in the code of a member.
  mutating func gives(_ truth: Bool, _ value: CodeExpression, for member: Declared, depth: Int) -> Bool {
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

extension CodeExpression {
  /// What a call is of.
  fileprivate var callee: CodeExpression? { if case .call(let call) = kind { call.callee } else { nil } }
}

extension CodeCall {
  /// Whether it makes an address of a literal that is surely one: `URL(string: "https://example.com/photos")`.
  fileprivate var isAddress: Bool {
    guard ["URL", "NSURL"].contains(callee.namePath?.joined(separator: ".")), arguments.count == 1,
      arguments[0].label == "string", case .string(let parts) = arguments[0].value.kind, parts.count == 1,
      case .text(let text) = parts[0], let start = ["https://", "http://"].first(where: text.hasPrefix)
    else { return false }
    let rest = text.dropFirst(start.count)
    return rest.first.map { $0.isLetter || $0.isNumber } ?? false
      && rest.utf8.allSatisfy { $0.isNamePart && $0 < 0x80 || "-./".utf8.contains($0) }
  }
}

extension [CodeStatement] {
  /// What they give back, but for what closures and functions within them do.
  var results: [CodeExpression] {
    flatMap { statement -> [CodeExpression] in
      switch statement.kind {
      case .return(let value?): [value]
      case .choice(let choice): choice.branches.flatMap(\.body.results)
      case .guard(_, let body), .loop(_, _, let body), .block(let body): body.results
      default: []
      }
    }
  }
}

extension String {
  /// Whether it is a list without elements, as code writes it: `[]`, `[:]`, `[Photo]()`.
  fileprivate var isEmptyList: Bool {
    let bare = filter { !$0.isWhitespace }
    return bare == "[]" || bare == "[:]"
      || bare.hasPrefix("[") && bare.hasSuffix("]()") && !bare.dropFirst().dropLast(3).contains { "[](),\"".contains($0) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// What code asks of a list that it leaves as it is.
  private static var readers: Set<String> {
    [
      "isEmpty", "count", "first", "last", "indices", "contains", "map", "filter", "compactMap", "forEach", "joined",
      "enumerated", "sorted", "prefix", "reduce",
    ]
  }

  /// Whether code asks the empty list whose name ends at a place for an element, or takes some away: `items[row]`, `items.removeAll()`.
  fileprivate func isAskedForNothing(behind end: Int) -> Bool {
    guard end < count, self[end] == UInt8(ascii: "[") else {
      return end < count && self[end] == UInt8(ascii: ".") && asked(behind: end)?.name == "removeAll"
    }
    guard let last = self[end...].firstIndex(of: UInt8(ascii: "]")), !self[(end + 1)...last].contains(self[end]) else {
      return false
    }
    let rest = self[(last + 1)...].drop { $0 == 0x20 }
    return rest.first != UInt8(ascii: "=") || rest.dropFirst().first == UInt8(ascii: "=")
  }

  /// Whether code goes through the list whose name stands at a place, or asks it for what does not change it.
  fileprivate func isReadAsList(at start: Int, length: Int) -> Bool {
    let end = start + length
    guard lastVisible(before: start) != UInt8(ascii: "$"), lastVisible(before: start) != UInt8(ascii: "&") else { return false }
    if let asked = asked(behind: end)?.name, self[end] == UInt8(ascii: ".") { return Self.readers.contains(asked) }
    if nextVisible(from: end) == UInt8(ascii: "="), self[end...].drop(while: \.isBlank).dropFirst().first != UInt8(ascii: "=") {
      return false
    }
    var before = start
    if self[..<start].suffix(5).elementsEqual("self.".utf8) { before -= 5 }
    if lastVisible(before: before) == UInt8(ascii: "("), let open = self[..<before].lastIndex(of: UInt8(ascii: "(")),
      let word = wordBefore(open)
    {
      return ["ForEach", "List"].contains(text(word))
    }
    // `for item in items {`, and not the first of a closure's statements: `{ new in items += new }`
    return nextVisible(from: end) == UInt8(ascii: "{")
      && wordBefore(before).map { text($0) } == "in"
  }

  /// The same of a list, or of one that a structure keeps, whose name stands at a place, or whether code asks for one of its elements.
  func isReadAsList(_ path: [String], at start: Int) -> Bool {
    let name = path.joined(separator: ".")
    let end = start + name.utf8.count
    guard end < count, self[start..<end].elementsEqual(name.utf8), !self[end].isNamePart,
      !"$&\\".utf8.contains(lastVisible(before: start))
    else { return false }
    if self[end] == UInt8(ascii: "[") {
      let number = self[(end + 1)...].prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      return !number.isEmpty && number.endIndex < count && self[number.endIndex] == UInt8(ascii: "]")
    }
    return isReadAsList(at: end - path[path.count - 1].utf8.count, length: path[path.count - 1].utf8.count)
  }
}
