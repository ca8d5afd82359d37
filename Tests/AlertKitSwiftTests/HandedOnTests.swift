import Testing

/// Words that are handed on from type to type.
@Suite struct HandedOnTests {
  private func lines(_ code: String) async -> [String] { await Evaluated.wholeLines(["A.swift": code]) }

  @Test func aViewHandsItsStateToTheViewThatShowsIt() async {
    let code = """
      struct Outer: View {
        @State private var title = ""
        @State private var message = ""
        @State private var isShown = false
        var body: some View {
          Inner(title: $title, message: $message, isShown: $isShown)
          Button("Send") { title = "Sent"; message = "It is on its way."; isShown = true }
          Button("Save") { title = "Saved"; message = "It is kept."; isShown = true }
        }
      }
      struct Inner: View {
        @Binding var title: String
        @Binding var message: String
        @Binding var isShown: Bool
        var body: some View {
          Text("x").alert(title, isPresented: $isShown) { Button("OK", role: .cancel) {} } message: { Text(message) }
        }
      }
      """
    #expect(
      await lines(code) == [
        "alert ['Sent'] ['It is on its way.'] (cancel OK)", "alert ['Saved'] ['It is kept.'] (cancel OK)",
      ])
  }

  @Test func aProtocolWithOneTypeIsThatType() async {
    let code = """
      struct Words { let title: String; let confirm: String }
      protocol ListModeling { var removal: Words { get } }
      final class ListModel: ListModeling { let removal = Words(title: "Sign out?", confirm: "Sign out") }
      final class MockListModel: ListModeling { let removal = Words(title: "x", confirm: "y") }
      final class ListController: UIViewController {
        let model: ListModeling
        func f() {
          let alert = UIAlertController(title: model.removal.title, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: model.removal.confirm, style: .destructive))
          present(alert, animated: true)
        }
      }
      """
    #expect(await lines(code) == ["alert ['Sign out?'] [-] (destructive 'Sign out')"])
  }

  private static let model = """
    struct Notice { var title: String; var message: String? = nil; var actions: [Step] = []
      struct Step { let title: String; var style: UIAlertAction.Style = .default
        static let ok = Step(title: "OK", style: .cancel) } }
    protocol Router: AnyObject { func show(_ notice: Notice) }
    extension Router {
      func show(_ notice: Notice) {
        let alert = UIAlertController(title: notice.title, message: notice.message, preferredStyle: .alert)
        notice.actions.map { step in UIAlertAction(title: step.title, style: step.style) }.forEach(alert.addAction)
        top.present(alert, animated: true)
      }
    }

    """

  @Test func aFunctionSaysWhichTypeIsMade() async {
    let code =
      Self.model + """
        final class Model {
          weak var router: Router?
          func f() { router?.show(.init(title: "Lost", actions: [.ok])) }
        }
        """
    #expect(await lines(code) == ["alert ['Lost'] [-] (cancel 'OK')"])
  }

  @Test func aResultSaysWhichTypeIsMade() async {
    let code =
      Self.model + """
        final class Model {
          weak var router: Router?
          private var lost: Notice { .init(title: "Lost", actions: [.ok]) }
          private func failure(_ isOffline: Bool) -> Notice {
            if isOffline { return .init(title: "Offline", actions: [.ok]) }
            return .init(title: "Failed", actions: [.ok])
          }
          func f() { router?.show(lost); router?.show(failure(true)) }
        }
        """
    #expect(
      await lines(code) == [
        "alert ['Lost'] [-] (cancel 'OK')", "alert ['Offline'] [-] (cancel 'OK')", "alert ['Failed'] [-] (cancel 'OK')",
      ])
  }

  @Test func theCasesOfATypeAreListedByItself() async {
    let code = """
      enum Status: CaseIterable {
        case watching, done
        var title: String { switch self { case .watching: "Watching"; case .done: "Done" } }
        static var choices: [(title: String, value: Status)] { allCases.map { ($0.title, $0) } }
      }
      func ask<T>(_ title: String, _ choices: [(title: String, value: T)]) {
        let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
        for choice in choices { sheet.addAction(UIAlertAction(title: choice.title, style: .default) { _ in }) }
        show(sheet)
      }
      func f() { ask("Status", Status.choices) }
      """
    #expect(await lines(code) == ["actionSheet ['Status'] [-] (default 'Watching') (default 'Done')"])
  }
}
