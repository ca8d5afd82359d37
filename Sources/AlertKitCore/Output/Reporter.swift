/// A format that a report is written in.
public enum Reporter: String, Sendable, CaseIterable {
  /// For a person at a terminal.
  case text
  /// For programs: every finding with all that is known of it.
  case json
  /// A line a finding, as Xcode reads them from a build phase.
  case xcode
  /// GitHub's workflow commands, which annotate a pull request.
  case github
  /// SARIF 2.1.0, for code scanning services.
  case sarif
  /// GitLab's code quality report.
  case gitlab
  /// Checkstyle's XML, which many CI systems read.
  case checkstyle
  /// JUnit's XML: a failed test for each finding.
  case junit
  /// A Markdown table, for comments and job summaries.
  case markdown
  /// Comma-separated values for spreadsheets: a row for each place of each finding.
  case csv
  /// One page: the findings first, then drawings of the alerts that have any, where ``ReportOptions/preview`` is given.
  case html

  /// The report as text that ends with a line end, or empty text where there is nothing to say.
  ///
  /// Findings are written in the order given. `text`, `xcode`, `github`, `junit` and `markdown` leave notes out unless the
  /// options show them; the others hold every finding. Every file that a range names must be in the report's files.
  public func render(_ report: LintReport, options: ReportOptions) -> String {
    switch self {
    case .text: textReport(report, options: options)
    case .json: jsonReport(report, options: options).indented
    case .xcode: xcodeReport(report, options: options)
    case .github: gitHubReport(report, options: options)
    case .sarif: sarifReport(report, options: options)
    case .gitlab: gitLabReport(report, options: options)
    case .checkstyle: checkstyleReport(report, options: options)
    case .junit: jUnitReport(report, options: options)
    case .markdown: markdownReport(report, options: options)
    case .csv: csvReport(report, options: options)
    case .html: htmlReport(report, options: options)
    }
  }

  /// Gives what ``render(_:options:)`` does, in pieces where it may be large.
  package func give(_ report: LintReport, options: ReportOptions, to use: (String) -> Void) {
    if self == .json {
      jsonReport(report, options: options).giveIndented(to: use)
    } else {
      use(render(report, options: options))
    }
  }
}

/// How a report is written.
public struct ReportOptions: Sendable {
  /// An absolute path. Paths inside it are shown relative to it, and relative paths of files are taken from it.
  public var workingDirectory: String
  /// The absolute path of the folder that the paths of `github`, `gitlab` and `markdown` are relative to: the repository's, since
  /// these are read with it. Nil for the working directory.
  public var repository: String?
  /// Whether `text` is coloured.
  public var usesColor = false
  /// Whether notes are listed by the formats for people; they are always counted.
  public var showsNotes = false
  /// Whether `text` leaves its summary out.
  public var isQuiet = false
  /// Whether `text` tells many findings of one rule in one locale in one line.
  public var foldsRuns = true
  /// Whether `text` shows how often each rule was broken in place of the findings.
  public var showsStatistics = false
  /// The severities that fail the run, which are those that fail a test in `junit`.
  public var failing: Set<Severity> = [.error]
  /// The configuration that the run used, for people and programs to know; nil where there is none.
  public var configurationPath: String?
  /// Columns of the terminal, at least 40.
  public var width = 100
  /// The tool's version, such as `0.1.0`.
  public var toolVersion: String
  /// Where the pages of rules are, as a URL in which `{rule}` stands for a rule's name, or which the name completes; nil for no links.
  /// SARIF's `helpUri` and the last line of a finding in `text` point there.
  public var documentation: String?
  /// What SARIF says of the rules.
  public var rules: [Rule]
  /// Whether `text`, `markdown` and `html` name commands and options of `alertcopy` by which a person goes on; a program that makes
  /// its own reports leaves that off.
  public var namesCommands = false
  /// What `html` draws; nil for findings only.
  public var preview: Preview?
  /// What `html` calls the project; nil for the name of the working directory.
  public var projectName: String?

  /// Plain text without notes; ``rules`` is what SARIF describes.
  public init(workingDirectory: String, toolVersion: String, rules: [Rule] = []) {
    self.workingDirectory = workingDirectory
    self.toolVersion = toolVersion
    self.rules = rules
  }

  /// Whether a finding is listed by the formats for people.
  func lists(_ finding: Finding) -> Bool {
    showsNotes || finding.severity != .note
  }
}
