extension Rule {
  static let needlessDestructive = Rule(
    id: "needless-destructive", severity: .warning,
    summary: "A button that only accepts, changes nothing, or makes something has the destructive role.",
    rationale: """
      Red says that something is lost for good. On *OK*, *Later* or *Copy* it warns of nothing, and people learn to tap red without \
      a thought. Where *OK* does destroy something, the title must say what.
      """,
    guidelines: ["A14", "A11"],
    examples: NeedlessDestructive.firing + NeedlessDestructive.silent,
    basis: .systemAlerts,
    checks: .structure(NeedlessDestructive.check))
}

enum NeedlessDestructive {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    let buttons = localized.surface.buttons
    guard localized.surface.kind.isAlertOrSheet else { return [] }
    return buttons.indices.filter { buttons[$0].role == .destructive }.compactMap { index in
      message(ofButton: index, in: localized).map { Violation(.button(index + 1), $0) }
    }
  }

  /// Whether a button's destructive role means nothing, so that there is nothing to step back from.
  static func concerns(_ index: Int, in localized: LocalizedSurface) -> Bool {
    localized.surface.buttons[index].role == .destructive && message(ofButton: index, in: localized) != nil
  }

  private static func message(ofButton index: Int, in localized: LocalizedSurface) -> String? {
    let meaning = localized.meaning(ofButton: index)
    var title: String { localized.quotedTitle(ofButton: index) }
    let terms = meaning.terms
    if !terms.isDisjoint(with: leaving), terms.isDisjoint(with: Term.destructive), !terms.contains(.ok) {
      return "\(title) destroys nothing; take the destructive role away."
    }
    if !terms.isDisjoint(with: accepting), localized.surface.isWhole, localized.surface.shownButtonCount == 1,
      terms.isDisjoint(with: Term.destructive)
    {
      return "\(title) only accepts what the alert says; take the destructive role away."
    }
    if !terms.isDisjoint(with: agreeing) {
      return "\(title) has the destructive role and does not say what is lost; name it, or take the role away."
    }
    guard meaning.isConstructive, !localized.mentionsDestruction else { return nil }
    return "\(title) destroys nothing; take the destructive role away."
  }

  /// Labels of buttons that change nothing.
  private static let leaving: Set<Term> = [
    "Not Now", "Later", "Settings", "Open Settings", "Go to Settings", "Learn More", "Keep Editing", "Try Again",
    "Retry", "Don't Show Again",
  ]

  /// Labels that agree to something without naming it.
  private static let agreeing: Set<Term> = [.ok, "Confirm"]

  /// Labels of buttons that agree, which is all that the only button does.
  private static let accepting: Set<Term> = [.ok, "Got It", "Done", "Close", "Dismiss", "Accept"]
}

extension LocalizedSurface {
  /// Whether the source's title or message speaks of destroying something, or may do so.
  fileprivate var mentionsDestruction: Bool {
    let texts = [source.title, source.message].compactMap(\.self)
    guard texts.allSatisfy(\.isWhole) else { return true }
    return texts.contains { text in
      text.variants.contains { sourceFacts.phrases.mentionDestruction(in: sourceTexts[$0.text].key) }
    }
  }
}

extension NeedlessDestructive {
  static let firing: [RuleExample] =
    RuleExample.inEachLanguage(title: .photoDeleted, buttons: [.init(.ok, .destructive)], findings: [.init(.button(1))])
    + [
      RuleExample(
        ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.ok, .destructive)]),
        findings: [.init(.button(2))], note: "It says that something is lost, but not what."),
      RuleExample(
        ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init("Confirm", .destructive)]),
        findings: [.init(.button(2))]),
      RuleExample(
        ExampleSurface(title: .photoDeleted, buttons: [.init("Don’t Show Again", .destructive), .init(.cancel, .cancel)]),
        findings: [.init(.button(1))]),
      RuleExample(
        ExampleSurface(
          source: "ja", title: ["ja": "写真を削除しました"],
          buttons: [.init(["ja": "今後表示しない"], .destructive), .init(.cancel, .cancel)]),
        findings: [.init(.button(1))]),
      RuleExample(
        ExampleSurface(
          .actionSheet, title: ["en": "Photo", "de": "Foto"],
          buttons: [.init(["en": "Copy Photo", "de": "Foto kopieren"], .destructive), .init(.cancel, .cancel)]),
        findings: [.init(.button(1))]),
      RuleExample(
        ExampleSurface(
          source: "zh-Hans", title: ["zh-Hans": "照片"],
          buttons: [.init(["zh-Hans": "复制照片"], .destructive), .init(.cancel, .cancel)]),
        findings: [.init(.button(1))]),
    ]

  static let silent: [RuleExample] =
    RuleExample.inEachLanguage(
      title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)])
    + [
      RuleExample(
        ExampleSurface(
          title: "Create a New Album?", message: "The old one is deleted.",
          buttons: [.init(.cancel, .cancel), .init("Create Album", .destructive)]),
        note: "What the message says is lost."),
      RuleExample(
        ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .destructive), .init(.delete, .destructive)]),
        note: "Says unmarked-cancel."),
      RuleExample(
        ExampleSurface(
          source: "zh-Hans", title: ["zh-Hans": "照片"],
          buttons: [.init(["zh-Hans": "关闭共享"], .destructive), .init(.cancel, .cancel)]),
        note: "It turns off what it names."),
      RuleExample(
        ExampleSurface(title: "Leave the album?", buttons: [.init(.cancel, .cancel), .init("Copy and Delete", .destructive)])),
      RuleExample(
        ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init("Continue", .destructive)])),
    ]
}
