import AlertKitCore
import ArgumentParser

/// Why a run could not go on: printed on standard error, then status 2.
struct RunFailure: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

extension ExitCode {
  /// Findings at error level, or at warning level with `--strict`.
  static let findings = ExitCode(1)
  /// The run could not go on, or an input could not be read.
  static let couldNotRun = ExitCode(2)
}

extension AsyncParsableCommand {
  /// Runs a command's work: its status becomes the process's, and a failure is printed and becomes status 2.
  func finish(_ work: () async throws -> ExitCode) async throws {
    do {
      let status = try await work()
      if status != .success { throw status }
    } catch let failure as RunFailure {
      Terminal.Stream.error.write("alertcopy: \(failure.message)\n")
      throw ExitCode.couldNotRun
    } catch let error as LintOptionsError {
      Terminal.Stream.error.write("alertcopy: \(TerminalText.sanitized(error.description))\n")
      throw ExitCode.couldNotRun
    } catch let error as UnknownSceneName {
      Terminal.Stream.error.write("alertcopy: \(TerminalText.sanitized(error.description))\n")
      throw ExitCode.couldNotRun
    }
  }
}

/// Keeps what the process would free right before it ends: one by one, the strings of a large app take longer to free than to
/// read.
func keepUntilExit(_ value: Any) {
  _ = Unmanaged.passRetained(Kept(value))
}

private final class Kept {
  private let value: Any

  init(_ value: Any) { self.value = value }
}
