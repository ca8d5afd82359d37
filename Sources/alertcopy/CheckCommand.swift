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
    help: "How to report (default: text).")
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
      throw ValidationError(NearestName.refusal(of: name, as: "rule", among: Rule.all.map(\.id.name)))
    }
  }

  func run() async throws {
    try await finish(check)
  }

  private func check() async throws -> ExitCode {
    var (configuration, folder) = try input.configuration()
    configuration.isStrict = configuration.isStrict || strict
    if !onlyRules.isEmpty { configuration.onlyRules = Set(onlyRules.map { RuleID($0) }) }
    let chosen = reporter ?? configuration.reporter.flatMap(Reporter.init(rawValue:)) ?? .text

    let discovery = FileDiscovery(configuration: configuration, configurationFolder: folder)
    let found = try input.files(of: discovery, isQuiet: quiet)
    let report = await ProgressLine.during("Checking \(found.found.count) files …", isShown: !quiet) {
      let project = await Project.assemble(discovery.contents(of: found), configuration: configuration)
      return await Linter.lint(project, options: Linter.Options(configuration: configuration))
    }
    try OutputFile.write(chosen.render(report, options: options), to: output)
    // The text report has said it to whoever reads the terminal.
    if chosen != .text || output != nil { report.sayUnreadable() }
    if !quiet { report.sayUnknownLocales(of: configuration) }
    return report.status(isStrict: configuration.isStrict)
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
}
