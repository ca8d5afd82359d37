import AlertKitCore
import ArgumentParser

/// A report to write, and where: `sarif=out.sarif`, or a format's name for standard output.
struct ReportTarget<Format: RawRepresentable & CaseIterable & Sendable>: ExpressibleByArgument where Format.RawValue == String {
  let format: Format
  /// Nil for what `--output` says.
  let file: String?

  init(_ format: Format, file: String? = nil) {
    self.format = format
    self.file = file
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = Format(rawValue: String(parts[0])), parts.count == 1 || !parts[1].isEmpty else { return nil }
    self.init(format, file: parts.count == 2 ? String(parts[1]) : nil)
  }

  static var allValueStrings: [String] { Format.allCases.map(\.rawValue) }

  /// What is wrong with several reports, as a sentence; nil where each has a place of its own.
  static func problem(with targets: [Self], output: String?) -> String? {
    if targets.count(where: { $0.file == nil }) > 1 {
      return "only one report can go to one place; name files for the others: \(allValueStrings.last ?? "")=FILE"
    }
    let files = targets.compactMap(\.file) + [output].compactMap(\.self)
    if Set(files).count < files.count { return "two reports would be written to one file" }
    let haveFiles = output != nil && !targets.isEmpty && targets.allSatisfy { $0.file != nil }
    return haveFiles ? "every report has a file of its own, so there is none for --output" : nil
  }
}
