extension Rule {
  static let syntaxError = Rule(
    id: "syntax-error", severity: .error,
    summary: "A table, catalog or spec breaks its format.",
    rationale: """
      A table that cannot be read is dropped as a whole when the app is built or run, and every text in it with it. The rest of \
      the file is read all the same, so that one slip does not hide what else is wrong.
      """,
    guidelines: [],
    examples: [
      RuleExample(
        files: [
          "en.lproj/Localizable.strings": "\"cancel\" = \"Cancel\";\n\"delete\" = \"Delete\"\n\"save\" = \"Save\";\n",
          "ko.lproj/Localizable.strings": "\"cancel\" = \"취소\";\n\"delete\" = \"삭제\";\n\"save\" = \"저장\";\n",
        ], findings: [.init(.surface)], note: "A semicolon is missing."),
      RuleExample(
        files: [
          "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
          "zh-Hans.lproj/Localizable.strings": "\"save\" ;= \"存储\";\n",
        ], findings: [.init(.surface)]),
      RuleExample(
        files: [
          "Settings.bundle/en.lproj/Root.strings": "\"save\" = \"Save\";\n",
          "Settings.bundle/en.lproj/Localizable.strings": "\"save\" \"Save\";\n",
        ], findings: [.init(.surface, severity: .note)], note: "Settings load no table of that name."),
      RuleExample(
        files: [
          "en.lproj/Localizable.strings": "/* Saves. */\n\"save\" = \"Save\"; // in the toolbar\nunquoted = plain;\n",
          "ja.lproj/Localizable.strings": "\"save\"\n=\n\"保存\";\n\"unquoted\" = \"そのまま\";\n",
          "de.lproj/Localizable.strings": "\"save\" = \"Sichern\";\n\"unquoted\" = \"\\U0055nverändert\";\n",
        ], note: "Comments, unquoted words, line breaks and escapes are all of the format."),
    ],
    canBeSuppressed: false,
    checks: .fault { fault in
      switch fault.kind {
      case .syntax: Violation(.surface, fault.sentence)
      case .brokenCode, .tolerated: Violation(.surface, fault.sentence, severity: .warning)
      case .folder, .unasked: Violation(.surface, fault.sentence, severity: .note)
      default: nil
      }
    })
}
