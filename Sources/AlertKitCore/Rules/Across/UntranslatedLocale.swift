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
    ],
    checks: .reading)
}

/// An app of six alerts with a title and a message each.
private enum UntranslatedLocaleExample {
  private static let things = ["photo", "album", "note", "folder", "video", "song"]

  /// - Parameter translated: How many of the twelve texts each locale has.
  static func files(translated: [String: Int]) -> [String: String] {
    var files = ["en.lproj/Localizable.strings": table(12)]
    files["alerts.yaml"] =
      "alerts:\n"
      + things.map { "  \($0):\n    title: \($0).title\n    message: \($0).message\n    buttons: [{title: {text: OK}}]\n" }
      .joined()
    for (locale, count) in translated { files["\(locale).lproj/Localizable.strings"] = table(count) { "\(locale) \($0)" } }
    return files
  }

  private static func table(_ count: Int, _ text: (String) -> String = { $0 }) -> String {
    let all = things.flatMap { thing in
      [("\(thing).title", "The \(thing) was deleted."), ("\(thing).message", "The \(thing) can be restored.")]
    }
    return all.prefix(count).map { "\"\($0)\" = \"\(text($1))\";\n" }.joined()
  }
}
