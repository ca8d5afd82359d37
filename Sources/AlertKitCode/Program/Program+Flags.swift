internal import AlertKitCore
internal import Synchronization

/// A property that is set where a flag is raised.
struct FlaggedProperty: Hashable, Sendable {
  let flag: Flag
  let name: String
  /// The cases of an enumeration that it is looked at for; nil where it matters only that it has a value.
  var cases: Set<String>?
}

extension Program {
  /// Whether all code that raises a flag of a type gives another property of it a value as well: it is there whenever the flag shows an
  /// alert.
  func isGiven(_ property: FlaggedProperty) -> Bool {
    if let known = flagged.withLock({ $0[property] }) { return known }
    let isGiven = raisersGive(property)
    flagged.withLock { $0[property] = isGiven }
    return isGiven
  }

  private func raisersGive(_ property: FlaggedProperty) -> Bool {
    let flag = property.flag
    guard members(flag.name, of: flag.type).contains(where: { $0.isStored && $0.declaration.value?.isFalse ?? true }) else {
      return false
    }
    if let cases = property.cases, mayChange(property.name, besides: cases) { return false }
    let raisers = raisers(of: flag)
    let numbers = Set(([flag.name] + raisers.map(\.name)).flatMap { files(naming: [$0]) }).sorted()
    guard numbers.count <= Self.mostFilesOfProperty else { return false }
    let names = Set(raisers.map(\.name))
    var isRaised = false
    for number in numbers {
      let file = file(number)
      if isHandedOn(flag.name, in: number) || names.contains(where: { isReferred(to: $0, in: number) }) { return false }
      for member in file.members where !file.mentions(of: member).isDisjoint(with: names.union([flag.name])) {
        guard let body = member.declaration.body, !raisers.contains(where: { $0.id == member.id }) else { continue }
        let isOwn = type(member.type, isA: [flag.type.lastName])
        let raising = Raising(property: property, raisers: names, byName: isOwn) { value in
          guard let cases = property.cases else { return self.isSurelyThere(value, in: member) }
          return value.caseName.map(cases.contains) ?? false
        }
        switch body.raises(raising, isGiven: false) {
        case nil: continue
        case true?: isRaised = true
        case false?: return false
        }
      }
    }
    return isRaised
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

  /// Whether code hands a flag on to others who may raise it, `Child(isOn: $model.isShown)`, and not only to what shows something by it.
  private func isHandedOn(_ flag: String, in number: Int) -> Bool {
    let text = files[number].text
    return text.withUnsafeBufferPointer { bytes in
      NameMentions(text, isSwift: true).places(of: flag).contains { place in
        guard PropertyMention(place, flag, in: bytes, isSwift: true) == .given else { return false }
        var end = place.offset + flag.utf8.count
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
      return ["String", "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource"].contains(
        call.callee.usedName ?? "")
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
  let isThere: (CodeExpression) -> Bool

  func means(_ target: CodeExpression, _ name: String) -> Bool { target.usedName == name && (byName || target.ownName == nil) }
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
  fileprivate func raises(_ raising: Raising, isGiven: Bool) -> Bool? {
    let isGiven =
      isGiven
      || contains { statement in
        guard case .assignment(let target, "=", let value) = statement.kind else { return false }
        return raising.means(target, raising.property.name) && raising.isThere(value)
      }
    var all: Bool?
    func add(_ found: Bool?) { if let found { all = (all ?? true) && found } }
    for statement in self {
      switch statement.kind {
      case .assignment(let target, _, let value):
        if raising.means(target, raising.property.flag.name), !value.isFalse { add(isGiven) }
      case .choice(let choice):
        for branch in choice.branches { add(branch.body.raises(raising, isGiven: isGiven)) }
      case .guard(_, let body), .loop(_, _, let body), .block(let body):
        add(body.raises(raising, isGiven: isGiven))
      case .expression(let expression):
        guard case .call(let call) = expression.kind, let name = call.callee.usedName else { break }
        if name == "toggle", case .member(let base?, _) = call.callee.kind {
          if raising.means(base, raising.property.flag.name) { add(isGiven) }
        } else if raising.raisers.contains(name), raising.means(call.callee, name) {
          add(isGiven)
        }
      default: break
      }
    }
    for body in closures { add(body.raises(raising, isGiven: isGiven)) }
    return all
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

  fileprivate var isFalse: Bool { if case .boolean(false) = kind { true } else { false } }
}
