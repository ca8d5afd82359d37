import Foundation
import Testing

@Suite struct EmbeddedLocalesTests {
  static let generated = LocaleFile.folder.deletingLastPathComponent()
    .appending(path: "Sources/AlertKitCore/Model/LocaleFacts/EmbeddedLocales.generated.swift")

  static let files = Result { try LocaleFile.all() }

  @Test func everyFileIsWellFormed() throws {
    let problems = try Self.files.get().flatMap(\.problems)
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  /// With `RECORD=1` in the environment the embedded text is rewritten from the files.
  @Test func embeddedTextMatchesTheFiles() throws {
    let expected = Self.source(of: try Self.files.get())
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try expected.write(to: Self.generated, atomically: true, encoding: .utf8)
    }
    let isCurrent = try String(contentsOf: Self.generated, encoding: .utf8) == expected
    #expect(isCurrent, "Locales/ changed: run RECORD=1 swift test --filter EmbeddedLocales")
  }

  @Test(arguments: [
    ("nmae: Korean", "ko.yaml:2: nmae: unknown field"),
    ("terms:\n  Cancel: {platfrom: 취소}", "ko.yaml:3: terms: Cancel: platfrom: unknown field"),
    ("terms:\n  Cancel: 취소", "ko.yaml:3: terms: Cancel: 취소: unknown field"),
    ("longest_platform_label: two", "ko.yaml:2: longest_platform_label: 'two' is not a count"),
    ("direction: up", "ko.yaml:2: direction: 'up' is none of ltr, rtl"),
    ("name: [a, b]", "ko.yaml:2: name: needs one value, has 2"),
    ("ambiguous:\n  삭제: {Delete: many}", "ko.yaml:3: ambiguous: 삭제: Delete: 'many' is not a count"),
    ("verbs:\n  tap: {탭: [1, 2]}", "ko.yaml:3: verbs: 탭: needs four counts or none, has 2"),
    ("button_case:", "ko.yaml:2: button_case has an empty text, a tab or a line break"),
  ])
  func saysWhatIsWrong(yaml: String, problem: String) throws {
    #expect(try LocaleFile(name: "ko.yaml", text: "locale: ko\n\(yaml)\n").problems == [problem])
  }

  @Test func aFileIsForTheLocaleOfItsName() throws {
    #expect(try LocaleFile(name: "ko.yaml", text: "locale: ja\n").problems == ["ko.yaml: says that it is for 'ja'"])
  }

  private static func source(of files: [LocaleFile]) -> String {
    var text = """
      // Generated from Locales/ by: RECORD=1 swift test --filter EmbeddedLocales
      // Do not edit. LocaleRecord.parse describes the form.
      // swift-format-ignore-file

      enum EmbeddedLocales {
        static let texts: [String: StaticString] = [

      """
    for file in files { text += "\"\(file.identifier)\": #\"\"\"\n\(file.compact)\"\"\"#,\n" }
    text += "  ]\n\n  /// The file that serves a tag which has none of its own.\n  static let servedBy: [String: String] = [\n"
    for file in files { for tag in file.served { text += "    \"\(tag)\": \"\(file.identifier)\",\n" } }
    text += "  ]\n\n  /// The family of a language that has no file.\n  static let families: [String: String] = [\n"
    for file in files { for tag in file.kin { text += "    \"\(tag)\": \"\(file.family)\",\n" } }
    return text + "  ]\n}\n"
  }
}
