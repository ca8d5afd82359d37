extension Rule {
  static let titleSentences = Rule(
    id: "title-sentences", severity: .warning,
    summary: "A title has several sentences.",
    rationale: """
      A title says in a few words what happened or what is asked. Two sentences in it are drawn in bold, one below the other, and \
      the eye finds no beginning. The first makes the title, the rest belongs in the message.
      """,
    guidelines: ["A4", "A5", "A7"],
    examples: TitleSentences.firing + TitleSentences.silent,
    basis: [.shownTitle, .title],
    checks: .copy(TitleSentences.check))
}

private enum TitleSentences {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    guard localized.surface.kind.isAlertOrSheet, localized.surface.origin != .keyNames else { return [] }
    return localized.violations(
      at: .title,
      judging: { own, title in
        guard isSeveral(localized.texts[title], localized.facts) else { return nil }
        let source = localized.isSource ? nil : localized.source(of: own, at: .title)
        if let source, !source.variants.contains(where: { isSeveral(localized.sourceTexts[$0.text], localized.sourceFacts) }) {
          return nil
        }
        return "\(quoted(title)) is several sentences; leave one in the title, and make the rest the message."
      })
  }

  /// Whether a text has two sentences of a few words, the first of which has its mark.
  static func isSeveral(_ title: AnalyzedText, _ facts: LocaleFacts) -> Bool {
    // It counts no more than ICU parts.
    if title.isPlain, title.words.all.count < 2 * least { return false }
    guard title.sentences.count > 1, title.wordCount.words >= 2 * least else { return false }
    let sentences = title.sentences.filter { DisplayText.hasOwnWords($0) }
    let long = sentences.filter { TextSegments.words(in: $0, locale: title.locale).count >= least }
    guard long.count > 1, sentences.count == long.count else { return false }
    return sentences.dropLast().allSatisfy { EndMark(of: $0, facts: facts).endsSentence }
  }

  /// How many words a sentence has at least: *Sorry!* and *No. 5* are none.
  private static let least = 3
}

extension TitleSentences {
  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Delete this photo? It will be gone from all albums.", "ko": "이 사진을 정말 삭제하겠습니까? 모든 앨범에서 사진이 삭제됩니다.",
          "zh-Hans": "要删除这张照片吗？照片将从所有相簿中消失。", "ja": "この写真を削除しますか？すべてのアルバムから削除されます。",
          "de": "Dieses Foto löschen? Es wird aus allen Alben entfernt.",
          "fr": "Supprimer cette photo ? Elle sera retirée des albums.",
        ], buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)]),
      findings: [.init(.title, in: ["en", "ko", "zh-Hans", "ja", "de", "fr"])]),
    RuleExample(
      ExampleSurface(title: "The app has crashed last time.\nWould you like to send a report?"),
      findings: [.init(.title, in: ["en"])]),
  ]

  static let silent: [RuleExample] = [
    RuleExample(ExampleSurface(title: .deletePhotoQuestion, message: "It will be gone. You can’t undo this.")),
    RuleExample(ExampleSurface(title: "Sorry! The photo was not saved.")),
    RuleExample(ExampleSurface(title: "Move Photo No. 5 to the Album “Zoo etc. 2024”?")),
    RuleExample(
      ExampleSurface(title: ["en": "Photo Not Saved", "de": "Das Foto ist nicht da. Es wurde nicht gesichert."]),
      note: "The translator’s choice."),
  ]
}
