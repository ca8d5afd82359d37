import AlertKitCore
import Foundation

/// Writes an app's alerts from a table of intents and a table of texts, unless something is wrong with them.
@main
struct Generator {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count == 3 else {
      fail("usage: Generator INTENTS TEXTS OUTPUT", status: 64)
    }
    do {
      let isWritten = try await generate(intents: arguments[0], texts: arguments[1], output: URL(filePath: arguments[2]))
      exit(isWritten ? 0 : 1)
    } catch {
      fail("\(error)", status: 2)
    }
  }

  /// - Returns: Whether the alerts were written; if not, what is wrong with them was printed.
  static func generate(intents path: String, texts textsPath: String, output: URL) async throws -> Bool {
    let intents = try table(at: path).rows.map(Intent.init)
    let texts = Texts(try table(at: textsPath))
    let fitting = Fitting(intents: intents, sourceLocale: "en", table: "Alerts")
    let fitted = try await fitting.fitted(texts)
    let draft = try fitting.draft(fitted)

    let project = await draft.project()
    let options = try Linter.Options(rules: Rule.all + [.namesDevice])
    let report = await Linter.lint(project, options: options)
    var style = ReportOptions(workingDirectory: output.path, toolVersion: "1")
    style.isQuiet = true
    print(Reporter.text.render(report, options: style), terminator: "")
    guard report.unreadable.isEmpty, report.count(.error) == 0 else { return false }
    for file in draft.files { try write(file, under: output) }
    try SwiftUIFile(intents: intents, table: draft.table).text
      .write(to: output.appending(path: "Alerts.swift"), atomically: true, encoding: .utf8)
    for place in fitted.shortened.sorted(by: { ($0.key, $0.locale) < ($1.key, $1.locale) }) {
      print("\(place.locale): \(place.key) is the short text, so that the alert keeps its shape")
    }
    return true
  }

  private static func table(at path: String) throws -> Table {
    try Table(String(contentsOf: URL(filePath: path), encoding: .utf8))
  }

  private static func write(_ file: InputFile, under folder: URL) throws {
    guard case .bytes(let bytes) = file.contents else { return }
    let place = folder.appending(path: file.path)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: place, options: .atomic)
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}
