/// An app's `.alertcopy.yml`, read and judged whole: by the names of rules, reporters and scenes too.
public struct ConfigurationFile: Sendable {
  /// What such a file is called, the usual name first.
  public static let names = [".alertcopy.yml", ".alertcopy.yaml"]

  /// The file's path, as it was given.
  public let path: String
  /// What it says.
  public let configuration: Configuration
  /// The absolute path of the folder that its own paths are relative to.
  public let folder: String
  /// Where it names its baseline, as `path:line:column`; nil where it names none.
  package let baselinePlace: String?

  /// Reads a configuration: JSON where its name ends in `.json`, YAML otherwise.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to the working directory.
  ///   - rules: A program's own rules, which the file may name beside those of the library.
  ///   - workingDirectory: The absolute path of the folder that faults name the file from; nil for the process's own.
  /// - Throws: ``SettingsError`` where the file cannot be read, or has a fault of any kind.
  public init(
    contentsOf path: String, rules: [Rule] = [], workingDirectory: String? = nil
  ) throws(SettingsError) {
    let workingDirectory = workingDirectory ?? Disk.workingDirectory
    self.path = path
    let whole = FilePath.join(workingDirectory, path)
    folder = FilePath.folder(whole)
    let decoded = try SourceFile.settings(at: path, shown: FilePath.shown(whole, from: workingDirectory))
    let read = ConfigurationReader.read(decoded.value)
    let faults = decoded.faults + read.faults + Self.unknownNames(in: read.value, besides: rules)
    guard faults.isEmpty else { throw SettingsError(faults, in: decoded.value) }
    configuration = read.value.configuration
    baselinePlace = read.value.baselineRange.map { range in
      let position = decoded.value.position(at: Int(range.start))
      return "\(decoded.value.path):\(position.line):\(position.column)"
    }
  }

  /// The baseline that the configuration names; nil where it names none.
  ///
  /// - Throws: ``SettingsError`` where the baseline's file cannot be read, or has a fault.
  public func baseline() throws(SettingsError) -> Baseline? {
    guard let path = configuration.baseline else { return nil }
    return try Baseline(contentsOf: FilePath.join(folder, path))
  }

  /// Every path at which a run in a folder looks for a configuration, the nearest first.
  ///
  /// - Parameter folder: An absolute path.
  public static func candidates(from folder: String) -> [String] {
    var paths: [String] = []
    var folder = FilePath.join("", folder)
    while true {
      paths += names.map { FilePath.join(folder, $0) }
      let parent = FilePath.folder(folder)
      if parent == folder || parent.isEmpty { return paths }
      folder = parent
    }
  }

  /// The nearest configuration from a folder upward; nil where there is none.
  ///
  /// - Parameter folder: Absolute, or relative to the working directory.
  public static func nearest(to folder: String) -> String? {
    candidates(from: FilePath.join(Disk.workingDirectory, folder)).first { Disk.kind(of: $0, followingLinks: true) != nil }
  }

  /// Names in a configuration that nothing has.
  private static func unknownNames(in document: ConfigurationDocument, besides own: [Rule]) -> [Fault] {
    let rules = (Rule.all(with: document.configuration) + own).map(\.id.name)
    var faults = takenNames(in: document, besides: own)
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
  private static func takenNames(in document: ConfigurationDocument, besides own: [Rule]) -> [Fault] {
    var taken = Set((Rule.all + own).map(\.id) + [Rule.glossaryID])
    return document.customRuleMentions.filter { !taken.insert($0.rule).inserted }.map { mention in
      Fault(.syntax, "there is a rule named “\(mention.rule)” already", at: mention.range)
    }
  }
}
