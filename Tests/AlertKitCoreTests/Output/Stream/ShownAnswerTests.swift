import AlertKitCore
import Foundation
import Testing

/// The answers of `check --jsonl` that the pages show.
@Suite struct ShownAnswerTests {
  @Test func pagesShowTheAnswersThatTheToolGives() throws {
    let page = try String(contentsOf: SchemaTests.root.appending(path: "docs/reach.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "$ alertcopy check --jsonl\n").dropFirst()
    #expect(!blocks.isEmpty)
    for block in blocks {
      let lines = block.components(separatedBy: "\n```")[0].components(separatedBy: "\n")
      try #require(lines.count == 2)
      var responder = CheckResponder()
      #expect(responder.answer(to: lines[0]) == lines[1])
    }
  }
}
