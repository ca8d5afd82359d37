import AlertKitCore
import AlertKitSwift
import Testing

/// What is said for cases of enumerations that no code makes, and for flags that no code sets.
@Suite struct UnmadeCaseTests {
  private static let failure = """
    import UIKit
    enum Failure: Error {
      case gone
      case full(Int)
      case lost, late
      var words: String {
        switch self {
        case .gone: return "It Is Gone"
        case .full(let count): return "It Is Full"
        case .lost, .late: return "It Is Lost"
        }
      }
    }
    final class Screen: UIViewController {
      func tell(_ failure: Failure) {
        let alert = UIAlertController(title: failure.words, message: nil, preferredStyle: .alert)
        present(alert, animated: true)
      }
      override func viewDidLoad() { tell(read()) }
    }
    let screen = Screen()
    """

  /// The titles of all alerts.
  private func titles(_ code: String) async -> Set<String> {
    let found = await Extracted.ofApp(["A.swift": Self.failure, "B.swift": code])
    return Self.titles(found)
  }

  private static func titles(_ found: [Surface<StringReference>]) -> Set<String> {
    Set(
      found.flatMap { $0.title?.parts ?? [] }.compactMap { part in
        if case .literal(let text, _) = part { text } else { nil }
      })
  }

  /// What a reducer does for an action that nothing sends is never done.
  @Test(arguments: [("", true), ("store.send(.lost)", false), ("store.send(Feature.Action.lost)", false)])
  func anActionThatNothingSends(sent: String, isUncalled: Bool) async {
    let code = """
      import ComposableArchitecture
      @Reducer struct Feature {
        @ObservableState struct State { @Presents var alert: AlertState<Never>? }
        enum Action: BindableAction {
          case binding(BindingAction<State>)
          case tapped
          case lost
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .binding: return .none
            case .tapped: return .none
            case .lost:
              state.alert = AlertState { TextState("Photo Lost") } message: { TextState("It is not here.") }
              return .none
            }
          }
        }
      }
      struct Screen: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View { Button("Go") { store.send(.tapped); \(sent) }.alert($store.scope(state: \\.alert, action: \\.alert)) }
      }
      let screen = Screen()
      """
    let found = await Extracted.ofApp(["A.swift": code]).filter { Extracted.text($0.title) == "Photo Lost" }
    #expect(found.allSatisfy { ($0.reserve == .uncalled) == isUncalled } && found.isEmpty == isUncalled)
  }

  @Test(arguments: [
    "func read() -> Failure { .gone }", "func read() -> Failure { flag ? Failure.gone : .gone }",
    "func read() -> Failure { .gone }\nfunc see(_ f: Failure) { if case .full = f {} }",
    "func read() -> Failure { .gone }\nfunc see(_ f: Failure?) { switch f { case .lost, .full: break; default: break } }",
    "func read() -> Failure { .gone }\nfunc see(_ f: Error) { do { try f() } catch Failure.full { } catch {} }",
    "func read() -> Failure { .gone }\nenum Other { case full(Int) }\nlet other = Other.full(2)",
    "func read() -> Failure { .gone }\nfunc see() { list.full.show() }\n// .full(1)",
    "func read() -> Failure { .gone }\nfunc see(_ f: Outer) { guard case let .outer(.full(n), .lost) = f else { return } }",
    "func read() -> Failure { .gone }\n#Preview { tell(.full(2)) }",
    """
    func read() -> Failure { .gone }
    func pass(_ f: Failure) {
      switch f {
      case .gone: break
      case .full(let count): read(.full(count))
      case .lost, .late: break
      }
    }
    """,
    """
    func read() -> Failure { .gone }
    func pass(_ all: [Failure]) {
      for f in all { switch f {
      case .gone: break
      case .full(let count): read(.full(count))
      default: break
      } }
    }
    """,
  ])
  func onlyWhatIsMadeIsSaid(code: String) async {
    #expect(await titles(code) == ["It Is Gone"])
  }

  @Test(arguments: [
    "func read() -> Failure { flag ? .gone : .full(1) }", "func read() -> Failure { flag ? .gone : Failure.full(1) }",
    "func read() -> Failure { flag ? .gone : Failure\n  .full(1) }",
    "func read() -> Failure { .gone }\nlet all: [Failure] = [.gone, .full(1)]",
    "func read() -> Failure { .gone }\nfunc f() { g(.gone, .full(1)) }",
    "func read() -> Failure { .gone }\nfunc f(_ k: Failure = .full(1)) {}",
    "func read() -> Failure { .gone }\nfunc f() { switch x { case .a: y = .full(1) } }",
    "func read() -> Failure { .gone }\nfunc f() { switch x { case .a: g(1, .full(1)) } }",
    "func read() -> Failure { .gone }\nfunc f() { if case .a = x, g(.full(1)) {} }",
    "func read() -> Failure { .gone }\nextension Failure { static var usual: Failure { full(1) } }",
    "func read() -> Failure { .gone }\nfunc f() { switch others.first { case .full(let n): g(.full(n)); default: break } }",
    "func read() -> Failure { .gone }\ntypealias Trouble = Failure\nlet f = Trouble.full(1)",
  ])
  func whatMayBeMadeIsSaid(code: String) async {
    // What calls them; most have only one of the two.
    let used = code + "\nlet used: [Any] = [f(), Failure.usual]"
    #expect(await titles(used).isSuperset(of: ["It Is Gone", "It Is Full"]))
  }

  @Test(arguments: ["Error, Codable", "Error, CaseIterable", "Error, Foreign"])
  func othersMayMakeWhatIsDecodedOrListed(heads: String) async {
    let code = Self.failure.replacing("Failure: Error", with: "Failure: \(heads)")
    let found = await Extracted.ofApp(["A.swift": code, "B.swift": "func read() -> Failure { .gone }"])
    #expect(Self.titles(found).contains("It Is Full"))
  }

  @Test func whatIsLeftOutIsToldAsThat() async {
    let files = Extracted.app(["A.swift": Self.failure, "B.swift": "func read() -> Failure { .gone }"])
    let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    let project = await Project.assemble(inputs, sources: SwiftSources.reader())
    #expect(project.coverage.unmade == ["Failure.full", "Failure.late", "Failure.lost"])
  }

  // MARK: Screens

  private func reserves(_ push: String) async -> [SurfaceReserve?] {
    let code = """
      import SwiftUI
      enum Route { case home, drawer, attic, cellar }
      struct Root: View {
        @State var path: [Route] = []
        var body: some View { Button("Go") { \(push) }.navigationDestination(for: Route.self) { screen($0) } }
        func screen(_ route: Route) -> some View {
          switch route {
          case .home: Text("Home")
          case .drawer: DrawerView()
          case .attic, .cellar: EmptyView()
          }
        }
      }
      struct DrawerView: View {
        @State private var isAsking = false
        var body: some View {
          Button("Empty") { isAsking = true }.alert("Empty the Drawer?", isPresented: $isAsking) { Button("Empty") {} }
        }
      }
      let root = Root()
      """
    return await Extracted.ofApp(["A.swift": code]).map(\.reserve)
  }

  @Test func aScreenOfACaseThatNothingOpensIsNotShown() async {
    #expect(await reserves("path.append(.home)") == [.uncalled])
    #expect(await reserves("path.append(.home); path.append(.drawer)") == [nil])
  }

  // MARK: Flags and static functions

  private func reserves(of condition: String, _ more: String = "") async -> [SurfaceReserve?] {
    let code = """
      import UIKit
      final class Trouble: NSError { var isForPeople: Bool = false }
      final class Screen: UIViewController {
        func tell(_ trouble: Trouble) {
          \(condition)
          let alert = UIAlertController(title: "No Room", message: nil, preferredStyle: .alert)
          present(alert, animated: true)
        }
        override func viewDidLoad() { tell(trouble) }
        \(more)
      }
      let screen = Screen()
      """
    return await Extracted.ofApp(["A.swift": code]).map(\.reserve)
  }

  @Test func aFlagOfAnotherObjectThatNothingSets() async {
    #expect(await reserves(of: "guard trouble.isForPeople else { return }") == [.uncalled])
    #expect(await reserves(of: "guard !trouble.isForPeople else { return }") == [nil])
    let setter = "func f() { t.isForPeople = true }"
    #expect(await reserves(of: "guard trouble.isForPeople else { return }", setter) == [.uncalled])
    #expect(await reserves(of: "guard trouble.isForPeople else { return }", setter + "\nlet told: Void = f()") == [nil])
    #expect(
      await reserves(of: "guard trouble.isForPeople else { return }", "func f() { t.setValue(true, forKey: \"isForPeople\") }")
        == [nil])
  }

  @Test(
    arguments: [
      ("", SurfaceReserve.uncalled), ("Notice.dropped()", nil), ("show(.dropped())", nil), ("Other.dropped()", .uncalled),
      ("if case .dropped = x {}", .uncalled), ("x.dropped()", .uncalled), ("use(Notice.dropped)", nil),
    ] as [(String, SurfaceReserve?)])
  func aStaticFunctionIsCalledByItsTypesName(call: String, reserve: SurfaceReserve?) async {
    let code = """
      import UIKit
      struct Notice {
        static func dropped() -> UIAlertController { UIAlertController(title: "Dropped", message: nil, preferredStyle: .alert) }
      }
      struct Other { static func dropped() -> Int { 1 } }
      final class Screen: UIViewController { override func viewDidLoad() { \(call) } }
      let screen = (Screen(), Notice(), Other())
      """
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [reserve])
  }

  @Test func whatCallsOneAnotherIsCalledWhereOneIs() async {
    func code(_ call: String) -> String {
      """
      import UIKit
      final class Screen: UIViewController {
        private func ask() { showAgain() }
        private func showAgain() {
          let alert = UIAlertController(title: "No Answer", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Again", style: .default) { _ in self.ask() })
          present(alert, animated: true)
        }
        private func showFirst() {
          let alert = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Go", style: .default) { _ in self.ask() })
          present(alert, animated: true)
        }
        override func viewDidLoad() { \(call) }
      }
      let screen = Screen()
      """
    }
    #expect(await Extracted.ofApp(["A.swift": code("ask(); showFirst()")]).allSatisfy { $0.reserve == nil })
    #expect(await Extracted.ofApp(["A.swift": code("")]).allSatisfy { $0.reserve == .uncalled })
  }

  /// An enumeration is known by cases of several words, though code does not say that it is looked at.
  @Test func casesOfSeveralWords() async {
    func code(_ set: String) -> String {
      """
      enum Notice: Identifiable {
        case askDeletion, saidGone
        var id: Int { 0 }
      }
      final class Model: ObservableObject {
        @Published var notice: Notice?
        func go() { \(set) }
      }
      struct Screen: View {
        @StateObject var model = Model()
        var body: some View {
          Button("Go") { model.go() }.alert(item: $model.notice) { notice in
            switch notice {
            case .askDeletion: return Alert(title: Text("Delete?"))
            case .saidGone: return Alert(title: Text("Gone"))
            }
          }
        }
      }
      WindowGroup { Screen() }
      """
    }
    func shown(_ set: String) async -> [String] {
      await Extracted.ofApp(["A.swift": code(set)]).filter { $0.reserve == nil }.map { Extracted.text($0.title) }
    }
    #expect(await shown("notice = .saidGone") == ["Gone"])
    #expect(await shown("notice = .saidGone; notice = .askDeletion") == ["Delete?", "Gone"])
  }

  // MARK: Made where nothing leads

  @Test(arguments: [
    ("func lose() -> Failure { .lost }", false), ("func lose() -> Failure { .lost }\nlet f = lose()", true),
    ("private func lose() -> Failure { .lost }\nfunc other() { _ = lose() }", false),
  ])
  func whatOnlyUncalledCodeOfAnotherFileMakesIsNotMade(code: String, isShown: Bool) async {
    let store = "final class Store { \(code) }\nlet store = Store()"
    let found = await Extracted.ofApp([
      "A.swift": Self.failure, "B.swift": "func read() -> Failure { .gone }", "C.swift": store,
    ])
    #expect(Self.titles(found).contains("It Is Lost") == isShown)
  }

  // MARK: Constants of Objective-C's

  private func buttons(_ call: String, type: String = "Kind", _ more: String = "") async -> Set<String> {
    let header = "typedef enum {\n  kOK = 1, // one\n  kAccept,\n} Kind;"
    let code = """
      @implementation Teller
      + (void)tell:(NSString *)message with:(\(type))kind {
        UIAlertView *alert = nil;
        switch (kind) {
          case kOK:
            alert = [[UIAlertView alloc] initWithTitle:@"t" message:message delegate:nil cancelButtonTitle:@"Fine" otherButtonTitles:nil];
            break;
          case kAccept:
            alert = [[UIAlertView alloc] initWithTitle:@"t" message:message delegate:nil cancelButtonTitle:@"Accept" otherButtonTitles:nil];
            break;
        }
        [alert show];
      }
      @end
      @implementation Screen
      - (void)viewDidLoad { \(call) }
      @end
      \(more)
      """
    let found = await Extracted.ofApp(["A.h": header, "B.m": code, "C.swift": "let screen = Screen()"])
    return Set(found.flatMap(\.buttons).map { Extracted.text($0.title) })
  }

  @Test func aConstantThatNoCallerGivesHasNoAlert() async {
    #expect(await buttons("[Teller tell:@\"m\" with:kOK];") == ["'Fine'"])
  }

  @Test(arguments: [
    ("[Teller tell:@\"m\" with:(Kind)sender.tag];", "Kind", ""), ("[Teller tell:@\"m\" with:tag];", "uint8_t", ""),
    ("Kind kind = (Kind)tag; [Teller tell:@\"m\" with:kind];", "Kind", ""),
    ("[Teller tell:@\"m\" with:kAccept];", "Kind", ""), ("[Teller tell:@\"m\" with:tag];", "NSInteger", ""),
    ("[Teller tell:@\"m\" with:[self kind]];", "Kind", "static Kind usual = kAccept;"),
  ])
  func aConstantThatMayBeGivenHasOne(call: String, type: String, more: String) async {
    #expect(await buttons(call, type: type, more).contains("'Accept'"))
  }

  /// What a file declares for itself others don't give, whatever they call their own.
  @Test(arguments: [(false, "", false), (true, "", true), (false, "#import \"B.m\"", true)])
  func aConstantOfAFilesOwn(isInHeader: Bool, imports: String, isGiven: Bool) async {
    let kinds = "typedef NS_ENUM(NSInteger, Kind) {\n  kOK, // one\n  kAccept,\n};\n"
    let own = isInHeader ? "" : kinds
    func screen(_ name: String, _ given: String) -> String {
      """
      @implementation \(name)
      - (void)viewDidLoad { [self tell:\(given)]; }
      - (void)tell:(Kind)kind {
        switch (kind) {
          case kOK: [self showAlert:@"Fine"]; break;
          case kAccept: [self showAlert:@"\(name) Taken"]; break;
        }
      }
      - (void)showAlert:(NSString *)title {
        [[[UIAlertView alloc] initWithTitle:title message:@"m" delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      """
    }
    let found = await Extracted.ofApp([
      "A.h": isInHeader ? kinds : "", "B.m": own + screen("First", "[self kind]"),
      "C.m": imports + "\n" + own + screen("Second", "kAccept"), "D.swift": "let screens = [First(), Second()]",
    ])
    let titles = Self.titles(found.filter { $0.reserve == nil })
    #expect(titles.contains("Second Taken") && titles.contains("First Taken") == isGiven, "\(titles)")
  }

  /// A case that is asked for with its type, `case Failure.gone:`, of an error that may be any.
  @Test func aCaseThatIsNamedWithItsTypeIsUnmadeToo() async {
    let code = """
      import UIKit
      enum Failure: Error { case lostPhoto, keptPhoto }
      @main class Launcher: UIResponder, UIApplicationDelegate { var window: UIWindow? = UIWindow(rootViewController: Screen()) }
      class Screen: UIViewController {
        override func viewDidLoad() {
          do { try load() } catch { say(error) }
          Loader().run { self.say($0) }
        }
        func load() throws { throw Failure.keptPhoto }
        func say(_ error: Error) {
          switch error {
          case Failure.lostPhoto: tell("Photo Lost")
          case Failure.keptPhoto: tell("Photo Kept")
          default: tell("Try Again Later")
          }
        }
        func tell(_ title: String) {
          present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
        }
      }
      """
    let titles = await Extracted.ofApp(["A.swift": code]).filter { $0.reserve != .uncalled }.flatMap {
      Extracted.text($0.title)
    }
    #expect(!String(titles).contains("Photo Lost") && String(titles).contains("Photo Kept"))
  }
}
