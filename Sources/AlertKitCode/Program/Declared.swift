internal import AlertKitCore

/// A declaration and where it belongs.
final class Declared: Sendable {
  let declaration: CodeDeclaration
  /// The number of its file.
  let file: Int
  /// The path of the type that it is a member of; empty for a global.
  let type: String
  /// Whether it stands in an extension or in the type itself.
  let isInExtension: Bool

  init(_ declaration: CodeDeclaration, file: Int, type: String, isInExtension: Bool = false) {
    self.declaration = declaration
    self.file = file
    self.type = type
    self.isInExtension = isInExtension
  }

  var name: String { declaration.name }
  var id: DeclarationID { DeclarationID(file: Int32(file), start: declaration.range.start) }

  /// The name by which its alerts are told: `SettingsView.body`.
  var path: String { type.isEmpty ? name : type + "." + name }

  var isFunction: Bool {
    switch declaration.kind {
    case .function, .initializer, .subscript: true
    case .variable, .enumerationCase, .type: false
    }
  }

  var isVariable: Bool { if case .variable = declaration.kind { true } else { false } }
  var isInitializer: Bool { if case .initializer = declaration.kind { true } else { false } }
  /// Whether it is an Objective-C method that takes nothing and has a body.
  var isGetter: Bool { declaration.selector != nil && declaration.parameters.isEmpty && declaration.body != nil }
  var isEnumerationCase: Bool { if case .enumerationCase = declaration.kind { true } else { false } }
  /// The type of a property: as it is declared, else that of the call which makes its first value.
  var heldType: CodeType? {
    if let type = declaration.type { return type }
    guard case .call(let call)? = declaration.value?.kind, let name = call.callee.typeName, name.lastName.startsUpper else {
      return nil
    }
    return CodeType(name)
  }

  /// Whether it is a property that holds a value.
  var isStored: Bool { isVariable && declaration.body == nil }
  /// Whether it is a constant of a Swift type's own, with a text: `static let list = "ListController"`.
  var isConstantText: Bool {
    guard isStored, declaration.isStatic, declaration.isConstant, case .string? = declaration.value?.kind else { return false }
    return declaration.selector == nil && !type.isEmpty
  }
}

/// Tells a declaration from all others of the app.
struct DeclarationID: Hashable, Comparable, Sendable {
  let file: Int32
  let start: Int32

  static func < (left: DeclarationID, right: DeclarationID) -> Bool {
    (left.file, left.start) < (right.file, right.start)
  }
}

/// What is known of a type.
struct TypeRecord: Sendable {
  let path: String
  var kind: CodeDeclaration.TypeKind = .extension
  var inherited: [CodeType] = []
  var members: [String: [Declared]] = [:]
  /// The cases of an enumeration, in order.
  var cases: [Declared] = []
  /// The properties that hold values, in order.
  var stored: [Declared] = []
  var range: SourceRange?
  /// The extensions that take protocols on, by custom with the members that these ask for.
  var adoptions: [(range: SourceRange, protocols: [String])] = []

  /// Takes a part of the type in.
  mutating func add(_ kind: CodeDeclaration.TypeKind, _ declaration: CodeDeclaration) {
    if kind != .extension {
      self.kind = kind
      range = declaration.nameRange
    } else if !declaration.inherited.isEmpty {
      adoptions.append((declaration.range, declaration.inherited.map(\.name)))
    }
    inherited += declaration.inherited
  }

  /// The protocols that don't ask for a member, as other extensions take them on with members whose names begin otherwise.
  func protocolsApart(from member: Declared) -> Set<String> {
    let others = adoptions.filter { adoption in
      let own = members.values.joined().filter { adoption.range.holds($0.declaration.nameRange) }
      return !adoption.range.holds(member.declaration.nameRange) && !own.isEmpty
        && !own.contains { $0.name.firstHump == member.name.firstHump }
    }
    guard !others.isEmpty else { return [] }
    let count = Dictionary(grouping: inherited, by: \.name).mapValues(\.count)
    return Set(others.flatMap(\.protocols).filter { count[$0] == 1 })
  }

  mutating func add(_ member: Declared) {
    members[member.name, default: []].append(member)
    if member.isEnumerationCase { cases.append(member) }
    if member.isStored, !member.declaration.isStatic { stored.append(member) }
  }
}

extension SourceRange {
  fileprivate func holds(_ other: SourceRange) -> Bool { file == other.file && holds(Int(other.start)) }
}

extension String {
  /// The first word of a name: `camera` of `cameraDidFail`.
  fileprivate var firstHump: Substring { prefix { $0.isLowercase } }

  /// The last name of a dotted path.
  package var lastName: String { lastPoint.map { String(self[utf8.index(after: $0)...]) } ?? self }

  /// A dotted path without its last name.
  var outerType: String { lastPoint.map { String(self[..<$0]) } ?? "" }

  private var lastPoint: Index? { utf8.lastIndex(of: UInt8(ascii: ".")) }

  var startsUpper: Bool {
    if let byte = utf8.first, byte < 0x80 { return 0x41...0x5A ~= byte }
    return first?.isUppercase == true
  }
}
