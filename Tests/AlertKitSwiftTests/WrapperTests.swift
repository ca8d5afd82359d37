import AlertKitCore
import AlertKitSwift
import Testing

/// What is declared as a wrapper, and what is proposed to be.
@Suite struct WrapperTests {
  @Test func leavesOthersOfTheNameAlone() async {
    let wrappers = [
      AlertWrapper(callee: "tell", title: .label("title")),
      AlertWrapper(callee: "tell", title: .label("title"), message: .label("message")),
    ]
    let code = """
      func ask() {
        tell(animated: true)
        tell(title: "a", message: "b")
        tell(title: "c")
      }
      """
    #expect(await Extracted.lines(code, wrappers: wrappers) == ["alert ['a'] ['b'] …", "alert ['c'] [-] …"])
  }

  /// A caller that adds no button shows the alert with all of its buttons.
  @Test(arguments: [
    ("present(failed(), animated: true)", ""), ("let a = failed(); present(a, animated: true)", ""), ("", " …"),
    ("let a = failed(); a.addAction(UIAlertAction(title: \"Retry\", style: .default)); present(a, animated: true)", " …"),
  ])
  func callersCompleteWhatAFunctionGivesBack(_ use: String, _ rest: String) async {
    let lines = await Extracted.lines(
      """
      class A: UIViewController {
        func failed() -> UIAlertController {
          let alert = UIAlertController(title: "Upload Failed", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          return alert
        }
        func go() { \(use) }
      }
      """)
    #expect(lines.first == "alert ['Upload Failed'] [-] (cancel 'Cancel')\(rest)")
  }
}
