extension SpecReader {
  static let textKeys = ["text", "key", "table", "default"]
  static let buttonKeys = ["title", "role", "preferred", "effect"]
  static let textFieldKeys = ["placeholder"]

  /// A text of a spec: a key, `{text: …}`, or `{key: …, table: …, default: …}`.
  mutating func reference(_ member: FieldReader.Member) -> StringReference? {
    guard member.value.kind == .mapping else {
      guard let key = fields.string(member) else { return nil }
      return .key(key, table: spec.table, defaultValue: nil, range: member.value.range)
    }
    let parts = fields.members(of: member.value, "\"\(member.name)\"", known: Self.textKeys)
    func part(_ name: String) -> FieldReader.Member? { parts.first { $0.name == name } }
    if let literal = part("text") {
      for other in parts where other.name != "text" {
        fields.report("\"\(other.name)\" means nothing beside \"text\"", at: other.key.range)
      }
      return fields.string(literal).map { .literal($0, range: literal.value.range) }
    }
    guard let key = part("key") else {
      fields.report("\"\(member.name)\" needs a \"key\" or a \"text\"", at: member.key.range)
      return nil
    }
    let table = part("table").flatMap { fields.string($0) } ?? spec.table
    let defaultValue = part("default").flatMap { fields.string($0) }
    return fields.string(key).map { .key($0, table: table, defaultValue: defaultValue, range: key.value.range) }
  }

  mutating func buttons(_ member: FieldReader.Member) -> [SurfaceButton<StringReference>] {
    maps(member).compactMap { node in
      let parts = fields.members(of: node, "a button", known: Self.buttonKeys)
      guard let title = parts.first(where: { $0.name == "title" }) else {
        if node.kind == .mapping { fields.report("a button needs a title", at: node.range) }
        return nil
      }
      guard let text = reference(title) else { return nil }
      var button = SurfaceButton(title: text, role: .default, range: node.range)
      for part in parts {
        switch part.name {
        case "role": button.role = fields.choice(part, among: Self.roles) ?? .unknown
        case "preferred": button.isPreferred = fields.bool(part) ?? false
        case "effect": button.effect = fields.choice(part, among: Self.effects)
        default: continue
        }
      }
      return button
    }
  }

  /// A field without a placeholder is an empty literal, so that it keeps its number.
  mutating func textFields(_ member: FieldReader.Member) -> [StringReference] {
    maps(member).compactMap { node in
      let parts = fields.members(of: node, "a text field", known: Self.textFieldKeys)
      guard let placeholder = parts.first else { return .literal("", range: node.range) }
      return reference(placeholder) ?? .literal("", range: node.range)
    }
  }

  /// The elements of a list; a fault where it is none.
  mutating func maps(_ member: FieldReader.Member) -> [DocumentNode] {
    switch member.value.kind {
    case .sequence: return member.value.elements
    case .null: return []
    default:
      fields.report("\"\(member.name)\" is a list, not \(member.value.kindName)", about: member.value, at: member.value.range)
      return []
    }
  }
}
