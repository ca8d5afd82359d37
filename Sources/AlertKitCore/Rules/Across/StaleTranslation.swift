extension Rule {
  static let staleTranslation = Rule(
    id: "stale-translation", severity: .warning,
    summary: "A translation is of an older source text.",
    rationale: """
      The source text was reworded, and the translation was not: people who read it are told what the alert said once. With an \
      earlier state at hand (`check --since`, `changes`) the rule compares both; a change of case, marks or spacing makes no \
      translation stale, and one that is marked to be reviewed is left alone. Without it the rule finds what was copied into \
      the tables to be translated some day: an older source text that stands in several unrelated languages.
      """,
    guidelines: [],
    examples: StaleTranslationExamples.firing + StaleTranslationExamples.silent,
    basis: .translation,
    checks: .copy(checkStaleTranslation))
}

private func checkStaleTranslation(_ localized: LocalizedSurface) -> [Violation] {
  guard localized.earlier != nil || !localized.traits.isDisjoint(with: [.stale, .alternatives]) else { return [] }
  return localized.surface.texts.flatMap { field, copy in
    localized.singleTexts(of: copy, source: localized.source[field]).compactMap { single -> Violation? in
      guard let text = single.own.text else { return nil }
      if single.own.status == .stale {
        let now = single.source?.text.map { "; the source text is \(quoted($0)) now" } ?? ""
        return Violation(
          field, "\(quoted(text)) is an older source text that other languages have as well\(now); translate it.",
          variant: single.firstVariant)
      }
      return localized.earlier.flatMap { $0.staleness(of: single, in: field) }.map {
        Violation(field, $0, variant: single.firstVariant)
      }
    }
  }
}

extension EarlierWords {
  /// Why a translation is of another source text than the one it stands beside now, as a sentence; nil where it is not.
  fileprivate func staleness(of single: OwnVariant, in field: Field) -> String? {
    guard single.own.status == .translated, !single.own.remarks.needsReview, let now = single.source,
      let was = text(like: single, in: source[field]), was.isReworded(to: now),
      let old = was.text, let new = now.text
    else { return nil }
    let wordings = single.own.wordings
    if wordings == was.wordings {
      return "This is still the old source text \(quoted(old)), which is \(quoted(new)) now; translate it."
    }
    guard wordings != now.wordings, let before = text(like: single, in: own[field]), before.status == .translated,
      before.wordings == wordings
    else { return nil }
    return "The source text was \(quoted(old)) and is \(quoted(new)) now; the translation is as it was."
  }

  /// That of a field's texts which became one of several.
  private func text(like single: OwnVariant, in copy: Copy?) -> Copy? {
    guard let all = copy?.single else { return nil }
    let reference = single.own.reference.withoutPlace
    return all.first { $0.reference.withoutPlace == reference }
      ?? (all.count > single.alternative ? all[single.alternative] : nil)
  }
}

private enum StaleTranslationExamples {
  private static let old = "Do you want to delete the picture?"

  static let firing: [RuleExample] = [
    example(
      ["ko": old, "zh-Hans": old, "ja": old, "de": old, "fr": "Supprimer cette photo ?"],
      findings: ["ko", "zh-Hans", "ja", "de"]),
    example(
      ["de": "Dieses Bild löschen?", "ja": "この写真を削除しますか?", "ko": "이 사진을 삭제하겠습니까?"],
      before: ["en": old, "ja": "この画像を削除しますか?"], findings: ["de", "ko"],
      note: "Compared with an earlier state: the source was reworded, and not all of its translations."),
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
    _ titles: [String: String], before: [String: String] = [:], findings: Set<String>, note: String? = nil
  ) -> RuleExample {
    let spec = ["alerts.yaml": "alerts:\n  delete:\n    title: delete.title\n    buttons: [{title: {text: OK}}]\n"]
    let now = tables(titles.merging(["en": "Delete this photo?"]) { $1 })
    return RuleExample(
      files: spec.merging(now) { $1 }, earlier: tables(before),
      findings: findings.isEmpty ? [] : [.init(.title, in: findings)], note: note)
  }

  private static func tables(_ titles: [String: String]) -> [String: String] {
    var files: [String: String] = [:]
    for (locale, title) in titles { files["\(locale).lproj/Localizable.strings"] = "\"delete.title\" = \"\(title)\";\n" }
    return files
  }
}
