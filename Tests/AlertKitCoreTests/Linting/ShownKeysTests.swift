import AlertKitCore
import Testing

/// Keys that stand twice, beside the code that shows some of them.
@Suite struct ShownKeysTests {
  private func severities(_ table: String, hasCode: Bool = true) async -> [Severity] {
    let reader = SourceReader { files in
      guard hasCode, let file = files.first(where: { $0.path == "A.swift" }) else { return CodeReading(files: [:]) }
      let range = SourceRange(file: file.id, start: 0, end: 1)
      let surface = Surface<StringReference>(
        id: "A.ask.1", kind: .alert, origin: .source, range: range,
        title: .key("ask", table: nil, defaultValue: nil, range: range))
      return CodeReading(files: [file.id: SourceReading(surfaces: [surface])])
    }
    let project = await Project.assemble(
      inputs(["en.lproj/Localizable.strings": table, "A.swift": "//"]), sources: reader)
    return await Linter.lint(project).findings.filter { $0.rule.name == "duplicate-key" }.map(\.severity)
  }

  @Test func whatAnAlertShowsIsTold() async {
    #expect(await severities("\"ask\" = \"Go?\";\n\"ask\" = \"Leave?\";\n") == [.warning])
    #expect(await severities("\"ask\" = \"Go?\";\n\"ask\" = \"Go?\";\n") == [.note])
  }

  @Test func whatNoAlertShowsIsToldOnceATable() async {
    let table = "\"a\" = \"1 x\";\n\"a\" = \"2 x\";\n\"b\" = \"3 x\";\n\"b\" = \"4 x\";\n\"c\" = \"5 x\";\n\"c\" = \"5 x\";\n"
    #expect(await severities("\"ask\" = \"Go?\";\n" + table) == [.note])
    #expect(await severities(table, hasCode: false) == [.warning, .warning, .note])
  }
}
