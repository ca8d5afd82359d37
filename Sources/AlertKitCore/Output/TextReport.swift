/// The report for a person at a terminal: errors first, then the others by file, each with its line, and a summary. Many findings
/// of one rule in one locale, or in none, are one line.
func textReport(_ report: LintReport, options: ReportOptions) -> String {
  var writer = TextReport(report, options: options)
  writer.write()
  return writer.text
}

/// Writes findings one after another, and remembers what was said already.
private struct TextReport {
  private let report: LintReport
  private let options: ReportOptions
  private let style: TerminalStyle
  private var places: ReportPlaces
  private(set) var text = ""
  /// How often a rule was reported in the file at hand.
  private var occurrences: [RuleID: Int] = [:]
  private var explained: Set<RuleID> = []

  /// Findings of one rule in one file that are shown with their line; further ones are shown in short.
  private static let occurrencesInFull = 3

  init(_ report: LintReport, options: ReportOptions) {
    self.report = report
    self.options = options
    style = TerminalStyle(isEnabled: options.usesColor)
    places = ReportPlaces(report.files, folder: options.workingDirectory)
  }

  mutating func write() {
    for fault in report.unreadable {
      let path = style(.path, TerminalText.sanitized(places.path(of: fault.range.file).display))
      text += "\(path): \(style(Severity.error, "error:")) \(TerminalText.sanitized(fault.message))\n"
    }
    if !report.unreadable.isEmpty { text += "\n" }
    if options.showsStatistics {
      text += statistics(of: report)
      closeBlock()
    } else {
      writeFindings()
    }
    if !options.isQuiet { text += textSummary(of: report, options: options, style: style) }
    if options.isQuiet, text.hasSuffix("\n\n") { text.removeLast() }
  }

  private mutating func writeFindings() {
    let listed = report.findings.filter(options.lists)
    let locales = listed.filter { $0.rule == UntranslatedLocales.rule }
    let rest = locales.count > 1 ? listed.filter { $0.rule != UntranslatedLocales.rule } : listed
    let runs = FindingRuns(rest.filter { $0.severity != .error }, folds: options.foldsRuns)
    for part in [rest.filter { $0.severity == .error }, runs.single] {
      for group in part.chunked(by: { $0.range.file == $1.range.file }) {
        heading(of: group)
        occurrences = [:]
        for finding in group { write(finding) }
        closeBlock()
      }
    }
    for run in runs.runs { write(run) }
    closeBlock()
    if locales.count > 1 {
      for finding in locales { writeLine(finding) }
      closeBlock()
    }
  }

  /// The finding in one line.
  private mutating func writeLine(_ finding: Finding) {
    text += head(of: finding) + style(.faint, brief(finding)) + "\n"
  }

  private mutating func head(of finding: Finding) -> String {
    let place = places.place(of: finding.range)
    let severity = style(finding.severity, "\(finding.severity):")
    let message = TerminalText.sanitized(finding.message)
    return "\(style(.path, place.description + ":")) \(severity) \(message) \(style(.faint, "(\(finding.rule))"))"
  }

  /// One line for findings of one rule in one locale, or in none.
  private mutating func write(_ run: [Finding]) {
    guard let first = run.first else { return }
    let place = places.place(of: first.range)
    let severity = style(first.severity, "\(first.severity):")
    let files = Set(run.map(\.range.file)).count
    let others = files == 1 ? "" : " in \(files) files"
    text += "\(style(.path, place.description + ":")) \(severity) \(TerminalText.sanitized(first.message)) "
    text += "\(style(.faint, "(\(first.rule))")) and \(run.count - 1) more of this rule"
    text += first.locale.map { " in \($0)" } ?? ""
    let option = first.locale.map { " --locale \($0)" } ?? ""
    text += others + (options.namesCommands ? ": `--only-rule \(first.rule)\(option)` shows all\n" : "\n")
  }

  /// Says how much there is, where a file has more than one finding.
  private mutating func heading(of group: ArraySlice<Finding>) {
    guard group.count > 1 else { return }
    let path = TerminalText.sanitized(places.path(of: group.first!.range.file).display)
    let counts = severityCounts(of: group, style: TerminalStyle(isEnabled: false)).joined(separator: ", ")
    text += "\(style(.heading, path)) \(style(.faint, "(\(counts))"))\n\n"
  }

  private mutating func closeBlock() {
    if !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
  }

  private mutating func write(_ finding: Finding) {
    occurrences[finding.rule, default: 0] += 1
    let place = places.place(of: finding.range)
    if occurrences[finding.rule]! > Self.occurrencesInFull { return writeLine(finding) }
    closeBlock()
    text += head(of: finding) + "\n"
    let gutter = String(repeating: " ", count: "\(place.start.line)".count + 1)
    write(finding, gutter: gutter)
    for line in context(of: finding) { text += "\(gutter)\(style(.faint, "= \(line)"))\n" }
    text += "\n"
  }

  /// What a finding in short says after its message: the text where the message does not quote it, surface and locales.
  private func brief(_ finding: Finding) -> String {
    let quoted = finding.text.flatMap { finding.message.contains($0) ? nil : "“\(TerminalText.sanitized($0))”" }
    return [quoted, finding.surfaceLabel, finding.localeLabel].compactMap(\.self).map { " · " + $0 }.joined()
  }

  /// The line, and what marks the place in it.
  private mutating func write(_ finding: Finding, gutter: String) {
    let file = report.files[Int(finding.range.file.index)]
    let excerpt = Excerpt(
      finding.range, of: file, index: places.lineIndex(of: finding.range.file),
      width: max(40, options.width) - gutter.count - 2)
    text += "\(style(.faint, "\(excerpt.number) |")) \(excerpt.line)\n"
    if let underline = excerpt.underline {
      let carets = String(repeating: "^", count: underline.count)
      text += "\(gutter)\(style(.faint, "|")) "
      text += String(repeating: " ", count: underline.lowerBound) + style(finding.severity, carets) + "\n"
    } else {
      text += "\(gutter)\(style(.faint, "|")) \(style(finding.severity, "^ " + excerpt.marked))\n"
    }
  }

  /// Where the text is shown, where else the problem is, and what the rule rests on.
  private mutating func context(of finding: Finding) -> [String] {
    var lines: [String] = []
    let shown = [finding.surfaceLabel, finding.localeLabel].compactMap(\.self)
    if !shown.isEmpty { lines.append(shown.joined(separator: " · ")) }
    if !finding.scenes.isEmpty { lines.append("on " + listed(finding.scenes, limit: 3)) }
    let words = finding.otherWords
    if !words.isEmpty { lines.append(words.joined(separator: " · ")) }
    let related = finding.related.prefix(3).map { places.place(of: $0.range).description }
    if !related.isEmpty {
      let more = finding.related.count - related.count
      lines.append("also at " + related.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""))
    }
    if explained.insert(finding.rule).inserted {
      let guideline = finding.guideline.map { "guideline \($0)" }
      let page = options.documentation.map { documentation in
        "\(TerminalText.sanitized(RulePageAddress(documentation).address(of: finding.rule))) says why"
      }
      let why = page ?? (options.namesCommands ? "`alertcopy rules \(finding.rule)` says why" : nil)
      let reasons = [guideline, why].compactMap(\.self)
      if !reasons.isEmpty { lines.append(reasons.joined(separator: "; ")) }
    }
    return lines
  }
}
