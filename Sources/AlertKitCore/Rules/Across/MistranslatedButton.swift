extension Rule {
  static let mistranslatedButton = Rule(
    id: "mistranslated-button", severity: .warning,
    summary:
      "A button's translation is another button's word: Cancel became Delete, No became Yes; or no usual word for Cancel.",
    rationale: """
      People decide by the buttons' words. Where a translation destroys what the source keeps, agrees to what it refuses or only \
      cancels what it destroys, they do the opposite of what they want. Only words that are known as labels are compared.
      """,
    guidelines: ["A11", "A13"],
    examples: [
      RuleExample(
        ExampleSurface(
          title: .deletePhotoQuestion,
          buttons: [
            .init(["en": "Cancel", "it": "Annulla", "de": "Zurück", "ja": "戻る", "es": "Eliminar"]),
            .init(["en": "Delete", "it": "OK", "de": "Abbrechen", "ja": "キャンセル", "es": "Eliminar todo"], .destructive),
          ]),
        findings: [.init(.button(1), in: ["es"]), .init(.button(2), in: ["it", "de", "ja"])]),
      RuleExample(
        ExampleSurface(
          title: .deletePhotoQuestion,
          buttons: [
            .init(["en": "Discard", "ru": "Отмена", "ko": "폐기"], .destructive), .init(["en": "No", "ru": "Да", "ko": "아니요"]),
          ]),
        findings: [.init(.button(1), in: ["ru"]), .init(.button(2), in: ["ru"])]),
      RuleExample(
        ExampleSurface(
          title: .deletePhotoQuestion,
          buttons: [
            .init(["en": "Dismiss", "es": "Descartar", "de": "OK", "fr": "Fermer"]),
            .init(["en": "Remove", "es": "Eliminar", "ja": "削除", "fr": "Effacer"], .destructive),
            .init(["en": "Not Now", "de": "Später", "el": "Όχι", "zh-Hans": "取消"], .cancel),
          ]),
        note: "Words of one sense, and words that have both."),
      RuleExample(
        ExampleSurface(
          title: .deletePhotoQuestion,
          buttons: [
            .init(["en": "Cancel", "de": "Abbestellen", "da": "Afbestille", "fr": "Annuler", "ja": "キャンセル"], .cancel),
            .init(.delete, .destructive),
          ]),
        findings: [.init(.button(1), in: ["de", "da"], severity: .note)], note: "Who cancels a newspaper has another word."),
    ],
    basis: .translation,
    checks: .copy(MistranslatedButton.check), .copy(MistranslatedButton.checkCancel))
}

private enum MistranslatedButton {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    let surface = localized.surface
    guard localized.isInOtherLanguage, surface.kind.isAlertOrSheet || surface.kind == .notificationCategory else { return [] }
    return surface.buttons.indices.compactMap { index in
      guard let source = localized.sourceTitle(ofButton: index)?.text, let meant = sense(of: source, localized.sourceFacts)
      else { return nil }
      for own in localized.ownTexts(ofButton: index) where !isSaidElsewhere(own.text, ofButton: index, in: localized) {
        guard let said = sense(of: own.text, localized.facts), said.isOpposite(to: meant) else { continue }
        return Violation(
          .button(index + 1),
          "\(quoted(own.text)) \(said.rawValue), but \(quoted(source)) \(meant.rawValue); translate it anew.",
          variant: own.variant)
      }
      return nil
    }
  }

  /// A note on a word for Cancel that no label of the language is: *Afbestille*, which takes back an order.
  static func checkCancel(_ localized: LocalizedSurface) -> [Violation] {
    let (surface, facts) = (localized.surface, localized.facts)
    guard localized.isInOtherLanguage, surface.kind.isAlertOrSheet, let word = facts.suggestion(for: .cancel) else { return [] }
    return surface.buttons.indices.flatMap { index -> [Violation] in
      guard let source = localized.sourceTitle(ofButton: index)?.text,
        localized.sourceFacts.terms(inTitle: source).contains(.cancel)
      else { return [] }
      return localized.violations(at: .button(index + 1)) { title in
        guard !TextForm.isSame(title, source), DisplayText.hasOwnWords(title), facts.meanings(of: title).isEmpty else {
          return nil
        }
        return "\(quoted(title)) is no usual word for \(quoted(source)); call it \(word)."
      }
    }.map { Violation($0.field, $0.message, severity: .note, variant: $0.variant) }
  }

  /// Whether another rule names the same fault: Yes and No as answers, what stands for Cancel, two buttons that read the same.
  private static func isSaidElsewhere(_ title: String, ofButton index: Int, in localized: LocalizedSurface) -> Bool {
    let (meaning, terms) = (localized.meaning(ofButton: index), localized.facts.terms(inTitle: title))
    if meaning.saysCancel, localized.surface.buttons[index].role == .cancel { return true }
    let answers: Set<Term> = [.yes, .no]
    if !terms.isDisjoint(with: answers), meaning.terms.isDisjoint(with: answers) { return true }
    return localized.surface.buttons.indices.contains { other in
      other != index && localized.surface.buttons[other].title.text.map { TextForm.isSame($0, title) } == true
    }
  }

  /// What pressing a button does.
  private enum Sense: String {
    case destroys = "destroys something"
    case refuses = "changes nothing"
    case agrees

    func isOpposite(to other: Sense) -> Bool { self != other }
  }

  /// The sense that all meanings of a title share; nil where it has another as well, or none is known.
  private static func sense(of title: String, _ facts: LocaleFacts) -> Sense? {
    let terms = facts.terms(inTitle: title)
    guard !terms.isEmpty, facts.ambiguous[LocaleFacts.key(title)].map({ Set($0.keys).isSubset(of: terms) }) ?? true else {
      return nil
    }
    if terms.isSubset(of: destroying) { return .destroys }
    if terms.isSubset(of: refusing) { return .refuses }
    return terms.isSubset(of: agreeing) ? .agrees : nil
  }

  private static let destroying: Set<Term> = [
    "Delete", "Remove", "Erase", "Discard", "Delete All", "Remove All", "Delete Account",
  ]
  private static let refusing: Set<Term> = [.cancel, .no, "Don't Allow", "Undo", "Stop", "Not Now", "Later"]
  private static let agreeing: Set<Term> = [.ok, .yes, "Continue", "Confirm", "Allow", "Accept", "Agree", "Got It"]
}
