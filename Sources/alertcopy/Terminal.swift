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

    /// Writes text as it is. A closed pipe ends the process as it does any filter, a full disk with status 2.
    func write(_ text: String) {
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let written = bytes.withUnsafeBytes { platformWrite(rawValue, $0.baseAddress, $0.count) }
        if written < 0 { waitOrEnd(after: errno) }
        bytes = bytes.dropFirst(max(written, 0))
      }
    }

    /// Goes on where writing can be tried again.
    private func waitOrEnd(after code: Int32) {
      switch code {
      case EINTR: return
      case EAGAIN:
        var ready = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      default:
        if self == .output { Stream.error.write("alertcopy: cannot write to standard output\n") }
        exit(2)
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
