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

  private func lines(_ code: String, _ rule: RuleID, path: String = "App/A.swift") async -> [Int] {
    var options = Linter.Options()
    options.configuration.onlyRules = [rule]
    let inputs = [InputFile(path: path, bytes: Array(code.utf8))]
    let report = await Linter.lint(await Project.assemble(inputs, sources: SwiftSources.reader()), options: options)
    return report.findings.map { report.files[0].position(at: Int($0.range.start)).line }
  }

  /// One caller's words are read as well as the function's own, and lack the same.
  @Test(arguments: [("nil", [4]), ("title", [11])])
  func whatTheFunctionItselfLacksIsNotToldOfACallerToo(title: String, expected: [Int]) async {
    let code = """
      import UIKit
      extension UIViewController {
        func tell(_ failure: Failure, title: String? = "Photo Lost") {
          present(UIAlertController(title: \(title), message: failure.text, preferredStyle: .alert), animated: true)
        }
      }
      enum Failure { case lost, full
        var text: String { switch self { case .lost: "A photo is lost."; case .full: "An album is full." } } }
      final class Album: UIViewController {
        @IBAction func open(_ sender: Any) { tell(Failure(sender)) }
        @IBAction func save() { tell(.full, title: nil) }
      }
      """
    #expect(await lines(code, "missing-title") == expected)
  }

  /// Where a button stands is the function's matter, and what it says its callers'.
  @Test func aButtonInTheWrongPlaceIsToldOnceForAllCallers() async {
    let code = """
      import UIKit
      final class Album: UIViewController {
        func ask(_ keep: String, _ gone: String) {
          let sheet = UIAlertController(title: "Unsaved Photo", message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: keep, style: .default))
          sheet.addAction(UIAlertAction(title: gone, style: .destructive))
          sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          present(sheet, animated: true)
        }
        @IBAction func close() { ask("Save", "Delete") }
        @IBAction func leave() { ask("Keep", "Discard") }
        @IBAction func other() {
          let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "Share", style: .default))
          sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
          sheet.addAction(UIAlertAction(title: "Erase", style: .destructive))
          sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          present(sheet, animated: true)
        }
      }
      """
    #expect(await lines(code, "destructive-not-first") == [6, 15, 16])
  }

  /// A title that is too long for a button is too long.
  @Test func aLongButtonIsNotToldToBeShrunkToo() async {
    func rules(_ title: String) async -> [String] {
      let code = """
        import UIKit
        final class Album: UIViewController {
          @IBAction func close() {
            let alert = UIAlertController(title: "Delete the photo?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "\(title)", style: .destructive))
            present(alert, animated: true)
          }
        }
        """
      var options = Linter.Options()
      options.configuration.onlyRules = ["long-button-title", "button-truncates"]
      let inputs = [InputFile(path: "App/A.swift", bytes: Array(code.utf8))]
      let project = await Project.assemble(inputs, sources: SwiftSources.reader())
      return await Linter.lint(project, options: options).findings.map(\.rule.name)
    }
    #expect(await rules("Delete This Photo from All of My Albums Now") == ["long-button-title"])
    #expect(await rules("Unmistakably Unrecoverableness-Deletion") == ["button-truncates"])
  }

  /// A type may be named with its module, the folder that it lies in.
  @Test func aTypeOfAModuleIsFoundByItsWholeName() async {
    let code = """
      import UIKit
      enum Words { enum Alerts { static let ok = "Recieve" } }
      typealias Texts = Kit.Words.Alerts
      typealias Others = Sat.Words.Alerts
      final class Album: UIViewController {
        @IBAction func close() {
          let alert = UIAlertController(title: "Photo Saved", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: Texts.ok, style: .default))
          alert.addAction(UIAlertAction(title: Others.ok, style: .default))
          present(alert, animated: true)
        }
      }
      """
    #expect(await lines(code, "misspelled-word", path: "Kit/A.swift") == [2])
    #expect(await lines(code, "misspelled-word", path: "Phone/A.swift") == [])
  }

  /// A name that stands for itself in its own module stands for nothing.
  @Test func aNameForItselfOfItsModuleIsNoType() async {
    let code = """
      import UIKit
      typealias Label = Kit.Label
      enum Words { typealias Label = Kit.Label }
      final class Album: UIViewController {
        @IBAction func close() {
          let alert = UIAlertController(title: "Photo Saved", message: Label.text, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: Words.Label.ok, style: .default))
          present(alert, animated: true)
        }
      }
      """
    #expect(await lines(code, "misspelled-word", path: "Kit/A.swift") == [])
  }

  /// What a generator falls back on for a text with arguments is not what its table says.
  @Test(arguments: [("_", false, 0), ("_", true, 1), ("Error", false, 1)])
  func aFallbackWithoutWordsStandsForATableThatIsNotHere(fallback: String, isThere: Bool, count: Int) async {
    let code = """
      import UIKit
      final class Album: UIViewController {
        @IBAction func close() {
          let title = Bundle.main.localizedString(forKey: "photo_gone", value: "\(fallback)", table: "Words")
          let alert = UIAlertController(title: title, message: "It is gone.", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          present(alert, animated: true)
        }
      }
      """
    var options = Linter.Options()
    options.configuration.onlyRules = ["generic-title"]
    var files = ["App/A.swift": code]
    if isThere { files["App/en.lproj/Words.strings"] = "\"photo_full\" = \"Album Full\";\n" }
    let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    let project = await Project.assemble(inputs, sources: SwiftSources.reader())
    #expect(await Linter.lint(project, options: options).findings.count == count)
  }
}
