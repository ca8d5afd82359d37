extension Baseline {
  /// The baseline's file: JSON with one entry a line, sorted, so that two versions of it can be compared and merged.
  public var text: String {
    let lines = entries.sorted().map { "    " + $0.json.compact }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": \(Self.version),\n  \"findings\": \(list)\n}\n"
  }
}

extension FindingIdentity {
  fileprivate var json: JSONText {
    let isTable = if case .table = holder { true } else { false }
    return .object([
      (isTable ? "table" : "file", .string(holder.path)),
      ("key", key.map(JSONText.string)),
      ("locale", (locale?.identifier).map(JSONText.string)),
      ("rule", .string(rule.name)),
      ("text", text.map(JSONText.string)),
    ])
  }
}
