#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A line on standard error while long work goes on; nothing where standard error is not a terminal.
enum ProgressLine {
  /// Runs `work`, and shows `text` from half a second on until it is done.
  static func during<Value: Sendable>(_ text: String, isShown: Bool, _ work: () async throws -> Value) async rethrows -> Value {
    guard isShown, Terminal.Stream.error.isTerminal else { return try await work() }
    let line = Task {
      try await Task.sleep(for: .milliseconds(500))
      Terminal.Stream.error.write("\r\u{1B}[2K\(text)")
    }
    defer {
      line.cancel()
      Terminal.Stream.error.write("\r\u{1B}[2K")
    }
    return try await work()
  }
}
