import AlertKitCode
import AlertKitCore
import Testing

/// Functions, tuples, texts and buttons within others.
@Suite struct WithinTests {
  @Test func aFunctionWithinAnotherIsGivenTheWords() async {
    let surfaces = await Evaluated.surfaces([
      "A.swift": """
      class Screen: UIViewController {
        func save() {
          func showError(title: String) {
            let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
            present(alert, animated: true)
          }
          guard !name.isEmpty else { return showError(title: "No Name") }
          guard name.count < 26 else { return showError(title: "Too Long") }
        }
      }
      """
    ])
    #expect(surfaces.map { Extracted.text($0.title) } == ["'No Name'", "'Too Long'"])
    #expect(Set(surfaces.map(\.range)).count == 2)
  }

  @Test func aTupleHasAnotherName() async {
    let lines = await Evaluated.wholeLines([
      "A.swift": """
      extension UIViewController {
        typealias Choice = (title: String, handler: (() -> Void)?)
        func tell(title: String, choice: Choice? = nil) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          choice.flatMap { choice in alert.addAction(UIAlertAction(title: choice.title, style: .default) { _ in choice.handler?() }) }
          present(alert, animated: true)
        }
      }
      class Screen: UIViewController {
        func go() { tell(title: "Off", choice: ("Turn On", { self.open() })) }
      }
      """
    ])
    #expect(lines.contains("alert ['Off'] [-] (default 'Turn On')"), "\(lines)")
  }

  @Test func aTextOfValuesIsPartOfAnother() async {
    let lines = await Evaluated.lines([
      "A.swift": """
      class Screen: UIViewController {
        func go() {
          let part = "the file \\(name) is gone"
          let alert = UIAlertController(title: "Error \\(code): \\(part), 100% sure", message: nil, preferredStyle: .alert)
          present(alert, animated: true)
        }
      }
      """
    ])
    #expect(lines == ["alert ['Error %@: the file %@ is gone, 100%% sure'] [-]"])
  }

  @Test func aButtonMayBeAViewOfTheAppsOwn() async {
    let lines = await Evaluated.lines([
      "A.swift": """
      class QuietPopupDialog: UIViewController {
        init(title: String?, message: String?) { super.init(nibName: nil, bundle: nil) }
        var buttons = [QuietButton]()
        func addButtons(_ more: [QuietButton]) { buttons += more }
      }
      class QuietButton: UIButton {
        init(title: String, action: (() -> Void)?) {
          super.init(frame: .zero)
          setTitle(title, for: .normal)
        }
      }
      class CancelButton: QuietButton {}
      class Screen: UIViewController {
        func go() {
          let dialog = QuietPopupDialog(title: "Stop?", message: "It ends.")
          dialog.addButtons([CancelButton(title: "Cancel") { }, QuietButton(title: "Stop") { self.stop() }])
          present(dialog, animated: true)
        }
      }
      """
    ])
    #expect(lines == ["alert ['Stop?'] ['It ends.'] (cancel 'Cancel') (default 'Stop')"])
  }
}
