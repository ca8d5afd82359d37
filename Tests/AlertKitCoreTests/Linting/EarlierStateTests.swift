import AlertKitCore
import Foundation
import Synchronization
import Testing

/// `--since`: what is reported beside an earlier state of the app.
@Suite struct EarlierStateTests {
  private static let en = "App/en.lproj/Localizable.strings"
  private static let ko = "App/ko.lproj/Localizable.strings"
  private static let spec = "App/alerts.yaml"
  private static let before = [
    en: strings(["a.title": "Delete?", "a.message": "It can’t be undone.", "b.title": "Remove?", "b.message": "Really."]),
    ko: strings(["a.title": "삭제", "a.message": "되돌릴 수 없습니다.", "b.title": "제거", "b.message": "정말입니다."]),
    spec: """
    alerts:
      a: {title: a.title, message: a.message, buttons: [{title: {text: Cancel}, role: cancel}, {title: {text: Close}, role: cancel}]}
      b: {title: b.title, message: b.message, buttons: [{title: {text: Cancel}, role: cancel}, {title: {text: Close}, role: cancel}]}
    """,
  ]

  /// `rule surface locales` of each finding.
  private func changes(_ change: (inout [String: String]) -> Void) async -> [String] {
    var after = Self.before
    change(&after)
    var options = Linter.Options()
    options.earlier = await project(Self.before)
    let report = await Linter.lint(await project(after), options: options)
    return report.findings.map { finding in
      let locales = finding.locales.isEmpty ? [finding.locale].compactMap(\.self) : finding.locales
      return ([finding.rule.name, finding.surface ?? "-"] + locales.map(\.identifier)).joined(separator: " ")
    }
  }

  @Test func nothingChangedNothingNew() async {
    var options = Linter.Options()
    let all = await Linter.lint(await project(Self.before), options: options)
    options.earlier = await project(Self.before)
    let report = await Linter.lint(await project(Self.before), options: options)
    #expect(!all.findings.isEmpty && report.findings == [])
    #expect(report.summary.unchanged == all.findings.count)
  }

  @Test func reformattedAndReorderedFilesReportNothing() async {
    let found = await changes { files in
      let lines = files[Self.en]!.split(separator: "\n").reversed()
      files[Self.en] = "/* Sorted. */\n\n" + lines.map { "  " + $0.replacing(" = ", with: "=") + "\n" }.joined(separator: "\n")
      files[Self.spec] = """
        # Moved.
        alerts:
          b:
            title: b.title
            message: b.message
            buttons:
              - {title: {text: Cancel}, role: cancel}
              - {title: {text: Close}, role: cancel}
          a: {title: a.title, message: a.message, buttons: [{title: {text: Cancel}, role: cancel}, {title: {text: Close}, role: cancel}]}
        """
    }
    #expect(found == [])
  }

  @Test func aChangedTextIsReportedAlone() async {
    let found = await changes { $0[Self.ko]!.replace("\"제거\"", with: "\"지움\"") }
    #expect(found.contains("single-word-title b ko"))
    #expect(found.allSatisfy { $0.hasSuffix(" b ko") }, "\(found)")
  }

  @Test func aDeletedTranslationCounts() async {
    let found = await changes { $0[Self.ko]!.replace("\"b.title\" = \"제거\";\n", with: "") }
    #expect(found.contains("missing-translation b ko"))
    #expect(!found.contains { $0.contains(" a ") })
  }

  @Test func aChangedAlertBringsUpWhatCameWithTheChange() async {
    let renamed = await changes { $0[Self.spec]!.replace("b: {", with: "c: {") }
    #expect(renamed == [])
    let close = "{title: {text: Close}, role: cancel}]}\n  b"
    let red = await changes { $0[Self.spec]!.replace(close, with: "{title: {text: Later}, role: destructive}]}\n  b") }
    #expect(
      red == ["needless-destructive a", "hard-coded-text a en"], "What was wrong with the alert before is not told again.")
  }

  /// A rule whose findings do not hang on the buttons says nothing new where only a button's role changed.
  @Test func aRoleIsNothingToARuleAboutTheTitle() async {
    func app(_ role: String) -> [String: String] {
      [
        "alerts.yaml":
          "alerts:\n  a: {message: {text: It is gone.}, buttons: [{title: {text: Undo}\(role)}, {title: {text: OK}}]}\n"
      ]
    }
    var options = Linter.Options()
    options.configuration.onlyRules = ["missing-title"]
    #expect(await Linter.lint(await project(app("")), options: options).findings.count == 1)
    options.earlier = await project(app(""))
    let report = await Linter.lint(await project(app(", role: cancel")), options: options)
    #expect(report.findings == [] && report.summary.unchanged == 1)
  }

  @Test func aNewTableIsNew() async {
    let found = await changes { $0["App/de.lproj/Localizable.strings"] = strings(["a.title": "Weg?", "a.message": "Ja."]) }
    #expect(found.contains("single-word-title a de"))
    #expect(found.allSatisfy { $0.contains("de") }, "\(found)")
  }

  /// A rule that counts how often it looks at a surface in a locale.
  private static func counting(_ counts: Counts) -> Rule {
    Rule(
      id: "counting", severity: .note, summary: "", rationale: "", guidelines: [], examples: [],
      checks: .copy { localized in
        counts.add("\(localized.surface.id) \(localized.locale)")
        return [Violation(.title, "Seen.")]
      })
  }

  @Test func whatStaysTheSameIsNotCheckedAgain() async {
    let counts = Counts()
    var options = try! Linter.Options(rules: [Self.counting(counts)])
    var after = Self.before
    after[Self.ko]!.replace("\"제거\"", with: "\"지움\"")
    after[Self.en] = "\n\n" + after[Self.en]!
    after["App/ja.lproj/Localizable.strings"] = strings(["a.title": "削除しますか?"])
    options.earlier = await project(Self.before)
    let report = await Linter.lint(await project(after), options: options)
    #expect(counts.all == ["a en": 1, "a ja": 1, "a ko": 1, "b en": 1, "b ja": 1, "b ko": 2])
    #expect(report.summary.unchanged == 2, "The first title in both languages, the second in the first.")
    let texts = report.findings.flatMap { [$0.text] + $0.related.map(\.text) }.compactMap(\.self)
    #expect(Set(texts) == ["削除しますか?", "Remove?", "지움"])
  }

  @Test func otherArgumentsOrAnotherSourceLanguageCheckAllAgain() async {
    let counts = Counts()
    var options = try! Linter.Options(rules: [Self.counting(counts)])
    options.earlier = await project(Self.before) { $0.arguments = ["a.title": ["x"]] }
    _ = await Linter.lint(await project(Self.before), options: options)
    #expect(counts.all.values.allSatisfy { $0 == 2 })
  }

  @Test func filesThatStayTheSameAreReadOnce() async {
    let reads = Counts()
    let reader = SourceReader { files in
      for file in files { reads.add(file.path) }
      return CodeReading()
    }
    func app(_ files: [String: String], like other: Project?) async -> Project {
      await Project.assemble(inputs(files), configuration: Configuration(), sources: reader, like: other)
    }
    func outline(_ project: Project) -> [[String]] {
      [
        project.surfaces.map { surface in
          surface.outline { if case .key(let key, _, _, _) = $0 { key } else { "-" } }
        }, project.faults.map(\.message),
        project.tables.flatMap(\.locales).map(\.identifier), project.locales.map(\.identifier),
      ]
    }
    var now = Self.before.merging(["App/A.swift": "let a = 1", "App/B.swift": "let b = 1"]) { $1 }
    let current = await app(now, like: nil)
    now[Self.ko]!.replace("제거", with: "지움")
    #expect(outline(await app(now, like: current)) == outline(await app(now, like: nil)))
    reads.removeAll()
    _ = await app(now, like: current)
    #expect(reads.all == [:])
    now[Self.spec] = nil
    let without = await app(now, like: current)
    #expect(outline(without) == outline(await app(now, like: nil)) && without.reported.count == now.count)
    now["App/B.swift"] = "let b = 2"
    now["App/de.lproj/Localizable.strings"] = strings(["a.title": "Weg?"])
    reads.removeAll()
    #expect(outline(await app(now, like: current)) == outline(await app(now, like: nil)))
    #expect(reads.all == ["App/A.swift": 2, "App/B.swift": 2])
  }

  @Test func filesOfTheEarlierTime() throws {
    let folder = try TemporaryFolder()
    try folder.write("new", to: "App/en.lproj/L.strings", "App/ko.lproj/L.strings", "App/alerts.yaml")
    let discovery = FileDiscovery(workingDirectory: folder.path)
    let paths = ["App/en.lproj/L.strings", "App/ko.lproj/L.strings", "App/alerts.yaml"]
    let current = paths.map { InputFile(path: $0, bytes: Array("new".utf8)) }
    let differences: [String: [UInt8]?] = [
      "App/en.lproj/L.strings": Array("old".utf8), "App/alerts.yaml": [UInt8]?.none,
      "App/de.lproj/L.strings": Array("gone".utf8),
      "App/Pods/de.lproj/L.strings": Array("foreign".utf8), "Other/de.lproj/L.strings": Array("elsewhere".utf8),
    ]
    let earlier = discovery.earlier(current, differences: differences, in: folder.path, of: try discovery.files(under: ["App"]))
    let texts = Dictionary(
      uniqueKeysWithValues: earlier.map { file in
        guard case .bytes(let bytes) = file.contents else { return (file.path, "") }
        return (file.path, String(decoding: bytes, as: UTF8.self))
      })
    #expect(texts == ["App/en.lproj/L.strings": "old", "App/ko.lproj/L.strings": "new", "App/de.lproj/L.strings": "gone"])
  }
}

/// Numbers by name, counted by several tasks.
private final class Counts: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  var all: [String: Int] { counts.withLock { $0 } }

  func add(_ name: String) { counts.withLock { $0[name, default: 0] += 1 } }

  func removeAll() { counts.withLock { $0.removeAll() } }
}
