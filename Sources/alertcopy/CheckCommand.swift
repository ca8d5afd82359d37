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

  @OptionGroup
  var input: ProjectOptions

  @Option(
    name: [.long, .customLong("format")],
    help: "How to report: \(Reporter.allCases.map(\.rawValue).joined(separator: ", ")) (default: text).")
  var reporter: Reporter?

  @Option(name: .shortAndLong, help: "Write the report to a file instead of standard output.")
  var output: String?

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
      let suggestion = NearestName.suggestion(for: name, in: Rule.all.map(\.id.name))
      throw ValidationError("no rule is named “\(name)”" + (suggestion.map { "; did you mean “\($0)”?" } ?? ""))
    }
  }

  func run() async throws {
    try await finish(check)
  }

  private func check() async throws -> ExitCode {
    var (configuration, folder) = try input.configuration()
    configuration.isStrict = configuration.isStrict || strict
    if !onlyRules.isEmpty { configuration.onlyRules = Set(onlyRules.map { RuleID($0) }) }
    let chosen = try reporter ?? configuredReporter(configuration)

    let discovery = FileDiscovery(configuration: configuration, configurationFolder: folder)
    let found = try input.files(of: discovery, isQuiet: quiet)
    let (_, report) = await ProgressLine.during("Checking \(found.found.count) files …", isShown: !quiet) {
      await input.load(found, of: discovery, configuration: configuration)
    }
    try OutputFile.write(chosen.render(report, options: options), to: output)
    return status(of: report, configuration: configuration)
  }

  private func configuredReporter(_ configuration: Configuration) throws -> Reporter {
    guard let name = configuration.reporter else { return .text }
    guard let reporter = Reporter(rawValue: name) else {
      let suggestion = NearestName.suggestion(for: name, in: Reporter.allCases.map(\.rawValue))
      throw RunFailure("no reporter is named “\(name)”" + (suggestion.map { "; did you mean “\($0)”?" } ?? ""))
    }
    return reporter
  }

  private var options: ReportOptions {
    let stream = Terminal.Stream.output
    var options = ReportOptions(workingDirectory: FileManager.default.currentDirectoryPath, toolVersion: Version.number, rules: Rule.all)
    options.usesColor = color == .always || (color == .auto && output == nil && Terminal.wantsColor(stream))
    options.showsNotes = notes
    options.isQuiet = quiet
    options.width = output == nil ? stream.width ?? options.width : options.width
    return options
  }

  private func status(of report: LintReport, configuration: Configuration) -> ExitCode {
    if report.tellUnreadable() { return .couldNotRun }
    let failing = report.count(.error) + (configuration.isStrict ? report.count(.warning) : 0)
    return failing > 0 ? .findings : .success
  }
}
