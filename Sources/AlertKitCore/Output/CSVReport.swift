/// Comma-separated values after RFC 4180: a header, then a row for each place of each finding, so that a table can be filtered by
/// locale.
///
/// Control characters are written as reports for terminals do (a line end as `\n`), so each row is one line. A value that a
/// spreadsheet would take for a formula begins with an apostrophe.
func csvReport(_ report: LintReport, options: ReportOptions) -> String {
  var places = ReportPlaces(report.files, folder: options.workingDirectory)
  let folder = options.workingDirectory
  var identities = FindingIdentities(report.files, workingDirectory: folder, relativeTo: folder)
  var rows = [
    [
      "severity", "rule", "file", "line", "column", "locale", "surface", "field", "key", "text", "message", "guideline",
      "fingerprint",
    ]
  ]
  for fault in report.unreadable {
    let path = places.path(of: fault.range.file).display
    rows.append(["error", "unreadable-file", path, "1", "1", "", "", "", "", "", fault.message, "", ""])
  }
  for finding in report.findings {
    for shown in finding.places {
      let identity = identities.identity(of: finding, in: finding.alerts.first, at: shown)
      let place = places.place(of: shown.range)
      rows.append([
        finding.severity.rawValue, finding.rule.name, place.path.display, "\(place.start.line)", "\(place.start.column)",
        shown.locale?.identifier ?? "",
        (finding.surfaces.isEmpty ? [finding.surface].compactMap(\.self) : finding.surfaces).joined(separator: " "),
        finding.field?.description ?? "", finding.key ?? "", shown.text ?? finding.text ?? "", shown.message ?? finding.message,
        finding.guideline ?? "", identity.fingerprint,
      ])
    }
  }
  return rows.map { $0.map(csvField).joined(separator: ",") + "\r\n" }.joined()
}

/// A value as a field of a row.
func csvField(_ value: String) -> String {
  var safe = TerminalText.sanitized(value)
  if let first = safe.first, "=+-@".contains(first) { safe = "'" + safe }
  guard safe.contains(where: { $0 == "," || $0 == "\"" }) else { return safe }
  return "\"" + safe.replacing("\"", with: "\"\"") + "\""
}
