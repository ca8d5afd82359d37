import Testing

@testable import AlertKitCore

/// A key's text as the page shows it.
@Suite struct TextViewTests {
  private static func title(_ files: [String: String], in locale: String) async -> TextView? {
    let all = files.merging(["alerts.yaml": "alerts:\n  a: {title: Try again?, buttons: [{title: OK}]}\n"]) { $1 }
    var configuration = Configuration()
    configuration.sourceLocale = "en"
    let project = await Project.assemble(
      all.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }, configuration: configuration)
    return SurfaceView(of: 0, in: tag(locale), project: project, scenes: []).parts[0].texts.first
  }

  /// Keys that are the texts have no entry in the source language; what another language says is no source.
  @Test func aKeyWithoutSourceTextIsItsOwn() async throws {
    let files = [
      "en.lproj/Localizable.strings": "\"OK\" = \"OK\";", "de.lproj/Localizable.strings": "\"OK\" = \"OK\";",
      "ar.lproj/Localizable.strings": "\"Try again?\" = \"المحاولة مرة أخرى؟\";",
    ]
    let german = try #require(await Self.title(files, in: "de"))
    #expect(german.forms.map(\.source) == ["Try again?"])
    #expect(german.state == .missing)
    let arabic = try #require(await Self.title(files, in: "ar"))
    #expect(arabic.forms.map(\.source) == ["Try again?"])
    #expect(arabic.forms.map(\.text) == ["المحاولة مرة أخرى؟"])
  }

  @Test func whatToolsWriteThatFindNoCommentIsNone() async throws {
    let comment = "/* No comment provided by engineer. */\n"
    let files = [
      "en.lproj/Localizable.strings": comment + "\"Try again?\" = \"Try again?\";",
      "de.lproj/Localizable.strings": comment + "\"Try again?\" = \"Noch einmal?\";",
    ]
    #expect(try #require(await Self.title(files, in: "de")).comment == nil)
  }
}
