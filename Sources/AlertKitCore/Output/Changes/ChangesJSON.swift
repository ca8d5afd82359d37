/// The report as one JSON object: `{"version", "from", "to", "summary", "alerts", "findings": {"came", "went"}}`.
func changesJSON(_ report: ChangesReport, options: ChangesReport.Options) -> String {
  var reader = ChangesReader(report, options: options, drawing: .nothing)
  let all = report.comparison.changes.all
  let alerts = all.map { json(of: reader.alert($0)) }
  func count(_ isMeant: (AlertChange) -> Bool) -> JSONValue { .integer(all.count(where: isMeant)) }
  func findings(_ report: LintReport) -> JSONValue {
    var places = ReportPlaces(report.files, folder: options.workingDirectory)
    return .array(report.findings.filter { $0.severity != .note }.map { jsonFinding($0, places: &places) })
  }
  return JSONValue.object([
    ("version", .integer(1)), ("from", .string(report.states.then)), ("to", .string(report.states.now)),
    (
      "summary",
      .object([
        ("added", count { $0.fate == .added }), ("removed", count { $0.fate == .removed }),
        ("shown", count { $0.fate == .shown }), ("hidden", count { $0.fate == .hidden }),
        ("reworded", count { $0.fate == .kept && !$0.words.isEmpty }), ("restructured", count { !$0.structure.isEmpty }),
        ("moved", count(\.isMoved)),
      ])
    ),
    ("alerts", .array(alerts)),
    (
      "findings",
      .object([("came", findings(report.comparison.came)), ("went", findings(report.comparison.went))])
    ),
  ]).indented
}

private func json(of alert: ChangedAlert) -> JSONValue {
  let change = alert.change
  let structure = change.structure.map { part in
    JSONValue.object([
      ("kind", .string(part.kind.rawValue)), ("field", .string(part.field.description)), ("words", .string(part.words)),
    ])
  }
  let locales = change.words.map { words in
    JSONValue.object([
      ("locale", .string(words.locale.identifier)), ("texts", .array(words.texts.map { json(of: $0, in: words.locale) })),
    ])
  }
  return .object([
    ("id", .string(alert.id)), ("kind", .string(alert.kind.rawValue)), ("title", alert.title.map(JSONValue.string)),
    ("changes", .strings(alert.kinds)), ("place", .string(alert.place)), ("was", alert.formerPlace.map(JSONValue.string)),
    ("structure", structure.isEmpty ? nil : .array(structure)), ("locales", locales.isEmpty ? nil : .array(locales)),
  ])
}

/// `{"field", "before": […], "after": […], "marked": […]}`; `marked` has each text that differs as stretches, the marked ones as
/// objects.
private func json(of text: AlertChange.Text, in locale: LocaleTag) -> JSONValue {
  let marked = ChangedForms(text, locale: locale).pairs.map { pair in
    JSONValue.object([("before", pair.before.map(json)), ("after", pair.after.map(json))])
  }
  return .object([
    ("field", .string(text.field.description)), ("before", .array(text.before.map(JSONValue.string))),
    ("after", .array(text.after.map(JSONValue.string))), ("marked", marked.isEmpty ? nil : .array(marked)),
  ])
}

private func json(of text: MarkedText) -> JSONValue {
  .array(text.parts.map { $0.isMarked ? .object([("differs", .string($0.text))]) : .string($0.text) })
}
