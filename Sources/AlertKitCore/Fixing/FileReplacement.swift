internal import CFiles

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Puts bytes in the place of a file's, all at once: whoever reads it sees the old file or the new one. The only place that writes
/// a file of the user's which was there before.
///
/// Owner, permissions and attributes stay, and where the path is a link, what it leads to is replaced. A file that has other bytes
/// than those that the new ones were worked out from is left alone.
package enum FileReplacement {
  /// Why a file was left as it was.
  package enum Refusal: Error, Hashable {
    /// It is not there any more, or is no file.
    case missing
    /// Its bytes are others than those that were read, or somebody is writing it.
    case changed
    /// It has other names (hard links), which would go on naming the old file.
    case otherNames
    /// It, or its folder, may not be written.
    case readOnly
    /// The system's error number.
    case failed(Int32)

    /// The reason as a clause: `it has changed meanwhile`.
    package var reason: String {
      switch self {
      case .missing: "it is not there any more"
      case .changed: "it has changed meanwhile"
      case .otherNames: "it has other names (hard links), which would keep the old text"
      case .readOnly: "it may not be written"
      case .failed(ENOSPC), .failed(EDQUOT): "the disk is full"
      case .failed(EFBIG): "the system does not let files grow so large"
      case .failed(let code): "of the system error \(code)"
      }
    }
  }

  /// Replaces a file.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to the working directory.
  ///   - new: What the file is to hold.
  ///   - old: What it has to hold now.
  package static func replace(_ path: String, with new: [UInt8], insteadOf old: [UInt8]) throws(Refusal) {
    cfiles_survive_limits()
    let target = try FileTarget(path)
    defer { target.close() }
    guard target.holds(old) else { throw .changed }
    var draft = try target.draft(holding: new)
    defer { draft.close() }
    guard target.isQuiet, target.holds(old) else {
      unlink(draft.path)
      throw .changed
    }
    try draft.announceExchange()
    try target.exchange(with: draft.path, insteadOf: old)
  }
}

/// A file beside another, whose place it is to take. It is locked until it is closed, so that ``LeftDrafts`` leaves it alone.
private struct FileDraft {
  private(set) var path: String
  private(set) var descriptor: Int32

  /// An empty file in a folder.
  init(in folder: String) throws(FileReplacement.Refusal) {
    repeat {
      (path, descriptor) = ("", -1)
      let name = LeftDrafts.Content.draft.rawValue + LeftDrafts.placeholder
      var template = Array(FilePath.join(folder, name).utf8CString)
      descriptor = mkstemp(&template)
      guard descriptor >= 0 else { throw errno == EACCES || errno == EROFS ? .readOnly : .failed(errno) }
      path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    } while isTaken()
  }

  /// Whether another run has taken the file for one that was left before it was locked; it is closed then.
  private func isTaken() -> Bool {
    var info = stat()
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    guard fstat(descriptor, &info) == 0, info.st_nlink == 0 else { return false }
    close()
    return true
  }

  /// Says by its name that from now on it may hold what it is exchanged with.
  mutating func announceExchange() throws(FileReplacement.Refusal) {
    let (folder, letters) = (FilePath.folder(path), path.suffix(LeftDrafts.placeholder.count))
    let name = FilePath.join(folder, LeftDrafts.Content.replaced.rawValue + letters)
    guard rename(path, name) == 0 else {
      let code = errno
      unlink(path)
      throw .failed(code)
    }
    path = name
  }

  func close() { platformClose(descriptor) }
}

/// A file that is to be replaced.
private struct FileTarget {
  typealias Refusal = FileReplacement.Refusal

  /// Without links.
  let path: String
  private let descriptor: Int32
  /// Whether the system tells who wants to write the file.
  private let isGuarded: Bool

  init(_ path: String) throws(Refusal) {
    guard let resolved = Disk.realPath(path) else { throw .missing }
    self.path = resolved
    descriptor = open(resolved, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == EACCES ? .readOnly : .missing }
    LeftDrafts.lock(descriptor)
    var guarding = cfiles_guard(descriptor)
    // A process that was just forked holds what its parent wrote until it runs its own program.
    for _ in 0..<5 where guarding == EAGAIN {
      usleep(10_000)
      guarding = cfiles_guard(descriptor)
    }
    isGuarded = guarding == 0
    var refusal: Refusal? = guarding == EAGAIN ? .changed : nil
    var info = stat()
    if fstat(descriptor, &info) != 0 || info.st_mode & S_IFMT != S_IFREG {
      refusal = .missing
    } else if info.st_nlink > 1 {
      refusal = .otherNames
    } else if info.st_mode & 0o222 == 0 || access(resolved, W_OK) != 0 || access(FilePath.folder(resolved), W_OK) != 0 {
      refusal = .readOnly
    }
    if let refusal {
      close()
      throw refusal
    }
  }

  func close() {
    platformClose(descriptor)
  }

  /// Whether nobody has asked to write the file.
  var isQuiet: Bool { !isGuarded || cfiles_is_guarded(descriptor) }

  /// Whether the file that was opened holds some bytes.
  func holds(_ bytes: [UInt8]) -> Bool {
    var info = stat()
    guard fstat(descriptor, &info) == 0, Int(info.st_size) == bytes.count else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var place = 0
    while true {
      let count = pread(descriptor, &buffer, buffer.count, off_t(place))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 && place == bytes.count }
      guard place + count <= bytes.count, buffer[..<count] == bytes[place..<(place + count)] else { return false }
      place += count
    }
  }

  /// A file beside the target, with its attributes, that holds other bytes.
  func draft(holding bytes: [UInt8]) throws(Refusal) -> FileDraft {
    let draft = try FileDraft(in: FilePath.folder(path))
    var code = Self.write(bytes, to: draft.descriptor)
    if code == 0 { code = cfiles_copy_attributes(descriptor, draft.descriptor) }
    if code == 0, fsync(draft.descriptor) != 0 { code = errno }
    guard code == 0 else {
      unlink(draft.path)
      draft.close()
      throw .failed(code)
    }
    return draft
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var place = 0
    while place < bytes.count {
      let count = bytes.withUnsafeBytes { platformWrite(descriptor, $0.baseAddress! + place, $0.count - place) }
      if count < 0 {
        if errno != EINTR { return errno }
      } else {
        place += count
      }
    }
    return 0
  }

  /// Puts a draft in the target's place. The target is looked at once more when nobody can find it by its name any more.
  func exchange(with draft: String, insteadOf old: [UInt8]) throws(Refusal) {
    let code = cfiles_exchange(draft, path)
    guard code == 0 else {
      let isMoved = code == ENOTSUP && holds(old) && isNamed(by: path) && rename(draft, path) == 0
      if !isMoved { unlink(draft) }
      if !isMoved { throw code == ENOTSUP ? .changed : .failed(code) }
      return
    }
    guard isNamed(by: draft), isQuiet, holds(old) else {
      _ = cfiles_exchange(draft, path)
      unlink(draft)
      throw .changed
    }
    unlink(draft)
    sync()
  }

  /// Whether a path leads to the file that was opened.
  private func isNamed(by path: String) -> Bool {
    var (own, other) = (stat(), stat())
    return fstat(descriptor, &own) == 0 && lstat(path, &other) == 0 && own.st_ino == other.st_ino && own.st_dev == other.st_dev
  }

  /// Makes the folder's change last.
  private func sync() {
    let folder = open(FilePath.folder(path), O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    platformClose(folder)
  }
}

private func platformWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

@discardableResult
private func platformClose(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}
