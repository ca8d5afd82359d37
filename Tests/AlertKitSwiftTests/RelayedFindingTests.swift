import AlertKitCore
import AlertKitSwift
import Testing

/// What alerts lack that one function hands on to another.
@Suite struct RelayedFindingTests {
  /// What a function leaves out that hands its callers' words on is mended where it does, also where others leave nothing out.
  @Test func whatIsLeftOutOnTheWayIsFoundThere() async throws {
    let code = """
      import UIKit
      extension UIViewController {
        func show(title: String? = nil, message: String) {
          present(UIAlertController(title: title, message: message, preferredStyle: .alert), animated: true)
        }
      }
      final class Album: UIViewController {
        func fail(_ message: String) {
          show(message: message)
        }
        func lost() { fail("A photo is lost.") }
        func full() { fail("An album is full.") }
        func saved() { show(title: "Photo Saved", message: "It is in the album.") }
      }
      """
    var options = Linter.Options()
    options.configuration.onlyRules = ["missing-title"]
    let inputs = [InputFile(path: "App/A.swift", bytes: Array(code.utf8))]
    let report = await Linter.lint(await Project.assemble(inputs, sources: SwiftSources.reader()), options: options)
    #expect(report.findings.count == 1)
    let finding = try #require(report.findings.first)
    #expect(report.files[0].position(at: Int(finding.range.start)).line == 9)
  }
}
