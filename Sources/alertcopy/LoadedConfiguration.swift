import AlertKitCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The configuration of a run: the one that the command line names, else the nearest to the working directory, else the nearest to
/// what is looked in.
enum LoadedConfiguration {
  /// The configuration of a file and the folder that its paths are relative to; the default one, and no folder, for no file.
  ///
  /// - Throws: ``RunFailure`` when the file cannot be read, or has faults.
  static func load(at path: String?) throws(RunFailure) -> (configuration: Configuration, folder: String?) {
    guard let file = try file(at: path) else { return (Configuration(), nil) }
    return (file.configuration, file.folder)
  }

  /// A file, read; nil for none.
  static func file(at path: String?) throws(RunFailure) -> ConfigurationFile? {
    guard let path else { return nil }
    do throws(SettingsError) {
      return try ConfigurationFile(contentsOf: path)
    } catch {
      throw RunFailure(error, in: "configuration")
    }
  }

  /// The path of the configuration that is used; nil where there is none, or `/dev/null` is named.
  ///
  /// - Parameters:
  ///   - name: The file that the command line names.
  ///   - roots: The paths that are looked in, of which all must have the same configuration nearest for it to be used.
  static func path(named name: String?, for roots: [String] = []) -> String? {
    if let name { return name == "/dev/null" ? nil : name }
    if let near = ConfigurationFile.nearest(to: workingDirectory) { return near }
    let nearest = Set(roots.map { ConfigurationFile.nearest(to: absolute($0)) })
    return nearest.count == 1 ? nearest.first ?? nil : nil
  }

  /// Every path that is looked at for a configuration; the one that was named where one was.
  static func candidates(named name: String?, for roots: [String] = []) -> [String] {
    if let name { return [name] }
    return ([workingDirectory] + roots.map(absolute)).flatMap(ConfigurationFile.candidates)
  }

  private static var workingDirectory: String { FileManager.default.currentDirectoryPath }

  private static func absolute(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }
}

extension RunFailure {
  /// Faults of a broken file that are told.
  private static let mostFaults = 20

  /// - Parameters:
  ///   - name: What the file is: `configuration`.
  ///   - place: Where another file names it, as `path:line:column: `.
  ///   - hint: What to do where it cannot be read, with what stands before it.
  init(_ error: SettingsError, in name: String, namedAt place: String = "", hint: String = "") {
    switch error {
    case .unreadable(let path): self.init(TerminalText.sanitized("\(place)cannot read the \(name) “\(path)”\(hint)"))
    case .faults(let lines):
      self.init(
        (["the \(name) has errors"] + lines.prefix(Self.mostFaults).map { TerminalText.sanitized($0) }).joined(separator: "\n"))
    }
  }
}
