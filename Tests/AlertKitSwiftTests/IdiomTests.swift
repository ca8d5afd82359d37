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
      await lines(Self.helper + code) == [
        "alert [capitalized(a)] [b] (default uppercased(c))", "alert [firstUppercased(d)] ['SAVE IT'] (default 'Go On')",
      ])
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

  /// A block that goes through a list is given each one's number, where the list is known.
  @Test(arguments: [
    ("NSString *name, NSUInteger index, BOOL *stop", "@[@\"Later\", @\"Log In\"]", true),
    ("NSString *name, BOOL *index", "@[@\"Later\", @\"Log In\"]", false),
    ("NSString *name, NSUInteger index, BOOL *stop", "[self names]", false),
  ])
  func aBlockThatTakesNumbers(parameters: String, list: String, areKnown: Bool) async {
    let code = """
      @implementation V
      - (void)ask:(NSArray *)names {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Leave?" message:nil preferredStyle:UIAlertControllerStyleAlert];
        [names enumerateObjectsUsingBlock:^(\(parameters)) {
          if (index == 0) {
            [alert addAction:[UIAlertAction actionWithTitle:name style:UIAlertActionStyleCancel handler:nil]];
          } else {
            [alert addAction:[UIAlertAction actionWithTitle:name style:UIAlertActionStyleDefault handler:nil]];
          }
        }];
        [self presentViewController:alert animated:YES completion:nil];
      }
      - (void)leave { [self ask:\(list)]; }
      @end
      """
    let found = await Extracted.ofBoth(["V.m": code]).map(Extracted.line)
    #expect(found.contains("alert ['Leave?'] [-] (cancel 'Later') (default 'Log In')") == areKnown && !found.isEmpty)
  }
}
