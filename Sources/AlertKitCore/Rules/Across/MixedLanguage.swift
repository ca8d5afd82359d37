extension Rule {
  static let mixedLanguage = Rule(
    id: "mixed-language", severity: .warning,
    summary: "One text of a surface reads as in the source language while another is translated.",
    rationale: """
      A title in one language over buttons in another looks broken, and whoever reads only one of them answers a question that \
      they have not understood. It happens when texts are added later, or are copied into a table to be translated some day.
      """,
    guidelines: [],
    examples: MixedLanguage.firing + MixedLanguage.silent,
    basis: .translation,
    checks: .copy(MixedLanguage.check))
}

enum MixedLanguage {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    guard localized.isInOtherLanguage else { return [] }
    let texts = zip(localized.surface.texts, localized.source.texts).flatMap { own, source in
      localized.singleTexts(of: own.text, source: source.text).filter { $0.own.status == .translated }.map { (own.field, $0) }
    }
    guard texts.contains(where: { isTranslated($0.1.own, from: $0.1.source) }) else { return [] }
    return texts.compactMap { field, single in violation(at: field, single, localized) }
  }

  /// Whether a text of the table's differs from its source text.
  static func isTranslated(_ copy: Copy, from source: Copy?) -> Bool {
    guard let text = copy.text, let original = source?.text, DisplayText.hasOwnWords(text) else { return false }
    return !TextForm.isSame(text, original)
  }

  static func violation(at field: Field, _ single: OwnVariant, _ localized: LocalizedSurface) -> Violation? {
    guard let index = untranslated(single, localized) else { return nil }
    let text = quoted(single.own.variants[index].text)
    return Violation(
      field, "\(text) reads as in the source language, while other texts here are translated; translate it.",
      variant: single.firstVariant + index)
  }

  /// The first variant that reads as in the source language.
  static func untranslated(_ single: OwnVariant, _ localized: LocalizedSurface) -> Int? {
    single.own.variants.firstIndex { variant in
      single.source?.variants.contains { TextForm.isSame($0.text, variant.text) } ?? false
        && isProse(variant.text, localized)
    }
  }

  /// Whether a text has several words that a translator would translate: no known term, and more than names.
  static func isProse(_ text: String, _ localized: LocalizedSurface) -> Bool {
    localized.facts.meanings(of: text).isEmpty
      && ProperNames.wordsLeft(in: text, locale: localized.sourceLocale).count > 1
      && WordCount(of: text, locale: localized.sourceLocale).words > 1
  }
}

extension MixedLanguage {
  fileprivate static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Delete this photo?", "ko": "Delete this photo?", "zh-Hans": "Delete this photo?", "ja": "Delete this photo?",
          "de": "Delete this photo?",
        ], buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)]),
      findings: [.init(.title, in: ["ko", "zh-Hans", "ja", "de"])]),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        message: ["en": "%@ will be gone for good.", "fr": "%@ will be gone for good.", "th": "%@ จะหายไปถาวร"],
        buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)]),
      findings: [.init(.message, in: ["fr"])]),
    RuleExample(
      ExampleSurface(
        source: "ko", title: ["ko": "이 사진을 삭제하겠습니까?", "en": "이 사진을 삭제하겠습니까?"],
        buttons: [.init(["ko": "취소", "en": "Cancel"], .cancel), .init(["ko": "삭제", "en": "Delete"], .destructive)]),
      findings: [.init(.title, in: ["en"])]),
  ]

  fileprivate static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: ["en": "Delete this photo?", "ja": "Delete this photo?", "de": "Delete this photo?"],
        buttons: [.init(["en": "Cancel", "ja": "Cancel", "de": "Cancel"], .cancel)]),
      note: "Nothing is translated, so nothing is mixed."),
    RuleExample(
      ExampleSurface(
        title: ["en": "iCloud Drive", "ko": "iCloud Drive", "zh-Hans": "iCloud Drive", "de": "iCloud Drive"],
        message: ["en": "Sync stopped.", "ko": "동기화가 중단되었습니다.", "zh-Hans": "同步已停止。", "de": "Synchronisierung gestoppt."],
        buttons: [.init(["en": "OK", "ko": "OK", "de": "OK"])]),
      note: "Names stay as they are."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [.init(["en": "Check-in", "de": "Check-in", "fr": "Check-in"]), .init(.cancel, .cancel)]),
      note: "A compound is one word, and may be borrowed."),
    RuleExample(
      ExampleSurface(
        title: ["en": "%1$@ (%2$@)", "ja": "%1$@ (%2$@)"],
        message: ["en": "The file is open.", "ja": "ファイルは開いています。"], buttons: [.init("OK")]),
      note: "Placeholders alone are no language."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Delete this photo?", "en-GB": "Delete this photo?"],
        buttons: [.init(["en": "Move to Trash", "en-GB": "Move to Bin"], .destructive)]),
      note: "Both are English."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion, buttons: [.init(["en": "Album", "de": "Album", "fr": "Album"]), .init(.cancel, .cancel)]),
      note: "A single word may be the same in two languages."),
  ]
}
