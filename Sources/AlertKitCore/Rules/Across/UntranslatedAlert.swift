extension Rule {
  static let untranslatedAlert = Rule(
    id: "untranslated-alert", severity: .warning,
    summary: "Every text of an alert reads in a locale as in the source language.",
    rationale: """
      The texts were copied into the locale's table and never translated, so that no tool counts them as missing. The people \
      who chose that language are asked in another one, and mostly about something that cannot be taken back.
      """,
    guidelines: [],
    examples: [
      RuleExample(
        ExampleSurface(
          title: [
            "en": "Delete this photo?", "ko": "Delete this photo?", "zh-Hans": "Delete this photo?",
            "de": "Dieses Foto löschen?",
          ],
          message: [
            "en": "It can’t be restored.", "ko": "It can’t be restored.", "zh-Hans": "It can’t be restored.",
            "de": "It can’t be restored.",
          ],
          buttons: [
            .init(["en": "Cancel", "ko": "Cancel", "zh-Hans": "Cancel", "de": "Abbrechen"], .cancel),
            .init(["en": "Delete", "ko": "Delete", "zh-Hans": "Delete", "de": "Löschen"], .destructive),
          ]),
        findings: [.init(.title, in: ["ko", "zh-Hans"])], note: "In German it is half translated, which mixed-language says."),
      RuleExample(
        ExampleSurface(
          source: "ja", title: ["ja": "この写真を削除しますか?", "fr": "この写真を削除しますか?"],
          buttons: [.init(["ja": "削除", "fr": "削除"], .destructive)]),
        findings: [.init(.title, in: ["fr"])]),
      RuleExample(
        ExampleSurface(
          title: ["en": "iCloud Drive", "ko": "iCloud Drive", "ja": "iCloud Drive", "de": "iCloud Drive"],
          buttons: [.init(["en": "OK", "ko": "OK", "ja": "OK", "de": "OK"])]),
        note: "Names and OK are the same everywhere."),
      RuleExample(
        ExampleSurface(
          title: ["en": "Delete this photo?", "es": "Delete this photo?", "fr": "Delete this photo?"],
          buttons: [.init(["en": "OK", "es": "Aceptar", "fr": "OK"])]),
        findings: [.init(.title, in: ["fr"])], note: "In Spanish its button is translated."),
      RuleExample(
        ExampleSurface(
          title: ["en": "Delete this photo?", "en-GB": "Delete this photo?"],
          buttons: [.init(["en": "Delete", "en-GB": "Delete"], .destructive)]),
        note: "Both are English."),
      RuleExample(
        ExampleSurface(
          title: ["en": "Imposible agregar evento", "es": "Imposible agregar evento"],
          message: [
            "en": "El evento que quieres agregar se cruza con otro en tu calendario.",
            "es": "El evento que quieres agregar se cruza con otro en tu calendario.",
          ],
          buttons: [.init("OK")]),
        note: "It is Spanish, and English is left to be translated."),
    ],
    basis: .translation,
    checks: .copy(checkUntranslatedAlert))
}

private func checkUntranslatedAlert(_ localized: LocalizedSurface) -> [Violation] {
  guard localized.surface.kind.isAlertOrSheet, localized.isInOtherLanguage else { return [] }
  let singles = zip(localized.surface.texts, localized.source.texts).flatMap { own, source in
    localized.singleTexts(of: own.text, source: source.text).map { (field: own.field, text: $0) }
  }
  let worded = singles.filter { $0.text.source?.variants.contains { DisplayText.hasOwnWords($0.text) } ?? false }
    .filter { $0.text.own.status != .untranslatable && $0.text.own.status != .dynamic && isNamed($0.text.own.reference) }
  let copied = worded.first { $0.text.own.status == .translated && MixedLanguage.untranslated($0.text, localized) != nil }
  guard let copied, worded.allSatisfy({ isUntranslated($0.text) }) else { return [] }
  // What the source language's table has in this very language is right here.
  let told = FunctionWords(of: worded.flatMap { $0.text.own.variants.map(\.text) }).language(unlike: localized.sourceLocale)
  if told?.language == localized.locale.language { return [] }
  // An OK that has words of its own is translated, and mixed-language says of the others that they are not.
  let hasOwnWords = singles.contains { single in
    single.text.own.status == .translated && single.text.own.reference.key != nil
      && MixedLanguage.isTranslated(single.text.own, from: single.text.source)
  }
  if hasOwnWords { return [] }
  return [
    Violation(
      copied.field, "No text of this alert is translated; people see it in the source language.",
      variant: copied.text.firstVariant)
  ]
}

/// Whether a text is the app's to translate: it has a key, or stands for one without.
private func isNamed(_ reference: StringReference) -> Bool {
  if case .literal = reference { return true }
  return reference.key != nil
}

private func isUntranslated(_ text: OwnVariant) -> Bool {
  guard text.own.status == .translated else { return true }
  return text.own.variants.allSatisfy { own in text.source?.variants.contains { TextForm.isSame($0.text, own.text) } ?? false }
}
