extension Rule {
  static let notificationInstructs = Rule(
    id: "notification-instructs", severity: .warning,
    summary: "A notification tells people to open the app, go somewhere or tap something.",
    rationale: """
      Everybody knows that a notification can be tapped, and tapping it opens the app at the right place. What to do once there is \
      hard to remember when the notification has gone. Say what happened; offer what can be done as an action.
      """,
    guidelines: ["N3"],
    examples: [
      RuleExample(
        .order(
          body: [
            "en": "Tap to see where the parcel is.", "ko": "탭하여 상품 위치를 확인하세요.", "zh-Hans": "点击查看包裹的位置。",
            "zh-Hant": "點擊查看包裹的位置。", "ja": "タップして荷物の場所を確認できます。", "de": "Tippe, um zu sehen, wo das Paket ist.",
            "fr": "Touchez pour voir où est le colis.", "es": "Toca para ver dónde está el paquete.",
          ]),
        findings: [.init(.body, in: ["en", "ko", "zh-Hans", "zh-Hant", "ja", "de", "fr", "es"])]),
      RuleExample(
        .order(body: ["en": "Open the app and go to Settings.", "ko": "앱을 열어 설정으로 이동하세요.", "ja": "アプリを開いて確認してください。"]),
        findings: [.init(.body, in: ["en", "ko", "ja"])]),
      .app(
        spec: "notifications:\n  order: {title: title, body: body}\n",
        texts: [
          "title": .orderUpdate,
          "body": [
            "en": "Open Parcelly to see it.", "ko": "Parcelly를 열어 확인하세요.", "de": "Öffne Parcelly, um es zu sehen.",
            "ja": "Parcellyを開いて確認できます。", "zh-Hans": "打开Parcelly查看。",
          ],
        ],
        others: [
          "Info.plist": """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
          <key>CFBundleDisplayName</key><string>Parcelly</string></dict></plist>

          """
        ], findings: [.init(.body, in: ["en", "ko", "de", "ja", "zh-Hans"])]),
      RuleExample(
        .order(
          body: [
            "en": "Tap this notification to go on.", "es": "Toca esta notificación para seguir.",
            "es-419": "Toque está notificación para seguir.",
            "it": "Tocca questa notifica per continuare.", "pt-BR": "Toque nesta notificação para continuar.",
            "fr": "Touchez cette notification pour continuer.",
          ]),
        findings: [.init(.body, in: ["en", "es", "es-419", "it", "pt-BR", "fr"])]),
      RuleExample(.order()),
      RuleExample(
        .order(body: [
          "en": "Ana plays the piano.", "es": "Hoy toca esta sala. Ana toca el piano.", "it": "Tocca a te.",
          "pt-BR": "A banda toca para todos.",
        ])
      ),
      RuleExample(
        .order(body: [
          "en": "The tap in the kitchen is open.", "de": "Der Hahn in der Küche ist offen.", "fr": "Tap Tap a gagné.",
        ])),
      RuleExample(
        .order(body: ["en": "The new rules of “Tap to Play” are out.", "ru": "Нажмите здесь."]),
        note: "A name; and a language without facts."),
    ],
    basis: .notification,
    checks: .copy(checkNotificationInstructs))
}

private func checkNotificationInstructs(_ localized: LocalizedSurface) -> [Violation] {
  guard localized.surface.kind == .notification, let words = localized.facts.notifications else { return [] }
  return localized.bannerViolations { _, text in
    let named = localized.context.appNames.flatMap { name in words.openApp.map { $0.replacing("{app}", with: name) } }
    let phrase =
      localized.facts.phrase(of: words.instructions, in: localized.texts[text], except: words.notInstructions)
      ?? named.first { LocaleFacts.key(text).contains(LocaleFacts.key($0)) }
    guard let phrase else { return nil }
    return "\(quoted(text)) tells people what to do (“\(phrase.trimmed)”); say what happened, and offer the rest as an action."
  }
}

extension String {
  /// Without white space at its ends.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
