import Foundation
import Testing

/// What helps to look through many findings.
@Suite struct TriageTests {
  private static let files = CheckCommandTests.warned.merging([
    "ko.lproj/Localizable.strings":
      "\"photo.delete_alert.title\" = \"오류\";\n\"photo.delete_alert.message\" = \"안 됨\"\n\"a\" = ;\n"
  ]) { $1 }

  @Test func rulesAreListedWithCommas() throws {
    try Tool.inFolder(of: Self.files) { folder in
      let only = try Tool.run(["check", "--only-rule", "syntax-error, generic-title"], in: folder)
      #expect(only.output.contains("(syntax-error)") && !only.output.contains("(single-word-title)"))
      let without = try Tool.run(["check", "--disable-rule", "syntax-error,generic-title"], in: folder)
      #expect(!without.output.contains("(syntax-error)") && without.output.contains("(single-word-title)"))
      let wrong = try Tool.run(["check", "--disable-rule", "syntax-eror"], in: folder)
      #expect(wrong.status == 64 && wrong.errors.contains("syntax-error"))
      #expect(try Tool.run(["check", "--only-rule", ","], in: folder).status == 64)
    }
  }

  @Test func errorsComeFirst() throws {
    try Tool.inFolder(of: Self.files) { folder in
      let output = try Tool.run(["check"], in: folder).output
      let error = try #require(output.range(of: "error:"))
      let warning = try #require(output.range(of: "warning:"))
      #expect(error.lowerBound < warning.lowerBound)
    }
  }

  @Test func statisticsTakeThePlaceOfFindings() throws {
    try Tool.inFolder(of: Self.files) { folder in
      let output = try Tool.run(["check", "--statistics"], in: folder).output
      let row = try #require(output.split(separator: "\n").first { $0.hasPrefix("single-word-title") })
      #expect(row.split(separator: " ").dropFirst() == ["0", "1", "0"])
      #expect(!output.contains("(single-word-title)"))
      let json = try Tool.run(["check", "--statistics", "--reporter", "json"], in: folder)
      #expect(json.output.hasPrefix("{") && json.errors.contains("single-word-title"))
    }
  }

  @Test func theConfigurationIsNamed() throws {
    try Tool.inFolder(of: Self.files.merging([".alertcopy.yml": "strict: false\n", "Sub/a.txt": ""]) { $1 }) { folder in
      #expect(try Tool.run(["check"], in: folder).output.contains("The configuration is .alertcopy.yml."))
      let above = try Tool.run(["check", ".."], in: folder.appending(path: "Sub"))
      #expect(above.output.contains("The configuration is \(folder.path)/.alertcopy.yml."))
      let json = try Tool.run(["check", "--reporter", "json"], in: folder).output
      #expect(json.contains("\"configuration\": \".alertcopy.yml\"") && json.contains("\"fixable\": {"))
    }
  }

  @Test func previewListsSurfaces() throws {
    try Tool.inFolder(of: CheckCommandTests.clean) { folder in
      let run = try Tool.run(["preview", "--list"], in: folder)
      #expect(
        run.output == "photo.delete_alert  alert  en.lproj/Localizable.strings:1  “Delete this photo?”\n")
    }
  }

  @Test func aSuppressionWithoutARuleIsToldSo() throws {
    let table = "/* alertcopy:disable */\n\"a.alert.title\" = \"Error\";\n\"a.alert.message\" = \"It is full.\";\n"
    try Tool.inFolder(of: ["en.lproj/L.strings": table]) { folder in
      let output = try Tool.run(["check"], in: folder).output
      #expect(output.contains("en.lproj/L.strings:1:4:") && output.contains("alertcopy:disable button-case"))
      #expect(output.contains("(generic-title)"))
    }
  }

  /// An app with twelve titles of one word.
  private static let many = [
    ".git/HEAD": "",
    "App/en.lproj/L.strings": (1...12).map {
      "\"a\($0).alert.title\" = \"Album\($0 == 1 ? "" : String(UnicodeScalar(96 + $0)!))\";\n"
    }
    .joined() + (1...12).map { "\"a\($0).alert.message\" = \"It is full.\";\n" }.joined(),
  ]

  @Test func aRunOfOneRuleIsOneLine() throws {
    try Tool.inFolder(of: Self.many) { folder in
      let output = try Tool.run(["check"], in: folder).output
      #expect(output.components(separatedBy: "(single-word-title)").count == 2)
      #expect(output.contains("and 11 more of this rule in en: `--only-rule single-word-title --locale en` shows all"))
      #expect(output.contains("12 warnings in 1 file"))
      let all = try Tool.run(["check", "--only-rule", "single-word-title", "--locale", "en"], in: folder).output
      #expect(all.components(separatedBy: "(single-word-title)").count == 13)
    }
  }

  @Test func gitHubShowsTenFromTheRepositorysRoot() throws {
    try Tool.inFolder(of: Self.many) { folder in
      let summary = folder.appending(path: "summary.md")
      let run = try Tool.run(
        ["check", "--reporter", "github"], in: folder.appending(path: "App"), environment: ["GITHUB_STEP_SUMMARY": summary.path]
      )
      let lines = run.output.split(separator: "\n")
      #expect(lines.count { $0.hasPrefix("::warning file=App/en.lproj/L.strings,line=") } == 10)
      #expect(lines.dropFirst(10).map { $0.prefix(25) } == ["App/en.lproj/L.strings:11", "App/en.lproj/L.strings:12"])
      let text = try String(contentsOf: summary, encoding: .utf8)
      #expect(text.contains("`App/en.lproj/L.strings:11:") && !text.contains("L.strings:10:"))
    }
  }

  @Test func jUnitFailsWhatFailsTheRun() throws {
    try Tool.inFolder(of: Self.files) { folder in
      let usual = try Tool.run(["check", "--reporter", "junit"], in: folder).output
      #expect(usual.contains("<failure type=\"error\"") && !usual.contains("<failure type=\"warning\""))
      let strict = try Tool.run(["check", "--reporter", "junit", "--strict"], in: folder).output
      #expect(strict.contains("<failure type=\"warning\""))
      let lenient = try Tool.run(["check", "--reporter", "junit", "--lenient"], in: folder).output
      #expect(!lenient.contains("<failure"))
    }
  }
}
