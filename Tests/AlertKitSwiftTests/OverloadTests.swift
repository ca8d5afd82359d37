import AlertKitCore
import Testing

/// Functions of one name that are told by what they are given.
@Suite struct OverloadTests {
  static let overloads = """
    extension UIViewController {
      func alert(_ message: String, actionTitle: String = "OK", cancelHandler: ((UIAlertAction) -> Void)? = nil) {
        let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: actionTitle, style: .default, handler: cancelHandler))
        present(alert, animated: true)
      }
      func alert(_ title: String?, message: String?, handler: ((UIAlertAction) -> Void)? = nil) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Close", style: .cancel, handler: handler))
        present(alert, animated: true)
      }
      func alert(
        _ title: String, message: String? = nil, cancelTitle: String = "Cancel", actionTitle: String,
        handler: @escaping ((UIAlertAction) -> Void)
      ) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: cancelTitle, style: .default, handler: nil))
        alert.addAction(UIAlertAction(title: actionTitle, style: .destructive, handler: handler))
        present(alert, animated: true)
      }
    }
    """

  private static func lines(_ body: String) async -> [String] {
    let code = "final class Screen: UIViewController { func use(error: Error) { \(body) } }"
    return await Extracted.surfaces(["A.swift": code, "B.swift": overloads]).filter { $0.id.hasPrefix("Screen") }
      .map(Extracted.line)
  }

  static let calls = [
    ("alert(\"a\")", "alert ['a'] [-] (default 'OK')"),
    ("alert(\"a\") { _ in self.go() }", "alert ['a'] [-] (default 'OK')"),
    ("self.alert(\"a\") { _ in go() }", "alert ['a'] [-] (default 'OK')"),
    ("alert(\"a\", message: \"b\")", "alert ['a'] ['b'] (cancel 'Close')"),
    ("alert(\"a\", message: \"b\") { _ in go() }", "alert ['a'] ['b'] (cancel 'Close')"),
    ("alert(\"a\", actionTitle: \"Go\") { _ in go() }", "alert ['a'] [-] (default 'Cancel') (destructive 'Go')"),
    ("alert(\"a\", actionTitle: \"Go\")", "alert ['a'] [-] (default 'Go')"),
  ]

  @Test(arguments: calls) func theBestFittingOneIsRun(_ call: String, _ line: String) async {
    #expect(await Self.lines(call) == [line])
  }

  @Test func typesTellOverloads() async {
    let code = """
      func show(_ error: NSError) { show(error.localizedDescription, "Error") }
      func show(_ text: String, _ title: String = "Notice") {
        present(UIAlertController(title: title, message: text, preferredStyle: .alert))
      }
      func use() { show("Saved") }
      """
    let lines = await Extracted.surfaces(["A.swift": code]).filter { $0.id.hasPrefix("use") }.map(Extracted.line)
    #expect(lines == ["alert ['Notice'] ['Saved']"])
  }

  @Test func oneHandsItsWordsOnToAnother() async {
    let code = """
      struct Model {
        func ask(message: LocalizedStringResource, _ actions: [UIAlertAction]) { ask(message: .init(localized: message), actions) }
        func ask(message: String, _ actions: [UIAlertAction]) {
          let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
          actions.forEach { alert.addAction($0) }
        }
      }
      func words() -> LocalizedStringResource { LocalizedStringResource("Sure?") }
      func use(model: Model) {
        let message = words()
        model.ask(message: message, [UIAlertAction(title: "Yes", style: .default)])
      }
      """
    let lines = await Extracted.surfaces(["A.swift": code]).filter { $0.id.hasPrefix("use") }.map(Extracted.line)
    #expect(lines == ["alert [Sure?] [-] (default 'Yes')"])
  }
}

/// Types of one name in several targets, and what is asked while an alert is changed.
@Suite struct NamesakeTests {
  private static func utilities(_ presenter: String, _ button: String) -> String {
    """
    class Utilities {
      static func showAlert(presenter: \(presenter), title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "\(button)", style: .default))
        presenter.present(alert, animated: true)
      }
    }
    """
  }

  @Test func theNearestOfTypesOfOneNameIsMeant() async {
    let screen = """
      class Screen: UIViewController {
        func fail() { Utilities.showAlert(presenter: self, title: "Out of Paper") }
      }
      """
    let seen = await Evaluated.lines([
      "A Kiosk/Utilities.swift": Self.utilities("KioskController", "Kiosk"),
      "App/Utilities.swift": Self.utilities("UIViewController", "Phone"), "App/Screens/Screen.swift": screen,
    ])
    #expect(seen.contains("alert ['Out of Paper'] [-] (default 'Phone')"))
    #expect(!seen.contains("alert ['Out of Paper'] [-] (default 'Kiosk')"))
  }

  @Test func aStyleThatCodeWorksOutIsReadInASubclass() async {
    let code = """
      class Sheet: UIAlertController {}
      struct Style {
        let isWide: Bool
        var kind: UIAlertController.Style {
          if isWide { return .alert }
          return .actionSheet
        }
      }
      class Screen: UIViewController {
        func ask(_ style: Style) {
          let sheet = Sheet(title: "Share Album", message: nil, preferredStyle: style.kind)
          sheet.addAction(UIAlertAction(title: "Share", style: .default))
          present(sheet, animated: true)
        }
      }
      """
    let seen = await Evaluated.lines(["A.swift": code])
    #expect(seen == ["actionSheet ['Share Album'] [-] (default 'Share')"])
  }
}
