import AlertKitCore
import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Finds tables and alert specs, checks every alert in every locale, and reports.")

  @Argument(help: "Files or folders to check (default: the current folder).")
  var paths: [String] = []

  @Option(
    name: [.long, .customLong("format")],
    help: "How to report (default: text).")
  var reporter: Reporter?

  @Option(name: .shortAndLong, help: "Write the report to a file instead of standard output.")
  var output: String?

  @Option(help: "The configuration file (default: .alertcopy.yml, looked for upward from the working directory).")
  var config: String?

  @Option(name: .customLong("locale"), help: "Check only this locale; can be repeated.")
  var locales: [String] = []

  @Option(name: .customLong("only-rule"), help: "Run only this rule; can be repeated.")
  var onlyRules: [String] = []

  @Flag(help: "Let warnings fail the run as errors do.")
  var strict = false

  @Flag(help: "Print notes too, not only their number.")
  var notes = false

  @Flag(name: .shortAndLong, help: "Print findings only: no summary and no progress.")
  var quiet = false

  @Option(help: "Colour the text report: auto, always or never.")
  var color = ColorChoice.auto

  func validate() throws {
    for name in onlyRules where !Rule.all.contains(where: { $0.id.name == name }) {
      throw ValidationError(NearestName.refusal(of: name, as: "rule", among: Rule.all.map(\.id.name)))
    }
    for name in locales where LocaleTag(name) == nil {
      throw ValidationError("“\(name)” is not a locale, such as ko or pt-BR")
    }
  }

  func run() async throws {
    do {
      let status = try await check()
      if status != .success { throw status }
    } catch let failure as RunFailure {
      Terminal.Stream.error.write("alertcopy: \(failure.message)\n")
      throw ExitCode.couldNotRun
    }
  }

  private func check() async throws -> ExitCode {
    var (configuration, folder) = try LoadedConfiguration.load(named: config)
    configuration.isStrict = configuration.isStrict || strict
    if !onlyRules.isEmpty { configuration.onlyRules = Set(onlyRules.map { RuleID($0) }) }
    if !locales.isEmpty { configuration.locales = locales.compactMap { LocaleTag($0) } }
    let chosen = reporter ?? configuration.reporter.flatMap(Reporter.init(rawValue:)) ?? .text

    let discovery = FileDiscovery(configuration: configuration, configurationFolder: folder)
    let report = try await report(discovery, configuration)
    try write(chosen.render(report, options: options))
    // The text report has said it to whoever reads the terminal.
    if chosen != .text || output != nil { sayUnreadable(in: report) }
    sayUnknownLocales(in: report, configuration)
    return status(of: report, configuration: configuration)
  }

  private func report(_ discovery: FileDiscovery, _ configuration: Configuration) async throws -> LintReport {
    let found: Discovery
    do throws(DiscoveryError) {
      found = try discovery.files(under: paths.isEmpty ? ["."] : paths)
    } catch .notFound(let path) {
      throw RunFailure("no file or folder is at “\(TerminalText.sanitized(path))”")
    }
    for path in found.ignored where !quiet {
      let shown = TerminalText.sanitized(path)
      Terminal.Stream.error.write("alertcopy: \(shown) is not a string table or an alert spec, or is excluded\n")
    }
    return await ProgressLine.during("Checking \(found.found.count) files …", isShown: !quiet) {
      let project = await Project.assemble(discovery.contents(of: found), configuration: configuration)
      return await Linter.lint(project, options: Linter.Options(configuration: configuration))
    }
  }

  private func sayUnreadable(in report: LintReport) {
    for fault in report.unreadable {
      let path = TerminalText.sanitized(report.files[Int(fault.range.file.index)].path)
      Terminal.Stream.error.write("alertcopy: \(path): \(TerminalText.sanitized(fault.message))\n")
    }
  }

  private func sayUnknownLocales(in report: LintReport, _ configuration: Configuration) {
    for locale in configuration.locales where !quiet && !report.summary.locales.contains(locale) {
      Terminal.Stream.error.write("alertcopy: no table is in \(locale)\n")
    }
  }

  private var options: ReportOptions {
    let stream = Terminal.Stream.output
    var options = ReportOptions(
      workingDirectory: FileManager.default.currentDirectoryPath, toolVersion: Version.number, rules: Rule.all)
    options.usesColor = color == .always || (color == .auto && output == nil && Terminal.wantsColor(stream))
    options.showsNotes = notes
    options.isQuiet = quiet
    options.width = output == nil ? stream.width ?? options.width : options.width
    return options
  }

  private func write(_ text: String) throws {
    guard let output else { return Terminal.Stream.output.write(text) }
    do {
      // Not by way of a temporary file: that would take the place of a device, a pipe or a link.
      try Data(text.utf8).write(to: URL(filePath: output))
    } catch {
      throw RunFailure("cannot write “\(TerminalText.sanitized(output))”")
    }
  }

  private func status(of report: LintReport, configuration: Configuration) -> ExitCode {
    if !report.unreadable.isEmpty { return .couldNotRun }
    let failing = report.count(.error) + (configuration.isStrict ? report.count(.warning) : 0)
    return failing > 0 ? .findings : .success
  }
}
