import AlertKitCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds and reads `.alertcopy.yml`.
enum LoadedConfiguration {
  static let names = [".alertcopy.yml", ".alertcopy.yaml"]

  /// The configuration and the folder that its paths are relative to; the default one, and no folder, where there is no file or
  /// `/dev/null` is named.
  ///
  /// - Throws: ``RunFailure`` when a named file cannot be read, or a file has faults.
  static func load(named name: String?) throws(RunFailure) -> (configuration: Configuration, folder: String?) {
    guard let path = path(named: name) else { return (Configuration(), nil) }
    guard let bytes = try? Data(contentsOf: URL(filePath: path)) else {
      throw RunFailure("cannot read the configuration “\(TerminalText.sanitized(path))”")
    }
    let decoded = SourceFile.decode(id: FileID(0), path: shown(path), bytes: Array(bytes))
    let read = ConfigurationReader.read(decoded.value)
    let faults = decoded.faults + read.faults + unknownNames(in: read.value)
    guard faults.isEmpty else { throw RunFailure(lines(of: faults, in: decoded.value)) }
    let folder = URL(filePath: path).deletingLastPathComponent().path
    return (read.value.configuration, folder)
  }

  /// The path of the configuration that is used; nil where there is none, or `/dev/null` is named.
  static func path(named name: String?) -> String? {
    (name ?? nearest()).flatMap { $0 == "/dev/null" ? nil : $0 }
  }

  /// Where a configuration names its baseline, as `path:line:column: `; empty where it cannot be told.
  static func placeOfBaseline(named name: String?) -> String {
    guard let path = path(named: name), let bytes = try? Data(contentsOf: URL(filePath: path)) else { return "" }
    let file = SourceFile.decode(id: FileID(0), path: shown(path), bytes: Array(bytes)).value
    guard let range = ConfigurationReader.read(file).value.baselineRange else { return "" }
    let position = file.position(at: Int(range.start))
    return TerminalText.sanitized("\(file.path):\(position.line):\(position.column): ")
  }

  /// Every path that is looked at for a configuration, the nearest first; the one that was named where one was.
  static func candidates(named name: String?) -> [String] {
    if let name { return [name] }
    var folder = URL(filePath: FileManager.default.currentDirectoryPath)
    var paths: [String] = []
    while true {
      paths += names.map { folder.appending(path: $0).path }
      let parent = folder.deletingLastPathComponent()
      if parent.path == folder.path { return paths }
      folder = parent
    }
  }

  /// The nearest configuration from the working directory upward.
  private static func nearest() -> String? {
    candidates(named: nil).first { FileManager.default.fileExists(atPath: $0) }
  }

  /// A path relative to the working directory when inside it.
  private static func shown(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.utf8.starts(with: folder.utf8) ? String(Substring(path.utf8.dropFirst(folder.utf8.count))) : path
  }

  private static func unknownNames(in document: ConfigurationDocument) -> [Fault] {
    let rules = Rule.all(with: document.configuration).map(\.id.name)
    var faults = takenNames(in: document)
    faults += document.ruleMentions.filter { !rules.contains($0.rule.name) }.map { mention in
      Fault(.syntax, NearestName.refusal(of: mention.rule.name, as: "rule", among: rules), at: mention.range)
    }
    if let name = document.configuration.reporter, Reporter(rawValue: name) == nil, let range = document.reporterRange {
      let message = NearestName.refusal(of: name, as: "reporter", among: Reporter.allCases.map(\.rawValue))
      faults.append(Fault(.syntax, message, at: range))
    }
    return faults
      + document.sceneMentions.compactMap { mention in
        Scene.problem(withName: mention.name.text, of: mention.part).map { Fault(.syntax, $0, at: mention.name.range) }
      }
  }

  /// Custom rules that are named as another rule is.
  private static func takenNames(in document: ConfigurationDocument) -> [Fault] {
    var taken = Set(Rule.all.map(\.id) + [Rule.glossaryID])
    return document.customRuleMentions.filter { !taken.insert($0.rule).inserted }.map { mention in
      Fault(.syntax, "there is a rule named “\(mention.rule)” already", at: mention.range)
    }
  }

  private static func lines(of faults: [Fault], in file: SourceFile) -> String {
    let lines = faults.sorted { $0.range < $1.range }.map { fault in
      let position = file.position(at: Int(fault.range.start))
      return TerminalText.sanitized("\(file.path):\(position.line):\(position.column): \(fault.message)")
    }
    return "the configuration has errors\n" + lines.joined(separator: "\n")
  }
}
