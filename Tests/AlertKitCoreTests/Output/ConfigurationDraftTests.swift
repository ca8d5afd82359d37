import AlertKitCore
import Testing

@testable import AlertKitCore

@Suite struct ConfigurationDraftTests {
  private func draft(_ files: [String: String], paths: [String] = [], more: [ConfigurationDraft.Section] = []) async -> String {
    let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    return ConfigurationDraft(of: await Project.assemble(inputs), paths: paths, more: more).text
  }

  private func read(_ text: String) -> ReadResult<ConfigurationDocument> {
    ConfigurationReader.read(sourceFile(".alertcopy.yml", text))
  }

  @Test func saysWhatWasFound() async throws {
    let text = await draft([
      "App/fr.lproj/Localizable.strings": "\"photo.delete.title\" = \"Supprimer ?\";\n\"photo.delete.message\" = \"Oui.\";\n",
      "App/ko.lproj/Localizable.strings": "\"photo.delete.title\" = \"삭제?\";\n",
    ])
    let result = read(text)
    #expect(result.faults.map(\.message) == [])
    #expect(result.value.configuration.sourceLocale == LocaleTag("fr"))
    #expect(text.contains("#   App/Localizable: 2 keys in 2 locales\n"))
    #expect(text.contains("# Keys: 100 % names with dots (photo.delete.title).\n"))
    #expect(text.contains("# 1 alert recognised by the names of keys: title ….title (1), message ….message (1).\n"))
    #expect(text.contains("# locales: [fr, ko]\n"))
  }

  /// The commented settings are read too, once the marks are gone.
  @Test func everySettingIsRead() async {
    let text = await draft([:], paths: ["My \"App\"", "b: c"])
    #expect(read(text).value.configuration.included == ["My \"App\"", "b: c"])
    let settings = text.split(separator: "\n").filter { line in
      !line.hasPrefix("#")
        || ["excluded", "single-button", "custom_rules", "glossary", "reporter", "  "].contains { line.hasPrefix("# " + $0) }
    }.map { $0.hasPrefix("# ") ? String($0.dropFirst(2)) : String($0) }
    let result = read(settings.joined(separator: "\n"))
    #expect(result.faults.map(\.message) == [])
    #expect(result.value.configuration.customRules.map(\.id) == ["no-jargon"])
    #expect(result.value.configuration.glossary.count == 1)
  }

  @Test func wrappersAreOnlyProposed() async {
    var coverage = ReadingCoverage()
    coverage.unread = [
      .init(what: "say", calls: 2, range: nowhere, wrapper: AlertWrapper(callee: "say", title: .position(1)))
    ]
    let text = await draft([:], more: [.wrappers(of: coverage)])
    #expect(text.contains("# wrappers:\n#   - callee: say\n#     title: 1\n"))
    var unset = read(text).value.configuration
    #expect(unset.wrappers.isEmpty)
    unset.sourceLocale = nil
    #expect(Set(unset.designs + unset.devices + unset.textSizes).count == 5)
  }

  @Test func keysCannotBreakOutOfTheirComment() async {
    let text = await draft(
      ["en.lproj/a.strings": "\"x\\nstrict: true\" = \"b\";\n"],
      more: [.init("More\nstrict: true", settings: ["excluded: [\"x\"]"])])
    let result = read(text)
    #expect(result.faults.map(\.message) == [])
    #expect(!result.value.configuration.isStrict)
    #expect(result.value.configuration.excluded == ["x"])
  }
}
