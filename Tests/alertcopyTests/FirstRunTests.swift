import Foundation
import Testing

/// What somebody meets who tries the tool for the first time.
@Suite struct FirstRunTests {
  @Test func aFolderWithoutAnythingHasNoReport() throws {
    try Tool.inFolder(of: CheckCommandTests.clean.merging(["empty/.keep": ""]) { $1 }) { folder in
      try Tool.git("init", "--quiet", in: folder)
      let run = try Tool.run(["check", "empty"], in: folder)
      #expect(run.status == 2 && run.output.isEmpty, "\(run.output)")
      #expect(run.errors.contains("was found in empty"))
    }
  }

  @Test func onlyNearOptionsAreSuggested() throws {
    let far = try Tool.run(["check", "--bogus"])
    #expect(far.status == 64 && far.errors.contains("Unknown option '--bogus'"), "\(far.errors)")
    #expect(!far.errors.contains("Did you mean"))
    #expect(try Tool.run(["check", "--stric"]).errors.contains("Did you mean '--strict'?"))
  }

  @Test func anUnknownAlertNamesTheList() throws {
    try Tool.inFolder(of: CheckCommandTests.clean) { folder in
      let run = try Tool.run(["preview", "--surface", "nothere"], in: folder)
      #expect(run.status == 64 && run.errors.contains("`alertcopy preview --list` lists them"), "\(run.errors)")
    }
  }

  @Test func aTextThatCouldNotBeDecodedIsNotJudged() throws {
    try Tool.inFolder(of: CheckCommandTests.clean) { folder in
      let file = folder.appending(path: "de.lproj/Localizable.strings")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let latin = "\"photo.delete_alert.title\" = \"Lö\u{73}chen\";\n".data(using: .isoLatin1)!
      try latin.write(to: file)
      let run = try Tool.run(["check", "--notes", "--reporter", "csv"], in: folder)
      let german = run.output.split(separator: "\r\n").filter { $0.contains("de.lproj") }
      #expect(german.count == 1 && german.allSatisfy { $0.contains("syntax-error") }, "\(run.output)")
    }
  }

  @Test func theSheetHasANameThatShowsWhatItIs() throws {
    try Tool.inFolder(of: CheckCommandTests.clean) { folder in
      let run = try Tool.run(["preview", "--format", "svg", "--side-by-side", "--output", "sheet"], in: folder)
      #expect(run.status == 0 && run.errors.contains("wrote sheet.svg"), "\(run.errors)")
      let text = try String(contentsOf: folder.appending(path: "sheet.svg"), encoding: .utf8)
      #expect(text.hasPrefix("<?xml"))
      try FileManager.default.createDirectory(at: folder.appending(path: "drawings"), withIntermediateDirectories: true)
      _ = try Tool.run(["preview", "--format", "svg", "--side-by-side", "--output", "drawings"], in: folder)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/drawings")
      #expect(files.count == 1 && files.allSatisfy { $0.hasSuffix(".svg") })
    }
  }

  @Test func githubsPathsAreTheRepositorysFromAbove() throws {
    let files = Dictionary(uniqueKeysWithValues: CheckCommandTests.warned.map { ("app/" + $0.key, $0.value) })
    try Tool.inFolder(of: files) { folder in
      try Tool.git("init", "--quiet", in: folder.appending(path: "app"))
      let run = try Tool.run(["check", "app", "--reporter", "github"], in: folder, environment: ["GITHUB_WORKSPACE": ""])
      #expect(run.output.contains("file=") && !run.output.contains("file=app/"), "\(run.output)")
    }
  }
}
