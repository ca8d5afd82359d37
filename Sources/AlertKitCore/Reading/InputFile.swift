/// A file to read: its path and its bytes, or why there are none.
public struct InputFile: Sendable {
  /// What a path led to.
  public enum Contents: Hashable, Sendable {
    /// The file's bytes.
    case bytes([UInt8])
    /// Why the file could not be read, as a phrase.
    case unreadable(String)
  }

  /// The path as reports show it. It also says what the file is: `ko.lproj/Localizable.strings` is a Korean table.
  public var path: String
  /// The bytes, or why there are none.
  public var contents: Contents
  /// Whether findings in the file are reported; false for one that is read only to resolve what another names.
  public var isReported: Bool

  /// A file, or the reason why it could not be read.
  public init(path: String, contents: Contents, isReported: Bool = true) {
    self.path = path
    self.contents = contents
    self.isReported = isReported
  }

  /// A file that was read, or that need not exist: its findings are reported.
  public init(path: String, bytes: [UInt8]) {
    self.init(path: path, contents: .bytes(bytes))
  }
}
