import AlertKitCore
import AlertKitSwift
import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Writes a commented .alertcopy.yml for the app at hand.",
    discussion: "A file that is there already is left as it is, unless --force is given.")

  @Argument(help: "Folders to look in (default: the current folder).")
  var paths: [String] = []

  @Option(name: .shortAndLong, help: "The file to write, or - for standard output.")
  var output = ConfigurationFile.names[0]

  @Flag(help: "Write to standard output.")
  var print = false

  @Flag(help: "Write over a file that is there already.")
  var force = false

  func validate() throws {
    if print, output != ConfigurationFile.names[0], output != "-" {
      throw ValidationError("--print writes to standard output, so no file can be named with --output")
    }
  }

  func run() async throws {
    try await finish(write)
  }

  private var isPrinted: Bool { print || output == "-" }

  private func write() async throws -> ExitCode {
    if !isPrinted, !force, FileManager.default.fileExists(atPath: output) {
      throw RunFailure(
        "“\(TerminalText.sanitized(output))” is there already; --force writes over it, --print shows what it would be")
    }
    let discovery = FileDiscovery(configurationFolder: ".", contents: .all)
    let found: Discovery
    do throws(DiscoveryError) {
      found = try discovery.files(under: paths.isEmpty ? ["."] : paths)
    } catch {
      switch error {
      case .notFound(let path): throw RunFailure("no file or folder is at “\(TerminalText.sanitized(path))”")
      }
    }
    let project = await Project.assemble(discovery.contents(of: found), sources: SwiftSources.reader())
    let draft = ConfigurationDraft(of: project, paths: paths, more: [.wrappers(of: project.coverage)])
    try OutputFile.write(draft.text, to: isPrinted ? nil : output)
    if !isPrinted {
      Terminal.Stream.error.write("alertcopy: wrote \(TerminalText.sanitized(output)); `alertcopy check` reads it\n")
    }
    return .success
  }
}
