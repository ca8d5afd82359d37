import AlertKitCore
import AlertKitSwift
import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct ExtractCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Lists the alerts, action sheets and confirmation dialogs that an app's Swift sources show.")

  /// What to write.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case json, spec
  }

  @Argument(help: "Files or folders to look in (default: the current folder).")
  var paths: [String] = []

  @Option(
    help: "The configuration file (default: .alertcopy.yml, looked for upward from the working directory, then from the paths)."
  )
  var config: String?

  @Option(help: "json, or spec for an alert spec in YAML.")
  var format = Format.json

  @Option(name: .shortAndLong, help: "The file to write instead of standard output.")
  var output: String?

  @Flag(name: .shortAndLong, help: "Print no progress.")
  var quiet = false

  func run() async throws {
    try await finish(extract)
  }

  private var shownPaths: String { paths.isEmpty ? "." : paths.joined(separator: ", ") }

  private func extract() async throws -> ExitCode {
    let (configuration, folder) = try LoadedConfiguration.load(
      at: LoadedConfiguration.path(named: config, for: paths))
    let discovery = FileDiscovery(configuration: configuration, configurationFolder: folder, contents: .sourcesAndTables)
    let found: Discovery
    do throws(DiscoveryError) {
      found = try discovery.files(under: paths.isEmpty ? ["."] : paths)
    } catch {
      switch error {
      case .notFound(let path): throw RunFailure("no file or folder is at “\(TerminalText.sanitized(path))”")
      }
    }
    guard found.found.contains(where: { SwiftSources.reads($0.path) }) else {
      throw RunFailure("no Swift or Objective-C code was found in \(TerminalText.sanitized(shownPaths))")
    }
    let project = await ProgressLine.during("Reading \(found.found.count) files …", isShown: !quiet) {
      await Project.assemble(
        discovery.contents(of: found), configuration: configuration,
        sources: SwiftSources.reader(wrappers: configuration.wrappers))
    }
    let extraction = Extraction(
      of: project, workingDirectory: FileManager.default.currentDirectoryPath)
    try OutputFile.write(format == .json ? extraction.json : extraction.spec, to: output)
    let unreadable = project.faults.filter { fault in
      fault.kind == .unreadable && SwiftSources.reads(project.files[Int(fault.range.file.index)].path)
    }
    for fault in unreadable { project.say(fault) }
    if !quiet { for fault in project.faults where fault.kind == .brokenCode { project.say(fault) } }
    return unreadable.isEmpty ? .success : .couldNotRun
  }
}

extension Project {
  /// Prints on standard error what is wrong with a file.
  fileprivate func say(_ fault: Fault) {
    let file = files[Int(fault.range.file.index)]
    let position = file.position(at: Int(fault.range.start))
    let place = fault.kind == .unreadable ? file.path : "\(file.path):\(position.line):\(position.column)"
    Terminal.Stream.error.write("alertcopy: \(TerminalText.sanitized("\(place): \(fault.message)"))\n")
  }
}
