import AlertKitCore
import AlertKitSwift
import Testing

/// What is said where a closure's object is gone, which shows nothing then, and of lists that the system or Apple's code gives.
@Suite struct WeakSelfTests {
  private func messages(_ value: String, _ presenting: String, capture: String = "weak self") async -> [String] {
    let code = """
      import UIKit
      struct Visit { let date: Date; let place: Place?; var note: String? }
      struct Place { let date: Date }
      class Source { var items: [Visit] = []; var pages = List<Visit>(); var byName: [String: Visit] = [:]; var last: Visit? }
      class Screen: UIViewController {
        let source = Source()
        func go() {
          events.subscribe { [\(capture)] row in
            var text = ""
            if let date = \(value) { text = date.description } else { text = "It has no date" }
            let alert = UIAlertController(title: "Visit", message: text, preferredStyle: .alert)
            \(presenting)
          }
        }
      }
      """
    return await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.message) }
  }

  @Test(arguments: ["self?.source.items[row].date", "self?.source.pages[row].date"])
  func nobodySeesWhatIsSaidWithoutSelf(value: String) async {
    let found = await messages(value, "self?.present(alert, animated: true)")
    #expect(found.count == 1 && !found[0].contains("no date"), "\(found)")
  }

  @Test(arguments: [
    ("self?.source.items[row].note", "self?.present(alert, animated: true)"),
    ("self?.source.items[row].place?.date", "self?.present(alert, animated: true)"),
    ("self?.source.items.first?.date", "self?.present(alert, animated: true)"),
    ("self?.source.byName[row].date", "self?.present(alert, animated: true)"),
    ("self?.source.last.date", "self?.present(alert, animated: true)"),
    ("self?.source.items[row].date as? String", "self?.present(alert, animated: true)"),
    ("self?.source.items[row].date", "top.present(alert, animated: true)"),
  ])
  func othersAreSaid(value: String, presenting: String) async {
    let found = await messages(value, presenting)
    #expect(found.contains { $0.contains("no date") }, "\(found)")
  }

  // MARK: Lists that are handed on

  @Test(arguments: [
    ("", 0), ("func again() { model.restore(urls: []) { _ in } }", 1),
    ("func again(_ urls: [URL]) { model.restore(urls: urls) { _ in } }", 1),
  ])
  func aListThatTheSystemFillsMayBeHandedOn(more: String, count: Int) async {
    let code = """
      import UIKit
      class Model {
        func restore(urls: [URL], then: (String?) -> Void) {
          guard let first = urls.first else {
            then("No file was picked.")
            return
          }
          read(first)
        }
      }
      class Screen: UIViewController, UIDocumentPickerDelegate {
        let model = Model()
        override func viewDidLoad() {
          let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.zip])
          picker.delegate = self
          present(picker, animated: true)
          again([])
        }
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
          model.restore(urls: urls) { text in
            let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
            self.present(alert, animated: true)
          }
        }
        \(more)
      }
      """
    let found = await Extracted.ofApp(["A.swift": code]).map { Extracted.text($0.title) }
    #expect(found.count { $0.contains("No file") } == count, "\(found)")
  }

  // MARK: Names of texts

  /// Who forgets to look a text up shows its name, also where all tables are of one language.
  @Test(arguments: [("main_error_title", true), ("main_error_other", false), ("Main error title", false)])
  func aNameOfATextIsToldInOneLanguage(title: String, isTold: Bool) async {
    let code = """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          let alert = UIAlertController(title: "\(title)", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: NSLocalizedString("ok_button_title", comment: ""), style: .default))
          present(alert, animated: true)
        }
      }
      """
    let table = "\"main_error_title\" = \"Room Not Found\";\n\"ok_button_title\" = \"OK\";\n"
    let inputs = ["A.swift": code, "en.lproj/Localizable.strings": table].map {
      InputFile(path: "App/" + $0.key, bytes: Array($0.value.utf8))
    }
    let report = await Linter.lint(await Project.assemble(inputs, sources: SwiftSources.reader()))
    #expect(report.findings.contains { $0.rule.name == "hard-coded-text" } == isTold, "\(report.findings.map(\.message))")
  }
}
