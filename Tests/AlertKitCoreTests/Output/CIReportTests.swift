import AlertKitCore
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reports for continuous integration, held to what their readers require.
@Suite struct CIReportTests {
  private static let sly = "a <b attr=\"x\" y='z'>&amp;</b> ]]> \u{0}\u{1}\u{B}\u{FFFE} | `c` *d* $e$\nnext"

  private func fixture() -> ReportFixture {
    var fixture = ReportFixture()
    fixture.file("/app/ko.lproj/A&B.strings", "\"yes\" = \"예\";\n\"no\" = \"아니요\";\n")
    let other = fixture.range(of: "아니요")
    fixture.finding("yes-no-button", "“예” is Yes.", at: "예") {
      $0.surface = "delete-photo"
      $0.locale = LocaleTag("ko")
      $0.field = .button(1)
      $0.key = "yes"
      $0.text = "예"
      $0.locales = ReportFixture.tags("ko", "zh-Hans", "th")
      $0.related = [
        Finding.Place(locale: LocaleTag("zh-Hans"), range: other, text: "是", message: "“是” is Yes.")
      ]
    }
    fixture.finding("syntax-error", Self.sly, .error, at: "no")
    fixture.finding("hint", "Just so.", .note, at: "no")
    fixture.file("/elsewhere/b.strings", "a")
    fixture.finding("yes-no-button", "Again.", at: "a") { $0.surface = Self.sly }
    fixture.file("/app/broken.strings", "")
    fixture.unreadable = [Fault(.unreadable, "Permission denied.", at: fixture.range(of: ""))]
    return fixture
  }

  // MARK: GitLab

  @Test func gitLabHasTheRequiredFields() throws {
    let text = fixture().render(.gitlab)
    let issues = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(issues.count == 5)
    for issue in issues {
      #expect((issue["description"] as? String)?.isEmpty == false)
      #expect((issue["check_name"] as? String)?.isEmpty == false)
      #expect(["info", "minor", "major", "critical", "blocker"].contains(issue["severity"] as? String))
      let location = try #require(issue["location"] as? [String: Any])
      #expect((location["path"] as? String)?.hasPrefix("./") == false)
      #expect(try #require((location["lines"] as? [String: Int])?["begin"]) >= 1)
    }
    #expect(issues.map { $0["severity"] as? String } == ["blocker", "minor", "major", "info", "minor"])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
    #expect((issues[1]["location"] as? [String: Any])?["path"] as? String == "ko.lproj/A&B.strings")
    #expect(ReportFixture().render(.gitlab) == "[]\n")
  }

  @Test func gitLabFingerprintsStayWhileLinesMove() throws {
    func fingerprints(_ before: String) throws -> [String] {
      var fixture = ReportFixture()
      fixture.file("/app/ko.lproj/A.strings", before + "\"yes\" = \"예\";\n")
      fixture.finding("yes-no-button", "\(before.count)", at: "예") { $0.text = "예" }
      fixture.finding("yes-no-button", "\(before.count)", at: "예") { $0.text = "예" }
      let object = try JSONSerialization.jsonObject(with: Data(fixture.render(.gitlab).utf8))
      return (object as? [[String: Any]])?.compactMap { $0["fingerprint"] as? String } ?? []
    }
    let here = try fingerprints("")
    #expect(here.count == 2 && here[0] != here[1])
    #expect(try fingerprints("/* moved */\n\n") == here)
  }

  // MARK: XML

  /// Elements with their attributes, in order, of a well-formed document.
  private func elements(of text: String) throws -> [(name: String, attributes: [String: String], depth: Int)] {
    final class Reader: NSObject, XMLParserDelegate {
      var elements: [(name: String, attributes: [String: String], depth: Int)] = []
      var depth = 0
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
      ) {
        elements.append((name, attributes, depth))
        depth += 1
      }
      func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) { depth -= 1 }
    }
    let parser = XMLParser(data: Data(text.utf8))
    let reader = Reader()
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))\n\(text)")
    return reader.elements
  }

  @Test func checkstyleIsWellFormedAndComplete() throws {
    let elements = try elements(of: fixture().render(.checkstyle))
    #expect(elements.map(\.name) == ["checkstyle", "file", "error", "file", "error", "error", "error", "file", "error"])
    #expect(elements[0].attributes == ["version": "4.3"])
    #expect(
      elements.filter { $0.name == "file" }.map { $0.attributes["name"] }
        == ["broken.strings", "ko.lproj/A&B.strings", "/elsewhere/b.strings"])
    #expect(
      elements[4].attributes == [
        "line": "1", "column": "10", "severity": "warning", "source": "alertcopy.yes-no-button",
        "message": "“예” is Yes. (button 1 of delete-photo · ko, zh-Hans and th · zh-Hans: “是”)",
      ])
    let errors = elements.filter { $0.name == "error" }
    for error in errors {
      #expect(Set(error.attributes.keys) == ["line", "column", "severity", "message", "source"])
      #expect(["error", "warning", "info"].contains(error.attributes["severity"]))
    }
    // What XML cannot hold is replaced; the rest comes back as it was, its line end too.
    #expect(
      errors[2].attributes["message"]
        == "a <b attr=\"x\" y='z'>&amp;</b> ]]> \u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD} | `c` *d* $e$\nnext")
    #expect(try self.elements(of: ReportFixture().render(.checkstyle)).count == 1)
  }

  /// The attributes that Jenkins' schema (junit-10.xsd) allows and requires.
  private static let schema: [String: (allowed: Set<String>, required: Set<String>, parents: Set<String>)] = [
    "testsuites": (["name", "time", "tests", "failures", "errors"], [], []),
    "testsuite": (
      [
        "name", "tests", "failures", "errors", "group", "time", "skipped", "timestamp", "hostname", "id", "package", "file",
        "log", "url",
      ], ["name", "tests", "failures", "errors"], ["testsuites"]
    ),
    "testcase": (["name", "time", "classname", "group"], ["name"], ["testsuite"]),
    "failure": (["type", "message"], [], ["testcase"]),
    "error": (["type", "message"], [], ["testcase"]),
    "system-out": ([], [], ["testcase"]),
  ]

  @Test(arguments: [true, false])
  func jUnitFollowsTheSchema(hasFindings: Bool) throws {
    let elements = try elements(of: (hasFindings ? fixture() : ReportFixture()).render(.junit))
    var open: [String] = []
    for element in elements {
      open = Array(open.prefix(element.depth))
      let rule = try #require(Self.schema[element.name])
      let attributes = Set(element.attributes.keys)
      #expect(attributes.isSubset(of: rule.allowed) && attributes.isSuperset(of: rule.required))
      #expect(open.last.map(rule.parents.contains) ?? (element.name == "testsuites"))
      open.append(element.name)
    }
    func count(_ name: String) -> Int { elements.count { $0.name == name } }
    func sum(_ attribute: String) -> Int {
      elements.filter { $0.name == "testsuite" }.compactMap { $0.attributes[attribute].flatMap { Int($0) } }.reduce(0, +)
    }
    for (attribute, element) in [("tests", "testcase"), ("failures", "failure"), ("errors", "error")] {
      #expect(sum(attribute) == count(element))
      #expect(elements[0].attributes[attribute] == "\(count(element))")
    }
    #expect(count("testcase") == (hasFindings ? 4 : 1))
    #expect(count("failure") == (hasFindings ? 1 : 0), "warnings don't fail the run")
    #expect(count("system-out") == (hasFindings ? 2 : 0), "notes are not listed")
  }

  // MARK: Tables

  /// Records of comma-separated values, read as RFC 4180 says.
  private func records(of text: String) -> [[String]] {
    var records: [[String]] = []
    var record: [String] = []
    var field = ""
    var isQuoted = false
    var characters = text.makeIterator()
    var held = characters.next()
    while let character = held {
      held = characters.next()
      switch character {
      case "\"" where isQuoted && held == "\"":
        field.append("\"")
        held = characters.next()
      case "\"": isQuoted.toggle()
      case "," where !isQuoted, "\r\n" where !isQuoted:
        record.append(field)
        field = ""
        if character == "\r\n" {
          records.append(record)
          record = []
        }
      default: field.append(character)
      }
    }
    #expect(field.isEmpty && record.isEmpty && !isQuoted, "the last record ends in CRLF")
    return records
  }

  @Test func csvHasARowForEachPlace() {
    let records = records(of: fixture().render(.csv))
    #expect(records.allSatisfy { $0.count == 13 })
    #expect(records[0].prefix(6) == ["severity", "rule", "file", "line", "column", "locale"])
    #expect(
      records.dropFirst().map { "\($0[1]) \($0[5])" } == [
        "unreadable-file ", "yes-no-button ko", "yes-no-button zh-Hans", "yes-no-button th", "syntax-error ", "hint ",
        "yes-no-button ",
      ])
    #expect(records[3][9...10] == ["是", "“是” is Yes."])
    #expect(Set(records[2...4].map { $0[12] }).count == 3)
  }

  @Test func csvQuotesAndKeepsFormulasFromRunning() {
    var fixture = ReportFixture()
    fixture.file("/app/a,b.strings", "x")
    for text in ["=1+1", "+1", "-1", "@SUM(A1)", "a,\"b\"", "two\r\nlines"] {
      fixture.finding("rule", "Message.", at: "x") { $0.text = text }
    }
    let text = fixture.render(.csv)
    let records = records(of: text)
    #expect(records.dropFirst().map { $0[9] } == ["'=1+1", "'+1", "'-1", "'@SUM(A1)", "a,\"b\"", "two\\r\\nlines"])
    #expect(records[1][2] == "a,b.strings")
    #expect(text.contains("\"a,\"\"b\"\"\"") && text.hasSuffix("\r\n"))
  }

  @Test func markdownIsOneTableWhoseCellsHold() {
    let text = fixture().render(.markdown)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.count == 2 + 4)
    for row in rows.dropFirst(2) {
      let bars = row.replacing("\\|", with: "").count { $0 == "|" }
      #expect(bars == 5, "\(row)")
      #expect(!row.contains("<b") || row.contains("<br>"))
    }
    #expect(text.hasPrefix("## alertcopy: 1 error, 2 warnings, 1 file could not be read\n\n| "))
    #expect(text.contains("\\*d\\* &#36;e&#36;\\\\nnext"))
    #expect(text.contains("1 note is not listed."))
    #expect(ReportFixture().render(.markdown).hasPrefix("## alertcopy: no problems found\n\nChecked 0 files"))
  }

  // MARK: The page

  @Test func pageHasTheFindingsTheHeaviestFirst() throws {
    let text = fixture().render(.html)
    let rows = text.matches(of: #/<tr class="(\w+)" data-rule="([^"]*)" data-locales="([^"]*)">/#).map {
      "\($0.1) \($0.2) \($0.3)"
    }
    #expect(
      rows == [
        "error unreadable-file ", "error syntax-error ", "warning yes-no-button ko zh-Hans th", "warning yes-no-button ",
        "note hint ",
      ])
    #expect(text.contains(">1 error, 2 warnings, 1 note, 1 file could not be read</h2>"))
    #expect(text.contains("<details><summary>1 note</summary>"))
    #expect(!text.contains("<b attr") && text.contains("&lt;b attr=&quot;x&quot;"))
    #expect(!text.contains("http://www.w3.org/1999") && !text.contains("src="))
    #expect(ReportFixture().render(.html).contains(">No problems found</h2>"))
  }

  @Test func pageDrawsOnlyWhatHasFindings() async throws {
    let project = await project([
      "alerts.yaml": """
      alerts:
        a: {title: {text: Delete?}, message: {text: It can’t be undone.}}
        b: {title: {text: Delete this photo?}, message: {text: It can’t be undone.}}
      """
    ])
    var configuration = Configuration()
    configuration.onlyRules = ["single-word-title"]
    let report = await Linter.lint(project, options: try! Linter.Options(configuration: configuration))
    #expect(Set(report.findings.map(\.surface)) == ["a"])
    var options = ReportOptions(workingDirectory: "/app/Album", toolVersion: "1")
    options.preview = Preview(of: project, report: report)
    let text = Reporter.html.render(report, options: options)
    #expect(text.contains("<title>Album: "))
    #expect(text.contains("<a href=\"#words=a&amp;locale=en\">show</a>"))
    #expect(text.contains(#""surfaces": [{"id": "a", "#) && !text.contains(#"{"id": "b""#))
  }
}
