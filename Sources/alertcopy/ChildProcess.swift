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

/// Runs another program and reads what it prints.
///
/// By the system's own calls: Foundation's `Process` would bring all of Foundation into the binary.
enum ChildProcess {
  /// Why a program could not be run, as the system's error number.
  struct LaunchFailure: Error {
    let code: Int32

    /// Whether there is no such program.
    var isMissing: Bool { code == ENOENT }
  }

  /// A program's exit status, or -1 where a signal ended it, and its standard output. Its standard error is dropped.
  struct Outcome {
    let status: Int32
    let output: [UInt8]
  }

  /// The most bytes that ``run(_:input:)`` takes as input: what every system's pipes hold.
  static let inputLimit = 16_000

  /// Runs the program that the first of `arguments` names, looked for in `PATH`, and waits for its end.
  ///
  /// - Parameter input: Its standard input, at most ``inputLimit`` bytes.
  static func run(_ arguments: [String], input: [UInt8] = []) throws(LaunchFailure) -> Outcome {
    let standardInput = try makePipe()
    let standardOutput: (read: Int32, write: Int32)
    do {
      standardOutput = try makePipe()
    } catch {
      closeAll(standardInput.read, standardInput.write)
      throw error
    }
    _ = input.withUnsafeBytes { write(standardInput.write, $0.baseAddress, $0.count) }
    close(standardInput.write)
    let process: pid_t
    do {
      process = try spawn(arguments, input: standardInput.read, output: standardOutput.write)
    } catch {
      closeAll(standardInput.read, standardOutput.read, standardOutput.write)
      throw error
    }
    closeAll(standardInput.read, standardOutput.write)
    let output = readAll(from: standardOutput.read)
    close(standardOutput.read)
    return Outcome(status: waitForEnd(of: process), output: output)
  }

  /// A pipe that programs run later do not inherit.
  private static func makePipe() throws(LaunchFailure) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw LaunchFailure(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(_ arguments: [String], input: Int32, output: Int32) throws(LaunchFailure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    let (words, variables) = (arguments.map { strdup($0) }, environment.map { strdup($0) })
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    let code = posix_spawnp(&process, words[0]!, &actions, nil, words + [nil], variables + [nil])
    guard code == 0 else { throw LaunchFailure(code: code) }
    return process
  }

  private static func readAll(from descriptor: Int32) -> [UInt8] {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        output += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return output
      }
    }
  }

  private static func waitForEnd(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
  }

  private static func closeAll(_ descriptors: Int32...) {
    for descriptor in descriptors { close(descriptor) }
  }
}
