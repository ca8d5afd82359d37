import AlertKitCore
import Foundation
import Testing

@Suite struct MachineReportTests {
  private func fixture() -> ReportFixture {
    var fixture = ReportFixture()
    fixture.file("/app/ko.lproj/Localizable.strings", "\"yes\" = \"예\";\n\"no\" = \"아니요\n아니\";\n")
    fixture.finding("yes-no-button", "“예” is 100 % Yes: no, really.", at: "예") {
      $0.surface = "delete-photo"
      $0.locale = LocaleTag("ko")
      $0.field = .button(1)
      $0.text = "예"
      $0.locales = ReportFixture.tags("ko", "zh-Hans")
      $0.related = [Finding.Place(locale: LocaleTag("zh-Hans"), range: $0.range)]
      $0.scenes = ["classic/iPhone SE/landscape/L"]
      $0.guideline = "A11"
      $0.corrections = [Correction(grade: .safe, locale: nil, range: $0.range, change: .text(from: "", to: ""))]
    }
    fixture.finding("syntax-error", "Broken.", .error, at: "아니요\n아니")
    fixture.finding("hint", "Just so.", .note, at: "no")
    fixture.summary.strings = 2
    fixture.summary.locales = ReportFixture.tags("en", "ko")
    fixture.summary.surfacesByOrigin = [.spec: 1]
    return fixture
  }

  @Test func aLargeReportIsGivenInPieces() {
    var fixture = fixture()
    fixture.findings = Array(repeating: fixture.findings[0], count: 400)
    var pieces: [String] = []
    let options = ReportOptions(workingDirectory: "/app", toolVersion: "1.2.3")
    Reporter.json.give(fixture.report, options: options) { pieces.append($0) }
    #expect(pieces.count > 1)
    #expect(pieces.joined() == Reporter.json.render(fixture.report, options: options))
  }

  @Test func jsonIsAsDocumented() {
    var fixture = fixture()
    fixture.findings.removeLast()
    #expect(
      fixture.render(.json) == """
        {
          "version": 1,
          "findings": [
            {
              "rule": "yes-no-button",
              "severity": "warning",
              "message": "“예” is 100 % Yes: no, really.",
              "surface": "delete-photo",
              "locale": "ko",
              "field": "button 1",
              "text": "예",
              "file": "ko.lproj/Localizable.strings",
              "line": 1,
              "column": 10,
              "locales": ["ko", "zh-Hans"],
              "related": [
                {
                  "locale": "zh-Hans",
                  "file": "ko.lproj/Localizable.strings",
                  "line": 1,
                  "column": 10
                }
              ],
              "scenes": ["classic/iPhone SE/landscape/L"],
              "guideline": "A11",
              "fixable": true,
              "fix": "safe"
            },
            {
              "rule": "syntax-error",
              "severity": "error",
              "message": "Broken.",
              "file": "ko.lproj/Localizable.strings",
              "line": 2,
              "column": 9,
              "fixable": false
            }
          ],
          "icu": "\(ICU.version)",
          "unicode": "\(ICU.unicodeVersion)",
          "summary": {
            "files": 1,
            "strings": 2,
            "locales": ["en", "ko"],
            "surfaces": 1,
            "errors": 1,
            "warnings": 1,
            "notes": 0,
            "fixable": {
              "safe": 1,
              "suggested": 0
            },
            "reading": {
              "surfaces": 0,
              "whole": 0,
              "partly": 0,
              "unread": [],
              "budgets": [],
              "unbuilt": []
            }
          }
        }

        """)
  }

  @Test func jsonHoldsNotesAndUnreadableFiles() throws {
    var fixture = fixture()
    fixture.unreadable = [Fault(.unreadable, "Permission denied.", at: fixture.range(of: "yes"))]
    let object = try JSONSerialization.jsonObject(with: Data(fixture.render(.json).utf8)) as? [String: Any]
    #expect((object?["findings"] as? [Any])?.count == 3)
    #expect((object?["summary"] as? [String: Any])?["notes"] as? Int == 1)
    #expect(
      object?["unreadable"] as? [[String: String]]
        == [["file": "ko.lproj/Localizable.strings", "message": "Permission denied."]])
  }

  @Test func jsonEscapesLosslessly() throws {
    let text = hostile + "\"\\/\u{8}👨‍👩‍👧\u{2029}é"
    let numbers = JSONValue.array([.number(44), .number(0.5), .null, .bool(true)])
    let compact = JSONValue.object([("k", .string(text)), ("none", nil), ("n", numbers)]).compact
    #expect(!holdsUnsafeCharacter(compact) && !compact.contains("\n"))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(compact.utf8)) as? [String: Any])
    #expect((object["k"] as? String).map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    #expect(compact.hasSuffix("\"n\": [44, 0.5, null, true]}"))
    #expect(object.count == 2)
  }

  @Test(arguments: [
    [], [JSONValue.object([("a", .integer(1))]), .array([.null])],
    Array(repeating: .object([("text", .string(String(repeating: "ö", count: 50)))]), count: 4000),
  ])
  func valuesMadeWhileTheyAreWrittenAreAnArray(values: [JSONValue]) {
    let made = JSONValue.object([("values", .made { use in values.forEach(use) })])
    let array = JSONValue.object([("values", .array(values))])
    #expect(made.indented == array.indented)
    #expect(made.compact == array.compact)
  }

  @Test func xcodeLines() {
    let path = "/app/ko.lproj/Localizable.strings"
    #expect(
      fixture().render(.xcode) { $0.showsNotes = true } == """
        \(path):1:10: warning: “예” is 100 % Yes: no, really. (yes-no-button)
        \(path):2:9: error: Broken. (syntax-error)
        \(path):2:2: note: Just so. (hint)

        """)
    #expect(!fixture().render(.xcode).contains("note:"))
  }

  @Test func xcodePathsAreAbsolute() {
    var fixture = ReportFixture()
    fixture.file("de.lproj/./a.strings", "a")
    fixture.unreadable = [Fault(.unreadable, "Too large.", at: fixture.range(of: "a"))]
    fixture.finding("rule", "Message.", at: "a")
    #expect(
      fixture.render(.xcode) == """
        /app/de.lproj/a.strings: error: Too large.
        /app/de.lproj/a.strings:1:1: warning: Message. (rule)

        """)
  }

  @Test func gitHubCommands() {
    let file = "file=ko.lproj/Localizable.strings"
    #expect(
      fixture().render(.github) { $0.showsNotes = true } == """
        ::error \(file),line=2,col=9,endLine=3,title=syntax-error::Broken.
        ::warning \(file),line=1,col=10,endLine=1,endColumn=11,title=yes-no-button::“예” is 100 %25 Yes: no, really. \
        (button 1 of delete-photo · ko and zh-Hans)
        ::notice \(file),line=2,col=2,endLine=2,endColumn=4,title=hint::Just so.

        """)
  }

  @Test func gitHubShowsTheFirstOfEachRule() {
    var fixture = ReportFixture()
    fixture.file("/app/a.strings", "\"a\" = \"b\";\n")
    for _ in 1...12 { fixture.finding("yes-no-button", "Yes.", at: "b") }
    fixture.finding("title-wraps", "Wraps.", at: "b")
    let shown = fixture.render(.github).split(separator: "\n").filter { $0.hasPrefix("::warning") }
    #expect(shown.count == 10)
    #expect(shown.count { $0.contains("title=title-wraps") } == 1)
  }

  @Test func gitHubPropertiesAreEscaped() {
    var fixture = ReportFixture()
    fixture.file("/app/a,b:c%d.strings", "a")
    fixture.unreadable = [Fault(.unreadable, "Gone.\nReally.", at: fixture.range(of: "a"))]
    #expect(
      fixture.render(.github)
        == "::error file=a%2Cb%3Ac%25d.strings,title=file could not be read::Gone.\\nReally.\n")
  }

  @Test(arguments: Reporter.allCases)
  func hostileTextNeverComesOutRaw(reporter: Reporter) {
    var fixture = ReportFixture()
    fixture.file("/app/\(hostile).strings", "k = \"\(hostile)\";\n")
    for _ in 1...5 {
      fixture.finding("rule", "“\(hostile)” is bad.", at: hostile) {
        $0.surface = hostile
        $0.surfaces = [hostile, "b\(hostile)"]
        $0.text = hostile
        $0.scenes = [hostile]
        $0.locale = LocaleTag("ko")
        $0.related = [Finding.Place(locale: nil, range: $0.range)]
      }
    }
    fixture.unreadable = [Fault(.unreadable, hostile, at: fixture.range(of: "k"))]
    fixture.summary.missingFacts = [hostile: ReportFixture.tags("ko")]
    // Lines of comma-separated values end in CRLF.
    let text = fixture.render(reporter) { $0.showsNotes = true }.replacing("\r\n", with: "\n")
    #expect(!text.isEmpty)
    #expect(!holdsUnsafeCharacter(text))
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::error::") })
  }

  @Test(arguments: Reporter.allCases)
  func sameReportSameText(reporter: Reporter) {
    #expect(fixture().render(reporter) == fixture().render(reporter))
  }
}
