import AlertKitCore
import Testing

@Suite struct ConfigurationReaderTests {
  private func read(
    _ text: String, _ path: String = ".alertcopy.yml"
  ) -> (file: SourceFile, document: ConfigurationDocument, faults: [String]) {
    let file = sourceFile(path, text)
    let result = ConfigurationReader.read(file)
    return (file, result.value, file.describe(result.faults))
  }

  @Test func everyKey() throws {
    let result = read(
      """
      included: [App, "Modules/*"]
      excluded: Pods
      locales: [ko, zh_CN, no]
      source_locale: en-GB
      disabled_rules:
        - generic-title
      only_rules: [yes-no-button, ok-spelling]
      yes-no-button: {severity: note}
      ok-spelling: error
      long-button-title: off
      reporter: json
      strict: yes
      warning_threshold: 12
      baseline: alerts.json
      arguments: {greeting: [Ana, 3], farewell: Bo}
      """)
    #expect(result.faults == [])
    var expected = Configuration()
    expected.included = ["App", "Modules/*"]
    expected.excluded = ["Pods"]
    expected.locales = try ["ko", "zh-CN", "no"].map { try #require(LocaleTag($0)) }
    expected.sourceLocale = LocaleTag("en-GB")
    expected.disabledRules = ["generic-title", "long-button-title"]
    expected.onlyRules = ["yes-no-button", "ok-spelling"]
    expected.severities = ["yes-no-button": .note, "ok-spelling": .error]
    expected.reporter = "json"
    expected.isStrict = true
    expected.warningThreshold = 12
    expected.baseline = "alerts.json"
    expected.arguments = ["greeting": ["Ana", "3"], "farewell": ["Bo"]]
    #expect(result.document.configuration == expected)
    let mentions = result.document.ruleMentions
    #expect(
      mentions.map(\.rule.name) == [
        "generic-title", "yes-no-button", "ok-spelling", "yes-no-button", "ok-spelling", "long-button-title",
      ])
    #expect(mentions.map { result.file.string(in: $0.range) } == mentions.map(\.rule.name))
    #expect(result.file.place(try #require(result.document.reporterRange)) == "11:11")
  }

  @Test(arguments: ["", "# nothing here\n", "---\n", "excluded:\nstrict: false\n"])
  func emptyFilesSayNothing(text: String) {
    let result = read(text)
    #expect(result.faults == [])
    #expect(result.document.configuration == Configuration())
  }

  @Test func json() {
    let result = read(#"{"strict": true, "yes-no-button": "note", "locales": ["ko"]}"#, "alertcopy.json")
    #expect(result.faults == [])
    #expect(result.document.configuration.isStrict)
    #expect(result.document.configuration.severities == ["yes-no-button": .note])
  }

  @Test(arguments: [
    ("- included\n", "1:1 the configuration is a map, not a list"),
    ("exclude: [x]\n", "1:1 unknown key \"exclude\"; did you mean \"excluded\"?"),
    ("é: 1\ndisabledrules: [x]\n", "1:1 unknown key \"é\"|2:1 unknown key \"disabledrules\"; did you mean \"disabled_rules\"?"),
    ("source-locale: en\n", "1:1 unknown key \"source-locale\"; did you mean \"source_locale\"?"),
    ("strct: true\n", "1:1 unknown key \"strct\"; did you mean \"strict\"?"),
    ("strict: maybe\n", "1:9 \"strict\" is true or false"),
    ("strict:\n", "1:1 \"strict\" is true or false"),
    ("reporter: [json]\n", "1:11 \"reporter\" is a text, not a list"),
    ("locales: [ko, \"한국어\"]\n", "1:16 \"한국어\" is no locale; locales are written as \"ko\", \"pt-BR\" or \"zh-Hans\""),
    ("source_locale: english!\n", "1:16 \"english!\" is no locale; locales are written as \"ko\", \"pt-BR\" or \"zh-Hans\""),
    ("included: {a: b}\n", "1:11 \"included\" is a list of texts; found a map"),
    ("warning_threshold: 0\n", "1:20 \"warning_threshold\" is a whole number above 0"),
    ("lenient: yes\nstrict: yes\n", "2:1 \"strict\" and \"lenient\" cannot both be true"),
    ("glossary: [x]\n", "1:11 \"glossary\" is a map, not a list"),
    (
      "yes-no-button: warn\n",
      "1:16 \"severity\" is note, warning, error or off, not \"warn\""
    ),
    (
      "yes-no-button: {severity: eror}\n",
      "1:27 \"severity\" is note, warning, error or off, not \"eror\"; did you mean \"error\"?"
    ),
    ("yes-no-button: {severty: error}\n", "1:17 unknown key \"severty\"; did you mean \"severity\"?"),
    ("strict: true\nstrict: false\n", "2:1 the key \"strict\" stands on line 1 already"),
    ("included: [a\n", "1:11 not valid YAML: did not find expected ',' or ']' while parsing a flow sequence"),
  ])
  func faultsWithTheirPlace(text: String, faults: String) {
    #expect(read(text).faults.joined(separator: "|") == faults)
  }
}
