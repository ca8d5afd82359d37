internal import AlertKitCore

/// Branches of a `switch` over what code only ever gives literals, or cases by their names.
extension Reach {
  /// Whether a place stands in a branch that is for none of the literals which a variable is given: `default:` where the cases before
  /// it name all, or `case 9:` where nothing gives 9.
  mutating func isForUngiven(_ place: Int, in member: Declared) -> Bool {
    let start = Int(member.declaration.range.start)
    guard isSwift(member.file), isOfApp(member.file),
      program.files[member.file].text[start..<max(place, start)].firstRange(of: Array("switch".utf8)) != nil
    else { return false }
    return BranchPath.look(in: member.declaration, for: place).choices.contains { choice, index in
      let named = choice.branches.map(\.literals)
      // What falls through is run for more than its case says, and a condition may be of one of several patterns.
      let text = program.files[member.file].text[start..<Int(member.declaration.range.end)]
      let mayBeMore = ["fallthrough"] + (named.contains { $0?.count ?? 0 > 1 } ? [" where "] : [])
      guard mayBeMore.allSatisfy({ text.firstRange(of: Array($0.utf8)) == nil }) else { return false }
      guard choice.kind == .cases, let name = choice.subject?.ownName, choice.branches[index].isRest || named[index] != nil,
        let given = literalsGiven(to: name, for: member, isForced: isForced(choice.subject, in: member.file))
      else { return false }
      if let own = named[index] { return own.isDisjoint(with: given) }
      return given.isSubset(of: named.compactMap(\.self).joined())
    }
  }

  /// Whether what is nil ends the app there: `switch kind!`.
  private func isForced(_ subject: CodeExpression?, in file: Int) -> Bool {
    guard let end = subject.map({ Int($0.range.end) }) else { return false }
    return program.files[file].text[(end - 1)...].prefix(2).contains(UInt8(ascii: "!"))
  }

  /// All that code gives a variable, where it gives it nothing but literals; nil where that is not known.
  private mutating func literalsGiven(to name: String, for member: Declared, isForced: Bool) -> Set<String>? {
    guard let declared = program.declarations(named: name), declared.count == 1, isLiteralsAlone(declared[0]),
      declared[0].type.isEmpty || declared[0].type == member.type, !isSetBesideCode(name),
      !member.declaration.parameters.contains(where: { $0.name == name || $0.label == name }), !binds(name, in: member)
    else { return nil }
    let asked = GivenLiterals(property: declared[0].id, isForced: isForced)
    if let known = givenLiterals[asked] { return known }
    let given = literalsGiven(to: declared[0], isForced: isForced)
    givenLiterals[asked] = .some(given)
    return given
  }

  private mutating func literalsGiven(to property: Declared, isForced: Bool) -> Set<String>? {
    let name = property.name
    var given: Set<String> = []
    if let literal = property.declaration.value?.literalKey {
      guard !literal.hasPrefix(".") || isCaseAlone(String(literal.dropFirst())) else { return nil }
      given.insert(literal)
    } else if !isForced || !(property.declaration.value?.isNull ?? true) {
      return nil
    }
    let files = filesMentioning(name)
    guard files.count <= Self.mostFiles else { return nil }
    for file in files.sorted() {
      guard isSwift(file) else { return nil }
      let own = property.file == file ? property.declaration.range : nil
      for place in mentions(in: file).places(of: name) {
        if own?.holds(place.offset) ?? false { continue }
        let use = program.files[file].text.withUnsafeBufferPointer {
          $0.literalGiven(at: place, name, isForced: isForced)
        }
        switch use {
        case .looked: continue
        case .given(let literal):
          guard !literal.hasPrefix(".") || isCaseAlone(String(literal.dropFirst())) else { return nil }
          given.insert(literal)
        case .unknown: return nil
        }
      }
    }
    return given.isEmpty ? nil : given
  }

  /// Whether code of a member may give a name to something of its own: a variable, what a loop or a pattern takes, or what a closure or a
  /// function within it is given.
  private mutating func binds(_ name: String, in member: Declared) -> Bool {
    mentions(in: member.file).places(of: name).contains { place in
      guard member.declaration.range.holds(place.offset), !place.isInLiteral else { return false }
      return program.files[member.file].text.withUnsafeBufferPointer { bytes in
        if let word = bytes.wordBefore(place.offset), ["let", "var", "for", "inout", "_"].contains(bytes.text(word)) {
          return true
        }
        let end = place.offset + name.utf8.count
        let line = bytes.text(end..<(bytes[end...].firstIndex(of: 0x0A) ?? bytes.count))
        let isList = line.allSatisfy { $0.isLetter || $0.isNumber || " ,:?_<>()[].->&{}".contains($0) }
        return "{(,".utf8.contains(bytes.lastVisible(before: place.offset)) && isList && (line + " ").contains(" in ")
          || line.trimmed.hasPrefix(":") && "(,".utf8.contains(bytes.lastVisible(before: place.offset))
      }
    }
  }

  /// Whether a name is that of cases of enumerations, and of nothing else.
  private func isCaseAlone(_ name: String) -> Bool {
    program.declarations(named: name).map { !$0.isEmpty && $0.allSatisfy(\.isEnumerationCase) } ?? false
  }

  /// Whether a variable is given something by code alone that names it.
  private func isLiteralsAlone(_ property: Declared) -> Bool {
    let declaration = property.declaration
    guard property.isStored, isSwift(property.file), isOfApp(property.file), declaration.attributes.isEmpty,
      declaration.observers.isEmpty, !declaration.isExposed, !declaration.isConstant
    else { return false }
    return property.type.isEmpty || declaration.isStatic || program.type(property.type, isA: Self.screens)
      || isFilledByCode(property.type)
  }
}

/// What is asked of a variable that is given literals.
struct GivenLiterals: Hashable {
  let property: DeclarationID
  /// Whether nil counts for nothing.
  let isForced: Bool
}

/// What a mention does with a variable that is given literals.
private enum LiteralUse {
  case looked
  case given(String)
  case unknown
}

extension CodeBranch {
  /// The literals that it is for; nil where it is for anything else.
  fileprivate var literals: Set<String>? {
    guard conditions.count == 1, case .pattern(let patterns, nil) = conditions[0] else { return nil }
    let literals = patterns.compactMap { pattern -> String? in
      switch pattern {
      case .value(let value): value.literalKey
      case .member(let name, let parts) where parts.isEmpty && !name.lastName.startsUpper: "." + name.lastName
      default: nil
      }
    }
    return literals.count == patterns.count ? Set(literals) : nil
  }
}

extension CodeExpression {
  /// A literal as code writes it, where it is a whole number or a plain text, and a case by its name.
  fileprivate var literalKey: String? {
    switch kind {
    case .number(let digits): return digits.allSatisfy { $0.isASCII && $0.isNumber } ? digits : nil
    case .string(let parts):
      guard parts.count == 1, case .text(let text) = parts[0], !text.contains("\\") else { return nil }
      return "\"\(text)\""
    case .member(let base, let name) where base?.namePath?.last?.startsUpper ?? true: return "." + name
    default: return nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func literalGiven(at place: NameMentions.Place, _ name: String, isForced: Bool) -> LiteralUse {
    if place.isInLiteral { return .unknown }
    var index = place.offset + name.utf8.count
    while index < count, self[index].isBlank { index += 1 }
    guard index + 1 < count, self[index] == UInt8(ascii: "="), self[index + 1] != UInt8(ascii: "=") else {
      // `kind! = 2`
      let isSet = text(index..<Swift.min(index + 3, count)).hasPrefix("! =")
      if isSet { return .unknown }
      return if case .harmless = PropertyMention(place, name, in: self, isSwift: true) { .looked } else { .unknown }
    }
    index += 1
    while index < count, self[index] == 0x20 { index += 1 }
    var end = index
    while end < count, ![0x0A, 0x0D, UInt8(ascii: ";"), UInt8(ascii: "}")].contains(self[end]) { end += 1 }
    let value = text(index..<end).trimmed
    if isForced, value == "nil" { return .looked }
    if !value.isEmpty, value.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) { return .given(value) }
    // `Version.full`, `.full`
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 2, parts[0].isEmpty || String(parts[0]).startsUpper, parts.joined().utf8.allSatisfy(\.isNamePart) {
      return .given("." + parts[1])
    }
    let inner = value.dropFirst().dropLast()
    let isText = value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"") && !inner.contains { "\"\\".contains($0) }
    return isText ? .given(value) : .unknown
  }
}
