import Foundation

/// A folder of its own for one test, removed with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("alertcopy-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ text: String = "\"a\" = \"b\";", to files: String...) throws {
    for file in files {
      let url = URL(fileURLWithPath: path).appendingPathComponent(file)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  func link(_ link: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + link, withDestinationPath: target)
  }
}
