import AlertKitCore
import Testing

/// Alerts in handlers of actions that are made, filled and given to nothing.
@Suite struct UnusedActionTests {
  private func isUncalled(_ made: String, _ after: String, _ more: String = "") async -> Bool {
    let code = """
      import UIKit
      class Screen: UITableViewController {
        override func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
          let hide = \(made)
          hide.backgroundColor = .red
          \(after)
        }
        func ask() {
          present(UIAlertController(title: "Hide?", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      \(more)
      let screen = Screen()
      """
    let found = await Extracted.ofApp(["A.swift": code])
    #expect(!found.isEmpty)
    return found.allSatisfy { $0.reserve == .uncalled }
  }

  private static let alert =
    "self.present(UIAlertController(title: \"Gone\", message: nil, preferredStyle: .alert), animated: true)"
  private static let action = "UIContextualAction(style: .destructive, title: \"Hide\", handler: { _, _, done in ask() })"
  private static let nothing = "hide.image = icon\n    return UISwipeActionsConfiguration(actions: [])"

  @Test(arguments: [
    action, action.replacing(", handler: {", with: ") {").replacing("})", with: "}"),
    "UIAction(title: \"Hide\") { _ in ask() }", "UIAlertAction(title: \"Hide\", style: .default) { _ in self.ask() }",
  ])
  func aHandlerOfWhatIsGivenToNothing(made: String) async {
    #expect(await isUncalled(made, Self.nothing))
    let direct = made.replacing("self.ask()", with: Self.alert).replacing("ask()", with: Self.alert)
    #expect(await isUncalled(direct, Self.nothing, "extension Screen { var isNew: Bool { true } }"))
  }

  @Test(arguments: [
    "return UISwipeActionsConfiguration(actions: [hide])", "keep(hide); return nil", "kept = hide; return nil",
    "hide.perform(); return nil", "let all = [hide]; return make(all)", "return { make(hide) }()",
    "hide.image = icon; return make(\"\\(hide)\")",
  ])
  func aHandlerOfWhatIsHandedOn(after: String) async {
    #expect(await !isUncalled(Self.action, after))
  }

  @Test func aHandlerOfWhatMayBeKeptByOthers() async {
    #expect(await !isUncalled(Self.action.replacing("UIContextual", with: "Swipe"), Self.nothing))
    let more = "extension UIContextualAction { convenience init(style: Style, title: String, handler: @escaping Handler) {} }"
    #expect(await !isUncalled(Self.action, Self.nothing, more))
  }
}
