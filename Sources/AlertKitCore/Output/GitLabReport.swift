/// A GitLab code quality report: an array of issues, each with a fingerprint that tells it from all others and stays the same
/// while lines move.
func gitLabReport(_ report: LintReport, options: ReportOptions) -> String {
  var places = ReportPlaces(report.files, folder: options.workingDirectory, from: options.repository)
  var issues = report.unreadable.map { fault in
    let path = places.path(of: fault.range.file)
    return issue(
      "unreadable-file", fault.message, severity: "blocker", fingerprint: "unreadable-file:\(path.relative)", path: path,
      lines: 1...1)
  }
  issues += zip(report.findings, report.fingerprints(relativeTo: options.workingDirectory)).map { finding, fingerprint in
    let place = places.place(of: finding.range)
    return issue(
      finding.rule.name, finding.message + finding.contextInParentheses, severity: gitLabSeverity(finding.severity),
      fingerprint: fingerprint, path: place.path, lines: place.start.line...max(place.start.line, place.end.line))
  }
  return JSONValue.array(issues).indented
}

private func issue(
  _ rule: String, _ description: String, severity: String, fingerprint: String, path: ReportPath, lines: ClosedRange<Int>
) -> JSONValue {
  let range = JSONValue.object([("begin", .integer(lines.lowerBound)), ("end", .integer(lines.upperBound))])
  return .object([
    ("description", .string(TerminalText.sanitized(description))),
    ("check_name", .string(rule)),
    ("fingerprint", .string(fingerprint)),
    ("severity", .string(severity)),
    ("location", .object([("path", .string(path.display)), ("lines", range)])),
  ])
}

private func gitLabSeverity(_ severity: Severity) -> String {
  switch severity {
  case .note: "info"
  case .warning: "minor"
  case .error: "major"
  }
}
