extension Rule {
  static let cancelLabel = Rule(
    id: "cancel-label", severity: .warning,
    summary:
      "A button with the cancel role does not say Cancel, a red one does, or it says so below a question about cancelling.",
    rationale: """
      People look for one word when they want out, and it is the same in every app of their language. Another label makes them \
      wonder whether the button does something else. “Not Now”, “Later”, “Close”, “Done”, “Dismiss”, “Ignore”, “Don’t Allow” and “Keep \
      Editing” are understood, so they are only noted. An OK that stands alone may have the role. Below *Cancel order?* nobody knows what Cancel does. Before the system asks for notifications, Not Now is the better word: it \
      can still be asked later.
      """,
    guidelines: ["A13"],
    examples: CancelLabel.firing + CancelLabel.silent,
    basis: [.buttons, .buttonsAlone],
    checks: .copy { $0.violations(inCases: CancelLabel.check) }, .copy { $0.violations(inCases: CancelLabel.checkQuestion) },
    .copy { $0.violations(inCases: CancelLabel.checkDeed) })
}

enum CancelLabel {
  static let onlyCancel: Set<Term> = [.cancel]
  static let orOK: Set<Term> = [.cancel, .ok]

  /// Labels that seem to agree.
  static let agreeing: Set<Term> = [.ok, .yes, "Continue"]

  /// Labels that people understand as a way out.
  static let understood: Set<Term> = ["Not Now", "Later", "Close", "Done", "Dismiss", "Ignore", "Don't Allow", "Keep Editing"]

  /// Labels that lead to more about what is told, and decide nothing.
  static let informing: Set<Term> = ["Learn More", "More Info"]

  /// Labels of a button that stands alone, which has nothing to cancel; what answers instead is another rule's matter.
  static let lone: Set<Term> = [.ok, "Got It", "Continue", .yes, .no]

  /// Labels of a button that stands alone and yet does something.
  static let acting: Set<Term> = ["Try Again", "Retry", "Settings", "Open Settings", "Go to Settings"]

  /// Labels that translations of Cancel share with other ways of leaving things as they are.
  static let waysOut: Set<Term> = understood.union([
    "Discard", "Stop", "Disconnect", "Decline", "Reject", "Deny", "Don't Allow", "Ignore", "Back", "Skip", "End", "Exit",
    "Quit", "Leave", "Undo", "Don't Save",
  ])

  static func check(_ localized: LocalizedSurface) -> [Violation] {
    let surface = localized.surface
    // Of a class that draws itself a label says which button is which, and that is no role.
    guard surface.kind.isAlertOrSheet, surface.presenter == nil, localized.facts.terms[.cancel] != nil else { return [] }
    return surface.buttons.indices.filter { surface.buttons[$0].role == .cancel }.compactMap { index in
      let isAlone = surface.buttonsAreComplete ? surface.shownButtonCount == 1 : surface.buttons.count == 1
      let mayBeOK = isAlone || (surface.kind == .alert && onlyInforms(besides: index, in: localized))
      guard let violation = violation(ofButton: index, mayBeOK: mayBeOK, in: localized) else { return nil }
      guard mustNotAdvise(localized) else { return violation }
      // Below a question about cancelling Cancel is no better, and that No says little is another rule's matter.
      let terms = localized.meaning(ofButton: index).terms
      if terms.isDisjoint(with: lone.subtracting([.no])) { return nil }
      // Beside *Cancel Operation* it is plain what continues.
      if terms.contains("Continue"), namesDeed(besides: index, in: localized) { return nil }
      return violation
    }
  }

  /// Whether another button says that it cancels something, or is red.
  private static func namesDeed(besides index: Int, in localized: LocalizedSurface) -> Bool {
    localized.surface.buttons.indices.contains { other in
      guard other != index else { return false }
      return localized.surface.buttons[other].role == .destructive
        || localized.ownTexts(ofButton: other).contains { CancelQuestion.names($0.text, facts: localized.facts) }
    }
  }

  /// Whether the other buttons only lead to more about what an alert tells, and it asks nothing.
  private static func onlyInforms(besides index: Int, in localized: LocalizedSurface) -> Bool {
    let meanings = localized.buttonMeanings
    return meanings.indices.allSatisfy { $0 == index || !meanings[$0].terms.isDisjoint(with: informing) }
      && meanings[index].terms.contains(.ok) && !localized.asksAnything
  }

  /// Whether a title says that another button's deed is not done: *Don’t Sync* beside *Sync*.
  private static func denies(_ title: String, besides index: Int, _ localized: LocalizedSurface) -> Bool {
    let key = LocaleFacts.bareKey(LocaleFacts.key(title))
    return localized.surface.buttons.indices.contains { other in
      other != index
        && localized.surface.buttons[other].title.variants.contains { own in
          let deed = LocaleFacts.bareKey(LocaleFacts.key(own.text))
          return deed.count > 1 && key.count > deed.count && key.hasSuffix(deed)
            && localized.facts.isDenial(String(key.dropLast(deed.count)))
        }
    }
  }

  /// Whether another button says that what a title names is not done: 不取消 beside 取消.
  private static func isDenied(besides index: Int, in localized: LocalizedSurface) -> Bool {
    localized.surface.buttons.indices.contains { other in
      other != index && localized.ownTexts(ofButton: other).contains { denies($0.text, besides: other, localized) }
    }
  }

  /// Whether the other buttons lead to Settings, and nothing is asked.
  private static func onlyLeadsToSettings(besides index: Int, in localized: LocalizedSurface) -> Bool {
    let settings: Set<Term> = ["Settings", "Open Settings", "Go to Settings"]
    let meanings = localized.buttonMeanings
    return meanings.count > 1 && !localized.asksAnything
      && meanings.indices.allSatisfy { $0 == index || !meanings[$0].terms.isDisjoint(with: settings) }
  }

  /// Whether Cancel could be taken for what the question asks, also where it asks by another word.
  private static func mustNotAdvise(_ localized: LocalizedSurface) -> Bool {
    mustNotSayCancel(localized) || localized.questions.contains(.toCallOff)
  }

  private static func mustNotSayCancel(_ localized: LocalizedSurface) -> Bool {
    CancelQuestion.stands(in: localized) || localized.asksToCancel
  }

  /// A Cancel below a question that asks whether to cancel something.
  static func checkQuestion(_ localized: LocalizedSurface) -> [Violation] {
    let surface = localized.surface
    guard surface.kind.isAlertOrSheet, surface.buttons.count > 1, localized.asksToCancel else {
      return []
    }
    return surface.buttons.indices.compactMap { index in
      let isDeed = !localized.meaning(ofButton: index).saysCancel
      guard !isDeed || surface.buttons[index].role == .destructive else { return nil }
      let own = localized.ownTexts(ofButton: index).first {
        localized.facts.terms(inTitle: $0.text).contains(.cancel)
          && !CancelQuestion.saysWhat($0.text, facts: localized.facts)
      }
      let isNamed = isDeed || isDenied(besides: index, in: localized)
      let advice = isNamed ? "name the deed" : "say what goes on, and name the deed in the other button"
      return own.map {
        Violation(
          .button(index + 1), "\(quoted($0.text)) may mean either, as the question is about cancelling; \(advice).",
          variant: $0.variant)
      }
    }
  }

  /// A red Cancel beside a button that has the cancel role: it does the deed.
  static func checkDeed(_ localized: LocalizedSurface) -> [Violation] {
    let buttons = localized.surface.buttons
    guard localized.surface.kind.isAlertOrSheet, !mustNotSayCancel(localized), buttons.contains(where: { $0.role == .cancel })
    else {
      return []
    }
    return buttons.indices.filter { buttons[$0].role == .destructive && localized.meaning(ofButton: $0).saysCancel }
      .compactMap { index in
        let own = localized.ownTexts(ofButton: index).first { localized.facts.terms(inTitle: $0.text).contains(.cancel) }
        return own.map {
          Violation(
            .button(index + 1),
            "\(quoted($0.text)) is red beside a button with the cancel role; name what it does, or give it that role if it changes nothing.",
            variant: $0.variant)
        }
      }
  }

  static func violation(ofButton index: Int, mayBeOK: Bool, in localized: LocalizedSurface) -> Violation? {
    let accepted = mayBeOK ? orOK : onlyCancel
    let meaning = localized.meaning(ofButton: index)
    for own in localized.ownTexts(ofButton: index) where DisplayText.hasOwnWords(own.text) {
      // A label in the letters of another language is to be one of that language's.
      let isInCode = localized.surface.buttons[index].title.status == .untranslatable
      let other = isInCode ? WrittenLanguage.other(than: localized.locale, own.text) : nil
      let facts = other.map { LocaleFacts.facts(for: $0) } ?? localized.facts
      // That it is shown at all is told of a key.
      if own.text.contains("_"), !own.text.contains(" ") { continue }
      // What is another language's word for Cancel is at most in the wrong language, which another rule tells.
      if facts.terms(inTitle: own.text).isEmpty, LocaleFacts.saysCancelSomewhere(own.text) { continue }
      if other != nil, !facts.terms(inTitle: own.text).isDisjoint(with: mayBeOK ? accepted.union(lone) : accepted) { continue }
      let titleMeaning = facts.meaning(ofTitle: own.text)
      let terms = titleMeaning.terms
      // A word that is OK's among others' is OK enough where nothing can be cancelled.
      let closes = titleMeaning.all
      guard terms.isDisjoint(with: accepted), !mayBeOK || closes.isDisjoint(with: lone),
        !isOneOfLanguages(own, index, localized)
      else { continue }
      // A sheet with no other row holds something that is chosen in place, as a picker.
      if mayBeOK, localized.surface.kind.isSheet, terms.contains("Done") { continue }
      // A translation may be a fine word for Cancel that is not listed; only another known label is wrong for certain.
      let maySayCancel = meaning.saysCancel || !meaning.isKnown
      if !localized.isSource, maySayCancel, terms.isEmpty || !terms.isDisjoint(with: waysOut) { continue }
      // What is no Cancel in the source is none in words that are not listed.
      if !localized.isSource, terms.isEmpty {
        guard meaning.terms.isDisjoint(with: mayBeOK ? lone.union(orOK) : onlyCancel), !isBorrowed(own, index, localized) else {
          continue
        }
      }
      let said = localized.isSource ? terms : terms.intersection(meaning.terms)
      let isUnderstood =
        !terms.isDisjoint(with: understood)
        && (localized.isSource || mayBeOK || !meaning.terms.isDisjoint(with: understood))
        || (!localized.isSource && terms.isSubset(of: waysOut) && !meaning.terms.isDisjoint(with: understood))
        || facts.isWayBack(own.text) || denies(own.text, besides: index, localized)
        || (terms.contains("Got It") && onlyLeadsToSettings(besides: index, in: localized))
      if localized.surface.isPermissionRationale, said.isEmpty || isUnderstood { continue }
      return Violation(
        .button(index + 1),
        mayBeOK && !meaning.saysCancel ? loneMessage(own.text, facts) : message(own.text, facts, localized),
        severity: isUnderstood ? .note : .warning, variant: own.variant)
    }
    return nil
  }

  /// Whether a text is English where code chooses between it and the right word of the app's language: `isArabic ? "إلغاء" : "Cancel"`.
  private static func isOneOfLanguages(_ own: OwnText, _ index: Int, _ localized: LocalizedSurface) -> Bool {
    let all = localized.ownTexts(ofButton: index)
    guard all.count > 1, localized.locale.language != "en" else { return false }
    let english = LocaleFacts.facts(for: LocaleTag("en")).terms(inTitle: own.text)
    return all.contains { !localized.facts.terms(inTitle: $0.text).isDisjoint(with: english) }
  }

  /// Whether a text is the source language's, or holds the language's word for Cancel.
  private static func isBorrowed(_ own: OwnText, _ index: Int, _ localized: LocalizedSurface) -> Bool {
    let isSame = localized.sourceTitle(ofButton: index)?.variants.contains { TextForm.isSame($0.text, own.text) } ?? true
    let key = LocaleFacts.key(own.text)
    return isSame || (localized.facts.terms[.cancel] ?? []).contains { key.holdsBytes(of: LocaleFacts.key($0.text)) }
  }

  private static func message(_ text: String, _ facts: LocaleFacts, _ localized: LocalizedSurface) -> String {
    let word = facts.suggestion(for: .cancel) ?? "Cancel"
    if !facts.terms(inTitle: text).isDisjoint(with: agreeing) {
      let advice = mustNotAdvise(localized) ? "say what goes on" : "call it \(word)"
      return
        "\(quoted(text)) has the cancel role but reads as if it agreed; \(advice) if it changes nothing, or else take the role away."
    }
    return
      "\(quoted(text)) has the cancel role; call it \(word), the word that people look for to get out, or leave the role to a button that changes nothing."
  }

  static func loneMessage(_ text: String, _ facts: LocaleFacts) -> String {
    let word = facts.suggestion(for: .ok) ?? "OK"
    guard facts.terms(inTitle: text).isDisjoint(with: acting) else {
      return "\(quoted(text)) has the cancel role but promises more than to close the alert; take the role away."
    }
    let orElse = facts.terms(inTitle: text).isEmpty ? ", or take the role away if it does more than close the alert" : ""
    return "\(quoted(text)) has the cancel role, and nothing is there to cancel; call it \(word)\(orElse)."
  }
}
