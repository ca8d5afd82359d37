/// The report as a SARIF 2.1.0 log with one run.
func sarifReport(_ report: LintReport, options: ReportOptions) -> String {
  var places = ReportPlaces(report.files, folder: options.workingDirectory)
  let rules = SARIFRules(for: report, options: options)
  let results = zip(report.findings, report.fingerprints(relativeTo: options.workingDirectory)).map {
    result(for: $0, fingerprint: $1, rules: rules, fixes: SARIFFixes(of: $0, places: &places), places: &places)
  }
  let folder = ReportPath.fileURI(options.workingDirectory)
  let root = JSONValue.object([("uri", .string(folder.hasSuffix("/") ? folder : folder + "/"))])
  let run = JSONValue.object([
    ("tool", .object([("driver", rules.driver)])),
    ("invocations", .array([invocation(of: report, places: &places)])),
    ("originalUriBaseIds", .object([(sourceRoot, root)])),
    ("columnKind", .string("utf16CodeUnits")),
    ("newlineSequences", .array([.string("\r\n"), .string("\n"), .string("\r")])),
    ("results", .array(results)),
  ])
  return JSONValue.object([
    ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
    ("version", .string("2.1.0")),
    ("runs", .array([run])),
  ]).indented
}

private let sourceRoot = "%SRCROOT%"

private func result(
  for finding: Finding, fingerprint: String, rules: SARIFRules, fixes: SARIFFixes, places: inout ReportPlaces
) -> JSONValue {
  let place = places.place(of: finding.range)
  let related = finding.related.enumerated().map { index, other in
    location(
      of: places.place(of: other.range),
      more: [("id", .integer(index + 1)), ("message", relatedMessage(other).map(message))])
  }
  let surface = (finding.surfaces.isEmpty ? [finding.surface].compactMap(\.self) : finding.surfaces).map { id in
    JSONValue.object([("name", .string(TerminalText.sanitized(id))), ("kind", .string("resource"))])
  }
  return .object([
    ("ruleId", .string(finding.rule.name)),
    ("ruleIndex", rules.index[finding.rule].map(JSONValue.integer)),
    ("level", .string(finding.severity.rawValue)),
    ("message", message(finding.message)),
    ("locations", .array([location(of: place, more: [("logicalLocations", surface.isEmpty ? nil : .array(surface))])])),
    ("relatedLocations", related.isEmpty ? nil : .array(related)),
    ("fixes", fixes.json(places: &places)),
    ("partialFingerprints", .object([("alertcopyFinding/v1", .string(fingerprint))])),
    ("properties", properties(of: finding)),
  ])
}

/// The locale of another place, and what is said there.
private func relatedMessage(_ place: Finding.Place) -> String? {
  let parts = [place.locale?.identifier, place.message].compactMap(\.self)
  return parts.isEmpty ? nil : parts.joined(separator: ": ")
}

private func properties(of finding: Finding) -> JSONValue {
  .object([
    ("locale", (finding.locale?.identifier).map(JSONValue.string)),
    ("field", (finding.field?.description).map(JSONValue.string)),
    ("text", finding.text.map(JSONValue.string)),
    ("locales", .strings(finding.locales.map(\.identifier))),
    ("scenes", .strings(finding.scenes)),
    ("guideline", finding.guideline.map(JSONValue.string)),
    ("fixable", .bool(finding.isFixable)),
    ("fix", (finding.fixGrade?.rawValue).map(JSONValue.string)),
  ])
}

private func location(of place: ReportPlaces.Place, more: [(name: String, value: JSONValue?)] = []) -> JSONValue {
  let physical = JSONValue.object([("artifactLocation", artifactLocation(of: place.path)), ("region", region(of: place))])
  return .object([("physicalLocation", physical)] + more)
}

private func region(of place: ReportPlaces.Place) -> JSONValue {
  .object([
    ("startLine", .integer(place.start.line)), ("startColumn", .integer(place.start.column)),
    ("endLine", .integer(place.end.line)), ("endColumn", .integer(place.end.column)),
  ])
}

/// What would do away with a finding, each correction as the edits that make it.
private struct SARIFFixes {
  private let fixes: [(description: String, edits: [SourceEdit])]

  init(of finding: Finding, places: inout ReportPlaces) {
    fixes = finding.corrections.filter(\.isWritable).compactMap { correction in
      let edits = correction.edits
      let change = correction.change.summary(by: places.lineIndex(of: correction.range.file))
      return edits.isEmpty ? nil : ("\(correction.grade.rawValue): \(change)", edits)
    }
  }

  /// Nil where there are none.
  func json(places: inout ReportPlaces) -> JSONValue? {
    guard !fixes.isEmpty else { return nil }
    let all = fixes.map { description, edits in
      let path = places.path(of: edits[0].range.file)
      let replacements = edits.map { edit in
        JSONValue.object([
          ("deletedRegion", region(of: places.place(of: edit.range))),
          ("insertedContent", .object([("text", .string(edit.replacement))])),
        ])
      }
      let change = JSONValue.object([
        ("artifactLocation", artifactLocation(of: path)), ("replacements", .array(replacements)),
      ])
      return JSONValue.object([("description", message(description)), ("artifactChanges", .array([change]))])
    }
    return .array(all)
  }
}

private func artifactLocation(of path: ReportPath) -> JSONValue {
  .object([("uri", .string(path.uri)), ("uriBaseId", path.isInside ? .string(sourceRoot) : nil)])
}

private func invocation(of report: LintReport, places: inout ReportPlaces) -> JSONValue {
  let notifications = report.unreadable.map { fault in
    let physical = JSONValue.object([("artifactLocation", artifactLocation(of: places.path(of: fault.range.file)))])
    return JSONValue.object([
      ("descriptor", .object([("id", .string(SARIFRules.unreadableFile))])),
      ("level", .string("error")),
      ("message", message(fault.message)),
      ("locations", .array([.object([("physicalLocation", physical)])])),
    ])
  }
  return .object([
    ("executionSuccessful", .bool(report.unreadable.isEmpty)),
    ("toolExecutionNotifications", .array(notifications)),
  ])
}

/// Text in a `message` is read by viewers: brackets followed by a parenthesis would make a link, so they are escaped.
private func message(_ text: String) -> JSONValue {
  let safe = TerminalText.sanitized(text)
  guard safe.contains("](") else { return .object([("text", .string(safe))]) }
  let escaped = safe.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
  return .object([("text", .string(escaped))])
}
