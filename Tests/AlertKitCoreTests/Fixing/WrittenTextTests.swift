import AlertKitCore
import Testing

/// Texts changed in files that write them in many ways.
@Suite struct WrittenTextTests {
  /// An app of one alert in a table of two locales.
  static func project(_ path: String, _ bytes: [UInt8], source: String = "en") -> FixedProject {
    FixedProject([
      "alerts.yaml": Array(
        "alerts:\n  a:\n    title: t\n    message: m\n    buttons:\n      - {title: b}\n".utf8),
      ".alertcopy.yml": Array("source_locale: \(source)\n".utf8), path: bytes,
    ])
  }

  static func strings(_ text: String, locale: String = "en") async -> String {
    let path = "\(locale).lproj/Localizable.strings"
    let project = project(path, Array(text.utf8), source: locale)
    return project.text(of: path, after: await project.fixed(["ok-spelling", "message-punctuation", "button-case"]))
  }

  @Test(arguments: [
    (#""b" = "Ok";"#, #""b" = "OK";"#),
    (#"b = Ok; // the end"#, #"b = OK; // the end"#),
    (#"'b' = 'Ok';"#, #"'b' = 'OK';"#),
    (#""m" = "It\U2019s \"gone\"";"#, #""m" = "It\U2019s \"gone\".";"#),
    (#""m" = "It’s in “%@” now\n";"#, #""m" = "It’s in “%@” now.\n";"#),
  ])
  func changesOnlyWhatDiffers(old: String, new: String) async {
    #expect(await Self.strings(old) == new)
  }

  @Test func escapesLettersAsTheFileDoes() async {
    let chinese = #""m" = "\U5220\U9664\U4e86 iPhone";"#
    #expect(await Self.strings(chinese, locale: "zh-Hans") == #""m" = "\U5220\U9664\U4e86 iPhone\U3002";"#)
    let written = #""m" = "删除了 iPhone";"#
    #expect(await Self.strings(written, locale: "zh-Hans") == #""m" = "删除了 iPhone。";"#)
    let turkish = #""b" = "iptal et"; "x" = "\U00e7";"#
    #expect(await Self.strings(turkish, locale: "tr") == #""b" = "\U0130ptal et"; "x" = "\U00e7";"#)
  }

  @Test func writesXMLWithEntities() async {
    let head = "<?xml version=\"1.0\"?>\r\n<plist version=\"1.0\"><dict>\r\n<!-- one -->"
    let old = "\(head)<key>m</key><string>R&amp;D &#233;&lt;<!-- two -->it is gone</string></dict></plist>"
    let new = "\(head)<key>m</key><string>R&amp;D &#233;&lt;<!-- two -->it is gone.</string></dict></plist>"
    #expect(await Self.strings(old) == new)
  }

  @Test func keepsJSONEscapes() async {
    func catalog(_ text: String) -> String {
      """
      {"sourceLanguage" : "zh-Hans", "strings" : {"m" : {"localizations" : {"zh-Hans" : {"stringUnit" :
        {"state" : "translated",   "value" : "\(text)"}}}}}, "version" : "1.0"}
      """
    }
    let project = Self.project(
      "Localizable.xcstrings", Array(catalog(#"\u5220\u9664\/\u4E86\ud83d\ude00 abc"#).utf8), source: "zh-Hans")
    let outcome = await project.fixed(["message-punctuation"])
    #expect(
      project.text(of: "Localizable.xcstrings", after: outcome) == catalog(#"\u5220\u9664\/\u4E86\ud83d\ude00 abc\u3002"#))
  }

  @Test(arguments: [false, true], [false, true])
  func keepsEncodingAndMark(isBigEndian: Bool, hasMark: Bool) async {
    func bytes(_ text: String) -> [UInt8] {
      ((hasMark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit -> [UInt8] in
        let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
        return isBigEndian ? [high, low] : [low, high]
      }
    }
    let path = "en.lproj/Localizable.strings"
    let project = Self.project(path, bytes("/* 🎈 */ \"t\" = \"Gone\";\r\n\"b\" = \"Ok\";\r\n"))
    let outcome = await project.fixed(["ok-spelling"])
    #expect(outcome.files.map(\.after) == [bytes("/* 🎈 */ \"t\" = \"Gone\";\r\n\"b\" = \"OK\";\r\n")])
  }

  @Test(arguments: [
    (#"{text: Ok}"#, #"{text: OK}"#), (#"{text: "Ok"}"#, #"{text: "OK"}"#), (#"{text: 'Ok'}"#, #"{text: 'OK'}"#),
    (#"{text: "\x4fk"}"#, #"{text: "\x4fK"}"#),
  ])
  func changesLiteralsOfASpec(old: String, new: String) async {
    func spec(_ title: String) -> String { "alerts:\n  a:\n    title: {text: Gone}\n    buttons: [{title: \(title)}] # end\n" }
    let project = FixedProject(["alerts.yaml": spec(old)])
    #expect(project.text(of: "alerts.yaml", after: await project.fixed(["ok-spelling"])) == spec(new))
  }

  @Test func quotesWhatNeedsQuotes() async {
    let spec = "alerts:\n  a: {title: {text: Gone}, message: {text: Is it gone}, buttons: [{title: {text: OK}}]}\n"
    let project = FixedProject(["alerts.yaml": spec])
    let fixed = project.text(of: "alerts.yaml", after: await project.fixed(["message-punctuation"]))
    #expect(fixed == spec.replacing("Is it gone", with: "Is it gone?"))
  }
}
