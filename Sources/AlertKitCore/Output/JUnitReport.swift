/// JUnit's XML, as Jenkins' schema has it: a suite a file with findings, a test case a finding. Those that fail the run fail, the
/// others pass and say what was found; an unreadable file is an error. Where nothing is wrong, one test case passes.
func jUnitReport(_ report: LintReport, options: ReportOptions) -> String {
  var places = ReportPlaces(report.files, folder: options.workingDirectory)
  let listed = report.findings.filter(options.lists)
  var suites = ""
  for fault in report.unreadable {
    let path = places.path(of: fault.range.file).display
    let error = "<error type=\"unreadable-file\" message=\"\(Markup.escaped(fault.message))\"/>"
    suites += suite(path, errors: 1, [testCase("unreadable-file", path: path, error)])
  }
  for group in listed.chunked(by: { $0.range.file == $1.range.file }) {
    let path = places.path(of: group.first!.range.file).display
    let cases = group.map { finding in
      let place = places.place(of: finding.range)
      let context = [finding.surfaceLabel, finding.localeLabel].compactMap(\.self).joined(separator: " · ")
      let body = ([place.description, context].filter { !$0.isEmpty } + finding.otherWords).joined(separator: "\n")
      return testCase(
        context.isEmpty ? finding.rule.name : "\(finding.rule): \(context)", path: path,
        options.failing.contains(finding.severity)
          ? """
          <failure type="\(finding.severity)" message="\(Markup.escaped(finding.message))">\(Markup.escapedLines(body))</failure>
          """
          : """
          <system-out>\(Markup.escapedLines("\(finding.severity): \(finding.message)\n\(body)"))</system-out>
          """)
    }
    suites += suite(path, failures: group.count { options.failing.contains($0.severity) }, cases)
  }
  if suites.isEmpty {
    suites = suite("alertcopy", [testCase("\(counted(report.summary.files, "file")) checked", path: "alertcopy", nil)])
  }
  let failures = listed.count { options.failing.contains($0.severity) }
  let tests = max(1, listed.count + report.unreadable.count)
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="alertcopy" tests="\(tests)" failures="\(failures)" errors="\(report.unreadable.count)">
    \(suites)</testsuites>

    """
}

private func suite(_ path: String, failures: Int = 0, errors: Int = 0, _ cases: [String]) -> String {
  let name = Markup.escaped(path)
  return """
      <testsuite name="\(name)" tests="\(cases.count)" failures="\(failures)" errors="\(errors)" skipped="0" time="0">
    \(cases.joined())  </testsuite>

    """
}

private func testCase(_ name: String, path: String, _ outcome: String?) -> String {
  let attributes = "name=\"\(Markup.escaped(name))\" classname=\"\(Markup.escaped(path))\" time=\"0\""
  guard let outcome else { return "    <testcase \(attributes)/>\n" }
  return "    <testcase \(attributes)>\n      \(outcome)\n    </testcase>\n"
}

extension Markup {
  /// Text between tags whose line ends stay line ends.
  fileprivate static func escapedLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(separator: "\n")
  }
}
