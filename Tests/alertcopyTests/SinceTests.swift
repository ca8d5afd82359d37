import Foundation
import Testing

/// `check --since` in a real repository.
@Suite struct SinceTests {
  /// A repository whose branch `main` has a commit with findings.
  private func inRepository(_ body: (URL) throws -> Void) throws {
    var files = Dictionary(uniqueKeysWithValues: CheckCommandTests.warned.map { ("App/" + $0.key, $0.value) })
    files["App/alerts.yaml"] = "alerts:\n  a: {title: {text: Go On?}, buttons: [{title: {text: Go}}]}\n"
    try Tool.inFolder(of: files) { folder in
      try Tool.git("init", "--quiet", "--initial-branch=main", in: folder)
      try Tool.git("add", ".", in: folder)
      try #require(try Tool.git("commit", "--quiet", "--message=First", in: folder) == 0)
      try Tool.git("checkout", "--quiet", "-b", "topic", in: folder)
      try body(folder)
    }
  }

  private let table = "App/ko.lproj/Localizable.strings"

  @Test func onlyWhatChangedSinceTheMergeBase() throws {
    try inRepository { folder in
      let none = try Tool.run(["--since", "main", "--strict"], in: folder)
      #expect(none.status == 0 && none.errors.isEmpty, "\(none.output)\(none.errors)")
      #expect(none.output.contains("No new problems found."))
      let ko = CheckCommandTests.clean["ko.lproj/Localizable.strings"]!
      try Tool.write("\n\n" + ko.split(separator: "\n").reversed().joined(separator: "\n"), to: table, in: folder)
      #expect(try Tool.run(["--since", "main", "--strict"], in: folder).status == 0)
      try Tool.write(ko.replacing("이 사진을 삭제하겠습니까?", with: "삭제"), to: table, in: folder)
      try Tool.git("commit", "--all", "--quiet", "--message=Second", in: folder)
      let committed = try Tool.run(["--since", "main", "--strict", "--reporter", "xcode"], in: folder)
      #expect(committed.status == 1)
      #expect(committed.output.contains(table) && !committed.output.contains("en.lproj"), "\(committed.output)")
      let inside = try Tool.run(
        ["--since", "main", "--strict", "--reporter", "xcode"], in: folder.appending(path: "App/ko.lproj"))
      #expect(inside.status == 1, "\(inside.errors)")
      let outside = try Tool.run(
        ["check", folder.path, "--since", "main", "--strict", "--reporter", "xcode"], in: URL(filePath: "/"))
      #expect(outside.output == committed.output, "\(outside.errors)")
      #expect(try Tool.run(["--since", "HEAD", "--strict"], in: folder).status == 0)
    }
  }

  @Test func deletedTranslationsNewFilesAndDeletedFilesCount() throws {
    try inRepository { folder in
      try Tool.write("\"photo.delete_alert.title\" = \"이 사진을 삭제하겠습니까?\";\n", to: table, in: folder)
      let deleted = try Tool.run(["--since", "main", "--notes"], in: folder)
      #expect(deleted.output.contains("(missing-translation)"), "\(deleted.output)")
      try Tool.git("checkout", "--quiet", table, in: folder)
      try Tool.write("\"photo.delete_alert.title\" = \"Weg?\";\n", to: "App/de.lproj/Localizable.strings", in: folder)
      let untracked = try Tool.run(["--since", "main", "--reporter", "json"], in: folder)
      #expect(untracked.output.contains("\"Weg?\"") && !untracked.output.contains("\"Delete?\""), "\(untracked.output)")
      try Tool.git("rm", "--quiet", "App/alerts.yaml", in: folder)
      #expect(try Tool.run(["--since", "main", "--notes"], in: folder).status == 0)
    }
  }

  @Test func sourcesAreComparedByTheirAlerts() throws {
    func code(_ title: String, before: String = "") -> String {
      """
      import UIKit
      \(before)
      final class Asking: UIViewController {
        func ask() {
          let alert = UIAlertController(title: "\(title)", message: "It can’t be undone.", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
          present(alert, animated: true)
        }
      }
      """
    }
    try inRepository { folder in
      try Tool.write(code("Delete?"), to: "App/Asking.swift", in: folder)
      try Tool.git("add", ".", in: folder)
      try Tool.git("commit", "--quiet", "--message=Code", in: folder)
      let moved = code("Delete?", before: "// Moved.\n\nlet other = 1\n")
      try Tool.write(moved.replacing("    alert.add", with: "  alert.add"), to: "App/Asking.swift", in: folder)
      let none = try Tool.run(["--since", "HEAD", "--strict"], in: folder)
      #expect(none.status == 0, "\(none.output)")
      try Tool.write(code("Remove?"), to: "App/Asking.swift", in: folder)
      let changed = try Tool.run(["--since", "HEAD", "--strict", "--reporter", "xcode"], in: folder)
      #expect(
        changed.output.contains("App/Asking.swift:5:") && changed.output.contains("single-word-title"), "\(changed.output)")
      #expect(!changed.output.contains(".lproj"))
    }
  }

  @Test func oldCommitsOnTheOtherBranchDoNotCount() throws {
    try inRepository { folder in
      try Tool.git("checkout", "--quiet", "main", in: folder)
      try Tool.write(
        CheckCommandTests.clean["en.lproj/Localizable.strings"]!, to: "App/en.lproj/Localizable.strings", in: folder)
      try Tool.git("commit", "--all", "--quiet", "--message=Mended", in: folder)
      try Tool.git("checkout", "--quiet", "topic", in: folder)
      #expect(try Tool.run(["--since", "main", "--strict"], in: folder).status == 0)
    }
  }

  @Test func whatGitCannotTellIsTwo() throws {
    try inRepository { folder in
      let ref = try Tool.run(["--since", "no-such-ref"], in: folder)
      #expect(ref.status == 2 && ref.errors.contains("git knows no commit “no-such-ref”"))
      let missing = try Tool.run(["--since", "main"], in: folder, environment: ["PATH": "/nowhere"])
      #expect(missing.status == 2)
      #expect(missing.errors == "alertcopy: --since needs git, which is not installed\n")
      try Tool.git("checkout", "--quiet", "--orphan", "other", in: folder)
      try Tool.git("commit", "--quiet", "--message=Other", in: folder)
      let apart = try Tool.run(["--since", "main"], in: folder)
      #expect(apart.status == 2 && apart.errors.contains("have in common"))
    }
    try Tool.inFolder(of: CheckCommandTests.warned) { folder in
      let outside = try Tool.run(["--since", "main"], in: folder)
      #expect(outside.status == 2 && outside.errors.contains("is not in a git repository"))
      #expect(try Tool.run(["--since", "main", "--write-baseline", "b.json"], in: folder).status == 64)
    }
  }
}
