import AlertKitCore
import Testing

/// A key is its bytes: two that only differ in their normalization are two.
@Suite struct ExactKeyTests {
  private static let composed = "caf\u{E9}.title"
  private static let decomposed = "cafe\u{301}.title"

  private static let tables: [(path: String, text: String)] = [
    ("en.lproj/Localizable.strings", strings([composed: "Open the café?", decomposed: "Close the café?"])),
    (
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {
      "\(composed)": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Open the café?"}}}},
      "\(decomposed)": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Close the café?"}}}}
      }, "version": "1.0"}
      """
    ),
    (
      "de.xliff",
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="en.lproj/Localizable.strings" source-language="en" target-language="de" datatype="plaintext"><body>
      <trans-unit id="\(composed)"><source>Open the café?</source><target>Auf?</target></trans-unit>
      <trans-unit id="\(decomposed)"><source>Close the café?</source><target>Zu?</target></trans-unit>
      </body></file></xliff>
      """
    ),
  ]

  @Test(arguments: tables)
  func eachShowsItsOwnText(path: String, text: String) async {
    let spec = """
      alerts:
        one: {title: "\(Self.composed)"}
        two: {title: "\(Self.decomposed)"}
      """
    let app = await project([path: text, "alerts.yaml": spec])
    let titles = app.surfaces.map { app.localized($0, in: tag("en")).surface.title?.text }
    #expect(titles == ["Open the café?", "Close the café?"])
    #expect(app.surfaces.map(\.id) == ["one", "two"] && app.faults.isEmpty)
  }

  @Test func aKeyThatStandsTwiceIsSoByItsBytes() async {
    let twice = await project(["en.lproj/Localizable.strings": strings([Self.decomposed: "A", Self.decomposed: "B"])])
    #expect(twice.faults.map(\.kind) == [.duplicateKey(sameValue: false)])
  }

  @Test(arguments: [
    ("en.lproj/Localizable.strings", #"/* alertcopy:disable duplicate-key */"# + "\n"),
    ("en.lproj/Localizable.strings", ""),
  ])
  func aSuppressionAtAnEscapedKeySilences(path: String, comment: String) async {
    let table = #""Delete \"%@\"?" = "Delete it?";"# + "\n" + comment + #""Delete \"%@\"?" = "Delete this?";"# + "\n"
    let report = await Linter.lint(await project([path: table]))
    #expect(report.findings.map(\.rule.name) == (comment.isEmpty ? ["duplicate-key"] : []))
  }

  @Test(arguments: [("A.m", false), ("A.swift", true)])
  func onlyCodeThatInterpolatesMeansOtherTypes(path: String, isFound: Bool) async throws {
    let reader = SourceReader { files in
      let file = files.first { $0.path == path }!.id
      let range = SourceRange(file: file, start: 0, end: 0)
      var surface = Surface<StringReference>(
        drafting: "a", title: .key("Wait %@ minutes", table: nil, defaultValue: nil, range: range))
      surface.origin = .source
      surface.range = range
      return CodeReading(files: [file: SourceReading(surfaces: [surface])])
    }
    let table = strings(["Wait %u minutes": "Wait %u minutes"])
    let files = [path: "", "en.lproj/Localizable.strings": table, "ko.lproj/Localizable.strings": table]
    let app = await Project.assemble(inputs(files), sources: reader)
    guard case .key(let key, _, _, _)? = app.surfaces[0].title else {
      Issue.record("no key")
      return
    }
    #expect(key == (isFound ? "Wait %u minutes" : "Wait %@ minutes"))
  }
}
