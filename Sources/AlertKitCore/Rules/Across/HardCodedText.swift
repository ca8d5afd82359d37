extension Rule {
  static let hardCodedText = Rule(
    id: "hard-coded-text", severity: .note,
    summary: "Code or a spec has a text of its own in an app whose other texts stand in tables.",
    rationale: """
      The text is the same in every language: people who use the app in theirs see this alert in another. Give it a key and put \
      it into the table; one that is only the name of a text is shown as it stands, which is a warning. Apps in one language are left \
      alone; where hardly any text of an alert stands in a table, one line says it for all.
      """,
    guidelines: [],
    examples: HardCodedTextExamples.all,
    basis: .translation,
    checks: .copy(checkHardCodedText), .project(checkWholeCode))
}

/// One line for an app whose alerts are all in its code.
private func checkWholeCode(_ project: Project) -> [ProjectViolation] {
  guard let count = project.untabledTexts, let first = project.surfaces.firstIndex(where: { $0.origin == .source }) else {
    return []
  }
  let message =
    "Of the texts of alerts, \(count) stand in the code and hardly any in a table, so they are the same in every language."
  return [ProjectViolation(Violation(.surface, message), surface: first)]
}

private func checkHardCodedText(_ localized: LocalizedSurface) -> [Violation] {
  guard localized.isSource, [.source, .spec].contains(localized.surface.origin) else { return [] }
  guard !localized.traits.isDisjoint(with: [.remarks, .alternatives]) else { return [] }
  let texts = localized.surface.texts
  let areOfTwo = texts.count { isInTwoScripts($0.1) } > 1
  return texts.flatMap { field, copy in
    if isForEachLanguage(copy) || isInTwoScripts(copy) && (areOfTwo || saysASentence(copy)) { return [Violation]() }
    return copy.single.enumerated().compactMap { number, single -> Violation? in
      guard single.remarks.isInNoTable, case .literal(let text, _) = single.reference, !codeValues.contains(text),
        !isAddress(text), !(field.isButton && LanguageNames.isOne(text))
      else {
        return nil
      }
      let own = withoutAppName(text, localized)
      // What a text field shows as an example may be a name of somebody's.
      let isExample = if case .textField = field { KeyName.isJoinedOnce(own) } else { false }
      let isKey = single.status == .unknownKey || KeyName.isOnlyName(own) && !isExample
      guard isKey || !ProperNames.wordsLeft(in: own, locale: localized.locale).isEmpty else { return nil }
      var violation =
        isKey
        ? Violation(
          field, "\(quoted(text)) is the name of a text, and is shown as it stands; look it up in a table.", severity: .warning)
        : Violation(
          field, "\(quoted(text)) stands in the code, so it is the same in every language; put it into a table.")
      if !copy.alternatives.isEmpty { violation.alternative = number }
      return violation
    }
  }
}

/// Whether code picks one of several texts by the language, as their letters tell.
private func isForEachLanguage(_ copy: Copy) -> Bool {
  let texts = copy.alternatives.compactMap { if case .literal(let text, _) = $0.reference { text } else { nil } }
  guard texts.count > 3 else { return false }
  let isOther = texts.map(hasOtherLetters)
  return isOther.contains(false) && isOther.count { $0 } > 1
}

/// Whether code picks one of two texts of which one is in Latin letters: where it does so for more than one text of an alert, it does by
/// the language.
private func isInTwoScripts(_ copy: Copy) -> Bool {
  let texts = copy.alternatives.compactMap { if case .literal(let text, _) = $0.reference { text } else { nil } }
  return texts.count == 2 && copy.alternatives.count == 2 && Set(texts.map(hasOtherLetters)).count == 2
}

/// Whether one of the two is several words of Latin letters, which are no name.
private func saysASentence(_ copy: Copy) -> Bool {
  copy.alternatives.contains { single in
    guard case .literal(let text, _) = single.reference, !hasOtherLetters(text) else { return false }
    return text.split(separator: " ").count > 2
  }
}

private func hasOtherLetters(_ text: String) -> Bool {
  text.unicodeScalars.contains { $0.properties.isAlphabetic && $0.value >= 0x250 }
}

/// Whether a text is an address, as a text field is given one: `maps://app?daddr=%@`, `mailto:%@`.
private func isAddress(_ text: String) -> Bool {
  guard let colon = text.firstIndex(of: ":"), text.allSatisfy({ $0.isASCII && !$0.isWhitespace }) else { return false }
  let scheme = text[..<colon]
  return ["mailto", "tel", "sms", "facetime", "skype"].contains(scheme)
    || text[text.index(after: colon)...].hasPrefix("/") && scheme.count > 2
      && scheme.allSatisfy { $0.isLowercase || $0.isNumber || "+.-".contains($0) }
}

/// What code says of a value that is not there, and of a choice.
private let codeValues: Set<String> = ["null", "nil", "true", "false", "none", "undefined"]

/// A text without what the app is called, which is the same in every language.
private func withoutAppName(_ text: String, _ localized: LocalizedSurface) -> String {
  localized.context.appNames.filter { !$0.isEmpty }.reduce(text) { $0.replacing($1, with: " ") }
}

private enum HardCodedTextExamples {
  private static let spec = """
    alerts:
      delete:
        title: {text: "Delete this photo?"}
        message: {text: "%@"}
        buttons:
          - {title: cancel, role: cancel}
          - {title: {text: Delete}, role: destructive}

    """
  private static let words = [
    "en": "Cancel", "ko": "취소", "zh-Hans": "取消", "ja": "キャンセル", "de": "Abbrechen", "fr": "Annuler",
  ]

  static let all: [RuleExample] = [
    RuleExample(
      files: files(spec, in: ["en", "ko", "zh-Hans", "ja", "de", "fr"]),
      findings: [.init(.title, in: ["en"]), .init(.button(2), in: ["en"])], note: "A placeholder alone is no text."),
    RuleExample(files: files(spec, in: ["en"]), note: "An app in one language."),
    RuleExample(
      files: files(spec.replacing("Delete this photo?", with: "photos://album?name=%@"), in: ["en", "ko"]),
      findings: [.init(.button(2), in: ["en"])], note: "An address is no text."),
    RuleExample(
      files: files(
        "alerts:\n  call:\n    title: {text: \"errorUnableToSave\"}\n    message: {text: \"album.deletePhoto.openTip\"}\n    buttons: [{title: cancel, role: cancel}]\n",
        in: ["en", "ko"]),
      findings: [.init(.title, in: ["en"], severity: .warning), .init(.message, in: ["en"], severity: .warning)],
      note: "Names of texts that nothing looks up."),
    RuleExample(
      files: files(
        "alerts:\n  call:\n    title: {text: \"Delete_Title\"}\n    buttons: [{title: cancel, role: cancel}, {title: {text: \"Button_OK\"}}]\n",
        in: ["en", "zh-Hans"]),
      findings: [.init(.title, in: ["en"], severity: .warning), .init(.button(2), in: ["en"], severity: .warning)]),
    RuleExample(
      files: files(
        "alerts:\n  call:\n    title: {text: not-saved-message}\n    buttons: [{title: cancel, role: cancel}]\n",
        in: ["en", "ko"], more: "\"not-saved-message\" = \"Not Saved\";\n"),
      findings: [.init(.title, in: ["en"], severity: .warning)], note: "A name that a table has."),
    RuleExample(
      files: files(
        "alerts:\n  web:\n    title: {text: \"https://example.com\"}\n    message: {text: iCloud}\n    buttons: [{title: cancel, role: cancel}]\n",
        in: ["en", "ko"]), note: "Addresses and names are the same everywhere."),
    RuleExample(
      files: files(
        "alerts:\n  file:\n    title: {text: \"my.file_name.txt\"}\n    message: {text: \"fr.acme.myApp\"}\n    buttons: [{title: cancel, role: cancel}]\n",
        in: ["en", "ko"]), note: "Names of files and of apps are the same everywhere."),
  ]

  private static func files(_ spec: String, in locales: [String], more: String = "") -> [String: String] {
    var files = ["alerts.yaml": spec]
    for locale in locales { files["\(locale).lproj/Localizable.strings"] = "\"cancel\" = \"\(words[locale]!)\";\n" + more }
    return files
  }
}
