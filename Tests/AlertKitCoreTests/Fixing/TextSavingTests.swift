import Testing

@testable import AlertKitCore

/// Texts written into their files, byte for byte.
@Suite struct TextSavingTests {
  static let english = """
    /* Title */
    "t" = "Delete?";
    /* Message */
    "m" = "It goes.";
    "b" = "Delete";

    """

  static func saved(
    _ edits: [TextEdit], in path: String, files: [String: [UInt8]]
  ) async throws(TextSaving.Refusal) -> String? {
    let inputs = files.map { InputFile(path: $0.key, bytes: $0.value) }
    let project = await Project.assemble(inputs)
    let saving = TextSaving(project)
    for edit in edits where try saving.path(of: edit.address) != path { return nil }
    guard let input = inputs.first(where: { $0.path == path }) else { return nil }
    let fixed = try saving.file(input, applying: edits)
    return fixed.map { SourceFile.decode(id: FileID(0), path: path, bytes: $0.after).value }.map {
      String(decoding: $0.text, as: UTF8.self)
    }
  }

  static func saved(
    _ edits: [TextEdit], in path: String, _ files: [String: String]
  ) async throws(TextSaving.Refusal) -> String? {
    try await saved(edits, in: path, files: files.mapValues { Array($0.utf8) })
  }

  static func edit(
    _ key: String, _ text: String, _ locale: String = "ko", table: String = "Localizable", module: String = "",
    form: TextAddress.Form = .whole
  ) -> TextEdit {
    TextEdit(TextAddress(table: table, module: module, key: key, locale: tag(locale), form: form), to: text)
  }

  // MARK: Strings

  @Test func changesTheTextAndNothingElse() async throws {
    let path = "ko.lproj/Localizable.strings"
    let text = try await Self.saved(
      [Self.edit("m", "이 “사진”이\n사라집니다 \\ \"")], in: path,
      ["en.lproj/Localizable.strings": Self.english, path: "/* a */ \"t\"=\"삭제\" ; // b\n'm' = '갑니다';\n"])
    #expect(text == "/* a */ \"t\"=\"삭제\" ; // b\n'm' = '이 “사진”이\\n사라집니다 \\\\ \"';\n")
  }

  @Test func aNewTextStandsBehindItsNeighbour() async throws {
    let path = "ko.lproj/Localizable.strings"
    let text = try await Self.saved(
      [Self.edit("m", "사라\"집니다.")], in: path,
      ["en.lproj/Localizable.strings": Self.english, path: "/* Title */\n\"t\" = \"삭제\";\n\"b\" = \"삭제\";\n"])
    #expect(text == "/* Title */\n\"t\" = \"삭제\";\n/* Message */\n\"m\" = \"사라\\\"집니다.\";\n\"b\" = \"삭제\";\n")
  }

  @Test(arguments: [
    ("NEW", ""), ("/* Title */\nNEW/* Message */\n", "/* Message */\n"),
    ("/* By translators. */\n\n/* Title */\nNEW/* Message */\n", "/* By translators. */\n\n/* Message */\n"),
  ])
  func aNewTextWithoutNeighboursBeforeItStandsBeforeTheNext(_ after: String, _ above: String) async throws {
    let (path, last) = ("ko.lproj/Localizable.strings", "\"m\" = \"사라집니다.\";\n")
    let text = try await Self.saved(
      [Self.edit("t", "삭제?")], in: path, ["en.lproj/Localizable.strings": Self.english, path: above + last])
    #expect(text == after.replacing("NEW", with: "\"t\" = \"삭제?\";\n") + last)
  }

  @Test func aNewTextStandsAtTheEndWhereTheFirstCommentMayBeTheFiles() async throws {
    let (path, old) = ("ko.lproj/Localizable.strings", "/* By translators. */\n\"m\" = \"사라집니다.\";\n")
    let text = try await Self.saved(
      [Self.edit("t", "삭제?")], in: path, ["en.lproj/Localizable.strings": Self.english, path: old])
    #expect(text == old + "\"t\" = \"삭제?\";\n")
  }

  @Test func aNewTextOfAFileInUTF16KeepsItsEncodingAndLineEnds() async throws {
    let path = "ko.lproj/Localizable.strings"
    let korean: [UInt8] =
      [0xFF, 0xFE] + "\"t\" = \"삭제\";\r\n\"b\" = \"삭제\";\r\n".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let text = try await Self.saved(
      [Self.edit("m", "사라집니다.")], in: path,
      files: ["en.lproj/Localizable.strings": Array(Self.english.utf8), path: korean])
    #expect(text == "\"t\" = \"삭제\";\r\n\"m\" = \"사라집니다.\";\r\n\"b\" = \"삭제\";\r\n")
  }

  @Test func aLocaleWithoutTheFileIsRefused() async throws {
    await #expect(throws: TextSaving.Refusal.noFile) {
      try await Self.saved(
        [Self.edit("m", "x", "fr")], in: "",
        ["en.lproj/Localizable.strings": Self.english, "fr.lproj/Other.strings": "\"a\" = \"b\";"])
    }
    await #expect(throws: TextSaving.Refusal.unknownKey) {
      try await Self.saved([Self.edit("nothing", "x")], in: "", ["en.lproj/Localizable.strings": Self.english])
    }
  }

  // MARK: Plural rules

  /// A rule as Xcode writes it.
  private static func rule(_ key: String, _ forms: [(String, String)]) -> String {
    """
    \t<key>\(key)</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key>
    \t\t<string>%#@photos@</string>
    \t\t<key>photos</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key>
    \t\t\t<string>NSStringPluralRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key>
    \t\t\t<string>lld</string>
    \(forms.map { "\t\t\t<key>\($0.0)</key>\n\t\t\t<string>\($0.1)</string>" }.joined(separator: "\n"))
    \t\t</dict>
    \t</dict>

    """
  }

  private static func rules(_ rules: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \(rules.joined())</dict>
    </plist>

    """
  }

  private static let english3 = rules(
    rule("a", [("one", "%lld photo"), ("other", "%lld photos")]), rule("b", [("one", "%lld tag"), ("other", "%lld tags")]),
    rule("c", [("one", "%lld face"), ("other", "%lld faces")]))

  private static func form(_ category: String) -> TextAddress.Form {
    TextAddress.Form(substitution: "photos", selectors: [.plural(category)])
  }

  @Test(arguments: [("a", 0), ("b", 1), ("c", 2)]) func aNewRuleStandsWhereItsNeighboursAre(_ key: String, _ place: Int)
    async throws
  {
    let path = "pl.lproj/Localizable.stringsdict"
    var rules = ["a", "b", "c"].map { Self.rule($0, [("one", "%lld"), ("other", "%lld x")]) }
    rules.remove(at: place)
    let old = Self.rules(rules.joined())
    let text = try await Self.saved(
      [Self.edit(key, "%lld & y", "pl", form: Self.form("few")), Self.edit(key, "%lld z", "pl", form: Self.form("other"))],
      in: path,
      ["en.lproj/Localizable.stringsdict": Self.english3, path: old])
    rules.insert(Self.rule(key, [("other", "%lld z"), ("few", "%lld &amp; y")]), at: place)
    #expect(text == Self.rules(rules.joined()))
  }

  @Test func aNewRuleStandsInAnEmptyFile() async throws {
    let path = "pl.lproj/Localizable.stringsdict"
    let text = try await Self.saved(
      [Self.edit("b", "%lld z", "pl", form: Self.form("other"))], in: path,
      ["en.lproj/Localizable.stringsdict": Self.english3, path: Self.rules()])
    #expect(text == Self.rules(Self.rule("b", [("other", "%lld z")])))
  }

  @Test func aNewRuleNeedsTheFormThatIsAlwaysAskedForFirst() async throws {
    let path = "pl.lproj/Localizable.stringsdict"
    await #expect(throws: TextSaving.Refusal.otherFirst) {
      try await Self.saved(
        [Self.edit("b", "%lld z", "pl", form: Self.form("few"))], in: path,
        ["en.lproj/Localizable.stringsdict": Self.english3, path: Self.rules()])
    }
  }

  // MARK: Catalogs

  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "t" : {
          "comment" : "Title",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Löschen?"
              }
            },
            "zh-Hans" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "删除？"
              }
            }
          }
        },
        "x" : {

        }
      },
      "version" : "1.0"
    }
    """

  static func member(_ value: String, _ name: String = "ko", indent: String = "        ") -> String {
    """
    \(indent)"\(name)" : {
    \(indent)  "stringUnit" : {
    \(indent)    "state" : "translated",
    \(indent)    "value" : "\(value)"
    \(indent)  }
    \(indent)}
    """
  }

  @Test(arguments: [
    "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {b: 1}}}", "{\"strings\": {\"k\": {\"localizations\" {}}}}",
  ])
  func aCatalogThatIsNoJSONIsLeftAlone(_ broken: String) async throws {
    await #expect(throws: TextSaving.Refusal.unwritable) {
      try await Self.saved([Self.edit("k", "x", "en")], in: "Localizable.xcstrings", ["Localizable.xcstrings": broken])
    }
  }

  @Test func aCatalogsStateBecomesTranslated() async throws {
    let text = try await Self.saved(
      [Self.edit("t", "Wirklich löschen?", "de", table: "L")], in: "L.xcstrings", ["L.xcstrings": Self.catalog])
    #expect(
      text
        == Self.catalog.replacing("needs_review", with: "translated").replacing("Löschen?", with: "Wirklich löschen?"))
  }

  @Test func aNewLocaleStandsInTheCatalogsOrder() async throws {
    let text = try await Self.saved([Self.edit("t", "\"삭제\"", table: "L")], in: "L.xcstrings", ["L.xcstrings": Self.catalog])
    let before = "        \"zh-Hans\" : {"
    #expect(text == Self.catalog.replacing(before, with: Self.member(#"\"삭제\""#) + ",\n" + before))
  }

  @Test func aKeyWithoutLocalizationsGetsThem() async throws {
    let text = try #require(
      try await Self.saved([Self.edit("x", "엑스", table: "L")], in: "L.xcstrings", ["L.xcstrings": Self.catalog]))
    #expect(
      text.contains("\"x\" : {\n      \"localizations\" : {\n" + Self.member("엑스") + "\n      }\n    }"), "\(text)")
  }

  @Test func aMissingFormIsPutAmongTheOthers() async throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{"n":{"localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated",\
      "value":"%lld photo"}},"other":{"stringUnit":{"state":"translated","value":"%lld photos"}}}}},"ru":{"variations":{"plural":\
      {"few":{"stringUnit":{"state":"translated","value":"%lld фото"}},"other":{"stringUnit":{"state":"translated","value":"%lld фото"}}}}}}}}}
      """
    let form = TextAddress.Form(selectors: [.plural("many")])
    let text = try await Self.saved(
      [Self.edit("n", "%lld фото!", "ru", table: "L", form: form)], in: "L.xcstrings", ["L.xcstrings": catalog])
    let added = #""many":{"stringUnit":{"state":"translated","value":"%lld фото!"}},"#
    let other = #""other":{"stringUnit":{"state":"translated","value":"%lld фото"}}"#
    #expect(text == catalog.replacing(other, with: added + other))
  }

  // MARK: XLIFF

  static let xliff = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="en.lproj/Localizable.strings" source-language="en" target-language="ko" datatype="plaintext">
        <body>
          <trans-unit id="t">
            <source>Delete?</source>
            <target state="needs-translation">Delete?</target>
          </trans-unit>
          <trans-unit id="m">
            <source>It &amp; goes.</source>
            <note>Message</note>
          </trans-unit>
        </body>
      </file>
    </xliff>
    """

  static func unit(_ key: String, _ text: String) async throws -> (edit: TextEdit, module: String) {
    let project = await Project.assemble([InputFile(path: "ko.xliff", bytes: Array(xliff.utf8))])
    let module = project.tables[0].module
    return (edit(key, text, module: module), module)
  }

  @Test func aTargetIsChangedAndTranslated() async throws {
    let text = try await Self.saved([try await Self.unit("t", "삭제 <& 끝>").edit], in: "ko.xliff", ["ko.xliff": Self.xliff])
    let old = "<target state=\"needs-translation\">Delete?</target>"
    #expect(text == Self.xliff.replacing(old, with: "<target state=\"translated\">삭제 &lt;&amp; 끝&gt;</target>"))
  }

  @Test func aUnitWithoutTargetGetsOne() async throws {
    let text = try await Self.saved([try await Self.unit("m", "사라집니다.").edit], in: "ko.xliff", ["ko.xliff": Self.xliff])
    let source = "<source>It &amp; goes.</source>"
    #expect(text == Self.xliff.replacing(source, with: source + "\n        <target state=\"translated\">사라집니다.</target>"))
  }

  // MARK: Stringsdict

  @Test func aFormIsChangedAndAMissingOneAdded() async throws {
    func file(_ forms: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>n</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key>
          <string>%#@photos@</string>
          <key>photos</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key>
            <string>lld</string>
      \(forms)
          </dict>
        </dict>
      </dict>
      </plist>
      """
    }
    let other = "      <key>other</key>\n      <string>%lld photos</string>"
    let path = "ru.lproj/Localizable.stringsdict"
    func form(_ category: String) -> TextAddress.Form {
      TextAddress.Form(substitution: "photos", selectors: [.plural(category)])
    }
    let text = try await Self.saved(
      [Self.edit("n", "%lld фото", "ru", form: form("other")), Self.edit("n", "%lld & фото", "ru", form: form("few"))],
      in: path,
      ["en.lproj/Localizable.stringsdict": file(other), path: file(other)])
    let new =
      "      <key>other</key>\n      <string>%lld фото</string>\n      <key>few</key>\n      <string>%lld &amp; фото</string>"
    #expect(text == file(new))
  }

  // MARK: Hostile texts

  @Test(arguments: ["\u{0}", "]]>", "</string>", "\"; \"x\" = \"y", "\\", "\u{202E}abc", "a\u{FFFE}b", "%@ %1$#@x@"])
  func aTextIsReadBackOrRefused(_ hostile: String) async throws {
    let files = ["en.lproj/Localizable.strings": Self.english, "ko.lproj/Localizable.strings": "\"t\" = \"삭제\";\n"]
    for key in ["t", "m"] {
      do throws(TextSaving.Refusal) {
        let text = try await Self.saved([Self.edit(key, hostile)], in: "ko.lproj/Localizable.strings", files)
        let bytes = Array((text ?? "").utf8)
        let read = await Project.assemble([InputFile(path: "ko.lproj/Localizable.strings", bytes: bytes)])
        #expect(read.text(at: Self.edit(key, "").address)?.text == hostile)
      } catch {
        #expect(error == .unreadable)
      }
    }
  }
}
