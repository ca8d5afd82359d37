import AlertKitCore
import ArgumentParser

@main
struct Alertcopy: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "alertcopy", abstract: "Checks the words of an app's alerts in every locale.", version: "0.1.0",
    subcommands: [Wrap.self])

  func run() throws {
    print(ICU.version)
  }
}
