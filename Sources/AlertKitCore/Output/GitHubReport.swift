/// GitHub's workflow commands: `::warning file=…,line=…,col=…,endLine=…,endColumn=…,title=…::message`.
func gitHubReport(_ report: LintReport, options: ReportOptions) -> String {
  var places = ReportPlaces(report.files, folder: options.workingDirectory, from: options.repository)
  var text = ""
  for fault in report.unreadable {
    let properties = [("file", places.path(of: fault.range.file).display), ("title", "file could not be read")]
    text += workflowCommand("error", properties: properties, message: fault.message)
  }
  for finding in report.findings where options.lists(finding) {
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
  return text
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
