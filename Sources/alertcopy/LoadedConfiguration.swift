import AlertKitCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds and reads `.alertcopy.yml`.
enum LoadedConfiguration {
  static let names = [".alertcopy.yml", ".alertcopy.yaml"]

  /// The configuration and the folder that its paths are relative to; the default one, and no folder, where there is no file.
  ///
  /// - Throws: ``RunFailure`` when a named file cannot be read, or a file has faults.
  static func load(named name: String?) throws(RunFailure) -> (configuration: Configuration, folder: String?) {
    guard let path = name ?? nearest() else { return (Configuration(), nil) }
    guard let bytes = try? Data(contentsOf: URL(filePath: path)) else {
      throw RunFailure("cannot read the configuration “\(TerminalText.sanitized(path))”")
    }
    let decoded = SourceFile.decode(id: FileID(0), path: path, bytes: Array(bytes))
    let read = ConfigurationReader.read(decoded.value)
    let unknown = read.value.ruleMentions.filter { mention in !Rule.all.contains { $0.id == mention.rule } }
    let faults = decoded.faults + read.faults + unknown.map(unknownRule)
    guard faults.isEmpty else { throw RunFailure(lines(of: faults, in: decoded.value)) }
    let folder = URL(filePath: path).deletingLastPathComponent().path
    return (read.value.configuration, folder)
  }

  /// The nearest configuration from the working directory upward.
  private static func nearest() -> String? {
    var folder = URL(filePath: FileManager.default.currentDirectoryPath)
    while true {
      for name in names where FileManager.default.fileExists(atPath: folder.appending(path: name).path) {
        return folder.appending(path: name).path
      }
      let parent = folder.deletingLastPathComponent()
      if parent.path == folder.path { return nil }
      folder = parent
    }
  }

  private static func unknownRule(_ mention: ConfigurationDocument.RuleMention) -> Fault {
    let suggestion = NearestName.suggestion(for: mention.rule.name, in: Rule.all.map(\.id.name))
    let message = "no rule is named \"\(mention.rule)\"" + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "")
    return Fault(.syntax, message, at: mention.range)
  }

  private static func lines(of faults: [Fault], in file: SourceFile) -> String {
    let lines = faults.sorted { $0.range < $1.range }.map { fault in
      let position = file.position(at: Int(fault.range.start))
      return TerminalText.sanitized("\(file.path):\(position.line):\(position.column): \(fault.message)")
    }
    return "the configuration has errors\n" + lines.joined(separator: "\n")
  }
}
