import AlertKitCore
import Testing

/// Which folders are languages.
@Suite struct LocaleFolderTests {
  private let alert = strings(["photo.alert.title": "Delete this photo?", "photo.alert.message": "It can’t be restored."])

  private func notes(_ files: [String: String]) async -> (locales: [String], found: [Finding], paths: [String]) {
    let project = await project(files.merging(["en.lproj/L.strings": alert]) { $1 })
    let found = await Linter.lint(project).findings.filter { $0.rule == "syntax-error" }
    return (
      project.locales.map(\.identifier).sorted(), found, found.map { project.files[Int($0.range.file.index)].path }
    )
  }

  @Test(arguments: ["ach", "lol", "tlh", "ang", "kab"])
  func everyCodeOfLanguagesIsALocale(code: String) async {
    let result = await notes(["\(code).lproj/L.strings": alert])
    #expect(result.locales == ["en", code].sorted())
    #expect(result.found.allSatisfy { $0.severity == .note })
  }

  @Test func anUnknownLanguageIsOneNoteAFolder() async {
    let result = await notes(["xyx.lproj/L.strings": alert, "xyx.lproj/M.strings": alert, "ko.lproj/L.strings": alert])
    #expect(result.paths == ["xyx.lproj/L.strings"])
    #expect(result.found.first?.message.contains("xyx") == true)
    let two = await notes(["A/xyx.lproj/L.strings": alert, "B/xyx.lproj/L.strings": alert])
    #expect(two.paths == ["A/xyx.lproj/L.strings", "B/xyx.lproj/L.strings"])
  }

  @Test(arguments: ["qqq", "qps-ploc", "en-XA", "en-UD", "zxx"])
  func codesOfNoLanguageAreLeftOut(code: String) async {
    let result = await notes(["\(code).lproj/L.strings": alert, "\(code).lproj/M.strings": alert])
    #expect(result.locales == ["en"])
    #expect(result.found.map(\.severity) == [.note])
  }

  @Test func aFolderThatIsNoLocaleIsANote() async {
    let result = await notes(["Resources.lproj/L.strings": alert, "Resources.lproj/M.strings": alert])
    #expect(result.locales == ["en"])
    #expect(result.found.map(\.severity) == [.note])
  }

  @Test(arguments: ["crwdns5:0Delete?crwdne5:0", "[[__phrase_delete__]]", "⟦Ðéļéţé?⟧"])
  func marksOfTranslationPlatformsAreNoLanguage(text: String) async {
    let table = strings(["photo.alert.title": text, "photo.alert.message": text])
    let result = await notes(["ach.lproj/L.strings": table, "ko.lproj/L.strings": alert])
    #expect(result.locales == ["en", "ko"])
    #expect(result.paths == ["ach.lproj/L.strings"])
    #expect(result.found.first?.message.contains("left out") == true)
  }
}
