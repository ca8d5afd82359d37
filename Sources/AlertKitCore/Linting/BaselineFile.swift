extension Baseline {
  /// Reads a baseline's file. ``text`` is what is written into it.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to the working directory.
  ///   - workingDirectory: The absolute path of the folder that a relative path is seen from; nil for the process's own.
  /// - Throws: ``SettingsError`` where the file cannot be read, or has a fault of any kind.
  public init(contentsOf path: String, workingDirectory: String? = nil) throws(SettingsError) {
    let workingDirectory = workingDirectory ?? Disk.workingDirectory
    let decoded = try SourceFile.settings(at: path, shown: path)
    let read = Self.read(decoded.value, in: Self.folder(of: path, workingDirectory: workingDirectory))
    let faults = decoded.faults + read.faults
    guard faults.isEmpty else { throw SettingsError(faults, in: decoded.value) }
    self = read.value
  }

  /// The absolute path of the folder that a baseline's own paths are relative to, by the path of its file.
  package static func folder(of path: String, workingDirectory: String? = nil) -> String {
    FilePath.folder(FilePath.join(workingDirectory ?? Disk.workingDirectory, path))
  }
}
