import AlertKitCore
import Testing

/// What stands between an alert's words and the alert: a flag that nothing raises keeps all of them from being shown.
@Suite struct RaisedOnTheWayTests {
  private static func code(_ flag: String, _ raise: String = "") -> String {
    """
    class Camera: NSObject {
      \(flag)
      var showError: (_ title: String, _ message: String) -> Void = { _, _ in }
      func take() { show("Error", "No picture was taken.") }
      func show(_ title: String, _ message: String) {
        if tellsErrors { DispatchQueue.main.async(execute: { () -> Void in self.showError(title, message) }) }
      }
      \(raise)
    }
    class Screen: UIViewController {
      let camera = Camera()
      override func viewDidLoad() {
        camera.showError = { [weak self] (title: String, message: String) -> Void in
          let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          self?.present(alert, animated: true)
        }
        camera.take()
        \(raise.isEmpty ? "" : "camera.raise()")
      }
    }
    let screen = Screen()
    """
  }

  @Test(arguments: [
    ("var tellsErrors = false", "", true), ("let tellsErrors = false", "", true), ("var tellsErrors = true", "", false),
    ("var tellsErrors = false", "func raise() { tellsErrors = true }", false),
  ])
  func aFlagOfTheFunctionBetween(flag: String, raise: String, isUncalled: Bool) async {
    let found = await Extracted.ofApp(["A.swift": Self.code(flag, raise)]).filter { Extracted.text($0.title) == "'Error'" }
    #expect(found.allSatisfy { $0.reserve == (isUncalled ? .uncalled : nil) })
    #expect(isUncalled || !found.isEmpty)
  }
}
