import AlertKitCore
import Testing

/// Alerts whose words take a way through closures, cases, types and objects of the app's own.
@Suite struct SuppliedWordsTests {
  private func lines(_ code: String) async -> [String] { await Evaluated.wholeLines(["A.swift": code]) }

  @Test func aLookupThatFallsBackOnItsKeyIsItsKey() async {
    let code = """
      extension String {
        var loc: String { let text = NSLocalizedString(self, comment: ""); if text != self { return text }; return self }
      }
      func f() { present(UIAlertController(title: "a.title".loc, message: nil, preferredStyle: .alert)) }
      """
    #expect(await lines(code) == ["alert [a.title] [-]"])
  }

  @Test func listsThatAreKnownDecideConditions() async {
    let code = """
      func ask(_ title: String, actions: [UIAlertAction] = []) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        if actions.isEmpty { alert.addAction(UIAlertAction(title: "OK", style: .cancel)) }
        if actions.count > 1 { alert.addAction(UIAlertAction(title: "More", style: .default)) }
        for action in actions { alert.addAction(action) }
      }
      func f() {
        ask("One")
        ask("Two", actions: [.init(title: "Go", style: .default)])
      }
      """
    #expect(await lines(code) == ["alert ['One'] [-] (cancel 'OK')", "alert ['Two'] [-] (default 'Go')"])
  }

  @Test func whatAnInstanceWasGivenDecidesTheRole() async {
    let code = """
      struct Prompt {
        let title: String
        let yes: String
        var isRed: Bool = false
      }
      extension View {
        func ask(isPresented: Binding<Bool>, prompt: Prompt) -> some View {
          alert(prompt.title, isPresented: isPresented) {
            Button(prompt.yes, role: prompt.isRed ? .destructive : nil) {}
            Button("Cancel", role: .cancel) {}
          }
        }
      }
      final class Model: ObservableObject {
        @Published var prompt = Prompt(title: "", yes: "")
        @Published var shows = false
        func a() { prompt = Prompt(title: "A", yes: "Keep") }
        func b() { prompt = Prompt(title: "B", yes: "Go", isRed: true) }
      }
      struct Screen: View {
        @StateObject var model = Model()
        var body: some View { Text("x").ask(isPresented: $model.shows, prompt: model.prompt) }
      }
      """
    let found = await lines(code)
    #expect(found.contains { $0.contains("'A'") && $0.contains("default 'Keep'") })
    #expect(found.contains { $0.contains("'B'") && $0.contains("destructive 'Go'") })
  }

  @Test func listsThatAnObjectCarriesDecideConditions() async {
    let code = """
      struct Content { let title: String; let actions: [UIAlertAction] }
      final class Presenter {
        func notify(content: Content) { standard(title: content.title, actions: content.actions) }
        private func standard(title: String, actions: [UIAlertAction]) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          actions.forEach { alert.addAction($0) }
          if actions.isEmpty { alert.addAction(UIAlertAction(title: "OK", style: .cancel)) }
          top.present(alert, animated: true)
        }
      }
      func f(_ presenter: Presenter) {
        let accept = UIAlertAction(title: "Go", style: .default)
        let content = Content(title: "One", actions: [accept])
        presenter.notify(content: content)
      }
      """
    #expect(await lines(code).contains("alert ['One'] [-] (default 'Go')"))
  }

  @Test func anAlertIsKeptInWhatIsNotKnown() async {
    let code = """
      var current: UIAlertController?
      extension UIApplication {
        func alert(title: String, body: String) {
          current = UIAlertController(title: title, message: body, preferredStyle: .alert)
          current?.addAction(.init(title: "OK", style: .cancel))
          show(current!)
        }
      }
      func f() { UIApplication.shared.alert(title: "A", body: "B") }
      func g() {
        center.alert = UIAlertController(title: "C", message: nil, preferredStyle: .alert)
        center.alert.addAction(UIAlertAction(title: "D", style: .default))
      }
      """
    #expect(await lines(code) == ["alert ['A'] ['B'] (cancel 'OK')", "alert ['C'] [-] (default 'D')"])
  }

  @Test func aMethodOfAnEmptyAlertMakesTheOneThatIsShown() async {
    let code = """
      extension UIAlertController {
        @discardableResult func showAlert(withTitle title: String?, cancel: String?) -> UIAlertController {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          if let cancel { alert.addAction(UIAlertAction(title: cancel, style: .cancel)) }
          return alert
        }
        func addButton(_ title: String) { addAction(UIAlertAction(title: title, style: .default)) }
        static func ok(title: String) { let alert = Self(title: title, message: nil, preferredStyle: .alert); top.present(alert) }
      }
      func f() {
        let alert = UIAlertController().showAlert(withTitle: "A", cancel: nil)
        alert.addButton("Go")
        UIAlertController.ok(title: "B")
      }
      """
    #expect(await lines(code) == ["alert ['A'] [-] (default 'Go')", "alert ['B'] [-]"])
  }

  @Test func whatOnlyTheRunKnowsIsAnAlertAtTheCall() async {
    let code = """
      func show(_ text: String) { present(UIAlertController(title: nil, message: text, preferredStyle: .alert)) }
      func f(error: Error) { show(error.localizedDescription) }
      """
    let all = await Evaluated.surfaces(["A.swift": code]).filter { $0.id.hasPrefix("f.") }.map(Extracted.line)
    #expect(all == ["alert [-] [{error.localizedDescription}]"])
  }

  @Test func theStyleMayDependOnTheDevice() async {
    let code = """
      extension UIAlertController.Style {
        static var device: UIAlertController.Style { UIDevice.current.userInterfaceIdiom == .phone ? .actionSheet : .alert }
      }
      func f() { present(UIAlertController(title: "A", message: nil, preferredStyle: .device)) }
      """
    #expect(await lines(code) == ["actionSheet ['A'] [-]"])
  }

  static let builder = """
    class Base: NSObject {
      let alertController: UIAlertController
      init(title: String?, message: String?, style: UIAlertController.Style) {
        alertController = UIAlertController(title: title, message: message, preferredStyle: style)
        super.init()
      }
      func build() -> Base { return self }
    }
    final class Dialog: Base {
      func addCancel(title: String, handler: (() -> Void)?) -> Dialog {
        alertController.addAction(UIAlertAction(title: title, style: .cancel) { _ in handler?() })
        return self
      }
    }
    final class Question: Base {
      init(about title: String) {
        super.init(title: title, message: "Sure?", style: .actionSheet)
        alertController.addAction(UIAlertAction(title: "Yes", style: .default))
      }
    }
    enum Builder { static func alert(title: String?) -> Dialog { Dialog(title: title, message: nil, style: .alert) } }
    """

  @Test func aChainOfCallsBuildsAnAlert() async {
    let code = """
      func f() {
        Builder.alert(title: "A").addCancel(title: "Cancel") {}.build().show()
        Dialog(title: "B", message: "C", style: .actionSheet).addCancel(title: "No", handler: nil)
        Question(about: "D").build()
      }
      """
    #expect(
      await Evaluated.wholeLines(["A.swift": code, "B.swift": Self.builder]) == [
        "alert ['A'] [-] (cancel 'Cancel')", "actionSheet ['B'] ['C'] (cancel 'No')",
        "actionSheet ['D'] ['Sure?'] (default 'Yes')",
      ])
  }

  @Test func aChainOfCallsFillsWhatIsShownLater() async {
    let code = """
      final class Prompt {
        var title: String?
        var message: String?
        func title(_ text: String) -> Prompt { title = text; return self }
        func message(_ text: String) -> Prompt { message = text; return self }
        func show() { present(UIAlertController(title: title, message: message, preferredStyle: .alert)) }
      }
      func f() { Prompt().title("A").message("B").show() }
      """
    #expect(await lines(code) == ["alert ['A'] ['B']"])
  }

  @Test func aProtocolStandsForAllTypesThatConform() async {
    let code = """
      protocol Prompt { var title: String { get }; var message: String? { get } }
      extension Prompt { var message: String? { nil } }
      class Quit: Prompt { let title = "Quit?"; let message: String? = "Now." }
      struct Leave: Prompt { let name: String; var title: String { "Leave" } }
      final class Presenter {
        func present(_ prompt: Prompt) {
          let alert = UIAlertController(title: prompt.title, message: prompt.message, preferredStyle: .alert)
          show(alert)
        }
      }
      func f(p: Presenter) {
        p.present(Quit())
        p.present(Leave(name: "x"))
      }
      """
    #expect(await lines(code) == ["alert ['Quit?'] ['Now.']", "alert ['Leave'] [-]"])
  }

  @Test func aCaseCarriesTheWords() async {
    let code = """
      enum RowAction {
        case nothing
        case info(title: String, message: String, handler: (() -> Void)? = nil)
        case confirm(title: String)
      }
      func run(_ action: RowAction) {
        switch action {
        case .nothing: break
        case let .info(title, message, handler):
          let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          present(alert)
        case .confirm(let title): present(UIAlertController(title: title, message: nil, preferredStyle: .actionSheet))
        }
      }
      struct Model {
        func select(_ row: Int) -> RowAction {
          if row == 1 { return .info(title: "A", message: "B") }
          return RowAction.confirm(title: "C")
        }
      }
      """
    #expect(await lines(code) == ["alert ['A'] ['B'] (default 'OK')", "actionSheet ['C'] [-]"])
  }

  @Test func aClosureShowsWhatItIsCalledWith() async {
    let code = """
      protocol Model { func store(handler: @escaping (String, String) -> Void) }
      final class Settings: Model {
        private var handler: ((String, String) -> Void)?
        var onError: ((String) -> Void)?
        func store(handler: @escaping (String, String) -> Void) { self.handler = handler }
        private func call(title: String, message: String) {
          guard let handler = handler else { return }
          DispatchQueue.main.async { handler(title, message) }
        }
        func test() {
          call(title: "A", message: "B")
          handler?("C", "D")
          onError?("E")
        }
      }
      final class Controller: UIViewController {
        let model = Settings()
        func configure() {
          model.store { title, message in
            self.present(UIAlertController(title: title, message: message, preferredStyle: .alert))
          }
          model.onError = { text in self.present(UIAlertController(title: nil, message: text, preferredStyle: .alert)) }
        }
      }
      """
    #expect(await lines(code) == ["alert ['A'] ['B']", "alert ['C'] ['D']", "alert [-] ['E']"])
  }

  @Test func whatACompletionIsGivenFillsTheMessageUnderAFixedTitle() async {
    let code = """
      func load(completion: @escaping (String) -> Void) { completion("Offline"); completion("Gone") }
      func f() {
        load { text in self.present(UIAlertController(title: "Sorry", message: text, preferredStyle: .alert)) }
      }
      """
    #expect(
      await Evaluated.lines(["A.swift": code]) == [
        "alert ['Sorry'] ['Offline']", "alert ['Sorry'] ['Gone']", "alert ['Sorry'] [{text}]",
      ])
  }

  /// A case that a completion is given without its type is that of the only enumeration which has it.
  @Test(arguments: [("", true), ("enum Kind { case gone }", false), ("struct Kind { static let gone = Kind() }", false)])
  func aCaseThatACompletionIsGiven(other: String, isOnly: Bool) async {
    let code = """
      enum Failure: String, Error { case offline = "Offline", gone = "Gone" }
      \(other)
      func load(completion: @escaping (Failure?) -> Void) { completion(.offline); completion(.gone); completion(nil) }
      func f() {
        load { error in
          if let error { self.present(UIAlertController(title: "Sorry", message: error.rawValue, preferredStyle: .alert)) }
        }
      }
      """
    let known = ["alert ['Sorry'] ['Offline']"] + (isOnly ? ["alert ['Sorry'] ['Gone']"] : [])
    let lines = await Evaluated.lines(["A.swift": code])
    #expect(Set(lines) == Set(known + ["alert ['Sorry'] [{error.rawValue}]"]))
  }

  @Test func textsThatAreKnownDecideConditions() async {
    let code = """
      let errorTitle = NSLocalizedString("error", comment: "")
      func alert(title: String = errorTitle, body: String) {
        var body = body
        if title == errorTitle { body += "!" }
        present(UIAlertController(title: title, message: body, preferredStyle: .alert))
      }
      func f() {
        alert(body: "A")
        alert(title: NSLocalizedString("done", comment: ""), body: "B")
        alert(title: "Done", body: "C")
      }
      """
    #expect(await lines(code) == ["alert [error] ['A!']", "alert [done] ['B']", "alert ['Done'] ['C']"])
  }

  @Test func aPropertyThatNothingElseSetsHasItsFirstValue() async {
    let code = """
      class Model {
        var title = NSLocalizedString("upload.title", comment: "")
        var state = "Waiting"
        func go() { state = "Going" }
      }
      class Controller: UIViewController {
        let model: Model
        func ask() { present(UIAlertController(title: model.title, message: model.state, preferredStyle: .alert)) }
      }
      """
    #expect(await Evaluated.lines(["A.swift": code]).first?.hasPrefix("alert [upload.title] [") == true)
  }
}

extension SuppliedWordsTests {
  @Test func aSheetMayBeItsButtonsAlone() async {
    let code = """
      extension UIAlertController {
        static func sheet(items: [(title: String, value: Int)]) -> UIAlertController {
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          for (title, value) in items { sheet.addAction(UIAlertAction(title: title, style: .default) { _ in go(value) }) }
          return sheet
        }
      }
      extension UIViewController {
        func ask(title: String?, button: String) {
          let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: button, style: .destructive))
        }
      }
      class Screen: UIViewController {
        func pick() {
          let sheet = UIAlertController.sheet(items: [(title: "A", value: 1), (title: "B", value: 2)])
          sheet.addAction(UIAlertAction(title: "C", style: .cancel))
          present(sheet)
        }
        func reset() { cell.action = { [weak self] (sender) in self?.ask(title: nil, button: "Reset") } }
      }
      """
    #expect(
      await Evaluated.wholeLines(["A.swift": code]) == [
        "actionSheet [-] [-] (default 'A') (default 'B') (cancel 'C')", "actionSheet [-] [-] (destructive 'Reset')",
      ])
  }

  @Test func aTextMayBeAppended() async {
    let code = """
      func reset(title: String, message: String = "") {
        var text = ""
        if !message.isEmpty { text = message + " " }
        text.append(NSLocalizedString("undo", comment: ""))
        present(UIAlertController(title: title, message: text, preferredStyle: .alert))
      }
      func f() { reset(title: "T"); reset(title: "T", message: "M") }
      """
    #expect(await Evaluated.wholeLines(["A.swift": code]) == ["alert ['T'] [undo]", "alert ['T'] ['M' + ' ' + undo]"])
  }
}
