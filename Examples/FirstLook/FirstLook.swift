import AlertKitCore
import Foundation

/// Checks the tables, specs and payloads of a folder with the library alone, which is built long before what reads code is.
@main
struct FirstLook {
  /// How many findings are shown: the whole report follows.
  static let findings = 3

  static func main() async throws {
    let folder = CommandLine.arguments.dropFirst().first ?? "."
    var configuration = Configuration()
    var root: String?
    let here = FileManager.default.currentDirectoryPath
    if let path = ConfigurationFile.nearest(to: URL(filePath: folder).standardizedFileURL.path) {
      let file = try ConfigurationFile(contentsOf: path)
      (configuration, root) = (file.configuration, file.folder)
    }
    let discovery = FileDiscovery(configuration: configuration, configurationFolder: root, contents: .documents)
    let inputs = await discovery.contents(of: try discovery.files(under: [folder]))
    let project = await Project.assemble(inputs, configuration: configuration)
    let report = await Linter.lint(project, options: try Linter.Options(configuration: configuration))
    let text = Reporter.text.render(report, options: ReportOptions(workingDirectory: here, toolVersion: ""))
    // The heading of a file has no message.
    let blocks = text.components(separatedBy: "\n\n").filter { $0.contains(": ") }
    for finding in blocks.prefix(findings) { print(finding, terminator: "\n\n") }
    let more = report.findings.count - min(findings, blocks.count)
    if more > 0 { print("… and \(more) more in the tables and specs; the whole report is below.\n") }
  }
}
