import AlertKitCore
import AlertKitSwift
import Testing

@Suite struct TwoTablesTests {
  /// A text that is looked up in one of two tables is one text.
  @Test func aTextOfTwoTablesIsToldOnce() async {
    let code = """
      import UIKit
      final class Album: UIViewController {
        func text(_ key: String) -> String {
          let own = NSLocalizedString(key, tableName: "Album", comment: "")
          return own == key ? NSLocalizedString(key, comment: "") : own
        }
        override func viewDidLoad() {
          let alert = UIAlertController(title: text("Photo Lost"), message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: text("Ok"), style: .default))
          alert.addAction(UIAlertAction(title: text("Help"), style: .default))
          present(alert, animated: true)
        }
      }
      """
    var options = Linter.Options()
    options.configuration.onlyRules = ["ok-spelling"]
    let inputs = [InputFile(path: "A.swift", bytes: Array(code.utf8))]
    let report = await Linter.lint(await Project.assemble(inputs, sources: SwiftSources.reader()), options: options)
    #expect(report.findings.map(\.text) == ["Ok"])
  }
}
