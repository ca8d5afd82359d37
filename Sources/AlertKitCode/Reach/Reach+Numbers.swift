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

  private func isPlainNumber(_ property: Declared) -> Bool {
    let declaration = property.declaration
    return property.isStored && !isSwift(property.file) && isOfApp(property.file) && !declaration.isStatic
      && declaration.value == nil && declaration.attributes.isEmpty && declaration.observers.isEmpty
      && declaration.type?.name == "Int"
      && program.type(property.type, isA: Self.screens)
  }
}
