extension Rule {
  static let singleButton = Rule(
    id: "single-button", severity: .note,
    summary: "The only button just accepts.",
    rationale: """
      An alert with nothing but OK stops a person to tell them something, and gives them no say in it. Where nothing hangs on \
      it, the place where it happened can say it as well. It may be right all the same: this is a hint. Where the button leads \
      out of the app, the alert has to stop the person.
      """,
    guidelines: ["A10", "A2"],
    examples: RuleExample.inEachLanguage(title: .photoDeleted, buttons: [.init(.ok)], findings: [.init(.button(1))]) + [
      RuleExample(
        ExampleSurface(
          source: "fr", title: .photoDeleted, buttons: [.init(["fr": "OK", "en": "Done", "ko": "완료"], .cancel)]),
        findings: [.init(.button(1))], note: "French for “Done”; the role changes nothing."),
      RuleExample(
        ExampleSurface(source: "ru", title: ["ru": "Фото удалено"], buttons: [.init(["ru": "ОК"])]),
        findings: [.init(.button(1))], note: "OK in Cyrillic letters."),
      RuleExample(
        ExampleSurface(
          title: .photoDeleted, buttons: [.init(["en": "Got It", "ko": "확인", "ja": "了解", "zh-Hans": "知道了"])]),
        findings: [.init(.button(1))]),
      RuleExample(
        ExampleSurface(
          title: .photoDeleted, buttons: [.init(["en": "Undo", "ko": "실행 취소", "ja": "取り消す", "zh-Hans": "撤销"])]),
        note: "The button does something."),
      RuleExample(
        ExampleSurface(
          title: ["en": "Name the album", "ko": "앨범 이름 입력"], buttons: [.init(.ok)],
          textFields: [["en": "Name", "ko": "이름"]]),
        note: "What is typed is the person's say."),
      RuleExample(
        ExampleSurface(
          title: ["en": "A newer version is needed", "ko": "업데이트가 필요합니다"], buttons: [.init(.ok, effect: .leavesApp)]),
        note: "The button opens the App Store."),
      RuleExample(
        ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)])),
    ],
    basis: [.systemAlerts, .buttonsAlone],
    checks: .structure(checkSingleButton))
}

/// Meanings of a button that accepts what an alert says.
private let acceptance: Set<Term> = [.ok, "Got It", "Done", "Close", "Dismiss", "Confirm", "Continue", "Accept"]

private func checkSingleButton(_ localized: LocalizedSurface) -> [Violation] {
  let surface = localized.surface
  guard surface.kind.isAlertOrSheet, surface.isWhole, surface.shownButtonCount == 1, surface.textFields.isEmpty,
    // What is chosen from stands in the view.
    !surface.hasOwnView
  else { return [] }
  guard !surface.buttons.isEmpty else {
    return Set(surface.implicitButtons.map { Term($0) }).isSubset(of: acceptance)
      ? [Violation(.surface, onlyAccepts(surface.implicitButtons.map(quoted)[0]))] : []
  }
  guard surface.buttons[0].role != .destructive, ![.leavesApp, .opensSettings].contains(surface.buttons[0].effect),
    !localized.meaning(ofButton: 0).terms.isDisjoint(with: acceptance)
  else { return [] }
  return [Violation(.button(1), onlyAccepts(localized.quotedTitle(ofButton: 0)))]
}

private func onlyAccepts(_ title: String) -> String {
  "\(title) is the only button and leaves no choice; show this outside an alert unless it must stop the person."
}
