extension Rule {
  static let notificationPermission = Rule(
    id: "notification-permission", severity: .warning,
    summary: "An alert before the system asks for notifications names no value, or leaves no way out.",
    rationale: """
      The system asks once. An alert before it says in its message what the notifications are good for, has a button that goes on to the \
      question, and one that does not: who declines here can still be asked later. The alert is known by its `purpose` in a spec, or by a button \
      that asks.
      """,
    guidelines: ["P1", "N13"],
    examples: [
      RuleExample(ask(message: nil), findings: [.init(.title, in: ["en", "ko", "zh-Hans", "ja", "de"])]),
      RuleExample(
        ask(message: ["en": "Allow notifications.", "ko": "알림을 허용하세요.", "ja": "通知を許可してください。"]),
        findings: [.init(.message, in: ["en", "ko"])], note: "The title again, with nothing beside it."),
      RuleExample(
        ask(message: value, buttons: [.init(.ok, effect: .requestsNotificationPermission)]), findings: [.init(.surface)]),
      RuleExample(ask(message: value)),
      RuleExample(
        ExampleSurface(title: .photoDeleted, buttons: [.init(.ok)]), note: "An alert for something else."),
    ],
    checks: .structure(checkWayOut), .copy(checkValue))

  static let notificationSettings = Rule(
    id: "notification-settings", severity: .warning,
    summary: "An alert about denied notifications has no button that leads to Settings.",
    rationale: """
      Once notifications are denied, only Settings can bring them back, and few people find the way. The alert that says so has a \
      button that goes there: one with `effect: open-settings`, or one that says Settings.
      """,
    guidelines: ["P1"],
    examples: [
      RuleExample(denied([.init(.ok)]), findings: [.init(.surface)]),
      RuleExample(denied([.init(.ok)], source: "ko"), findings: [.init(.surface)]),
      RuleExample(denied([.init(.cancel, .cancel), .init(settings)])),
      RuleExample(denied([.init(.cancel, .cancel), .init(.ok, effect: .opensSettings)])),
      RuleExample(denied([.init(.cancel, .cancel), .init(settings)], source: "ja")),
    ],
    checks: .structure(checkSettings))
}

private let question: ExampleSurface.Text = [
  "en": "Allow Notifications", "ko": "알림 허용", "zh-Hans": "允许通知", "ja": "通知を許可", "de": "Mitteilungen erlauben",
]
private let value: ExampleSurface.Text = [
  "en": "Learn when a parcel leaves the shop.", "ko": "상품이 출발하면 바로 알 수 있습니다.", "zh-Hans": "包裹发出时立即知道。",
  "ja": "荷物が出発したことがすぐにわかります。", "de": "Sieh sofort, wenn ein Paket unterwegs ist.",
]
private let settings: ExampleSurface.Text = [
  "en": "Go to Settings", "ko": "설정으로 이동", "zh-Hans": "前往设置", "ja": "設定を開く", "de": "Einstellungen öffnen",
]

private func ask(
  message: ExampleSurface.Text?,
  buttons: [ExampleSurface.Button] = [.init(.cancel, .cancel), .init(.ok, effect: .requestsNotificationPermission)]
) -> ExampleSurface {
  ExampleSurface(title: question, message: message, buttons: buttons, purpose: .notificationPermission)
}

private func denied(_ buttons: [ExampleSurface.Button], source: String = "en") -> ExampleSurface {
  ExampleSurface(source: source, title: question, message: value, buttons: buttons, purpose: .notificationSettings)
}

private func checkWayOut(_ localized: LocalizedSurface) -> [Violation] {
  let surface = localized.surface
  guard surface.isPermissionRationale, surface.buttonsAreComplete else { return [] }
  if surface.shownButtonCount < 2 {
    return [Violation(.surface, "The alert has no way out; add a button that asks for nothing, such as Not Now.")]
  }
  return []
}

private func checkValue(_ localized: LocalizedSurface) -> [Violation] {
  let surface = localized.surface
  guard surface.isPermissionRationale, let title = surface.title else { return [] }
  guard let message = surface.message else {
    guard !localized.ownTexts(at: .title).isEmpty else { return [] }
    return [Violation(.title, "The alert does not say what notifications are good for; say it in a message.")]
  }
  guard !message.variants.isEmpty else { return [] }
  return localized.violations(at: .message) { text in
    let said = title.text.map { Set(words(of: $0, localized)) } ?? []
    let new = words(of: text, localized).filter { !said.contains($0) }
    guard new.isEmpty else { return nil }
    return "\(quoted(text)) says no more than the title; say what people get out of notifications."
  }
}

private func words(of text: String, _ localized: LocalizedSurface) -> [String] {
  let own = TextSegments.words(in: text, locale: localized.locale).map { LocaleFacts.key(String($0)) }
  // Korean particles and verb endings stand at the end of a word.
  return localized.facts.takesParticles ? own.map { String($0.prefix(2)) } : own
}

private func checkSettings(_ localized: LocalizedSurface) -> [Violation] {
  let surface = localized.surface
  guard surface.purpose == .notificationSettings, surface.buttonsAreComplete else { return [] }
  let facts = localized.sourceFacts
  for (index, button) in surface.buttons.enumerated() {
    if button.effect == .opensSettings { return [] }
    guard let text = localized.sourceTitle(ofButton: index)?.text, let words = facts.notifications?.settings else { return [] }
    if facts.phrase(of: words, in: localized.sourceTexts[text]) != nil { return [] }
  }
  return [Violation(.surface, "No button leads to Settings, where notifications were turned off; add one that opens it.")]
}
