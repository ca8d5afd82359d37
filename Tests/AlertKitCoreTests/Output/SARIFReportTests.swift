import AlertKitCore
import Foundation
import Testing

@Suite struct SARIFReportTests {
  private func fixture(in folder: String = "/app") -> ReportFixture {
    var fixture = ReportFixture()
    fixture.file("\(folder)/Mein Ordner/ko.lproj/100%.strings", "\"yes\" = \"예\";\n\"yes\" = \"예\";\n")
    for occurrence in 1...2 {
      fixture.finding("yes-no-button", "“예” is Yes.", at: "예", occurrence: occurrence) {
        $0.surface = "delete-photo"
        $0.locale = LocaleTag("ko")
        $0.field = .button(1)
        $0.text = "예"
        $0.related = [Finding.Place(locale: LocaleTag("zh-Hans"), range: $0.range)]
        $0.scenes = ["classic/iPhone SE/landscape/L"]
      }
    }
    fixture.finding("syntax-error", "See [this](https://example.com).", .error, at: "yes")
    fixture.file("/elsewhere/b.strings", "a")
    fixture.finding("hint", "Just so.", .note, at: "a")
    fixture.file("\(folder)/broken.strings", "")
    fixture.unreadable = [Fault(.unreadable, "Permission denied.", at: fixture.range(of: ""))]
    return fixture
  }

  private let rule = Rule(
    id: "yes-no-button", severity: .warning, summary: "A button says Yes or No.",
    rationale: "Yes and No make a person read the question again.", guidelines: ["A11"], examples: [], checks: .reading)

  private func run(of text: String) throws -> [String: Any] {
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(log?["version"] as? String == "2.1.0")
    return try #require((log?["runs"] as? [[String: Any]])?.first)
  }

  private func artifact(_ result: [String: Any]) -> [String: String]? {
    let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    return location?["artifactLocation"] as? [String: String]
  }

  @Test func rulesAndResults() throws {
    let run = try run(
      of: fixture().render(.sarif) {
        $0.rules = [rule]
        $0.documentation = "https://example.com/rules/"
      })
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["yes-no-button", "syntax-error", "hint"])
    #expect((rules[0]["defaultConfiguration"] as? [String: String]) == ["level": "warning"])
    #expect(rules[0]["helpUri"] as? String == "https://example.com/rules/yes-no-button")
    #expect(driver["semanticVersion"] as? String == "1.2.3")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 0, 1, 2])
    #expect(results.map { $0["level"] as? String } == ["warning", "warning", "error", "note"])
    #expect((results[2]["message"] as? [String: String])?["text"] == "See \\[this\\](https://example.com).")
  }

  @Test func addressesOfPagesMayHaveTheNameInside() throws {
    let pages = "https://example.com/docs/{rule}.md"
    let log = try run(
      of: fixture().render(.sarif) {
        $0.rules = [rule]
        $0.documentation = pages
      })
    let driver = try #require((log["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect((driver["rules"] as? [[String: Any]])?[0]["helpUri"] as? String == "https://example.com/docs/yes-no-button.md")
    #expect(driver["informationUri"] as? String == "https://example.com/docs/")
    let text = fixture().render(.text) { $0.documentation = pages }
    #expect(text.contains("https://example.com/docs/yes-no-button.md says why\n"))
  }

  @Test func placesAreRelativeAndEncoded() throws {
    let run = try run(of: fixture().render(.sarif))
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(artifact(results[0]) == ["uri": "Mein%20Ordner/ko.lproj/100%25.strings", "uriBaseId": "%SRCROOT%"])
    #expect(artifact(results[3]) == ["uri": "file:///elsewhere/b.strings"])
    let base = (run["originalUriBaseIds"] as? [String: [String: String]])?["%SRCROOT%"]?["uri"]
    #expect(base == "file:///app/")
    let location = (results[1]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    #expect(location?["region"] as? [String: Int] == ["startLine": 2, "startColumn": 10, "endLine": 2, "endColumn": 11])
  }

  @Test func unreadableFilesAreNotifications() throws {
    let run = try run(of: fixture().render(.sarif))
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect((invocation["toolExecutionNotifications"] as? [Any])?.count == 1)
    let clean = try self.run(of: ReportFixture().render(.sarif))
    #expect((clean["invocations"] as? [[String: Any]])?.first?["executionSuccessful"] as? Bool == true)
  }

  @Test func fingerprintsStayTheSameElsewhere() {
    let here = fixture().report.fingerprints(relativeTo: "/app")
    #expect(here[..<3] == fixture(in: "/home/me/app").report.fingerprints(relativeTo: "/home/me/app")[..<3])
    #expect(Set(here).count == here.count)
    #expect(here[0].dropLast(2) == here[1].dropLast(2) && here[0].hasSuffix(":1") && here[1].hasSuffix(":2"))

    var moved = ReportFixture()
    moved.file("/app/Mein Ordner/ko.lproj/100%.strings", "\n\n// moved\n\"yes\" = \"예\";\n")
    moved.finding("yes-no-button", "Another wording.", .error, at: "예") {
      $0.surface = "delete-photo"
      $0.locale = LocaleTag("ko")
      $0.field = .button(1)
      $0.text = "예"
    }
    #expect(moved.report.fingerprints(relativeTo: "/app") == [here[0]])
    moved.findings[0].text = "네"
    #expect(moved.report.fingerprints(relativeTo: "/app") != [here[0]])
  }

  @Test(.enabled(if: SchemaValidator.mustRun, "python3 with the module jsonschema is not installed"))
  func isValidAgainstTheOfficialSchema() throws {
    let full = fixture().render(.sarif) {
      $0.rules = [rule]
      $0.documentation = "https://example.com/rules/"
    }
    for log in [full, ReportFixture().render(.sarif)] {
      let (status, faults) = try SchemaValidator.run(log)
      #expect(status == 0, "\(faults)")
    }
    #expect(try SchemaValidator.run(full.replacing("\"executionSuccessful\"", with: "\"succeeded\"")).status == 1)
  }
}

/// Runs `Scripts/validate-sarif.py`.
private enum SchemaValidator {
  private static let script = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../Scripts/validate-sarif.py"
  ).standardizedFileURL.path

  /// False only where the validator is not installed on a machine that is not a CI's.
  static let mustRun = ProcessInfo.processInfo.environment["CI"] == "true" || (try? run("{}").status) == 1

  static func run(_ log: String) throws -> (status: Int32, faults: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script]
    let (input, faults) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardError = faults
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(log.utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: faults.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
