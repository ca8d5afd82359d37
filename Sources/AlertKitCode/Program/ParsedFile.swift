internal import AlertKitCore
internal import Synchronization

/// A file after its language read it.
final class ParsedFile: Sendable {
  let number: Int
  let source: SourceFile
  /// What the file holds beside declarations, which stand in ``members`` and ``types``.
  let code: CodeFile
  /// What runs: functions, initializers, variables with values or bodies, and the file's own statements, in order.
  let members: [Declared]
  /// The parts of types that it holds, without their members.
  let types: [(path: String, declaration: CodeDeclaration)]

  init(number: Int, code: CodeFile) {
    self.number = number
    var code = code
    source = code.source
    var collector = DeclarationCollector(file: number, aliases: Self.aliases(in: code.declarations))
    for declaration in code.declarations { collector.add(declaration, in: "") }
    if !code.statements.isEmpty {
      let end = Int(code.statements.last!.range.end)
      let whole = SourceRange(file: source.id, start: Int(code.statements[0].range.start), end: end)
      var main = CodeDeclaration(.function, name: Self.name(of: source.path), range: whole, nameRange: whole)
      main.body = code.statements
      collector.members.append(Declared(main, file: number, type: ""))
    }
    members = collector.members
    types = collector.types
    code.declarations = []
    self.code = code
  }

  /// Other names that a file has for types, by which it may extend them.
  private static func aliases(in declarations: [CodeDeclaration]) -> [String: String] {
    let named = declarations.compactMap { declaration -> (String, String)? in
      guard declaration.name.startsUpper, let target = declaration.value?.typeName, target != declaration.name else {
        return nil
      }
      return (declaration.name, target)
    }
    return Dictionary(named) { first, _ in first }
  }

  /// A file's name without its extension.
  static func name(of path: String) -> String {
    let name = path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  private let mentioned = Mutex<[DeclarationID: Set<String>]>([:])

  /// The names that a member uses.
  func mentions(of member: Declared) -> Set<String> {
    if let known = mentioned.withLock({ $0[member.id] }) { return known }
    var names: Set<String> = []
    CodeWalk.expressions(in: member.declaration) { expression, _ in
      switch expression.kind {
      case .name(let name), .member(_, let name): names.insert(name)
      case .keyPath(let path): names.formUnion(path)
      case .call(let call):
        if let selector = call.selector, let first = ObjCSelector(selector).pieces.first { names.insert(first) }
        for argument in call.arguments where argument.label == "preferredStyle" { names.insert("preferredStyle") }
      default: break
      }
      return true
    }
    mentioned.withLock { $0[member.id] = names }
    return names
  }

  private let mentioning = Mutex<[String: [Int]]?>(nil)

  /// The members that use some of the names, in order.
  func members(mentioning names: Set<String>) -> [Declared] {
    let numbers = mentioning.withLock { known in
      if known == nil {
        var found: [String: [Int]] = [:]
        for (number, member) in members.enumerated() {
          for name in mentions(of: member) { found[name, default: []].append(number) }
        }
        known = found
      }
      return Set(names.flatMap { known?[$0] ?? [] })
    }
    return numbers.sorted().map { members[$0] }
  }

  private let uses = Mutex<[DeclarationID: PropertyUses]>([:])

  /// What a member does with properties.
  func propertyUses(of member: Declared) -> PropertyUses {
    if let known = uses.withLock({ $0[member.id] }) { return known }
    let found = PropertyUses(of: member.declaration)
    uses.withLock { $0[member.id] = found }
    return found
  }

  /// The text of a range, on one line as it is written.
  func text(of range: SourceRange) -> String {
    let bounds = Int(range.start)..<max(Int(range.start), min(Int(range.end), source.text.count))
    return String(decoding: source.text[bounds], as: UTF8.self).trimmed
  }
}

private struct DeclarationCollector {
  let file: Int
  let aliases: [String: String]
  var members: [Declared] = []
  var types: [(path: String, declaration: CodeDeclaration)] = []

  mutating func add(_ declaration: CodeDeclaration, in type: String, isInExtension: Bool = false) {
    guard case .type(let kind) = declaration.kind else {
      members.append(Declared(declaration, file: file, type: type, isInExtension: isInExtension))
      return
    }
    let alias = kind == .extension && type.isEmpty ? aliases[declaration.name] : nil
    let path = type.isEmpty ? alias ?? declaration.name : type + "." + declaration.name
    var part = declaration
    part.members = []
    types.append((path, part))
    for member in declaration.members { add(member, in: path, isInExtension: kind == .extension) }
  }
}

extension String {
  var trimmed: String {
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[start...end])
  }
}
