import AlertKitCore
import Testing

@testable import AlertKitCore

@Suite struct CustomRuleTests {
  private static let surface = ExampleSurface(
    title: [
      "en": "Delete 3 Photos?", "ko": "사진을 삭제할까요?", "tr": "SIL Fotoğraf?", "zh-Hans": "要删除照片吗？", "de": "3 Bilder löschen?",
    ],
    message: ["en": "The photos are gone.", "ko": "사진이 없어집니다.", "tr": "Yok.", "zh-Hans": "照片没了。", "de": "Die Fotos sind weg."],
    buttons: [.init(["en": "Cancel", "ko": "취소", "tr": "Vazgeç", "zh-Hans": "取消", "de": "Abbrechen"], .cancel)])

  /// `rule field: locales` for each finding of the rules that a configuration makes.
  private func findings(_ configuration: String, note: String = "") async -> (found: [String], unfinished: [RuleID]) {
    var files = ExampleProject.files(for: Self.surface)
    let path = "en.lproj/Localizable.strings"
    files[path] = Array(note.utf8) + (files[path] ?? [])
    let read = ConfigurationReader.read(sourceFile(".alertcopy.yml", configuration + "\nsource_locale: en\n"))
    #expect(read.faults == [])
    let own = Set(Rule.all(with: read.value.configuration).map(\.id)).subtracting(Rule.all.map(\.id))
    let inputs = files.filter { $0.key != ".alertcopy.yml" }.map { InputFile(path: $0.key, bytes: $0.value) }
    let project = await Project.assemble(inputs, configuration: read.value.configuration)
    let report = await Linter.lint(project, options: try! .init(configuration: read.value.configuration))
    let found = report.findings.filter { own.contains($0.rule) }.map { finding in
      let locales = (finding.locales.isEmpty ? [finding.locale].compactMap(\.self) : finding.locales).map(\.identifier)
      return "\(finding.rule) \(finding.field?.description ?? ""): \(locales.sorted().joined(separator: " "))"
    }
    return (found.sorted(), report.unfinished)
  }

  @Test(arguments: [
    ("words: [photos]", ["a message: en", "a title: en"]),
    ("words: [photo]", []),
    ("words: [PHOTOS], fields: [title]", ["a title: en"]),
    ("words: [사진, 照片]", ["a message: ko zh-Hans", "a title: ko zh-Hans"]),
    ("words: [删除照片]", ["a title: zh-Hans"]),
    ("words: [照]", []),
    ("words: [sıl], locales: [tr]", ["a title: tr"]),
    ("words: [sil]", []),
    ("words: [are   gone]", ["a message: en"]),
    ("words: [photos], kinds: action-sheet", []),
    ("words: [cancel], fields: button", ["a button 1: en"]),
    ("regex: '\\d+ \\p{L}+'", ["a title: de en"]),
    ("regex: '^the\\b'", ["a message: en"]),
  ])
  func flags(condition: String, expected: [String]) async {
    let result = await findings("custom_rules: [{id: a, message: M., \(condition)}]")
    #expect(result.found == expected)
    #expect(result.unfinished == [])
  }

  @Test(.timeLimit(.minutes(20))) func catastrophicPatternsAreGivenUp() async {
    let result = await findings("custom_rules: {slow: {message: M., regex: '(\\w+ ?)+(\\w+ ?)+(\\w+ ?)+(\\w+ ?)+€'}}")
    #expect(result.found == [])
    #expect(result.unfinished == ["slow"])
  }

  @Test func disabledAndSuppressed() async {
    let rule = "custom_rules: [{id: a, message: M., words: [photos], fields: [message]}]"
    #expect(await findings(rule + "\ndisabled_rules: [a]").found == [])
    #expect(await findings(rule + "\na: {severity: note}").found == ["a message: en"])
    let overridden = "/* alertcopy:disable a */\n\"example.message\" = \"The photos are gone.\";\n"
    #expect(await findings(rule, note: overridden).found == [])
  }

  @Test func glossary() async {
    let result = await findings("glossary: {photos: {de: {use: [Foto, Fotos], avoid: [Bilder]}, ko: 사진, zh-Hans: 图片}}")
    #expect(result.found == ["glossary-term message: zh-Hans", "glossary-term title: de zh-Hans"])
  }

  @Test func glossaryOfTheSourceLanguage() async {
    #expect(
      await findings("glossary: {pictures: {en: {avoid: [photos]}}}").found == [
        "glossary-term message: en", "glossary-term title: en",
      ])
  }

  @Test(arguments: [("a[", 1), ("(", 1), ("a{2,1}", 6), ("\\p{Xx}", 1)])
  func badPatterns(pattern: String, atLeast: Int) {
    #expect(throws: RegularExpression.Failure.self) { try RegularExpression(pattern) }
  }
}
