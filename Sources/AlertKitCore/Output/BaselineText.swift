extension Baseline {
  /// The baseline's file: JSON with one entry a line, sorted, so that two versions of it can be compared and merged.
  public var text: String {
    let lines = entries.sorted.map { "    " + $0.identity.json($0.places).compact }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": \(Self.version),\n  \"findings\": \(list)\n}\n"
  }
}

extension FindingIdentity {
  fileprivate func json(_ places: Baseline.Entries.Places) -> JSONValue {
    let isTable = if case .table = holder { true } else { false }
    return .object(
      [
        (isTable ? "table" : "file", .string(holder.path)),
        ("key", (key?.text).map(JSONValue.string)),
      ] + (alert?.members ?? []) + [
        ("locale", (locale?.identifier).map(JSONValue.string)),
        ("rule", .string(rule.name)),
        ("text", text.map(JSONValue.string)),
        ("places", places.count > 1 ? .integer(places.count) : nil),
        ("in", places.declaration.map(JSONValue.string)),
      ])
  }
}

extension AlertIdentity {
  fileprivate var members: [(name: String, value: JSONValue?)] {
    let kind = ("kind", isNotification ? JSONValue.string("notification") : nil)
    switch basis {
    case .keys(let keys): return [("keys", .array(keys.map { .string($0.text) })), kind]
    case .words(let words): return [("alert", member.map(JSONValue.string)), ("words", JSONValue.strings(words)), kind]
    case .order(let number): return [("alert", member.map(JSONValue.string)), ("number", .integer(number)), kind]
    }
  }
}
