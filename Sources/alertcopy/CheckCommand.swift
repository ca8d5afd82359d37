import AlertKitCore
import AlertKitSwift
import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Finds tables, XLIFF files and alert specs, checks every alert in every locale, and reports.",
    discussion: """
      In an old app, set aside what is there with --write-baseline FILE, and pass --baseline FILE from then on; in a pull \
      request, --since REF reports what it brings. --reporter can be repeated: sarif=out.sarif writes a file, text goes to the \
      terminal.

      With --jsonl, no files are read: each line of standard input is an alert or a text as a JSON object, {"id", "locale", \
      "title", "message", "buttons": [{"title", "role"}]} or {"id", "locale", "role", "text"}, and is answered in order with \
      {"id", "findings", "room"}; a line that is no request is answered with {"id", "error"}.
      """)

  @OptionGroup
  var input: ProjectOptions

  @Option(
    name: [.customLong("reporter"), .customLong("format")],
    help: ArgumentHelp(
      "How to report (default: text); NAME=FILE writes to a file. Can be repeated.", valueName: "name[=file]"))
  var reporters: [ReportTarget<Reporter>] = []

  @Option(name: .shortAndLong, help: "Write the report to a file instead of standard output.")
  var output: String?

  @OptionGroup
  var rules: RuleOptions

  @OptionGroup(title: "Adoption options")
  var adoption: AdoptionOptions

  @Flag(help: "Answer alerts and texts from standard input, one JSON object a line, and read no files.")
  var jsonl = false

  @Flag(help: "Print notes too, not only their number.")
  var notes = false

  @Flag(help: "Print how often each rule was broken, in place of the findings.")
  var statistics = false

  @Flag(name: .shortAndLong, help: "Print findings only: no summary and no progress.")
  var quiet = false

  @Option(help: "Colour the text report: auto, always or never.")
  var color = ColorChoice.auto

  func validate() throws {
    try rules.requireRules(of: input.configurationPath)
    if jsonl, !input.paths.isEmpty || !input.locales.isEmpty || !reporters.isEmpty || output != nil || adoption.comparesRuns {
      throw ValidationError("--jsonl reads standard input; only --config and --only-rule go with it")
    }
    if let problem = ReportTarget.problem(with: reporters, output: output) { throw ValidationError(problem) }
  }

  func run() async throws {
    try await finish(jsonl ? answer : check)
  }

  private func answer() async throws -> ExitCode {
    var stream = LineStream(try CheckResponder(configuration: try configuration().configuration))
    try stream.run()
    return .success
  }

  /// The configuration with what the command line says of it, and the folder that its paths are relative to.
  private func configuration() throws(RunFailure) -> (configuration: Configuration, folder: String?) {
    var (configuration, folder) = try input.configuration()
    adoption.apply(to: &configuration)
    rules.apply(to: &configuration)
    return (configuration, folder)
  }

  private func check() async throws -> ExitCode {
    let (configuration, folder) = try configuration()
    let discovery = FileDiscovery(configuration: configuration, configurationFolder: folder, contents: .all)
    let found = try input.files(of: discovery, isQuiet: quiet)
    if found.isEmpty { throw RunFailure(input.nothingFound) }
    var options = try Linter.Options(configuration: configuration)
    options.roots = input.roots
    options.baseline = try adoption.loadedBaseline(of: input.configurationPath)
    let kept = try adoption.keptEntries(options: options, of: input)

    let files = await discovery.contents(of: found)
    let earlier = try adoption.earlierFiles(files, of: found, by: discovery, under: input.roots)
    var (project, report) = await ProgressLine.during("Checking \(found.found.count) files …", isShown: !quiet) {
      let sources = SwiftSources.reader(wrappers: configuration.wrappers)
      let project = await Project.assemble(files, configuration: configuration, sources: sources)
      if let earlier {
        options.earlier = await Project.assemble(earlier.files, configuration: configuration, sources: sources, like: project)
      }
      return (project, await Linter.lint(project, options: options))
    }
    try input.requireLocales(of: configuration, in: report)
    if let path = adoption.newBaseline { try setAside(&report, into: path, keeping: kept) }
    try write(report, of: project, configuration: configuration)
    keepUntilExit((project, report, files))
    let status = conclude(report, configuration: configuration)
    return earlier?.isWhole ?? true ? status : .couldNotRun
  }

  /// Makes everything that was found a baseline's, beside entries of the one whose place it takes.
  private func setAside(
    _ report: inout LintReport, into path: String, keeping kept: Baseline.Entries
  ) throws(RunFailure) {
    let folder = Baseline.folder(of: path)
    var baseline = Baseline(of: report, relativeTo: folder, workingDirectory: FileManager.default.currentDirectoryPath)
    let count = baseline.entries.count
    // A run on a table's folder finds what code elsewhere makes an alert's: such an entry is not kept beside itself.
    let found = baseline.entries
    baseline.entries.add(kept.filter { identity, _ in found[identity] == nil })
    try OutputFile.write(baseline.text, to: path)
    let findings = report.findings.count
    report.findings = []
    report.summary.baseline = BaselineUse(used: findings, stale: 0)
    if !quiet {
      let others = baseline.entries.count - count
      let more = others == 0 ? "" : " and kept \(others) that this run did not look at"
      let entries = count == 1 ? "1 entry" : "\(count) entries"
      let all = findings == count ? "" : "\(counted(findings, "finding")) as "
      Terminal.Stream.error.write("alertcopy: wrote \(all)\(entries) to \(TerminalText.sanitized(path))\(more)\n")
    }
  }

  /// The reports to write, each with its file; nil for standard output.
  private func targets(_ configuration: Configuration) -> [ReportTarget<Reporter>] {
    let named = configuration.reporter.flatMap(Reporter.init(rawValue:)) ?? .text
    return (reporters.isEmpty ? [ReportTarget(named)] : reporters).map { ReportTarget($0.format, file: $0.file ?? output) }
  }

  private func write(_ report: LintReport, of project: Project, configuration: Configuration) throws {
    for target in targets(configuration) {
      var options = options(for: target, configuration)
      if target.format == .html {
        options.preview = Preview(of: project, report: report, scenes: project.shown(in: try Scene.scenes(for: configuration)))
        options.projectName = input.name
      }
      try OutputFile.write(to: target.file) { target.format.give(report, options: options, to: $0) }
      if target.format == .github, let summary = Reporter.gitHubSummary(report, options: options) {
        try OutputFile.addToJobSummary(summary)
      }
    }
    if statistics, !isToldAsText(configuration) { Terminal.Stream.error.write(AlertKitCore.statistics(of: report)) }
  }

  private func options(for target: ReportTarget<Reporter>, _ configuration: Configuration) -> ReportOptions {
    let stream = Terminal.Stream.output
    var options = ReportOptions(
      workingDirectory: FileManager.default.currentDirectoryPath, toolVersion: Version.number,
      rules: Rule.all(with: configuration))
    options.namesCommands = true
    options.documentation = Version.rulePages
    options.showsStatistics = statistics
    options.foldsRuns = rules.only.isEmpty
    options.failing = configuration.isLenient ? [] : configuration.isStrict ? [.error, .warning] : [.error]
    options.configurationPath = input.configurationPath
    options.repository = RepositoryFolder.around(input.roots[0])
    options.usesColor = color == .always || (color == .auto && target.file == nil && Terminal.wantsColor(stream))
    options.showsNotes = notes
    options.isQuiet = quiet
    options.width = target.file == nil ? stream.width ?? options.width : options.width
    return options
  }

  /// Whether the terminal shows a text report.
  private func isToldAsText(_ configuration: Configuration) -> Bool {
    targets(configuration).contains { $0.format == .text && $0.file == nil }
  }

  /// Says what no report on the terminal says, and gives the status.
  private func conclude(_ report: LintReport, configuration: Configuration) -> ExitCode {
    let isToldAsText = isToldAsText(configuration)
    if !isToldAsText { report.sayUnreadable() }
    report.sayUnfinished()
    if !quiet {
      if !isToldAsText { report.sayStaleEntries() }
      report.sayUnknownLocales(of: configuration)
    }
    let (status, reason) = report.status(under: configuration)
    if let reason { Terminal.Stream.error.write("alertcopy: \(reason)\n") }
    return status
  }
}
