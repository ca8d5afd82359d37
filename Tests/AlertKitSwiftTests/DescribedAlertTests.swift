import AlertKitCode
import AlertKitCore
import AlertKitSwift
import Testing

/// Alerts that structures describe, and what lists, cases and initializers give them.
@Suite struct DescribedAlertTests {
  private static let info = """
    struct AlertInfo<T: Hashable>: Identifiable {
      struct AlertButton { let title: String; var role: ButtonRole?; let action: (() -> Void)? }
      let id: T
      let title: String
      var message: String?
      var primaryButton = AlertButton(title: "OK", action: nil)
      var secondaryButton: AlertButton?
      var more: [AlertButton]?
    }
    extension AlertInfo { init(id: T) { self.id = id; title = "Error"; message = "Something went wrong." } }
    enum Fault { case gone, full }
    extension AlertInfo where T == Fault {
      init(fault: Fault, primaryButton: AlertButton = AlertButton(title: "OK", action: nil)) {
        switch fault {
        case .gone: self.init(id: fault, title: "Gone", primaryButton: primaryButton)
        case .full: self.init(id: fault, title: "Full", message: "Free some space.", primaryButton: primaryButton)
        }
      }
    }
    extension View {
      func alert<T: Hashable>(item: Binding<AlertInfo<T>?>) -> some View {
        alert(item.wrappedValue?.title ?? "", isPresented: .constant(true), presenting: item.wrappedValue) { item in
          if let more = item.more { ForEach(more) { button in Button(button.title, role: button.role) { button.action?() } } }
          Button(item.primaryButton.title, role: item.primaryButton.role) { item.primaryButton.action?() }
          if let secondaryButton = item.secondaryButton {
            Button(secondaryButton.title, role: secondaryButton.role) { secondaryButton.action?() }
          }
        } message: { item in
          if let message = item.message { Text(message) }
        }
      }
    }
    class Store<State, Action> { var state: State; var context: Context }
    struct Bindings { var alertInfo: AlertInfo<Fault>? }
    """

  private static func model(_ statement: String) -> [String: String] {
    let code = """
      class Model: Store<ModelState, ModelAction> {
        func leave(_ user: User) {
          \(statement)
        }
      }
      struct Screen: View {
        @Bindable var context: Model.Context
        var body: some View { list.alert(item: $context.alertInfo) }
      }
      """
    return ["A.swift": code, "Info.swift": info]
  }

  @Test(arguments: [
    (
      "state.bindings.alertInfo = .init(id: .gone, title: \"Leave?\", primaryButton: .init(title: \"Stay\", role: .cancel, action: nil), secondaryButton: .init(title: \"Leave\") { self.go() })",
      "alert ['Leave?'] [-] (cancel 'Stay') (default 'Leave')"
    ),
    ("state.bindings.alertInfo = .init(id: .gone)", "alert ['Error'] ['Something went wrong.'] (default 'OK')"),
    ("state.bindings.alertInfo = .init(fault: .full)", "alert ['Full'] ['Free some space.'] (default 'OK')"),
    ("state.bindings.alertInfo = AlertInfo(id: .gone, title: \"Gone\")", "alert ['Gone'] [-] (default 'OK')"),
  ]) func aPropertyTellsWhatItIsGiven(_ statement: String, _ line: String) async {
    #expect(await Evaluated.lines(Self.model(statement)).contains(line))
  }

  @Test func whatACaseCarriesIsSaidByCallers() async {
    var files = Self.model("")
    files["B.swift"] = """
      enum Problem { case alert(String), unknown }
      class Login: Store<LoginState, LoginAction> {
        func display(_ problem: Problem) {
          switch problem {
          case .alert(let message): state.bindings.alertInfo = AlertInfo(id: problem, title: "Sorry", message: message)
          case .unknown: state.bindings.alertInfo = AlertInfo(id: problem, title: "Unknown")
          }
        }
        func fail() { model.display(.alert("No network")) }
      }
      """
    #expect(await Evaluated.lines(files).contains("alert ['Sorry'] ['No network'] (default 'OK')"))
  }

  @Test func aTitleIsAskedForAsThatOfAProtocol() async {
    var files = Self.model("state.bindings.alertInfo = .init(id: .gone, title: \"Leave?\")")
    files["Info.swift"] = Self.info.replacing("Identifiable {", with: "Identifiable, Titled {").replacing(
      "alert(item.wrappedValue?.title ?? \"\", isPresented: .constant(true), presenting: item.wrappedValue) {",
      with: "alert(item: item) {"
    )
    files["View.swift"] = """
      protocol Titled { var title: String { get } }
      extension View {
        func alert<Item: Titled, Actions: View, Message: View>(
          item: Binding<Item?>, @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
        ) -> some View {
          alert(item.wrappedValue?.title ?? "", isPresented: .constant(true), presenting: item.wrappedValue, actions: actions, message: message)
        }
      }
      """
    #expect(await Evaluated.lines(files).contains("alert ['Leave?'] [-] (default 'OK')"))
  }

  private static let factory = """
    public struct DialogAction {
      public let title: String
      public let style: UIAlertAction.Style?
      public init(title: String, style: UIAlertAction.Style? = .default) { self.title = title; self.style = style }
    }
    struct AlertFactory: Factory {
      let title: String?
      let message: String?
      let actions: [DialogAction]
      let style: UIAlertController.Style
      func make(resolver: Resolver) -> UIViewController {
        let controller = UIAlertController(title: title, message: message, preferredStyle: style)
        actions.forEach { action in controller.addAction(UIAlertAction(title: action.title, style: action.style ?? .default)) }
        return controller
      }
    }
    protocol Router { func showDialog(title: String?, message: String?, actions: [DialogAction], style: UIAlertController.Style) }
    extension Router {
      func showDialog(title: String?, message: String?, actions: [DialogAction], style: UIAlertController.Style) {
        coordinator.present(AlertFactory(title: title, message: message, actions: actions, style: style)).done()
      }
    }
    """

  @Test func aRouterShowsWhatItIsGiven() async {
    let code = """
      struct Settings: Router {
        enum Keys { static let erase = "Erase" }
        func ask() {
          showDialog(title: "Sure?", message: nil,
            actions: [DialogAction(title: Keys.erase, style: .destructive), DialogAction(title: "Keep", style: .cancel), DialogAction(title: "Later", style: UIAlertAction.Style.default)],
            style: .alert)
        }
      }
      """
    let lines = await Evaluated.lines(["A.swift": code, "Factory.swift": Self.factory])
    #expect(
      lines.first?.hasPrefix("alert ['Sure?'] [-] (destructive 'Erase') (cancel 'Keep') (default 'Later')") == true, "\(lines)")
    #expect(!lines.contains { $0.contains("{title}") && $0.contains("Keep") }, "what describes a button is no alert: \(lines)")
  }

  @Test func listsSideBySideAreReadByTheirPlaces() async {
    let code = """
      func show(_ title: String, buttons: [String], styles: [UIAlertAction.Style]) {
        let alert = UIAlertController(title: title, message: .none, preferredStyle: .alert)
        buttons.forEach { button in
          let style = styles[buttons.firstIndex(of: button)!]
          alert.addAction(UIAlertAction(title: button, style: style))
        }
        present(alert)
      }
      func choose(_ title: String, keys: [String]) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        for index in 0..<keys.count { alert.addAction(UIAlertAction(title: look(keys[index]), style: .default)) }
        present(alert)
      }
      func look(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      func use() {
        show("Erase?", buttons: ["Erase", "Keep"], styles: [.destructive, .cancel])
        choose("Which?", keys: ["first", "second"])
        choose("None?", keys: [])
      }
      """
    let lines = await Evaluated.lines(["A.swift": code])
    #expect(lines.contains("alert ['Erase?'] [-] (destructive 'Erase') (cancel 'Keep')"), "\(lines)")
    #expect(lines.contains("alert ['Which?'] [-] (default first) (default second)"), "\(lines)")
    #expect(lines.contains("alert ['None?'] [-]"), "\(lines)")
  }

  @Test func casesAreNumbersOfAList() async {
    let code = """
      enum Act: Int {
        case open, lock = 2, erase
        static let names = [NSLocalizedString("Open", comment: ""), "unused", NSLocalizedString("Lock", comment: ""), NSLocalizedString("Erase", comment: "")]
        func name() -> String { Act.names[self.rawValue] }
      }
      func use() {
        let alert = UIAlertController(title: Act.erase.name(), message: Act.open.name(), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Act.lock.name(), style: .default))
      }
      """
    #expect(await Evaluated.lines(["A.swift": code]) == ["alert [Erase] [Open] (default Lock)"])
  }

  @Test func aTextStaysItsKeyWherePartsAreReplaced() async {
    let code = """
      extension String {
        func replace(_ part: String, by text: String) -> String { return replacingOccurrences(of: part, with: text, options: [], range: nil) }
      }
      func use(name: String) {
        let alert = UIAlertController(title: NSLocalizedString("kick", comment: "").replace("{name}", by: name), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
      }
      """
    #expect(await Evaluated.lines(["A.swift": code]) == ["alert [kick] [-] (default 'OK')"])
  }

  @Test func anInitializerOfTheAppsOwnShowsItsWordsWhereTheyStand() async {
    let code = """
      extension UIAlertController {
        convenience init(copying address: URL, completion: (() -> Void)?) {
          self.init(title: "Copy", message: "Copy the address.", preferredStyle: .alert)
          let cancel = UIAlertAction(title: "Dismiss", style: .cancel) { _ in completion?() }
          self.addAction(cancel)
        }
        convenience init(problem: String) {
          self.init(title: "Sorry", message: problem, preferredStyle: .alert)
          addAction(UIAlertAction(title: "OK", style: .default))
        }
      }
      """
    let use = """
      func use() {
        show(UIAlertController(copying: address) { })
        show(UIAlertController(problem: "No network"))
      }
      """
    let surfaces = await Evaluated.surfaces(["A.swift": code, "B.swift": use])
    #expect(
      surfaces.map { "\($0.range.file.index) " + Extracted.line($0) } == [
        "0 alert ['Copy'] ['Copy the address.'] (cancel 'Dismiss')", "1 alert ['Sorry'] ['No network'] (default 'OK')",
      ])
  }

  @Test func whatIsAddedToATextIsKeptInItsParts() async {
    let code = """
      func remind(_ time: String) {
        let content = UNMutableNotificationContent()
        content.title = "Enough"
        content.title += " (\\(time))"
        content.body = "Go on"
      }
      """
    #expect(await Evaluated.lines(["A.swift": code]).first?.hasPrefix("notification ['Enough (%@)']") == true)
  }
}
