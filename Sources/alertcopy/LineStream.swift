import AlertKitCore
import ArgumentParser

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Answers the lines of standard input on standard output, in order and in memory that does not grow with the stream.
///
/// What was read is answered before more is waited for, so that a program can ask, read the answer and ask again.
struct LineStream<Responder: LineResponder> {
  private var responder: Responder
  private var input: [UInt8] = []
  private var output: [UInt8] = []
  /// Whether the rest of a line that was too long is being passed over.
  private var isSkipping = false

  private let chunk = 1 << 16
  private let longestLine = 1 << 24
  /// How much is kept before it is written, in bytes.
  private let mostOutput = 1 << 20

  init(_ responder: Responder) {
    self.responder = responder
  }

  /// Answers until standard input ends, or until nobody reads the answers any more.
  mutating func run() throws {
    signal(SIGPIPE, SIG_IGN)
    var chunk = [UInt8](repeating: 0, count: chunk)
    while true {
      let count = read(0, &chunk, chunk.count)
      if count < 0 {
        guard mayTryAgain(descriptor: 0, for: POLLIN) else { throw failure("cannot read standard input") }
        continue
      }
      if count == 0 { break }
      input.append(contentsOf: chunk[..<count])
      try answerLines()
      try flush()
    }
    if !input.isEmpty, !isSkipping {
      input.withUnsafeBufferPointer { responder.answer($0, into: &output) }
      try flush()
    }
  }

  private mutating func answerLines() throws {
    var start = 0
    while let end = lineEnd(from: start) {
      if isSkipping {
        isSkipping = false
      } else {
        input.withUnsafeBufferPointer { responder.answer(UnsafeBufferPointer(rebasing: $0[start..<end]), into: &output) }
      }
      start = end + 1
      if output.count > mostOutput { try flush() }
    }
    input.removeFirst(start)
    if input.count > longestLine {
      if !isSkipping { output.append(contentsOf: #"{"id": null, "error": "line longer than 16 MiB"}\#n"#.utf8) }
      isSkipping = true
      input.removeAll()
    } else if isSkipping {
      input.removeAll(keepingCapacity: true)
    }
  }

  /// Where the next line feed stands.
  private func lineEnd(from start: Int) -> Int? {
    input.withUnsafeBytes { bytes in
      guard start < bytes.count, let base = bytes.baseAddress else { return nil }
      return memchr(base + start, 0x0A, bytes.count - start).map { UnsafeRawPointer($0) - base }
    }
  }

  private mutating func flush() throws {
    var written = 0
    while written < output.count {
      let count = output.withUnsafeBytes { write(1, $0.baseAddress! + written, $0.count - written) }
      if count < 0 {
        if errno == EPIPE { throw ExitCode.success }
        guard mayTryAgain(descriptor: 1, for: POLLOUT) else { throw failure("cannot write to standard output") }
        continue
      }
      written += count
    }
    output.removeAll(keepingCapacity: true)
  }

  /// Whether the call that failed may be made again: now after a signal, or once a descriptor that does not block is ready.
  private func mayTryAgain(descriptor: Int32, for events: Int32) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN || errno == EWOULDBLOCK else { return false }
    var waited = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&waited, 1, -1) >= 0 || errno == EINTR
  }

  private func failure(_ message: String) -> ExitCode {
    Terminal.Stream.error.write("alertcopy: \(message)\n")
    return .couldNotRun
  }
}
