import Foundation
import Testing

@Suite struct WrapCommandTests {
  @Test func printsTheLinesOfAText() throws {
    let text = "An alert with a cancel button... not exactly rocket science."
    let run = try Tool.run(["wrap", text, "--style", "alert.message"])
    #expect(run.status == 0)
    #expect(run.output == "An alert with a cancel button... not\nexactly rocket science.\n")
  }

  @Test(arguments: [
    ["wrap", "x", "--locale", "??"], ["wrap", "x", "--style", "poster"], ["wrap", "x", "--width", "0"],
    ["wrap", "x", "--jsonl"],
  ])
  func wrongUsage(arguments: [String]) throws {
    #expect(try Tool.run(arguments).status == 64)
  }

  @Test func standardInputMayBeEmpty() throws {
    for arguments in [["wrap"], ["wrap", "--jsonl"]] {
      let run = try Tool.run(arguments)
      #expect(run.status == 0 && run.output.isEmpty)
    }
  }
}
