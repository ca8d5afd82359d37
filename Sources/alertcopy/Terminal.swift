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

/// What is known of the streams that the tool writes to.
enum Terminal {
  /// One of the process's standard streams.
  enum Stream: Int32 {
    case output = 1
    case error = 2

    /// Whether the stream is a terminal.
    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// The terminal's width in columns; nil when the stream is not one.
    var width: Int? {
      var size = winsize()
      guard isTerminal, ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
      return Int(size.ws_col)
    }

    /// Writes text as it is; a closed pipe ends the process as it does any filter.
    func write(_ text: String) {
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let written = bytes.withUnsafeBytes { platformWrite(rawValue, $0.baseAddress, $0.count) }
        if written < 0 && errno != EINTR { exit(2) }
        bytes = bytes.dropFirst(max(written, 0))
      }
    }
  }

  /// Whether to colour a stream when the person leaves it to the tool: on a terminal, unless `NO_COLOR` is set.
  static func wantsColor(_ stream: Stream) -> Bool {
    let noColor = ProcessInfo.processInfo.environment["NO_COLOR"] ?? ""
    return noColor.isEmpty && stream.isTerminal && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }
}

private func platformWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
