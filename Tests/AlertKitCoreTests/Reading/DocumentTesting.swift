import AlertKitCore

/// A file of the given text.
func sourceFile(_ path: String, _ text: String) -> SourceFile {
  SourceFile(id: FileID(0), path: path, text: Array(text.utf8))
}

extension SourceFile {
  /// `line:column message` for each fault.
  func describe(_ faults: [Fault]) -> [String] {
    faults.map { "\(place($0.range)) \($0.message)" }
  }

  /// `line:column` of a range's start.
  func place(_ range: SourceRange) -> String {
    let position = position(at: Int(range.start))
    return "\(position.line):\(position.column)"
  }
}

extension DocumentNode {
  /// The node as a line of text: `{"a": 1, "b": [true, null]}`.
  var outline: String {
    switch kind {
    case .mapping: "{" + members.map { "\($0.key.outline): \($0.value.outline)" }.joined(separator: ", ") + "}"
    case .sequence: "[" + elements.map(\.outline).joined(separator: ", ") + "]"
    case .null: "null"
    case .invalid: "?"
    case .number, .true, .false: scalarText ?? ""
    case .plain: text ?? ""
    case .string, .escapedString, .decodedString: "\"\(text ?? "")\""
    }
  }
}
