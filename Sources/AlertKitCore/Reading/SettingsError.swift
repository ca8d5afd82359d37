/// Why a configuration or a baseline cannot be used.
public enum SettingsError: Error, Hashable, CustomStringConvertible {
  /// Its file cannot be read; the path as it was given.
  case unreadable(path: String)
  /// What is wrong with what it says, a line each: `path:line:column: message`.
  case faults([String])

  /// What went wrong, a line for each fault.
  public var description: String {
    switch self {
    case .unreadable(let path): "cannot read “\(path)”"
    case .faults(let lines): lines.joined(separator: "\n")
    }
  }

  /// - Parameter faults: At least one, each in `file`.
  init(_ faults: [Fault], in file: SourceFile) {
    let lines = LineIndex(file.text)
    self = .faults(
      faults.sorted { $0.range < $1.range }.map { fault in
        let position = lines.position(at: Int(fault.range.start))
        return "\(file.path):\(position.line):\(position.column): \(fault.message)"
      })
  }
}

extension SourceFile {
  /// A file of settings, decoded, which may be a pipe.
  ///
  /// - Parameter shown: The path as faults name it.
  static func settings(at path: String, shown: String) throws(SettingsError) -> ReadResult<SourceFile> {
    guard let bytes = try? Disk.stream(at: path, limit: maximumSize) else { throw .unreadable(path: path) }
    return decode(id: FileID(0), path: shown, bytes: bytes)
  }
}
