/// What a branch does to an app's alerts, before and after.
package struct ChangesReport: Sendable {
  /// A format that it is written in.
  package enum Format: String, Sendable, CaseIterable {
    /// For a person at a terminal.
    case text
    /// For a comment or a job's summary, of at most 60,000 characters.
    case markdown
    /// One page with pictures and filters that loads nothing.
    case html
    /// For programs.
    case json
  }

  /// How it is written.
  package struct Options: Sendable {
    /// An absolute path; paths inside it are shown relative to it.
    package var workingDirectory: String
    /// Where the page is that shows everything, for `markdown`; nil where that is not known.
    package var page: String?
    /// What `html` calls the app.
    package var name: String
    /// Whether `text` is coloured.
    package var usesColor = false
    /// Columns of the terminal.
    package var width = 100
    /// Whether `text` draws every locale that changed, not only the source language and those in which a finding came.
    package var drawsAllLocales = true

    /// A report on the app of a name.
    package init(workingDirectory: String, name: String) {
      self.workingDirectory = workingDirectory
      self.name = name
    }
  }

  let then: Project
  let now: Project
  let comparison: LintComparison
  /// Where alerts are drawn.
  let scenes: [Scene]
  /// What is compared with what: `main (1a2b3c4)`.
  let states: (then: String, now: String)

  /// - Parameters:
  ///   - then: The app as it was.
  ///   - now: As it is.
  ///   - comparison: What differs between them.
  ///   - scenes: Where alerts are drawn; at least one.
  ///   - states: What the two states are called.
  package init(
    from then: Project, to now: Project, comparison: LintComparison, scenes: [Scene], states: (then: String, now: String)
  ) {
    (self.then, self.now, self.comparison, self.scenes, self.states) = (then, now, comparison, scenes, states)
  }

  /// The report as text that ends with a line end.
  package func render(_ format: Format, options: Options) -> String {
    switch format {
    case .text: changesText(self, options: options)
    case .markdown: changesMarkdown(self, options: options)
    case .html: ChangesPage(self, options: options).text
    case .json: changesJSON(self, options: options)
    }
  }

  /// `2 added, 1 reworded`: how many alerts each thing became of; one may count for several. Empty where nothing changed.
  var counts: [String] {
    let all = comparison.changes.all
    func count(_ words: String, _ isMeant: (AlertChange) -> Bool) -> String? {
      let number = all.count(where: isMeant)
      return number == 0 ? nil : "\(number) \(words)"
    }
    return [
      count("added") { $0.fate == .added }, count("newly shown") { $0.fate == .shown },
      count("reworded") { $0.fate == .kept && !$0.words.isEmpty },
      count("restructured") { !$0.structure.isEmpty }, count("removed") { $0.fate == .removed },
      count("no longer shown") { $0.fate == .hidden }, count("moved") { $0.isMoved },
    ].compactMap(\.self)
  }

  /// Findings that are of no alert that is listed, before or after, each with its place.
  func otherFindings(of report: LintReport, besides listed: Set<String>, folder: String) -> [(finding: Finding, place: String)]
  {
    var places = ReportPlaces(report.files, folder: folder)
    return report.findings.filter { finding in
      finding.severity != .note
        && !(finding.surfaces + [finding.surface].compactMap(\.self)).contains(where: listed.contains)
    }.map { finding in
      let alert = finding.surface.map { TerminalText.sanitized($0) }
      return (finding, [alert, places.place(of: finding.range).description].compactMap(\.self).joined(separator: " · "))
    }
  }
}
