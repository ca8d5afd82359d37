internal import AlertKitCore

/// Numbers that screens of Objective-C's keep, which are nought until code gives them something.
extension Reach {
  /// The name of a screen's number where code asks if there is any: `picker.leastCount`, `self.leastCount != 0`.
  mutating func numberKept(askedAs asked: CodeExpression, in member: Declared) -> String? {
    guard !isSwift(member.file) else { return nil }
    var kept = asked
    if case .binary(let sign, let left, let right) = asked.kind {
      guard sign == "!=", case .number("0") = right.kind else { return nil }
      kept = left
    }
    // What has the property has to be known, as Apple's classes have numbers of the same names: `list.count`.
    guard let path = kept.namePath, path.count == 2, let name = path.last, !isSetBesideCode(name),
      let type = path[0] == "self" ? member.type : declaredType(of: path[0], in: member).flatMap({ ownPath(of: $0, from: "") }),
      let declared = program.declarations(named: name), declared.allSatisfy({ isPlainNumber($0) }),
      declared.contains(where: { type == $0.type || program.type(type, isA: [$0.type]) })
    else { return nil }
    return name
  }

  /// Whether a screen's property of Objective-C's is compared with a constant of its enumeration, which it always is, or never, as it is
  /// the first, nought, until code gives it another: `self.kind == KindPhoto`. Nil where that is not known.
  mutating func isFirstConstant(_ left: CodeExpression, _ right: CodeExpression, in member: Declared) -> Bool? {
    guard case .name(let written) = right.kind, !isSwift(member.file), let path = left.namePath, path.count == 2,
      let type = path[0] == "self" ? member.type : declaredType(of: path[0], in: member).flatMap({ ownPath(of: $0, from: "") }),
      case let own = program.members(path[1], of: type), own.count == 1, let kind = own[0].declaration.type?.name,
      let record = program.record(of: kind), let first = firstConstant(keptIn: own[0]),
      let other = record.cases.first(where: { $0.declaration.selector == written })
    else { return nil }
    return other.id == first.id
  }

  /// Whether a place stands in a branch for other constants than the one that a screen's property always is.
  mutating func isForOtherConstant(_ place: Int, in member: Declared) -> Bool {
    guard !isSwift(member.file) else { return false }
    let choices = BranchPath.look(in: member.declaration, for: place).choices
    for (choice, index) in choices where choice.kind == .cases && !isFallenInto(index, of: choice, in: member.file) {
      guard let subject = choice.subject, choice.branches[index].conditions.count == 1,
        case .pattern(let patterns, nil) = choice.branches[index].conditions[0]
      else { continue }
      let isForOthers = patterns.allSatisfy { pattern in
        if case .value(let value) = pattern { isFirstConstant(subject, value, in: member) == false } else { false }
      }
      if isForOthers { return true }
    }
    return false
  }

  /// The constant of an enumeration that a screen's property of Objective-C's starts as, nought, where no code gives it another.
  private mutating func firstConstant(keptIn property: Declared) -> Declared? {
    let declaration = property.declaration
    guard property.isStored, !isSwift(property.file), isOfApp(property.file), !declaration.isStatic, declaration.value == nil,
      declaration.attributes.isEmpty, declaration.observers.isEmpty, !isSetBesideCode(property.name),
      !isOverridden(property), program.type(property.type, isA: Self.screens), let type = declaration.type?.name,
      let cases = program.record(of: type)?.cases, let first = cases.first, let written = first.declaration.selector,
      cases.enumerated().allSatisfy({ $1.isNumbered(fromNought: $0 == 0) })
    else { return nil }
    let isSet = isReached(.changed(property.id, from: false)) {
      $0.isEverSet(property.name, ofType: nil, privateIn: nil, isNumber: true, nought: written)
    }
    return isSet ? nil : first
  }

  private func isPlainNumber(_ property: Declared) -> Bool {
    let declaration = property.declaration
    return property.isStored && !isSwift(property.file) && isOfApp(property.file) && !declaration.isStatic
      && declaration.value == nil && declaration.attributes.isEmpty && declaration.observers.isEmpty
      && declaration.type?.name == "Int"
      && program.type(property.type, isA: Self.screens)
  }
}

extension Declared {
  /// Whether a constant of Objective-C's enumerations is nought, or a number above it, by what is written beside it.
  fileprivate func isNumbered(fromNought isFirst: Bool) -> Bool {
    switch declaration.value?.kind {
    case nil: true
    case .number(let number): isFirst ? number == "0" : Int(number) ?? 0 > 0
    default: false
    }
  }
}
