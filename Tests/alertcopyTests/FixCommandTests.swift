import Foundation
import Testing

@Suite struct FixCommandTests {
  static let files = [
    "alerts.yaml": "alerts:\n  a:\n    title: t\n    message: m\n    buttons: [{title: b, role: cancel}]\n",
    "en.lproj/Localizable.strings": "\"t\" = \"Photo Gone\";\r\n\"m\" = \"It is gone\";\r\n\"b\" = \"Ok\";\r\n",
    "ko.lproj/Localizable.strings": "\"t\" = \"사진 없음\";\n\"m\" = \"사진이 사라졌습니다\";\n\"b\" = \"확인?\";",
  ]

  static func text(_ path: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  @Test func writesWhatItSays() throws {
    try Tool.inFolder(of: Self.files) { (folder: URL) throws in
      let english = folder.appending(path: "en.lproj/Localizable.strings")
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: english.path)
      let run = try Tool.run(["fix"], in: folder)
      #expect(run.status == 0)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("en.lproj/Localizable.strings:3:8 ok-spelling: “Ok” → “OK”\n"))
      #expect(run.errors.contains("Fixed 2 findings (3 texts) in 2 files. 1 finding has a suggested fix"))
      let text = try Self.text("en.lproj/Localizable.strings", in: folder)
      #expect(text == "\"t\" = \"Photo Gone\";\r\n\"m\" = \"It is gone.\";\r\n\"b\" = \"OK\";\r\n")
      #expect(try Self.text("ko.lproj/Localizable.strings", in: folder).contains("사라졌습니다.\""))
      let mode = try FileManager.default.attributesOfItem(atPath: english.path)[.posixPermissions] as? Int
      #expect(mode == 0o640)
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/en.lproj")
      #expect(left == ["Localizable.strings"])
      #expect(try Tool.run(["fix"], in: folder).errors.contains("Fixed 0 findings in 0 files."))
    }
  }

  @Test func dryRunGivesAPatch() throws {
    try Tool.inFolder(of: Self.files) { (folder: URL) throws in
      let patch = try Tool.run(["fix", "--dry-run", "--suggested"], in: folder)
      let english = try Self.text("en.lproj/Localizable.strings", in: folder)
      #expect(english == Self.files["en.lproj/Localizable.strings"])
      try Data(patch.output.utf8).write(to: folder.appending(path: "fixes.patch"))
      let git = Process()
      git.executableURL = URL(filePath: "/usr/bin/env")
      git.arguments = ["git", "apply", "fixes.patch"]
      git.currentDirectoryURL = folder
      try git.run()
      git.waitUntilExit()
      #expect(git.terminationStatus == 0)
      let korean = try Self.text("ko.lproj/Localizable.strings", in: folder)
      #expect(korean.hasSuffix("\"b\" = \"확인\";"))
      #expect(try Tool.run(["fix", "--suggested"], in: folder).errors.contains("Fixed 0 findings"))
    }
  }

  @Test func clearsWhatEndedRunsHaveLeft() throws {
    let (draft, replaced) = ("en.lproj/.alertcopy.draft.aB3xyz", "ko.lproj/.alertcopy.replaced.aB3xyz")
    try Tool.inFolder(of: Self.files.merging([draft: "half", replaced: "old"]) { $1 }) { (folder: URL) throws in
      let dry = try Tool.run(["fix", "--dry-run"], in: folder)
      #expect(!dry.errors.contains("left by a run") && (try? Self.text(draft, in: folder)) == "half")
      let run = try Tool.run(["fix"], in: folder)
      #expect(run.status == 0 && run.errors.contains("ko.lproj/.alertcopy.replaced.aB3xyz: left by a run"))
      #expect((try? Self.text(draft, in: folder)) == nil && (try? Self.text(replaced, in: folder)) == "old")
    }
  }

  @Test func writesThroughLinks() throws {
    try Tool.inFolder(of: Self.files) { (folder: URL) throws in
      let (table, real) = (folder.appending(path: "en.lproj/Localizable.strings"), folder.appending(path: "real.txt"))
      try FileManager.default.moveItem(at: table, to: real)
      try FileManager.default.createSymbolicLink(at: table, withDestinationURL: real)
      #expect(try Tool.run(["fix", "--only-rule", "ok-spelling"], in: folder).status == 0)
      #expect(try Self.text("real.txt", in: folder).contains("\"OK\""))
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: table.path)
      #expect(target.hasSuffix("real.txt"))
    }
  }

  @Test func keepsToTheFilesNamed() throws {
    try Tool.inFolder(of: Self.files) { (folder: URL) throws in
      _ = try Tool.run(["fix", "ko.lproj/Localizable.strings"], in: folder)
      let english = try Self.text("en.lproj/Localizable.strings", in: folder)
      #expect(english == Self.files["en.lproj/Localizable.strings"])
    }
  }

  @Test func endsAsCheckDoes() throws {
    var files = Self.files
    files["alerts.yaml"]! += "  b: {title: t, buttons: []}\n"
    try Tool.inFolder(of: files) { (folder: URL) throws in
      #expect(try Tool.run(["fix", "--quiet"], in: folder).status == 1)
      #expect(try Tool.run(["fix", "--quiet", "--only-rule", "ok-spelling"], in: folder).status == 0)
      #expect(try Tool.run(["fix", "nowhere"], in: folder).status == 2)
    }
  }

  @Test func rulesWithoutFixesAreWrongUsage() throws {
    let run = try Tool.run(["fix", "--only-rule", "yes-no-button"])
    #expect(run.status == 64)
    #expect(run.errors.contains("has no fixes"))
  }

  /// A file that cannot be written is named and left as it was; the others are written.
  @Test func tellsWhatCouldNotBeWritten() throws {
    try Tool.inFolder(of: Self.files) { (folder: URL) throws in
      let english = folder.appending(path: "en.lproj/Localizable.strings")
      try FileManager.default.linkItem(at: english, to: folder.appending(path: "other.txt"))
      let run = try Tool.run(["fix"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("en.lproj/Localizable.strings: not written, as it has other names"), "\(run.errors)")
      #expect(run.errors.contains("Fixed 1 finding in 1 file.") && !run.errors.contains("ok-spelling"), "\(run.errors)")
      let text = try Self.text("en.lproj/Localizable.strings", in: folder)
      #expect(text == Self.files["en.lproj/Localizable.strings"])
      #expect(try Self.text("ko.lproj/Localizable.strings", in: folder).contains("사라졌습니다.\""))
    }
  }

  @Test func aFullDiskLosesNothing() throws {
    var files = Self.files
    let comment = "/* " + String(repeating: "x", count: 4_000) + " */\n"
    files["en.lproj/Localizable.strings"] = comment + files["en.lproj/Localizable.strings"]!
    try Tool.inFolder(of: files) { (folder: URL) throws in
      let run = try Tool.run(["fix"], in: folder, fileLimit: 2)
      #expect(
        run.status == 2 && run.errors.contains("en.lproj/Localizable.strings: not written, as the system"), "\(run.errors)")
      let text = try Self.text("en.lproj/Localizable.strings", in: folder)
      #expect(text == files["en.lproj/Localizable.strings"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/en.lproj") == ["Localizable.strings"])
    }
  }
}
