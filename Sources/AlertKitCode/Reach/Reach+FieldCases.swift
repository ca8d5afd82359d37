internal import AlertKitCore

/// The cases that the properties of structures are ever given: `Edit(kind: .rename)`.
extension Reach {
  /// The cases of an enumeration that all code which makes a structure gives a property of it; nil where they are not known.
  mutating func cases(givenTo name: String, of type: String) -> Set<String>? {
    guard isFilled(name, of: type), let own = program.members(name, of: type).first, own.declaration.isConstant,
      isOfApp(own.file), !program.type(type, isA: ["Decodable", "Codable"]), let enumeration = own.declaration.type?.name,
      let path = program.path(of: enumeration, from: type), program.record(of: path)?.kind == .enumeration,
      let makings = makings(of: type, giving: name), !makings.isEmpty
    else { return nil }
    var found: Set<String> = []
    for making in makings {
      guard let value = making.call.arguments.first(where: { $0.label == name })?.value,
        let cases = cases(of: value, in: making.caller, path)
      else { return nil }
      found.formUnion(cases)
    }
    return found
  }

  /// The calls that make a structure; nil where some may not be seen.
  private mutating func makings(of type: String, giving name: String) -> [CallSite]? {
    let own = type.lastName
    let files = filesMentioning(own)
    let unnamed = program.files(naming: [name, "init"])
    guard files.count <= Self.mostNaming, unnamed.count <= Self.mostNaming, !isSetBesideCode(own) else { return nil }
    var sites: [CallSite] = []
    for file in files where isSwift(file) {
      let all = mentions(in: file)
      let bytes = program.files[file].text
      func next(_ end: Int) -> UInt8? { bytes[end...].first { !$0.isBlank } }
      // `Self(kind: .rename)`
      if all.places(of: "Self").contains(where: { next($0.offset + 4) == UInt8(ascii: "(") }) { return nil }
      let aliases = all.places(of: "typealias").filter { !$0.isInLiteral }
      for place in all.places(of: own) where !place.isInLiteral {
        // `typealias Draft = Edit`
        let alias = aliases.last { $0.offset < place.offset }.map { bytes[$0.offset..<place.offset] }
        if let meant = alias?.drop(while: { $0 != UInt8(ascii: "=") }).dropFirst(),
          !meant.drop(while: \.isBlank).contains(0x0A),
          alias?.contains(UInt8(ascii: "=")) ?? false
        {
          return nil
        }
        switch next(place.offset + own.utf8.count) {
        case UInt8(ascii: "("):
          if let scope = all.scope(around: place.offset), isPreview(scope, in: file) { continue }
          guard let site = call(at: place.offset, in: file) else { return nil }
          sites.append(site)
        // A type within it, or what makes one by another name; `Edit<Photo>(kind: .rename)`.
        case UInt8(ascii: "."), UInt8(ascii: "<"): return nil
        default: break
        }
      }
    }
    // `.init(…)` names no type, and what stands before it may be one that is meant: `Self.init(…)`, `type(of: self).init(…)`.
    var isKnown = true
    let program = program
    for file in unnamed where isSwift(file) {
      for member in program.file(file).members {
        CodeWalk.expressions(in: member.declaration) { expression, _ in
          if case .call(let call) = expression.kind, case .member(let base, "init") = call.callee.kind,
            call.arguments.contains(where: { $0.label == name })
          {
            if base == nil { sites.append(CallSite(call: call, caller: member)) }
            if let base, !program.names(base, anotherThan: type, in: member) { isKnown = false }
          }
          return isKnown
        }
      }
    }
    return isKnown ? sites : nil
  }

  private func call(at place: Int, in file: Int) -> CallSite? {
    guard let caller = program.file(file).member(around: place) else { return nil }
    var site: CallSite?
    CodeWalk.expressions(in: caller.declaration) { expression, _ in
      if case .call(let call) = expression.kind, Int(call.nameRange.start) == place {
        site = CallSite(call: call, caller: caller)
      }
      return site == nil
    }
    return site
  }

  /// The cases that something in a member's code may be: one that is named, or what a parameter is in the branch around, or is given.
  mutating func cases(
    of value: CodeExpression, in member: Declared, _ enumeration: String, level: Int = 0
  ) -> Set<String>? {
    if case .member = value.kind, let name = value.caseName {
      return program.members(name, of: enumeration).contains(where: \.isEnumerationCase) ? [name] : nil
    }
    guard case .name(let name) = value.kind, member.declaration.parameters.contains(where: { $0.name == name }),
      level < Self.mostHanding, !hides(name, in: member, besidesItself: true)
    else { return nil }
    for (choice, branch) in BranchPath.look(in: member.declaration, for: Int(value.range.start)).choices.reversed() {
      guard choice.kind == .cases, case .name(name)? = choice.subject?.kind else { continue }
      let names = choice.branches[branch].caseNames
      if !names.isEmpty { return Set(names) }
    }
    guard let given = arguments(for: name, of: member) else { return nil }
    var found: Set<String> = []
    for argument in given {
      guard let cases = cases(of: argument.value, in: argument.caller, enumeration, level: level + 1) else { return nil }
      found.formUnion(cases)
    }
    return found
  }

  /// How many functions may hand it on.
  private static let mostHanding = 3
}

extension Program {
  /// Whether what stands before `.init` is known to be another type.
  fileprivate func names(_ base: CodeExpression, anotherThan type: String, in member: Declared) -> Bool {
    guard let names = base.namePath, let last = names.last else { return false }
    if last == "super" { return true }
    let isOwn = ["self", "Self"].contains(last)
    guard isOwn || names.allSatisfy(\.startsUpper),
      let named = isOwn ? member.type : path(of: names.joined(separator: "."), from: member.type, in: member.file),
      let kind = record(of: named)?.kind
    else { return false }
    return kind != .protocol && named != type
  }
}
