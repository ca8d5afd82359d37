import AlertKitCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a command's result goes.
enum OutputFile {
  /// Writes text to a file, or to standard output where none is named.
  static func write(_ text: String, to path: String?) throws(RunFailure) {
    try write(to: path) { $0(text) }
  }

  /// Writes text that is given in pieces, so that a large one is never there as a whole.
  static func write(to path: String?, pieces: (_ use: (String) -> Void) -> Void) throws(RunFailure) {
    guard let path else { return pieces { Terminal.Stream.output.write($0) } }
    // Not by way of a temporary file: that would take the place of a device, a pipe or a link.
    let descriptor = openAnew(path)
    var isWritten = descriptor >= 0
    if isWritten {
      pieces { piece in isWritten = isWritten && append(piece, to: descriptor) }
      isWritten = close(descriptor) == 0 && isWritten
    }
    if !isWritten { throw RunFailure("cannot write “\(TerminalText.sanitized(path))”") }
  }

  /// Adds to the summary of the job that runs on GitHub; elsewhere there is none.
  static func addToJobSummary(_ text: String) throws(RunFailure) {
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let earlier = (try? Data(contentsOf: URL(filePath: path))) ?? Data()
    do {
      try (earlier + Data(text.utf8)).write(to: URL(filePath: path))
    } catch {
      throw RunFailure("cannot write the job's summary “\(TerminalText.sanitized(path))”")
    }
  }

  /// Puts files of the user's in the place of what they were, and says on standard error which were left alone.
  ///
  /// - Returns: How many were replaced.
  static func replace(_ files: [FixedFile]) -> Int {
    var replaced = 0
    for file in files {
      do throws(FileReplacement.Refusal) {
        try FileReplacement.replace(file.path, with: file.after, insteadOf: file.before)
        replaced += 1
      } catch {
        Terminal.Stream.error.write("alertcopy: \(TerminalText.sanitized(file.path)): not written, as \(error.reason)\n")
      }
    }
    return replaced
  }

  /// Removes what ended runs have left beside the files that were found, and says on standard error what of it stays.
  static func clearDrafts(beside found: Discovery) {
    for path in LeftDrafts.clear(beside: found.found.lazy.map(\.path)) {
      Terminal.Stream.error.write(
        "alertcopy: \(TerminalText.sanitized(path)): left by a run that was ended while it replaced a file, and may hold what "
          + "that file held; compare them, and delete it\n")
    }
  }

  /// Makes a folder, and those that it lies in.
  static func makeFolder(_ path: String) throws(RunFailure) {
    do {
      try FileManager.default.createDirectory(at: URL(filePath: path), withIntermediateDirectories: true)
    } catch {
      throw RunFailure("cannot make the folder “\(TerminalText.sanitized(path))”")
    }
  }
}

/// Opens a file to be written from its start, empty.
private func openAnew(_ path: String) -> Int32 {
  while true {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if descriptor >= 0 || errno != EINTR { return descriptor }
  }
}

/// Whether all of a text could be written.
private func append(_ text: String, to descriptor: Int32) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let written = write(descriptor, rest.baseAddress, rest.count)
      if written < 0, errno != EINTR { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(written, 0)))
    }
    return true
  }
}
