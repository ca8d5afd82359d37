/// A Markdown text for comments and job summaries: a heading with the counts, and a table of the findings.
func markdownReport(_ report: LintReport, options: ReportOptions) -> String {
  var places = ReportPlaces(report.files, folder: options.workingDirectory, from: options.repository)
  let all = report.findings.filter(options.lists)
  let listed = all.filter { $0.severity == .error } + all.filter { $0.severity != .error }
  let unread = report.unreadable.isEmpty ? [] : [counted(report.unreadable.count, "file") + " could not be read"]
  let counts = severityCounts(of: listed, style: TerminalStyle(isEnabled: false)) + unread
  var text = "## alertcopy: \(counts.isEmpty ? "no problems found" : counts.joined(separator: ", "))\n\n"
  if !report.unreadable.isEmpty || !listed.isEmpty {
    text += "| | Where | What | Rule |\n| --- | --- | --- | --- |\n"
  }
  for fault in report.unreadable {
    let path = markdownCode(places.path(of: fault.range.file).display)
    text += "| ❌ error | \(path) | \(markdown(fault.message)) | `unreadable-file` |\n"
  }
  for finding in listed {
    let context = ([finding.surfaceLabel, finding.localeLabel].compactMap(\.self) + finding.otherWords).joined(separator: " · ")
    let what = markdown(finding.message) + (context.isEmpty ? "" : "<br>" + markdown(context))
    text +=
      "| \(markdownMark(finding.severity)) \(finding.severity) | \(markdownCode(places.place(of: finding.range).description)) | \(what) | "
    text += "\(markdownCode(finding.rule.name)) |\n"
  }
  if text.hasSuffix("|\n") { text += "\n" }
  let hidden = report.findings.count - listed.count
  let notes = hidden == 0 ? "" : " \(counted(hidden, "note")) \(hidden == 1 ? "is" : "are") not listed."
  let fixable = fixSentence(of: report.findings, options: options)
  return text + (fixable.isEmpty ? "" : "\(fixable.prefix(1).uppercased() + fixable.dropFirst()).\n\n")
    + "Checked \(counted(report.summary.files, "file")), \(counted(report.summary.surfaces, "surface")) in "
    + "\(counted(report.summary.locales.count, "locale")).\(notes)\n"
}

func markdownMark(_ severity: Severity) -> String {
  switch severity {
  case .note: "ℹ️"
  case .warning: "⚠️"
  case .error: "❌"
  }
}

/// Text in a table's cell that shows as it is.
func markdown(_ text: String) -> String {
  var escaped = ""
  for character in TerminalText.sanitized(text) {
    switch character {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    // A backslash does not keep GitHub from setting `$…$` as mathematics.
    case "$": escaped += "&#36;"
    case "\\", "`", "*", "_", "{", "}", "[", "]", "#", "|", "~", ">": escaped += "\\\(character)"
    default: escaped.append(character)
    }
  }
  return escaped
}

/// Code in a table's cell, which a vertical line would end.
func markdownCode(_ text: String) -> String {
  let safe = TerminalText.sanitized(text).replacing("|", with: "\\|")
  guard safe.contains("`") else { return "`\(safe)`" }
  let longest = safe.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: longest + 1)
  return "\(fence) \(safe) \(fence)"
}
