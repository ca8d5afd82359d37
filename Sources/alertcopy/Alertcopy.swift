import AlertKitCore
import ArgumentParser

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

/// The version of the tool.
enum Version {
  static let number = "0.1.0"
  /// Where the pages of rules lie, as ``ReportOptions/documentation`` has it: what the environment names, as long as the project has
  /// no address of its own.
  static var rulePages: String? {
    ProcessInfo.processInfo.environment["ALERTCOPY_RULE_PAGES"].flatMap { $0.isEmpty ? nil : $0 }
  }
}
