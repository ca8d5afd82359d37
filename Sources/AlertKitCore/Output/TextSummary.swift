/// `2 errors`, `40 warnings`, `7 notes`: the severities that occur, the heaviest first.
func severityCounts(of findings: some Collection<Finding>, style: TerminalStyle) -> [String] {
  Severity.allCases.reversed().compactMap { severity in
    let count = findings.count { $0.severity == severity }
    return count == 0 ? nil : style(severity, counted(count, severity.rawValue))
  }
}

/// The last lines of a text report: what was found, and what was looked at.
func textSummary(of report: LintReport, options: ReportOptions, style: TerminalStyle) -> String {
  var lines = [verdict(on: report, options: options, style: style), scope(of: report.summary)]
  switch report.summary.stringsOutsideSurfaces {
  case 0: break
  case 1: lines.append("1 string is part of no surface and was checked only as part of its file.")
  case let count: lines.append("\(count) strings are part of no surface and were checked only as part of their files.")
  }
  lines += coverage(in: report, folder: options.workingDirectory)
  lines += leftOut(report.summary, options: options)
  for (fact, locales) in report.summary.missingFacts.sorted(by: { $0.key < $1.key }) where !locales.isEmpty {
    let name = TerminalText.sanitized(fact)
    lines.append("No \(name) known for \(listed(locales.map(\.identifier), limit: 12)): rules that need it were silent there.")
  }
  if let path = options.configurationPath {
    lines.append("The configuration is \(TerminalText.sanitized(ReportPath(path, folder: options.workingDirectory).display)).")
  }
  return lines.map { $0 + "\n" }.joined()
}

/// What was read of the alerts in code and what was not, the most frequent first; nothing where all was read.
private func coverage(in report: LintReport, folder: String) -> [String] {
  let reading = report.summary.reading
  var lines = unbuilt(in: report, folder: folder) + copied(in: report, folder: folder)
  if !reading.absentTables.isEmpty {
    let names = TerminalText.sanitized(listed(reading.absentTables, limit: 5))
    lines.append(
      "Tables that the app names are not among the files (\(names)): whether their texts are translated is not known.")
  }
  if reading.partly > 0 {
    let have = reading.partly == 1 ? "1 has" : "\(reading.partly) have"
    lines.append("Of \(counted(reading.surfaces, "surface")) in code \(have) texts that only the running app knows.")
  }
  lines += neverShown(reading)
  let shown = 5
  for unread in reading.unread.prefix(shown) {
    let file = report.files[Int(unread.range.file.index)]
    let path = ReportPath(file.path, folder: folder).display
    let place = TerminalText.sanitized("\(path):\(file.position(at: Int(unread.range.start)).line)")
    let are = unread.calls == 1 ? "is" : "are"
    lines.append(
      "\(counted(unread.calls, "alert")) through “\(TerminalText.sanitized(unread.what))” (\(place)) \(are) unread.")
  }
  let rest = reading.unread.dropFirst(shown)
  if !rest.isEmpty {
    let calls = rest.reduce(0) { $0 + $1.calls }
    lines.append(
      "\(counted(calls, "alert")) through \(rest.count) others \(calls == 1 ? "is" : "are") unread (JSON lists them).")
  }
  lines += reading.budgets.map {
    "Reading stopped at \($0.limit) \(TerminalText.sanitized($0.what)); what lies behind was not read."
  }
  return lines
}

/// What is read and never shown, in which nothing is found.
private func neverShown(_ reading: ReadingCoverage) -> [String] {
  var lines: [String] = []
  if reading.neverShown > 0 {
    let are = reading.neverShown == 1 ? "is" : "are"
    lines.append("\(counted(reading.neverShown, "surface")) in code \(are) never shown, as nothing leads there.")
  }
  if !reading.unmade.isEmpty {
    let names = TerminalText.sanitized(listed(reading.unmade, limit: 5))
    lines.append("No code makes \(names): what is said for \(reading.unmade.count == 1 ? "it" : "them") was left out.")
  }
  if !reading.languages.isEmpty {
    let names = listed(reading.languages.map(\.identifier).sorted(), limit: 5)
    lines.append("Code sets the app to \(names) whatever the device’s language is: tables of others were left out.")
  }
  return lines
}

/// What the app's Xcode projects leave out.
private func unbuilt(in report: LintReport, folder: String) -> [String] {
  let files = report.summary.reading.unbuilt
  guard let others = counted(files, in: report, folder: folder) else { return [] }
  return ["\(others) in no target of the Xcode project and \(files.count == 1 ? "was" : "were") left out."]
}

/// What is kept of others' code and was not named.
private func copied(in report: LintReport, folder: String) -> [String] {
  let files = report.summary.reading.copied
  guard let others = counted(files, in: report, folder: folder) else { return [] }
  return [
    "\(others) code of others, as the folder's name says, and nothing was looked for there; check the folder by itself to have it judged."
  ]
}

/// Some files as what a sentence begins with; nil where there is none.
private func counted(_ files: [FileID], in report: LintReport, folder: String) -> String? {
  guard let first = files.first else { return nil }
  let path = TerminalText.sanitized(ReportPath(report.files[Int(first.index)].path, folder: folder).display)
  return files.count == 1 ? "\(path) is" : "\(files.count) files (\(path) first; JSON lists them) are"
}

/// How often each rule was broken, by severity: the rules that were broken most first.
package func statistics(of report: LintReport) -> String {
  let byRule = Dictionary(grouping: report.findings, by: \.rule)
  let rows = byRule.map { rule, findings in
    (rule: rule, counts: Severity.allCases.reversed().map { severity in findings.count { $0.severity == severity } })
  }.sorted { left, right in
    let (sum, other) = (left.counts.reduce(0, +), right.counts.reduce(0, +))
    return sum == other ? left.rule < right.rule : sum > other
  }
  guard !rows.isEmpty else { return "" }
  let width = max(5, rows.map(\.rule.name.count).max() ?? 0)
  func line(_ name: String, _ cells: [String]) -> String {
    name + String(repeating: " ", count: width - name.count)
      + cells.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined() + "\n"
  }
  let totals = (0..<3).map { column in rows.reduce(0) { $0 + $1.counts[column] } }
  return line("rule", ["errors", "warnings", "notes"])
    + rows.map { line($0.rule.name, $0.counts.map(String.init)) }.joined() + line("all", totals.map(String.init))
}

/// What was found and is not reported.
private func leftOut(_ summary: LintReport.Summary, options: ReportOptions) -> [String] {
  var lines: [String] = []
  if let count = summary.unchanged, count > 0 {
    let areLeftOut = count == 1 ? "that was there before is left out" : "that were there before are left out"
    lines.append("\(counted(count, "finding")) \(areLeftOut).")
  }
  if let use = summary.baseline {
    var line = "The baseline set \(use.used == 0 ? "nothing" : counted(use.used, "finding")) aside"
    if use.stale > 0 {
      let (areStale, them) = use.stale == 1 ? ("entry is stale", "it") : ("entries are stale", "them")
      line += "; \(use.stale) \(areStale): nothing fits \(them) any more"
      if options.namesCommands { line += " (--write-baseline leaves \(them) out)" }
    }
    lines.append(line + ".")
  }
  return lines
}

private func verdict(on report: LintReport, options: ReportOptions, style: TerminalStyle) -> String {
  let problems = report.findings.filter { options.lists($0) }
  let hidden = report.findings.count - problems.count
  let notes =
    hidden == 0
    ? ""
    : "\(counted(hidden, "note")) \(options.namesCommands ? "(--notes shows \(hidden == 1 ? "it" : "them"))" : "not listed")"
  let fix = fixSentence(of: report.findings, options: options)
  let lost = report.unreadable.count
  let unreadable = lost == 0 ? "" : style(Severity.error, "\(counted(lost, "file")) could not be read")
  if !problems.isEmpty {
    let files = Set(problems.map(\.range.file)).count
    let found = severityCounts(of: problems, style: style).joined(separator: ", ") + " in \(counted(files, "file"))"
    return [found, notes, fix, unreadable].filter { !$0.isEmpty }.joined(separator: "; ") + "."
  }
  if !unreadable.isEmpty { return [unreadable, notes].filter { !$0.isEmpty }.joined(separator: "; ") + "." }
  if report.summary.files == 0 { return "No string tables, alert specs or sources with alerts were found." }
  let isPartial = report.summary.baseline != nil || report.summary.unchanged != nil
  return style(.success, isPartial ? "No new problems found." : "No problems found.")
    + (notes.isEmpty ? "" : " " + [notes, fix].filter { !$0.isEmpty }.joined(separator: "; ") + ".")
}

private func scope(of summary: LintReport.Summary) -> String {
  let locales = summary.locales.isEmpty ? "" : " in \(counted(summary.locales.count, "locale"))"
  let origins: [(SurfaceOrigin, String)] = [
    (.spec, "specs"), (.payload, "payloads"), (.source, "sources"), (.keyNames, "key names"),
  ]
  let sources = origins.compactMap { origin, name in
    summary.surfacesByOrigin[origin].flatMap { $0 > 0 ? "\($0) from \(name)" : nil }
  }
  let from = sources.isEmpty ? "" : " (\(sources.joined(separator: ", ")))"
  return "Checked \(counted(summary.files, "file")), \(counted(summary.strings, "string"))\(locales), "
    + "\(counted(summary.surfaces, "surface"))\(from)."
}
