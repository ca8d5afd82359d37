extension Rule {
  static let mistranslatedButton = Rule(
    id: "mistranslated-button", severity: .warning,
    summary:
      "A button's translation is another button's word: Cancel became Delete, No became Yes; or no usual word for Cancel or OK.",
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
        findings: [
          .init(.button(1), in: ["es"]), .init(.button(1), in: ["de", "ja"], severity: .note),
          .init(.button(2), in: ["it", "de", "ja"]),
        ], note: "Back is a word of its own."),
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
      RuleExample(
        ExampleSurface(
          title: .deletePhotoQuestion,
          buttons: [
            .init(["en": "Cancel", "ar": "تجاهل", "zh-Hans": "撤销", "cs": "Zavřít", "da": "Afbryd", "vi": "Hủy bỏ"], .cancel),
            .init(["en": "OK", "lt": "Įjungta", "ru": "Хороший", "ar": "حسناً", "pl": "Ok", "sr": "ОК", "de": "Ok, weiter"]),
          ]),
        findings: [
          .init(.button(1), in: ["ar", "zh-Hans", "cs"], severity: .note),
          .init(.button(2), in: ["lt", "ru"], severity: .note),
        ], note: "Ignore, Undo and Close; “switched on” and “good”, as said of a person."),
      RuleExample(
        ExampleSurface(
          title: ["en": "Cancel the upload?", "de": "Upload abbrechen?"],
          buttons: [.init(["en": "Cancel", "de": "Stopp"], .destructive), .init(["en": "OK", "de": "Weiter"])]),
        note: "Here Cancel is the deed, and going on will do for OK."),
    ],
    basis: .translation,
    checks: .copy(MistranslatedButton.check), .copy(MistranslatedButton.checkWords))
}

private enum MistranslatedButton {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    let surface = localized.surface
    guard localized.isInOtherLanguage, surface.kind.isAlertOrSheet || surface.kind == .notificationCategory else { return [] }
    return surface.buttons.indices.compactMap { index in
      guard let source = onlySource(ofButton: index, in: localized), let meant = sense(of: source, localized.sourceFacts)
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

  /// A note on a word for Cancel or OK that is none of the language's: *Afbestille*, which takes back an order, or *Ignore*.
  static func checkWords(_ localized: LocalizedSurface) -> [Violation] {
    let surface = localized.surface
    guard localized.isInOtherLanguage, surface.kind.isAlertOrSheet, localized.facts.hasFile else { return [] }
    return surface.buttons.indices.flatMap { index -> [Violation] in
      guard let source = onlySource(ofButton: index, in: localized) else { return [] }
      let terms = localized.sourceFacts.terms(inTitle: source)
      guard terms == [.cancel] || terms == [.ok], let term = terms.first, let word = localized.facts.suggestion(for: term)
      else { return [] }
      return localized.violations(at: .button(index + 1)) { title in
        guard !TextForm.isSame(title, source), DisplayText.hasOwnWords(title) else { return nil }
        let problem =
          term == .cancel ? problem(ofCancel: title, button: index, in: localized) : problem(ofOK: title, in: localized)
        return problem.map { "\(quoted(title)) \($0) \(quoted(source)); call it \(word)." }
      }
    }.map { Violation($0.field, $0.message, severity: .note, variant: $0.variant) }
  }

  /// What a button says in the source language; nil where code chooses between texts, each of which has a translation of its own.
  private static func onlySource(ofButton index: Int, in localized: LocalizedSurface) -> String? {
    localized.sourceTitle(ofButton: index).flatMap { $0.alternatives.isEmpty ? $0.text : nil }
  }

  private static func problem(ofCancel title: String, button index: Int, in localized: LocalizedSurface) -> String? {
    let meanings = localized.facts.meanings(of: title)
    guard !meanings.isEmpty else { return "is no usual word for" }
    if let other = localized.facts.platformMeaning(ofSeenCancel: title) { return "is the word for \(other.label), not for" }
    let terms = localized.facts.terms(inTitle: title)
    guard !meanings.contains(.cancel), terms.isDisjoint(with: [.yes, .no]), let other = terms.min(),
      localized.surface.buttons[index].role != .destructive, !CancelQuestion.stands(in: localized), !localized.asksToCancel
    else { return nil }
    // Else another rule says that it is no Cancel, or that it does the opposite.
    let isOwn =
      localized.surface.buttons[index].role == .cancel
      ? !terms.isDisjoint(with: CancelLabel.waysOut)
      : sense(of: title, localized.facts).map { $0 == .refuses } ?? terms.isDisjoint(with: agreeing)
    return isOwn ? "is the word for \(other.label), not for" : nil
  }

  private static func problem(ofOK title: String, in localized: LocalizedSurface) -> String? {
    guard localized.facts.meanings(of: title).isEmpty, !localized.facts.okSpelling.isSpelling(title) else { return nil }
    let words = localized.texts[title].words.keys
    return words.contains { isOK($0) } ? nil : "is no usual word for"
  }

  /// Whether a word is OK in Latin, Cyrillic or Greek letters, however it is spelt.
  private static func isOK(_ key: String) -> Bool {
    ["ok", "o.k", "okay", "oké", "oke", "okei", "okej", "ок", "окей", "οκ"].contains(key)
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
