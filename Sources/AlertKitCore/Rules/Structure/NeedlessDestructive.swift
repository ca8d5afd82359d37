extension Rule {
  static let needlessDestructive = Rule(
    id: "needless-destructive", severity: .warning,
    summary: "A button that only accepts, goes on, changes nothing, or makes something has the destructive role.",
    rationale: """
      Red says that something is lost for good. On *OK*, *Later* or *Copy* it warns of nothing, and people learn to tap red without \
      a thought. Where *OK* does destroy something, the title must say what.
      """,
    guidelines: ["A14", "A11"],
    examples: NeedlessDestructive.firing + NeedlessDestructive.silent,
    basis: .systemAlerts,
    checks: .structure(NeedlessDestructive.check), .copy(NeedlessDestructive.checkByWords))
}

enum NeedlessDestructive {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    let buttons = localized.surface.buttons
    guard localized.surface.kind.isAlertOrSheet else { return [] }
    return buttons.indices.filter { buttons[$0].role == .destructive }.compactMap { index in
      message(ofButton: index, in: localized).map { Violation(.button(index + 1), $0) }
    }
  }

  /// What the words of a locale say where its words for going on and for losses are listed: of a button whose source text says
  /// nothing, and of one that goes on where nothing tells of a loss.
  static func checkByWords(_ localized: LocalizedSurface) -> [Violation] {
    let buttons = localized.surface.buttons
    guard localized.surface.kind.isAlertOrSheet, buttons.contains(where: { $0.role == .destructive }) else { return [] }
    return buttons.indices.filter { buttons[$0].role == .destructive }.compactMap { index in
      let own = localized.ownTexts(ofButton: index)
      guard let text = own.first?.text, own.count == 1, let isNeutral = localized.facts.isNeutral(text),
        message(ofButton: index, in: localized) == nil
      else { return nil }
      let isUnknown = !localized.isSource && localized.meaning(ofButton: index).saysNothing
      let terms = localized.facts.terms(inTitle: text)
      if isUnknown, !terms.isDisjoint(with: agreeing) { return Violation(.button(index + 1), saysNoLoss(quoted(text))) }
      let leaves = leavingApp.contains(LocaleFacts.bareKey(LocaleFacts.key(text)))
      // What is lost is the other red button's matter.
      if leaves, buttons.filter({ $0.role == .destructive }).count > 1 {
        return Violation(.button(index + 1), destroysNothing(quoted(text)))
      }
      guard isNeutral || (isUnknown && localized.facts.isConstructive(text)), localized.tellsNoLoss(besides: index) else {
        return nil
      }
      return Violation(.button(index + 1), leaves ? destroysNothing(quoted(text)) : saysNoLoss(quoted(text)))
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
    if !terms.isDisjoint(with: leaving.union(reversible)), terms.isDisjoint(with: Term.destructive), !terms.contains(.ok) {
      return destroysNothing(title)
    }
    if !terms.isDisjoint(with: accepting), localized.surface.isWhole, localized.surface.shownButtonCount == 1,
      terms.isDisjoint(with: Term.destructive)
    {
      return "\(title) only accepts what the alert says; take the destructive role away."
    }
    if !terms.isDisjoint(with: agreeing) {
      return saysNoLoss(title)
    }
    if !terms.isDisjoint(with: goingOn), let deed = localized.destroyingQuestion {
      let instead = localized.sourceFacts.suggestion(for: deed).map { ", such as \($0)" } ?? ""
      return "\(title) does not say what is lost; name the deed\(instead)."
    }
    guard meaning.isConstructive, !localized.mentionsDestruction, !localized.goesOnAnyway(at: index) else { return nil }
    return destroysNothing(title)
  }

  private static func saysNoLoss(_ title: String) -> String {
    "\(title) has the destructive role and does not say what is lost; name it, or take the role away."
  }

  private static func destroysNothing(_ title: String) -> String {
    "\(title) destroys nothing; take the destructive role away."
  }

  /// Labels of buttons that change nothing.
  private static let leaving: Set<Term> = [
    "Not Now", "Later", "Settings", "Open Settings", "Go to Settings", "Learn More", "Keep Editing", "Try Again",
    "Retry", "Don't Show Again",
  ]

  /// Labels of buttons that switch something which is as easily switched back.
  private static let reversible: Set<Term> = ["Mute", "Unmute"]

  /// Labels that agree to something without naming it.
  private static let agreeing: Set<Term> = [.ok, "Confirm"]

  /// Labels that go on with what is asked without naming it.
  private static let goingOn: Set<Term> = ["Continue", "Proceed"]

  /// English labels of buttons that end the app, as texts are compared.
  private static let leavingApp: Set<String> = ["exit app", "exit the app", "quit app", "quit the app", "close app"]

  /// Labels of buttons that agree, which is all that the only button does.
  private static let accepting: Set<Term> = [.ok, "Got It", "Done", "Close", "Dismiss", "Accept"]
}

extension ButtonMeaning {
  /// Whether nothing is known of what the title says.
  fileprivate var saysNothing: Bool { terms.isEmpty && destroyingText == nil && !isConstructive }
}

extension LocalizedSurface {
  /// Whether title and message, here and in the source language, are known, and neither they nor another button tell that
  /// something may be lost.
  fileprivate func tellsNoLoss(besides index: Int) -> Bool {
    let copies = [surface.title, surface.message].compactMap(\.self)
    guard surface.buttonsAreComplete, !copies.isEmpty, copies.allSatisfy({ $0.isWhole && !$0.variants.isEmpty }),
      !mentionsDestruction
    else { return false }
    let others = surface.buttons.indices.filter { $0 != index }.flatMap { surface.buttons[$0].title.variants }
    return (copies.flatMap(\.variants) + others).allSatisfy {
      let isCancel = facts.terms(inTitle: $0.text).contains(.cancel)
      return isCancel || (!facts.maySpeakOfLoss(texts[$0.text]) && !facts.isConstructive($0.text))
    }
  }

  /// Whether a button does something in spite of what the alert warns of: “Download Anyway”.
  fileprivate func goesOnAnyway(at index: Int) -> Bool {
    source.buttons[index].title.variants.contains { sourceTexts[$0.text].key.split(separator: " ").contains("anyway") }
  }

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
          .actionSheet,
          buttons: [
            .init(["en": "Camera", "zh-Hans": "相机"], .destructive), .init(["en": "Choose from Library", "zh-Hans": "从相册选择"]),
            .init(.cancel, .cancel),
          ]),
        findings: [.init(.button(1))]),
      RuleExample(
        ExampleSurface(
          source: "zh-Hans", title: ["zh-Hans": "照片"],
          buttons: [.init(["zh-Hans": "复制照片"], .destructive), .init(.cancel, .cancel)]),
        findings: [.init(.button(1))]),
      RuleExample(
        ExampleSurface(
          .actionSheet,
          buttons: [
            .init(["en": "Mute", "zh-Hans": "静音"], .destructive), .init(["en": "Unmute", "zh-Hans": "取消静音"], .destructive),
            .init(.cancel, .cancel),
          ]),
        findings: [.init(.button(1)), .init(.button(2))], note: "It is as easily switched back."),
      RuleExample(
        ExampleSurface(
          source: "ko", title: ["ko": "앨범 이름"], buttons: [.init(["ko": "취소"], .cancel), .init(["ko": "저장"], .destructive)]),
        findings: [.init(.button(2))]),
      RuleExample(
        ExampleSurface(
          source: "zh-Hant", title: ["zh-Hant": "新的版面", "en": "New Layout"],
          buttons: [
            .init(["zh-Hant": "取消", "en": "Cancel"], .cancel), .init(["zh-Hant": "此名甚好", "en": "Confirm"], .destructive),
          ]),
        findings: [.init(.button(2), in: ["en"])], note: "What it says is known of a translation alone."),
      RuleExample(
        ExampleSurface(
          title: "The Library Can’t Be Opened", message: "Rebuilding it deletes what is on this phone.",
          buttons: [.init("Rebuild and Quit", .destructive), .init("Exit App", .destructive)]),
        findings: [.init(.button(2), in: ["en"])]),
      RuleExample(
        ExampleSurface(
          title: ["en": "The album is ready.", "de": "Das Album ist fertig.", "ja": "アルバムができました。"],
          buttons: [.init(.cancel, .cancel), .init(["en": "Continue", "de": "Fortfahren", "ja": "続ける"], .destructive)]),
        findings: [.init(.button(2), in: ["en"])]),
      RuleExample(
        ExampleSurface(
          title: .deletePhotoQuestion,
          buttons: [.init(.cancel, .cancel), .init(["en": "Continue", "ko": "계속", "de": "Fortfahren"], .destructive)]),
        findings: [.init(.button(2))], note: "Red tells that something is lost, and the word does not say what."),
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
        ExampleSurface(
          title: "The Album on This Phone Is Newer",
          buttons: [.init(.cancel, .cancel), .init("Copy Anyway", .destructive)]),
        note: "The alert warns of something."),
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
        ExampleSurface(
          title: "Open the backup?", message: "What is here now will be replaced.",
          buttons: [.init(.cancel, .cancel), .init("Continue", .destructive)]),
        note: "What the message says is lost."),
      RuleExample(
        ExampleSurface(
          source: "de", title: ["de": "Album schließen?"],
          buttons: [.init(["de": "Abbrechen"], .cancel), .init(["de": "Nicht speichern"], .destructive)])),
    ]
}
