extension Rule {
  static let duplicateKey = Rule(
    id: "duplicate-key", severity: .warning,
    summary: "A key stands twice in one table; a note where both have the same text, or no alert has it.",
    rationale: """
      Only one of the two texts is ever shown, and it is the last: whoever corrects the first wonders why nothing changes. Where the \
      app's code is there, keys that none of its alerts shows are told once a table, where they have two texts.
      """,
    guidelines: [],
    examples: [
      RuleExample(
        files: [
          "en.lproj/Localizable.strings": "\"delete\" = \"Delete\";\n\"delete\" = \"Remove\";\n",
          "ko.lproj/Localizable.strings": "\"delete\" = \"삭제\";\n",
          "ja.lproj/Localizable.strings": "\"delete\" = \"削除\";\n",
        ], findings: [.init(.surface, severity: .warning)]),
      RuleExample(
        files: [
          "en.lproj/Localizable.strings": "\"delete\" = \"Delete\";\n",
          "zh-Hans.lproj/Localizable.strings": "\"delete\" = \"删除\";\n\"delete\" = \"删除\";\n",
        ], findings: [.init(.surface, severity: .note)], note: "Twice the same text does no harm."),
      RuleExample(
        files: [
          "en.lproj/Localizable.strings": "\"delete\" = \"Delete\";\n\"Delete\" = \"Delete\";\n",
          "de.lproj/Localizable.strings": "\"delete\" = \"Löschen\";\n\"Delete\" = \"Löschen\";\n",
        ], note: "Keys that differ in case are two."),
    ],
    checks: .fault { fault in
      guard case .duplicateKey(let sameValue) = fault.kind else { return nil }
      return Violation(.surface, fault.sentence, severity: sameValue ? .note : nil)
    })
}
