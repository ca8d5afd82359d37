import AlertKitCore

/// Files in memory, by path, as their text.
func project(_ files: [String: String], change: (inout Configuration) -> Void = { _ in }) async -> Project {
  var configuration = Configuration()
  change(&configuration)
  return await Project.assemble(inputs(files), configuration: configuration)
}

func inputs(_ files: [String: String]) -> [InputFile] {
  files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
}

/// A `.strings` file of keys and texts.
func strings(_ entries: KeyValuePairs<String, String>) -> String {
  entries.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
}

extension Surface {
  /// A name for the surface and its parts, for comparison: `id: title / message / buttons`.
  func outline(_ text: (Text) -> String) -> String {
    "\(id): \(title.map(text) ?? "-") / \(message.map(text) ?? "-") / \(buttons.map { text($0.title) }.joined(separator: ", "))"
  }
}
