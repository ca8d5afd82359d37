import AlertKitCore
import AlertKitSwift
import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct AnnotateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "annotate",
    abstract: "Writes into the tables what each string is, for whoever translates it.",
    discussion: """
      Each string of an alert, sheet or notification gets its role, its neighbours and its room in the comment above it in \
      .strings files, in the comment of its key in catalogs, and in a <note> of its unit in XLIFF files, between marks of its \
      own: [alertcopy: …]. What a person wrote beside it stays, and no other byte changes. A second run changes nothing unless \
      the alerts did; --remove takes it out again.

      With --format, nothing is written into the tables: the same is printed for platforms that take it by an interface.
      """)

  /// What to print instead.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case csv, json
  }

  @OptionGroup
  var input: ProjectOptions

  @Flag(name: .customLong("dry-run"), help: "Write nothing; print what would change as a unified diff.")
  var isDryRun = false

  @Flag(help: "In XLIFF 1.2, write the room as maxwidth too, in characters, where a unit has none.")
  var maxWidth = false

  @Flag(help: "Take out what was written before.")
  var remove = false

  @Option(help: "Print csv or json instead of writing into the tables.")
  var format: Format?

  @Option(name: .shortAndLong, help: "With --format, the file to write instead of standard output.")
  var output: String?

  @Flag(name: .shortAndLong, help: "Print no progress.")
  var quiet = false

  func validate() throws {
    if format != nil, remove || isDryRun || maxWidth { throw ValidationError("--format writes nothing into the tables") }
    if remove, maxWidth { throw ValidationError("--remove takes out --max-width's too") }
    if output != nil, format == nil { throw ValidationError("--output belongs to --format") }
  }

  func run() async throws {
    try await finish(annotate)
  }

  private func annotate() async throws -> ExitCode {
    let (configuration, folder) = try input.configuration()
    let discovery = FileDiscovery(configuration: configuration, configurationFolder: folder, contents: .all)
    let found = try input.files(of: discovery, isQuiet: quiet)
    if found.isEmpty { throw RunFailure(input.nothingFound) }
    if format == nil, !isDryRun { OutputFile.clearDrafts(beside: found) }
    let files = await discovery.contents(of: found)
    let project = await ProgressLine.during("Reading \(found.found.count) files …", isShown: !quiet) {
      await Project.assemble(
        files, configuration: configuration, sources: SwiftSources.reader(wrappers: configuration.wrappers))
    }
    try input.requireLocales(of: configuration, checked: project.locales, present: project.presentLocales)
    let scenes = try Scene.scenes(for: configuration)
    var areWritten = true
    if let format {
      let report = ContextReport(of: project, scenes: scenes, workingDirectory: workingDirectory)
      try OutputFile.write(format == .csv ? report.csv : report.json, to: output)
    } else {
      var annotator = Annotator(
        of: project, action: remove ? .remove : .write(maxWidth: maxWidth), scenes: scenes, locales: configuration.locales)
      areWritten = write(annotator.files(files))
      for path in annotator.leftAlone {
        Terminal.Stream.error.write("alertcopy: \(TerminalText.sanitized(path)): left as it is, since it breaks its format\n")
        areWritten = false
      }
    }
    let unreadable = project.faults.filter { $0.kind == .unreadable }
    for fault in unreadable {
      let path = TerminalText.sanitized(project.files[Int(fault.range.file.index)].path)
      Terminal.Stream.error.write("alertcopy: \(path): \(TerminalText.sanitized(fault.message))\n")
    }
    return unreadable.isEmpty && areWritten ? .success : .couldNotRun
  }

  /// Writes files, or says what would be written.
  ///
  /// - Returns: Whether all were.
  private func write(_ files: [FixedFile]) -> Bool {
    if isDryRun { for file in files { Terminal.Stream.output.write(file.diff(relativeTo: workingDirectory)) } }
    let changed = isDryRun ? files.count : OutputFile.replace(files)
    if !quiet {
      Terminal.Stream.error.write(
        "alertcopy: \(isDryRun ? "would change" : "changed") the comments of \(counted(changed, "file"))\n")
    }
    return changed == files.count
  }

  private var workingDirectory: String { FileManager.default.currentDirectoryPath }
}
