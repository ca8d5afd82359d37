import AlertKitCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension OutputFile {
  /// Puts bytes in the place of a file's, all at once: whoever reads it sees the old file or the new one. Permissions stay, and
  /// where the path is a link, what it leads to is replaced.
  static func replace(_ path: String, with bytes: [UInt8]) throws(RunFailure) {
    let failure = RunFailure("cannot write “\(TerminalText.sanitized(path))”")
    guard let resolved = realpath(path, nil) else { throw failure }
    defer { free(resolved) }
    let target = String(cString: resolved)
    var info = stat()
    guard stat(target, &info) == 0, access(target, W_OK) == 0 else { throw failure }
    var template = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failure }
    let isWritten = writeAll(bytes, to: descriptor) && fchmod(descriptor, info.st_mode & 0o7777) == 0 && fsync(descriptor) == 0
    close(descriptor)
    guard isWritten, rename(template, target) == 0 else {
      unlink(template)
      throw failure
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var left = bytes[...]
    while !left.isEmpty {
      let count = left.withUnsafeBytes { platformWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return false }
      left = left.dropFirst(max(count, 0))
    }
    return true
  }
}

private func platformWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
