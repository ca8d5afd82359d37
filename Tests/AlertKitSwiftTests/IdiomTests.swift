import AlertKitCore
import Testing

/// Ways of showing alerts that many apps have.
@Suite struct IdiomTests {
  private func lines(_ code: String) async -> [String] { await Evaluated.wholeLines(["A.swift": code]) }

  private static let helper = """
    extension UIViewController {
      func show(_ title: String?, _ message: String?, ok: String = "OK") {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: ok, style: .default))
        present(alert, animated: true)
      }
    }
    """

  @Test func aTextStaysItsKeyInOtherLetters() async {
    let code = """
      extension String {
        var loc: String { NSLocalizedString(self, comment: "") }
        var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
      }
      func f() {
        show("a".loc.localizedCapitalized, "b".loc.trimmingCharacters(in: .whitespaces), ok: "c".loc.uppercased())
        show("d".loc.capitalizedFirst, "save it".uppercased(), ok: "go on".capitalized)
      }
      """
    #expect(
      await lines(Self.helper + code) == ["alert [a] [b] (default c)", "alert [d] ['SAVE IT'] (default 'Go On')"])
  }

  @Test func aNamespaceOfTextsIsNamedWithoutTheirType() async {
    let code = """
      extension String {
        enum words { enum alert { static var cancel: String { NSLocalizedString("alert.cancel", comment: "") } } }
      }
      extension String.words.alert { static let ok = NSLocalizedString("alert.ok", comment: "") }
      func f() {
        show(.words.alert.cancel, nil, ok: .words.alert.ok)
        present(UIAlertController(title: .words.alert.ok, message: nil, preferredStyle: .alert))
      }
      """
    #expect(
      await lines(Self.helper + code) == ["alert [alert.cancel] [-] (default alert.ok)", "alert [alert.ok] [-]"])
  }

  @Test func actionsHaveFactoriesAndInitializersOfTheAppsOwn() async {
    let code = """
      extension UIAlertAction {
        static func ok(_ handler: ((UIAlertAction) -> Void)? = nil) -> Self { Self(title: "OK", style: .default, handler: handler) }
        convenience init(delete handler: @escaping () -> Void) { self.init(title: "Delete", style: .destructive) { _ in handler() } }
      }
      func f() {
        let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
        alert.addAction(.ok())
        alert.addAction(UIAlertAction(delete: { go() }))
        present(alert, animated: true)
      }
      """
    #expect(await lines(code) == ["alert ['a'] [-] (default 'OK') (destructive 'Delete')"])
  }

  @Test func anOverloadThatTakesATextIsTheAppsOwn() async {
    let code = """
      extension View {
        func alert<A: View>(
          _ title: String, message: String? = nil, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
        ) -> some View {
          alert(Text(title), isPresented: isPresented) {
            actions()
            Button("No", role: .cancel) {}
          } message: { Text(message ?? "") }
        }
      }
      struct Screen: View {
        @State var isShown = false
        var body: some View {
          Text("x").alert("Remove", message: "Gone", isPresented: $isShown) { Button("Yes", role: .destructive) {} }
        }
      }
      """
    #expect(await lines(code) == ["alert ['Remove'] ['Gone'] (destructive Yes) (cancel No)"])
  }

  @Test func anErrorSaysWhatItIs() async {
    let code = """
      enum Failure: LocalizedError {
        case offline, late
        var errorDescription: String? { switch self { case .offline: "Offline"; case .late: "Too late" } }
        var recoverySuggestion: String? { switch self { case .offline: "Connect"; case .late: "Retry" } }
      }
      struct Screen: View {
        @State var failure: Failure?
        var body: some View {
          Text("x").alert(isPresented: $isShown, error: failure) { _ in Button("OK") {} } message: { error in
            Text(error.recoverySuggestion ?? "")
          }
        }
      }
      """
    let found = await Extracted.surfaces(["A.swift": code])
    let cases = found.first?.cases.map { "\(Extracted.text($0.title)) \(Extracted.text($0.message))" } ?? []
    #expect(cases == ["'Offline' 'Connect'", "'Too late' 'Retry'"])
  }

  @Test func messagesCarryTheirButtons() async {
    let code = """
      struct Choice { let title: String; var role: ButtonRole? = nil
        static func no(_ title: String = "No") -> Self { Self(title: title, role: .cancel) } }
      struct Message { let title: String; var text = "b"; var choices: [Choice] = [Choice(title: "OK")] }
      final class Model: ObservableObject {
        @Published var message: Message?
        func f() { message = Message(title: "a", choices: [Choice(title: "Go", role: .destructive), .no()]) }
        func g() { message = Message(title: "c") }
      }
      struct Screen: View {
        @StateObject var model = Model()
        var body: some View {
          Text("x").alert(model.message?.title ?? "", isPresented: $isShown, presenting: model.message) { message in
            ForEach(0..<message.choices.count, id: \\.self) { index in
              Button(message.choices[index].title, role: message.choices[index].role) {}
            }
          } message: { Text($0.text) }
        }
      }
      """
    let found = await lines(code)
    #expect(found.contains("alert ['a'] ['b'] (destructive 'Go') (cancel 'No')"))
    #expect(found.contains("alert ['c'] ['b'] (default 'OK')"))
  }

  @Test func whatListensToAPropertyShowsWhatIsSentToIt() async {
    let code = """
      final class Model {
        let failures = PassthroughSubject<String, Never>()
        @Published var notice: String?
        var onError: ((String) -> Void)?
        func f() { failures.send("Sent"); notice = "Stored"; onError?("Called") }
      }
      final class Screen: UIViewController {
        let model = Model()
        func bind() {
          model.failures.receive(on: queue).sink { [weak self] in self?.show("a", $0) }.store(in: &bag)
          model.$notice.compactMap { $0 }.sink { text in self.show("b", text) }.store(in: &bag)
          model.onError = { text in self.show("c", text) }
        }
      }
      """
    let found = await lines(Self.helper + code)
    for line in ["['a'] ['Sent']", "['b'] ['Stored']", "['c'] ['Called']"] {
      #expect(found.contains("alert \(line) (default 'OK')"))
    }
  }

  @Test func casesThatAreSentCarryTheWords() async {
    let code = """
      enum Dialog { case toast(String), alert(String) }
      final class Model {
        let dialog: PassthroughSubject<Dialog, Never> = .init()
        func f() { dialog.send(.alert("Sent")) }
      }
      final class Screen: UIViewController {
        let model = Model()
        func bind() { model.dialog.sink { [weak self] in self?.showDialog($0) }.store(in: &bag) }
        func showDialog(_ dialog: Dialog) {
          switch dialog {
          case .toast: break
          case .alert(let text): show(nil, text)
          }
        }
      }
      """
    #expect(await lines(Self.helper + code).contains("alert [-] ['Sent'] (default 'OK')"))
  }

  @Test func anErrorThatAnotherClassKeepsIsShownUnderAFixedTitle() async {
    let code = """
      @Observable final class Failures {
        static let shared = Failures()
        var current: AppError?
        func report(_ text: String) { current = AppError(message: text) }
      }
      struct AppError { let message: String }
      struct Root: View {
        @State var failures = Failures.shared
        var body: some View {
          Text("x").alert("Error", isPresented: $isShown) { Button("OK") {} } message: { Text(failures.current?.message ?? "") }
        }
      }
      func f() { Failures.shared.report("It broke") }
      """
    #expect(await lines(code).contains("alert [Error] ['It broke'] (default OK)"))
  }

  @Test func aListThatIsGivenDecidesTheButtons() async {
    let code = """
      enum Way { case copy, share
        var name: String { switch self { case .copy: "Copy"; case .share: "Share" } } }
      final class Service {
        func choose(_ ways: [Way]) { present(sheet(ways)) }
        private func sheet(_ ways: [Way]) -> UIAlertController {
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          for way in ways { sheet.addAction(UIAlertAction(title: way.name, style: .default)) }
          sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          return sheet
        }
      }
      func f() { Service().choose([.share, .copy]) }
      """
    #expect(await lines(code).contains("actionSheet [-] [-] (default 'Share') (default 'Copy') (cancel 'Cancel')"))
  }

  @Test func aTextThatIsGivenMayBePartOfALongerOne() async {
    let code = """
      func fail(_ reason: String, hint: String?) {
        present(UIAlertController(title: "Error", message: "Failed: \\(reason). \\(hint ?? "")", preferredStyle: .alert))
      }
      func f() { fail("no room", hint: nil) }
      func g(name: String, other: String) { fail(name, hint: other) }
      """
    #expect(await lines(code) == ["alert ['Error'] ['Failed: %@. %@']", "alert ['Error'] ['Failed: no room. ']"])
  }

  @Test func loopsTakeListsApart() async {
    let code = """
      func make(_ title: String, _ actions: (title: String, style: UIAlertAction.Style)...) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        for action in actions { alert.addAction(UIAlertAction(title: action.title, style: action.style)) }
        present(alert, animated: true)
      }
      func f(isOwn: Bool) {
        make("a", ("X", .default), ("Y", .cancel))
        let sheet = UIAlertController(title: "b", message: nil, preferredStyle: .actionSheet)
        ["P", "Q"].enumerated().forEach { index, title in sheet.addAction(UIAlertAction(title: title, style: .default)) }
        [("R", 1)].forEach { (title, number) in sheet.addAction(UIAlertAction(title: title, style: .default)) }
        present(sheet, animated: true)
        let titles: [String]
        if isOwn { titles = ["S", "T"] } else { titles = ["S"] }
        let other = UIAlertController(title: "c", message: nil, preferredStyle: .actionSheet)
        for index in 0..<titles.count { other.addAction(UIAlertAction(title: titles[index], style: .default)) }
        present(other, animated: true)
      }
      """
    let found = await lines(code)
    #expect(found.contains("alert ['a'] [-] (default 'X') (cancel 'Y')"))
    #expect(found.contains("actionSheet ['b'] [-] (default 'P') (default 'Q') (default 'R')"))
    #expect(found.contains { $0.hasPrefix("actionSheet ['c'] [-] (default 'S') (default 'T')") })
  }

  @Test func aBuilderCollectsActions() async {
    let code = """
      final class Builder {
        private var title: String?
        private var actions: [UIAlertAction] = []
        func named(_ text: String) -> Self { title = text; return self }
        func add(_ text: String) -> Self { actions.append(UIAlertAction(title: text, style: .default)); return self }
        func build() -> UIAlertController {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          actions.forEach { alert.addAction($0) }
          return alert
        }
      }
      func f() { present(Builder().named("a").add("Go").add("Stop").build(), animated: true) }
      """
    #expect(await lines(code).contains("alert ['a'] [-] (default 'Go') (default 'Stop')"))
  }

  @Test(arguments: [
    // The key is what a function hands to a look-up that is not there.
    ("func L(string: String, comment: String) -> String { module?.localized(withKey: string) ?? comment }", #"L(string: "a", comment: "")"#),
    // A case of an enumeration, which an own function of a generator's name takes.
    (
      """
      enum Words { enum Key: String { case a } }
      extension Words { static func tr(_ key: Key) -> String { NSLocalizedString(key.rawValue, comment: "") } }
      """, "Words.tr(Words.Key.a)"
    ),
    // A look-up of the text's own type.
    (
      """
      extension String {
        static func localized(_ key: String) -> String { NSLocalizedString(key, comment: "") }
        static func localized(stringID: String, parameter: CVarArg...) -> String {
          String.localizedStringWithFormat(localized(stringID), parameter)
        }
      }
      """, #".localized(stringID: "a", parameter: n)"#
    ),
  ])
  func lookUpsThatAreGivenTheirKeyLate(_ declared: String, _ call: String) async {
    let code = """
      \(declared)
      func f() {
        let text: String = \(call)
        show(text, nil)
      }
      """
    #expect(await lines(Self.helper + code) == ["alert [a] [-] (default OK)"].map { $0.replacing(" OK)", with: " 'OK')") })
  }

  @Test func aFunctionIsCalledForEachNumberOfAList() async {
    let code = """
      func choose(_ options: [String]) {
        let alert = UIAlertController(title: "t", message: nil, preferredStyle: .actionSheet)
        (0..<options.count).forEach { index in
          alert.addAction(UIAlertAction(title: options[index], style: .default))
        }
        present(alert, animated: true)
      }
      func f() { choose(["A", "B"]) }
      """
    #expect(await lines(code) == ["actionSheet ['t'] [-] (default 'A') (default 'B')"])
  }

  @Test func codeOfBeforeSwift3LeavesTheFirstNameOut() async {
    let code = """
      func words(key: String, to name: String) -> String { return NSLocalizedString(key, comment: "") }
      func ask(title: String, message: String?) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .Alert)
        alert.addAction(UIAlertAction(title: "OK", style: .Cancel, handler: nil))
        presentViewController(alert, animated: true, completion: nil)
      }
      func f() { ask(words("a", to: name), message: nil) }
      """
    #expect(await lines(code) == ["alert [a] [-] (cancel 'OK')"])
    // Since then, it is another function's name.
    let later = code.replacing("presentViewController", with: "present")
    #expect(await lines(later) == [])
  }

  @Test func whatATypeKeepsAndCodeSetsDecidesNothing() async {
    let code = """
      class Settings {
        enum Mode { case one, two }
        static var mode = Mode.two
        static let fixed = Mode.two
        static func load() { mode = .one }
      }
      func f() {
        if Settings.mode == .one { show("a", nil) }
        if Settings.fixed == .one { show("b", nil) }
      }
      """
    #expect(await lines(Self.helper + code) == ["alert ['a'] [-] (default 'OK')"])
  }

  @Test func addingManyAtOnceIsAddingAnyNumber() async {
    let code = """
      @implementation C
      - (void)f {
        NSMutableSet *all = [NSMutableSet set];
        [all addObjectsFromArray:kinds()];
        if (all.count != 1) {
          UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"t" message:nil preferredStyle:UIAlertControllerStyleAlert];
          [self presentViewController:alert animated:YES completion:nil];
        }
      }
      @end
      """
    #expect(await Extracted.ofBoth(["A.m": code]).map(Extracted.line) == ["alert ['t'] [-]"])
  }

  @Test func anErrorThatAnItemCarriesSaysWhatItIs() async {
    let code = """
      struct Item: Identifiable { let id = UUID(); let error: Error }
      enum Failure: LocalizedError {
        case offline
        var errorDescription: String? { switch self { case .offline: return NSLocalizedString("offline", comment: "") } }
      }
      extension UIViewController {
        func present(item: Item) {
          let alert = UIAlertController(title: nil, message: item.error.localizedDescription, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          present(alert, animated: true)
        }
      }
      class C: UIViewController { func f() { present(item: Item(error: Failure.offline)) } }
      """
    #expect(await lines(code) == ["alert [-] [offline] (default 'OK')"])
  }

  @Test func aHandlerThatAProtocolAsksForIsThatOfAllThatConform() async {
    let code = """
      protocol Strategy { var onError: ((String) -> Void)? { get set } }
      class Code: Strategy {
        var onError: ((String) -> Void)?
        func scan() { self.onError?("Wrong code") }
      }
      class Manager: ObservableObject {
        @Published var message: String?
        func start(_ strategy: Strategy) {
          var strategy = strategy
          strategy.onError = { message in self.message = message }
        }
      }
      struct Home: View {
        @ObservedObject var manager: Manager
        @State var text = ""
        @State var isShown = false
        var body: some View {
          content.onReceive(manager.$message) { message in
            guard let message else { return }
            text = message
            isShown = true
          }
          .alert("Whoops", isPresented: $isShown) { Button("OK") {} } message: { Text(text) }
        }
      }
      """
    #expect(await lines(code) == ["alert [Whoops] ['Wrong code'] (default OK)"])
  }

  @Test func typesWithinOthersDescribeButtons() async {
    let code = """
      struct Menu {
        let title: String, items: [Item]
        struct Item {
          let title: String, isDestructive: Bool
          init(title: String, isDestructive: Bool = false, handler: @escaping () -> Void) {
            self.title = title; self.isDestructive = isDestructive
          }
          func action() -> UIAlertAction { UIAlertAction(title: title, style: isDestructive ? .destructive : .default) }
        }
        func sheet() -> UIAlertController {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
          for item in items { alert.addAction(item.action()) }
          return alert
        }
      }
      func f() { present(Menu(title: "t", items: [Menu.Item(title: "A") { go() }, Menu.Item(title: "B", isDestructive: true) {}]).sheet()) }
      """
    #expect(await lines(code) == ["actionSheet ['t'] [-] (default 'A') (destructive 'B')"])
  }

  @Test func aClosureOfWhatMayBeNilIsRunWhereItIsNot() async {
    let code = """
      func show(_ title: String, action: (title: String, handler: () -> Void)? = nil) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        action.flatMap({ action in alert.addAction(UIAlertAction(title: action.title, style: .default)) })
        present(alert)
      }
      func f() { show("a") }
      func g() { show("b", action: (title: "Mail", handler: { go() })) }
      """
    #expect(await lines(code) == ["alert ['a'] [-] (cancel 'OK')", "alert ['b'] [-] (cancel 'OK') (default 'Mail')"])
  }
}
