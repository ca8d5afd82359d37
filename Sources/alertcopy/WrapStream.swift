import AlertKitCore
import ArgumentParser

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Answers wrap requests from standard input on standard output, in memory that does not grow with the stream.
struct WrapStream {
  private var responder = WrapResponder()
  private var input: [UInt8] = []
  private var output: [UInt8] = []
  /// Whether the rest of a line that was too long is being passed over.
  private var isSkipping = false

  private static let chunk = 1 << 16
  private static let longestLine = 1 << 24

  mutating func run() throws {
    var chunk = [UInt8](repeating: 0, count: Self.chunk)
    while true {
      let count = read(0, &chunk, chunk.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw ValidationError("cannot read standard input")
      }
      if count == 0 { break }
      input.append(contentsOf: chunk[..<count])
      answerLines()
      try flush()
    }
    if !input.isEmpty, !isSkipping {
      input.withUnsafeBufferPointer { responder.answer($0, into: &output) }
      try flush()
    }
  }

  private mutating func answerLines() {
    var start = 0
    input.withUnsafeBufferPointer { bytes in
      while start < bytes.count, let feed = memchr(bytes.baseAddress! + start, 0x0A, bytes.count - start) {
        let end = UnsafeRawPointer(feed) - UnsafeRawPointer(bytes.baseAddress!)
        if isSkipping {
          isSkipping = false
        } else {
          responder.answer(UnsafeBufferPointer(rebasing: bytes[start..<end]), into: &output)
        }
        start = end + 1
      }
    }
    input.removeFirst(start)
    if input.count > Self.longestLine {
      if !isSkipping { output.append(contentsOf: #"{"id": null, "error": "line longer than 16 MiB"}\#n"#.utf8) }
      isSkipping = true
      input.removeAll()
    } else if isSkipping {
      input.removeAll(keepingCapacity: true)
    }
  }

  private mutating func flush() throws {
    var written = 0
    while written < output.count {
      let count = output.withUnsafeBytes { write(1, $0.baseAddress! + written, $0.count - written) }
      if count < 0 {
        if errno == EINTR { continue }
        throw ExitCode(errno == EPIPE ? 0 : 2)
      }
      written += count
    }
    output.removeAll(keepingCapacity: true)
  }
}
