extension Rule {
  static let duplicateButton = Rule(
    id: "duplicate-button", severity: .warning,
    summary: "Two buttons of one surface read the same in a locale, or both say that one wants out.",
    rationale: """
      Two buttons with one title cannot be told apart: one of them does what the person does not want. It happens most often \
      in translation, where two English words have one rendering. Add what the button acts on.
      """,
    guidelines: ["A11"],
    examples: [
      RuleExample(
        ExampleSurface(
          title: .deletePhotoQuestion,
          buttons: [
            .init(["en": "Remove", "ko": "삭제", "ja": "削除", "fr": "Supprimer", "zh-Hans": "移除"], .destructive),
            .init(["en": "Delete", "ko": "삭제", "ja": "削除", "fr": "Supprimer", "zh-Hans": "删除"], .destructive),
            .init(.cancel, .cancel),
          ]),
        findings: [.init(.button(2), in: ["ko", "ja", "fr"])],
        note: "Delete and Remove are one word in many languages."),
      RuleExample(
        ExampleSurface(
          title: .deletePhotoQuestion,
          buttons: [
            .init(["en": "Abort", "de": "Abbrechen", "zh-Hans": "取消"]),
            .init(["en": "Cancel", "de": "Abbrechen", "zh-Hans": "取消"], .cancel),
          ]),
        findings: [.init(.button(2), in: ["en", "de", "zh-Hans"])],
        note: "German has one word for Abort and Cancel, and English two."),
      RuleExample(
        ExampleSurface(title: .photoDeleted, buttons: [.init("Dismiss"), .init("Close")]),
        findings: [.init(.button(2), in: ["en"])]),
      RuleExample(
        ExampleSurface(
          title: .photoDeleted,
          buttons: [
            .init(["en": "Done", "fr": "OK", "ro": "OK"]),
            .init(["en": "OK", "fr": "OK", "ro": "OK"]),
          ]),
        findings: [.init(.button(2), in: ["fr", "ro"])]),
      RuleExample(
        ExampleSurface(source: "ko", buttons: [.init(["ko": "더\u{2060} 알아보기"]), .init(["ko": "더 알아\u{2060}보기"])]),
        findings: [.init(.button(2), in: ["ko"])], note: "Word joiners are not seen."),
      RuleExample(
        ExampleSurface(
          title: .deletePhotoQuestion,
          buttons: [
            .init(["en": "Cancel", "ru": "Отменить"], .cancel), .init(["en": "Undo", "ru": "Отмена"]),
          ]),
        findings: [.init(.button(2), in: ["ru"])], note: "Two words for Cancel."),
      RuleExample(
        ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)])),
      RuleExample(
        ExampleSurface(
          title: ["en": "Open which map?", "ja": "どの地図を開きますか?"],
          buttons: [.init(["en": "%@", "ja": "%@"]), .init(["en": "%@", "ja": "%@"])]),
        note: "What the placeholders bring may differ."),
    ],
    basis: [.buttons, .buttonsAlone],
    checks: .copy(checkDuplicateButton))
}

private func checkDuplicateButton(_ localized: LocalizedSurface) -> [Violation] {
  let surface = localized.surface
  guard surface.kind.isAlertOrSheet || surface.kind == .notificationCategory, surface.buttons.count > 1 else { return [] }
  var labels = SeenLabels(count: surface.buttons.count)
  var violations: [Violation] = []
  for (index, button) in surface.buttons.enumerated() {
    // Which of several texts a button has, only the running app knows.
    guard button.title.alternatives.count < 2, let text = button.title.text, FormatSpecifier.all(in: text).isEmpty,
      DisplayText.hasOwnWords(text)
    else { continue }
    if let first = labels.first(like: text, at: index), !isOneLine(surface.buttons[first], button),
      surface.shows(first, with: index)
    {
      violations.append(Violation(.button(index + 1), readsLike(text, first: first + 1, second: index + 1)))
    }
  }
  return violations.isEmpty ? twoCancels(localized) + twoWaysOut(localized) : violations
}

/// Whether one line of code adds both of two buttons with one and the same text, which then says what the running app makes of it. Texts
/// that stand in two places are two, as those of a list or of two calls of a helper.
private func isOneLine(_ first: SurfaceButton<Copy>, _ second: SurfaceButton<Copy>) -> Bool {
  guard let line = first.range, line == second.range else { return false }
  return first.title.reference == second.title.reference
}

/// The first of the labels that read alike. Few are compared as they stand, which needs no form of each; many are looked up.
private struct SeenLabels {
  private let isLong: Bool
  private var few: [(index: Int, text: String)] = []
  private var many = SmallDictionary<String, Int>()

  init(count: Int) { isLong = count > 12 }

  /// The button that a label reads like, in any case of its letters; nil where it is the first, which is kept.
  mutating func first(like text: String, at index: Int) -> Int? {
    guard isLong else {
      if let known = few.first(where: { TextForm.isSame($0.text, text) }) { return known.index }
      few.append((index, text))
      return nil
    }
    let form = TextForm.comparable(text)
    if let known = many[form] { return known }
    many.set(index, for: form)
    return nil
  }
}

/// Pairs of labels of which nobody can tell what the one does and the other does not.
private let waysOut: [Set<Term>] = [[.cancel, "Abort"], ["Close", "Dismiss"]]

/// Two buttons of the source language that say the same in other words.
private func twoWaysOut(_ localized: LocalizedSurface) -> [Violation] {
  let surface = localized.surface
  guard localized.isSource, surface.kind.isAlertOrSheet, surface.buttonsAreKnown else { return [] }
  let terms = surface.buttons.map { $0.title.text.map(localized.facts.terms(inTitle:)) ?? [] }
  for pair in waysOut {
    let found = terms.indices.filter { terms[$0].count == 1 && pair.contains(terms[$0].first!) }
    guard found.count == 2, terms[found[0]] != terms[found[1]], surface.shows(found[0], with: found[1]),
      let first = surface.buttons[found[0]].title.text,
      let second = surface.buttons[found[1]].title.text
    else { continue }
    return [
      Violation(
        .button(found[1] + 1),
        "\(quoted(second)) says the same as \(quoted(first)) of button \(found[0] + 1); say what each does.")
    ]
  }
  return []
}

/// A translation that says Cancel in another word beside the one that is Cancel.
private func twoCancels(_ localized: LocalizedSurface) -> [Violation] {
  let surface = localized.surface
  guard localized.isInOtherLanguage, surface.kind.isAlertOrSheet else { return [] }
  let saying = surface.buttons.indices.filter { index in
    surface.buttons[index].title.text.map { localized.facts.terms(inTitle: $0).contains(.cancel) } ?? false
  }
  let meant = saying.filter { localized.meaning(ofButton: $0).saysCancel }
  guard saying.count == 2, meant.count == 1, let other = saying.first(where: { !meant.contains($0) }),
    localized.meaning(ofButton: other).isKnown, !localized.meaning(ofButton: other).destroys,
    surface.shows(meant[0], with: other),
    let title = surface.buttons[other].title.text
  else { return [] }
  return [
    Violation(.button(other + 1), "\(quoted(title)) says Cancel, as button \(meant[0] + 1) does; say what it does.")
  ]
}

private func readsLike(_ text: String, first: Int, second: Int) -> String {
  "Buttons \(first) and \(second) both read \(quoted(text)); say in each what it does."
}
