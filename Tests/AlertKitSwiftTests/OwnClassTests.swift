import Testing

/// Classes derived from `UIAlertController`, and initializers and methods that an app adds to it.
@Suite struct OwnClassTests {
  private func lines(_ code: String) async -> [String] { await Evaluated.wholeLines(["A.swift": code]) }

  @Test func anOverloadOfAClassHandsItsActionOn() async {
    let code = """
      final class Panel: UIAlertController {
        private var names: [UIAlertAction: String] = [:]
        func addAction(_ action: UIAlertAction, named name: String) {
          super.addAction(action)
          names[action] = name
        }
      }
      func f() {
        let panel = Panel(title: "Sign in", message: nil, preferredStyle: .alert)
        panel.addAction(UIAlertAction(title: "Go", style: .destructive), named: "go")
        let cancel = UIAlertAction(title: "No", style: .cancel)
        panel.addAction(cancel, named: "no")
        show(panel)
      }
      """
    #expect(await lines(code) == ["alert ['Sign in'] [-] (destructive 'Go') (cancel 'No')"])
  }

  @Test func aMethodThatIsNotThereTakesTheActionThatItIsGiven() async {
    let code = """
      func f() {
        let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel), identifier: "no")
        show(alert)
      }
      """
    #expect(await lines(code) == ["alert ['Sign in'] [-] (cancel 'No')"])
  }

  @Test func anInitializerWithoutAStyleIsTheAppsOwn() async {
    let code = """
      extension UIAlertController {
        convenience init(title: String, message: String? = nil, okTitle: String = "OK") {
          self.init(title: title, message: message, preferredStyle: .alert)
          addAction(UIAlertAction(title: okTitle, style: .default))
        }
      }
      func f() { show(UIAlertController(title: "Saved")) }
      func g() { show(UIAlertController(title: "Sent", message: "It is on its way.")) }
      """
    #expect(
      await lines(code) == [
        "alert ['Saved'] [-] (default 'OK')", "alert ['Sent'] ['It is on its way.'] (default 'OK')",
      ])
  }
}
