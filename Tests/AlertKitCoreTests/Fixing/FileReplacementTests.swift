import AlertKitCore
import Foundation
import Testing

/// A file is replaced whole, or left as it was and the reason told.
@Suite struct FileReplacementTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/a.strings" }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("old", to: "a.strings")
  }

  private func text(_ name: String = "a.strings") throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  private func replace(_ name: String = "a.strings", insteadOf old: String = "old") -> FileReplacement.Refusal? {
    do throws(FileReplacement.Refusal) {
      try FileReplacement.replace(folder.path + "/" + name, with: Array("new".utf8), insteadOf: Array(old.utf8))
      return nil
    } catch {
      return error
    }
  }

  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? [] }

  @Test func replacesAndKeepsPermissions() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o664], ofItemAtPath: path)
    #expect(replace() == nil)
    #expect(try text() == "new" && names == ["a.strings"])
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o664)
  }

  @Test(arguments: ["old and more", "ol", "OLD", ""])
  func leavesAFileThatHasChanged(now: String) throws {
    try Data(now.utf8).write(to: URL(filePath: path))
    #expect(replace() == .changed)
    #expect(try text() == now && names == ["a.strings"])
  }

  @Test func leavesAFileWithOtherNames() throws {
    try FileManager.default.linkItem(atPath: path, toPath: folder.path + "/b.strings")
    #expect(replace() == .otherNames)
    #expect(try text() == "old" && text("b.strings") == "old" && names == ["a.strings", "b.strings"])
  }

  @Test func replacesWhatALinkLeadsTo() throws {
    try folder.link("l.strings", to: "a.strings")
    #expect(replace("l.strings") == nil)
    #expect(try text() == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/l.strings") == "a.strings")
  }

  @Test func leavesAReadOnlyFile() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    #expect(replace() == .readOnly)
    #expect(try text() == "old" && names == ["a.strings"])
  }

  @Test func clearsTheDraftsOfEndedRuns() throws {
    try folder.write("half", to: ".alertcopy.draft.aB3xyz")
    try folder.write("old", to: ".alertcopy.replaced.aB3xyz")
    let others = [".alertcopy.yml", ".alertcopy.draft", ".alertcopy.draft.yaml", ".alertcopy.draft.my-own", "draft.aB3xyz"]
    for name in others { try folder.write("own", to: name) }
    let left = LeftDrafts.clear(beside: [path, folder.path + "/b.strings"])
    #expect(left.map { $0.split(separator: "/").last } == [".alertcopy.replaced.aB3xyz"])
    #expect(names == (others + [".alertcopy.replaced.aB3xyz", "a.strings"]).sorted())
  }

  /// A run that goes on has its files locked.
  @Test func leavesTheDraftsOfOtherRuns() throws {
    let name = folder.path + "/.alertcopy.draft.aB3xyz"
    try folder.write("half", to: ".alertcopy.draft.aB3xyz")
    let handle = try FileHandle(forReadingFrom: URL(filePath: name))
    #expect(flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) == 0)
    #expect(LeftDrafts.clear(beside: [path]).isEmpty && names == [".alertcopy.draft.aB3xyz", "a.strings"])
    try handle.close()
    #expect(LeftDrafts.clear(beside: [path]).isEmpty && names == ["a.strings"])
  }

  @Test func aLinkIsNoDraft() throws {
    try folder.link(".alertcopy.draft.aB3xyz", to: "a.strings")
    #expect(LeftDrafts.clear(beside: [path]).isEmpty && names == [".alertcopy.draft.aB3xyz", "a.strings"])
  }

  @Test func aFileThatIsGoneIsMissing() throws {
    try FileManager.default.removeItem(atPath: path)
    #expect(replace() == .missing && names == [])
  }

  #if os(Linux)
    @Test func leavesAFileThatIsOpenForWriting() throws {
      let handle = try FileHandle(forUpdating: URL(filePath: path))
      #expect(replace() == .changed)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(" more".utf8))
      try handle.close()
      #expect(try text() == "old more" && names == ["a.strings"])
    }
  #endif

  /// Lines that another program appends while the file is replaced are all there at the end.
  @Test func losesNothingOfAWriter() async throws {
    try Data().write(to: URL(filePath: path))
    let count = 400
    let path = path
    let writer = Task.detached {
      for number in 0..<count {
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("line \(number)\n".utf8))
        try handle.close()
        if number % 20 == 0 { try await Task.sleep(for: .milliseconds(3)) }
      }
    }
    var replaced = 0
    for round in 0..<300 {
      let old = try Data(contentsOf: URL(filePath: path))
      let new = Array("round \(round)\n".utf8) + old.filter { $0 != 0x21 }
      if (try? FileReplacement.replace(path, with: new, insteadOf: Array(old))) != nil { replaced += 1 }
    }
    try await writer.value
    let lines = Set(try text().split(separator: "\n"))
    #expect((0..<count).allSatisfy { lines.contains("line \($0)") } && replaced > 0)
    #expect(lines.count == count + replaced && names == ["a.strings"])
  }
}
