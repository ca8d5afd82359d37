import AlertKitCore

/// Rules as text for a terminal.
enum RuleListing {
  /// One line a rule: name, severity, summary.
  static func list(of rules: [Rule]) -> String {
    let width = rules.map(\.id.name.count).max() ?? 0
    let lines = rules.map { rule in
      let name = rule.id.name.padding(to: width)
      return "\(name)  \(rule.severity.rawValue.padding(to: 7))  \(rule.summary)"
    }
    return lines.joined(separator: "\n") + "\n\nalertcopy rules NAME explains one.\n"
  }

  /// All about one rule.
  static func page(of rule: Rule) -> String {
    var text = "\(rule.id) (\(rule.severityNames))\n\n\(rule.summary)\n\n\(rule.rationale)\n"
    if !rule.guidelines.isEmpty { text += "\nGuideline: \(rule.guidelines.joined(separator: ", "))\n" }
    let (flagged, fine) = (rule.examples.filter { !$0.findings.isEmpty }, rule.examples.filter(\.findings.isEmpty))
    text += section("Flagged", flagged) + section("Fine", fine)
    for grade in Fix.Grade.allCases {
      if let what = rule.fixes[grade] { text += "\nFix (\(grade.rawValue)): \(what)" }
    }
    if !rule.fixes.isEmpty { text += "\n" }
    if rule.canBeSuppressed { text += "\nSilence it for one string with a comment above it: alertcopy:disable \(rule.id)" }
    text += """

      Switch it off or change its severity in .alertcopy.yml:
        disabled_rules: [\(rule.id)]
        \(rule.id): {severity: \(rule.severity == .note ? "warning" : "note")}

      """
    return text
  }

  private static func section(_ title: String, _ examples: [RuleExample]) -> String {
    guard !examples.isEmpty else { return "" }
    return "\n\(title):\n" + examples.map { "  - " + body(of: $0).joined(separator: "\n    ") + "\n" }.joined()
  }

  private static func body(of example: RuleExample) -> [String] {
    let places = example.findings.map {
      "\($0.field)" + ($0.locales.isEmpty ? "" : " in \($0.locales.sorted().joined(separator: ", "))")
    }
    let verdict = places.isEmpty ? [] : ["→ " + places.joined(separator: "; ")]
    let note = example.note.map { ["(\($0))"] } ?? []
    switch example.subject {
    case .surface(let surface): return lines(of: surface) + verdict + note
    case .files(let files): return lines(of: example.earlier, ", before") + lines(of: files) + note
    }
  }

  private static func lines(of files: [String: [UInt8]], _ time: String = "") -> [String] {
    files.keys.sorted().flatMap { path in
      ["\(path)\(time):"] + String(decoding: files[path] ?? [], as: UTF8.self).split(separator: "\n").map { "  \($0)" }
    }
  }

  private static func lines(of surface: ExampleSurface) -> [String] {
    var lines: [String] = surface.kind == .alert ? [] : ["kind: \(surface.kind.rawValue)"]
    if let title = surface.title { lines.append("title: \(text(title))") }
    if let message = surface.message { lines.append("message: \(text(message))") }
    lines += surface.buttons.enumerated().map { index, button in
      let role = button.role == .default ? "" : " (\(button.role.rawValue))"
      return "button \(index + 1): \(text(button.title))\(role)\(button.isPreferred ? " (preferred)" : "")"
    }
    lines += surface.textFields.enumerated().map { "text field \($0 + 1): \(text($1))" }
    return lines
  }

  private static func text(_ text: ExampleSurface.Text) -> String {
    text.entries.map { $0.locale.isEmpty ? "“\($0.text)”" : "\($0.locale) “\($0.text)”" }.joined(separator: ", ")
  }
}

extension String {
  /// The string with spaces after it up to a count of characters.
  fileprivate func padding(to count: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, count - self.count))
  }
}
