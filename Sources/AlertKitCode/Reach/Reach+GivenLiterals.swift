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

  // MARK: Texts of lists

  /// Whether a place stands in a branch for a text that a list does not have of which it is an element:
  /// `[cell.nameLabel.text isEqualToString:@"Boats"]`, where each cell is given one of `titles`.
  mutating func isForUnlisted(_ place: Int, in member: Declared) -> Bool {
    guard isOfApp(member.file) else { return false }
    let path = BranchPath.look(in: member.declaration, for: place)
    return path.choices.filter { $0.choice.kind == .conditions }.contains { choice, index in
      choice.branches[index].conditions.contains { condition in
        guard case .expression(let asked) = condition else { return false }
        return asked.conjuncts.contains { part in
          guard case .binary("==", let value, let other) = part.kind, case .string = other.kind, let text = other.literalKey
          else { return false }
          let elements =
            elements(behind: value, in: member) ?? elements(shownBy: value, in: member)
            ?? elements(keptIn: value, path, in: member)
          return elements.map { !$0.contains(text) } ?? false
        }
      }
    }
  }

  /// All texts of the list that a variable of a function's own is an element of: `NSString *title = titles[path.row];`.
  private mutating func elements(keptIn value: CodeExpression, _ path: BranchPath.Found, in member: Declared) -> Set<String>? {
    guard case .name(let name) = value.kind, !isSetTwice(name, in: member), path.sequences[name] == nil,
      bindings(of: name, in: member) <= (isSwift(member.file) ? 1 : 0),
      !member.declaration.hands(name, at: Int(value.range.start)),
      !member.declaration.parameters.contains(where: { $0.name == name }),
      !(member.declaration.body ?? []).gives(name, before: .max)
    else { return nil }
    let values = path.bodies.joined().compactMap { statement -> CodeExpression? in
      if case .variable(name, _, let value?) = statement.kind { value } else { nil }
    }
    return values.count == 1 ? elements(behind: values[0], in: member) : nil
  }

  /// All texts that a label of a cell's shows, which each cell of a class's is given before it is shown, where they are elements of a
  /// list.
  private mutating func elements(shownBy value: CodeExpression, in member: Declared) -> Set<String>? {
    guard case .member(let label?, "text") = value.kind, case .member(let cell?, let name) = label.kind,
      cell.namePath?.count == 1, cell.namePath != ["self"], case let files = filesMentioning(name),
      files.count <= Self.mostFiles
    else { return nil }
    var found: Set<String> = []
    var isSupplied = false
    for file in files.sorted() {
      guard isReadAsLabel(name, in: file), let given = values(givenTo: [name, "text"], in: file) else { return nil }
      for (_, value, giver) in given {
        guard let own = elements(behind: value, in: giver) else { return nil }
        found.formUnion(own)
        isSupplied = isSupplied || giver.type == member.type && suppliesCells(giver, giving: value)
      }
    }
    return isSupplied ? found : nil
  }

  /// Whether a method supplies the cells of a table, and gives each of them a value.
  private func suppliesCells(_ giver: Declared, giving value: CodeExpression) -> Bool {
    guard ["tableView", "collectionView"].contains(giver.name), giver.delegateQuestion?.hasPrefix("cellFor") ?? false,
      let giving = giver.declaration.body?.first(where: { $0.range.contains(value.range) }),
      case .assignment = giving.kind
    else { return false }
    // It may give back another cell before.
    return words(Int(giver.declaration.range.start)..<Int(giving.range.start), in: giver.file).isDisjoint(with: [
      "return", "goto",
    ])
  }

  /// Whether code of a file only asks what has a name for its parts, and gives it no text in another way.
  private mutating func isReadAsLabel(_ name: String, in file: Int) -> Bool {
    let bytes = program.files[file].text
    let all = mentions(in: file)
    guard namesBehind(name).allSatisfy({ all.places(of: $0).isEmpty }) else { return false }
    return all.places(of: name).allSatisfy { place in
      if place.isInLiteral { return false }
      // A label of the app's own may show a text in another way.
      let isOwn = (program.declarations(named: name) ?? []).contains { declared in
        declared.heldType.flatMap { ownPath(of: $0.name, from: declared.type) }.map { path in
          ["text", "setText"].contains { !program.members($0, of: path).isEmpty }
        } ?? false
      }
      if isOwn { return false }
      let rest = bytes[(place.offset + name.utf8.count)...]
      return declares(at: place.offset, in: file)
        || rest.first == UInt8(ascii: ".") && !rest.dropFirst().starts(with: "attributedText".utf8)
    }
  }

  /// The other names by which Objective-C sets a property.
  private func namesBehind(_ name: String) -> [String] { ["_" + name, "set" + name.prefix(1).uppercased() + name.dropFirst()] }

  /// All texts of the list that a value is an element of: `titles[path.row]`, `rows[path.section][path.row][@"title"]`.
  private mutating func elements(behind value: CodeExpression, in member: Declared) -> Set<String>? {
    let (list, keys) = value.subscripts
    guard !keys.isEmpty, let name = list.ownName, !hides(name, in: member), bindings(of: name, in: member) == 0,
      !member.declaration.hands(name, at: Int(value.range.start)),
      !member.declaration.parameters.contains(where: { $0.name == name }),
      case let own = program.members(name, of: member.type), own.count == 1, own[0].isStored, isOfApp(own[0].file),
      own[0].declaration.attributes.isEmpty, own[0].declaration.observers.isEmpty
    else { return nil }
    let (declaration, file) = (own[0].declaration, own[0].file)
    if isSwift(file) {
      return declaration.isConstant && !isOverridden(own[0]) ? declaration.value?.textsListed(at: keys[...]) : nil
    }
    // What a header declares others may set.
    let line = program.files[file].text[..<Int(declaration.nameRange.start)].reversed().prefix { !";{}".utf8.contains($0) }
      .reversed()
    guard program.files[file].path.hasSuffix(".m"), !String(decoding: line, as: UTF8.self).contains("Mutable"),
      mentions(in: file).places(of: name).allSatisfy({ !$0.isInLiteral }),
      namesBehind(name).allSatisfy({ mentions(in: file).places(of: $0).isEmpty }),
      let given = values(givenTo: [name], in: file), !given.isEmpty, given.allSatisfy({ $0.target.ownName == name })
    else { return nil }
    let texts = given.map { $0.value.textsListed(at: keys[...]) }
    return texts.contains(nil) ? nil : Set(texts.compactMap(\.self).joined())
  }

  /// The elements of all lists that code of a file of Objective-C's gives what has a name; nil where it may give it anything else.
  mutating func literalsGiven(toListNamed name: String, in file: Int) -> [[CodeExpression]]? {
    let bytes = program.files[file].text
    let isKnown = mentions(in: file).places(of: name).allSatisfy { place in
      if place.isInLiteral { return !isKey(name, place, in: file) }
      if bytes.isGiven(behind: place.offset + name.utf8.count) { return true }
      let use = bytes.withUnsafeBufferPointer { PropertyMention(place, name, in: $0, isSwift: false) }
      return use == .harmless || use == .label
    }
    guard isKnown, let given = values(givenTo: [name], in: file) else { return nil }
    let lists = given.map { given -> [CodeExpression]? in
      if case .array(let items) = given.value.kind { items } else { given.value.isNull ? [] : nil }
    }
    return lists.contains { $0 == nil } ? nil : lists.compactMap(\.self)
  }

  /// What code of a file gives what ends with some names, and whose code it is; nil where some of it was not understood.
  private mutating func values(
    givenTo names: [String], in file: Int
  ) -> [(target: CodeExpression, value: CodeExpression, giver: Declared)]? {
    let bytes = program.files[file].text
    let path = Array(names.joined(separator: ".").utf8)
    let places = mentions(in: file).places(of: names[0]).map(\.offset).filter { place in
      bytes[place...].starts(with: path) && !(bytes.dropFirst(place + path.count).first?.isNamePart ?? false)
        && bytes.isGiven(behind: place + path.count)
    }
    var found: [(target: CodeExpression, value: CodeExpression, giver: Declared)] = []
    for place in places {
      guard let giver = program.file(file).member(around: place),
        let given = CodeWalk.assignments(in: giver.declaration.body ?? []).first(where: {
          Int($0.target.range.end) == place + path.count
            && ($0.target.namePath?.suffix(names.count) == names[...] || "_" + ($0.target.ownName ?? "") == names[0])
        })
      else { return nil }
      found.append((given.target, given.value, giver))
    }
    return found
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
  /// What stands before subscripts, and what these ask for from there: a dictionary's key, or nil for an element of a list.
  fileprivate var subscripts: (base: CodeExpression, keys: [String?]) {
    guard case .subscript(let inner, let arguments) = kind, arguments.count == 1 else { return (self, []) }
    let (base, keys) = inner.subscripts
    let asked = arguments[0].value
    return (base, keys + [asked.isText ? asked.literalKey ?? "" : nil])
  }

  private var isText: Bool { if case .string = kind { true } else { false } }

  /// The texts that stand in a list, or in lists within it and under keys there; nil where anything else does.
  fileprivate func textsListed(at keys: ArraySlice<String?>) -> Set<String>? {
    guard let asked = keys.first else { return isText ? literalKey.map { [$0] } : nil }
    let found: [Set<String>?]
    switch (kind, asked) {
    case (.array(let items), nil): found = items.map { $0.textsListed(at: keys.dropFirst()) }
    case (.dictionary(let pairs), let key?):
      found = pairs.filter { $0.key.literalKey == key }.map { $0.value.textsListed(at: keys.dropFirst()) }
    default: return nil
    }
    return found.isEmpty || found.contains(nil) ? nil : Set(found.compactMap(\.self).joined())
  }

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
