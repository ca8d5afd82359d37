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
