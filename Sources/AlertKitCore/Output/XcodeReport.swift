/// A line a finding as Xcode reads them: `/absolute/path:line:column: warning: message (rule)`.
func xcodeReport(_ report: LintReport, options: ReportOptions) -> String {
  var places = ReportPlaces(report.files, folder: options.workingDirectory)
  var text = ""
  for fault in report.unreadable {
    let path = TerminalText.sanitized(places.path(of: fault.range.file).absolute)
    text += "\(path): error: \(TerminalText.sanitized(fault.message))\n"
  }
  for finding in report.findings where options.lists(finding) {
    let place = places.place(of: finding.range)
    let path = TerminalText.sanitized(place.path.absolute)
    let others = finding.otherWords.isEmpty ? "" : " (" + finding.otherWords.joined(separator: " · ") + ")"
    let message = TerminalText.sanitized(finding.message) + others
    text += "\(path):\(place.start.line):\(place.start.column): \(finding.severity): \(message) (\(finding.rule))\n"
  }
  return text
}
