import Testing

/// Words that go through initializers, closures and methods of an app's own before they are shown.
@Suite struct DelegatedTests {
  private func lines(_ code: String) async -> [String] { await Evaluated.wholeLines(["A.swift": code]) }

  @Test func anInitializerHandsItsWordsOnToAnother() async {
    let code = """
      final class Prompt {
        private let alert: UIAlertController
        init(title: String, message: String?) { alert = UIAlertController(title: title, message: message, preferredStyle: .alert) }
        convenience init(problem: String) {
          self.init(title: "Problem", message: problem)
          add("OK", .cancel)
        }
        @discardableResult func add(_ title: String, _ style: UIAlertAction.Style = .default) -> Prompt {
          alert.addAction(UIAlertAction(title: title, style: style) { _ in })
          return self
        }
        func show() { top.present(alert, animated: true) }
      }
      func f() { Prompt(problem: "It is lost.").show() }
      func g() { Prompt(title: "Sure?", message: nil).add("Go").show() }
      """
    #expect(
      await lines(code) == [
        "alert ['Problem'] ['It is lost.'] (cancel 'OK')", "alert ['Sure?'] [-] (default 'Go')",
      ])
  }

  @Test func aClosureGoesToTheParameterThatNeedsOne() async {
    let code = """
      extension UIAlertController {
        static func ask(_ title: String, handler: ((UIAlertAction) -> Void)? = nil, actions: (UIAlertController) -> Void) -> UIAlertController {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          actions(alert)
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: handler))
          return alert
        }
        static func choose(_ items: [(title: String, value: Int)]) -> UIAlertController {
          return ask("Which?") { alert in
            for (title, _) in items { alert.addAction(UIAlertAction(title: title, style: .default)) }
          }
        }
      }
      func f() {
        let alert = UIAlertController.ask("Delete?") { alert in
          let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in }
          alert.addAction(delete)
        }
        show(alert)
      }
      func g() { show(UIAlertController.choose([("One", 1), ("Two", 2)])) }
      """
    let found = await lines(code).filter { !$0.hasSuffix("…") || $0.contains("default") || $0.contains("destructive") }
    #expect(found.contains { $0.hasPrefix("alert ['Delete?'] [-] (destructive 'Delete') (cancel 'Cancel')") }, "\(found)")
    #expect(
      found.contains { $0.hasPrefix("alert ['Which?'] [-] (default 'One') (default 'Two') (cancel 'Cancel')") }, "\(found)")
  }

  @Test func aCaseDecidesTheRole() async {
    let code = """
      enum Deed {
        case leave, rename
        var title: String { switch self { case .leave: "Leave?"; case .rename: "Rename" } }
        var isGrave: Bool { switch self { case .rename: return false; default: return true } }
      }
      func ask(_ deed: Deed) {
        let alert = UIAlertController(title: deed.title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Go", style: deed.isGrave ? .destructive : .default))
        show(alert)
      }
      func f() { ask(.leave) }
      func g() { ask(.rename) }
      """
    let found = await lines(code)
    #expect(found.contains("alert ['Leave?'] [-] (destructive 'Go')"), "\(found)")
    #expect(found.contains("alert ['Rename'] [-] (default 'Go')"), "\(found)")
  }

  @Test func anErrorThatIsGivenSaysWhatItIs() async {
    let code = """
      enum Failure: LocalizedError {
        case offline, denied
        var errorDescription: String? { switch self { case .offline: return "You are offline."; case .denied: return "Denied." } }
      }
      func report(_ error: Error) {
        show(UIAlertController(title: "Sorry", message: error.localizedDescription, preferredStyle: .alert))
      }
      func f() { report(Failure.denied) }
      """
    #expect(await lines(code) == ["alert ['Sorry'] ['Denied.']"])
  }

  @Test func aBuilderThatGivesItsAlertBackTellsItOnce() async {
    let code = """
      final class Builder {
        private var title: String?
        private var actions: [UIAlertAction] = []
        func title(_ title: String) -> Self { self.title = title; return self }
        func action(_ title: String, _ style: UIAlertAction.Style) -> Self {
          actions.append(UIAlertAction(title: title, style: style))
          return self
        }
        func build() -> UIAlertController {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          actions.forEach { alert.addAction($0) }
          return alert
        }
      }
      struct Steps {
        var title = ""
        var all = [(String, UIAlertAction.Style)]()
        func adding(_ title: String, _ style: UIAlertAction.Style) -> Steps { var copy = self; copy.all.append((title, style)); return copy }
        func show() {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          for (title, style) in all { alert.addAction(UIAlertAction(title: title, style: style)) }
          top.present(alert, animated: true)
        }
      }
      func f() { show(Builder().title("Sure?").action("Go", .destructive).action("No", .cancel).build()) }
      func g() { Steps(title: "Next?").adding("Yes", .default).adding("No", .cancel).show() }
      """
    let found = await lines(code)
    #expect(found.count { $0.hasPrefix("alert ['Sure?'] [-] (destructive 'Go') (cancel 'No')") } == 1, "\(found)")
    #expect(found.contains("alert ['Next?'] [-] (default 'Yes') (cancel 'No')"), "\(found)")
  }
}
