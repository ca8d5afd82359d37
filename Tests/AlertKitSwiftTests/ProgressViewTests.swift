import AlertKitCore
import Testing

/// Views of the app's own that are named as alerts: those that tell how far something is, and those that look their words up.
@Suite struct ProgressViewTests {
  private func found(_ type: String, body: String) async -> [String] {
    let code = """
      struct \(type): View { let title: String; let message: String; let onCancel: () -> Void
        var body: some View { VStack { \(body); Text(message); Button("Cancel") { onCancel() } } } }
      struct Screen: View { var body: some View { Text("a").overlay { \(type)(title: "saving.title", message: "Wait", onCancel: {}) } } }
      """
    return await Extracted.surfaces(["A.swift": code]).map(Extracted.line)
  }

  @Test(arguments: ["ProgressAlert", "LoadingAlertView", "SpinnerPopup"])
  func whatTellsHowFarSomethingIsIsNone(type: String) async {
    #expect(await found(type, body: "Text(title)").isEmpty)
  }

  /// What is done to a progress is asked for, and what went wrong is told.
  @Test(arguments: ["ResetProgressAlert", "LoadingErrorAlertView", "LoadingFailedAlert"])
  func otherAlertsOfAProgress(type: String) async {
    #expect(await found(type, body: "Text(title)").count == 1)
  }

  @Test(arguments: [
    ("Text(title)", "['saving.title']"), (#"Text(NSLocalizedString(title, comment: ""))"#, "[saving.title]"),
    ("Text(LocalizedStringKey(title))", "[saving.title]"), ("Text(LocalizedStringKey(title)).bold()", "[saving.title]"),
  ])
  func whatAViewLooksUpIsAKey(body: String, title: String) async {
    let found = await found("GameAlert", body: body)
    #expect(found.count == 1 && found[0].contains(title) && found[0].contains("['Wait']"), "\(found)")
  }
}
