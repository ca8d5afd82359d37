import Foundation
import Testing

/// `changes` in a real repository.
@Suite struct ChangesCommandTests {
  private static let spec = """
    alerts:
      delete:
        title: delete.title
        buttons: [{title: common.cancel, role: cancel}, {title: common.delete, role: destructive}]
      leave:
        title: leave.title
        buttons: [{title: common.cancel, role: cancel}, {title: common.leave}]

    """
  private static let en = "App/en.lproj/Localizable.strings"
  private static let ko = "App/ko.lproj/Localizable.strings"
  private static let ar = "App/ar.lproj/Localizable.strings"
  private static let files = [
    "App/alerts.yaml": spec,
    en: """
    "delete.title" = "Delete the photo?";
    "leave.title" = "Leave the group?";
    "common.cancel" = "Cancel";
    "common.delete" = "Delete";
    "common.leave" = "Leave";

    """,
    ko: """
    "delete.title" = "사진을 삭제하겠습니까?";
    "leave.title" = "그룹에서 나가겠습니까?";
    "common.cancel" = "취소";
    "common.delete" = "삭제";
    "common.leave" = "나가기";

    """,
    ar: """
    "delete.title" = "هل تريد حذف الصورة؟";
    "leave.title" = "هل تريد مغادرة المجموعة؟";
    "common.cancel" = "إلغاء";
    "common.delete" = "حذف";
    "common.leave" = "مغادرة";

    """,
  ]

  /// A repository with a commit on `main`, on a branch of which `change` was made and not committed.
  private func inRepository(_ change: [String: (String, String)], _ body: (URL) throws -> Void) throws {
    try Tool.inFolder(of: Self.files) { folder in
      try Tool.git("init", "--quiet", "--initial-branch=main", in: folder)
      try Tool.git("add", ".", in: folder)
      try #require(try Tool.git("commit", "--quiet", "--message=First", in: folder) == 0)
      try Tool.git("checkout", "--quiet", "-b", "topic", in: folder)
      for (path, (old, new)) in change { try Tool.write(Self.files[path]!.replacing(old, with: new), to: path, in: folder) }
      try body(folder)
    }
  }

  private static let rewording = [
    en: ("Delete the photo?", "Remove the photo from the album?"),
    ar: ("هل تريد حذف الصورة؟", "هل تريد إزالة الصورة من الألبوم؟"),
  ]

  @Test func aRewordedAlertBeforeAndAfter() throws {
    try inRepository(Self.rewording) { folder in
      let run = try Tool.run(["changes"], in: folder)
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      #expect(run.output.contains("“Remove the photo from the album?” · reworded in en and ar\n"), "\(run.output)")
      #expect(run.output.contains("title − [-Delete-] the photo?\n"))
      #expect(
        run.output.contains("title + {+Remove+} the photo {+from the album+}?\n")
          || run.output.contains("{+Remove+} the photo{+ from the album+}?"))
      #expect(run.output.contains("came: warning stale-translation (title · ko)"))
      #expect(run.output.contains("Alerts: 1 reworded from main"))
      #expect(!run.output.contains("Leave the group?"))
      #expect(try Tool.run(["changes", "--strict"], in: folder).status == 1)
      // The same without its default, and under a path.
      #expect(try Tool.run(["changes", "main"], in: folder).output == run.output)
      #expect(try Tool.run(["changes", "App"], in: folder).output.contains("1 reworded"))
      // An alert with a text under a path is listed whole.
      #expect(try Tool.run(["changes", "main", "App/ko.lproj"], in: folder).output.contains("1 reworded"))
    }
  }

  @Test func theTerminalDrawsTheSourceLanguageAndWhatHasFindings() throws {
    try inRepository(Self.rewording) { folder in
      func drawn(_ arguments: [String]) throws -> [String] {
        let lines = try Tool.run(["changes"] + arguments, in: folder).output.split(separator: "\n")
        return ["en", "ar"].filter { locale in
          let own = lines.drop { $0 != "  \(locale)" }.dropFirst().prefix { $0.hasPrefix("    ") }
          return own.contains { $0.contains("╭") }
        }
      }
      let (few, device, all) =
        (try drawn([]), try drawn(["--device", "iPhone SE"]), try drawn(["--locale", "en", "--locale", "ar"]))
      #expect(few == ["en"] && device == ["en", "ar"] && all == ["en", "ar"])
      #expect(try Tool.run(["changes"], in: folder).output.contains("--locale or a scene option draws all.\n"))
    }
  }

  @Test func aFileWhoseContentsGitLacksIsNamed() throws {
    try inRepository(Self.rewording) { folder in
      try Tool.write(Self.files[Self.ko]!.replacing("그룹에서", with: "모임에서"), to: Self.ko, in: folder)
      let blob = "h=$(git rev-parse main:\(Self.ko)); rm -f .git/objects/$(echo $h | cut -c1-2)/$(echo $h | cut -c3-)"
      try #require(try Tool.git("-c", "alias.lose=!\(blob)", "lose", in: folder) == 0)
      for arguments in [["changes"], ["check", "--since", "main"]] {
        let run = try Tool.run(arguments, in: folder)
        #expect(run.status == 2 && run.errors.hasPrefix("alertcopy: git lacks \(Self.ko) as it was at "), "\(run.errors)")
        #expect(run.output.contains("No new problems found") || run.output.contains("Remove the photo from the album?"))
      }
      let table = try String(contentsOf: folder.appending(path: Self.en), encoding: .utf8)
      #expect(try Tool.run(["fix", "--since", "main"], in: folder).status == 2)
      #expect(try String(contentsOf: folder.appending(path: Self.en), encoding: .utf8) == table)
    }
  }

  @Test func twoCommitsAreCompared() throws {
    try inRepository(Self.rewording) { folder in
      try Tool.git("commit", "--all", "--quiet", "--message=Second", in: folder)
      try Tool.write(Self.files[Self.en]!, to: Self.en, in: folder)
      try Tool.git("rm", "--quiet", Self.ko, in: folder)
      try Tool.git("commit", "--all", "--quiet", "--message=Third", in: folder)
      let second = try Tool.run(["changes", "HEAD~2..HEAD~1", "--format", "json"], in: folder)
      let third = try Tool.run(["changes", "HEAD~1..", "--format", "json"], in: folder)
      #expect(second.output.contains("Remove the photo from the album?") && second.output.contains("\"from\": \"HEAD~2 ("))
      #expect(second.output.contains("\"reworded\": 1"), "\(second.output)\(second.errors)")
      #expect(third.output.contains("\"reworded\": 2"), "\(third.output)\(third.errors)")
      #expect(try Tool.run(["changes", "HEAD~1...HEAD", "--format", "json"], in: folder).status == third.status)
    }
  }

  @Test func severalFormatsAtOnce() throws {
    try inRepository(Self.rewording) { folder in
      let run = try Tool.run(
        ["changes", "--format", "markdown=c.md", "--format", "html=c.html", "--page", "https://example.com/1"], in: folder)
      #expect(run.status == 0 && run.output.isEmpty, "\(run.output)\(run.errors)")
      let comment = try String(contentsOf: folder.appending(path: "c.md"), encoding: .utf8)
      #expect(comment.hasPrefix("<!-- alertcopy changes -->\n## Alerts: 1 reworded\n"))
      #expect(comment.contains("| **en** | title | <del>Delete</del> the photo? | <ins>Remove</ins> the photo"))
      #expect(comment.contains("<span dir=\"auto\">") && comment.contains("(https://example.com/1)"))
      let page = try String(contentsOf: folder.appending(path: "c.html"), encoding: .utf8)
      #expect(page.contains("<del>Delete</del> the photo?") && page.contains("<svg width="))
      #expect(page.contains("data-locale=\"ar\"") && !page.contains("http://") && !page.contains("src=\"http"))
    }
  }

  @Test func aLongCommentStaysUnderGitHubsLimit() throws {
    var files: [String: String] = [:]
    var specs = "alerts:\n"
    var words: [String: String] = [:]
    for number in 0..<400 {
      specs += "  alert-\(number): {title: t\(number), message: m\(number), buttons: [{title: {text: OK}}]}\n"
      for locale in ["en", "de", "ko", "ar", "th"] {
        words[locale, default: ""] +=
          "\"t\(number)\" = \"Title \(number) in \(locale)?\";\n\"m\(number)\" = \"The message \(number) in \(locale).\";\n"
      }
    }
    files["App/alerts.yaml"] = specs
    for (locale, text) in words { files["App/\(locale).lproj/Localizable.strings"] = text }
    try Tool.inFolder(of: files) { folder in
      try Tool.git("init", "--quiet", "--initial-branch=main", in: folder)
      try Tool.git("add", ".", in: folder)
      try #require(try Tool.git("commit", "--quiet", "--message=First", in: folder) == 0)
      for (locale, text) in words {
        try Tool.write(text.replacing("message", with: "words"), to: "App/\(locale).lproj/Localizable.strings", in: folder)
      }
      let run = try Tool.run(
        ["changes", "--format", "markdown", "--device", "iPhone SE", "--only-rule", "stale-translation"], in: folder)
      #expect(run.output.utf16.count <= 60_000 && run.output.utf16.count > 40_000)
      #expect(
        run.output.contains("## Alerts: 400 reworded") && run.output.contains(" more alerts changed** and are not shown here."))
    }
  }

  @Test func statesAreWrittenIntoTheFiles() throws {
    func catalog(_ title: String, state: String = "translated") -> String {
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "leave.title" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "\(state)", "value" : "Gruppe verlassen?" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "\(title)" } }
            }
          }
        },
        "version" : "1.0"
      }

      """
    }
    let path = "App/Other.xcstrings"
    try inRepository([:]) { folder in
      try Tool.write("table: Other\nalerts:\n  go: {title: leave.title}\n", to: "App/other.alerts.yaml", in: folder)
      try Tool.write(catalog("Leave the group?"), to: path, in: folder)
      try Tool.git("add", ".", in: folder)
      try Tool.git("commit", "--quiet", "--message=Catalog", in: folder)
      try Tool.write(catalog("Quit the group?"), to: path, in: folder)
      let run = try Tool.run(["changes", "HEAD", "--write-state"], in: folder)
      #expect(run.errors == "alertcopy: marked 1 translation as needing review in 1 file\n", "\(run.output)")
      #expect(
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
          == catalog("Quit the group?", state: "needs_review"))
      #expect(try !Tool.run(["changes", "HEAD"], in: folder).output.contains("stale-translation"))
      #expect(try Tool.run(["changes", "HEAD~1..HEAD", "--write-state"], in: folder).status == 2)
    }
  }

  @Test func whatGitCannotTellIsTwo() throws {
    try inRepository([:]) { folder in
      let ref = try Tool.run(["changes", "no-such-ref"], in: folder)
      #expect(ref.status == 2 && ref.errors.contains("changes: git knows no commit “no-such-ref”"))
      try Tool.git("branch", "--quiet", "--move", "main", "trunk", in: folder)
      let none = try Tool.run(["changes"], in: folder)
      #expect(none.status == 2 && none.errors.contains("git knows no default branch"))
      #expect(try Tool.run(["changes", "--format", "pdf"], in: folder).status == 64)
      #expect(try Tool.run(["changes", "--format", "json", "--format", "text"], in: folder).status == 64)
    }
    try Tool.inFolder(of: Self.files) { folder in
      let outside = try Tool.run(["changes"], in: folder)
      #expect(outside.status == 2 && outside.errors.contains("is not in a git repository"))
    }
  }
}
