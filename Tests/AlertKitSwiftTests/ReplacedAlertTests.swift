import AlertKitCore
import Testing

/// Alerts that a property starts with.
@Suite struct ReplacedAlertTests {
  private func first(_ members: String, _ others: String = "") async -> SurfaceReserve?? {
    let code = """
      import UIKit
      class Screen: UIViewController {
        var alert = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        \(members)
      }
      let screen = Screen()
      \(others)
      """
    return await Extracted.ofApp(["A.swift": code]).first { Extracted.text($0.title) == "'First'" }?.reserve
  }

  private static let other = "alert = UIAlertController(title: \"Other\", message: nil, preferredStyle: .alert)"
  private static let show = "present(alert, animated: true)"

  @Test(arguments: [
    "override func viewDidLoad() { \(other); alert.addAction(ok); load { self.\(show) } }",
    """
    override func viewDidLoad() { self.\(other); if isNew { \(show) } }
    func tell() { let \(other); \(show) }
    func tell(_ alert: UIAlertController) { alert.addAction(ok) }
    override func viewDidDisappear() { self.alert.dismiss(animated: true) }
    """,
  ])
  func giveWay(members: String) async {
    #expect(await first(members, "class Other { var alert = 1; func f() { self.alert += 1; g(.alert) } }") == .uncalled)
  }

  @Test(arguments: [
    ("override func viewDidLoad() { if isNew { \(other) }; \(show) }", ""),
    ("override func viewDidLoad() { \(show); \(other); \(show) }", ""),
    ("override func viewDidLoad() { \(other); \(show) }\noverride func viewDidAppear() { \(show) }", ""),
    (
      "override func viewDidLoad() { \(other); \(show) }",
      "class Next: UIViewController { override func viewDidLoad() { present(screen.alert, animated: true) } }\nlet next = Next()"
    ),
    ("override func viewDidLoad() { load { self.\(other) }; \(show) }", ""),
  ])
  func mayBeShown(members: String, others: String) async {
    #expect(await first(members, others) == .some(nil))
  }

  /// Alerts that a variable starts with: what a call gives decides whether it has another as the alert is shown.
  @Test(arguments: [
    ("if let text { alert = UIAlertController(title: text, message: nil, preferredStyle: .alert) }", "\"Gone\"", true),
    ("if let text { alert = UIAlertController(title: text, message: nil, preferredStyle: .alert) }", "text", false),
    ("if text != nil { alert = wrap(alert) }", "\"Gone\"", false),
    (
      "if let text { keep(alert); alert = UIAlertController(title: text, message: nil, preferredStyle: .alert) }", "\"Gone\"",
      false
    ),
    (
      "if let text { later { alert = UIAlertController(title: text, message: nil, preferredStyle: .alert) } }", "\"Gone\"",
      false
    ),
    ("for text in texts { alert = UIAlertController(title: text, message: nil, preferredStyle: .alert) }", "\"Gone\"", false),
    ("defer { alert = UIAlertController(title: text, message: nil, preferredStyle: .alert) }", "\"Gone\"", false),
  ])
  func variablesGiveWay(replacing: String, given: String, isUncalled: Bool) async {
    let code = """
      import UIKit
      extension UIAlertController {
        static func note(_ text: String?) -> UIAlertController {
          var alert = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
          \(replacing)
          let ok = UIAlertAction(title: "OK", style: .default)
          alert.addAction(ok)
          return alert
        }
      }
      class Screen: UIViewController {
        override func viewDidLoad() {
          let text = words.first
          present(UIAlertController.note(\(given)), animated: true)
        }
      }
      let screen = Screen()
      """
    let found = await Extracted.ofApp(["A.swift": code]).filter { Extracted.text($0.title) == "'First'" }
    #expect(!found.isEmpty && found.allSatisfy { $0.reserve == (isUncalled ? .uncalled : nil) })
  }

  /// A handler that gives way to another before anything can call it.
  @Test(arguments: [
    ("cell.onSave = { self.save() }\ncell.onView = { self.open() }", "var onView: (() -> Void)?", true),
    ("cell.onView = { self.open() }", "var onView: (() -> Void)?", true),
    ("", "var onView: (() -> Void)?", false), ("other.onView = { self.open() }", "var onView: (() -> Void)?", false),
    ("cell.onView?(); cell.onView = { self.open() }", "var onView: (() -> Void)?", false),
    ("if isNew { cell.onView = { self.open() } }", "var onView: (() -> Void)?", false),
    ("cell.onView = { self.open() }", "var onView: (() -> Void)? { didSet { oldValue?() } }", false),
  ])
  func handlersGiveWay(behind: String, property: String, isUncalled: Bool) async {
    let code = """
      import UIKit
      class Cell: UITableViewCell {
        \(property)
        var onSave: (() -> Void)?
        @IBAction func look(_ sender: UIButton) { onView?() }
      }
      class Screen: UIViewController {
        override func viewDidLoad() {
          let cell = Cell()
          cell.onView = {
            self.present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
          }
          \(behind)
          show(cell)
        }
        func open() {}
        func save() {}
      }
      let screen = Screen()
      """
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }
}
