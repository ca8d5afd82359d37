/// Checkstyle's XML: the findings of each file, with line, column (in UTF-16 units), severity and the rule as source.
func checkstyleReport(_ report: LintReport, options: ReportOptions) -> String {
  var places = ReportPlaces(report.files, folder: options.workingDirectory)
  var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
  for fault in report.unreadable {
    let error = element("error", line: 1, column: 1, severity: "error", message: fault.message, rule: "unreadable-file")
    text += file(places.path(of: fault.range.file).display, error)
  }
  for group in report.findings.chunked(by: { $0.range.file == $1.range.file }) {
    let errors = group.map { finding in
      let start = places.place(of: finding.range).start
      return element(
        "error", line: start.line, column: start.column,
        severity: finding.severity == .note ? "info" : finding.severity.rawValue,
        message: finding.message + finding.contextInParentheses, rule: finding.rule.name)
    }
    text += file(places.path(of: group.first!.range.file).display, errors.joined())
  }
  return text + "</checkstyle>\n"
}

private func file(_ path: String, _ errors: String) -> String {
  "  <file name=\"\(Markup.escaped(path))\">\n\(errors)  </file>\n"
}

private func element(_ name: String, line: Int, column: Int, severity: String, message: String, rule: String) -> String {
  "    <\(name) line=\"\(line)\" column=\"\(column)\" severity=\"\(severity)\" message=\"\(Markup.escaped(message))\" "
    + "source=\"alertcopy.\(Markup.escaped(rule))\"/>\n"
}
