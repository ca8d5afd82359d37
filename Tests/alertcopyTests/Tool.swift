import Foundation

/// The built tool, run as a process.
enum Tool {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The binary beside the tests' own.
  private static let binary: URL = {
    let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let candidates = [
      tests.deletingLastPathComponent(), Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent(),
    ]
    let found = candidates.map { $0.appending(path: "alertcopy") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
    return found ?? root.appending(path: ".build/debug/alertcopy")
  }()

  /// The project's folder.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The example app. In its own folder it is a whole app, beside which the project's code is not read.
  static let album = root.appending(path: "Examples/Album")

  /// Runs the tool in a folder, with standard input empty and no colour wanted by the environment.
  ///
  /// - Parameter fileLimit: The size in KB beyond which it cannot write a file; nil for no limit.
  static func run(
    _ arguments: [String], in folder: URL = root, environment: [String: String] = [:], fileLimit: Int? = nil
  ) throws -> Outcome {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "alertcopy-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let (output, errors) = (scratch.appending(path: "output"), scratch.appending(path: "errors"))
    for file in [output, errors] { FileManager.default.createFile(atPath: file.path, contents: nil) }
    let process = Process()
    process.executableURL = fileLimit == nil ? binary : URL(filePath: "/bin/bash")
    let limited = "ulimit -f \(fileLimit ?? 0); exec \"$0\" \"$@\""
    process.arguments = fileLimit == nil ? arguments : ["-c", limited, binary.path] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// Starts the tool in a folder and lets it run; without pipes its input is empty and its output dropped.
  static func start(_ arguments: [String], in folder: URL, input: Pipe? = nil, output: Pipe? = nil) throws -> Process {
    let process = Process()
    process.executableURL = binary
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs `body` with a folder that holds the given files, by path.
  static func inFolder<Value>(of files: [String: String], _ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: "alertcopy-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try body(folder.resolvingSymlinksInPath())
  }

  /// Runs git in a folder, with an identity and nothing of the machine's own configuration.
  @discardableResult
  static func git(_ arguments: String..., in folder: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com"] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(["GIT_CONFIG_GLOBAL": "/dev/null"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Writes a file, and the folders that it lies in.
  static func write(_ text: String, to path: String, in folder: URL) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
