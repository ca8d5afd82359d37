extension Rule {
  static let notificationCut = Rule(
    id: "notification-cut", severity: .warning,
    summary: "A banner cuts off the title or the body (a note), or the body within its first sentence (a warning).",
    rationale: """
      A banner shows one line of title and a few of body, and most people see no more than that. What has to be known comes in the \
      first sentence, and the first sentence fits. How many lines a device shows is not published: two to four, by the text size \
      and what else is there. Four in portrait and two in landscape are assumed, and only what does not fit even in four is a warning.
      """,
    guidelines: ["E1", "N2"],
    examples: NotificationCut.firing + NotificationCut.silent,
    basis: .notification,
    checks: .layout(NotificationCut.check))

  static let notificationNeverShown = Rule(
    id: "notification-never-shown", severity: .warning,
    summary: "A banner cuts off the body, and a content extension hides it in the full view too.",
    rationale: """
      With `UNNotificationExtensionDefaultContentHidden`, the full view shows the extension's own interface in place of title, \
      subtitle and body. What the banner has cut off is then shown nowhere, unless the extension shows it.
      """,
    guidelines: ["E3"],
    examples: NotificationCut.hidden,
    basis: .notification,
    checks: .layout(NotificationCut.checkHidden))
}

private enum NotificationCut {
  static func check(_ surface: LaidOutSurface) -> [Violation] {
    guard surface.localized.surface.kind == .notification else { return [] }
    return [title(surface), body(surface)].compactMap(\.self)
  }

  static func title(_ surface: LaidOutSurface) -> Violation? {
    let cut = surface.cuts(of: .title)
    guard surface.localized.isWrittenHere(.title), let first = cut.first else { return nil }
    let message = "A banner cuts the title after \(quoted(first.block.lines.last ?? "")); put what matters first."
    return Violation(.title, message, severity: .note, variant: first.variant, scenes: cut.map(\.scene).uniqued())
  }

  static func body(_ surface: LaidOutSurface) -> Violation? {
    let cut = surface.cuts(of: .body)
    guard surface.localized.isWrittenHere(.body), !cut.isEmpty else { return nil }
    let locale = surface.localized.locale
    let early = cut.filter { $0.scene.orientation == .portrait && isWithinFirstSentence($0.block, locale) }
    let first = early.first ?? cut[0]
    let shown = first.block.lines.last ?? ""
    let message =
      "A banner cuts the body after \(quoted(shown))"
      + (early.isEmpty ? "." : ", before its first sentence ends; say the point first, and shortly.")
    return Violation(
      .body, message, severity: early.isEmpty ? .note : .warning, variant: first.variant,
      scenes: (early.isEmpty ? cut : early).map(\.scene).uniqued())
  }

  static func isWithinFirstSentence(_ block: TextBlock, _ locale: LocaleTag) -> Bool {
    guard let end = block.shownEnd else { return false }
    let units = Array(block.text.utf16)
    let ends = TextSegments.boundaries(of: units, unit: .sentence, locale: locale).offsets
    return ends.first { $0 > 0 }.map { end < Int($0) } ?? false
  }

  static func checkHidden(_ surface: LaidOutSurface) -> [Violation] {
    guard surface.localized.context.contentExtension?.hidesDefaultContent == true,
      surface.localized.isWrittenHere(.body)
    else { return [] }
    let cut = surface.cuts(of: .body).filter { $0.scene.orientation == .portrait }
    guard let first = cut.first else { return [] }
    let message =
      "What the banner cuts off after \(quoted(first.block.lines.last ?? "")) is never shown: "
      + "the content extension hides the body in the full view."
    return [Violation(.body, message, variant: first.variant, scenes: cut.map(\.scene).uniqued())]
  }
}

extension LaidOutSurface {
  /// The scenes in which a text is cut, with what is seen of it and which of the field's variants it is.
  fileprivate func cuts(of field: Field) -> [(scene: Scene, block: TextBlock, variant: Int)] {
    scenes.flatMap { scene in
      scene.shown.compactMap { layout in
        layout.surface[field].flatMap { $0.shownEnd == nil ? nil : (scene.scene, $0, layout.variant(of: field)) }
      }
    }
  }
}

extension NotificationCut {
  private static let long: ExampleSurface.Text = [
    "en": """
    The parcel with the bicycle lamp, the two spare tubes, the small pump and the reflective vest that was ordered last week from \
    the shop at the corner of the market has left the depot and will be brought to the door in the course of the afternoon.
    """,
    "ko": """
    지난주 시장 모퉁이 가게에서 주문한 자전거 전조등과 여분의 튜브 두 개, 작은 펌프, 반사 조끼가 들어 있는 소포가 물류 센터를 출발하여 \
    오늘 오후 중으로 현관 앞까지 배달될 예정이며 부재 시에는 경비실에 맡겨 두겠습니다.
    """,
    "zh-Hans": """
    上周在市场拐角处的商店订购的装有自行车灯、两条备用内胎、小气筒和反光背心的包裹已经离开仓库，将于今天下午送到家门口，如果家中没有人，\
    快递员会把包裹交给邻居或者放在附近的取件点等待领取。
    """,
    "ja": """
    先週、市場の角の店で注文された自転車用ライト、予備のチューブ二本、小さな空気入れ、反射ベストの入った荷物は配送センターを出発しており、\
    本日の午後に玄関先までお届けする予定ですが、ご不在の場合は近くの受取所でお預かりいたします。
    """,
    "de": """
    Das Paket mit der Fahrradlampe, den beiden Ersatzschläuchen, der kleinen Pumpe und der Warnweste, das letzte Woche im Laden an \
    der Ecke des Marktes bestellt wurde, hat das Lager verlassen und wird im Laufe des Nachmittags an die Tür gebracht.
    """,
  ]

  private static let spec = """
    notifications:
      order: {title: title, body: body, category: ORDER}
    categories:
      ORDER: {actions: [{title: track}]}
    """

  private static func plist(hidden: Bool) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string>
    <key>NSExtensionAttributes</key><dict>
    <key>UNNotificationExtensionCategory</key><string>ORDER</string>
    <key>UNNotificationExtensionInitialContentSizeRatio</key><real>0.5</real>
    <key>UNNotificationExtensionDefaultContentHidden</key><\(hidden)/>
    </dict></dict></dict></plist>

    """
  }

  static let firing: [RuleExample] = [
    RuleExample(
      .order(body: long), findings: [.init(.body, in: ["en", "ko", "zh-Hans", "ja", "de"], severity: .warning)]),
    RuleExample(
      .order(title: [
        "en": "The parcel with the bicycle lamp has left the depot",
        "de": "Das Paket mit der Fahrradlampe hat das Lager verlassen",
      ]),
      findings: [.init(.title, in: ["en", "de"], severity: .note)]),
  ]

  static let silent: [RuleExample] = [
    RuleExample(.order()),
    RuleExample(.order(subtitle: ["en": "Bicycle Lamp", "ko": "자전거 전조등", "ja": "自転車用ライト"])),
  ]

  static let hidden: [RuleExample] = [
    .app(
      spec: spec, texts: ["title": .orderUpdate, "body": long, "track": .track],
      others: ["Extension/Info.plist": plist(hidden: true)],
      findings: [.init(.body, in: ["en", "ko", "zh-Hans", "ja", "de"])]),
    .app(
      spec: spec, texts: ["title": .orderUpdate, "body": long, "track": .track],
      others: ["Extension/Info.plist": plist(hidden: false)]),
    .app(
      spec: spec, texts: ["title": .orderUpdate, "body": .orderLeft, "track": .track],
      others: ["Extension/Info.plist": plist(hidden: true)]),
  ]
}
