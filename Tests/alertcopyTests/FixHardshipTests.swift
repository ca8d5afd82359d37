import Foundation
import Testing

/// `fix` beside another program that writes the same table, killed at any moment: what that program wrote is there. `Scripts/fix-hardship`
/// does the same more often, on a full disk and where writing is forbidden.
@Suite struct FixHardshipTests {
  private static let table = "en.lproj/Localizable.strings"

  private static func alert(_ number: Int) -> String {
    "\"w\(number).alert.title\" = \"Delete photo \(number)?\";\n\"w\(number).alert.message\" = \"It is gone"
  }

  /// Appends alerts until it is cancelled, and tells how many.
  private static func append(to table: URL) async throws -> Int {
    var count = 0
    while !Task.isCancelled {
      let handle = try FileHandle(forWritingTo: table)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data((alert(count) + "\";\n").utf8))
      try handle.close()
      count += 1
      try? await Task.sleep(for: .milliseconds([1, 20, 200][count % 3]))
    }
    return count
  }

  @Test func losesNothingOfAWriter() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "alertcopy-\(UUID().uuidString)")
    let table = folder.appending(path: Self.table)
    try FileManager.default.createDirectory(at: table.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: table)
    let writer = Task.detached { try await Self.append(to: table) }
    for round in 0..<12 {
      let run = try Tool.start(["fix"], in: folder)
      if round % 4 > 0 {
        try await Task.sleep(for: .milliseconds(Int.random(in: 1...120)))
        if run.isRunning { kill(run.processIdentifier, SIGKILL) }
      }
      run.waitUntilExit()
    }
    writer.cancel()
    let count = try await writer.value
    // A run that was killed may leave the file that it was about to put in the table's place.
    let names = try FileManager.default.contentsOfDirectory(atPath: table.deletingLastPathComponent().path)
    let texts = try names.map { try String(contentsOf: table.deletingLastPathComponent().appending(path: $0), encoding: .utf8) }
    let lost = (0..<count).filter { number in
      let whole = [Self.alert(number) + "\";\n", Self.alert(number) + ".\";\n"]
      return !texts.contains { text in whole.contains { text.contains($0) } }
    }
    #expect(lost.isEmpty && count > 0)
  }
}
