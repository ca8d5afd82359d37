internal import AlertKitCore

extension Reach {
  /// Whether what an alert hangs on is ever set: the state that it is bound to, and what the code around it asks for.
  ///
  /// - Parameter member: The member whose code makes it.
  mutating func isEverAsked(for site: SourceRange, in member: Declared) -> Bool {
    if let known = flags[site] { return known }
    let found = AlertConditions(of: site, in: member.declaration)
    let isAsked = found.bound.allSatisfy { isSet($0, for: member) } && found.asked.allSatisfy { isSet($0, for: member) }
    flags[site] = isAsked
    return isAsked
  }

  /// Whether code may give a property another value than the one that it starts with, which stands for no.
  private mutating func isSet(_ property: CodeExpression, for member: Declared) -> Bool {
    guard let name = property.usedName, !isSetBesideCode(name) else { return true }
    let declared: [Declared]
    if property.ownName != nil {
      declared = program.members(name, of: member.type)
    } else {
      declared = program.declarations(named: name) ?? []
    }
    guard !declared.isEmpty, declared.allSatisfy({ startsAsNo($0) && (isOfApp($0.file) || $0.declaration.isPrivate) }) else {
      return true
    }
    // A variable of the body hides it.
    if case .name = property.kind, hides(name, in: member) { return true }
    let isOwn = property.ownName != nil && declared.allSatisfy { $0.declaration.attributes.contains("State") }
    let isPrivate = isOwn && declared.allSatisfy(\.declaration.isPrivate)
    return isEverSet(name, ofType: isOwn ? member.type : nil, isPrivate: isPrivate)
  }

  private mutating func hides(_ name: String, in member: Declared) -> Bool {
    let range = member.declaration.range
    return mentions(in: member.file).places(of: name).contains {
      range.holds($0.offset) && $0.offset != range.start && declares(at: $0.offset, in: member.file)
    }
  }

  private static let states: Set<String> = ["State", "Published"]

  /// Whether a property starts as what stands for no, and nothing but code sets it.
  private func startsAsNo(_ declared: Declared) -> Bool {
    let declaration = declared.declaration
    guard declared.isStored, !declaration.isConstant, !declaration.isStatic, !declared.type.isEmpty,
      declaration.attributes.allSatisfy(Self.states.contains)
    else { return false }
    switch declaration.value?.kind {
    case .boolean(false), .null: break
    case nil:
      let isObjectiveC = !isSwift(declared.file)
      guard let type = declaration.type, isObjectiveC ? ["BOOL", "Bool", "bool"].contains(type.name) : isOptional(declared)
      else {
        return false
      }
    default: return false
    }
    return !declaration.attributes.isEmpty || program.type(declared.type, isA: Self.screens)
  }

  /// A type without a value that may lack one: `Notice?`.
  private func isOptional(_ declared: Declared) -> Bool {
    let text = program.files[declared.file].text
    return !declared.declaration.attributes.isEmpty
      && text[Int(declared.declaration.nameRange.end)...].prefix { $0 != 0x0A }.contains(UInt8(ascii: "?"))
  }

  private static let screens: Set<String> = [
    "UIViewController", "UIView", "UITableViewController", "UICollectionViewController", "UITableViewCell",
    "UICollectionViewCell",
    "UINavigationController", "UITabBarController", "View",
  ]

  // MARK: Where a name is set

  private mutating func isEverSet(_ name: String, ofType type: String?, isPrivate: Bool) -> Bool {
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    for other in [setter, "_" + name] {
      let files = program.files(naming: [other])
      guard files.count <= Self.mostFiles else { return true }
      if files.contains(where: { isSet(other, in: $0, ofType: nil, isPrivate: false) }) { return true }
    }
    let files = Set(filesMentioning(name))
    guard files.count <= Self.mostFiles else { return true }
    return files.sorted().contains { isSet(name, in: $0, ofType: type, isPrivate: isPrivate) }
  }

  private mutating func isSet(_ name: String, in file: Int, ofType type: String?, isPrivate: Bool) -> Bool {
    let all = mentions(in: file)
    let own = type?.split(separator: ".").first.map(String.init)
    return all.places(of: name).contains { place in
      let isInside = own == nil || all.scope(around: place.offset).map { text($0.name, in: file) == own } ?? false
      let use = program.files[file].text.withUnsafeBufferPointer {
        PropertyMention(place, name, in: $0, isSwift: isSwift(file))
      }
      return isInside ? use.mayGive : !isPrivate && use == .label
    }
  }
}

/// What an alert in a member's code hangs on.
private struct AlertConditions {
  /// What `isPresented:` or `item:` is bound to.
  private(set) var bound: [CodeExpression] = []
  /// Properties that have to be true where it is made.
  private(set) var asked: [CodeExpression] = []

  private static let labels: Set<String> = ["isPresented", "item", "isShowing"]

  init(of site: SourceRange, in declaration: CodeDeclaration) {
    var bound: [CodeExpression] = []
    CodeWalk.expressions(in: declaration) { expression, _ in
      guard case .call(let call) = expression.kind,
        call.nameRange == site || call.arguments.contains(where: { $0.value.range.holds(Int(site.start)) })
      else { return true }
      bound += call.arguments.filter { $0.label.map(Self.labels.contains) ?? false }.map(\.value).filter { $0.namePath != nil }
      return true
    }
    self.bound = bound
    asked = Self.asked(for: site, in: declaration.body ?? [])
  }

  private static func asked(for site: SourceRange, in body: [CodeStatement]) -> [CodeExpression] {
    guard let statement = body.first(where: { $0.range.holds(Int(site.start)) }) else { return [] }
    switch statement.kind {
    case .choice(let choice) where choice.kind == .conditions:
      guard let branch = choice.branches.first(where: { $0.range.holds(Int(site.start)) }),
        branch.body.contains(where: { $0.range.holds(Int(site.start)) })
      else { return [] }
      let own = branch.conditions.flatMap { condition -> [CodeExpression] in
        if case .expression(let expression) = condition { expression.conjuncts.filter { $0.ownName != nil } } else { [] }
      }
      return own + asked(for: site, in: branch.body)
    case .choice(let choice):
      let branch = choice.branches.first { branch in branch.body.contains { $0.range.holds(Int(site.start)) } }
      return branch.map { asked(for: site, in: $0.body) } ?? []
    case .guard(_, let body), .loop(_, _, let body), .block(let body): return asked(for: site, in: body)
    default: return []
    }
  }
}

extension CodeExpression {
  /// What has to be true for it to be.
  fileprivate var conjuncts: [CodeExpression] {
    if case .binary("&&", let left, let right) = kind { left.conjuncts + right.conjuncts } else { [self] }
  }
}

/// What a mention of a property does with it.
private enum PropertyMention {
  /// Its declaration, a look at it, or what puts it back to how it started.
  case harmless
  /// A label of a call or of a parameter.
  case label
  /// It is given a value, or handed to something that may.
  case given

  var mayGive: Bool { self != .harmless }

  init(_ place: NameMentions.Place, _ name: String, in bytes: UnsafeBufferPointer<UInt8>, isSwift: Bool) {
    self = place.isInLiteral ? .given : Self.kind(place.offset, name, in: bytes, isSwift: isSwift)
  }

  private static func kind(
    _ start: Int, _ name: String, in bytes: UnsafeBufferPointer<UInt8>, isSwift: Bool
  ) -> PropertyMention {
    var end = start + name.utf8.count
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    let next = end < bytes.count ? bytes[end] : 0
    if !isSwift {
      return next == UInt8(ascii: ":") ? .label : assignment(at: end, name, in: bytes) ?? address(before: start, in: bytes)
    }
    let before = bytes.wordBefore(start).map { String(decoding: UnsafeBufferPointer(rebasing: bytes[$0]), as: UTF8.self) }
    if before == "var" || before == "let" { return .harmless }
    if next == UInt8(ascii: ":") { return .label }
    if let given = assignment(at: end, name, in: bytes) { return given }
    var first = start
    while first > 0, bytes[first - 1].isNamePart || [0x2E, 0x24, 0x26, 0x5C, 0x3F].contains(bytes[first - 1]) { first -= 1 }
    let isHandedOn = (first..<start).contains { [0x24, 0x26, 0x5C].contains(bytes[$0]) }
    if isHandedOn { return isBinding(before: first, in: bytes) ? .harmless : .given }
    return next == UInt8(ascii: ".") && !isNested(end, in: bytes) ? .given : .harmless
  }

  /// `= false` and `= other.name` say nothing new.
  private static func assignment(
    at start: Int, _ name: String, in bytes: UnsafeBufferPointer<UInt8>
  ) -> PropertyMention? {
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "=") else { return nil }
    if bytes[start + 1] == UInt8(ascii: "=") { return .harmless }
    var index = start + 1
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    let first = index
    while index < bytes.count, bytes[index].isNamePart || bytes[index] == UInt8(ascii: ".") { index += 1 }
    let value = String(decoding: UnsafeBufferPointer(rebasing: bytes[first..<index]), as: UTF8.self)
    var next = index
    while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
    let isWhole = next == bytes.count || [0x0A, 0x0D, 0x3B, 0x7D, 0x29, 0x2C].contains(bytes[next])
    return isWhole && (["false", "nil", "NO", "FALSE"].contains(value) || value.lastName == name) ? .harmless : .given
  }

  private static func address(before start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> PropertyMention {
    bytes.lastVisible(before: start) == UInt8(ascii: "&") ? .given : .harmless
  }

  /// `isPresented: $flag` puts it back.
  private static func isBinding(before start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.lastVisible(before: start) == UInt8(ascii: ":") else { return false }
    var colon = start - 1
    while bytes[colon] != UInt8(ascii: ":") { colon -= 1 }
    guard let label = bytes.wordBefore(colon) else { return false }
    return ["isPresented", "item"].contains(String(decoding: UnsafeBufferPointer(rebasing: bytes[label]), as: UTF8.self))
  }

  /// A line that begins with a dot goes on with a chain of modifiers, and `...` is no member.
  private static func isNested(_ dot: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    dot + 1 < bytes.count && bytes[dot + 1] == UInt8(ascii: ".")
  }
}
