import AlertKitCore
import Testing

/// Alerts that are made and never shown, and screens that nothing opens.
@Suite struct NeverShownTests {
  private func reserves(_ files: [String: String]) async -> [SurfaceReserve?] {
    await Extracted.ofApp(files).map(\.reserve)
  }

  private static func keeper(_ more: String, _ caller: String = "") -> [String: String] {
    [
      "Keeper.m": """
      @interface Keeper : NSObject
      @property (nonatomic, strong) UIAlertView *notice;
      @end
      @implementation Keeper
      - (id)init {
        self.notice = [[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:self cancelButtonTitle:@"OK" otherButtonTitles:nil];
        return self;
      }
      - (void)hideNotice { [self.notice dismissWithClickedButtonIndex:0 animated:YES]; }
      \(more)
      @end
      Keeper *keeper;
      """,
      "Screen.swift": "import UIKit\nfunc start() { keeper.hideNotice() \(caller) }\nlet started: Void = start()",
    ]
  }

  @Test func aKeptAlertIsShownWhereSomethingThatIsReachedShowsIt() async {
    let shows = "- (void)tellNotice { [_notice show]; }"
    #expect(await reserves(Self.keeper("")) == [.uncalled])
    #expect(await reserves(Self.keeper(shows)) == [.uncalled])
    #expect(await reserves(Self.keeper(shows, "; keeper.tellNotice()")) == [nil])
    #expect(await reserves(Self.keeper(shows, "// keeper.tellNotice()\n")) == [.uncalled])
  }

  /// A variable is not another's of its name, and what tells which button is chosen shows nothing.
  @Test(arguments: [
    ("[alert.rac_buttonClickedSignal subscribeNext:^(id x) { [self go:x]; }];", "", true),
    ("[[alert rac_willDismissSignal] subscribeNext:^(id x) { [self go:x]; }];", "", true),
    ("[alert addButtonWithTitle:@\"More\"];", "[log objectForKey:@\"alert\"];", true),
    ("[alert addButtonWithTitle:@\"More\"];", "{ id alert = [self notice]; [alert show]; }", true),
    ("[alert addButtonWithTitle:@\"More\"];", "[alert show];", false),
    ("[alert.rac_buttonClickedSignal subscribeNext:^(id x) { [alert show]; }];", "", false),
    ("[alert.rac_buttonClickedSignal subscribeNext:^(id x) { [self go:x]; }]; [alert show];", "", false),
    ("alert.tag = 1; [self tell:alert];", "", false), ("alert.tag = 1; _kept = alert;", "", false),
    ("[alert.presenter tell];", "", false), ("", "", true),
    ("", "// [alert show];", true), ("", "[alert show];", false),
  ])
  func aVariableThatIsOnlyFilledIsNeverShown(use: String, after: String, isUncalled: Bool) async {
    let code = """
      @implementation Screen : UIViewController
      - (void)viewDidLoad {
        if (isNew) {
          UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil];
          \(use)
        }
        \(after)
      }
      @end
      """
    let found = await reserves(["A.m": code, "B.swift": "let screen = Screen()"])
    #expect(found == [isUncalled ? .uncalled : nil], "\(use) \(after)")
  }

  /// A closure's parameter may be called as the alert is.
  @Test(arguments: [
    ("{ alert in go() }", "", true), ("{ (alert: UIAlertAction!) -> Void in go(alert) }", "", true),
    ("{ alert in go() }", "tell(alert)", false),
    ("{ _ in top.present(alert, animated: true) }", "", false), ("{ alert in go() }", "present(alert, animated: true)", false),
    ("{ _ in let alert = make(); top.present(alert, animated: true) }", "", true),
    ("{ _ in let alert = alert; top.present(alert, animated: true) }", "", false),
  ])
  func aClosuresParameterIsNotTheAlert(handler: String, after: String, isUncalled: Bool) async {
    let code = """
      final class Screen: UIViewController {
        override func viewDidLoad() {
          let alert = UIAlertController(title: "Gone", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Stop", style: .cancel) \(handler))
          \(after)
        }
      }
      let screen = Screen()
      """
    #expect(await reserves(["A.swift": code]) == [isUncalled ? .uncalled : nil], "\(handler) \(after)")
  }

  @Test(arguments: [
    ("", SurfaceReserve.uncalled as SurfaceReserve?), ("[Teller showWithReason:nil];", nil),
    ("[t performSelector:NSSelectorFromString([NSString stringWithFormat:@\"showWith%@:\", kind])];", nil),
  ])
  func aSelectorIsNotItsFirstWord(call: String, reserve: SurfaceReserve?) async {
    let code = """
      @interface Teller : NSObject
      @end
      @implementation Teller
      + (void)showWithReason:(NSError *)reason {
        UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil];
        [alert show];
      }
      @end
      """
    let other = """
      @interface Start : UIResponder <UIApplicationDelegate>
      @end
      @implementation Start
      - (void)applicationDidBecomeActive:(UIApplication *)application { Teller *t = [Teller new]; [other show]; \(call) }
      @end
      """
    #expect(await reserves(["A.m": code, "B.m": other]) == [reserve])
  }

  @Test(arguments: [
    ("ObservableObject", SurfaceReserve.uncalled as SurfaceReserve?), ("Model", .uncalled), ("NSObject", .uncalled),
    ("Other", nil),
  ])
  func noFrameworkLoadsWhatIsTheAppsOwn(inherited: String, reserve: SurfaceReserve?) async {
    let code = """
      protocol Model: AnyObject {}
      final class AlbumModel: \(inherited) {
        func loadAlbum() {
          let alert = UIAlertController(title: "Gone", message: nil, preferredStyle: .alert)
          top.present(alert, animated: true)
        }
      }
      let model = AlbumModel()
      """
    #expect(await reserves(["A.swift": code]) == [reserve])
  }

  private static func sheet(_ set: String, _ label: String = "isPresented") -> [String: String] {
    [
      "A.swift": """
      import SwiftUI
      struct Start: View {
        @State private var isScanning = false
        var body: some View {
          Button("Scan") { \(set) }.sheet(\(label): $isScanning) { Scanner() }
        }
      }
      WindowGroup { Start() }
      """,
      "B.swift": """
      struct Scanner: View {
        @State private var isAsking = false
        var body: some View {
          Button("Ask") { isAsking = true }.alert("Scan Again?", isPresented: $isAsking) { Button("Scan") {} }
        }
      }
      """,
    ]
  }

  @Test func aScreenIsOpenedWhereCodeSetsItsFlag() async {
    #expect(await reserves(Self.sheet("isScanning = true")) == [nil])
    #expect(await reserves(Self.sheet("// isScanning = true\n")) == [.uncalled])
    #expect(await reserves(Self.sheet("isScanning = false")) == [.uncalled])
    #expect(await reserves(Self.sheet("isScanning.toggle()")) == [nil])
    #expect(await reserves(Self.sheet("open(isScanning)", "isShown")) == [nil])
  }

  private static func screen(_ head: String, _ more: String = "", inherits: String = "UIViewController") -> [String: String] {
    [
      "Screen.m": """
      @interface Screen : \(inherits)
      @end
      @implementation Screen
      \(head) {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      \(more)
      @end
      Screen *screen;
      """
    ]
  }

  @Test(arguments: [
    ("- (void)tellLost:(NSString *)name", true), ("- (void)tellLost:(BOOL)isLost", true),
    ("- (void)lostTable:(UITableView *)table", false), ("- (void)setLost:(BOOL)isLost", false),
    ("- (void)viewWillLose:(BOOL)animated", false), ("- (void)insertLost:(NSString *)text", false),
  ])
  func aScreensMethodIsItsOwnByWhatItTakes(_ head: String, _ isOwn: Bool) async {
    let setting = "- (void)viewDidLoad { self.table.dataSource = self; }"
    let code = Self.screen(head, setting, inherits: "UIViewController <UITableViewDelegate>")
    #expect(await reserves(code) == [isOwn ? .uncalled : nil])
    let name = head.split(separator: ")")[1].split(separator: ":")[0]
    let calls = Self.screen(head, "- (void)viewDidLoad { [self \(name):nil]; }", inherits: "UIViewController")
    #expect(await reserves(calls) == [nil])
  }

  @Test func swiftMethodsBesideThoseOfAProtocolOfApples() async {
    func code(_ head: String) -> [String: String] {
      [
        "A.swift": """
        import UIKit
        struct Photo {}
        final class Screen: UIViewController, UITableViewDelegate {
          override func viewDidLoad() { table.dataSource = self }
          \(head) {
            present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
          }
        }
        let screen = Screen()
        """
      ]
    }
    #expect(await reserves(code("func tellLost(_ name: String)")) == [.uncalled])
    #expect(await reserves(code("func tellLost(_ photo: Photo)")) == [.uncalled])
    #expect(await reserves(code("func tableView(_ view: UITableView, didLose path: IndexPath)")) == [nil])
    #expect(await reserves(code("func lose(in view: UITableView)")) == [nil])
  }

  @Test func whatAProtocolAsksForThatTheClassDoesNotAnswer() async {
    let header = "@protocol ListDelegate <NSObject>\n- (void)tellLost:(uint64_t)number;\n@end"
    var code = Self.screen("- (void)tellLost:(NSString *)name").merging(["List.h": header]) { $1 }
    #expect(await reserves(code) == [.uncalled])
    code = Self.screen("- (void)tellLost:(NSString *)name", inherits: "UIViewController <ListDelegate>")
      .merging(["List.h": header]) { $1 }
    #expect(await reserves(code) == [nil])
  }

  private static func failure(_ thrower: String, cases: String = "case notSaved") -> [String: String] {
    [
      "A.swift": """
      import UIKit
      enum StoreFailure: Error { \(cases) }
      final class Screen: UIViewController {
        func tell(_ error: Error) {
          var title = "The Album Wasn’t Opened"
          switch error {
          case let error as StoreFailure:
            switch error {
            case .notSaved: title = "Gone"
            default: break
            }
          default: break
          }
          present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
        }
        override func viewDidLoad() {
          tell(read())
          _ = try? save()
        }
        \(thrower)
      }
      let screen = Screen()
      """
    ]
  }

  @Test func anErrorThatIsOnlyAskedForIsNeverThrown() async {
    func titles(_ files: [String: String]) async -> [String] {
      await Extracted.ofApp(files).compactMap { $0.title.map { Extracted.text($0) } }
    }
    let both = "'The Album Wasn’t Opened' | 'Gone'"
    #expect(await titles(Self.failure("")).allSatisfy { !$0.contains("Gone") })
    #expect(
      await titles(Self.failure("func look(_ e: Error) -> Bool { e is StoreFailure }")).allSatisfy { !$0.contains("Gone") })
    let thrown = await titles(Self.failure("func save() throws { throw StoreFailure.notSaved }"))
    #expect(thrown.contains { $0.contains("Gone") }, "\(thrown) \(both)")
    let made = await titles(Self.failure("func save() -> StoreFailure { .notSaved }"))
    #expect(made.contains { $0.contains("Gone") })
  }

  @Test func whatOnlyDevelopersCodeSetsOrCallsIsNotShown() async {
    func code(_ start: String, _ end: String) -> [String: String] {
      [
        "A.swift": """
        import SwiftUI
        struct Start: View {
          @State private var isAsking = false
          var body: some View {
            VStack {
              \(start)
              Button("Wipe") { isAsking = true }
              \(end)
            }.alert("Wipe All?", isPresented: $isAsking) { Button("Wipe") { wipe() } }
          }
          private func wipe() { present(UIAlertController(title: "Wiped", message: nil, preferredStyle: .alert)) }
        }
        WindowGroup { Start() }
        """
      ]
    }
    #expect(await reserves(code("", "")) == [nil, nil])
    #expect(await reserves(code("#if DEBUG", "#endif")) == [.uncalled, .uncalled])
    #expect(await reserves(code("#if !DEBUG", "#endif")) == [nil, nil])
    #expect(await reserves(code("#if DEBUG\nText(\"a\")\n#else", "#endif")) == [nil, nil])
  }

  // MARK: What presents

  private func presented(_ present: String, _ members: String, _ others: String = "") async -> [SurfaceReserve?] {
    let code = """
      import UIKit
      protocol Telling { var presenter: UIViewController? { get set } }
      extension Telling {
        func tell() {
          let alert = UIAlertController(title: "Gone", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          \(present)
        }
      }
      class Model: Telling {
        \(members)
        func load() { tell() }
      }
      \(others)
      let model = Model()
      """
    return await reserves(["A.swift": code])
  }

  private static let later = "DispatchQueue.main.async { self.presenter?.present(alert, animated: true) }"
  private static let kept = "var presenter: UIViewController?"

  @Test(arguments: [
    (later, kept), ("presenter?.present(alert, animated: true)", "weak " + kept),
    (
      "if isNew { presenter?.present(alert, animated: true) } else { presenter?.present(alert, animated: false) }",
      kept + " = nil"
    ),
  ])
  func whatIsPresentedOnNothing(present: String, members: String) async {
    #expect(await presented(present, members) == [.uncalled])
  }

  @Test(arguments: [
    (later, kept, "func f(_ screen: UIViewController) { model.presenter = screen }\nlet told: Void = f(top)"),
    (later, kept + "; init(presenter: UIViewController?) { self.presenter = presenter }", ""),
    (later, kept + " { top }", ""), (later, "lazy var presenter: UIViewController? = make()", ""),
    (later, kept, "class Other: Telling { var presenter: UIViewController? = make() }\nlet other = Other()"),
    (later, kept, "class Other: UIViewController, Telling {}\nlet other = Other()"),
    (later + "; top.present(alert, animated: true)", kept, ""), (later + "; show(alert)", kept, ""),
    ("top.presenter?.present(alert, animated: true)", kept, ""),
    ("let presenter = top; presenter?.present(alert, animated: true)", kept, ""),
    (later, "@IBOutlet var presenter: UIViewController?", ""),
  ])
  func whatMayBePresentedOnSomething(present: String, members: String, others: String) async {
    #expect(await presented(present, members, others) == [nil])
  }

  /// Words that a model keeps are shown by code of the screen that something leads to.
  @Test(arguments: [
    ("", true), ("// remove()", true), ("override func viewDidAppear(_ animated: Bool) { remove() }", false),
    ("override func viewDidLoad() { ask(source.title) }", false),
  ])
  func wordsOfAModelThatNothingShows(more: String, isUncalled: Bool) async {
    let code = """
      import UIKit
      struct Source {
        let title: String
        init(_ kind: Int) { switch kind { case 1: title = "Old Photo"; default: title = "New Photo" } }
      }
      class Screen: UIViewController {
        private var source: Source!
        static func make() -> Screen { let screen = Screen(); screen.source = Source(load()); return screen }
        private func ask(_ title: String) {
          present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
        }
        @objc private func remove() { ask(source.title) }
        \(more)
      }
      let screen = Screen.make()
      """
    let found = await Extracted.ofApp(["A.swift": code]).filter { Extracted.text($0.title).contains("Photo") }
    #expect(found.count == 2 && found.allSatisfy { ($0.reserve == .uncalled) == isUncalled }, "\(found)")
  }

  /// What a function makes and gives back is shown by its caller alone.
  @Test(arguments: [
    ("Texts.warning(\"Gone\"); log()", "", true), ("if isBad { Texts.warning(\"Gone\") } else { log() }; log()", "", true),
    ("present(Texts.warning(\"Gone\"), animated: true)", "", false),
    ("let alert = Texts.warning(\"Gone\"); show(alert)", "", false),
    ("Texts.warning(\"Gone\").tell()", "", false), ("ask { Texts.warning(\"Gone\") }; log()", "", false),
    ("Texts.warning(\"Gone\"); log()", "Texts.screen.present(alert, animated: true)", false),
    ("Texts.warning(\"Gone\"); log()", "Texts.kept = alert", false),
  ])
  func anAlertThatACallerDrops(call: String, more: String, isUncalled: Bool) async {
    let code = """
      import UIKit
      enum Texts {
        static func warning(_ title: String) -> UIAlertController {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          \(more)
          return alert
        }
      }
      class Screen: UIViewController { override func viewDidLoad() { \(call) } }
      let screen = Screen()
      """
    let found = await Extracted.ofApp(["A.swift": code]).filter { Extracted.text($0.title).contains("Gone") }
    #expect(found.map(\.reserve) == [isUncalled ? .uncalled : nil], "\(call) \(more)")
  }
}
