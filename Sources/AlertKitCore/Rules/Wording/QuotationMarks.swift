extension Rule {
  static let quotationMarks = Rule(
    id: "quotation-marks", severity: .warning,
    summary:
      "A quotation is closed by another kind of mark than opens it, or is in straight marks where the language's own are.",
    rationale: """
      A mark that was typed beside one that was set looks like the slip that it is, and so does a name in straight marks where the next alert has \
      “…”, „…“ or «…». The latter is a note: in Chinese always, elsewhere where more of the app's own texts in the language have its marks.
      """,
    guidelines: ["A7"],
    examples: QuotationMarks.firing + QuotationMarks.silent,
    basis: .textByText,
    checks: .copy(QuotationMarks.check), .copy(QuotationMarks.straight), .project(StraightQuotes.violations))
}

private enum QuotationMarks {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    localized.violationsOfTexts { _, text in
      let analyzed = localized.texts[text]
      guard analyzed.bytes.contains(.straightQuote) else { return nil }
      return mismatch(in: analyzed.shown).map {
        "“\($0.opening)” opens a quotation that “\($0.closing)” closes; write marks that match."
      }
    }
  }

  /// A note on straight marks in a language that has others in every app.
  static func straight(_ localized: LocalizedSurface) -> [Violation] {
    guard let marks = localized.facts.quotationMarks.first else { return [] }
    return localized.violationsOfTexts { _, text in
      let analyzed = localized.texts[text]
      let shown = analyzed.shown
      guard analyzed.bytes.contains(.straightQuote), StraightQuotes.stand(in: shown),
        WrittenLanguage(of: [shown]).fits(localized.locale)
      else { return nil }
      return "Straight quotation marks stand beside letters of full width; write \(marks)."
    }.map { Violation($0.field, $0.message, severity: .note, variant: $0.variant) }
  }

  /// The marks of a text with two, of which one is straight and the other is not.
  static func mismatch(in text: String) -> (opening: Character, closing: Character)? {
    let marks = text.indices.filter { "\"“”„«»「」『』".contains(text[$0]) }
    guard marks.count == 2, (text[marks[0]] == "\"") != (text[marks[1]] == "\"") else { return nil }
    let inside = text[text.index(after: marks[0])..<marks[1]]
    guard inside.first?.isWhitespace == false || text[marks[0]] == "«", !inside.contains(where: \.isNewline), !inside.isEmpty,
      text[..<marks[0]].last?.isNumber != true
    else { return nil }
    return (text[marks[0]], text[marks[1]])
  }
}

extension QuotationMarks {
  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: ["en": "Delete “Summer\"?", "de": "„Sommer\" löschen?", "pl": "Usunąć „Lato\"?", "fr": "Supprimer « Été\" ?"],
        message: [
          "en": "It is gone then.", "zh-Hans": "来自\"%@\"的照片也会删除。", "ja": "「夏\"は削除されます。", "ko": "“여름\" 앨범이 삭제됩니다.",
        ]),
      findings: [
        .init(.title, in: ["en", "de", "pl", "fr"]), .init(.message, in: ["zh-Hans"], severity: .note),
        .init(.message, in: ["ja", "ko"]),
      ]),
    RuleExample(
      files: [
        "alerts.yaml":
          "alerts:\n  a: {title: a, message: b, buttons: [{title: ok}]}\n  c: {title: c, buttons: [{title: ok}]}\n",
        "de.lproj/Localizable.strings":
          "\"a\" = \"„Sommer“ löschen?\";\n\"b\" = \"Auch „Herbst“ wird gelöscht.\";\n\"c\" = \"\\\"Winter\\\" öffnen?\";\n\"ok\" = \"OK\";\n",
      ],
      findings: [.init(.surface, in: ["de"], severity: .note)], note: "The language's own marks elsewhere."),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Delete “Summer”?", "de": "„Sommer“ löschen?", "fr": "Supprimer « Été » ?", "ko": "“여름”을 삭제할까요?",
          "zh-Hans": "删除“夏天”？",
          "ja": "「夏」を削除しますか?",
        ],
        message: ["en": "The 12\" disc is gone.", "de": "Das ist \"alles\".", "ja": "\"夏\"は削除されます。"])),
    RuleExample(
      ExampleSurface(title: "Delete the \"Summer\" album?", message: "Its “photos” remain."),
      note: "One text in each kind of mark tells of no habit."),
  ]
}
