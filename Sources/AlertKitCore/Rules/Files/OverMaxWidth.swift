extension Rule {
  static let overMaxWidth = Rule(
    id: "over-max-width", severity: .warning,
    summary: "A translation is longer than the XLIFF file allows (`maxwidth` in characters or bytes).",
    rationale: """
      Whoever sent the file has set a limit because the place for the text has one: what is longer is cut, or refused when the \
      file comes back. Limits in pixels are not checked, since the file does not say in which font.
      """,
    guidelines: [],
    examples: [
      RuleExample(
        files: [
          "ko.xliff": overMaxWidthFile(
            "ko",
            """
            <trans-unit id="delete" maxwidth="4" size-unit="char"><source>Delete</source><target>모두 삭제하기</target></trans-unit>
            """)
        ], findings: [.init(.surface)]),
      RuleExample(
        files: [
          "zh-Hans.xliff": overMaxWidthFile(
            "zh-Hans",
            """
            <group maxwidth="6" size-unit="byte">
            <trans-unit id="delete"><source>Delete</source><target>删除它</target></trans-unit>
            </group>
            """)
        ], findings: [.init(.surface)], note: "A group's limit holds for all in it."),
      RuleExample(
        files: [
          "ja.xliff": """
          <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0"
            version="2.0" srcLang="en" trgLang="ja"><file id="f" original="Localizable.strings">
          <unit id="delete" slr:sizeRestriction="4"><segment><source>Delete</source><target>すべて削除</target></segment></unit>
          </file></xliff>

          """
        ], findings: [.init(.surface)]),
      RuleExample(
        files: [
          "en.lproj/Localizable.strings": "\"delete\" = \"Delete\";\n\"back\" = \"Back\";\n",
          "de.xliff": overMaxWidthFile(
            "de",
            """
            <trans-unit id="delete" maxwidth="7" size-unit="char"><source>Delete</source><target>Löschen</target></trans-unit>
            <trans-unit id="back" maxwidth="3" size-unit="pixel"><source>Back</source><target>Zurück</target></trans-unit>
            """),
        ], note: "As long as is allowed; and pixels are not counted."),
    ],
    checks: .fault { $0.kind == .overMaxWidth ? Violation(.surface, $0.sentence) : nil })
}

private func overMaxWidthFile(_ locale: String, _ units: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
  <file original="en.lproj/Localizable.strings" source-language="en" target-language="\(locale)" datatype="plaintext"><body>
  \(units)
  </body></file></xliff>

  """
}
