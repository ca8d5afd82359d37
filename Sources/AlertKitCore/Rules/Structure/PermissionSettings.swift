extension Rule {
  static let permissionSettings = Rule(
    id: "permission-settings", severity: .note,
    summary: "An alert sends people to Settings for an access, and its only button leads nowhere.",
    rationale: """
      What was denied once, be it the camera, the photos or notifications, only Settings can grant, and few people find the way. An \
      alert that sends them there has a button that goes there, and one that does not.
      """,
    guidelines: ["P1"],
    examples: [
      RuleExample(
        told(["en": "Turn on notifications in Settings.", "de": "Schalte Mitteilungen in den Einstellungen ein."]),
        findings: [.init(.surface)], note: "It names the way, and leads nowhere."),
      RuleExample(told(["ja": "設定で通知をオンにしてください。"], source: "ja"), findings: [.init(.surface)]),
      RuleExample(told(["ko": "설정에서 카메라 접근을 허용하세요."], source: "ko"), findings: [.init(.surface)]),
      RuleExample(told(["zh-Hans": "请在系统设置中开启。"], source: "zh-Hans"), findings: [.init(.surface)]),
      RuleExample(told("Allow access to the camera in Settings.", .init("Close")), findings: [.init(.surface)]),
      RuleExample(told("Please turn it on in the device settings."), findings: [.init(.surface)]),
      RuleExample(told("Notifications are one of the app’s own settings."), note: "Not the system's."),
      RuleExample(told("You can change the currency in Settings."), note: "Nothing that the system grants."),
      RuleExample(told("Turn on notifications in Settings.", .init(.ok, effect: .opensSettings))),
      RuleExample(
        ExampleSurface(
          title: .photoDeleted, message: "Allow access to the camera in Settings.",
          buttons: [.init(.cancel, .cancel), .init("Open Settings")])),
    ],
    checks: .structure(checkNamedSettings))
}

private func told(
  _ message: ExampleSurface.Text, _ button: ExampleSurface.Button = .init(.ok), source: String = "en"
) -> ExampleSurface {
  ExampleSurface(source: source, title: .photoDeleted, message: message, buttons: [button])
}

private func checkNamedSettings(_ localized: LocalizedSurface) -> [Violation] {
  let surface = localized.surface
  guard surface.shownButtonCount == 1, surface.purpose == nil, surface.kind == .alert, surface.buttons.count == 1,
    surface.isWhole, surface.textFields.isEmpty, surface.buttons[0].effect == nil,
    !localized.meaning(ofButton: 0).terms.isDisjoint(with: [.ok, .cancel, "Close"]),
    let words = localized.sourceFacts.notifications, !words.settings.isEmpty
  else { return [] }
  let texts = [localized.source.title, localized.source.message].compactMap(\.self).flatMap(\.variants).map(\.text)
  guard sendsToSettings(texts, by: localized.sourceFacts, words) else { return [] }
  return [Violation(.surface, "The alert sends people to Settings, and no button leads there; add one that opens it.")]
}

private func sendsToSettings(_ texts: [String], by facts: LocaleFacts, _ words: LocaleFacts.NotificationWords) -> Bool {
  if texts.contains(where: { facts.phrase(of: words.deviceSettings, in: $0) != nil }) { return true }
  // The system's settings are a name where the language has capitals for one.
  let isNamed = texts.contains { text in
    facts.phrase(of: words.settings, in: text).map { !facts.hasCase || $0.first?.isUppercase == true } ?? false
  }
  let accesses = words.accesses + words.emptyPlaceholders
  return isNamed && texts.contains { facts.phrase(of: accesses, in: $0) != nil }
}
