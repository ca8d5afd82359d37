/// GitHub's workflow commands: `::warning file=…,line=…,col=…,endLine=…,endColumn=…,title=…::message`, the heaviest first.
///
/// GitHub shows ten of each level a step, which are of as many rules as there are; what is over stands in the log as plain lines, and in ``gitHubSummary(_:options:)``.
func gitHubReport(_ report: LintReport, options: ReportOptions) -> String {
  var places = ReportPlaces(report.files, folder: options.workingDirectory, from: options.repository)
  var text = ""
  for fault in report.unreadable {
    let properties = [("file", places.path(of: fault.range.file).display), ("title", "file could not be read")]
    text += workflowCommand("error", properties: properties, message: fault.message)
  }
  let (shown, others) = annotated(report, options: options)
  for finding in shown {
    let place = places.place(of: finding.range)
    var properties = [
      ("file", place.path.display), ("line", "\(place.start.line)"), ("col", "\(place.start.column)"),
      ("endLine", "\(place.end.line)"),
    ]
    // GitHub takes columns only where the range stays on its line.
    if place.start.line == place.end.line { properties.append(("endColumn", "\(place.end.column)")) }
    properties.append(("title", finding.rule.name))
    let command = finding.severity == .note ? "notice" : finding.severity.rawValue
    text += workflowCommand(command, properties: properties, message: finding.message + finding.contextInParentheses)
  }
  for finding in others {
    let message = TerminalText.sanitized(finding.message + finding.contextInParentheses)
    text += "\(places.place(of: finding.range).description): \(finding.severity): \(message) (\(finding.rule))\n"
  }
  return text
}

extension Reporter {
  /// What `github` has no annotation for, as Markdown for a job summary; nil where it shows everything.
  public static func gitHubSummary(_ report: LintReport, options: ReportOptions) -> String? {
    let others = annotated(report, options: options).others
    guard !others.isEmpty else { return nil }
    var rest = report
    rest.findings = others
    rest.unreadable = []
    return "GitHub shows ten annotations of each level; these findings are the others.\n\n"
      + markdownReport(rest, options: options)
  }
}

/// The findings that GitHub shows, the heaviest first, and the others.
private func annotated(_ report: LintReport, options: ReportOptions) -> (shown: [Finding], others: [Finding]) {
  let listed = report.findings.filter(options.lists)
  var (shown, others): ([Finding], [Finding]) = ([], [])
  for severity in Severity.allCases.reversed() {
    let limit = severity == .error ? max(0, 10 - report.unreadable.count) : 10
    let own = listed.filter { $0.severity == severity }
    let chosen = spread(own, most: limit)
    for (index, finding) in own.enumerated() {
      if chosen.contains(index) { shown.append(finding) } else { others.append(finding) }
    }
  }
  return (shown, others)
}

/// Indexes of so many findings that each rule has its first before any has its second.
private func spread(_ findings: [Finding], most limit: Int) -> Set<Int> {
  var counts: [RuleID: Int] = [:]
  let turns = findings.indices.map { index in
    defer { counts[findings[index].rule, default: 0] += 1 }
    return (turn: counts[findings[index].rule] ?? 0, index: index)
  }
  return Set(turns.sorted { ($0.turn, $0.index) < ($1.turn, $1.index) }.prefix(limit).map(\.index))
}

private func workflowCommand(_ name: String, properties: [(String, String)], message: String) -> String {
  let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
  return "::\(name) \(list)::\(escaped(message, isProperty: false))\n"
}

private func escaped(_ text: String, isProperty: Bool) -> String {
  var escaped = ""
  for character in TerminalText.sanitized(text) {
    switch character {
    case "%": escaped += "%25"
    case ":" where isProperty: escaped += "%3A"
    case "," where isProperty: escaped += "%2C"
    default: escaped.append(character)
    }
  }
  return escaped
}
