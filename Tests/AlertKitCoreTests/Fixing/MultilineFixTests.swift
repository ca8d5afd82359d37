import AlertKitCore
import Testing

/// Texts of specs over several lines: what `fix` makes of them, and what reports say of it.
@Suite struct MultilineFixTests {
  private static let rules: Set<RuleID> = ["message-punctuation", "button-case"]

  private static func spec(_ message: String, button: String = "{text: OK}") -> String {
    """
    alerts:
      a:
        title: {text: Gone}
        message: \(message)
        buttons:
          - title: \(button)
    # done
    """
  }

  @Test(
    arguments: [
      ("{text: \"It is\n      gone now\"}", "{text: \"It is\n      gone now.\"}"),
      ("{text: \"It \\\n      is\n      gone \\x6eow\"}", "{text: \"It \\\n      is\n      gone \\x6eow.\"}"),
      ("{text: 'It''s\n\n      gone now'}", "{text: 'It''s\n\n      gone now.'}"),
      ("{text: It is\n      gone now}", "{text: It is\n      gone now.}"),
      ("\n      text:\n        It is\n        gone now", "\n      text:\n        It is\n        gone now."),
      ("\n      text: |-\n        It is\n\n         gone now", "\n      text: |-\n        It is\n\n         gone now."),
      ("\n      text: |\n        It is\n        gone now", "\n      text: |\n        It is\n        gone now."),
      (
        "\n      text: >- # folded\n        It is\n        gone now",
        "\n      text: >- # folded\n        It is\n        gone now."
      ),
      (
        "\n      text: >\n        It is\n         gone\n\n        now",
        "\n      text: >\n        It is\n         gone\n\n        now."
      ),
    ], ["\n", "\r\n"])
  func changesOnlyWhatDiffers(texts: (old: String, new: String), lineEnd: String) async {
    func file(_ text: String) -> String { Self.spec(text).replacing("\n", with: lineEnd) }
    let project = FixedProject(["alerts.yaml": file(texts.old)])
    let findings = await LintedExampleTests.findings(of: Self.rules, in: project.files)
    #expect(findings.map(\.isFixable) == [true])
    let outcome = await project.fixed(Self.rules)
    #expect(project.text(of: "alerts.yaml", after: outcome) == file(texts.new))
    #expect(outcome.report.findings == [])
    #expect(await project.with(outcome).fixed(Self.rules).files.isEmpty)
  }

  @Test(arguments: [
    ("{text: delete\n            photo}", "{text: Delete\n            Photo}"),
    ("{text: \"delete\n            photo\"}", "{text: \"Delete\n            Photo\"}"),
    ("{text: >-\n            delete\n            photo}", nil),
    (
      "\n            text: >-\n              delete\n              photo",
      "\n            text: >-\n              Delete\n              Photo"
    ),
  ])
  func changesEachLine(old: String, new: String?) async {
    let project = FixedProject(["alerts.yaml": Self.spec("{text: It is gone.}", button: old)])
    let outcome = await project.fixed(Self.rules)
    let text = project.text(of: "alerts.yaml", after: outcome)
    #expect(text == Self.spec("{text: It is gone.}", button: new ?? old))
  }

  @Test(arguments: ["|2-\n        It is gone now", "|+\n        It is gone now", "|-\n\n        It is gone now"])
  func isNotFixableWhereItCannotBeWritten(text: String) async {
    let project = FixedProject(["alerts.yaml": Self.spec("\n      text: " + text)])
    let findings = await LintedExampleTests.findings(of: Self.rules, in: project.files)
    let outcome = await project.fixed(Self.rules)
    #expect(outcome.files.isEmpty == findings.allSatisfy { !$0.isFixable })
    #expect(outcome.report.findings.allSatisfy { !$0.isFixable })
  }

  @Test func aRoleThatCannotBeWrittenIsNoFix() async {
    let text = """
      alerts:
        a:
          title: {text: Delete it?}
          buttons:
            - {title: {text: Delete}, role: destructive}
            - {title: {text: Cancel}, role: }
        b:
          title: {text: Delete it?}
          buttons:
            - {title: {text: Delete}, role: destructive}
            - {title: {text: Cancel}}
      """
    let project = FixedProject(["alerts.yaml": text])
    let findings = await LintedExampleTests.findings(of: ["misplaced-cancel"], in: project.files)
    let outcome = await project.fixed(["misplaced-cancel"])
    let fixable = findings.filter(\.isFixable).compactMap(\.surface)
    #expect(fixable == ["b"] && outcome.applied.count == 1)
    #expect(outcome.report.findings.allSatisfy { !$0.isFixable })
  }

  @Test func whatAnotherFixWouldUndoIsNotSaidToBeFixable() async {
    let spec = """
      alerts:
        a: {title: t, message: x, buttons: [{title: b}]}
        c: {title: t, buttons: [{title: x}]}
      """
    let table = "\"t\" = \"Delete the Photo?\"; \"b\" = \"OK\"; \"x\" = \"Delete your photos\";"
    let outcome = await FixerTests.project(table, spec: spec).fixed(["message-punctuation", "button-punctuation"])
    #expect(!outcome.report.findings.isEmpty && outcome.report.findings.allSatisfy { !$0.isFixable })
  }
}
