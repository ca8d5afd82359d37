import AlertKitCore
import Testing

@Suite struct SurfaceRecognitionTests {
  /// The surfaces of an English table, as `id: title / message / buttons` by their texts.
  private func surfaces(_ table: KeyValuePairs<String, String>) async -> [String] {
    let project = await project(["en.lproj/L.strings": strings(table)])
    return project.surfaces.map { project.localized($0, in: project.sourceLocale).surface.outline { $0.text ?? "?" } }
  }

  @Test(arguments: [
    ("photo.delete.title", "photo.delete.message", "photo.delete"),
    ("photo_delete_title", "photo_delete_message", "photo_delete"),
    ("photoDeleteTitle", "photoDeleteMessage", "photoDelete"),
    ("PHOTO_DELETE_TITLE", "PHOTO_DELETE_MESSAGE", "PHOTO_DELETE"),
    ("Photo.Delete.Title", "Photo.Delete.Message", "Photo.Delete"),
    ("[Photo/Delete/title]", "[Photo/Delete/message]", "Photo/Delete"),
    ("[Photo/Take away/title] Delete it?", "[Photo/Take away/message]", "Photo/Take away"),
    ("photo-delete-title", "photo-delete-message", "photo-delete"),
    ("photo.delete.title %@", "photo.delete.message %1$@ %2$lld", "photo.delete"),
    ("PHOTO_DELETE_TITLE_FORMAT", "PHOTO_DELETE_MESSAGE", "PHOTO_DELETE"),
    ("photo.delete.title_label", "photo.delete.message_text", "photo.delete"),
    ("photo_alert_title", "photo_alert_description", "photo_alert"),
    ("modal_photo_title", "modal_photo_explanation", "modal_photo"),
    ("photo.password_prompt.title", "photo.password_prompt.body", "photo.password_prompt"),
    ("modal_photo_tips_title", "modal_photo_tips_message", "modal_photo_tips"),
    ("onboarding.password_prompt.title", "onboarding.password_prompt.message", "onboarding.password_prompt"),
    ("dialog.title.photo", "dialog.message.photo", "dialog.photo"),
    ("alert_title_photo", "alert_message_photo", "alert_photo"),
  ])
  func aTitleAndAMessageAreAnAlert(title: String, message: String, id: String) async {
    #expect(await surfaces([title: "Delete photo?", message: "It goes."]) == ["\(id): Delete photo? / It goes. / "])
  }

  @Test(arguments: [
    ("delete_confirmation.title", "delete_confirmation: Delete photo? / - / "),
    ("confirmation_dialog.title.delete", "confirmation_dialog.delete: Delete photo? / - / "),
    ("photo.alert.message", "photo.alert: - / Delete photo? / "),
    ("confirm_delete.title", "confirm_delete: Delete photo? / - / "),
    ("photo_modal.message", "photo_modal: - / Delete photo? / "),
  ])
  func oneTextOfAMarkedKeyIsEnough(key: String, expected: String) async {
    #expect(await surfaces([key: "Delete photo?"]) == [expected])
  }

  @Test(
    arguments: [
      ["settings.sound.title": "Sound", "settings.sound.description": "How loud it is."],
      ["onboarding.start.title": "Welcome here", "onboarding.start.subtitle": "Let’s start."],
      ["settings.alerts.title": "Alerts", "settings.alerts.description": "What to be told."],
      ["require_confirmation.title": "Require a confirmation", "require_confirmation.description": "Asks first."],
      ["search.empty.title": "Nothing here", "search.empty.message": "Try another word."],
      ["app_intents.confirm.title": "Confirm the run", "app_intents.confirm.description": "Asks first."],
      ["assist_prompt.title": "Assist prompt"], ["reset_alert.title": "Reset"], ["unblock_confirmation_title": "and %@?"],
      ["alert.cancel.title": "Cancel it"], ["title": "A title", "message": "A message"],
      ["photo.title": "A photo", "picture.message": "It goes."], ["photo.alert": "Delete photo?"],
      ["Delete title": "A title", "Delete message": "A message"],
      ["Ab1-2c-D3e.title": "A title", "Ab1-2c-D3e.message": "A message"],
      ["alert_button_title": "Go on"], ["photo.sheet.title": "A photo", "photo.sheet.message": "Where it goes."],
      ["bottom_sheet_photo_title": "A photo", "bottom_sheet_photo_message": "Take one."],
      ["confirm_key_banner_title": "Confirm your key", "confirm_key_banner_message": "It keeps your photos."],
      ["key_confirm_banner_title": "Confirm your key", "key_confirm_banner_message": "It keeps your photos."],
      ["confirm_password.title": "Confirm the password"], ["confirm_photos.title": "and %@?"],
      ["tips_prompt_photo.title": "Photos", "tips_prompt_photo.message": "Take one."],
      ["photo_modal.title": "Looking for photos"],
      ["key_request.title": "Request for the key", "key_request.message": "is asking for the key."],
      ["photo_picker.title": "Photos", "photo_picker.message": "Choose some."],
    ] as [KeyValuePairs<String, String>])
  func otherGroupsAreNoAlerts(table: KeyValuePairs<String, String>) async {
    #expect(await surfaces(table).isEmpty)
  }

  @Test(arguments: [
    "x.cancel", "x.ok", "x.button", "x.button_title", "x.cancel_label", "x.button.delete_all", "x.primary_button",
    "x.action.delete", "x.delete_button_title", "x.no", "x.buttonDelete",
  ])
  func keysOnTheStemAreButtons(key: String) async throws {
    let project = await project(["en.lproj/L.strings": strings(["x.title": "Title", "x.message": "Message", key: "Button"])])
    let surface = try #require(project.surfaces.first)
    #expect(surface.buttons.map(\.role) == [.unknown])
    #expect(!surface.buttonsAreComplete)
    #expect(surface.origin == .keyNames)
    guard case .key(key, "L", nil, let range)? = surface.buttons.first?.title else {
      Issue.record("\(surface.buttons)")
      return
    }
    #expect(project.files[0].string(in: range) == key)
  }

  @Test(arguments: ["x.help", "x.cancel_help_text_of_all", "y.cancel", "x.no_photos", "xcancel", "x.deleted"])
  func otherKeysAreNoButtons(key: String) async {
    #expect(await surfaces(["x.title": "Title", "x.message": "Message", key: "Other"]) == ["x: Title / Message / "])
  }

  @Test func buttonsStandInTableOrderUnderTheLongestStem() async {
    #expect(
      await surfaces([
        "x.title": "A", "x.message": "B", "x.delete": "Delete", "x.cancel": "Cancel", "x.more.title": "C",
        "x.more.message": "D",
        "x.more.ok": "OK",
      ]) == ["x: A / B / Delete, Cancel", "x.more: C / D / OK"])
  }

  @Test func rolesInTheMiddleShareAnEnd() async {
    #expect(
      await surfaces([
        "confirmation_dialog.title.delete": "Delete it?", "confirmation_dialog.title.reset": "Reset it?",
        "confirmation_dialog.button.delete": "Delete", "confirmation_dialog.button.reset": "Reset",
      ]) == ["confirmation_dialog.delete: Delete it? / - / Delete", "confirmation_dialog.reset: Reset it? / - / Reset"])
  }

  @Test func aRowThatOpensAnAlertIsNone() async {
    #expect(
      await surfaces(["reset.title": "Reset it", "reset.message": "Resets all.", "reset.alert.title": "Reset all?"])
        == ["reset.alert: Reset all? / - / "])
  }

  @Test func placeholdersAreTextFields() async throws {
    let table = strings(["x.alert.title": "Name the photo", "x.alert.placeholder": "Name"])
    let project = await project(["en.lproj/L.strings": table])
    #expect(try #require(project.surfaces.first).textFields.count == 1)
  }

  @Test(arguments: [
    ("photo_actionsheet", SurfaceKind.actionSheet), ("photo.action_sheet", .actionSheet),
    ("confirmation_dialog.x", .confirmationDialog),
    ("photo.confirm", .alert),
  ])
  func theMarkerSaysTheKind(stem: String, kind: SurfaceKind) async throws {
    let table = strings(["\(stem).title": "Delete it?", "\(stem).message": "It goes."])
    #expect(try #require(await project(["en.lproj/L.strings": table]).surfaces.first).kind == kind)
  }

  @Test func commentsSayThePartOfAKnownAlert() async {
    let table = """
      /* Alert title for deleting a photo */ "x.title" = "Delete it?";
      "x.message" = "It goes.";
      /* Button to dismiss the alert */ "x.goBack" = "Back";
      /* A screen's name */ "x.screen" = "Screen";
      /* Alert message when it fails */ "fail.alert.title" = "It failed again.";
      """
    let project = await project(["en.lproj/L.strings": table])
    let outlines = project.surfaces.map { project.localized($0, in: project.sourceLocale).surface.outline { $0.text ?? "?" } }
    #expect(outlines == ["x: Delete it? / It goes. / Back", "fail.alert: - / It failed again. / "])
  }

  @Test func theSurfaceStandsAtItsTitleInTheSourceTable() async throws {
    let table = strings(["x.message": "It goes.", "x.title": "Delete it?"])
    let project = await project(["en.lproj/L.strings": table, "de.lproj/L.strings": table])
    let surface = try #require(project.surfaces.first)
    #expect(project.surfaces.count == 1)
    let file = project.files[Int(surface.range.file.index)]
    #expect(file.path == "en.lproj/L.strings")
    #expect(file.string(in: surface.range) == "x.title")
  }

  @Test func keysThatMostLocalesHaveCountWithoutTheSource() async {
    let alert = strings(["x.title": "Weg damit?", "x.message": "Es geht."])
    let old = strings(["old.title": "Alt?", "old.message": "Es ging."])
    let project = await project([
      "en.lproj/L.strings": strings(["a": "b"]), "de.lproj/L.strings": alert + old, "ko.lproj/L.strings": alert,
      "ja.lproj/L.strings": alert,
    ])
    #expect(project.surfaces.map(\.id) == ["x"])
  }

  @Test func idsAreUnique() async {
    let table = strings(["x.title": "Delete it?", "x.message": "It goes."])
    let project = await project([
      "App/en.lproj/L.strings": table, "App/en.lproj/M.strings": table, "Lib/en.lproj/M.strings": table,
    ])
    #expect(project.surfaces.map(\.id) == ["x", "M/x", "Lib/M/x"])
  }

  @Test func aSpecOutranksKeyNames() async {
    let table = strings([
      "x.title": "A?", "x.message": "B.", "y.title": "C?", "y.message": "D.", "z.title": "E?", "z.message": "F.",
    ])
    let spec = """
      alerts:
        own:
          title: {text: "Own?"}
          message: x.message
          buttons:
            - {title: {text: OK}}
        z:
          title: {text: "Other?"}
          buttons:
            - {title: z.title}
      """
    let project = await project(["App/en.lproj/Localizable.strings": table, "alerts.yaml": spec])
    #expect(
      project.surfaces.map { "\($0.id) \($0.origin)" }.sorted() == [
        "Localizable/z keyNames", "own spec", "y keyNames", "z spec",
      ])
  }
}
