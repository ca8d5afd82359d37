import AlertKitCore
import Testing

/// Functions that show something else for each case of an enumeration that they are given.
@Suite struct DecidedCaseTests {
  static let handler = """
    enum Trouble { case offline, full, unknown }
    func show(_ title: String, message: String? = nil, retry: (() -> Void)?) {
      let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
      if let retry {
        alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
        alert.addAction(UIAlertAction(title: "Stop", style: .cancel))
      } else {
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      }
      present(alert)
    }
    func handle(_ trouble: Trouble, error: Error? = nil, retry: (() -> Void)? = nil) {
      switch trouble {
      case .offline: show("Offline", message: "Join a network.", retry: retry)
      case .full:
        let (title, message) = Disk(error!).words()
        show(title, message: message, retry: retry)
      case .unknown: show("Sorry", message: error!.localizedDescription, retry: retry)
      }
    }
    extension Disk {
      func words() -> (title: String, message: String) {
        switch self {
        case .inner: return ("Full", "Delete photos.")
        case .card: return ("Full", "Change the card.")
        }
      }
    }
    """

  private static func lines(_ code: String, _ id: String = "use") async -> [String] {
    await Extracted.surfaces(["A.swift": code, "B.swift": handler]).filter { $0.id.hasPrefix(id) }.map(Extracted.line)
  }

  @Test func eachCallThatNamesACaseIsAnAlert() async {
    let code = """
      func use(x: Error) {
        handle(.offline)
        handle(.full, error: x)
        handle(.unknown, error: x) { again() }
        handle(.offline)
      }
      """
    #expect(
      await Self.lines(code) == [
        "alert ['Offline'] ['Join a network.'] (cancel 'OK')",
        "alert ['Full'] ['Delete photos.' | 'Change the card.'] (cancel 'OK')",
        "alert ['Sorry'] [{error!.localizedDescription}] (default 'Retry') (cancel 'Stop')",
        "alert ['Offline'] ['Join a network.'] (cancel 'OK')",
      ])
  }

  @Test func aCallThatNamesNoneSaysNothingNew() async {
    #expect(await Self.lines("func use(trouble: Trouble) { if ready { handle(trouble) } }").isEmpty)
  }

  @Test func callersOfCallersNameTheCaseToo() async {
    let code = """
      final class Screen { func fail(with trouble: Trouble) { log(); handle(trouble, error: nil) } }
      func use(screen: Screen) { screen.fail(with: .offline) }
      """
    #expect(await Self.lines(code) == ["alert ['Offline'] ['Join a network.'] (cancel 'OK')"])
  }

  @Test func aTextMayBeChosenByTheCase() async {
    let code = """
      enum Plan {
        case day, year
        var title: String { switch self { case .day: "One day"; case .year: "One year" } }
      }
      func confirm(plan: Plan) {
        let alert = UIAlertController(title: plan.title, message: "Sure?", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert)
      }
      func use() { confirm(plan: .year) }
      """
    #expect(await Self.lines(code) == ["alert ['One year'] ['Sure?'] (default 'OK')"])
  }

  @Test func whatDoesOtherThingsForMostCasesIsNoAlertsOwn() async {
    let code = """
      enum Action { case load, save, close, remove, share, rename, move }
      func perform(_ action: Action) {
        switch action {
        case .remove: show("Gone", retry: nil)
        case .share: show("Shared", retry: nil)
        default: run(action)
        }
      }
      func use() { perform(.remove) }
      """
    #expect(await Self.lines(code).isEmpty)
    #expect(await Self.lines(code, "perform").count == 2)
  }

  @Test func objectiveCNamesTheCaseByAConstant() async {
    let header = "typedef NS_ENUM(NSInteger, Fault) { FaultNoKey, FaultNoRoom, FaultOther };\n"
    let code = """
      @implementation V
      - (void)showFault:(Fault)fault {
        NSString *title = nil;
        switch (fault) {
          case FaultNoKey: title = @"No key"; break;
          case FaultNoRoom: title = @"No room"; break;
          default: title = @"Sorry"; break;
        }
        UIAlertView *alert = [[UIAlertView alloc] initWithTitle:title message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil];
        [alert show];
      }
      - (void)use { [self showFault:FaultNoRoom]; }
      - (void)useAgain { [self showFault:FaultNoKey]; }
      @end
      """
    let lines = await ObjCAlertTests.lines(["A.m": header + code])
    #expect(
      lines.suffix(2) == ["alert ['No room'] [-] (cancel 'OK')", "alert ['No key'] [-] (cancel 'OK')"], "\(lines)")
  }

  @Test func whatACaseCarriesIsToldOnceAtTheCall() async {
    let code = """
      enum Notice { case failed(String), done(String) }
      func tell(_ notice: Notice) {
        switch notice {
        case .failed(let text): show("Failed", message: text, retry: nil)
        case .done(let text): show("Done", message: text, retry: nil)
        }
      }
      func use() { tell(.failed("The disk is full.")) }
      """
    #expect(await Self.lines(code) == ["alert ['Failed'] ['The disk is full.'] (cancel 'OK')"])
  }

  /// What a structure is made with decides what is done for it.
  @Test(arguments: [
    ("let id: String", "open(item.id)", ["'stranger'"]),
    ("let id: String", "let way = route(for: item.id); if way == nil { tell(item.id) }", ["'stranger'"]),
    ("let id: String", "guard let way = route(for: item.id) else { tell(item.id); return }; push(way)", ["'stranger'"]),
    ("let id: String", "if item.id == \"wallet\" { tell(item.id) }", ["'wallet'"]),
    ("var id: String", "open(item.id)", ["'stranger'", "'wallet'"]),
    ("let id: String", "tell(item.id)", ["'stranger'", "'wallet'"]),
    ("let id: String", "if route(for: other) == nil { tell(item.id) }", ["'stranger'", "'wallet'"]),
  ])
  func aTextThatAStructureIsMadeWithIsACase(property: String, action: String, titles: [String]) async {
    let code = """
      import SwiftUI
      enum Way { case purse, shelf }
      struct Item { \(property); let label: String? }
      struct Board: View {
        @State private var text = ""
        @State private var isShown = false
        var body: some View {
          ForEach(items()) { item in Button("Go") { \(action) } }.alert(text, isPresented: $isShown) { Button("OK") {} }
        }
        func items() -> [Item] { [Item(id: "wallet", label: "A"), Item(id: "stranger", label: "B")] }
        func route(for id: String) -> Way? { switch id { case "wallet": return .purse; case "shelf": return .shelf; default: return nil } }
        func open(_ id: String) { switch id { case "wallet": push(.purse); case "shelf": push(.shelf); default: tell(id) } }
        func tell(_ text: String) { self.text = text; isShown = true }
      }
      """
    let found = await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.title) }.filter { $0.contains("'") }
    #expect(Set(found) == Set(titles), "\(found)")
  }
}
