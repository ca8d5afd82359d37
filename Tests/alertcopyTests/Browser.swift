import Foundation

/// A headless Chromium, where there is one.
enum Browser {
  static let path: String? = {
    let own = ProcessInfo.processInfo.environment["CHROMIUM"].map { [$0] } ?? []
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let installed = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
    let candidates = own + folders.flatMap { folder in names.map { "\(folder)/\($0)" } } + installed
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Whether a test that needs a browser runs: where there is one, and in CI, where a missing one is a failure.
  static var isExpected: Bool { path != nil || ProcessInfo.processInfo.environment["CI"] != nil }

  struct Page {
    /// The document after its scripts ran.
    let document: String
    /// What the browser said of the page: messages of its console.
    let console: [String]
  }

  /// Opens a file. A proxy that is not there stands between the browser and any network.
  static func open(_ file: URL, fragment: String = "") throws -> Page {
    guard let path else { throw CocoaError(.executableNotLoadable) }
    let profile = FileManager.default.temporaryDirectory.appending(path: "alertcopy-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: profile) }
    let (output, log) = (profile.appending(path: "document"), profile.appending(path: "log"))
    for file in [output, log] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--user-data-dir=\(profile.path)",
      "--proxy-server=127.0.0.1:9", "--window-size=1400,1200", "--virtual-time-budget=5000", "--enable-logging=stderr",
      "--dump-dom", file.absoluteString + fragment,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    let said = try String(decoding: Data(contentsOf: log), as: UTF8.self)
    return Page(
      document: try String(decoding: Data(contentsOf: output), as: UTF8.self),
      console: said.split(separator: "\n").filter { $0.contains(":CONSOLE") }.map(String.init))
  }
}
