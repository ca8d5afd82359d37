#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The only place that reads from the disk.
enum Disk {
  /// What stands at a path.
  enum Kind {
    case folder
    case file
    case link
    /// A pipe, a device, a socket: reading it could wait for ever.
    case other
  }

  /// Why something could not be read, as a phrase.
  struct Failure: Error {
    let reason: String

    init(_ reason: String) {
      self.reason = reason
    }

    init(code: Int32) {
      reason =
        switch code {
        case EACCES, EPERM: "permission denied"
        case ENOENT, ENOTDIR: "it does not exist"
        case ELOOP: "its links go round in a circle"
        default: "system error \(code)"
        }
    }
  }

  /// The folder that relative paths are seen from.
  static var workingDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// The names in a folder, sorted, each with what it is where the folder says so.
  static func entries(in folder: String) throws(Failure) -> [(name: String, kind: Kind?)] {
    guard let stream = opendir(folder) else { throw Failure(code: errno) }
    defer { closedir(stream) }
    let offset = MemoryLayout<dirent>.offset(of: \.d_name)!
    var entries: [(name: String, kind: Kind?)] = []
    while let entry = readdir(stream) {
      let name = String(cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
      guard name != ".", name != ".." else { continue }
      let kind: Kind? =
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_DIR): .folder
        case Int32(DT_REG): .file
        case Int32(DT_LNK): .link
        default: nil
        }
      entries.append((name, kind))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// The names in a folder, sorted.
  static func names(in folder: String) throws(Failure) -> [String] {
    try entries(in: folder).map(\.name)
  }

  /// The person's own folder; nil where the environment does not say.
  static var home: String? {
    getenv("HOME").map { String(cString: $0) }
  }

  /// What stands at a path; nil when nothing does.
  static func kind(of path: String, followingLinks: Bool) -> Kind? {
    var info = stat()
    guard (followingLinks ? stat(path, &info) : lstat(path, &info)) == 0 else { return nil }
    return switch info.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    case S_IFLNK: .link
    default: .other
    }
  }

  /// The path with every link on the way followed; nil when it leads nowhere.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// A regular file's bytes.
  static func contents(of path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw Failure(code: errno) }
    guard info.st_mode & S_IFMT == S_IFREG else { throw Failure("it is not a regular file") }
    let size = Int(info.st_size)
    guard size <= limit else { throw Failure("it is larger than \(limit / (1 << 20)) MB") }
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = read(descriptor, buffer.baseAddress! + count, size - count)
        if got > 0 {
          count += got
        } else if got == 0 {
          return
        } else if errno != EINTR {
          code = errno
          return
        }
      }
    }
    guard code == 0 else { throw Failure(code: code) }
    return bytes
  }

  /// All that can be read at a path, which may be a pipe: what a person names is waited for.
  static func stream(at path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw Failure(code: errno)
      }
    }
    throw Failure("it is larger than \(limit / (1 << 20)) MB")
  }
}
