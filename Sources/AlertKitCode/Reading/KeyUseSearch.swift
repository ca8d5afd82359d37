internal import AlertKitCore

/// Tells what becomes of some keys in an app's code: what shows them is no alert, or nothing tells.
struct KeyUseSearch: Sendable {
  private let program: Program
  private let keys: AskedKeys
  private let understood: Set<SourceRange>
  /// Functions that show alerts and are followed.
  private let followed: Set<String>

  init(_ evaluation: AppEvaluation, keys: AskedKeys) {
    program = evaluation.program
    self.keys = keys
    understood = evaluation.understood
    followed = Set(evaluation.functions.values.map(\.calledName))
  }

  /// The uses in each file, by its number.
  func uses() async -> [Int: [KeyUse]] {
    guard !keys.open.isEmpty else { return [:] }
    let program = program
    let search = LiteralSearch(keys.open)
    let others = LiteralSearch(keys.others)
    let numbers = Array(program.files.indices.filter { !program.scans[$0].isTest })
    let seen = await Parallel.map(numbers) { number in
      let bytes = program.files[number].text
      return (number: number, isOpen: !search.texts(in: bytes).isEmpty, others: others.texts(in: bytes))
    }
    let holding = program.largestFirst(seen.filter(\.isOpen).map(\.number))
    await program.parse(holding)
    var uses: [Int: [KeyUse]] = [:]
    for file in seen where !file.others.isEmpty {
      uses[file.number] = file.others.sorted().map { KeyUse(key: $0, role: .unknown) }
    }
    for (number, found) in zip(holding, await Parallel.map(holding, { self.uses(in: $0) })) where !found.isEmpty {
      uses[number, default: []] += found
    }
    return uses
  }

  private func uses(in number: Int) -> [KeyUse] {
    program.file(number).members.flatMap { member in
      let found = flow(of: member, wanted: key)
      // Many keys of one member go one way.
      let sinks = Set(found.map(\.sink))
      let roles = Dictionary(uniqueKeysWithValues: sinks.map { ($0, role($0, of: member)) })
      return found.map { KeyUse(key: $0.name, table: $0.table, role: roles[$0.sink]!) }
    }
  }

  private func key(_ expression: CodeExpression) -> String? {
    guard case .string(let parts) = expression.kind, parts.count == 1, case .text(let text) = parts[0], keys.open.contains(text)
    else { return nil }
    return text
  }

  private func flow(of member: Declared, wanted: @escaping (CodeExpression) -> String?) -> [ValueFlow.Found] {
    ValueFlow.run(member, wanted: wanted) { self.judge($0, in: member) }
  }

  /// More files than this that use a name say nothing of one value.
  private static let mostFiles = 60

  private func role(_ sink: ValueFlow.Sink, of member: Declared, depth: Int = 0) -> KeyUse.Role {
    guard depth < 4 else { return .unknown }
    switch sink {
    case .known: return .elsewhere
    case .unknown: return .unknown
    case .local(let name):
      let found = flow(of: member) { if case .name(name) = $0.kind { name } else { nil } }
      return together(found.filter { $0.sink != sink }, depth)
    case .stored(let name):
      let isStatic = member.declaration.isStatic && member.name == name && !member.type.isEmpty
      let files = program.files(naming: isStatic ? [name, member.type.lastName] : [name])
      guard files.count <= Self.mostFiles, name != "init" else { return .unknown }
      let found = files.flatMap { number in
        let file = program.file(number)
        return file.members.filter { file.mentions(of: $0).contains(name) && $0.id != member.id }.flatMap { other in
          flow(of: other) {
            Self.isUse($0, of: name, owner: isStatic && other.type != member.type ? member.type.lastName : nil)
          }
        }
      }
      return together(found.filter { $0.sink != sink || $0.member.name != name }, depth)
    }
  }

  private static func isUse(_ expression: CodeExpression, of name: String, owner: String?) -> String? {
    switch expression.kind {
    case .name(name): owner == nil ? name : nil
    case .member(let base, name): owner == nil || base?.typeName?.lastName == owner ? name : nil
    default: nil
    }
  }

  private func together(_ found: [ValueFlow.Found], _ depth: Int) -> KeyUse.Role {
    found.contains { role($0.sink, of: $0.member, depth: depth + 1) == .unknown } ? .unknown : .elsewhere
  }

  // MARK: - Calls

  private static let lookups: Set<String> = [
    "NSLocalizedString", "localizedString", "LocalizedStringKey", "LocalizedStringResource", "String", "NSString",
    "NSAttributedString", "NSMutableAttributedString", "AttributedString", "tr", "stringWithFormat",
    "localizedStringWithFormat",
    "string", "text", "init",
  ]
  private static let textTypes: Set<String> = ["String", "NSString", "LocalizedStringKey", "NSAttributedString"]
  private static let alertParts = ["Alert", "ActionSheet", "Dialog", "Popup", "Prompt", "Confirm"]
  private static let verbs = ["show", "present", "display", "pop", "ask", "confirm", "prompt", "alert"]

  /// Where the arguments of a call go; nil for where its value goes.
  private func judge(_ call: CodeCall, in member: Declared) -> ValueFlow.Sink? {
    if understood.contains(call.nameRange) { return .known }
    guard let name = call.callee.usedName else { return .unknown }
    if Self.lookups.contains(name) || ValueFlow.keepsText(name) { return nil }
    if followed.contains(name) { return .known }
    if givesText(call, name, in: member) { return nil }
    if Self.alertParts.contains(where: name.holdsBytes) { return .unknown }
    if name.startsUpper { return .known }
    let isVerb = Self.verbs.contains { name.hasPrefix($0) }
    return isVerb && !program.mayDeclare(name) ? .unknown : .known
  }

  /// Whether what is called is a function of the app's that gives a text back, as its lookups do.
  private func givesText(_ call: CodeCall, _ name: String, in member: Declared) -> Bool {
    guard program.mayDeclare(name) else { return false }
    let declared: [Declared]
    if case .member(let base?, _) = call.callee.kind {
      let type = base.typeName.flatMap { $0 == "self" ? member.type : program.path(of: $0, from: member.type) }
      declared = type.map { program.members(name, of: $0) } ?? []
    } else {
      let own = member.type.isEmpty ? [] : program.members(name, of: member.type)
      declared = own.isEmpty ? program.members(name, of: "") : own
    }
    return declared.contains { function in
      guard function.isFunction else { return false }
      // A macro has no type.
      guard let type = function.declaration.type else {
        return function.type.isEmpty && function.declaration.selector == nil && function.declaration.body?.count == 1
      }
      return Self.textTypes.contains(type.name)
    }
  }
}

/// Looks through the bytes of files for string literals that are one of some texts.
struct LiteralSearch: Sendable {
  private let texts: [UInt64: String]

  init(_ texts: Set<String>) {
    self.texts = Dictionary(texts.map { (CodeScan.hash($0), $0) }) { first, _ in first }
  }

  /// The texts that stand between two marks of a line. What is between literals counts as well: which mark opens one is not told.
  func texts(in bytes: [UInt8]) -> Set<String> {
    guard !texts.isEmpty else { return [] }
    return bytes.withUnsafeBufferPointer { bytes in
      var found: Set<String> = []
      var hash: UInt64?
      var index = 0
      while index < bytes.count {
        var byte = bytes[index]
        switch byte {
        case UInt8(ascii: "\""):
          if let text = hash.flatMap({ texts[$0] }) { found.insert(text) }
          hash = CodeScan.hash([])
        case 0x0A, 0x0D: hash = nil
        default:
          guard let before = hash else { break }
          if byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
            index += 1
            byte = Self.escapes[bytes[index]] ?? bytes[index]
          }
          hash = (before ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        index += 1
      }
      return found
    }
  }

  private static let escapes: [UInt8: UInt8] = [UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D]
}
