import AlertKitCore
import Testing

/// Each rule's examples as files, read and linted whole, written in every way that must not change the verdict.
@Suite struct LintedExampleTests {
  /// The findings of some rules in some files; of all rules where none is named.
  static func findings(of rules: Set<RuleID>, in files: [String: [UInt8]]) async -> [Finding] {
    var configuration = Configuration()
    if let bytes = files[".alertcopy.yml"] {
      let file = SourceFile(id: FileID(0), path: ".alertcopy.yml", text: bytes)
      configuration = ConfigurationReader.read(file).value.configuration
    }
    configuration.onlyRules = rules
    let inputs = files.filter { $0.key != ".alertcopy.yml" }.map { InputFile(path: $0.key, bytes: $0.value) }
    let project = await Project.assemble(inputs, configuration: configuration)
    return await Linter.lint(project, options: try! .init(configuration: configuration)).findings
  }

  @Test(arguments: Rule.all)
  func verdictHoldsHoweverItIsWritten(rule: Rule) async {
    let problems = await rule.fileProblems()
    #expect(problems == [])
  }

  @Test(arguments: Rule.all, ["\n", "\r\n"])
  func verdictHoldsForFiles(rule: Rule, lineEnd: String) async {
    let problems = await rule.listedFileProblems(lineEnd: lineEnd)
    #expect(problems == [])
  }

  @Test(arguments: Rule.all, Rule.silencedWritings)
  func suppressionSilences(rule: Rule, name: String) async {
    let problems = await rule.silencingProblems(writtenAs: name)
    #expect(problems == [])
  }

  @Test(arguments: Rule.all)
  func fixesDoWhatTheyAreFor(rule: Rule) async {
    let problems = await rule.fixProblems()
    #expect(problems == [])
  }
}
