extension Rule {
  static let permissionSettings = Rule(
    id: "permission-settings", severity: .note,
    summary: "An alert says that an access is missing or sends people to Settings, and its only button leads nowhere.",
    rationale: """
      What was denied once, be it the camera, the photos or notifications, only Settings can grant, and few people find the way. An \
      alert that tells of it or sends them there has a button that goes there, and one that does not. Where a translation alone names the way, \
      it is named.
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
      RuleExample(
        told("Photos can’t be saved without access to the photo library.", .init("Dismiss")), findings: [.init(.surface)],
        note: "Only Settings can grant what was denied."),
      RuleExample(told("Access to the microphone was denied."), findings: [.init(.surface)]),
      RuleExample(
        told(["en": "Please turn on the sound.", "zh-Hans": "请前往“设置 > 隐私 > 麦克风”打开开关。", "ko": "소리를 켜세요."]),
        findings: [.init(.message, in: ["zh-Hans"])], note: "One translation alone names the way."),
      RuleExample(
        told(["en": "The sound settings can’t be shown.", "ja": "通知設定を読み込めません。カメラは使えません。", "zh-Hans": "访问设置需要新版本的相机。"]),
        note: "What has settings is no place."),
      RuleExample(told("The server denied the request for the list of cameras."), note: "Nothing that Settings grants."),
      RuleExample(told(["ko": "알림 시간을 설정해 주세요."], source: "ko"), note: "A time is to be set."),
      RuleExample(told(["ja": "通知の時刻を設定してください。"], source: "ja")),
      RuleExample(told(["zh-Hans": "发生错误，请检查相机设置。"], source: "zh-Hans"), note: "The camera’s own settings."),
      RuleExample(told("You have no permission to share a location in this room.")),
      RuleExample(told("Notifications are one of the app’s own settings."), note: "Not the system's."),
      RuleExample(told("You can change the currency in Settings."), note: "Nothing that the system grants."),
      RuleExample(told("Turn on notifications in Settings.", .init(.ok, effect: .opensSettings))),
      RuleExample(
        ExampleSurface(
          title: .photoDeleted, message: "Allow access to the camera in Settings.",
          buttons: [.init(.cancel, .cancel), .init("Open Settings")])),
    ],
    checks: .structure(checkNamedSettings), .copy(checkTranslations))
}

private func told(
  _ message: ExampleSurface.Text, _ button: ExampleSurface.Button = .init(.ok), source: String = "en"
) -> ExampleSurface {
  ExampleSurface(source: source, title: .photoDeleted, message: message, buttons: [button])
}

/// Meanings of a button that leaves everything as it is.
private let deadEnds: Set<Term> = [.ok, .cancel, "Close", "Dismiss", "Got It", "Done", "Confirm"]

private func checkNamedSettings(_ localized: LocalizedSurface) -> [Violation] {
  guard leadsNowhere(localized), let problem = sourceProblem(localized) else {
    return []
  }
  return [Violation(.surface, "The alert \(problem), and no button leads there; add one that opens it.")]
}

/// A way to Settings that a translation names and the source text does not.
private func checkTranslations(_ localized: LocalizedSurface) -> [Violation] {
  guard localized.locale != localized.sourceLocale, leadsNowhere(localized) else { return [] }
  return localized.violations(at: .message) { text in
    guard let words = localized.facts.notifications,
      sendsToSettings([localized.texts[text]], by: localized.facts, words),
      localized.facts.hasCase || namesPlace(text, words), sourceProblem(localized) == nil
    else { return nil }
    return "\(quoted(text)) sends people to Settings, and no button leads there; add one that opens it."
  }
}

private func leadsNowhere(_ localized: LocalizedSurface) -> Bool {
  let surface = localized.surface
  return surface.shownButtonCount == 1 && surface.purpose == nil && surface.kind == .alert && surface.buttons.count == 1
    && surface.isWhole && surface.textFields.isEmpty && [nil, .leavesApp].contains(surface.buttons[0].effect)
    && !localized.meaning(ofButton: 0).terms.isDisjoint(with: deadEnds)
}

/// What the source text says of Settings or of a denied access.
private func sourceProblem(_ localized: LocalizedSurface) -> String? {
  let facts = localized.sourceFacts
  guard let words = facts.notifications else { return nil }
  let texts = [localized.source.title, localized.source.message].compactMap(\.self).flatMap(\.variants).map {
    localized.sourceTexts[$0.text]
  }
  if sendsToSettings(texts, by: facts, words) { return "sends people to Settings" }
  // What was denied and that it was may stand in the title and the message, of which each has one form.
  let isDenied =
    !words.denials.isEmpty && texts.count < 3 && texts.contains { facts.phrase(of: words.denials, in: $0) != nil }
    && texts.contains { facts.phrase(of: words.deviceAccesses, in: $0) != nil }
  return isDenied ? "tells of an access that only Settings can grant" : nil
}

private func sendsToSettings(_ texts: [AnalyzedText], by facts: LocaleFacts, _ words: LocaleFacts.NotificationWords) -> Bool {
  guard !words.settings.isEmpty else { return false }
  if texts.contains(where: { facts.phrase(of: words.deviceSettings, in: $0) != nil }) { return true }
  // The system's settings are a name where the language has capitals for one.
  let isNamed = texts.contains { text in
    facts.phrase(of: words.settings, in: text).map {
      facts.hasCase ? $0.first?.isUppercase == true : namesNoDeed(text.key, words)
    }
      ?? false
  }
  return isNamed && texts.contains { facts.phrase(of: words.namedAccesses, in: $0) != nil }
    && (facts.hasCase || !texts.contains { namesSettings(ofItsOwn: $0.key, words) })
}

/// Whether a text of a language without capitals names settings, and does not set something: 설정해 주세요.
private func namesNoDeed(_ key: String, _ words: LocaleFacts.NotificationWords) -> Bool {
  words.settings.texts.contains { setting in
    key.ranges(of: setting).contains { range in !verbs.contains(key[range.upperBound...].first ?? " ") }
  }
}

/// What makes a verb of the word for settings.
private let verbs = "하해할한합되된됩됐했すしさせ"

/// Whether a text names the settings of what is accessed, such as those of a camera in the house: 相机设置.
private func namesSettings(ofItsOwn key: String, _ words: LocaleFacts.NotificationWords) -> Bool {
  words.namedAccesses.texts.contains { access in
    words.settings.texts.contains { setting in ["", " ", "の"].contains { key.contains(access + $0 + setting) } }
  }
}

/// Whether a text of a language without capitals names Settings as a place to go to, not as what something has.
private func namesPlace(_ text: String, _ words: LocaleFacts.NotificationWords) -> Bool {
  let key = LocaleFacts.key(text)
  return words.deviceSettings.texts.contains { key.contains($0) }
    || words.settings.texts.contains { setting in
      places.contains { place in
        key.ranges(of: setting + place).contains { range in !"きすし".contains(key[range.upperBound...].first ?? " ") }
      }
    }
}

/// What stands behind Settings where it is a place.
private let places = [
  ">", " >", " ->", "-", " - ", "→", " →", "から", "で", "より", "里", "裡", "裏", "에서", "으로", "」", "”", "を開", "に移動", "アプリ",
]
