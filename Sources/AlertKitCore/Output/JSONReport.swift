/// The report as one JSON object: `version`, `findings`, `icu`, `unicode`, `summary`, and `unreadable` where a file could not
/// be read.
func jsonReport(_ report: LintReport, options: ReportOptions) -> JSONValue {
  var places = ReportPlaces(report.files, folder: options.workingDirectory)
  let unreadable = report.unreadable.map { fault in
    JSONValue.object([
      ("file", .string(places.path(of: fault.range.file).display)), ("message", .string(fault.message)),
    ])
  }
  let known = places
  return .object([
    ("version", .integer(1)),
    (
      "findings",
      .made { use in
        var places = known
        for finding in report.findings { use(jsonFinding(finding, places: &places)) }
      }
    ),
    ("unreadable", unreadable.isEmpty ? nil : .array(unreadable)),
    ("icu", .string(ICU.version)),
    ("unicode", .string(ICU.unicodeVersion)),
    ("summary", summary(of: report, options: options)),
  ])
}

/// A finding with all that is known of it.
func jsonFinding(_ finding: Finding, places: inout ReportPlaces) -> JSONValue {
  let related = finding.related.map { other in
    JSONValue.object(
      [
        ("locale", (other.locale?.identifier).map(JSONValue.string)), ("message", other.message.map(JSONValue.string)),
        ("text", other.text.map(JSONValue.string)),
      ] + members(of: other.range, places: &places))
  }
  return .object(
    [
      ("rule", .string(finding.rule.name)),
      ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message)),
      ("surface", finding.surface.map(JSONValue.string)),
      ("locale", (finding.locale?.identifier).map(JSONValue.string)),
      ("field", (finding.field?.description).map(JSONValue.string)),
      ("text", finding.text.map(JSONValue.string)),
    ] + members(of: finding.range, places: &places) + [
      ("locales", .strings(finding.locales.map(\.identifier))),
      ("surfaces", .strings(finding.surfaces)),
      ("related", related.isEmpty ? nil : .array(related)),
      ("scenes", .strings(finding.scenes)),
      ("guideline", finding.guideline.map(JSONValue.string)),
      ("fixable", .bool(finding.isFixable)),
      ("fix", (finding.fixGrade?.rawValue).map(JSONValue.string)),
    ])
}

private func members(of range: SourceRange, places: inout ReportPlaces) -> [(name: String, value: JSONValue?)] {
  let start = places.start(of: range)
  return [
    ("file", .string(places.path(of: range.file).display)), ("line", .integer(start.line)), ("column", .integer(start.column)),
  ]
}

private func summary(of report: LintReport, options: ReportOptions) -> JSONValue {
  let folder = options.workingDirectory
  let fixes = report.findings.fixCounts
  return .object([
    ("files", .integer(report.summary.files)),
    ("strings", .integer(report.summary.strings)),
    ("locales", .array(report.summary.locales.map { .string($0.identifier) })),
    ("surfaces", .integer(report.summary.surfaces)),
    ("errors", .integer(report.count(.error))),
    ("warnings", .integer(report.count(.warning))),
    ("notes", .integer(report.count(.note))),
    ("fixable", .object([("safe", .integer(fixes.safe)), ("suggested", .integer(fixes.suggested))])),
    ("configuration", options.configurationPath.map { .string(ReportPath($0, folder: folder).display) }),
    (
      "baseline",
      report.summary.baseline.map { .object([("used", .integer($0.used)), ("stale", .integer($0.stale))]) }
    ),
    ("unchanged", report.summary.unchanged.map(JSONValue.integer)),
    ("reading", JSONValue.reading(report.summary.reading, files: report.files, folder: folder)),
  ])
}

extension JSONValue {
  /// What was read of the alerts in code: `{"surfaces", "whole", "partly", "unread": [{"what", "calls", "file", "line"}],
  /// "budgets": [{"what", "limit"}], "unbuilt": [file], "absentTables": [name],
  /// "neverShown": surfaces, "unmade": [case], "languages": [locale]}`.
  static func reading(_ coverage: ReadingCoverage, files: [SourceFile], folder: String) -> JSONValue {
    let unread = coverage.unread.map { unread in
      let file = files[Int(unread.range.file.index)]
      return JSONValue.object([
        ("what", .string(unread.what)), ("calls", .integer(unread.calls)),
        ("file", .string(ReportPath(file.path, folder: folder).display)),
        ("line", .integer(file.position(at: Int(unread.range.start)).line)),
      ])
    }
    let budgets = coverage.budgets.map { JSONValue.object([("what", .string($0.what)), ("limit", .integer($0.limit))]) }
    func paths(_ all: [FileID]) -> [JSONValue] {
      all.map { .string(ReportPath(files[Int($0.index)].path, folder: folder).display) }
    }
    return .object([
      ("surfaces", .integer(coverage.surfaces)), ("whole", .integer(coverage.whole)), ("partly", .integer(coverage.partly)),
      ("unread", .array(unread)), ("budgets", .array(budgets)),
      ("unbuilt", .array(paths(coverage.unbuilt))),
      ("copied", coverage.copied.isEmpty ? nil : .array(paths(coverage.copied))),
      ("absentTables", coverage.absentTables.isEmpty ? nil : .strings(coverage.absentTables)),
      ("neverShown", coverage.neverShown == 0 ? nil : .integer(coverage.neverShown)),
      ("unmade", coverage.unmade.isEmpty ? nil : .strings(coverage.unmade)),
      ("languages", coverage.languages.isEmpty ? nil : .strings(coverage.languages.map(\.identifier).sorted())),
    ])
  }
}
