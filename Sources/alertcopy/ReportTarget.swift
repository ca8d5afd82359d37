import AlertKitCore
import ArgumentParser

/// A report to write, and where: `sarif=out.sarif`, or a format's name for standard output.
struct ReportTarget: ExpressibleByArgument {
  let reporter: Reporter
  /// Nil for what `--output` says.
  let file: String?

  init(_ reporter: Reporter, file: String? = nil) {
    self.reporter = reporter
    self.file = file
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let reporter = Reporter(rawValue: String(parts[0])), parts.count == 1 || !parts[1].isEmpty else { return nil }
    self.init(reporter, file: parts.count == 2 ? String(parts[1]) : nil)
  }

  static var allValueStrings: [String] { Reporter.allCases.map(\.rawValue) }
}
