import Foundation
import Testing

/// Wrappers that `init` finds in the code and writes into the configuration.
@Suite struct InitWrapperTests {
  private static let code = """
    func showNotice(title: String, _ text: String, no: String = "Cancel") {
      let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: NSLocalizedString("notice: \\"ok\\"", comment: ""), style: .default))
      alert.addAction(UIAlertAction(title: no, style: .cancel))
    }
    func use() {
      showNotice(title: "One?", "First.", no: "Keep")
      showNotice(title: "Two?", "Second.")
    }
    """

  @Test func proposedWrappersFindAlerts() throws {
    try Tool.inFolder(of: ["App/A.swift": Self.code]) { folder in
      #expect(try !Tool.run(["extract", "-q"], in: folder).output.contains("One?"))
      let written = try Tool.run(["init"], in: folder)
      #expect(written.status == 0, "\(written.errors)")
      let text = try String(contentsOf: folder.appending(path: ".alertcopy.yml"), encoding: .utf8)
      #expect(
        text.contains(
          "\nwrappers:\n  # App/A.swift:1 shows 2 alerts\n  - callee: showNotice\n    title: title\n    message: 2\n"))
      let found = try Tool.run(["extract", "-q"], in: folder)
      #expect(found.errors.isEmpty && found.status == 0)
      for words in ["One?", "Second.", "Keep", "notice: \\\"ok\\\""] { #expect(found.output.contains(words), "\(words)") }
      #expect(try Tool.run(["check", "-q"], in: folder).status != 2)
    }
  }

  @Test func saysWhereThereAreNone() throws {
    try Tool.inFolder(of: ["App/A.swift": "func showNotice() {}"]) { folder in
      let text = try Tool.run(["init", "--print"], in: folder).output
      #expect(text.contains("# None that builds an alert from its parameters was found.\n# wrappers:\n"))
    }
  }
}
