import AlertKitCore
import AlertKitSwift
import Testing

/// An empty title is not the same as none: the message keeps its own place.
@Suite struct EmptyTitleTests {
  private static func messages(_ title: String, given: String) async -> [Bool] {
    let code = """
      import UIKit
      func say(_ title: String?, _ message: String) {
        let alert = UIAlertController(title: \(title), message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        top.present(alert, animated: true)
      }
      func f() { say(\(given), "The photo was deleted.") }
      func g() { say(\(given), isLost ? "The photo was lost." : "The photo was moved.") }
      """
    let inputs = [InputFile(path: "App/A.swift", bytes: Array(code.utf8))]
    let report = await Linter.lint(await Project.assemble(inputs, sources: SwiftSources.reader()))
    return report.findings.filter { $0.rule.name == "missing-title" }.map { $0.message.contains("title is empty") }
  }

  @Test(arguments: [("title", "\"\"", true), ("title ?? \"\"", "nil", true), ("title", "nil", false)])
  func anEmptyTitle(title: String, given: String, isEmpty: Bool) async {
    let found = await Self.messages(title, given: given)
    #expect(!found.isEmpty && found.allSatisfy { $0 == isEmpty })
  }
}
