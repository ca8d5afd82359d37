extension Rule {
  static let staleTranslation = Rule(
    id: "stale-translation", severity: .warning,
    summary: "A locale still has an older source text, which stands in unrelated languages too.",
    rationale: """
      The source text was changed after it had been copied into the tables to be translated some day. No locale has the new \
      words, and what people see is a text in another language that even the app's own no longer says.
      """,
    guidelines: [],
    examples: StaleTranslationExamples.firing + StaleTranslationExamples.silent,
    checks: .copy(checkStaleTranslation))
}

private func checkStaleTranslation(_ localized: LocalizedSurface) -> [Violation] {
  var mayBeStale = false
  localized.surface.forEachText { mayBeStale = mayBeStale || $1.status == .stale || !$1.alternatives.isEmpty }
  guard mayBeStale else { return [] }
  return localized.surface.texts.flatMap { field, copy in
    localized.singleTexts(of: copy, source: localized.source[field]).compactMap { single -> Violation? in
      guard single.own.status == .stale, let text = single.own.text else { return nil }
      let now = single.source?.text.map { "; the source text is \(quoted($0)) now" } ?? ""
      return Violation(
        field, "\(quoted(text)) is an older source text that other languages have as well\(now); translate it.",
        variant: single.firstVariant)
    }
  }
}

private enum StaleTranslationExamples {
  private static let old = "Do you want to delete the picture?"

  static let firing: [RuleExample] = [
    example(
      ["ko": old, "zh-Hans": old, "ja": old, "de": old, "fr": "Supprimer cette photo ?"],
      findings: ["ko", "zh-Hans", "ja", "de"]),
    example(["ko": old, "ar": old, "ru": old, "th": old, "de": "Dieses Foto löschen?"], findings: ["ko", "ar", "ru", "th"]),
  ]

  static let silent: [RuleExample] = [
    example(
      ["ko": "이 사진을 삭제하겠습니까?", "zh-Hans": "要删除此照片吗？", "ja": "この写真を削除しますか?", "de": "Dieses Foto löschen?"], findings: []),
    example(
      ["es": old, "pt-BR": old, "fr": old, "ko": "이 사진을 삭제하겠습니까?"], findings: [],
      note: "Languages of one family may share words."),
    example(
      [
        "bs": "Obrisati ovu fotografiju?", "hr": "Obrisati ovu fotografiju?", "sr": "Obrisati ovu fotografiju?",
        "mk": "Obrisati ovu fotografiju?",
      ],
      findings: [], note: "Languages without facts of their own have kin, too."),
    example(
      ["ko": "iCloud Drive 2", "ja": "iCloud Drive 2", "de": "iCloud Drive 2", "fr": "iCloud Drive 2"], findings: [],
      note: "Names are the same everywhere."),
  ]

  private static func example(
    _ titles: [String: String], findings: Set<String>, note: String? = nil
  ) -> RuleExample {
    var files = [
      "alerts.yaml": "alerts:\n  delete:\n    title: delete.title\n    buttons: [{title: {text: OK}}]\n",
      "en.lproj/Localizable.strings": "\"delete.title\" = \"Delete this photo?\";\n",
    ]
    for (locale, title) in titles { files["\(locale).lproj/Localizable.strings"] = "\"delete.title\" = \"\(title)\";\n" }
    return RuleExample(files: files, findings: findings.isEmpty ? [] : [.init(.title, in: findings)], note: note)
  }
}
