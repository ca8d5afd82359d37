extension Rule {
  static let notificationAppName = Rule(
    id: "notification-app-name", severity: .warning,
    summary: "A notification's text holds the app's name, which the system shows anyway.",
    rationale: """
      The system shows whose notification it is. The name in the text takes room from what happened, and on a narrow phone it is \
      often all that is left of a title. The name is taken from the configuration's `app_name`, else from Info.plist and its tables.
      """,
    guidelines: ["N7"],
    examples: [
      .app(
        spec: """
          notifications:
            order: {title: title, body: body}
          """,
        texts: [
          "title": ["en": "Parcelly: Order Update", "ko": "파슬리 주문 업데이트", "zh-Hans": "订单更新", "ja": "注文の更新", "de": "Neues"],
          "body": .orderLeft,
        ],
        others: [
          "en.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"Parcelly\";\n",
          "ko.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"파슬리\";\n",
        ],
        findings: [.init(.title, in: ["en", "ko"])]),
      .app(
        spec: """
          notifications:
            order: {title: title}
          """,
        texts: ["title": ["en": "Notes about the order", "de": "Album erstellt"]],
        others: [
          ".alertcopy.yml": "app_name: {en: Notes, de: Album}\n"
        ],
        findings: [.init(.title, in: ["en", "de"])], note: "The configuration's name, a locale at a time."),
      .app(
        spec: """
          notifications:
            order: {title: title, body: body}
          """,
        texts: ["title": .orderUpdate, "body": .orderLeft],
        others: ["Info.plist": plist("<key>CFBundleDisplayName</key><string>Parcelly</string>")]),
      .app(
        spec: """
          notifications:
            order: {title: title}
          """,
        texts: ["title": ["en": "Parcelly: Order Update"]],
        note: "Without a known name it is silent."),
      .app(
        spec: """
          notifications:
            order: {title: title}
          """,
        texts: ["title": ["en": "Get the most of your Parcel box", "de": "Neues von der Post"]],
        others: [".alertcopy.yml": "app_name: {en: Parcel Box, de: Die Post}\n"],
        findings: [.init(.title, in: ["en"])], note: "A name of several words is one in any case."),
    ],
    basis: .notification,
    checks: .copy(checkNotificationAppName))
}

private func plist(_ members: String) -> String {
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(members)</dict></plist>\n"
}

private func checkNotificationAppName(_ localized: LocalizedSurface) -> [Violation] {
  let names = localized.context.appNames.filter { $0.count > 1 }
  guard !names.isEmpty else { return [] }
  return localized.bannerViolations { _, text in
    // A name is written with its capitals, of several words at least the first; the common word that it may also be need not be.
    let written = names.filter { text.contains($0) || $0.split(separator: " ").dropLast().first.map(text.contains) ?? false }
    guard let name = localized.facts.phrase(of: ListedPhrases(written), in: localized.texts[text]) else { return nil }
    return "\(quoted(text)) holds the app's name (“\(name)”), which the system shows above; leave it out."
  }
}
