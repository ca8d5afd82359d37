extension Rule {
  static let placeholderMismatch = Rule(
    id: "placeholder-mismatch", severity: .error,
    summary: "The placeholders' number, type or position differ from the source text's.",
    rationale: """
      A placeholder that is missing hides a value; one too many, or one of another type, shows rubbish or crashes the app. Where \
      a language needs another order, number the placeholders: “%2$@ … %1$@”; values of one type that are not numbered change places unseen. Forms for none, one and two may leave out the number. \
      An app's own placeholders, such as “{name}”, are names for its code: translated, they are shown as they stand.
      """,
    guidelines: [],
    examples: PlaceholderMismatch.firing + PlaceholderMismatch.nouns + PlaceholderMismatch.silent + NamedPlaceholders.examples
      + TurnedPlaceholders.examples,
    checks: .copy(PlaceholderMismatch.check), .copy(TurnedPlaceholders.violations), .project(PlaceholderMismatch.checkOthers),
    .project(NamedPlaceholders.check))
}

enum PlaceholderMismatch {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    guard !localized.isSource else { return outvoted(localized) }
    return zip(localized.surface.texts, localized.source.texts).flatMap { own, source in
      localized.singleTexts(of: own.text, source: source.text).compactMap { single in
        // A source text that is wrong itself is not to be followed. Of joined texts each is looked at in its table.
        guard !single.own.reference.joinsKeys, single.own.status == .translated, let source = single.source,
          !source.remarks.isOutvoted,
          isWhole(source.variants),
          let difference = difference(of: single.own.variants, from: source.variants)
        else { return nil }
        return Violation(
          own.field, difference.message, severity: difference.isDoubtful ? .warning : nil,
          variant: single.firstVariant + difference.variant)
      }
    }
  }

  /// Source texts that ask for other values than nearly all of their translations.
  private static func outvoted(_ localized: LocalizedSurface) -> [Violation] {
    guard !localized.traits.isDisjoint(with: [.remarks, .alternatives]) else { return [] }
    var violations: [Violation] = []
    localized.surface.forEachText { field, copy in
      if !copy.remarks.isOutvoted, copy.alternatives.isEmpty { return }
      for (number, single) in copy.single.enumerated() where single.remarks.isOutvoted {
        var violation = Violation(
          field,
          "The translations of \(quoted(single.text ?? "")) have other placeholders, and agree on them; correct the source text."
        )
        if !copy.alternatives.isEmpty { violation.alternative = number }
        violations.append(violation)
      }
    }
    return violations
  }

  /// Texts of tables that are no surface's.
  static func checkOthers(_ project: Project) -> [ProjectViolation] {
    project.otherTexts { $0.utf8.contains(UInt8(ascii: "%")) }.compactMap { text in
      let source = FormatExpansion.variants(of: text.source)
      let own = FormatExpansion.variants(of: text.own)
      // A text that is no format may have percent signs of any kind.
      guard source.contains(where: { !PlaceholderList(of: $0.text).isEmpty }), isWhole(source),
        let difference = difference(of: own, from: source, key: text.key), let range = own[difference.variant].range
      else { return nil }
      let isCertain = !difference.isLoss && !difference.isDoubtful
      let severity: Severity = !project.keysInCode.mayAsk(for: text.key) ? .note : isCertain ? .error : .warning
      let violation = Violation(.surface, difference.message, severity: severity)
      return ProjectViolation(violation, at: range, entry: text.entry(own[difference.variant].text))
    }
  }

  /// Whether no placeholder of a source text is broken: that is the source's fault, and not to be followed.
  private static func isWhole(_ source: [Copy.Variant]) -> Bool {
    !source.contains { BrokenSpecifier.first(in: $0.text) != nil || namesVariable($0) }
  }

  /// Whether a text names a variable of a `.stringsdict` that is not there, which reading the table has told.
  private static func namesVariable(_ variant: Copy.Variant) -> Bool { variant.text.holdsBytes(of: "%#@") }

  /// The first of some variants whose placeholders fit none of the source's, and how they differ; doubtful where the value that
  /// seems lost may be shown, or one more may be the source text's loss.
  ///
  /// - Parameter key: The key, where the variants do not say theirs: one that is a text asks for the values that the code gives.
  static func difference(
    of variants: [Copy.Variant], from source: [Copy.Variant], key: String? = nil
  ) -> (variant: Int, message: String, isLoss: Bool, isDoubtful: Bool)? {
    guard !source.isEmpty else { return nil }
    let all = source.map { PlaceholderList(of: $0.text) }
    let full = source.filter { !$0.isForFewItems }.map { PlaceholderList(of: $0.text) }
    for (index, variant) in variants.enumerated() where !namesVariable(variant) {
      let own = PlaceholderList(of: variant.text)
      let expected = variant.isForFewItems || full.isEmpty ? all : full
      let fits = expected.contains { own.fits($0) || (variant.isForFewItems && own.fits($0, withoutNumber: true)) }
      guard !fits, !all.contains(where: { own.writesOutNoun(of: $0) || own.leavesOutEndings(of: $0) }) else { continue }
      let isLoss = own.count < expected[0].count
      if own.count > expected[0].count, let key = variant.key ?? key, own.fits(PlaceholderList(of: key)) { continue }
      // A value more may be one that the source text has lost.
      let isSurplus = own.count > expected[0].count
      return (
        index, own.difference(from: expected[0]), isLoss, isLoss ? own.isParted || own.mayRepeat(expected[0]) : isSurplus
      )
    }
    return nil
  }
}

extension Copy.Variant {
  /// Whether it is a form for none, one or two, which may say the number in words or not at all.
  fileprivate var isForFewItems: Bool {
    selectors.contains { $0 == .plural("zero") || $0 == .plural("one") || $0 == .plural("two") }
  }
}

extension PlaceholderMismatch {
  static let nouns: [RuleExample] = [
    RuleExample(
      ExampleSurface(title: ["en": "Delete %1$d %2$@?", "tr": "%1$d fotoğraf silinsin mi?", "de": "%1$d %2$@ löschen?"]),
      note: "A language whose noun does not change behind a number may write it out."),
    RuleExample(
      ExampleSurface(title: ["en": "Delete %1$d of %2$@?", "tr": "%1$d fotoğraf silinsin mi?"]),
      findings: [.init(.title, in: ["tr"])]),
    RuleExample(
      ExampleSurface(title: ["en": "Delete %1$d photo%2$@?", "ko": "사진 %1$d장을 삭제하겠습니까?", "de": "%1$d Foto%2$@ löschen?"]),
      note: "A value that is joined to a word is its ending, which other languages don't need."),
  ]

  static let firing: [RuleExample] = [
    RuleExample(
      files: keyed("A year with %@", "A good year", german: "Ein Jahr ohne %d"),
      findings: [.init(.title, in: ["de"], severity: .warning)], note: "Not the value that the key asks for."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Find the %@ app and allow Bluetooth for %@.", "sv": "Hitta appen %@ och tillåt Bluetooth."]),
      findings: [.init(.title, in: ["sv"], severity: .warning)], note: "Both values may be the same."),
    RuleExample(
      files: [
        "alerts.yaml": "alerts:\n  delete:\n    title: delete.title\n    buttons: [{title: {text: OK}}]\n",
        "en.lproj/Localizable.strings": "\"delete.title\" = \"Delete?\";\n",
        "de.lproj/Localizable.strings": "\"delete.title\" = \"%@ löschen?\";\n",
        "ko.lproj/Localizable.strings": "\"delete.title\" = \"'%@' 삭제?\";\n",
        "ja.lproj/Localizable.strings": "\"delete.title\" = \"“%@”を削除?\";\n",
        "zh-Hans.lproj/Localizable.strings": "\"delete.title\" = \"要删除“%@”吗？\";\n",
      ], findings: [.init(.title, in: ["en"])], note: "All translations agree: it is the source that lost its placeholder."),
    RuleExample(
      files: [
        "en.lproj/Localizable.strings": "\"sync.state\" = \"%@ of %@ files\";\n\"sync.off\" = \"Sync is off\";\n",
        "de.lproj/Localizable.strings": "\"sync.state\" = \"%@ Dateien\";\n\"sync.off\" = \"Zu 100 % aus\";\n",
        "ko.lproj/Localizable.strings": "\"sync.state\" = \"%2$@개 중 %1$@개\";\n",
      ], findings: [.init(.surface, in: ["de"], severity: .warning)], note: "Any text of a table, not only an alert's."),
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Delete %@?", "ko": "삭제하겠습니까?", "zh-Hans": "要删除“%d”吗？", "ja": "%@ を %@ から削除しますか?", "de": "%@ löschen?",
          "fr": "Supprimer $@ ?",
        ]),
      findings: [.init(.title, in: ["ko", "zh-Hans", "fr"]), .init(.title, in: ["ja"], severity: .warning)],
      note: "Missing, of another type, one too many, and broken."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Move %@ to %lld albums?", "ko": "앨범 %lld개로 %@을 이동하겠습니까?", "ja": "%2$lld個のアルバムに%1$@を移動しますか?"]),
      findings: [.init(.title, in: ["ko"])], note: "Another order needs numbers, as the Japanese text has them."),
    RuleExample(
      ExampleSurface(
        title: .plural([
          "en": ["one": "Delete the photo?", "other": "Delete %lld photos?"],
          "ar": ["one": "حذف الصورة؟", "two": "حذف صورتين؟", "few": "حذف صور؟", "other": "حذف %lld صورة؟"],
          "ko": ["other": "사진을 삭제하겠습니까?"],
        ])),
      findings: [.init(.title, in: ["ar", "ko"])], note: "Only forms for none, one and two may leave out the number."),
  ]

  private static func keyed(_ key: String, _ english: String, german: String) -> [String: String] {
    [
      "alerts.yaml": "alerts:\n  year:\n    title: \"\(key)\"\n    buttons: [{title: {text: OK}}]\n",
      "en.lproj/Localizable.strings": "\"\(key)\" = \"\(english)\";\n",
      "de.lproj/Localizable.strings": "\"\(key)\" = \"\(german)\";\n",
    ]
  }

  static let silent: [RuleExample] = [
    RuleExample(
      files: keyed("A year with %@", "A good year", german: "Ein Jahr mit %@"),
      note: "The key asks for the value, which the source text leaves out."),
    RuleExample(
      ExampleSurface(title: ["en": "Due MMM d'%@', yyyy", "ja": "yyyy年M月d日", "ko": "yyyy년 M월 d일"]),
      note: "The ending of a day's number, in a pattern of dates."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Delete %1$@ from %2$@?", "ko": "%2$@에서 %1$@을 삭제하겠습니까?", "de": "%@ aus %@ löschen?"],
        message: ["en": "%d of %i photos.", "zh-Hans": "%2$lld 张照片中的 %1$ld 张。", "ja": "%ld / %u 枚"])),
    RuleExample(
      ExampleSurface(
        title: ["en": "Battery at 100 % green", "de": "Akku zu 100 % geladen", "fr": "Batterie à 100 % chargée"],
        message: ["en": "%d%% used.", "ko": "%d%% 사용됨.", "ar": "تم استخدام %d%%."]),
      note: "A percent sign before a space is a percent sign."),
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Font size: %.0f px", "pt-BR": "Tamanho da fonte:% .0f px", "de": "Schriftgröße: %+.0f px",
          "ko": "글꼴 크기: %1$ .0f px",
        ],
        message: ["en": "%d photos", "de": "%'d Fotos", "fr": "Photos : % 5d", "ja": "%05d枚"], buttons: [.init(.ok)]),
      note: "Flags, a width and a precision change how a number is written."),
    RuleExample(
      ExampleSurface(
        title: .plural([
          "en": ["one": "Delete %lld photo?", "other": "Delete %lld photos?"],
          "fr": ["one": "Supprimer la photo ?", "other": "Supprimer %d photos ?"],
          "ja": ["other": "%lld枚の写真を削除しますか?"],
          "ar": ["zero": "لا توجد صور", "one": "حذف الصورة؟", "two": "حذف صورتين؟", "other": "حذف %lld صورة؟"],
        ])),
      note: "The singular says one without a digit."),
  ]
}
