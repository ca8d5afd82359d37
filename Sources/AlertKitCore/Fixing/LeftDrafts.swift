internal import CFiles

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Files that stand beside one of the user's while that is replaced, and that a run which is ended then leaves behind.
package enum LeftDrafts {
  /// What such a file holds, which its name says.
  enum Content: String, CaseIterable {
    /// What was to be written. Nothing but the tool has had it.
    case draft = ".alertcopy.draft."
    /// What was to be written, or what the user's file held when it was replaced: with what somebody may just have added.
    case replaced = ".alertcopy.replaced."
  }

  /// Six letters, as `mkstemp` fills them in.
  static let placeholder = "XXXXXX"

  /// Removes the drafts that ended runs have left beside files. A file that may hold the words of others stays.
  ///
  /// Whoever works with such a file has it locked, so what cannot be locked is left alone.
  ///
  /// - Parameter paths: Absolute, or relative to the working directory; links are followed.
  /// - Returns: The paths of the files that stay.
  package static func clear(beside paths: some Sequence<String>) -> [String] {
    Set(paths.lazy.compactMap(Disk.realPath).map(FilePath.folder)).sorted().flatMap(clear)
  }

  private static func clear(_ folder: String) -> [String] {
    let names = (try? Disk.names(in: folder)) ?? []
    return names.sorted().compactMap { name in
      let path = FilePath.join(folder, name)
      guard let content = content(ofFileNamed: name), isAbandoned(path, thenRemoving: content == .draft) else { return nil }
      return content == .replaced ? path : nil
    }
  }

  private static func content(ofFileNamed name: String) -> Content? {
    Content.allCases.first { content in
      name.hasPrefix(content.rawValue) && name.utf8.count == content.rawValue.utf8.count + placeholder.utf8.count
        && name.utf8.suffix(placeholder.utf8.count).allSatisfy {
          Unicode.Scalar($0).properties.isAlphabetic || 0x30...0x39 ~= $0
        }
    }
  }

  private static func isAbandoned(_ path: String, thenRemoving removes: Bool) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_nlink == 1, lock(descriptor) else {
      return false
    }
    if removes { unlink(path) }
    return true
  }

  /// Locks a file until it is closed; false where another has it locked, or the file system has no locks.
  @discardableResult
  static func lock(_ descriptor: Int32) -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }
}
