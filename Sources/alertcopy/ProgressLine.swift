#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A line on standard error while long work goes on; nothing where standard error is not a terminal.
enum ProgressLine {
  /// Runs `work`, and shows `text` from half a second on until it is done.
  static func during<Value: Sendable>(_ text: String, isShown: Bool, _ work: () async -> Value) async -> Value {
    guard isShown, Terminal.Stream.error.isTerminal else { return await work() }
    let line = Task {
      try await Task.sleep(for: .milliseconds(500))
      Terminal.Stream.error.write("\r\u{1B}[2K\(text)")
    }
    let value = await work()
    line.cancel()
    // Waits, so that the line cannot come after it was wiped out.
    if case .success = await line.result { Terminal.Stream.error.write("\r\u{1B}[2K") }
    return value
  }
}
