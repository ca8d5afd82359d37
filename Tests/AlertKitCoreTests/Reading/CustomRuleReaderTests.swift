import AlertKitCore
import Testing

@Suite struct CustomRuleReaderTests {
  private func read(_ text: String) -> (configuration: Configuration, faults: [String]) {
    let file = sourceFile(".alertcopy.yml", text)
    let result = ConfigurationReader.read(file)
    return (result.value.configuration, file.describe(result.faults))
  }

  @Test func listsAndMaps() throws {
    let rule = "{message: M, severity: error, fields: [title, button], locales: [ko], kinds: action-sheet, words: [a, b c]}"
    let list = read("custom_rules:\n- {id: no-a, \(rule.dropFirst())\n")
    let map = read("custom_rules: {no-a: \(rule)}\n")
    let expected = CustomRule(
      id: "no-a", message: "M", severity: .error, fields: [.title, .button], locales: [LocaleTag("ko")],
      kinds: [.actionSheet], condition: .phrases(["a", "b c"]))
    #expect(list.faults == [] && map.faults == [])
    #expect(list.configuration.customRules == [expected])
    #expect(map.configuration.customRules == [expected])
  }

  @Test func glossary() throws {
    let result = read("glossary: {album: {forms: albums, ko: 앨범, de: {use: [Album, Alben], avoid: Ordner}}}\n")
    #expect(result.faults == [])
    let (korean, german) = (LocaleTag("ko"), LocaleTag("de"))
    #expect(
      result.configuration.glossary == [
        GlossaryTerm(
          ["album", "albums"],
          wordings: [korean: .init(use: ["앨범"]), german: .init(use: ["Album", "Alben"], avoid: ["Ordner"])])
      ])
  }

  @Test(arguments: [
    (
      "custom_rules: [{id: a, message: m, regex: 'a(b'}]",
      "1:46 this is no regular expression: a parenthesis is not closed, or closes nothing"
    ),
    ("custom_rules: [{id: a, message: m, words: x, feilds: title}]", "1:46 unknown key \"feilds\"; did you mean \"fields\"?"),
    (
      "custom_rules: [{id: a, message: m, words: x, kinds: alrt}]",
      "1:53 \"kinds\" holds alert, action-sheet, confirmation-dialog, notification or notification-category, not \"alrt\"; did you mean \"alert\"?"
    ),
    (
      "custom_rules: [{id: A b, message: m, words: x}]", "1:21 \"A b\" cannot be a rule's id, which is written as \"no-jargon\""
    ),
    ("custom_rules: [{id: a, words: x}]", "1:21 the rule \"a\" has no \"message\""),
    ("custom_rules: [{id: a, message: m}]", "1:21 the rule \"a\" needs \"words\" or a \"regex\""),
    (
      "custom_rules: [{id: a, message: m, words: x, regex: y}]",
      "1:21 the rule \"a\" has \"words\" and a \"regex\"; make two rules of it"
    ),
    ("custom_rules: [{id: a, message: m, words: ['']}]", "1:45 a word of \"words\" is empty"),
    ("custom_rules: [{id: a, message: m, words: []}]", "1:21 the rule \"a\" needs \"words\" or a \"regex\""),
    ("custom_rules: [{message: m, words: x}]", "1:16 a custom rule needs an \"id\""),
    ("custom_rules: no", "1:15 \"custom_rules\" is a list of rules, not a text"),
    ("glossary: {a: {english: b}}", "1:16 \"english\" is no locale; locales are written as \"ko\", \"pt-BR\" or \"zh-Hans\""),
    ("glossary: {a: {de: {uses: b}}}", "1:21 unknown key \"uses\"; did you mean \"use\"?"),
  ])
  func faults(text: String, fault: String) {
    let faults = read(text).faults
    if text.contains("'a(b'") {
      #expect(faults.count == 1 && faults[0].hasSuffix(fault.drop { $0 != " " }), "\(faults)")
    } else {
      #expect(faults == [fault])
    }
  }
}
