/// The report for a comment on a pull request or a job's summary: for each alert a table of its words before and after, and its
/// pictures of box characters, as far as there is room.
func changesMarkdown(_ report: ChangesReport, options: ChangesReport.Options) -> String {
  ChangesMarkdown(report, options: options).text
}

private struct ChangesMarkdown {
  /// What whoever updates the comment finds it by.
  private static let mark = "<!-- alertcopy changes -->\n"
  /// GitHub takes 65,536 characters.
  private static let limit = 60_000
  /// What the last lines may take.
  private static let reserve = 1_200
  /// Findings that belong to no alert that changed, of which more are only counted.
  private static let mostFindings = 20
  /// Locales of an alert that are shown where there is no room for all.
  private static let fewLocales = 4

  private let report: ChangesReport
  private let options: ChangesReport.Options

  init(_ report: ChangesReport, options: ChangesReport.Options) {
    self.report = report
    self.options = options
  }

  var text: String {
    let changes = report.comparison.changes.visible
    var reader = ChangesReader(report, options: options, drawing: .nothing)
    let alerts = changes.map { reader.alert($0) }
    let end = rest(AlertMoves(report.comparison.changes.moved, reader: &reader).sentences, listed: Set(alerts.map(\.id)))
    let start = head
    let room = Self.limit - start.utf16.count - end.utf16.count - Self.reserve
    var sections = alerts.map { section($0, locales: nil) }
    if Self.length(sections) > room { sections = alerts.map { section($0, locales: Self.fewLocales) } }
    var shown = 0
    var left = room
    while shown < sections.count, sections[shown].utf16.count <= left {
      left -= sections[shown].utf16.count
      shown += 1
    }
    if shown == sections.count { draw(changes, into: &sections, left: &left) }
    return start + sections.prefix(shown).joined() + hidden(sections.count - shown) + end
  }

  private static func length(_ sections: [String]) -> Int { sections.reduce(0) { $0 + $1.utf16.count } }

  /// Adds pictures below the alerts, from the first on, until there is no more room.
  private func draw(_ changes: [AlertChange], into sections: inout [String], left: inout Int) {
    var reader = ChangesReader(report, options: options)
    for (index, change) in changes.enumerated() where left > 400 {
      for pictures in [pictures(of: reader.alert(change), all: true), pictures(of: reader.alert(change), all: false)]
      where pictures.utf16.count <= left {
        sections[index] += pictures
        left -= pictures.utf16.count
        break
      }
    }
  }

  private var head: String {
    let counts = report.counts
    var text = Self.mark + "## Alerts: \(counts.isEmpty ? "none changed" : counts.joined(separator: ", "))\n\n"
    text += "From \(markdown(report.states.then)) to \(markdown(report.states.now))."
    if let page = options.page { text += " [The page with all pictures](\(Self.link(page)))." }
    return text + "\n\n"
  }

  private func hidden(_ count: Int) -> String {
    guard count > 0 else { return "" }
    let page =
      options.page.map { " [The page has them all](\(Self.link($0)))." } ?? " `alertcopy changes --format html` shows them all."
    return "\n**\(counted(count, "more alert")) changed** and \(count == 1 ? "is" : "are") not shown here.\(page)\n\n"
  }

  private static func link(_ page: String) -> String {
    page.replacing("(", with: "%28").replacing(")", with: "%29").replacing(" ", with: "%20")
  }

  // MARK: An alert

  private func section(_ alert: ChangedAlert, locales most: Int?) -> String {
    let title = alert.title.map { "“\(markdown($0))”" } ?? markdownCode(alert.id)
    var text = "### \(title) · \(alert.verdicts.map(markdown).joined(separator: ", "))\n\n"
    text += "\(markdownCode(alert.id)) · \(alert.kind.words) · \(markdownCode(alert.place))"
    text += (alert.formerPlace.map { " · was in \(markdownCode($0))" } ?? "") + "\n\n"
    let structure = alert.change.structure.map { "- \(markdown($0.words))\n" }.joined()
    if !structure.isEmpty { text += structure + "\n" }
    let all = alert.locales.filter { !$0.texts.isEmpty }
    text += table(of: all.prefix(most ?? all.count), isKept: alert.change.fate == .kept, isGone: alert.change.now == nil)
    let others = all.dropFirst(most ?? all.count).map(\.locale.identifier)
    if !others.isEmpty { text += "And in \(markdown(listed(others, limit: 40))).\n\n" }
    let findings = alert.came.map { finding($0, came: true) } + alert.went.map { finding($0, came: false) }
    return text + (findings.isEmpty ? "" : findings.joined() + "\n")
  }

  private func table(of locales: ArraySlice<ChangedAlert.Locale>, isKept: Bool, isGone: Bool) -> String {
    guard !locales.isEmpty else { return "" }
    var text =
      isKept
      ? "| | | before | after |\n| --- | --- | --- | --- |\n" : "| | | \(isGone ? "was" : "words") |\n| --- | --- | --- |\n"
    for locale in locales {
      var name = "**\(locale.locale.identifier)**"
      for change in locale.texts {
        for (before, after) in ChangedForms(change, locale: locale.locale).pairs {
          let cells = isKept ? [cell(before, "del"), cell(after, "ins")] : [cell(isGone ? before : after, nil)]
          text += "| \(name) | \(change.field) | \(cells.joined(separator: " | ")) |\n"
          name = ""
        }
      }
    }
    return text + "\n"
  }

  /// A text in its own direction, its marked words in an element.
  private func cell(_ text: MarkedText?, _ element: String?) -> String {
    guard let text else { return "" }
    let words = text.written(plain: Self.lines) { part in
      element.map { "<\($0)>\(Self.lines(part))</\($0)>" } ?? Self.lines(part)
    }
    return words.contains(where: TerminalText.isRightToLeft) ? "<span dir=\"auto\">\(words)</span>" : words
  }

  /// A text with its line breaks.
  private static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { markdown(String($0)) }.joined(separator: "<br>")
  }

  private func pictures(of alert: ChangedAlert, all: Bool) -> String {
    let drawn = alert.locales.filter { !$0.pictures.isEmpty }
    guard !drawn.isEmpty else { return "" }
    var text = "<details><summary>As the device shows it</summary>\n\n"
    for locale in all ? drawn[...] : drawn.prefix(1) {
      for pair in all ? locale.pictures[...] : locale.pictures.prefix(1) {
        let lines = SideBySide(pair, style: TerminalStyle(isEnabled: false), width: 110, stacksWide: true).lines
        let ticks = lines.map { $0.split { $0 != "`" }.map(\.count).max() ?? 0 }.max() ?? 0
        let fence = String(repeating: "`", count: max(3, ticks + 1))
        text += "**\(locale.locale.identifier)** · \(markdown(pair.caption))\(pair.isSame ? " · looks the same" : "")\n\n"
        text += "\(fence)text\n\(lines.joined(separator: "\n"))\n\(fence)\n\n"
      }
    }
    let others = all ? [] : drawn.dropFirst().map(\.locale.identifier)
    if !others.isEmpty { text += "Not drawn here: \(markdown(listed(others, limit: 40))).\n\n" }
    return text + "</details>\n\n"
  }

  // MARK: Findings

  /// - Parameter whereabouts: Where it is, unless it stands below its alert.
  private func finding(_ finding: Finding, came: Bool, at whereabouts: String? = nil) -> String {
    let context = [finding.field == .surface ? nil : finding.field?.description, finding.localeLabel].compactMap(\.self)
    let place = context.isEmpty ? "" : " (\(context.map(markdown).joined(separator: " · ")))"
    let mark = came ? "\(markdownMark(finding.severity)) came" : "✅ went"
    return "- \(mark): \(markdownCode(finding.rule.name))\(place): \(markdown(finding.message))"
      + (whereabouts.map { " · \(markdownCode($0))" } ?? "") + "\n"
  }

  /// What belongs to no alert that is shown.
  private func rest(_ moves: [String], listed ids: Set<String>) -> String {
    var text = moves.isEmpty ? "" : moves.prefix(Self.mostFindings).map { "- \(markdown($0))\n" }.joined() + "\n"
    for (report, came) in [(report.comparison.came, true), (report.comparison.went, false)] {
      let all = self.report.otherFindings(of: report, besides: ids, folder: options.workingDirectory)
      guard !all.isEmpty else { continue }
      text += all.prefix(Self.mostFindings).map { finding($0.finding, came: came, at: $0.place) }.joined()
      if all.count > Self.mostFindings {
        text += "- and \(all.count - Self.mostFindings) more that \(came ? "came" : "went")\n"
      }
      text += "\n"
    }
    return text
  }
}
