import Foundation
import PackagePlugin

/// `swift package alertcopy …`: runs the tool on the package's folder, so that a package needs no tool installed beside it.
@main
struct AlertcopyCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "alertcopy").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()

    if process.terminationReason == .uncaughtSignal {
      Diagnostics.error("alertcopy was ended by signal \(process.terminationStatus)")
    } else if process.terminationStatus != 0 {
      Diagnostics.error("alertcopy ended with exit status \(process.terminationStatus)")
    }
  }
}
