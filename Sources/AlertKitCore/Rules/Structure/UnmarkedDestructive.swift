extension Rule {
  static let unmarkedDestructive = Rule(
    id: "unmarked-destructive", severity: .warning,
    summary: "A button that destroys something does not have the destructive role.",
    rationale: """
      The destructive role draws the title in red, which is the last warning before something is gone, and VoiceOver says it \
      too. What counts is what the title says in the app's own language, alone or as its verb: “Delete”, “Delete Photo”. That \
      the button has the cancel role is no excuse: it must then be another button that cancels.
      """,
    guidelines: ["A14"],
    examples: UnmarkedDestructive.firing + UnmarkedDestructive.silent,
    fixes: [.suggested: "Gives the button the destructive role in the spec, unless it is the only one that cancels."],
    basis: .systemAlerts,
    checks: .structure(UnmarkedDestructive.check), .copy(UnmarkedDestructive.checkWithoutSource))
}

private enum UnmarkedDestructive {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    violations(in: localized) + agreement(in: localized)
  }

  /// A button that agrees to what destroys; that Yes says nothing is another rule's matter, which names the role as well.
  static func agreement(in localized: LocalizedSurface) -> [Violation] {
    guard let index = localized.buttonAgreeingToDestroy, localized.surface.buttons[index].doesNothing != true,
      !localized.meaning(ofButton: index).terms.contains(.yes)
    else {
      return []
    }
    let title = localized.quotedTitle(ofButton: index)
    return [
      Violation(
        .button(index + 1), "\(title) agrees to something that destroys; name what it does, and give it the destructive role.")
    ]
  }

  /// Where the source text is not known, a translation's says what the button does.
  static func checkWithoutSource(_ localized: LocalizedSurface) -> [Violation] {
    guard !localized.isSource else { return [] }
    return violations(in: localized) { localized.sourceTitle(ofButton: $0)?.variants.isEmpty ?? true }
  }

  static func violations(in localized: LocalizedSurface, where isAsked: (Int) -> Bool = { _ in true }) -> [Violation] {
    let buttons = localized.surface.buttons
    guard localized.surface.kind.isAlertOrSheet else { return [] }
    return buttons.indices
      .filter { buttons[$0].role == .default || buttons[$0].role == .cancel }
      .filter {
        isAsked($0) && !isWayBack($0, in: localized) && localized.meaning(ofButton: $0).destroyingText != nil
          && !localized.namesEither(ofButton: $0)
      }
      .map { index in
        Violation(
          .button(index + 1), message(title(ofButton: index, in: localized), role: buttons[index].role),
          fixes: [localized.makingDestructive(index)].compactMap(\.self))
      }
  }

  /// Whether a button does nothing, and no other one leads back: *Give Up* beside *Open Settings*.
  private static func isWayBack(_ index: Int, in localized: LocalizedSurface) -> Bool {
    let buttons = localized.surface.buttons
    return buttons[index].doesNothing == true
      && !buttons.indices.contains { other in
        other != index
          && (buttons[other].role == .cancel || localized.meaning(ofButton: other).saysCancel
            || !localized.meaning(ofButton: other).terms.isDisjoint(with: ["No", "Not Now", "Later"])
            || localized.ownTexts(ofButton: other).contains { localized.facts.isWayBack($0.text) })
      }
  }

  /// The title, or of several that are chosen from the one that destroys.
  static func title(ofButton index: Int, in localized: LocalizedSurface) -> String {
    let meaning = localized.meaning(ofButton: index)
    return meaning.destroys ? localized.quotedTitle(ofButton: index) : quoted(meaning.destroyingText ?? "")
  }

  static func message(_ title: String, role: ButtonRole) -> String {
    let instead = role == .cancel ? " instead of the cancel role" : ""
    return "\(title) destroys something; give it the destructive role\(instead), which shows it in red."
  }
}

extension UnmarkedDestructive {
  static let firing =
    RuleExample.inEachLanguage(
      title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.delete)], findings: [.init(.button(2))])
    + RuleExample.inEachLanguage(
      title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.deletePhoto)], findings: [.init(.button(2))])
    + [
      RuleExample(
        ExampleSurface(
          title: ["en": "Leave without saving?", "ko": "저장하지 않고 나가겠습니까?", "ja": "保存せずに移動しますか?"],
          buttons: [.init(["en": "Discard", "ko": "폐기", "ja": "破棄"], .cancel), .init(.save)]),
        findings: [.init(.button(1))], note: "A cancel role is no excuse."),
      RuleExample(
        ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init("Delete %lld Photos")]),
        findings: [.init(.button(2))]),
      RuleExample(
        ExampleSurface(
          title: ["en": "Full Reset", "de": "Alles wie am Anfang"], message: "All icons will be reverted to their first look.",
          buttons: [.init(.cancel, .cancel), .init(.ok)]),
        findings: [.init(.button(2))], note: "The title names it by a noun."),
      RuleExample(
        ExampleSurface(
          source: "zh-Hans", title: ["zh-Hans": "恢复出厂设置"], buttons: [.init(.cancel, .cancel), .init(["zh-Hans": "确定"])]),
        findings: [.init(.button(2))]),
      RuleExample(
        ExampleSurface(source: "ko", title: ["ko": "공장 초기화"], buttons: [.init(.cancel, .cancel), .init(["ko": "확인"])]),
        findings: [.init(.button(2))]),
      RuleExample(
        ExampleSurface(source: "ja", title: ["ja": "完全リセット"], buttons: [.init(.cancel, .cancel), .init(["ja": "OK"])]),
        findings: [.init(.button(2))]),
      RuleExample(
        ExampleSurface(
          source: "zh-Hans", title: ["zh-Hans": "提示"], message: ["zh-Hans": "是否删除相簿"],
          buttons: [.init(.cancel, .cancel), .init(["zh-Hans": "确定"])]),
        findings: [.init(.button(2))], note: "It asks without its mark."),
      RuleExample(
        ExampleSurface(
          title: "Warning", message: "This cannot be undone. Do you want to erase all settings?",
          buttons: [.init(.cancel, .cancel), .init("Continue")]),
        findings: [.init(.button(2))], note: "It only agrees to what destroys."),
      RuleExample(
        ExampleSurface(
          title: "Farewell", message: "Are you sure you want to delete the account?. All trips will be gone.",
          buttons: [.init(.cancel, .cancel), .init(.ok)]),
        findings: [.init(.button(2))], note: "A stray mark behind the question."),
      RuleExample(
        ExampleSurface(
          title: ["en": "Leave the editor?"], message: ["en": "Your changes will be lost."],
          buttons: [.init(.cancel, .cancel), .init(["en": "Continue"])]),
        findings: [.init(.button(2))], note: "The message says what is gone."),
      RuleExample(
        ExampleSurface(
          source: "ko", title: ["ko": "편집기에서 나가시겠습니까?"], message: ["ko": "작성 중인 글이 삭제됩니다."],
          buttons: [.init(.cancel, .cancel), .init(["ko": "확인"])]),
        findings: [.init(.button(2))]),
    ]
    + RuleExample.inEachLanguage(
      title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.ok)], findings: [.init(.button(2))])

  static let silent =
    RuleExample.inEachLanguage(
      title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)])
    + [
      RuleExample(
        ExampleSurface(
          title: ["en": "Stop the upload?", "de": "Upload abbrechen?", "ja": "アップロードを中止しますか?"],
          buttons: [
            .init(["en": "Keep Going", "de": "Fortfahren", "ja": "続ける"], .cancel),
            .init(["en": "Abort", "de": "Abbrechen", "ja": "中止"]),
          ]),
        note: "German renders Abort and Cancel by one word; what the button does is what its source text says."),
      RuleExample(
        ExampleSurface(
          title: ["en": "Hide this photo?", "ko": "사진을 가리겠습니까?", "fr": "Masquer la photo ?"],
          buttons: [.init(.cancel, .cancel), .init(["en": "Hide", "ko": "삭제", "fr": "Supprimer"])]),
        note: "However translators put it, the source text decides."),
      RuleExample(
        ExampleSurface(
          source: "ko", title: .deletePhotoQuestion,
          buttons: [.init(["ko": "삭제 안 함", "en": "Don't Delete"], .cancel), .init(.delete, .destructive)]),
        note: "The title denies the verb."),
      RuleExample(
        ExampleSurface(
          title: "Remove ads for good?", message: "Deleted photos come back.", buttons: [.init(.cancel, .cancel), .init(.ok)]),
        note: "Nothing is lost by it."),
      RuleExample(
        ExampleSurface(
          title: "Switch to the other account?", message: "Nothing will be deleted. Drafts will be lost if they are not saved.",
          buttons: [.init(.cancel, .cancel), .init("Continue")]),
        note: "Nothing need be gone."),
      RuleExample(
        ExampleSurface(
          title: "Full Reset Complete", message: "All layouts will be reset each night.",
          buttons: [.init(.cancel, .cancel), .init(.ok)]),
        note: "It is done, or done later."),
      RuleExample(
        ExampleSurface(
          .actionSheet, title: ["en": "Key", "de": "Schlüssel"],
          buttons: [
            .init(["en": "Reset or Restore Key", "de": "Schlüssel zurücksetzen oder wiederherstellen"]),
            .init(.cancel, .cancel),
          ]),
        note: "It leads to a choice."),
      RuleExample(
        ExampleSurface(
          title: "Undo the deletion?", buttons: [.init(.cancel, .cancel), .init("Undo Delete")])),
      RuleExample(
        ExampleSurface(
          source: "ja", title: ["ja": "リンクを解除しますか?", "en": "Remove the link?"],
          buttons: [.init(.cancel, .cancel), .init(["ja": "解除", "en": "Unlink"])])),
    ]
}
