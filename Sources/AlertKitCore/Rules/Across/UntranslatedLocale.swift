extension Rule {
  static let untranslatedLocale = Rule(
    id: "untranslated-locale", severity: .warning,
    summary: "Most of the texts of an app's alerts are untranslated in a locale: one line for all of them.",
    rationale: """
      A language that was begun and left, or is new, lacks its texts by the dozen. Naming each of them buries what is wrong \
      elsewhere, so that one line says how many there are; the single ones are named once fewer than half are left.
      """,
    guidelines: [],
    examples: [
      RuleExample(
        files: UntranslatedLocaleExample.files(translated: ["ko": 12, "zh-Hans": 11, "uk": 3, "de": 0]),
        findings: [.init(.surface, in: ["uk"]), .init(.surface, in: ["de"])]),
      RuleExample(
        files: UntranslatedLocaleExample.files(translated: ["ja": 7, "ko": 6]),
        note: "Half of them are there: each that is missing is named."),
      RuleExample(
        files: UntranslatedLocaleExample.files(translated: ["ko": 12, "de": 12]) {
          $0.hasSuffix("restored.") ? "사진을 복원할 수 있습니다." : "사진을 삭제했습니다."
        },
        findings: [.init(.surface, in: ["de"]), .init(.surface, in: ["en"])],
        note: "Korean in the source’s table is no fault of the Korean one."),
    ],
    checks: .reading)
}

/// An app of six alerts with a title and a message each.
private enum UntranslatedLocaleExample {
  private static let things = ["photo", "album", "note", "folder", "video", "song"]

  /// - Parameters:
  ///   - translated: How many of the twelve texts each locale has.
  ///   - copied: What all of the tables have of a text; nil for the source's text, and another in each locale.
  static func files(translated: [String: Int], copied: ((String) -> String)? = nil) -> [String: String] {
    var files = ["en.lproj/Localizable.strings": copied.map { table(12, $0) } ?? table(12)]
    files["alerts.yaml"] =
      "alerts:\n"
      + things.map { "  \($0):\n    title: \($0).title\n    message: \($0).message\n    buttons: [{title: {text: OK}}]\n" }
      .joined()
    for (locale, count) in translated {
      files["\(locale).lproj/Localizable.strings"] = table(count, copied ?? { "\(locale) \($0)" })
    }
    return files
  }

  private static func table(_ count: Int, _ text: (String) -> String = { $0 }) -> String {
    let all = things.flatMap { thing in
      [("\(thing).title", "The \(thing) was deleted."), ("\(thing).message", "The \(thing) can be restored.")]
    }
    return all.prefix(count).map { "\"\($0)\" = \"\(text($1))\";\n" }.joined()
  }
}
