import AlertKitCore
import Testing

/// Translations of a source text that was reworded.
@Suite struct StaleTranslationTests {
  private static let spec = "App/alerts.yaml"
  private static let before = [
    spec: "alerts:\n  a: {title: a.t, message: a.m, buttons: [{title: {text: OK}}]}\n",
    "App/en.lproj/Localizable.strings": strings(["a.t": "Delete the photo?", "a.m": "It can’t be undone."]),
    "App/ko.lproj/Localizable.strings": strings(["a.t": "사진을 삭제하겠습니까?", "a.m": "되돌릴 수 없습니다."]),
    "App/de.lproj/Localizable.strings": strings(["a.t": "Foto löschen?", "a.m": "Das ist endgültig."]),
    "App/fr.lproj/Localizable.strings": strings(["a.t": "Delete the photo?", "a.m": "C’est définitif."]),
  ]

  /// `field locales` of each finding of the rule.
  private func stale(_ change: (inout [String: String]) -> Void) async -> [String] { await stale(Self.before, change) }

  private func stale(_ before: [String: String], _ change: (inout [String: String]) -> Void) async -> [String] {
    var after = before
    change(&after)
    var options = Linter.Options()
    options.earlier = await project(before)
    let report = await Linter.lint(await project(after), options: options)
    return report.findings.filter { $0.rule == "stale-translation" }.map { finding in
      let locales = finding.locales.isEmpty ? [finding.locale].compactMap(\.self) : finding.locales
      return "\(finding.field?.description ?? "") " + locales.map(\.identifier).sorted().joined(separator: " ")
    }.sorted()
  }

  private func reword(_ locale: String, _ old: String, _ new: String) -> (inout [String: String]) -> Void {
    { $0["App/\(locale).lproj/Localizable.strings"]!.replace(old, with: new) }
  }

  @Test func aRewordedSourceMakesTheTranslationsStale() async {
    #expect(await stale(reword("en", "Delete the photo?", "Remove the photo from the album?")) == ["title de fr ko"])
    #expect(await stale { _ in } == [])
  }

  @Test func whoWasRewordedAsWellIsNotStale() async {
    let found = await stale {
      reword("en", "Delete the photo?", "Remove the photo from the album?")(&$0)
      reword("ko", "삭제하겠습니까", "앨범에서 제거하겠습니까")(&$0)
    }
    #expect(found == ["title de fr"])
  }

  @Test func caseMarksAndSpacingMakeNothingStale() async {
    for new in ["Delete the Photo?", "Delete the photo!", "Delete  the photo", "“Delete the photo?”", "DELETE THE PHOTO…"] {
      #expect(await stale(reword("en", "Delete the photo?", new)) == [], "\(new)")
    }
    #expect(await stale(reword("en", "Delete the photo?", "Delete the photos?")) == ["title de fr ko"])
  }

  @Test func aTranslationThatBecameTheOldSourceTextIsStale() async {
    let found = await stale {
      reword("en", "Delete the photo?", "Remove the photo from the album?")(&$0)
      reword("ko", "사진을 삭제하겠습니까?", "Delete the photo?")(&$0)
      reword("de", "Foto löschen?", "Foto aus dem Album entfernen?")(&$0)
      reword("fr", "Delete the photo?", "Retirer la photo de l’album ?")(&$0)
    }
    #expect(found == ["title ko"])
  }

  @Test func textsAsKeysAreComparedByTheirAlert() async {
    func app(_ title: String) -> [String: String] {
      [
        Self.spec: "alerts:\n  a: {title: \(title), buttons: [{title: {text: OK}}]}\n",
        "App/en.lproj/Localizable.strings": strings(KeyValuePairs(dictionaryLiteral: (title, title))),
        "App/ko.lproj/Localizable.strings": strings(KeyValuePairs(dictionaryLiteral: (title, "사진을 삭제하겠습니까?"))),
      ]
    }
    #expect(await stale(app("Delete the photo?")) { $0 = app("Remove the photo?") } == ["title ko"])
  }

  /// What other languages have copied from the English table of an app that is written in another language.
  @Test func englishIsNotStaleInItsOwnTable() async {
    let texts = [
      "zh-Hans": "是否删除该收款方式？", "en": "Whether to delete this payment method?",
      "es": "Whether to delete this payment method?", "ru": "Whether to delete this payment method?",
      "fr": "Whether to delete this payment method?", "ja": "この支払い方法を削除しますか？",
    ]
    var files = [Self.spec: "alerts:\n  a: {title: a.t, buttons: [{title: {text: OK}}]}\n"]
    for (locale, text) in texts { files["App/\(locale).lproj/Localizable.strings"] = strings(["a.t": text]) }
    let report = await Linter.lint(await project(files) { $0.sourceLocale = tag("zh-Hans") })
    let found = report.findings.filter { $0.rule == "stale-translation" }
    #expect(found.map { Set($0.locales) } == [["es", "fr", "ru"]])
  }

  @Test func whatIsMarkedToBeReviewedIsLeftAlone() async {
    func catalog(_ source: String, state: String) -> [String: String] {
      [
        Self.spec: "alerts:\n  a: {title: a.t, buttons: [{title: {text: OK}}]}\n",
        "App/Localizable.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"a.t": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "\(source)"}},
          "ko": {"stringUnit": {"state": "\(state)", "value": "사진을 삭제하겠습니까?"}}}}}}
        """,
      ]
    }
    let before = catalog("Delete the photo?", state: "translated")
    #expect(await stale(before) { $0 = catalog("Remove it?", state: "translated") } == ["title ko"])
    #expect(await stale(before) { $0 = catalog("Remove it?", state: "needs_review") } == [])
  }

  @Test func whatWasFoundBeforeInUntouchedLocalesStaysQuiet() async {
    // Korean has findings in both: a title of one word, and no mark at the end of the message.
    func app(_ title: String, key: String = "a.t") -> [String: String] {
      [
        Self.spec: "alerts:\n  a: {title: \(key), message: a.m, buttons: [{title: {text: OK}}]}\n",
        "App/en.lproj/Localizable.strings": strings(
          KeyValuePairs(dictionaryLiteral: (key, title), ("a.m", "It can’t be undone."))),
        "App/ko.lproj/Localizable.strings": strings(KeyValuePairs(dictionaryLiteral: (key, "삭제"), ("a.m", "되돌릴 수 없습니다"))),
      ]
    }
    for (before, after) in [
      (app("Delete the photo?"), app("Remove the photo?")),
      (app("Delete it now?", key: "Delete it now?"), app("Remove it now?", key: "Remove it now?")),
    ] {
      var options = Linter.Options()
      let all = await Linter.lint(await project(before), options: options)
      #expect(all.findings.contains { $0.locale == tag("ko") || $0.locales.contains(tag("ko")) })
      options.earlier = await project(before)
      let since = await Linter.lint(await project(after), options: options)
      #expect(since.findings.filter { $0.locale == tag("ko") }.map(\.rule) == ["stale-translation"])
      options.earlier = nil
      options.baseline = Baseline(of: all, relativeTo: options.workingDirectory, workingDirectory: options.workingDirectory)
      let beside = await Linter.lint(await project(after), options: options)
      #expect(beside.findings.filter { $0.locale == tag("ko") } == [])
    }
  }
}
