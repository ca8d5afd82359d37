internal import AlertKitCore
internal import Synchronization

/// What is there where a flag is raised: a property that is set with it, or something that code asks for first.
struct FlaggedProperty: Hashable, Sendable {
  let flag: Flag
  /// The names that lead to it from the type of the flag; of several values one is there.
  let paths: [[String]]
  /// The cases of an enumeration that it is looked at for; nil where it matters only that it has a value.
  var cases: Set<String>?
  /// The binding of a view's that is given the flag and shows the alert by it.
  var binding: Flag?
  /// Whether it is asked for whether something takes the place of its first value.
  var isReplaced = false

  /// The only property's own name; nil where more leads to it.
  var name: String? { paths.count == 1 && paths[0].count == 1 ? paths[0][0] : nil }
}

extension Program {
  /// Whether all code that raises a flag of a type gives another property of it a value as well, or does it only where that has one: it is
  /// there whenever the flag shows an alert.
  ///
  /// - Returns: nil where it can't be told what raises the flag.
  func isGiven(_ property: FlaggedProperty) -> Bool? {
    if let known = flagged.withLock({ $0[property] }) { return known }
    let isGiven = raisersGive(property)
    flagged.withLock { $0[property] = isGiven }
    return isGiven
  }

  private func raisersGive(_ property: FlaggedProperty) -> Bool? {
    let flag = property.flag
    guard
      let declared = members(flag.name, of: flag.type).first(where: { $0.isStored && $0.declaration.value?.isFalse ?? true })
    else { return nil }
    if let cases = property.cases, property.name.map({ mayChange($0, besides: cases) }) ?? true { return false }
    // Of a view's own state others have only bindings.
    let isOwnState = declared.declaration.attributes.contains("State")
    if let binding = property.binding, mayRaise(binding) { return nil }
    let raisers = raisers(of: flag)
    let numbers = Set(([flag.name] + raisers.map(\.name)).flatMap { files(naming: [$0]) }).sorted()
    guard numbers.count <= Self.mostFilesOfFlag else { return nil }
    let names = Set(raisers.map(\.name))
    var isRaised = false
    for number in numbers {
      let file = file(number)
      if isHandedOn(flag, isOwnState: isOwnState, as: property.binding?.name, in: number)
        || names.contains(where: { isReferred(to: $0, in: number) })
      {
        return nil
      }
      for member in file.members where !file.mentions(of: member).isDisjoint(with: names.union([flag.name])) {
        let isOwn = isOwn(member, flag)
        guard isOwn || !isOwnState, !raisers.contains(where: { $0.id == member.id }) else { continue }
        let isOther = { (target: CodeExpression) in self.isMember(target, ofOtherThan: flag.type, in: member) }
        let isAssured = { (asked: CodeExpression, truth: Bool) in self.isGiven(property, where: asked, is: truth, in: member) }
        let raising = Raising(
          property: property, raisers: names, byName: isOwn, isOther: isOther, isAssured: isAssured
        ) { value, known in
          if property.isReplaced { return !value.isNull && property.name.map { !value.names($0) } ?? false }
          guard let cases = property.cases else {
            return known.isThere(value) || self.isSurelyThere(value, in: member)
              || known.carried(value).map(self.isText) ?? false
          }
          return value.caseName.map(cases.contains) ?? false
        }
        for code in member.declaration.codes {
          switch code.raises(raising, KnownPresences(in: member), isGiven: false) {
          case nil: continue
          case true?: isRaised = true
          case false?: return false
          }
        }
      }
    }
    return isRaised ? true : nil
  }
}

extension Program {
  /// The methods of a type that do nothing but raise a flag of it: `func showsAlert() { isShown = true }`.
  private func raisers(of flag: Flag) -> [Declared] {
    guard let number = members(flag.name, of: flag.type).first?.file else { return [] }
    return file(number).members.filter { member in
      guard member.type == flag.type, case .function = member.declaration.kind, member.declaration.parameters.isEmpty,
        let body = member.declaration.body, body.count == 1,
        case .assignment(let target, "=", let value) = body[0].kind
      else { return false }
      return target.usedName == flag.name && (target.ownName != nil) && !value.isFalse
    }
  }

  /// Whether code names a method otherwise than to call it: `Button(action: model.show)`.
  private func isReferred(to method: String, in number: Int) -> Bool {
    let text = files[number].text
    return text.withUnsafeBufferPointer { bytes in
      NameMentions(text, isSwift: true).places(of: method).contains {
        bytes.nextVisible(from: $0.offset + method.utf8.count) != UInt8(ascii: "(")
      }
    }
  }

  private func isOwn(_ member: Declared, _ flag: Flag) -> Bool { type(member.type, isA: [flag.type.lastName]) }

  /// Whether something that code sets may be a flag.
  func mayMean(_ flag: Flag, _ target: CodeExpression, in member: Declared) -> Bool {
    (isOwn(member, flag) || target.ownName == nil) && !isMember(target, ofOtherThan: flag.type, in: member)
  }

  /// More files than this that name a flag are not looked through for what raises it.
  private static let mostFilesOfFlag = 64

  /// Whether something is a member of what a property holds that is of another type: `model.isShown` where `model` is an `OtherModel`.
  private func isMember(_ target: CodeExpression, ofOtherThan type: String, in member: Declared) -> Bool {
    guard case .member(let base?, _) = target.kind, let holder = base.ownName,
      !member.declaration.parameters.contains(where: { $0.name == holder })
    else { return false }
    let held = members(holder, of: member.type).filter(\.isVariable)
    guard held.count == 1, let path = held[0].heldType.flatMap({ path(of: $0.name, from: member.type, in: member.file) }),
      [.class, .structure].contains(record(of: path)?.kind)
    else { return false }
    return path != type && !self.type(path, isA: [type.lastName]) && !self.type(type, isA: [path.lastName])
  }

  private static func never(_: CodeExpression) -> Bool { false }
  private static func never(_: CodeExpression, _: some Any) -> Bool { false }

  /// Whether a view does more with a binding of its own than to show something by it.
  private func mayRaise(_ binding: Flag) -> Bool {
    guard let declared = members(binding.name, of: binding.type).first(where: \.isStored),
      declared.declaration.attributes.contains("Binding"),
      !isHandedOn(binding, in: declared.file)
    else { return true }
    let property = FlaggedProperty(flag: binding, paths: [])
    let raising = Raising(
      property: property, raisers: [], byName: true, isOther: Self.never, isAssured: Self.never, isThere: Self.never)
    return files(naming: [binding.name]).contains { number in
      file(number).members.contains { member in
        isOwn(member, binding)
          && member.declaration.codes.contains { $0.raises(raising, KnownPresences(in: member), isGiven: false) != nil }
      }
    }
  }

  /// Whether code hands a flag on to others who may raise it, `Child(isOn: $model.isShown)`, and not only to what shows something by it.
  ///
  /// - Parameter label: Of what shows something by it as well.
  private func isHandedOn(_ flag: Flag, isOwnState: Bool = false, as label: String? = nil, in number: Int) -> Bool {
    let text = files[number].text
    return text.withUnsafeBufferPointer { bytes in
      NameMentions(text, isSwift: true).places(of: flag.name).contains { place in
        guard PropertyMention(place, flag.name, in: bytes, isSwift: true) == .given else { return false }
        if isOwnState, let around = file(number).member(around: place.offset), !isOwn(around, flag) { return false }
        if let label, PropertyMention.label(ofNameAt: place.offset, in: bytes) == label { return false }
        var end = place.offset + flag.name.utf8.count
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        // What is assigned, or toggled, is looked at by itself.
        return !(end < bytes.count && [UInt8(ascii: "="), UInt8(ascii: ".")].contains(bytes[end]))
      }
    }
  }

  /// Whether code gives a property another case than some, and raises no flag with it that shows something else.
  private func mayChange(_ property: String, besides cases: Set<String>) -> Bool {
    let numbers = files(naming: [property])
    return numbers.count > Self.mostFilesOfProperty
      || numbers.contains { number in
        let file = file(number)
        return file.members(mentioning: [property]).contains { member in
          member.declaration.body?.changes(property, besides: cases) ?? false
        }
      }
  }

  private func isCase(_ name: String, of base: CodeExpression) -> Bool {
    guard let type = base.namePath?.joined(separator: "."), let path = path(of: type, from: "") else { return false }
    return members(name, of: path).contains(where: \.isEnumerationCase)
  }

  /// Whether a call makes an alert of SwiftUI's, or something of the app's own by an initializer that never fails.
  private func isMade(by name: String, at place: SourceRange, in member: Declared) -> Bool {
    guard name.startsUpper, !takesErrors(before: place) else { return false }
    guard let path = path(of: name, from: member.type, in: member.file) else { return ["Alert", "ActionSheet"].contains(name) }
    // A class may have the initializers of another.
    let own = members("init", of: path)
    guard let kind = record(of: path)?.kind, kind == .structure || kind == .class && !own.isEmpty else { return false }
    return own.allSatisfy { !mayFail($0) }
  }

  /// Whether what a case of the app's own carries is a text, and not one that may be missing, in whatever enumeration has such a case.
  private func isText(_ carried: KnownPresences.Carried) -> Bool {
    let cases = declarations(named: carried.name)?.filter(\.isEnumerationCase) ?? []
    return !cases.isEmpty
      && cases.allSatisfy { made in
        let parameters = made.declaration.parameters
        let written = text(of: made.declaration.range)
        return parameters.count == carried.count && parameters[carried.index].type?.name == "String"
          && !written.contains { "?!<".contains($0) }
      }
  }

  /// Whether a value is never nil, as far as it is written: a text, what every error has, a parameter without a question mark.
  func isSurelyThere(_ value: CodeExpression, in member: Declared) -> Bool {
    switch value.kind {
    case .string, .binary("+", _, _), .number, .boolean: return true
    case .member(nil, let name): return name != "none"
    case .member(let base?, let name) where base.namePath?.last?.startsUpper ?? false && isCase(name, of: base): return true
    case .member(_, "localizedDescription"): return true
    case .member(let base?, let name): return Localizer.isName(name) && isSurelyThere(base, in: member)
    case .name(let name):
      return member.declaration.parameters.contains { $0.name == name } && !mayBeNil(parameter: name, of: member)
    case .binary("??", _, let right): return isSurelyThere(right, in: member)
    case .call(let call):
      if case .member(nil, let name) = call.callee.kind { return name != "init" }
      if case .member(let base?, let name) = call.callee.kind, Localizer.isName(name) { return isSurelyThere(base, in: member) }
      let name = call.callee.usedName ?? ""
      if isMade(by: name, at: value.range, in: member) { return true }
      return ["String", "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "NSError"].contains(name)
    case .choice(let choice):
      return choice.branches.allSatisfy { $0.body.last?.value.map { isSurelyThere($0, in: member) } ?? false }
    default: return false
    }
  }
}

/// What is looked for in a body: where a flag is raised, and what the property beside it is given.
private struct Raising {
  let property: FlaggedProperty
  /// The methods that raise the flag and do nothing else.
  let raisers: Set<String>
  /// Whether the names alone mean the type's own.
  let byName: Bool
  /// Whether it is known to be a member of something else that has the same name.
  let isOther: (CodeExpression) -> Bool
  /// Whether a condition that came out one way says that the property is there.
  let isAssured: (CodeExpression, Bool) -> Bool
  let isThere: (CodeExpression, KnownPresences) -> Bool

  func means(_ target: CodeExpression, _ name: String) -> Bool {
    target.usedName == name && (byName || target.ownName == nil) && !isOther(target)
  }

  /// Whether an assignment is to what is looked for.
  func isGiven(_ target: CodeExpression, _ known: KnownPresences) -> Bool {
    if let name = property.name { return means(target, name) }
    return known.path(of: target).map { path in property.paths.contains { leads(path, to: $0) && path.last == $0.last } }
      ?? false
  }

  /// Whether it is there where that is which a path leads to.
  func isMeant(_ path: [String]) -> Bool {
    property.cases == nil && !property.isReplaced && property.paths.contains { leads(path, to: $0) }
  }

  private func leads(_ path: [String], to own: [String]) -> Bool {
    byName ? path.starts(with: own) : path.indices.dropFirst().contains { path[$0...].starts(with: own) }
  }
}

extension CodeDeclaration {
  /// The pieces of code that it has: its body, its observers and what is kept in it.
  fileprivate var codes: [[CodeStatement]] {
    [body ?? [], observers, value.map { [CodeStatement(.expression($0), at: $0.range)] } ?? []]
  }
}

extension CodeStatement {
  fileprivate var value: CodeExpression? {
    switch kind {
    case .expression(let value), .return(let value?): value
    default: nil
    }
  }
}

extension [CodeStatement] {
  /// Whether one of them, or of those within them, gives a property another case than some, where nothing beside it raises a flag.
  fileprivate func changes(_ property: String, besides cases: Set<String>) -> Bool {
    let raises = contains { statement in
      switch statement.kind {
      case .assignment(_, "=", let value): if case .boolean(true) = value.kind { true } else { false }
      case .expression(let expression):
        if case .call(let call) = expression.kind { call.callee.usedName == "toggle" } else { false }
      default: false
      }
    }
    return contains { statement in
      switch statement.kind {
      case .assignment(let target, _, let value):
        target.usedName == property && !raises && !value.isNull && value.caseName != "none"
          && !(value.caseName.map(cases.contains) ?? false)
      case .choice(let choice): choice.branches.contains { $0.body.changes(property, besides: cases) }
      case .guard(_, let body), .loop(_, _, let body), .block(let body): body.changes(property, besides: cases)
      default: false
      }
    } || closures.contains { $0.changes(property, besides: cases) }
  }

  /// Whether the property has a value wherever the statements raise its flag; nil where they don't raise it.
  ///
  /// - Parameter isGiven: Whether code around sets it.
  fileprivate func raises(_ raising: Raising, _ outer: KnownPresences, isGiven: Bool) -> Bool? {
    var known = outer
    var (isGiven, isCleared) = (isGiven, false)
    for statement in self {
      switch statement.kind {
      case .assignment(let target, "=", let value) where raising.isGiven(target, known):
        if raising.isThere(value, known) { isGiven = true } else { isCleared = isCleared || value.isNull }
      case .choice(let choice): isGiven = isGiven || choice.gives(raising, known)
      default: break
      }
      known.pass(statement)
    }
    known = outer
    var all: Bool?
    func add(_ found: Bool?) { if let found { all = (all ?? true) && found } }
    func raise(where value: CodeExpression? = nil) {
      add(isGiven || !isCleared && known.assures(where: value, raising.isMeant))
    }
    for statement in self {
      switch statement.kind {
      case .assignment(let target, _, let value):
        if raising.means(target, raising.property.flag.name), !value.isFalse { raise(where: value) }
      case .choice(let choice):
        for (index, branch) in known.branches(of: choice).enumerated() {
          let isAssured = choice.outcomes(of: index).contains(where: raising.isAssured)
          add(branch.body.raises(raising, branch.known, isGiven: isGiven || isAssured))
        }
      case .guard(let conditions, let body):
        var inner = known
        inner.deny(conditions)
        let isAssured = conditions.outcomes(areDenied: true).contains(where: raising.isAssured)
        add(body.raises(raising, inner, isGiven: isGiven || isAssured))
      case .loop(let names, _, let body): add(body.raises(raising, known.entering(names), isGiven: isGiven))
      case .block(let body): add(body.raises(raising, known, isGiven: isGiven))
      case .declaration(let declaration): add(declaration.body?.raises(raising, known, isGiven: false) ?? nil)
      case .expression(let expression):
        guard case .call(let call) = expression.kind, let name = call.callee.usedName else { break }
        if name == "toggle", case .member(let base?, _) = call.callee.kind {
          if raising.means(base, raising.property.flag.name) { raise() }
        } else if raising.raisers.contains(name), raising.means(call.callee, name) {
          raise()
        }
      default: break
      }
      for (closure, call) in statement.ownClosures {
        add(closure.body.raises(raising, known.entering(closure, of: call), isGiven: isGiven))
      }
      known.pass(statement)
    }
    return all
  }
}

extension CodeChoice {
  /// Whether each of its branches gives the property a value, and one of them is always taken.
  fileprivate func gives(_ raising: Raising, _ known: KnownPresences) -> Bool {
    guard isExhaustive, kind == .conditions || kind == .cases else { return false }
    return known.branches(of: self).allSatisfy { known, body in
      var (known, isGiven) = (known, false)
      for statement in body {
        switch statement.kind {
        case .assignment(let target, "=", let value) where raising.isGiven(target, known):
          isGiven = raising.isThere(value, known)
        case .choice(let choice): isGiven = isGiven || choice.gives(raising, known)
        default: break
        }
        known.pass(statement)
      }
      return isGiven
    }
  }
}

extension CodeExpression {
  /// The case of an enumeration that it names: `.failed`, `Problem.failed(reason)`.
  package var caseName: String? {
    switch kind {
    case .call(let call): call.callee.caseName
    case .member(nil, let name): name
    case .member(let base?, let name):
      (base.namePath?.last?.startsUpper ?? false) && !name.startsUpper ? name : nil
    default: nil
    }
  }

  /// Whether a property's own value may be part of it: `text ?? message`.
  fileprivate func names(_ property: String) -> Bool {
    var isNamed = false
    CodeWalk.expressions(in: self) { expression, _ in
      isNamed = isNamed || expression.ownName == property
      return !isNamed
    }
    return isNamed
  }

  fileprivate var isFalse: Bool { if case .boolean(false) = kind { true } else { false } }
}
