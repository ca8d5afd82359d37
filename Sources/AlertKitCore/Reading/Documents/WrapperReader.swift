/// Reads the `wrappers` of a configuration.
struct WrapperReader {
  static let keys = ["callee", "kind", "title", "message", "buttons"]
  static let buttonKeys = ["title", "role"]
  static let argumentKeys = ["text", "key", "table", "argument"]

  /// The wrappers that a list declares. One without a callee is left out.
  static func wrappers(_ member: FieldReader.Member, _ fields: inout FieldReader) -> [AlertWrapper] {
    guard member.value.kind == .sequence else {
      if member.value.kind != .null {
        fields.report("\"wrappers\" is a list", about: member.value, at: fields.place(of: member))
      }
      return []
    }
    return member.value.elements.compactMap { wrapper($0, &fields) }
  }

  private static func wrapper(_ node: DocumentNode, _ fields: inout FieldReader) -> AlertWrapper? {
    let parts = fields.members(of: node, "a wrapper", known: keys)
    guard let callee = parts.first(where: { $0.name == "callee" }) else {
      if node.kind == .mapping { fields.report("a wrapper needs a \"callee\", the name of what is called", at: node.range) }
      return nil
    }
    guard let name = fields.string(callee) else { return nil }
    var wrapper = AlertWrapper(callee: name)
    for part in parts {
      switch part.name {
      case "kind": wrapper.kind = fields.choice(part, among: SpecReader.kinds) ?? .alert
      case "title": wrapper.title = argument(part, &fields)
      case "message": wrapper.message = argument(part, &fields)
      case "buttons": wrapper.buttons = buttons(part, &fields)
      default: continue
      }
    }
    return wrapper
  }

  private static func buttons(_ member: FieldReader.Member, _ fields: inout FieldReader) -> [AlertWrapper.Button] {
    guard member.value.kind == .sequence else {
      fields.report("\"buttons\" is a list", about: member.value, at: fields.place(of: member))
      return []
    }
    return member.value.elements.compactMap { node in
      let parts = fields.members(of: node, "a button", known: buttonKeys)
      guard let title = parts.first(where: { $0.name == "title" }), let given = argument(title, &fields) else { return nil }
      var button = AlertWrapper.Button(title: given)
      if let role = parts.first(where: { $0.name == "role" }) {
        if role.value.kind == .mapping {
          button.roleArgument = argument(role, &fields)
        } else {
          button.role = fields.choice(role, among: SpecReader.roles) ?? .unknown
        }
      }
      return button
    }
  }

  /// A label, a position, `{argument: …}`, `{text: …}` or `{key: …, table: …}`.
  private static func argument(_ member: FieldReader.Member, _ fields: inout FieldReader) -> AlertWrapper.Argument? {
    guard member.value.kind == .mapping else { return named(member, &fields) }
    let parts = fields.members(of: member.value, "\"\(member.name)\"", known: argumentKeys)
    if let text = parts.first(where: { $0.name == "text" }) { return fields.string(text).map { .text($0) } }
    if let key = parts.first(where: { $0.name == "key" }) {
      let table = parts.first { $0.name == "table" }.flatMap { fields.string($0) }
      return fields.string(key).map { .key($0, table: table) }
    }
    return parts.first { $0.name == "argument" }.flatMap { named($0, &fields) }
  }

  private static func named(_ member: FieldReader.Member, _ fields: inout FieldReader) -> AlertWrapper.Argument? {
    guard let name = member.value.scalarText, !name.isEmpty else {
      fields.report(
        "\"\(member.name)\" is an argument's label or its position", about: member.value, at: fields.place(of: member))
      return nil
    }
    guard let position = Int(name) else { return .label(name) }
    guard position > 0 else {
      fields.report("positions of arguments count from 1", at: member.value.range)
      return nil
    }
    return .position(position)
  }
}
