internal import AlertKitCore

/// Numbers that screens of Objective-C's keep, which are nought until code gives them something, and their texts.
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

  /// Whether a place stands in a branch for other constants than the one that a screen's property always is, or those that a parameter
  /// is given.
  mutating func isForOtherConstant(_ place: Int, in member: Declared) -> Bool {
    guard !isSwift(member.file) else { return false }
    let choices = BranchPath.look(in: member.declaration, for: place).choices
    for (choice, index) in choices where choice.kind == .cases && !isFallenInto(index, of: choice, in: member.file) {
      guard let subject = choice.subject, choice.branches[index].conditions.count == 1,
        case .pattern(let patterns, nil) = choice.branches[index].conditions[0]
      else { continue }
      let isForOthers = patterns.allSatisfy { pattern in
        guard case .value(let value) = pattern else { return false }
        return isFirstConstant(subject, value, in: member) == false || isNeverHanded(value, to: subject, of: member)
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

  /// Whether a screen's text of Objective-C's is compared with a literal, and all code that gives it anything gives it other literals,
  /// or what other screens keep by its name that are given no others: `[self.kind isEqualToString:@"film"]`.
  mutating func isNeverGiven(_ literal: CodeExpression, to property: CodeExpression, in member: Declared) -> Bool {
    guard !isSwift(member.file), case .string = literal.kind, let path = property.namePath, path.count == 2,
      let text = constantText(literal, in: member),
      let type = path[0] == "self" ? member.type : declaredType(of: path[0], in: member).flatMap({ ownPath(of: $0, from: "") })
    else { return false }
    var seen: Set<String> = []
    return textsGiven(to: path[1], of: type, besides: &seen).map { !$0.contains(text) } ?? false
  }

  /// All literals that code of Objective-C's gives a screen's text; nil where it may give it anything else.
  private mutating func textsGiven(to name: String, of type: String, besides seen: inout Set<String>) -> Set<String>? {
    let own = program.members(name, of: type)
    guard own.count == 1, isPlain(own[0], of: Self.screens.union(["UIApplicationDelegate"])),
      own[0].declaration.type?.name == "String", !isSetBesideCode(name), !isOverridden(own[0])
    else { return nil }
    guard seen.insert(own[0].type).inserted else { return [] }
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    let files = Set([name, "_" + name, setter].flatMap(filesMentioning))
    guard files.count <= Self.mostNaming else { return nil }
    var found: Set<String> = []
    for file in files.sorted() {
      let all = mentions(in: file)
      guard !isSwift(file), all.places(of: setter).isEmpty else { return nil }
      for name in [name, "_" + name] {
        for place in all.places(of: name) where !place.isInLiteral || isKey(name, place, in: file) {
          guard let texts = texts(givenAt: place, name, of: own[0].type, in: file, &seen) else { return nil }
          found.formUnion(texts)
        }
      }
    }
    return found
  }

  /// The literals that a class's text is given where a name stands that may be its own.
  private mutating func texts(
    givenAt place: NameMentions.Place, _ name: String, of type: String, in file: Int, _ seen: inout Set<String>
  ) -> Set<String>? {
    let bytes = program.files[file].text
    let use = bytes.withUnsafeBufferPointer { PropertyMention(place, name, in: $0, isSwift: false, isCopyNothingNew: false) }
    if use == .harmless || use == .label { return [] }
    guard !place.isInLiteral, let around = program.file(file).member(around: place.offset) else { return nil }
    if let owner = owner(before: place.offset, in: around), isApart(owner, from: type, named: bare(name)) { return [] }
    let end = place.offset + name.utf8.count
    if let text = bytes.withUnsafeBufferPointer({ $0.literalGiven(behind: end) }) { return [text] }
    // `next.kind = self.kind;`
    guard bytes.isGiven(behind: end) else { return nil }
    let value = bytes[end...].drop { $0.isBlank || $0 == UInt8(ascii: "=") }.prefix { $0 != UInt8(ascii: ";") }
    let names = String(decoding: value, as: UTF8.self).trimmed.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count == 2, names[1] == bare(name),
      let owner = owner(before: value.startIndex + names[0].utf8.count + 1, in: around)
    else { return nil }
    return textsGiven(to: bare(name), of: owner, besides: &seen)
  }

  private func bare(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }

  /// The class of what a property is asked of whose name stands at a place in code of Objective-C's; nil where that is not told.
  private func owner(before start: Int, in around: Declared) -> String? {
    let owner = program.files[around.file].text.withUnsafeBufferPointer { bytes -> String? in
      let point = [UInt8(ascii: "."), UInt8(ascii: ">")].contains(bytes[start - 1])
      guard point else { return bytes[start] == UInt8(ascii: "_") ? "self" : nil }
      let end = bytes[start - 1] == UInt8(ascii: ".") ? start - 1 : start - 2
      guard let word = bytes.wordBefore(end), word.upperBound == end, bytes[word.lowerBound - 1] != UInt8(ascii: ".") else {
        return nil
      }
      return bytes.text(word)
    }
    guard let owner, owner != "self" else { return owner.flatMap { _ in ownPath(of: around.type, from: "") } }
    return typeOfVariable(owner, at: start, in: around).flatMap { ownPath(of: $0, from: "") }
  }

  /// The class that the variable is declared as which a name means at a place: the one of the innermost block.
  private func typeOfVariable(_ name: String, at place: Int, in around: Declared) -> String? {
    let path = BranchPath.look(in: around.declaration, for: place)
    guard path.sequences[name] == nil, !around.declaration.hands(name, at: place) else { return nil }
    for body in path.bodies.reversed() {
      let declared = body.prefix { Int($0.range.start) < place }.compactMap { statement -> CodeType?? in
        if case .variable(name, let type, _) = statement.kind { .some(type) } else { nil }
      }
      if let last = declared.last { return last?.name }
    }
    return nil
  }

  private func isPlainNumber(_ property: Declared) -> Bool {
    isPlain(property) && property.declaration.type?.name == "Int"
  }

  private func isPlain(_ property: Declared, of types: Set<String> = screens) -> Bool {
    let declaration = property.declaration
    return property.isStored && !isSwift(property.file) && isOfApp(property.file) && !declaration.isStatic
      && declaration.value == nil && declaration.attributes.isEmpty && declaration.observers.isEmpty
      && program.type(property.type, isA: types)
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

extension UnsafeBufferPointer<UInt8> {
  /// The text of Objective-C's that all of a value is which what ends at a place is given, `= @"film";`, or the truth: empty for one;
  /// nil for anything else.
  fileprivate func literalGiven(behind end: Int) -> String? {
    guard nextVisible(from: end) == UInt8(ascii: "=") else { return nil }
    let value = self[end...].drop(while: \.isBlank).dropFirst().drop(while: \.isBlank)
    let isText = value.starts(with: "@\"".utf8)
    let text = isText ? value.dropFirst(2).prefix { !"\"\\\n".utf8.contains($0) } : value.prefix { $0.isNamePart }
    let rest = self[text.endIndex...].dropFirst(isText ? 1 : 0).drop(while: \.isBlank)
    let isWhole = !isText || text.endIndex < count && self[text.endIndex] == UInt8(ascii: "\"")
    guard isWhole, rest.first == UInt8(ascii: ";") else { return nil }
    let given = String(decoding: text, as: UTF8.self)
    if isText { return given }
    return ["YES", "NO", "true", "false"].contains(given) ? "" : nil
  }
}
