import AlertKitCore
import ArgumentParser
import CFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@main
struct Alertcopy: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "alertcopy",
    abstract: "Checks the words of an app's alerts, action sheets and notifications in every locale.",
    discussion: """
      Without a subcommand, `check` runs on the current folder.

      Exit status: 0 nothing at error level (with --strict: nothing at warning level either; with --lenient: whatever was \
      found), 1 such findings or as many warnings as --warning-threshold says, 2 could not run or an input could not be read, \
      64 wrong usage.
      """,
    version: "\(Version.number) (ICU \(ICU.version), Unicode \(ICU.unicodeVersion))",
    subcommands: [
      CheckCommand.self, FixCommand.self, PreviewCommand.self, ExtractCommand.self, WrapCommand.self, RulesCommand.self,
      InitCommand.self, ChangesCommand.self, AnnotateCommand.self, ServeCommand.self,
    ],
    defaultSubcommand: CheckCommand.self)
}

extension Alertcopy {
  /// Runs the command that is named; wrong usage names an option only where it is near what was written.
  static func main() async {
    cfiles_return_large_memory()
    do {
      var command = try await asyncParseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      let code = exitCode(for: error)
      guard code == .validationFailure else { exit(withError: error) }
      Terminal.Stream.error.write(withoutFarSuggestion(fullMessage(for: error)) + "\n")
      exit(withError: code)
    }
  }

  private static func withoutFarSuggestion(_ message: String) -> String {
    guard let parts = message.firstMatch(of: /option '--(?<written>[^']+)'\.(?<question> Did you mean '--(?<other>[^']+)'\?)/),
      NearestName.suggestion(for: String(parts.written), in: [String(parts.other)]) == nil
    else { return message }
    var message = message
    message.removeSubrange(parts.question.startIndex..<parts.question.endIndex)
    return message
  }
}

/// The version of the tool.
enum Version {
  static let number = "0.1.0"
  /// Where the pages of rules lie, as ``ReportOptions/documentation`` has it: what the environment names, as long as the project has
  /// no address of its own.
  static var rulePages: String? {
    ProcessInfo.processInfo.environment["ALERTCOPY_RULE_PAGES"].flatMap { $0.isEmpty ? nil : $0 }
  }
}
