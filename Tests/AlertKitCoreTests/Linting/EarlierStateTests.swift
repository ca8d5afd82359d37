import AlertKitCore
import Foundation
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
    #expect(report.summary.unchanged ?? 0 >= all.findings.count)
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

  @Test func aChangedAlertIsReportedAsAWhole() async {
    let whole = await changes { $0[Self.spec]!.replace("b: {", with: "c: {") }
    let touched = await changes { $0[Self.spec]!.replace("b.message, buttons", with: "a.message, buttons") }
    #expect(!touched.isEmpty && touched.allSatisfy { $0.contains(" b") }, "\(touched)")
    #expect(!whole.isEmpty && whole.allSatisfy { $0.contains(" c") }, "\(whole)")
  }

  @Test func aNewTableIsNew() async {
    let found = await changes { $0["App/de.lproj/Localizable.strings"] = strings(["a.title": "Weg?", "a.message": "Ja."]) }
    #expect(found.contains("single-word-title a de"))
    #expect(found.allSatisfy { $0.contains("de") }, "\(found)")
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
    let earlier = discovery.earlier(current, differences: differences, in: folder.path, under: ["App"])
    let texts = Dictionary(
      uniqueKeysWithValues: earlier.map { file in
        guard case .bytes(let bytes) = file.contents else { return (file.path, "") }
        return (file.path, String(decoding: bytes, as: UTF8.self))
      })
    #expect(texts == ["App/en.lproj/L.strings": "old", "App/ko.lproj/L.strings": "new", "App/de.lproj/L.strings": "gone"])
  }
}
