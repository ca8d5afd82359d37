import AlertKitCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads and writes the file of a baseline.
enum BaselineFile {
  /// Faults of a broken file that are told.
  private static let faultLimit = 20

  /// The baseline of a file.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to the working directory.
  ///   - place: Where the configuration names the file, as `path:line:column: `; empty for a file named on the command line.
  static func read(_ path: String, namedAt place: String = "") throws(RunFailure) -> Baseline {
    let shown = TerminalText.sanitized(path)
    guard let bytes = try? Data(contentsOf: URL(filePath: path)) else {
      throw RunFailure("\(place)cannot read the baseline “\(shown)”; --write-baseline makes one")
    }
    let decoded = SourceFile.decode(id: FileID(0), path: path, bytes: Array(bytes))
    let read = Baseline.read(decoded.value, in: folder(of: path))
    let faults = (decoded.faults + read.faults).sorted { $0.range < $1.range }
    guard faults.isEmpty else {
      let lines = faults.prefix(faultLimit).map { fault in
        let position = decoded.value.position(at: Int(fault.range.start))
        return TerminalText.sanitized("\(path):\(position.line):\(position.column): \(fault.message)")
      }
      throw RunFailure("the baseline has errors\n" + lines.joined(separator: "\n"))
    }
    return read.value
  }

  /// The baseline that a configuration names; nil for none.
  ///
  /// - Parameters:
  ///   - folder: What the configuration's paths are relative to.
  ///   - file: The configuration's file, as it was named.
  static func configured(
    by configuration: Configuration, in folder: String?, named file: String?
  ) throws(RunFailure) -> Baseline? {
    guard let path = configuration.baseline else { return nil }
    let whole = URL(filePath: path, relativeTo: folder.map { URL(filePath: $0, directoryHint: .isDirectory) }).path
    return try read(whole, namedAt: LoadedConfiguration.placeOfBaseline(named: file))
  }

  /// The absolute path of the folder that a file lies in.
  static func folder(of path: String) -> String {
    let folder = URL(filePath: path).absoluteURL.standardizedFileURL.deletingLastPathComponent().path
    return folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }
}
