import AlertKitCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The configuration of a run: the one that the command line names, else the nearest.
enum LoadedConfiguration {
  /// The configuration and the folder that its paths are relative to; the default one, and no folder, where there is no file or
  /// `/dev/null` is named.
  ///
  /// - Throws: ``RunFailure`` when a named file cannot be read, or a file has faults.
  static func load(named name: String?) throws(RunFailure) -> (configuration: Configuration, folder: String?) {
    guard let file = try file(named: name) else { return (Configuration(), nil) }
    return (file.configuration, file.folder)
  }

  /// The file that is used; nil where there is none, or `/dev/null` is named.
  static func file(named name: String?) throws(RunFailure) -> ConfigurationFile? {
    guard let path = path(named: name) else { return nil }
    do throws(SettingsError) {
      return try ConfigurationFile(contentsOf: path)
    } catch {
      throw RunFailure(error, in: "configuration")
    }
  }

  /// The path of the configuration that is used; nil where there is none, or `/dev/null` is named.
  static func path(named name: String?) -> String? {
    (name ?? ConfigurationFile.nearest(to: FileManager.default.currentDirectoryPath)).flatMap { $0 == "/dev/null" ? nil : $0 }
  }

  /// Every path that is looked at for a configuration, the nearest first; the one that was named where one was.
  static func candidates(named name: String?) -> [String] {
    name.map { [$0] } ?? ConfigurationFile.candidates(from: FileManager.default.currentDirectoryPath)
  }
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
