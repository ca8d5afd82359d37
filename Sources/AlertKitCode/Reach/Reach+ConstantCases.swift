internal import AlertKitCore

/// Constants that are a case of an enumeration: `static let edition: Edition = .basic`.
extension Reach {
  /// Whether what a property works out for a constant's case is always the same truth: `edition.hasPhotos`.
  mutating func constantCaseGives(_ truth: Bool, _ asked: CodeExpression, for member: Declared, depth: Int) -> Bool {
    guard case .member(let base?, let name) = asked.kind, let constant = constantCase(base, for: member) else { return false }
    let declared = program.members(name, of: constant.type)
    guard declared.count == 1, let property = declared.first, isSwift(property.file), !property.isFunction,
      case .variable = property.declaration.kind, !property.isStored, !property.declaration.isStatic,
      property.declaration.attributes.isEmpty, let body = property.declaration.body, body.count == 1,
      let result = body[0].result(of: constant.name)
    else { return false }
    return gives(truth, result, for: property, depth: depth + 1)
  }

  /// The case that a constant of the app's always is, with its enumeration.
  private mutating func constantCase(_ value: CodeExpression, for member: Declared) -> (type: String, name: String)? {
    let declared = declarations(of: value, for: member)
    guard declared.count == 1, let constant = declared.first, isSwift(constant.file), constant.isStored,
      constant.declaration.isStatic || constant.type.isEmpty, constant.declaration.isConstant,
      constant.declaration.attributes.isEmpty, let given = constant.declaration.value,
      case .member(let owner, let name) = given.kind,
      let type = constant.declaration.type?.name ?? owner?.namePath?.joined(separator: "."),
      let path = program.path(of: type, from: constant.type, in: constant.file), let record = program.record(of: path),
      record.kind == .enumeration, record.cases.contains(where: { $0.name == name })
    else { return nil }
    return (path, name)
  }
}

extension CodeStatement {
  /// What a property gives that does no more than look which case its owner is.
  fileprivate func result(of name: String) -> CodeExpression? {
    guard case .choice(let choice) = kind, choice.kind == .cases, case .name("self")? = choice.subject?.kind else { return nil }
    for branch in choice.branches {
      guard let isTaken = branch.isRest ? true : branch.isTaken(for: name) else { return nil }
      guard isTaken else { continue }
      switch branch.body.first?.kind {
      case .expression(let only)?, .return(let only?)?: return branch.body.count == 1 ? only : nil
      default: return nil
      }
    }
    return nil
  }
}

extension CodeBranch {
  /// Whether it is for a case, whatever that carries; nil where that can't be told.
  fileprivate func isTaken(for name: String) -> Bool? {
    guard case .pattern(let patterns, nil)? = conditions.first else { return nil }
    var isNamed = false
    for pattern in patterns {
      guard case .member(let other, let parts) = pattern else { return nil }
      guard other.lastName == name else { continue }
      guard parts.isEmpty, conditions.count == 1 else { return nil }
      isNamed = true
    }
    return isNamed
  }
}
