import AlertKitCore
import Testing

/// Ways in which many apps let words get to an alert.
@Suite struct ValueIdiomTests {
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

  @Test(arguments: [
    // The key is what a function hands to a look-up that is not there.
    (
      "func L(string: String, comment: String) -> String { module?.localized(withKey: string) ?? comment }",
      #"L(string: "a", comment: "")"#
    ),
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
    // Swift 1 names none of a function's outside types.
    #expect(await lines(code.replacing("message: nil)", with: "nil)")) == ["alert [a] [-] (cancel 'OK')"])
    // Since then, it is another function's name.
    let later = code.replacing("presentViewController", with: "present")
    #expect(await lines(later) == [])
    let own = "extension UIViewController { func presentViewController(_ it: UIViewController) {} }\nfunc g() { present(it) }"
    #expect(await lines(later + own) == [])
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
        if Settings.Mode.one == Settings.mode { show("c", nil) }
        if Settings.Mode.one == Settings.fixed { show("d", nil) }
      }
      """
    #expect(
      await lines(Self.helper + code) == ["alert ['a'] [-] (default 'OK')", "alert ['c'] [-] (default 'OK')"])
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

  @Test func aKeyThatIsPutTogetherIsTheTablesOrNone() async {
    let code = #"""
      enum Kind: String { case post, comment }
      func L(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      func AppLocalizedString(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      func warn(_ kind: Kind) { let key = kind.rawValue; show(AppLocalizedString("\(key)-login"), nil) }
      func h() { warn(.comment) }
      func ask(_ kind: Kind) { show(L("delete-\(kind.rawValue)-title"), nil) }
      func f() { ask(.post) }
      func g() { show(NSLocalizedString("error \(code)", comment: ""), "m") }
      """#
    let shown = await Evaluated.lines(["A.swift": Self.helper + code])
    #expect(shown.contains { $0.contains("delete-post-title") } && shown.contains { $0.contains("comment-login") })
    #expect(!shown.contains { $0.contains("[delete-%@-title]") || $0.contains("[error %@]") })
  }

  @Test(arguments: [
    #"NSLocalizedString(String(format: "delete.%@.title", kind), comment: "")"#,
    #"String(format: "delete.%@.title", kind).localized"#,
    #"NSLocalizedString(String(format: "delete.%@.title%d", kind, 2), comment: "")"#,
  ])
  func aKeyThatAFormatMakesIsTheTablesOrNone(_ lookup: String) async {
    let code = """
      extension String { var localized: String { NSLocalizedString(self, comment: "") } }
      func warn(_ kind: String) { show(\(lookup), nil) }
      func f() { warn("photo") }
      """
    let shown = await Evaluated.lines(["A.swift": Self.helper + code])
    #expect(shown.contains { $0.contains("delete.photo.title") })
    #expect(!shown.contains { $0.contains("delete.%@.title") && !$0.contains("{") })
  }

  @Test(arguments: [
    ("Binding(get: { failure != nil }, set: { _ in failure = nil })", "['Offline']"),
    (".constant(failure != nil)", "['Offline']"), ("$isShown", "['Offline']"),
  ])
  func stateThatIsGivenHasNoFallback(_ binding: String, _ message: String) async {
    let code = """
      struct V: View {
        @State var isShown = false
        @State var failure: String?
        var body: some View {
          content.alert("Failed", isPresented: \(binding)) { Button("OK") {} } message: { Text(verbatim: failure ?? "Unknown") }
        }
        func f() { failure = "Offline"; isShown = true }
      }
      """
    #expect(await Evaluated.lines(["A.swift": code]).contains { $0.contains(message) })
    #expect(await !Evaluated.lines(["A.swift": code]).contains { $0.contains("Unknown") })
    let unset = code.replacing("failure = \"Offline\"", with: "failure = nil")
    #expect(await Evaluated.lines(["A.swift": unset]).contains { $0.contains("Unknown") } == (binding == "$isShown"))
  }

  /// A view that shows a message of its state, and members that set it.
  private func view(_ message: String, _ rest: String) -> String {
    """
    struct V: View {
      @State var isShown = false
      @State var failure: String?
      var body: some View {
        content.alert("Failed", isPresented: $isShown) { Button("OK") {} } message: { \(message) }
        .fileExporter(isPresented: $isExporting) { result in
          switch result {
          case .success: failure = "Exported"; isShown = true
          case .failure: failure = "Not exported"; isShown = true
          }
        }
        .fileImporter(isPresented: $isImporting) { result in
          if isReadable {
            do { try load(); failure = "Imported" } catch { failure = "Not imported" }
          }
          isShown = true
        }
      }
      \(rest)
    }
    """
  }

  @Test func whatStandsInForStateIsNotShownWhereMembersSetIt() async {
    let code = view(
      "Text(verbatim: failure ?? \"Unknown\")", "func f() { failure = isOld ? \"Old\" : \"New\"; isShown = true }")
    let shown = await Evaluated.lines(["A.swift": code])
    for text in ["Exported", "Not exported", "Imported", "Not imported"] {
      #expect(shown.contains("alert [Failed] ['\(text)'] (default OK)"), "\(text)")
    }
    #expect(shown.contains("alert [Failed] ['Old' | 'New'] (default OK)"))
  }

  @Test func whatALoopStoresBelongsTogether() async {
    let code = """
      struct V: View {
        @State var isShown = false
        @State var failure: String?
        var body: some View {
          content.alert("Failed", isPresented: $isShown) { Button("OK") {} } message: { Text(failure ?? "Unknown") }
        }
        func f() {
          if isLocked { failure = "Locked"; isShown = true }
          Task { for item in items { do { try remove(item) } catch { failure = "Not removed"; isShown = true } } }
        }
      }
      """
    let shown = await Evaluated.wholeLines(["A.swift": code])
    #expect(shown == ["alert [Failed] ['Locked'] (default OK)", "alert [Failed] ['Not removed'] (default OK)"])
  }

  @Test func aKeyOfWordsIsReadWhereNoTableHasIt() async {
    let code = #"func f() { show(NSLocalizedString("Upload all of \(name)?", comment: ""), nil) }"#
    #expect(await Evaluated.lines(["A.swift": Self.helper + code]).contains { $0.contains("'Upload all of %@?'") })
  }

  @Test func whatALibrarysTypeWasMadeWithIsWhatItHas() async {
    let code = """
      class C {
        static let content = Library.Content(title: NSLocalizedString("t", comment: ""), body: "b", okLabel: "OK")
        func f() { show(Self.content.title, Self.content.body, ok: Self.content.okLabel) }
      }
      """
    #expect(await lines(Self.helper + code) == ["alert [t] ['b'] (default 'OK')"])
  }

  @Test func aButtonIsAddedToAsManyAsThereAre() async {
    let code = """
      struct V: View {
        var choices: [ActionSheet.Button] {
          var all = model.devices.sorted().map { device in ActionSheet.Button.default(Text(device.title)) }
          all.append(.cancel(Text("No")))
          return all
        }
        var body: some View { content.actionSheet(item: $kind) { _ in ActionSheet(title: Text("t"), buttons: choices) } }
      }
      """
    #expect(await Evaluated.lines(["A.swift": code]) == ["actionSheet [t] [-] (default {device.title}) (cancel No) …"])
  }

  @Test func whatMoreIsAddedToIsNotShownAlone() async {
    let code = """
      func f() {
        var words = "Stop this "
        switch kind {
        case .work: words += "work?"
        case .rest: words += "break?"
        default: break
        }
        show("t", words)
      }
      """
    #expect(await lines(Self.helper + code) == ["alert ['t'] ['Stop this work?' | 'Stop this break?'] (default 'OK')"])
  }

  @Test func enumerationsAnswerToAProtocolCaseByCase() async {
    let code = """
      protocol Failure: Error { var text: (title: String, message: String) { get } }
      enum Archive: Failure {
        case bad, old(Int)
        var text: (title: String, message: String) {
          switch self {
          case .bad: return ("Bad Archive", "It cannot be read.")
          case .old(let age): return ("Old Archive", "It is of \\(age).")
          }
        }
      }
      enum Network: Failure {
        case off
        var text: (title: String, message: String) { ("Offline", "There is no network.") }
      }
      func show(_ failure: Failure) {
        let (title, message) = failure.text
        present(UIAlertController(title: title, message: message, preferredStyle: .alert))
      }
      """
    #expect(
      await Evaluated.cases(["A.swift": code]) == [
        "['Bad Archive'] ['It cannot be read.']", "['Old Archive'] ['It is of %@.']", "['Offline'] ['There is no network.']",
      ])
  }

  @Test(arguments: [("String", "ok"), ("Int", "ok"), ("String, CustomStringConvertible", "%@")])
  func aCaseInAStringIsItsName(types: String, key: String) async {
    let code = """
      enum Word: \(types) {
        case ok
        var description: String { words[self] }
      }
      func text(_ word: Word) -> String { NSLocalizedString("\\(word)", comment: word.rawValue) }
      func f() { present(UIAlertController(title: text(.ok), message: nil, preferredStyle: .alert)) }
      """
    let lines = await Evaluated.lines(["A.swift": code])
    #expect(lines.contains { $0.hasPrefix("alert [\(key)] [-]") } == (key == "ok"))
  }
}
