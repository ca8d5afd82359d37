internal import AlertKitCore

extension Reach {
  /// What an enumeration may conform to so that still nothing but code which names a case makes it.
  private static let harmlessConformances: Set<String> = [
    "Error", "LocalizedError", "Equatable", "Hashable", "Sendable", "Identifiable", "Comparable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "CustomLocalizedStringResourceConvertible", "BindableAction", "ViewAction", "CasePathable",
  ]

  /// The cases of a reducer's actions that its library makes, by what asks for them.
  private static let makers = ["BindableAction": "binding", "ViewAction": "view"]

  /// Whether a case of an enumeration is made by code alone that names it: it is not made of a raw value, decoded or listed, and all
  /// code is here.
  mutating func isMadeByName(_ member: Declared) -> Bool {
    guard isSwift(member.file), let record = program.record(of: member.type), record.kind == .enumeration,
      conforms(record, depth: 0), !isMadeByRawValue(record),
      !record.inherited.contains(where: { Self.makers[$0.name.lastName] == member.name })
    else { return false }
    let types = program.file(member.file).types.filter { $0.path == member.type }
    guard let own = types.map(\.declaration).first(where: { $0.range.holds(Int(member.id.start)) }),
      !own.attributes.contains("objc")
    else { return false }
    return !isOffered(own.isPublic, in: member.file)
  }

  private func conforms(_ record: TypeRecord, depth: Int) -> Bool {
    depth < 8
      && record.inherited.allSatisfy { inherited in
        let name = inherited.name.lastName
        if Self.harmlessConformances.contains(name) || Self.rawTypes.contains(name) { return true }
        guard let path = program.path(of: inherited.name, from: record.path.outerType), let next = program.record(of: path),
          next.kind == .protocol
        else { return false }
        return conforms(next, depth: depth + 1)
      }
  }

  /// Whether code that the app reaches may make a case of an enumeration; true where that is not known.
  mutating func makes(case name: String, of path: String) -> Bool {
    guard let record = program.record(of: path), record.kind == .enumeration,
      let own = record.cases.first(where: { $0.name == name })
    else { return true }
    if reached[.member(own.id)] == true { return true }
    if isNamedInPatternsAlone(own) { return false }
    // Whether what is asked for hangs on itself is not known.
    guard asked.count < Self.mostAsked, asked.insert(own.id).inserted else { return true }
    defer { asked.remove(own.id) }
    // Where none seems to be made, something makes them that was not understood.
    return reaches(own)
      || !own.name.isCompound && !record.cases.contains { $0.name != name && reaches($0) } && !isOnlyAskedFor(own)
  }

  /// Whether no code at all names a case but what declares it and asks for it: `case .failed(let error)`.
  private mutating func isNamedInPatternsAlone(_ own: Declared) -> Bool {
    let files = filesMentioning(own.name)
    guard isMadeByName(own), own.name.isCompound, !surroundings.names(own.name), files.count <= Self.mostNaming
    else { return false }
    return files.allSatisfy { file in
      isSwift(file)
        && mentions(in: file).places(of: own.name).allSatisfy { place in
          program.files[file].text.withUnsafeBufferPointer {
            if case .harmless = StaticMention(place, own.name, of: own.type.lastName, in: $0) { true } else { false }
          }
        }
    }
  }

  /// Whether the enumeration of a case is named in nothing but what asks whether something is one: `error as? Failure`.
  private mutating func isOnlyAskedFor(_ own: Declared) -> Bool {
    let name = own.type.lastName
    let files = filesMentioning(name)
    guard isMadeByName(own), !surroundings.names(name), files.count <= Self.mostFiles else { return false }
    return files.allSatisfy { file in
      let declared = program.file(file).types.map(\.declaration).filter { $0.name.lastName == name }.map(\.range)
      return isSwift(file)
        && mentions(in: file).places(of: name).allSatisfy { place in
          if declared.contains(where: { $0.holds(place.offset) }) { return true }
          guard !place.isInLiteral else { return false }
          return program.files[file].text.withUnsafeBufferPointer { bytes in
            var end = place.offset
            while end > 0, bytes[end - 1].isBlank || [0x3F, 0x21].contains(bytes[end - 1]) { end -= 1 }
            guard let word = bytes.wordBefore(end) else { return false }
            return ["as", "is"].contains(bytes.text(word))
          }
        }
    }
  }

  /// Cases that hang on more cases than this are made.
  private static let mostAsked = 3

  /// Whether a mention in Swift is one of a static member, or of a case, and not of something else that has its name.
  mutating func mayMean(_ member: Declared, _ place: NameMentions.Place, in file: Int, _ scope: NameMentions.Scope?) -> Bool {
    let owner = member.type.lastName
    let mention = program.files[file].text.withUnsafeBufferPointer { StaticMention(place, member.name, of: owner, in: $0) }
    switch mention {
    case .harmless: return false
    case .used: return !(member.isEnumerationCase && isOfOtherType(member, at: place.offset, in: file))
    case .of(""):
      // A name by itself is known in the type and in those that inherit it.
      guard let scope else { return false }
      let around = text(scope.name, in: file)
      return around == member.type.split(separator: ".").first.map(String.init) ?? "" || inherits(around, from: owner)
        || !member.isEnumerationCase && program.record(of: member.type)?.kind == .protocol
    case .of(let base):
      guard program.mayDeclareType(base) || program.mayDeclare(base) else { return false }
      guard let path = program.path(of: base, from: "") else { return true }
      return path == member.type || inherits(path, from: owner)
    }
  }

  private func inherits(_ path: String, from owner: String) -> Bool { program.type(path, isA: [owner]) }

  /// Whether a member is an initializer of an enumeration of the app's own that no code which is reached calls.
  mutating func isNeverAsked(_ member: Declared) -> Bool {
    guard member.isInitializer, isSwift(member.file), !isOffered(member.declaration.isPublic, in: member.file),
      let record = program.record(of: member.type), record.kind == .enumeration,
      // A protocol of the app's own may ask for it too.
      record.inherited.allSatisfy({ Self.harmlessConformances.contains($0.name.lastName) })
    else { return false }
    let name = member.type.lastName
    let files = Set(filesMentioning(name) + program.files(naming: ["init"])).sorted()
    guard !surroundings.names(name), files.count <= Self.mostNaming else { return false }
    for file in files where isSwift(file) {
      let mentions = mentions(in: file)
      if mentions.places(of: name).contains(where: { isRenamed($0.offset, in: file) }) { return false }
      for place in mentions.places(of: name) + mentions.places(of: "init") + mentions.places(of: "Self")
      where mayAsk(member, at: place, in: file) {
        guard let around = program.file(file).member(around: place.offset) else { return false }
        if !isNeverTaken(place.offset, in: around), reaches(around) { return false }
      }
    }
    return true
  }

  /// Whether a name at a place may call an initializer: its type's, `init`, or `Self`.
  private func mayAsk(_ initializer: Declared, at place: NameMentions.Place, in file: Int) -> Bool {
    let (name, type) = (word(at: place.offset, in: file), initializer.type.lastName)
    return program.files[file].text.withUnsafeBufferPointer { bytes in
      if place.isInLiteral, !bytes.isInInterpolation(place.offset) { return false }
      let end = place.offset + name.utf8.count
      let isCalled = end < bytes.count && [UInt8(ascii: "("), UInt8(ascii: "<")].contains(bytes[end])
      switch name {
      case "init":
        let dot = place.offset - 1
        guard dot > 0, bytes[dot] == UInt8(ascii: ".") else { return false }
        if let word = bytes.wordBefore(dot), word.upperBound == dot {
          let base = bytes.text(word)
          if base.startsUpper, ![type, "Self"].contains(base), isOther(base, than: initializer.type) { return false }
        }
      default: if !isCalled { return false }
      }
      return CallShape(bytes, behind: end).mayMean(initializer.declaration.parameters)
    }
  }

  /// Whether a type's name is surely not another one's.
  private func isOther(_ name: String, than type: String) -> Bool {
    guard program.mayDeclareType(name) else { return true }
    return program.path(of: name, from: "").map { $0 != type } ?? false
  }

  /// Whether a type gets another name where it stands: `typealias Problem = Failure`.
  private func isRenamed(_ place: Int, in file: Int) -> Bool {
    let before = program.files[file].text[..<place]
    return text((before.lastIndex(of: 0x0A) ?? 0)..<place, in: file).contains("typealias")
  }

  // MARK: Branches

  /// Whether a place stands in a branch that is for cases alone which no code makes.
  ///
  /// - Parameter own: A case that is no reason to take its own branch: `case .gone: pass(.gone)`.
  mutating func isForUnmade(_ offset: Int, in file: Int, besides own: Declared? = nil) -> Bool {
    guard isSwift(file), standsBehindCase(offset, in: file), let around = program.file(file).member(around: offset) else {
      return false
    }
    let path = BranchPath.look(in: around.declaration, for: offset)
    for (choice, index) in path.choices where choice.kind == .cases {
      if isNeverGiven(choice.branches[index], of: choice, in: around) { return true }
      guard !choice.branches[index].caseNames.isEmpty,
        let path = enumeration(lookedAtBy: choice, path, in: around, isOwn: own != nil)
      else { continue }
      if choice.branches[index].patterns.allSatisfy({ isForUnmade($0, of: path, besides: own) }) { return true }
    }
    return false
  }

  /// Whether a pattern asks for a case of an enumeration that no code makes, or for one within a case: `.loading(.failed(let error))`.
  private mutating func isForUnmade(_ pattern: CodePattern, of path: String, besides own: Declared?, depth: Int = 0) -> Bool {
    guard depth < 8, case .member(let written, let parts) = pattern else { return false }
    let name = written.lastName
    if own?.type == path && own?.name == name || !makes(case: name, of: path) { return true }
    guard let values = program.record(of: path)?.cases.first(where: { $0.name == name })?.declaration.parameters,
      values.count == parts.count
    else { return false }
    return zip(parts, values).contains { part, value in
      guard let type = value.type, let inner = program.path(of: type.name, from: path),
        program.record(of: inner)?.kind == .enumeration
      else { return false }
      return isForUnmade(part, of: inner, besides: own, depth: depth + 1)
    }
  }

  /// Whether a branch of a `switch` begins somewhere before a place: so the file need not be parsed where none does.
  private mutating func standsBehindCase(_ offset: Int, in file: Int) -> Bool {
    mentions(in: file).places(of: "case").contains { $0.offset < offset && offset - $0.offset < Self.longestBranch }
  }

  private static let longestBranch = 4_000

  /// The enumeration of the app's that a choice looks at: `self`, what is declared as one, or the only one that has just its cases.
  ///
  /// - Parameter isOwn: Whether one that only seems to be it may be turned into it there: `case .denied: state = .denied`.
  private mutating func enumeration(
    lookedAtBy choice: CodeChoice, _ path: BranchPath.Found, in member: Declared, isOwn: Bool
  ) -> String? {
    guard let subject = choice.subject else { return nil }
    let names = choice.branches.flatMap(\.caseNames)
    guard !names.isEmpty else { return nil }
    if let type = type(of: subject, path, in: member) {
      guard let path = program.path(of: type, from: member.type, in: member.file), let record = program.record(of: path),
        record.kind == .enumeration
      else { return nil }
      return Set(record.cases.map(\.name)).isSuperset(of: names) ? path : nil
    }
    guard !isOwn, names.count >= Self.fewestCases || names.allSatisfy(\.isCompound),
      Self.usualCases.isDisjoint(with: names),
      choice.branches.allSatisfy({ !$0.caseNames.isEmpty })
    else { return nil }
    let owners = Set((program.declarations(named: names[0]) ?? []).filter(\.isEnumerationCase).map(\.type))
    let fitting = owners.filter { path in program.record(of: path).map { Set($0.cases.map(\.name)) == Set(names) } ?? false }
    return fitting.count == 1 ? fitting.first : nil
  }

  /// Fewer cases than this may be those of many enumerations.
  private static let fewestCases = 4
  /// What many enumerations of frameworks have.
  private static let usualCases: Set<String> = [
    "denied", "restricted", "notDetermined", "unknown", "failed", "failure", "cancelled",
  ]

  /// Whether a place stands in a branch for what a `switch` leaves of an enumeration of the app's own, all cases of which it names.
  mutating func isForNoCase(_ place: Int, in member: Declared) -> Bool {
    let path = BranchPath.look(in: member.declaration, for: place)
    for (choice, index) in path.choices where choice.kind == .cases && choice.branches[index].isRest {
      guard let names = choice.namedConstants, let subject = choice.subject, isSurelyThere(subject, path, in: member),
        let type = type(of: subject, path, in: member), !isGeneric(type, around: member),
        let found = program.path(of: type, from: member.type, in: member.file), let record = program.record(of: found),
        record.kind == .enumeration, isWhole(record, in: names), !program.isFallenInto(choice.branches[index], of: choice)
      else { continue }
      return true
    }
    return false
  }

  /// Whether what a `switch` looks at is surely what declares its name, and never nil.
  private mutating func isSurelyThere(_ subject: CodeExpression, _ path: BranchPath.Found, in member: Declared) -> Bool {
    guard let name = subject.ownName else { return false }
    if case .name = subject.kind {
      if name == "self" { return program.record(of: member.type)?.kind == .enumeration }
      if errorType(boundTo: name, path, in: member) != nil { return true }
      let bindings = bindings(of: name, in: member)
      if path.type(boundTo: name) != nil { return bindings == 1 }
      guard bindings == 0 else { return false }
      if member.declaration.parameters.contains(where: { $0.name == name }) {
        return !program.mayBeNil(parameter: name, of: member)
      }
    }
    return program.members(name, of: member.type).allSatisfy { !program.mayBeNil($0) }
  }

  /// Whether an enumeration of Swift's has no cases but those of some names.
  private func isWhole(_ record: TypeRecord, in names: Set<String>) -> Bool {
    let cases = record.cases.map(\.name)
    return !cases.isEmpty && Set(cases).count == cases.count && names.isSuperset(of: cases)
      && record.cases.allSatisfy { isSwift($0.file) }
  }

  private mutating func type(of subject: CodeExpression, _ path: BranchPath.Found, in member: Declared) -> String? {
    if case .name("self") = subject.kind { return member.type }
    guard let name = subject.ownName else { return nil }
    if case .name = subject.kind, let type = path.type(boundTo: name) ?? errorType(boundTo: name, path, in: member) {
      return type
    }
    if case .name = subject.kind, let sequence = path.sequences[name] {
      return declaredType(of: sequence, in: member).flatMap { $0.name == "[]" ? $0.arguments.first?.name : nil }
    }
    if let type = declaredType(of: subject, in: member) { return type.name }
    // What a reducer is given is of the type that it nests.
    guard case .name("action") = subject.kind, let path = program.path(of: "Action", from: member.type, in: member.file),
      path.outerType == member.type, isReducer(member)
    else { return nil }
    return "Action"
  }

  private func isReducer(_ member: Declared) -> Bool {
    program.type(member.type, isA: ["Reducer", "ReducerProtocol"])
      || program.files(naming: [member.type.lastName, "Reducer"]).contains { file in
        program.file(file).types.contains { $0.path == member.type && $0.declaration.attributes.contains("Reducer") }
      }
  }

  private func declaredType(of subject: CodeExpression, in member: Declared) -> CodeType? {
    guard let name = subject.ownName else { return nil }
    if case .name = subject.kind, let parameter = member.declaration.parameters.first(where: { $0.name == name }) {
      return parameter.type
    }
    let own = program.members(name, of: member.type)
    return own.count == 1 && own[0].isVariable ? own[0].declaration.type : nil
  }
}

extension String {
  /// Whether it is a name of several words: `deleteFailed`.
  fileprivate var isCompound: Bool { dropFirst().contains(where: \.isUppercase) }
}

extension CodeBranch {
  /// What it is for, each of which is enough.
  fileprivate var patterns: [CodePattern] {
    if conditions.count >= 1, case .pattern(let patterns, nil) = conditions[0] { patterns } else { [] }
  }

  /// The cases that it is for; none where it is for others too.
  var caseNames: [String] {
    let patterns = patterns
    let names = patterns.compactMap { pattern -> String? in
      if case .member(let name, _) = pattern { name.lastName } else { nil }
    }
    return names.count == patterns.count ? names : []
  }
}
