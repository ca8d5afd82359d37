internal import SwiftSyntax

/// What the files that were parsed so far declare.
struct DeclarationIndex: Sendable {
  private var members: [MemberName: [Declaration]] = [:]
  private var types: [String: [String]] = [:]
  private var aliases: [String: String] = [:]

  init(_ files: [FileDeclarations]) {
    for file in files { add(file) }
  }

  mutating func add(_ file: FileDeclarations) {
    members.merge(file.members) { $0 + $1 }
    types.merge(file.types) { $0 + $1 }
    aliases.merge(file.aliases) { old, _ in old }
  }

  /// The path of the type that a dotted name means within the type `scope`; nil where no parsed file declares it.
  func type(_ names: [String], from scope: String, depth: Int = 0) -> String? {
    let name = names.joined(separator: ".")
    var outer = scope
    while true {
      let path = outer.isEmpty ? name : outer + "." + name
      if types[path] != nil { return path }
      if let alias = aliases[path], alias != name, depth < 5 {
        return type(alias.split(separator: ".").map(String.init), from: outer, depth: depth + 1)
      }
      guard !outer.isEmpty else { break }
      outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
    }
    guard names.count > 1, let head = type(Array(names.dropLast()), from: scope, depth: depth) else { return nil }
    let path = head + "." + names.last!
    return types[path] == nil ? nil : path
  }

  /// Whether a type is derived from another, as far as parsed files say.
  func inherits(_ type: String, from ancestor: String, depth: Int = 0) -> Bool {
    guard depth < 5 else { return false }
    return (types[type] ?? []).contains { $0 == ancestor || inherits($0, from: ancestor, depth: depth + 1) }
  }

  /// The declarations of a member, its own or else inherited.
  func members(_ name: String, of type: String, depth: Int = 0) -> [Declaration] {
    if let own = members[MemberName(type: type, name: name)] { return own }
    guard depth < 5 else { return [] }
    for inherited in types[type] ?? [] {
      let path = self.type(inherited.split(separator: ".").map(String.init), from: type) ?? inherited
      guard path != type else { continue }
      let found = members(name, of: path, depth: depth + 1)
      if !found.isEmpty { return found }
    }
    return []
  }
}
