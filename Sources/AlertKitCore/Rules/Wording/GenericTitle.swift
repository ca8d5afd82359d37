extension Rule {
  static let genericTitle = Rule(
    id: "generic-title", severity: .warning,
    summary: "The title says no more than Error, Warning, Success, Are you sure?, the app's name or the like.",
    rationale: """
      That something went wrong, or that an answer is wanted, is plain from the alert itself. A title that says only so makes a \
      person read the message to learn which thing it is about. Name the thing: “Photo Not Saved”, “Delete this photo?”
      """,
    guidelines: ["A4"],
    examples: [
      RuleExample(
        ExampleSurface(
          title: [
            "en": "Error", "ko": "오류", "zh-Hans": "错误", "ja": "エラー", "de": "Fehler", "fr": "Erreur", "ar": "خطأ",
            "th": "ข้อผิดพลาด",
          ]),
        findings: [.init(.title, in: ["en", "ko", "zh-Hans", "ja", "de", "fr", "ar", "th"])]),
      RuleExample(
        ExampleSurface(
          title: [
            "en": "Are you sure?", "de": "Bist du sicher?", "ja": "よろしいですか？", "zh-Hans": "您确定吗？", "es": "¿Estas seguro?",
          ],
          buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)]),
        findings: [.init(.title, in: ["en", "de", "ja", "zh-Hans", "es"])], note: "Nor does it with an accent left out."),
      RuleExample(
        ExampleSurface(title: ["en": "⚠️ Warning!", "fr": "Attention !", "ko": "경고!"]),
        findings: [.init(.title, in: ["en", "fr", "ko"])], note: "Marks, emoji and French spaces change nothing."),
      RuleExample(
        ExampleSurface(title: ["en": "Confirm", "ko": "확인"]), findings: [.init(.title, in: ["en", "ko"])],
        note: "The Korean word is OK's as well; as a title it says as little."),
      RuleExample(
        ExampleSurface(
          title: ["en": "Network Error", "ko": "네트워크 오류", "zh-Hans": "网络错误", "ja": "ネットワークエラー", "de": "Netzwerkfehler"])),
      RuleExample(
        ExampleSurface(title: ["en": "Photo Not Saved", "ko": "오류", "de": "Photo Not Saved"]),
        findings: [.init(.title, in: ["ko"])], note: "A translation can lose what the source says."),
      RuleExample(
        ExampleSurface(title: [
          "en": "Well, this is awkward.", "de": "Entschuldigung, das hätte nicht passieren dürfen.", "fr": "Félicitations",
          "ja": "続行しますか？",
          "ru": "Внутренняя ошибка", "tr": "Üzgünüz",
        ]),
        findings: [.init(.title, in: ["en", "de", "fr", "ja", "ru", "tr"])],
        note: "Nor do excuses and cheers say what happened."),
      RuleExample(
        ExampleSurface(title: ["en": "Dialog Box", "zh-Hans": "提示框", "ko": "알림창", "de": "Dialogfenster", "ja": "ダイアログ"]),
        findings: [.init(.title, in: ["en", "zh-Hans", "ko", "de", "ja"])], note: "Nor does what it is shown in."),
      RuleExample(
        ExampleSurface(title: ["en": "⚠️", "de": "!"]), findings: [.init(.title, in: ["en", "de"])],
        note: "A picture says no more."),
      RuleExample(
        ExampleSurface(title: "Ошибка"), findings: [.init(.title, in: ["en"])],
        note: "In whatever language it stands in the code."),
      RuleExample(ExampleSurface(title: "Error: %@"), note: "The placeholder says which."),
      RuleExample(
        ExampleSurface(title: ["en": "Error 42", "de": "Fehler -3"]), findings: [.init(.title, in: ["en", "de"])],
        note: "Nor does a number."),
      .app(
        spec: """
          alerts:
            welcome: {title: title, message: body}
          """,
        texts: ["title": ["en": "Parcelly", "ko": "파슬리"], "body": .orderLeft],
        others: [".alertcopy.yml": "app_name: Parcelly\n"],
        findings: [.init(.title, in: ["en"])], note: "Whose alert it is, the screen behind it shows."),
      RuleExample(
        ExampleSurface(title: ["en": "Transaction Failed", "tr": "İşlem Başarısız", "de": "Überweisung fehlgeschlagen"]),
        note: "A word of several senses, of which the source tells the one."),
      RuleExample(
        ExampleSurface(title: ["en": "Error", "de": "Error"]), findings: [.init(.title, in: ["en"])],
        note: "The German title is untranslated."),
    ],
    basis: [.shownTitle, .title],
    checks: .copy(checkGenericTitle))
}

private func checkGenericTitle(_ localized: LocalizedSurface) -> [Violation] {
  localized.alertViolations(at: .title) { title in
    let text = localized.texts[title]
    if !DisplayText.hasOwnWords(text), !DisplayText.isBlank(title), FormatSpecifier.all(in: title).isEmpty {
      return "\(quoted(title)) has no word; say what happened or what is asked."
    }
    if localized.isNameOfApp(title) { return "\(quoted(title)) is only the app's name; say what happened or what is asked." }
    guard localized.isGenericTitle(text) || isNumberedError(title, localized.facts),
      FormatSpecifier.all(in: title).isEmpty, !sourceIsSpecific(title, localized)
    else { return nil }
    return "\(quoted(title)) could stand over any alert; say what happened or what is asked."
  }
}

extension LocalizedSurface {
  /// Whether a title could stand over any alert, in the surface's language or in the one that its letters and words are in.
  func isGenericTitle(_ title: AnalyzedText) -> Bool {
    if facts.isGenericTitle(title) || isNameOfApp(title.text) { return true }
    let own = facts.facts(ofTitle: title.text)
    return own.locale.language != locale.language && own.isGenericTitle(title.text)
  }
}

extension LocalizedSurface {
  /// Whether a title is only what the app is called, which whoever sees the alert knows.
  fileprivate func isNameOfApp(_ title: String) -> Bool {
    context.appNames.contains { $0 == title || $0.count == title.count && LocaleFacts.key($0) == LocaleFacts.key(title) }
  }
}

/// Whether the source title of a translation of several words says more: its words may have another sense, as Turkish *işlem* for a transaction.
private func sourceIsSpecific(_ title: String, _ localized: LocalizedSurface) -> Bool {
  guard localized.isInOtherLanguage, localized.texts[title].wordCount.words > 1, localized.sourceFacts.hasFile,
    let source = localized.source.title,
    !source.variants.isEmpty
  else { return false }
  return source.variants.allSatisfy { variant in
    let text = localized.sourceTexts[variant.text]
    return text.wordCount.words > 1 && !localized.sourceFacts.isGenericTitle(text)
      && !isNumberedError(variant.text, localized.sourceFacts)
  }
}

/// Whether a title says no more than *Error 42*.
private func isNumberedError(_ title: String, _ facts: LocaleFacts) -> Bool {
  guard facts.mayNameError(title), title.last?.isNumber == true else { return false }
  let number = title.drop { !$0.isNumber }
  guard number.allSatisfy(\.isNumber) else { return false }
  return facts.meanings(of: title[..<number.startIndex].filter { $0.isLetter || $0 == " " }).contains("Error")
}
