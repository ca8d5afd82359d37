/// An `.xcconfig` file: build settings, and the files that it takes others from.
struct BuildSettingsFile: Sendable {
  var settings: [String: String] = [:]
  /// As they are written, from the file's own folder.
  var includes: [String] = []

  /// The settings of a file. What is no setting is passed over.
  static func read(_ file: SourceFile) -> BuildSettingsFile {
    var read = BuildSettingsFile()
    for line in String(decoding: file.text, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count > 2 { read.includes.append(String(parts[1])) }
      } else if let sign = code.firstIndex(of: "=") {
        let name = code[..<sign].filter { !$0.isWhitespace }
        if !name.isEmpty, !name.contains("[") { read.settings[name] = trimmed(code[code.index(after: sign)...]) }
      }
    }
    return read
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// Build settings in layers, as a target sees them.
struct BuildSettings: Sendable {
  /// The one that counts first comes first.
  var layers: [[String: String]] = []
  /// What Xcode itself sets, such as `TARGET_NAME`.
  var given: [String: String] = [:]

  private static let maximumDepth = 16

  /// The value of a setting with everything that it refers to; nil where it has none, or refers to what is not known.
  subscript(name: String) -> String? {
    value(of: name, from: 0, depth: 0)
  }

  /// A text with the settings that it refers to; nil where one of them is not known.
  func resolved(_ text: String) -> String? {
    expanded(text, name: "", layer: layers.count, depth: 0)
  }

  private func value(of name: String, from start: Int, depth: Int) -> String? {
    guard depth < Self.maximumDepth else { return nil }
    for layer in layers.indices.dropFirst(start) {
      guard let text = layers[layer][name] else { continue }
      return expanded(text, name: name, layer: layer, depth: depth)
    }
    if let text = given[name] { return text }
    return name == "PRODUCT_NAME" ? given["TARGET_NAME"] : nil
  }

  /// Replaces `$(NAME)` and `${NAME}`; `$(inherited)` is the setting's own value in the layers below.
  private func expanded(_ text: String, name: String, layer: Int, depth: Int) -> String? {
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let opening = rest.index(after: dollar)
      guard opening < rest.endIndex, rest[opening] == "(" || rest[opening] == "{",
        let closing = rest[opening...].firstIndex(of: rest[opening] == "(" ? ")" : "}")
      else { return nil }
      let inner = rest[rest.index(after: opening)..<closing]
      let reference = inner.split(separator: ":").first.map(String.init) ?? ""
      let isInherited = reference == "inherited" || reference == name
      let value =
        isInherited
        ? self.value(of: name, from: layer + 1, depth: depth + 1) ?? "" : self.value(of: reference, from: 0, depth: depth + 1)
      guard let value else { return nil }
      result += value
      rest = rest[rest.index(after: closing)...]
    }
    return result + rest
  }
}
