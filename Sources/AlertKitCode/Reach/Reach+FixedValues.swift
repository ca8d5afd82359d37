internal import AlertKitCore

/// What views keep that all code which makes them gives the same literal.
extension Reach {
  /// Whether a property of a view's is compared with a literal, and what all code gives it decides: `kind == 1`, `room.kind != 1`.
  ///
  /// - Returns: What the comparison always comes to; nil where that is not known.
  mutating func comparison(_ asked: CodeExpression, in member: Declared) -> Bool? {
    guard case .binary(let sign, let left, let right) = asked.kind, sign == "==" || sign == "!=" else { return nil }
    if let isFirst = isFirstConstant(left, right, in: member) { return isFirst == (sign == "==") }
    if isNeverGiven(right, to: left, in: member) || isNeverHanded(right, to: left, of: member) { return sign == "!=" }
    if let first = constantNumber(left, in: member), let second = constantNumber(right, in: member) {
      return (first == second) == (sign == "==")
    }
    if let first = constantText(left, in: member), let second = constantText(right, in: member) {
      return (first == second) == (sign == "==")
    }
    guard let other = literal(right), var path = left.namePath
    else { return nil }
    if path.first == "self" { path.removeFirst() }
    if path.last == "count", let count = countKept(in: Array(path.dropLast()), of: member) {
      return ("\(Double(count))" == other) == (sign == "==")
    }
    guard let given = given(to: path, of: member) else { return nil }
    return (given == other) == (sign == "==")
  }

  /// Whether a text that a constant of Objective-C's preprocessor stands for begins or ends as it is asked, `[HOST hasPrefix:@"test"]`;
  /// nil where that is not known.
  mutating func beginsOrEnds(_ asked: CodeExpression, in member: Declared) -> Bool? {
    guard case .call(let call) = asked.kind, case .member(let base?, let question) = call.callee.kind,
      call.arguments.count == 1, let part = constantText(call.arguments[0].value, in: member), !part.isEmpty,
      let text = constantText(base, in: member)
    else { return nil }
    return switch question {
    case "hasPrefix": text.hasPrefix(part)
    case "hasSuffix": text.hasSuffix(part)
    default: nil
    }
  }

  /// The number that a constant of Objective-C's preprocessor stands for, also by another: `#define STAGE STAGE_TEST`.
  private mutating func constantNumber(_ value: CodeExpression, in member: Declared, depth: Int = 0) -> Double? {
    switch value.kind {
    case .number(let number): return depth > 0 || !isSwift(member.file) ? Double(number) : nil
    case .name(let name):
      guard depth < Self.mostConstants, let given = definition(of: name, in: member) else { return nil }
      return constantNumber(given, in: member, depth: depth + 1)
    default: return nil
    }
  }

  /// The text that a constant of Objective-C's preprocessor, or one of Swift's, stands for, also by another, or a literal of plain letters.
  mutating func constantText(_ value: CodeExpression, in member: Declared, depth: Int = 0) -> String? {
    switch value.kind {
    case .string:
      let parts = literal(value)?.split(separator: "\"", omittingEmptySubsequences: false) ?? []
      return parts.count == 3 ? String(parts[1]) : nil
    case .name(let name) where !isSwift(member.file):
      guard depth < Self.mostConstants, let given = definition(of: name, in: member) else { return nil }
      return constantText(given, in: member, depth: depth + 1)
    case .name, .member:
      guard depth < Self.mostConstants, let constant = constant(value, in: member), let given = constant.declaration.value
      else {
        return nil
      }
      return constantText(given, in: constant, depth: depth + 1)
    default: return nil
    }
  }

  /// What a name of Swift's stands for that is given a value once, where it is declared: `static let host = "test"`.
  private mutating func constant(_ value: CodeExpression, in member: Declared) -> Declared? {
    let declared = isSwift(member.file) && isOfApp(member.file) ? declarations(of: value, for: member) : []
    guard declared.count == 1, let only = declared.first, only.isStored, only.declaration.isConstant, !isLazy(only),
      only.declaration.attributes.isEmpty, isSwift(only.file), isOfApp(only.file), !isOverridden(only),
      value.ownName.map({ bindings(of: $0, in: member) == 0 }) ?? true
    else { return nil }
    return only
  }

  /// What a constant of Objective-C's preprocessor stands for in every build; nil for any other name.
  private mutating func definition(of name: String, in member: Declared) -> CodeExpression? {
    guard !isSwift(member.file), isOfApp(member.file), !isSetBesideCode(name), !hides(name, in: member),
      !member.declaration.parameters.contains(where: { $0.name == name }),
      let declared = program.declarations(named: name), declared.count == 1, isDefinedForAll(declared[0])
    else { return nil }
    return declared[0].declaration.value
  }

  private static let mostConstants = 4

  /// Whether a constant of the preprocessor is the same in every build: no condition stands around it, and nothing takes it away.
  private mutating func isDefinedForAll(_ constant: Declared) -> Bool {
    let bytes = program.files[constant.file].text
    let start = Int(constant.declaration.range.start)
    guard constant.type.isEmpty, constant.declaration.value != nil, bytes[start] == UInt8(ascii: "#") else { return false }
    var open: [String] = []
    for line in String(decoding: bytes[..<start], as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "#") }.joined(separator: " ")
      let directive = words.replacing("# ", with: "#")
      if directive.hasPrefix("#if") { open.append(directive) } else if directive.hasPrefix("#endif") { _ = open.popLast() }
      if directive.hasPrefix("#el"), !open.isEmpty { open[open.count - 1] = directive }
      // What keeps a header from being taken in twice.
      if open.count == 1, open[0].hasPrefix("#ifndef"), directive == "#define" + open[0].dropFirst("#ifndef".count) {
        open = []
      }
    }
    guard open.allSatisfy({ $0 == "#if 1" || $0.hasPrefix("#if 1 ") }) else { return false }
    return filesMentioning(constant.name).allSatisfy { file in
      let text = program.files[file].text
      return mentions(in: file).places(of: constant.name).allSatisfy { place in
        text.withUnsafeBufferPointer { bytes in bytes.wordBefore(place.offset).map { bytes.text($0) != "undef" } ?? true }
      }
    }
  }

  /// How many elements a list has that a property of a member's type, or a structure which that keeps, is given as a literal, and that no
  /// code makes longer or shorter.
  mutating func countKept(in path: [String], of member: Declared) -> Int? {
    guard (1...2).contains(path.count), isOfApp(member.file), isSwift(member.file), !hides(path[0], in: member),
      !member.declaration.parameters.contains(where: { $0.name == path[0] }), !isSetBesideCode(path[0]),
      case let own = program.members(path[0], of: member.type), own.count == 1, let value = own[0].declaration.value,
      own[0].isStored, own[0].declaration.attributes.isEmpty, own[0].declaration.observers.isEmpty,
      !own[0].declaration.isExposed, !isOverridden(own[0]), keepsItsCount(own[0], path)
    else { return nil }
    var (list, type) = (value, own[0].declaration.type)
    if path.count == 2 {
      guard type == nil, case .call(let call) = value.kind, case .name(let name) = call.callee.kind,
        let made = program.path(of: name, from: member.type), isFilled(path[1], of: made),
        let part = call.arguments.first(where: { $0.label == path[1] })?.value
      else { return nil }
      (list, type) = (part, program.members(path[1], of: made)[0].declaration.type)
    }
    // A set takes equal elements once.
    guard case .array(let items) = list.kind, type == nil || type?.name == "[]" else { return nil }
    return items.count
  }

  /// Whether a property is a constant, or is private and only read.
  private mutating func keepsItsCount(_ property: Declared, _ path: [String]) -> Bool {
    let (declaration, file) = (property.declaration, property.file)
    if declaration.isConstant, !isLazy(property) { return true }
    guard declaration.isPrivate, !mayBeFilled(property.type) else { return false }
    return mentions(in: file).places(of: property.name).allSatisfy { place in
      if declaration.range.holds(place.offset) || !place.isInLiteral && declares(at: place.offset, in: file) { return true }
      return !place.isInLiteral
        && program.files[file].text.withUnsafeBufferPointer { $0.isReadAsList(path, at: place.offset) }
    }
  }

  /// The literal that a property of a view's, or one of a structure that it keeps, always is.
  private mutating func given(to path: [String], of member: Declared) -> String? {
    guard (1...2).contains(path.count), isOfApp(member.file), program.type(member.type, isA: ["View", "ViewModifier"]),
      isFilled(path[0], of: member.type), !hides(path[0], in: member),
      !member.declaration.parameters.contains(where: { $0.name == path[0] }),
      let calls = makings(of: member.type, unchanged: path), !calls.isEmpty
    else { return nil }
    var found: Set<String> = []
    for call in calls {
      guard var value = call.arguments.first(where: { $0.label == path[0] })?.value else { return nil }
      if path.count == 2 {
        guard case .call(let inner) = value.kind, case .name(let type) = inner.callee.kind,
          let made = program.path(of: type, from: ""), isFilled(path[1], of: made),
          let part = inner.arguments.first(where: { $0.label == path[1] })?.value
        else { return nil }
        value = part
      }
      guard let text = literal(value), found.insert(text).inserted ? found.count == 1 : true else { return nil }
    }
    return found.first
  }

  /// Whether a structure has a property without a value of its own, which the initializer takes that Swift makes.
  func isFilled(_ name: String, of type: String) -> Bool {
    guard program.record(of: type)?.kind == .structure, program.members("init", of: type).isEmpty else { return false }
    let all = program.members(name, of: type)
    return all.count == 1 && all[0].isStored && all[0].declaration.value == nil && all[0].declaration.attributes.isEmpty
      && all[0].declaration.observers.isEmpty && !all[0].declaration.isStatic && isSwift(all[0].file)
  }

  /// All calls that make a view; nil where more is done with its name, or code beside them may set one of some properties.
  private mutating func makings(of type: String, unchanged names: [String]) -> [CodeCall]? {
    let files = filesMentioning(type)
    guard !type.contains("."), files.count <= Self.mostFiles, !isSetBesideCode(type) else { return nil }
    var calls: [CodeCall] = []
    for file in files {
      let all = mentions(in: file)
      let bytes = program.files[file].text
      let isSet = names.contains { name in
        all.places(of: name).contains { bytes.isGiven(behind: $0.offset + name.utf8.count) || bytes.isHandedOn($0.offset) }
      }
      guard isSwift(file), !isSet, all.places(of: "mutating").isEmpty else { return nil }
      // `Self(kind: 2)`
      if all.places(of: "Self").contains(where: { bytes[($0.offset + 4)...].first == UInt8(ascii: "(") }) { return nil }
      for place in all.places(of: type) {
        let before = bytes.withUnsafeBufferPointer { bytes in bytes.wordBefore(place.offset).map { bytes.text($0) } }
        if !place.isInLiteral, before == "struct" || before == "extension" { continue }
        if let scope = all.scope(around: place.offset), isPreview(scope, in: file) { continue }
        guard !place.isInLiteral, let around = program.file(file).member(around: place.offset) else { return nil }
        var call: CodeCall?
        CodeWalk.expressions(in: around.declaration) { expression, _ in
          if case .call(let own) = expression.kind, case .name(type) = own.callee.kind,
            Int(own.callee.range.start) == place.offset
          {
            call = own
          }
          return call == nil
        }
        guard let call else { return nil }
        calls.append(call)
      }
    }
    return calls
  }

  /// A number, or a text of plain letters with nothing put in, in one way of several that it may be written in.
  private func literal(_ value: CodeExpression) -> String? {
    let text = program.text(of: value.range)
    switch value.kind {
    case .number: return Double(text.filter { $0 != "_" }).map { "\($0)" }
    case .string:
      let isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "#") }
      return isPlain && !text.hasPrefix("\"\"\"") ? text : nil
    default: return nil
    }
  }
}

extension CodeExpression {
  /// Whether a property is compared with a number, a text or a name, or a name with a name.
  var isComparison: Bool {
    guard case .binary(let sign, let left, let right) = kind, sign == "==" || sign == "!=" else { return false }
    if case .name = right.kind { return left.namePath != nil }
    return left.namePath != nil && right.isNumberOrText
  }

  private var isNumberOrText: Bool {
    switch kind {
    case .number, .string: true
    default: false
    }
  }
}

extension [UInt8] {
  /// Whether what ends at a place is given a value, or a part of it is: `kind = 2`, `room.kind += 1`.
  func isGiven(behind end: Int) -> Bool {
    let rest = self[end...].drop { $0 == 0x20 }
    let sign = rest.prefix { "=+-*/%&|^<>!~".utf8.contains($0) }
    return sign.last == UInt8(ascii: "=") && !["==", "!=", "<=", ">=", "===", "!=="].contains { sign.elementsEqual($0.utf8) }
  }

  /// Whether a name that starts at a place is handed on to be changed: `&room`, `$room`, `\.room`.
  fileprivate func isHandedOn(_ start: Int) -> Bool {
    var first = start
    while first > 0, self[first - 1].isNamePart || self[first - 1] == UInt8(ascii: ".") { first -= 1 }
    return first > 0 && [UInt8(ascii: "&"), UInt8(ascii: "$"), UInt8(ascii: "\\")].contains(self[first - 1])
  }
}
