internal import AlertKitCore

/// What calls are made of, by the types that code gives what stands before their names: `Store.shared.save()`, `[self.store.list save]`.
extension Reach {
  /// Whether a call at a place is made of something of the app's own that has nothing to do with the type of a member.
  mutating func isCallOfOther(_ place: NameMentions.Place, than member: Declared, in file: Int) -> Bool {
    guard !place.isInLiteral, member.isFunction, !member.isInitializer, !member.declaration.isStatic, isConcrete(member.type),
      let around = program.file(file).member(around: place.offset),
      let call = around.declaration.call(namedAt: place.offset), case .member(let base?, _) = call.callee.kind,
      let type = type(of: base, in: around)
    else { return false }
    return isApart(type, from: member.type, named: member.name)
  }

  /// Whether a name by itself, or of `self`, stands in code of a type of the app's own that has nothing to do with a member's: there it
  /// is that of a variable or of another thing.
  func isUnknown(_ member: Declared, at place: Int, in file: Int) -> Bool {
    guard isConcrete(member.type), isKnown(member.type), let around = program.file(file).member(around: place)?.type,
      around != member.type, isConcrete(around), isKnown(around),
      // What a selector names may be asked of anything.
      !program.files[file].text[..<place].suffix(12).filter({ !$0.isBlank }).suffix(10).elementsEqual("#selector(".utf8)
    else { return false }
    return !around.hasPrefix(member.type + ".") && !program.type(around, isA: [member.type.lastName])
      && !program.type(member.type, isA: [around.lastName])
  }

  /// The type of the app's that a value is of; nil where code does not tell it.
  mutating func type(of value: CodeExpression, in around: Declared, depth: Int = 0) -> String? {
    guard depth < Self.longestChain else { return nil }
    switch value.kind {
    case .name(let name):
      if name == "self" || name.startsUpper { return nil }
      if !isSwift(around.file) { return declaredType(of: name, in: around).flatMap { ownPath(of: $0, from: "") } }
      return localType(of: name, in: around) ?? type(keptAs: [name], in: around)
    case .member(let base?, let name):
      if let owner = base.typeName, owner.lastName.startsUpper {
        guard let path = program.path(of: owner, from: around.type, in: around.file) else { return nil }
        return type(ofProperty: name, of: path, isStatic: true)
      }
      if case .name("self") = base.kind { return type(ofProperty: name, of: around.type) }
      return type(of: base, in: around, depth: depth + 1).flatMap { type(ofProperty: name, of: $0) }
    case .call(let call): return type(madeBy: call, in: around)
    default: return nil
    }
  }

  private static let longestChain = 6

  private mutating func type(ofProperty name: String, of type: String, isStatic: Bool = false) -> String? {
    let kept = program.members(name, of: type).filter(\.isVariable)
    guard let first = kept.first, let held = keptType(of: first), !isGeneric(held.name, around: first),
      // In Objective-C a class's variable may be declared beside its property.
      kept.allSatisfy({ $0.declaration.isStatic == isStatic && keptType(of: $0) == held })
    else { return nil }
    return program.path(of: held.name, from: first.type, in: first.file)
  }

  /// `Store()`, `[Store sharedStore]`
  private func type(madeBy call: CodeCall, in around: Declared) -> String? {
    guard let name = call.callee.typeName, name.startsUpper else { return nil }
    if name.lastName.startsUpper { return program.path(of: name, from: around.type, in: around.file) }
    guard let path = program.path(of: name.outerType, from: around.type, in: around.file) else { return nil }
    if name.lastName == "init" { return path }
    let makers = program.members(name.lastName, of: path)
    let results = Set(makers.compactMap { $0.declaration.type?.name })
    guard !makers.isEmpty, makers.allSatisfy({ $0.declaration.isStatic && $0.declaration.type != nil }), results.count == 1
    else { return nil }
    return results.first.flatMap { program.path(of: $0, from: path, in: makers[0].file) }
  }

  /// The type of a variable of a function's own, where nothing else in it has its name.
  private mutating func localType(of name: String, in around: Declared) -> String? {
    let variables = around.declaration.variables(named: name)
    guard variables.count == 1, bindings(of: name, in: around) == 1, let held = variables[0].heldType,
      !isGeneric(held, around: around), program.members(name, of: around.type).isEmpty,
      !around.declaration.parameters.contains(where: { $0.name == name })
    else { return nil }
    return program.path(of: held, from: around.type, in: around.file)
  }
}

extension CodeDeclaration {
  /// The call whose name stands at a place.
  func call(namedAt place: Int) -> CodeCall? {
    var found: CodeCall?
    CodeWalk.expressions(in: self) { expression, _ in
      guard found == nil, expression.range.holds(place) else { return found == nil }
      if case .call(let call) = expression.kind, Int(call.nameRange.start) == place { found = call }
      return true
    }
    return found
  }

  /// The variables of a name that its code declares, those of its closures too.
  func variables(named name: String) -> [LocalVariable] {
    var bodies = [body ?? []]
    CodeWalk.expressions(in: self) { expression, _ in
      if case .closure(let closure) = expression.kind { bodies.append(closure.body) }
      return true
    }
    return bodies.flatMap { $0.variables(named: name) }
  }
}

/// A variable of a function's own.
struct LocalVariable {
  let type: CodeType?
  let value: CodeExpression?

  /// Its type as it is declared, else that of the call which makes its value.
  var heldType: String? {
    if let type { return type.name }
    guard case .call(let call)? = value?.kind, let name = call.callee.typeName, name.lastName.startsUpper else { return nil }
    return name
  }
}

extension [CodeStatement] {
  fileprivate func variables(named name: String) -> [LocalVariable] {
    flatMap { statement -> [LocalVariable] in
      switch statement.kind {
      case .variable(name, let type, let value): [LocalVariable(type: type, value: value)]
      case .choice(let choice): choice.branches.flatMap { $0.body.variables(named: name) }
      case .guard(_, let body), .loop(_, _, let body), .block(let body): body.variables(named: name)
      default: []
      }
    }
  }
}
