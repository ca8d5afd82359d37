import AlertKitCore
import Testing

/// What code says of keys decides what an alert is.
@Suite struct KeyUseTests {
  private static let table = strings([
    "photo.delete_alert.title": "Delete this photo?", "photo.delete_alert.message": "It can’t be restored.",
    "photo.delete_alert.cancel": "Cancel",
  ])

  /// The ids of surfaces that key names tell, beside a file of code that uses keys so.
  private func recognized(
    _ uses: [KeyUse], _ table: String = Self.table, surfaces: [Surface<StringReference>] = [],
    more: [String: String] = [:]
  ) async -> [String] {
    let files = ["en.lproj/Localizable.strings": table, "A.swift": "//"].merging(more) { $1 }
    let reader = SourceReader { files in
      var reading = SourceReading(surfaces: surfaces)
      reading.keyUses = uses
      return CodeReading(files: files.first { $0.path == "A.swift" }.map { [$0.id: reading] } ?? [:])
    }
    let project = await Project.assemble(inputs(files), sources: reader)
    return project.surfaces.filter { $0.origin == .keyNames }.map { surface in
      project.localized(surface, in: project.sourceLocale).surface.outline { $0.text ?? "?" }
    }
  }

  private let title = "photo.delete_alert.title"
  private let message = "photo.delete_alert.message"
  private let whole = "photo.delete_alert: Delete this photo? / It can’t be restored. / "

  @Test func withoutUsesNamesAreAsked() async {
    #expect(await recognized([]) == [whole + "Cancel"])
  }

  @Test func whatABundleBringsIsTheLibrarysThatBringsIt() async {
    let more = ["Social/SocialKit.bundle/en.lproj/SocialKit.strings": Self.table.replacing("photo", with: "share")]
    #expect(await recognized([], more: more) == [whole + "Cancel"])
  }

  @Test func keysOfUnknownUseAreAskedByName() async {
    let uses = [KeyUse(key: title, role: .unknown), KeyUse(key: message, role: .unknown)]
    #expect(await recognized(uses) == [whole], "The button is asked for by nobody.")
    #expect(await recognized(uses + [KeyUse(key: "photo.delete_alert.cancel", role: .unknown)]) == [whole + "Cancel"])
  }

  @Test func aWordForAnAlertDoesNotOutrankTheCode() async {
    #expect(await recognized([KeyUse(key: title, role: .elsewhere), KeyUse(key: message, role: .elsewhere)]) == [])
    #expect(await recognized([KeyUse(key: title, role: .elsewhere), KeyUse(key: message, role: .unknown)]) == [])
  }

  @Test func keysThatNothingNamesAreNotShown() async {
    #expect(await recognized([KeyUse(key: "other", role: .unknown)]) == [whole + "Cancel"], "No key of the table is named.")
    let table = Self.table + "\"other\" = \"Other\";\n"
    #expect(await recognized([KeyUse(key: "other", role: .elsewhere)], table) == [])
    #expect(
      await recognized([KeyUse(key: title, role: .unknown)])
        == ["photo.delete_alert: Delete this photo? / - / "], "The message is asked for by nobody.")
  }

  @Test func aKeyOfSeveralUsesIsAskedWhereOneIsUnknown() async {
    let uses = [
      KeyUse(key: title, role: .elsewhere), KeyUse(key: title, role: .unknown), KeyUse(key: message, role: .unknown),
    ]
    #expect(await recognized(uses) == [whole])
  }

  @Test func keysThatReachAnAlertAreLeftToTheCode() async {
    #expect(await recognized([KeyUse(key: title, role: .alert), KeyUse(key: message, role: .unknown)]) == [])
  }

  @Test func tablesThatNoCodeNamesAreAskedByName() async {
    let other = "\"b.alert.title\" = \"Delete this album?\";\n"
    let uses = [KeyUse(key: title, role: .elsewhere)]
    #expect(
      await recognized(uses, more: ["Lib/en.lproj/Lib.strings": other]) == ["b.alert: Delete this album? / - / "])
    #expect(
      await recognized(
        uses + [KeyUse(key: "b.alert.title", table: "Lib", role: .elsewhere)], more: ["Lib/en.lproj/Lib.strings": other])
        == [])
  }

  @Test func interpolatedKeysFindTheirTablesSpelling() async {
    let table = "\"photo.alert.title %lld\" = \"Delete %lld photos?\";\n\"other\" = \"Other\";\n"
    let known = KeyUse(key: "other", role: .elsewhere)
    #expect(
      await recognized([known, KeyUse(key: "photo.alert.title %@", role: .unknown)], table)
        == ["photo.alert: Delete %lld photos? / - / "])
    #expect(await recognized([known, KeyUse(key: "photo.alert.title %@", role: .elsewhere)], table) == [])
  }

  @Test func symbolsStandForKeysOfCatalogs() async {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "photo_alert_title": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Delete it?"}}}}}}
      """
    let files = ["Localizable.xcstrings": catalog]
    let elsewhere = KeyUse(key: "photoAlertTitle", isSymbol: true, role: .elsewhere)
    #expect(await recognized([elsewhere], "", more: files) == [])
    let unknown = KeyUse(key: "photoAlertTitle", isSymbol: true, role: .unknown)
    #expect(await recognized([unknown], "", more: files) == ["photo_alert: Delete it? / - / "])
  }
}
