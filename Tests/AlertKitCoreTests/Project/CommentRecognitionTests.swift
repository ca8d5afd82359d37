import AlertKitCore
import Testing

/// What developers' notes tell of texts where no code is there.
@Suite struct CommentRecognitionTests {
  private func found(_ table: String) async -> [String] {
    let project = await project(["en.lproj/L.strings": table])
    return project.surfaces.map { surface in
      let outline = project.localized(surface, in: project.sourceLocale).surface.outline { $0.text ?? "?" }
      return surface.confidence == .low ? outline + " (low)" : outline
    }
  }

  @Test func notesOnTextsOfOneAlertGoTogether() async {
    let table = """
      /* Title of the alert shown when a photo is deleted */ "Delete Photo?" = "Delete Photo?";
      /* Message of the alert shown when a photo is deleted */ "It can’t be restored." = "It can’t be restored.";
      /* Button of the alert shown when a photo is deleted */ "Delete" = "Delete";
      /* Title of the alert shown when an album is full */ "The Album Is Full" = "The Album Is Full";
      """
    #expect(
      await found(table) == [
        "Delete Photo?: Delete Photo? / It can’t be restored. / Delete", "The Album Is Full: The Album Is Full / - / ",
      ])
  }

  @Test(arguments: [
    "Title of the alert shown when deleting", "Alert title", "Title for the delete dialog.", "Dialog's title",
    "The title of the action sheet", "Title shown in a pop-up that asks for a name", "Confirmation title, e.g. for a screen",
  ])
  func aTitleOfAnAlert(note: String) async {
    #expect(await found("/* \(note) */ \"k1\" = \"Delete Photo?\";") == ["k1: Delete Photo? / - / "])
  }

  @Test(arguments: [
    "Title of the button that shows the alert", "Title for a toggle", "Title of the screen that asks before an alert",
    "Section header above alerts", "Name of the screen", "Message when the list is empty", "Accessibility label of the alert",
    "Button in the alert", "Opens the alert",
  ])
  func noTitleOfAnAlert(note: String) async {
    #expect(await found("/* \(note) */ \"k1\" = \"Delete Photo\";") == [])
  }

  @Test func anObjectOfAStoryboardIsNoAlert() async {
    let note = "Class = \"UILabel\"; text = \"Set an alert title that warns you\"; ObjectID = \"Ooa-zu-4fA\";"
    #expect(await found("/* \(note) */ \"Ooa-zu-4fA.text\" = \"Set an alert title that warns you?\";") == [])
    #expect(await found("/* Alert title */ \"Ooa-zu-4fA.text\" = \"Delete Photo?\";") == [])
  }

  @Test func notesOutweighNames() async {
    let toggle = """
      /* Title of a toggle */ "reset_alert.title" = "Reset the alert";
      /* Text below the toggle */ "reset_alert.message" = "It comes again.";
      """
    #expect(await found(toggle) == [])
    let alert = """
      /* Title of the alert */ "photo.full.title" = "The album is full";
      "photo.full.message" = "Delete some photos.";
      """
    #expect(await found(alert) == ["photo.full: The album is full / Delete some photos. / "])
  }

  @Test func aPairWithoutAWordForAnAlertIsUnsure() async {
    #expect(
      await found("\"photo.full.title\" = \"The album\";\n\"photo.full.message\" = \"Delete some photos.\";")
        == ["photo.full: The album / Delete some photos. /  (low)"])
    #expect(
      await found("\"photo.full.title\" = \"Delete it?\";\n\"photo.full.message\" = \"Delete some photos.\";")
        == ["photo.full: Delete it? / Delete some photos. / "])
  }

  @Test func whatIsUnsureIsANote() async throws {
    let table = "\"photo.full.title\" = \"Album\";\n\"photo.full.message\" = \"Delete some photos.\";"
    let unsure = await Linter.lint(await project(["en.lproj/L.strings": table])).findings
    #expect(unsure.contains { $0.rule == "single-word-title" })
    #expect(unsure.allSatisfy { $0.severity == .note })
    let sure = await Linter.lint(await project(["en.lproj/L.strings": table.replacing("photo.full", with: "full.alert")]))
      .findings
    #expect(sure.contains { $0.rule == "single-word-title" && $0.severity == .warning })
  }

  @Test func camelCaseKeysNameButtons() async {
    let table = strings([
      "RenameShortcutAlertPrimaryAction": "Rename", "RenameShortcutAlertSecondaryAction": "Cancel",
      "RenameShortcutAlertTitle": "Rename the shortcut",
    ])
    #expect(await found(table) == ["RenameShortcutAlert: Rename the shortcut / - / Rename, Cancel"])
    let untitled = strings([
      "RenameShortcutAlertPrimaryAction": "Rename", "RenameShortcutAlertSecondaryAction": "Cancel",
    ])
    #expect(await found(untitled) == ["RenameShortcutAlert: - / - / Rename, Cancel"])
    let stem = strings(["RenameShortcutAlert": "Rename it", "RenameShortcutAlertPrimaryAction": "Rename"])
    #expect(await found(stem) == ["RenameShortcutAlert: Rename it / - / Rename"])
  }

  @Test(arguments: [
    ("add-to-all-alert-title", "add-to-all-alert"), ("new-in-album-alert-title", "new-in-album-alert"),
    ("Logins.DeleteAlert.Title.v115", "Logins.DeleteAlert"), ("photo:delete-dialog/title", "photo:delete-dialog"),
  ])
  func otherSpellings(key: String, id: String) async {
    #expect(await found(strings([key: "Delete it?"])) == ["\(id): Delete it? / - / "])
  }

  @Test func notesOfTranslationFilesCount() async throws {
    let xliff = """
      <?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      <file original="App/en.lproj/Localizable.strings" source-language="en" target-language="ko" datatype="plaintext"><body>
      <trans-unit id="Delete"><source>Delete the photo?</source><target>사진을 삭제하겠습니까?</target>
      <note>Title of the alert shown before a photo is deleted</note></trans-unit>
      </body></file></xliff>
      """
    let project = await project(["ko.xliff": xliff])
    #expect(project.surfaces.map(\.id) == ["Delete"])
  }
}
