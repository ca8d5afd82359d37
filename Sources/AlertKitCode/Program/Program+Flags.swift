internal import AlertKitCore
internal import Synchronization

/// A property that is set where a flag is raised.
struct FlaggedProperty: Hashable, Sendable {
  let flag: Flag
  let name: String
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
    let numbers = files(naming: [flag.name])
    guard numbers.count <= 24 else { return false }
    var isRaised = false
    for number in numbers {
      let file = file(number)
      for member in file.members where file.mentions(of: member).contains(flag.name) {
        guard let body = member.declaration.body else { continue }
        let isOwn = type(member.type, isA: [flag.type.lastName])
        switch body.raises(property, byName: isOwn, isGiven: false) {
        case nil: continue
        case true?: isRaised = true
        case false?: return false
        }
      }
    }
    return isRaised
  }
}

extension [CodeStatement] {
  /// Whether the property has a value wherever the statements raise its flag; nil where they don't raise it.
  ///
  /// - Parameter byName: Whether the names alone mean the type's own.
  fileprivate func raises(_ property: FlaggedProperty, byName: Bool, isGiven: Bool) -> Bool? {
    func means(_ target: CodeExpression, _ name: String) -> Bool {
      target.usedName == name && (byName || target.ownName == nil)
    }
    let isGiven =
      isGiven
      || contains { statement in
        guard case .assignment(let target, "=", let value) = statement.kind else { return false }
        return means(target, property.name) && !value.isNull
      }
    var all: Bool?
    func add(_ found: Bool?) { if let found { all = (all ?? true) && found } }
    for statement in self {
      switch statement.kind {
      case .assignment(let target, _, let value):
        if means(target, property.flag.name), !value.isFalse { add(isGiven) }
      case .choice(let choice):
        for branch in choice.branches { add(branch.body.raises(property, byName: byName, isGiven: isGiven)) }
      case .guard(_, let body), .loop(_, _, let body), .block(let body):
        add(body.raises(property, byName: byName, isGiven: isGiven))
      case .expression(let expression):
        if case .call(let call) = expression.kind, call.callee.usedName == "toggle",
          case .member(let base?, _) = call.callee.kind,
          means(base, property.flag.name)
        {
          add(isGiven)
        }
      default: break
      }
    }
    for body in closures { add(body.raises(property, byName: byName, isGiven: isGiven)) }
    return all
  }
}

extension CodeExpression {
  fileprivate var isFalse: Bool { if case .boolean(false) = kind { true } else { false } }
}
