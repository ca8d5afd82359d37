import AlertKitCore
import AlertKitSwift
import Testing

/// Of texts whose table is not among the files nothing is known.
@Suite struct AbsentTablesTests {
  private static let words = ["Remove the file?", "It is gone for good.", "Keep the File", "Remove the File"]

  private static func code(_ bundle: String) -> String {
    let texts = words.map { "String(localized: \"\($0)\"\(bundle))" }
    return """
      import UIKit
      final class Screen: UIViewController {
        func ask() {
          let alert = UIAlertController(title: \(texts[0]), message: \(texts[1]), preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: \(texts[2]), style: .cancel))
          alert.addAction(UIAlertAction(title: \(texts[3]), style: .destructive))
          present(alert, animated: true)
        }
      }
      """
  }

  /// A project that lists a catalog which is not among the files.
  private static func project(listing name: String) -> String {
    """
    // !$*UTF8*$!
    {objects = {
      R = {isa = PBXProject; mainGroup = G; targets = (); };
      G = {isa = PBXGroup; children = (S, ); sourceTree = "<group>"; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E, ); path = Shared; sourceTree = "<group>"; };
      E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (\(name), ); };
    }; rootObject = R; }
    """
  }

  private static func report(_ bundle: String, _ more: [String: String] = [:]) async -> LintReport {
    let tables = ["en": "Done", "de": "Fertig"].map { ("\($0).lproj/Localizable.strings", "\"Done\" = \"\($1)\";\n") }
    let files = Dictionary(uniqueKeysWithValues: tables).merging(["A.swift": code(bundle)]) { $1 }.merging(more) { $1 }
    let inputs = files.map { InputFile(path: "App/" + $0.key, bytes: Array($0.value.utf8)) }
    return await Linter.lint(await Project.assemble(inputs, sources: SwiftSources.reader()))
  }

  private static func missing(_ report: LintReport) -> Int {
    report.findings.count { $0.rule.name == "missing-translation" || $0.rule.name == "hard-coded-text" }
  }

  @Test func aBundleWithoutTables() async {
    let report = await Self.report(", bundle: .core")
    #expect(Self.missing(report) == 0)
    #expect(report.summary.reading.absentTables == [".core"])
  }

  @Test(arguments: ["", ", bundle: .main"])
  func theAppItself(bundle: String) async {
    let report = await Self.report(bundle)
    #expect(Self.missing(report) > 0)
    #expect(report.summary.reading.absentTables.isEmpty)
  }

  @Test func aBundleThatHasTables() async {
    let there = Self.words.prefix(2).map { "\"\($0)\" = \"\($0)\";\n" }.joined()
    let report = await Self.report(", bundle: .core", ["Core/en.lproj/Localizable.strings": there])
    #expect(Self.missing(report) > 0)
  }

  @Test(arguments: ["Localizable.xcstrings", "Root.xcstrings"])
  func aCatalogThatTheProjectLists(name: String) async {
    let other = ["Desk/App.xcodeproj/project.pbxproj": Self.project(listing: name)]
    let report = await Self.report("", other)
    let isDefault = name == "Localizable.xcstrings"
    #expect((Self.missing(report) == 0) == isDefault)
    #expect(report.summary.reading.absentTables == (isDefault ? ["App/Desk/Shared/Localizable.xcstrings"] : []))
  }

  @Test(arguments: ["Localizable.xcstrings", "Root.xcstrings"])
  func textsInCodeThatItMayHold(name: String) async {
    let alerts = (1...6).map { number in
      """
      .alert("Remove file \(number)?", isPresented: $isShown) {
        Button("Remove File \(number)", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
      """
    }
    let view = """
      import SwiftUI
      struct Files: View {
        @State private var isShown = false
        var body: some View { Text("Files")\(alerts.joined()) }
      }
      """
    let report = await Self.report(
      "", ["Files.swift": view, "Desk/App.xcodeproj/project.pbxproj": Self.project(listing: name)])
    let counted = report.findings.contains { $0.rule.name == "hard-coded-text" }
    #expect(counted == (name == "Root.xcstrings"))
  }

  /// An app may keep its texts in something that is no table.
  @Test(arguments: [(0, 0), (1, 0), (4, 4)]) func namesThatAreInNoTableAreLookedUpElsewhere(there: Int, missing: Int) async {
    let names = (0..<8).map { "album_title_\($0)" }
    let calls = names.map { "tell(NSLocalizedString(\"\($0)\", comment: \"\"))" }.joined(separator: "; ")
    let code = """
      import UIKit
      final class Screen: UIViewController {
        func tell(_ title: String) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          present(alert, animated: true)
        }
        func all() { \(calls) }
      }
      """
    let table = names.prefix(there).map { "\"\($0)\" = \"Album \($0)\";\n" }.joined()
    let tables = ["en", "de"].map { ("App/\($0).lproj/Localizable.strings", table + "\"a\" = \"A\";\n") }
    let inputs = ([("App/B.swift", code)] + tables).map {
      InputFile(path: $0.0, bytes: Array($0.1.utf8))
    }
    let project = await Project.assemble(inputs, sources: SwiftSources.reader())
    let report = await Linter.lint(project)
    #expect(report.findings.count { $0.rule == "missing-translation" } == missing)
    #expect(report.summary.reading.absentTables == (missing == 0 ? ["Localizable"] : []))
  }

  /// A table of a library's that is not among the files.
  @Test func aTableThatIsNamedAndNotThere() async {
    let code = """
      import UIKit
      func f() {
        let text = NSLocalizedString("CannotRemove", tableName: "RoomKit", bundle: .main, comment: "")
        top.present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true)
      }
      """
    let report = await Self.report("", ["B.swift": code])
    #expect(report.summary.reading.absentTables.contains("RoomKit"))
    #expect(!report.findings.contains { $0.rule.name == "missing-translation" && $0.key == "CannotRemove" })
    let there = await Self.report("", ["B.swift": code, "en.lproj/RoomKit.strings": "\"a\" = \"b\";\n"])
    #expect(!there.summary.reading.absentTables.contains("RoomKit"))
  }

  // MARK: Keys that code does not ask for

  private static func stringsdict(_ variable: String) -> String {
    """
    <plist version="1.0"><dict><key>photos.left_count</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@\(variable)@</string>
      <key>photos</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d photo</string><key>other</key><string>%d photos</string>
      </dict>
    </dict></dict></plist>
    """
  }

  @Test(arguments: [
    ("let t = NSLocalizedString(\"photos.left_count\", comment: \"\")", Severity.error),
    ("let t = \"photos.left_\\(name)\"", .error), ("let t = \"photos.left_\" + name", .error),
    ("let t = \"photos.all\"", .note),
    ("let t = \"photos.\\(name)_count\"", .error), ("let t = R.string.localizable.photosLeftCount()", .error),
    ("let t = L10n.Photos.leftCount", .error),
  ])
  func aBrokenEntryThatNoCodeAsksForIsANote(code: String, severity: Severity) async {
    let files = [
      "B.swift": code, "en.lproj/Localizable.stringsdict": Self.stringsdict("photos"),
      "de.lproj/Localizable.stringsdict": Self.stringsdict("Fotos"),
    ]
    let found = await Self.report("", files).findings.filter { ["syntax-error", "placeholder-mismatch"].contains($0.rule) }
    #expect(found.map(\.rule) == ["syntax-error"] && found.map(\.severity) == [severity], "\(found)")
  }

  @Test(arguments: [
    ("let t = NSLocalizedString(\"photos.one_of\", comment: \"\")", Severity.error), ("", .note),
    ("// let t = NSLocalizedString(\"photos.one_of\")", .note), ("/* \"photos.one_of\" */ let a = 1", .note),
    ("let a = \"https://\"; let t = NSLocalizedString(\"photos.one_of\")", .error),
    ("let a = \"\\(b ? \"//\" : \"/*\")\"; let t = NSLocalizedString(\"photos.one_of\")", .error),
  ])
  func aPlaceholderOfAKeyThatNoCodeAsksForIsANote(code: String, severity: Severity) async {
    let files = [
      "B.swift": code, "en.lproj/Localizable.strings": "\"photos.one_of\" = \"Photo %@\";\n",
      "de.lproj/Localizable.strings": "\"photos.one_of\" = \"Foto %d\";\n",
    ]
    let found = await Self.report("", files).findings.filter { $0.rule == "placeholder-mismatch" }
    #expect(found.map(\.severity) == [severity], "\(found)")
  }
}
