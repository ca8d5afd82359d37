/// One page that loads nothing: the findings, the heaviest first, then drawings of the alerts that have any.
func htmlReport(_ report: LintReport, options: ReportOptions) -> String {
  let name = options.projectName ?? FilePath.name(options.workingDirectory)
  let findings = FindingsSection(report, options: options).text
  guard let preview = options.preview else {
    return PreviewPage(name: name, scenes: [], data: PreviewPageData(source: .base), findings: findings).text
  }
  return preview.page(named: name, findings: findings)
}

/// The findings as a part of a page, readable without its script.
struct FindingsSection {
  private let report: LintReport
  private let options: ReportOptions

  init(_ report: LintReport, options: ReportOptions) {
    self.report = report
    self.options = options
  }

  var text: String {
    var places = ReportPlaces(report.files, folder: options.workingDirectory)
    var rows = report.unreadable.map { fault in
      row("error", "", place: places.path(of: fault.range.file).display, rule: "unreadable-file", what: escaped(fault.message))
    }
    for severity in Severity.allCases.reversed() where severity != .note {
      rows += report.findings.filter { $0.severity == severity }.map { row($0, &places) }
    }
    let notes = report.findings.filter { $0.severity == .note }.map { row($0, &places) }
    let counts = severityCounts(of: report.findings, style: TerminalStyle(isEnabled: false))
    let lost = report.unreadable.isEmpty ? [] : ["\(counted(report.unreadable.count, "file")) could not be read"]
    let verdict = (counts + lost).joined(separator: ", ")
    let scope =
      textSummary(of: report, options: options, style: TerminalStyle(isEnabled: false)).split(separator: "\n").dropFirst()
      + [Substring(fixSentence(of: report.findings, options: options))].filter { !$0.isEmpty }
    return """
      <section id="report" aria-labelledby="verdict">
      <h2 id="verdict">\(verdict.isEmpty ? "No problems found" : verdict)</h2>
      <p class="scope">\(scope.map { Markup.code(in: escaped(String($0))) }.joined(separator: "<br>"))</p>
      \(rows.isEmpty ? "" : table(rows))
      \(notes.isEmpty ? "" : "<details><summary>\(counted(notes.count, "note"))</summary>\n\(table(notes))</details>")
      </section>

      """
  }

  private func table(_ rows: [String]) -> String {
    """
    <table>
    <thead><tr><th scope="col">Severity</th><th scope="col">Finding</th><th scope="col">Where</th></tr></thead>
    <tbody>
    \(rows.joined(separator: "\n"))
    </tbody>
    </table>
    """
  }

  private func row(_ finding: Finding, _ places: inout ReportPlaces) -> String {
    let quoted = finding.text.flatMap { finding.message.contains($0) ? nil : " <q dir=\"auto\">\(escaped($0))</q>" } ?? ""
    let context = ([finding.surfaceLabel, finding.localeLabel].compactMap(\.self) + finding.otherWords).joined(separator: " · ")
    let locales = finding.allLocales
    let what =
      Markup.code(in: escaped(finding.message)) + quoted
      + (context.isEmpty ? "" : "<small>\(escaped(context))\(link(to: finding))</small>")
    return row(
      finding.severity.rawValue, locales.map(\.identifier).joined(separator: " "),
      place: places.place(of: finding.range).description, rule: finding.rule.name, what: what)
  }

  private func row(_ severity: String, _ locales: String, place: String, rule: String, what: String) -> String {
    """
    <tr class="\(severity)" data-rule="\(escaped(rule))" data-locales="\(escaped(locales))"><td>\(severity)</td>\
    <td>\(what)</td><td><bdi>\(escaped(place).replacing("/", with: "/<wbr>"))</bdi><small><code>\(escaped(rule))</code></small></td></tr>
    """
  }

  /// A link that filters the drawings below.
  private func link(to finding: Finding) -> String {
    guard options.preview != nil, let surface = finding.surface else { return "" }
    let locale = finding.locale.map { "&amp;locale=\($0.identifier)" } ?? ""
    return " · <a href=\"#words=\(ReportPath.percentEncoded(surface))\(locale)\">show</a>"
  }

  private func escaped(_ text: String) -> String { Markup.escaped(text) }
}
