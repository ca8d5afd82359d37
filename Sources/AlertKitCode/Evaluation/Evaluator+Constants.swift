internal import AlertKitCore

/// The names of the constants that values are, and are compared with.
extension Evaluator {
  /// The name of the constant that a value surely is: a type's member may be a variable.
  func fixedName(_ value: Value) -> String? {
    guard case .symbol(let symbol) = value else { return constantName(value) }
    switch symbol.kind {
    case .name: return enumerator(symbol) ?? fixedNumber(symbol)
    case .member(let base, let name):
      if isOfShown(symbol), isConstant(name, of: base), case .text = resolve(value) { return constantName(resolve(value)) }
      guard !isVariable(name, of: base), case .enumeration(let found) = resolve(value) else { return nil }
      return found.name
    default: return constantName(value)
    }
  }

  /// Whether something that is declared with a value may have another one as the app runs.
  func mayBeAnother(than known: Value, _ declared: Declared) -> Bool {
    guard !declared.declaration.isConstant else { return false }
    switch known {
    // What is put into a dictionary elsewhere is not followed.
    case .dictionary: return declared.declaration.type?.name != "NSDictionary"
    // Which case it is decides what is shown.
    case .enumeration: return !declared.type.isEmpty && program.isGiven(declared)
    default: return false
    }
  }

  /// Whether a member of a type keeps what code may set anew.
  private func isVariable(_ name: String, of base: Value) -> Bool {
    guard base.objectID == nil, let type = type(of: base),
      let declaration = program.members(name, of: type).first(where: \.isVariable)?.declaration
    else { return false }
    return declaration.isStatic && declaration.body == nil && !declaration.isConstant
  }

  /// Whether a member of a type keeps what an instance is made with.
  private func isConstant(_ name: String, of base: Value) -> Bool {
    let declared = type(of: base).map { program.members(name, of: $0).filter(\.isVariable) } ?? []
    return declared.count == 1 && declared[0].isStored && declared[0].declaration.isConstant
  }

  /// What a name stands for while an instance is shown, or what a function gives for something of that; nil where it is not known.
  func knownOfShown(_ value: Value) -> Value? {
    guard let symbol = value.symbol else { return nil }
    if symbol.plainName != nil {
      let found = resolve(value)
      return found.symbol == nil && !found.isUnknown ? found : nil
    }
    guard case .call(_, let arguments) = symbol.kind,
      arguments.contains(where: { $0.value.symbol.map { isOfShown($0) && fixedName(.symbol($0)) != nil } ?? false })
    else { return nil }
    let found = resolve(value)
    return constantName(found) == nil ? nil : found
  }

  /// The name of the constant that something is compared with.
  func comparedName(_ value: Value) -> String? {
    guard case .symbol(let symbol) = value else { return constantName(value) }
    switch symbol.kind {
    case .name: return enumerator(symbol) ?? fixedNumber(symbol)
    // Each case has a raw value of its own.
    case .member(let base, "rawValue"):
      let raw = resolve(value)
      return raw.symbol == nil ? constantName(raw) : constantName(base).map { $0 + ".rawValue" }
    case .member(let base, let name) where base.objectID == nil:
      let declared = type(of: base).flatMap { type in program.members(name, of: type).first(where: \.isVariable)?.declaration }
      guard let declared else { return constantName(value) }
      guard declared.isConstant else { return nil }
      if case .enumeration(let found) = resolve(value) { return found.name }
      return constantName(value)
    default: return constantName(value)
    }
  }

  /// The name that Swift has for one of Objective-C's constants; nil for any other name.
  private func enumerator(_ symbol: Symbol) -> String? {
    guard case .name(let name) = symbol.kind, program.mayDeclare(name),
      let declaration = declarations(of: name, in: symbol.frame).first?.declaration,
      // What the constant stands for is told where its name is.
      let value = declaration.value, value.range == declaration.nameRange, case .member(_, let short) = value.kind
    else { return nil }
    return short
  }

  /// The number that a macro, or a constant beside all types, stands for.
  private func fixedNumber(_ symbol: Symbol) -> String? {
    guard case .name(let name) = symbol.kind, program.mayDeclare(name) else { return nil }
    let declared = declarations(of: name, in: symbol.frame)
    guard let first = declared.first, declared.allSatisfy({ $0.type.isEmpty && $0.isVariable }),
      case .number(let number)? = first.declaration.value?.kind, number.allSatisfy(\.isNumber),
      declared.allSatisfy({ if case .number(number)? = $0.declaration.value?.kind { true } else { false } }),
      first.declaration.isConstant || first.declaration.type == nil && !isSwift(symbol.range)
    else { return nil }
    return number
  }

  /// The text that a constant of the app's always is.
  func fixedWord(_ value: Value) -> String? {
    guard case .symbol(let symbol) = value, let name = symbol.plainName, program.mayDeclare(name) else { return nil }
    let declared: [Declared]
    switch symbol.kind {
    case .name: declared = declarations(of: name, in: symbol.frame)
    case .member(let base, _): declared = type(of: base).map { program.members(name, of: $0) } ?? []
    default: return nil
    }
    guard declared.count == 1, declared[0].isVariable, declared[0].declaration.isConstant,
      case .string(let parts)? = declared[0].declaration.value?.kind
    else { return nil }
    let words = parts.compactMap { if case .text(let text) = $0 { text } else { nil } }
    return words.count == parts.count ? words.joined() : nil
  }

  /// Whether a value is a case of an enumeration, whichever.
  func isCase(_ value: Value) -> Bool {
    switch value {
    case .enumeration: return true
    case .choice(let alternatives): return alternatives.allSatisfy { isCase($0.value) }
    case .symbol(let symbol):
      if case .name = symbol.kind { return enumerator(symbol) != nil }
      return constantName(value) != nil
    default: return false
    }
  }

  /// The name of a constant that a value is: an enumeration's case, a number, a text.
  func constantName(_ value: Value) -> String? {
    switch value {
    case .enumeration(let value): value.name
    case .symbol(let symbol):
      switch symbol.kind {
      case .implicit(let name): name
      case .member(.symbol(let base), let name):
        if case .name(let type) = base.kind, type.startsUpper { name } else { nil }
      case .member(.type, let name): name
      case .call(.implicit(let name), _): name
      default: nil
      }
    case .boolean(let truth): truth ? "true" : "false"
    case .number(let number): number
    case .null: "nil"
    case .text(let text): text.plain.map { "\"" + $0 }
    default: nil
    }
  }
}

extension Evaluator {
  /// What an interpolation makes of a case of an enumeration: its name, unless it describes itself.
  func interpolatedName(of value: Value) -> String? {
    guard case .enumeration(let found) = value, found.arguments.isEmpty, let type = found.type,
      program.record(of: type)?.kind == .enumeration, !program.type(type, isA: ["CustomStringConvertible"])
    else { return nil }
    return found.name
  }
}

extension Evaluator {
  /// What is there where something is that is asked of it as long as it is: `user` and `user?.account` of `user?.account?.id`.
  func owners(of value: Value) -> [Value] {
    var owners: [Value] = []
    var asked = value
    while owners.count < Self.mostOwners, case .symbol(let symbol) = asked, isSwift(symbol.range) {
      switch symbol.kind {
      case .member(let base, _), .call(.member(let base, _), _), .subscript_(let base, _): asked = base
      default: return owners
      }
      guard case .symbol(let owner) = asked, let file = program.number(of: owner.range) else { return owners }
      let (text, end) = (program.files[file].text, Int(owner.range.end))
      if end < text.count, text[end] == UInt8(ascii: "?") { owners.append(asked) }
    }
    return owners
  }

  private static let mostOwners = 8
}
