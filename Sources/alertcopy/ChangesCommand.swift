import AlertKitCore
import AlertKitSwift
import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct ChangesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "changes",
    abstract: "Shows what a branch does to the alerts, before and after.",
    usage: "alertcopy changes [<ref> | <ref>..<ref>] [<paths> ...] [<options>]",
    discussion: """
      Compares the app with the commit where HEAD and a git ref parted, uncommitted changes included; without a ref with the \
      default branch. A..B compares B with the commit where it and A parted. Each alert that came, went, was reworded or \
      restructured is shown with its words and as the device draws it, in every locale that changed, and with the findings that \
      came and went; clean changes too. Alerts that only stand elsewhere are listed once.

      --format can be repeated: markdown=comment.md and html=page.html write files, text goes to the terminal.
      """)

  @Argument(help: "A commit, branch or tag, or two as A..B (default: the default branch).")
  var ref: String?

  @OptionGroup
  var input: ProjectOptions

  @Option(
    name: [.customLong("format")],
    help: ArgumentHelp(
      "text, markdown, html or json (default: text); NAME=FILE writes to a file. Can be repeated.", valueName: "name[=file]"))
  var formats: [ReportTarget<ChangesReport.Format>] = []

  @Option(name: .shortAndLong, help: "Write the report to a file instead of standard output.")
  var output: String?

  @Option(help: ArgumentHelp("Where the page with everything is; markdown links to it.", valueName: "url"))
  var page: String?

  @Flag(help: "Mark stale translations as needing review, in catalogs and XLIFF files.")
  var writeState = false

  @OptionGroup(title: "Scene options")
  var scenes: SceneOptions

  @OptionGroup
  var rules: RuleOptions

  @Flag(help: "Let warnings that came fail the run as errors do.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Print no progress.")
  var quiet = false

  @Option(help: "Colour the text report: auto, always or never.")
  var color = ColorChoice.auto

  func validate() throws {
    try rules.requireRules(of: input.configurationPath)
    if let problem = ReportTarget.problem(with: formats, output: output) { throw ValidationError(problem) }
  }

  mutating func run() async throws {
    let command = self
    try await finish(command.compare)
  }

  private func compare() async throws -> ExitCode {
    var (configuration, folder) = try input.configuration()
    if strict { (configuration.isStrict, configuration.isLenient) = (true, false) }
    rules.apply(to: &configuration)
    let span = try ComparedSpan(ref: ref, paths: input.paths)
    if writeState, span.to != nil { throw RunFailure("--write-state marks the files as they are, so it takes no second ref") }
    var input = input
    input.paths = span.paths
    let discovery = FileDiscovery(configuration: configuration, configurationFolder: folder, contents: .all)
    let found = try input.files(of: discovery, isQuiet: quiet)
    var options = try Linter.Options(configuration: configuration)
    options.roots = input.roots
    options.baseline = try AdoptionOptions.configuredBaseline(of: input.configurationPath)

    let current = await discovery.contents(of: found)
    let states = try span.states(of: current, found: found, by: discovery)
    let comparison = await ProgressLine.during("Comparing \(found.found.count) files …", isShown: !quiet) {
      let sources = SwiftSources.reader(wrappers: configuration.wrappers)
      let now = await Project.assemble(states.now, configuration: configuration, sources: sources)
      let then = await Project.assemble(states.then, configuration: configuration, sources: sources, like: now)
      return (then: then, now: now, lint: await Linter.compare(then, with: now, options: options))
    }
    try input.requireLocales(
      of: configuration, checked: comparison.now.locales + comparison.then.locales,
      present: comparison.now.presentLocales)
    let report = ChangesReport(
      from: comparison.then, to: comparison.now, comparison: comparison.lint, scenes: try scenes.scenes(with: configuration),
      states: states.names)
    try write(report, named: input.name)
    let isMarked = !writeState || markStale(comparison.lint.came, in: comparison.now, of: states.now)
    keepUntilExit((comparison, report, states))
    let status = conclude(comparison.lint.came, configuration: configuration, isEmpty: found.isEmpty, isMarked: isMarked)
    return states.isWhole ? status : .couldNotRun
  }

  private func write(_ report: ChangesReport, named name: String) throws {
    let targets = (formats.isEmpty ? [ReportTarget(.text)] : formats).map { ReportTarget($0.format, file: $0.file ?? output) }
    for target in targets {
      var options = ChangesReport.Options(workingDirectory: FileManager.default.currentDirectoryPath, name: name)
      options.page = page
      options.drawsAllLocales = !input.locales.isEmpty || scenes.areNamed
      options.usesColor = color == .always || (color == .auto && target.file == nil && Terminal.wantsColor(.output))
      options.width = target.file == nil ? Terminal.Stream.output.width ?? options.width : options.width
      try OutputFile.write(report.render(target.format, options: options), to: target.file)
    }
  }

  /// Marks what is stale, and says how much.
  ///
  /// - Returns: Whether all files that hold states were written.
  private func markStale(_ report: LintReport, in project: Project, of inputs: [InputFile]) -> Bool {
    let marks = ReviewMarks(report, in: project, of: inputs)
    let written = OutputFile.replace(marks.files)
    if !quiet {
      let others = marks.unmarked == 0 ? "" : "; \(marks.unmarked) more stand where no state can be written"
      Terminal.Stream.error.write(
        "alertcopy: marked \(counted(marks.marked, "translation")) as needing review in \(counted(written, "file"))\(others)\n")
    }
    return written == marks.files.count
  }

  private func conclude(
    _ report: LintReport, configuration: Configuration, isEmpty: Bool, isMarked: Bool
  ) -> ExitCode {
    report.sayUnreadable()
    report.sayUnfinished()
    if !quiet { report.sayUnknownLocales(of: configuration) }
    let (status, reason) = report.status(under: configuration)
    if let reason { Terminal.Stream.error.write("alertcopy: \(reason)\n") }
    if isEmpty { Terminal.Stream.error.write("alertcopy: \(input.nothingFound)\n") }
    return isEmpty || !isMarked ? .couldNotRun : status
  }
}
