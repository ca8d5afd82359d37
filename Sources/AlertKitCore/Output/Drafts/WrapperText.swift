extension AlertWrapper {
  /// The lines that declare the wrapper in a list of `wrappers`.
  package var lines: [String] {
    var lines = ["- callee: \(Self.scalar(callee))"]
    if kind != .alert, let name = SpecReader.kinds.first(where: { $0.value == kind })?.name { lines.append("  kind: \(name)") }
    if let title { lines.append("  title: \(Self.text(of: title))") }
    if let message { lines.append("  message: \(Self.text(of: message))") }
    guard !buttons.isEmpty else { return lines }
    return lines + ["  buttons:"] + buttons.map { "    - {title: \(Self.text(of: $0.title)), role: \(Self.role(of: $0))}" }
  }

  private static func role(of button: Button) -> String {
    if let argument = button.roleArgument { return "{argument: \(text(of: argument))}" }
    return SpecReader.roles.first { $0.value == button.role }?.name ?? "default"
  }

  private static func text(of argument: Argument) -> String {
    switch argument {
    case .label(let label): scalar(label)
    case .position(let position): String(position)
    case .text(let text): "{text: \(quoted(text))}"
    case .key(let key, let table): "{key: \(quoted(key))\(table.map { ", table: " + quoted($0) } ?? "")}"
    }
  }

  /// A name as it stands, or quoted where YAML might take it for something else.
  private static func scalar(_ name: String) -> String {
    let isPlain =
      name.first?.isLetter == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    let words: Set<String> = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    return isPlain && !words.contains(name.lowercased()) ? name : quoted(name)
  }

  private static func quoted(_ text: String) -> String { YAMLScalar.quoted(text) }
}

extension ConfigurationDraft.Section {
  /// What shows alerts and whose code is not there, with what needs no declaration. Nothing holds as it is: a name tells no more than
  /// that something may show an alert.
  package static func wrappers(of coverage: ReadingCoverage) -> Self {
    let shown = 8
    func listed(_ calls: [ReadingCoverage.Calls]) -> String {
      let names = calls.prefix(shown).map { "\($0.what) (\(counted($0.calls, "call")))" }.joined(separator: ", ")
      return calls.count > shown ? names + " and \(calls.count - shown) more" : names
    }
    var findings: [String] = []
    if !coverage.followed.isEmpty { findings.append("Followed as it is: \(listed(coverage.followed)).") }
    let unread = coverage.unread.filter { $0.wrapper == nil }
    if !unread.isEmpty { findings.append("Not read: \(listed(unread)).") }
    let wrappers = coverage.unread.compactMap(\.wrapper)
    let settings =
      wrappers.isEmpty
      ? ["# wrappers:", "#   - {callee: Dialogs.confirm, title: title, message: message}"]
      : ["# wrappers:"] + wrappers.flatMap(\.lines).map { "#   " + $0 }
    return Self(
      "What shows alerts and whose code is not there, such as a binary framework's. The app's own code needs none. Take in what does.",
      findings: findings, settings: settings)
  }
}
