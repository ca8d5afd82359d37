import AlertKitCore
import AlertKitSwift
import Testing

/// What a function shows that nothing calls.
@Suite struct UncalledTests {
  private func reserves(_ body: String, _ others: [String: String] = [:]) async -> [SurfaceReserve?] {
    await Extracted.ofApp(["A.swift": "import UIKit\n" + body].merging(others) { $1 }).map(\.reserve)
  }

  private static func shows(_ head: String, _ more: String = "") -> String {
    """
    final class Screen: UIViewController {
      \(head) {
        let alert = UIAlertController(title: "Gone", message: nil, preferredStyle: .alert)
        present(alert, animated: true)
      }
      \(more)
    }
    let screen = Screen()
    """
  }

  @Test(arguments: [
    ("private func lost()", ""), ("static func lost()", ""), ("func showLostAlert()", ""), ("private func lost()", "// lost()"),
    ("private func lost()", "/* lost() */"), ("private func lost()", "let s = \"a\" // lost()"), ("public func lost()", ""),
    ("func tellLost()", ""), ("func tellLost(_ name: String)", ""), ("private func lost()", "private func f() { lost() }"),
    ("private func lost()", "#Preview { lost() }"), ("@objc private func lost()", ""), ("@objc func lostTable()", ""),
    ("@objc dynamic func lostTable()", ""),
    ("lazy var other = Screen(); private func lost()", ""),
  ])
  func whatNothingCallsIsToldAsThat(head: String, more: String) async {
    #expect(await reserves(Self.shows(head, more)) == [.uncalled])
  }

  @Test(arguments: [
    ("private func lost()", "override func viewDidLoad() { lost() }"), ("private func lost()", "let s = #selector(lost)"),
    ("private func lost()", "let s = Selector(\"lost\")"), ("@IBAction func lost()", ""),
    ("override func showLostAlert()", ""), ("func viewDidLose()", ""),
    ("@objc dynamic func lostTable()", "let s = Selector((\"lostTable\"))"),
    ("private func lost()", "let s = \"https://a.b\"; override func viewDidLoad() { lost() }"),
    ("private func lost()", "let s = \"wpkh(/0/*)\"\n  override func viewDidLoad() { lost() }"),
    ("private func lost()", "let s = \"\\\"/*\"\n  override func viewDidLoad() { lost() }"),
    ("private func lost()", "let s = \"\"\"\n  a \" /*\n  \"\"\"\n  override func viewDidLoad() { lost() }"),
  ])
  func whatMayBeCalledIsAnAlertLikeAnyOther(head: String, more: String) async {
    #expect(await reserves(Self.shows(head, more)) == [nil])
  }

  /// SwiftUI calls what makes a view of UIKit's, also where the app has a type of its own named as what that is given.
  @Test(arguments: ["struct Context { var id: Int }", ""])
  func aRepresentableMakesItsScreen(more: String) async {
    let code = """
      struct ScreenView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> LostScreen { LostScreen() }
        func updateUIViewController(_ screen: LostScreen, context: Context) {}
      }
      let view = ScreenView()
      final class LostScreen: UIViewController {
        override func viewDidLoad() { present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true) }
      }
      """
    #expect(await reserves(code + "\n" + more) == [nil])
  }

  /// What a text says calls nothing, but for a selector's name.
  @Test(arguments: [
    ("\"Could not lose lost files\"", true), ("\"lost=\"", true), ("\"lost\"", false), ("\"lost:\"", false),
    ("\"app://lost\"", false), ("\"Files: \\(lost())\"", false), ("\"\"\"\n  \\(lost())\n  \"\"\"", false),
  ])
  func wordsOfATextCallNothing(literal: String, isUncalled: Bool) async {
    let more = "override func viewDidLoad() { log(\(literal)) }"
    #expect(await reserves(Self.shows("@objc private func lost()", more)) == [isUncalled ? .uncalled : nil])
  }

  /// Frameworks hand no texts and lists that may change, nor numbers.
  @Test(arguments: [
    ("NSMutableString *", "", true), ("float", "", true), ("NSMutableString *", "[self tell:words with:1];", false),
    ("NSMutableURLRequest *", "", false),
  ])
  func whatOnlyAppsHandIsAskedForByNoFramework(type: String, more: String, isUncalled: Bool) async {
    let code = """
      @implementation Screen
      - (void)viewDidLoad { \(more) }
      - (void)tell:(\(type))words with:(int)count {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      """
    let files = ["A.h": "@interface Screen : UIViewController\n@end", "A.m": code, "B.swift": "let screen = Screen()"]
    #expect(await Extracted.ofApp(files).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  @Test(arguments: ["getter=lostTable", "getter=otherTable"])
  func thePropertysMethodOfAnotherName(getter: String) async {
    let code = """
      @interface Screen : UIViewController
      @property (strong, \(getter)) Table *table;
      @end
      @implementation Screen
      - (Table *)lostTable {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
        return _table;
      }
      @end
      """
    #expect(await reserves("let screen = Screen()", ["A.m": code]) == [getter == "getter=lostTable" ? nil : .uncalled])
  }

  @Test(arguments: [
    ("", "extension Screen: MenuDelegate { func choose(_ menu: Menu) {} }", true),
    (": MenuDelegate", "", false), ("", "extension Screen: MenuDelegate {}", false),
    (": MenuDelegate", "extension Screen: MenuDelegate { func choose(_ menu: Menu) {} }", false),
    (", RPPreviewViewControllerDelegate", "", true),
  ])
  func whatAnotherExtensionTakesOnDoesNotAskForIt(head: String, more: String, isUncalled: Bool) async {
    let code = Self.shows("func lostTable()").replacing(
      "UIViewController {", with: "UIViewController\(head.replacing(": ", with: ", ")) {")
    #expect(await reserves(code + "\n" + more) == [isUncalled ? .uncalled : nil])
  }

  /// What the app is to do is asked for by no framework, and by no delegate protocol of a library's.
  @Test(arguments: [
    ("func setUpNotices(_ application: UIApplication)", "MessagingDelegate", true),
    ("func RegisterNotices(app: UIApplication)", "MessagingDelegate", true),
    ("func checkNotices(in view: UIView, for name: String)", "MessagingDelegate", true),
    ("func messaging(_ application: UIApplication)", "MessagingDelegate", false),
    ("func didSetUpNotices(_ application: UIApplication)", "MessagingDelegate", false),
    ("func showNotices(_ view: UIView, didTap button: UIButton)", "MessagingDelegate", false),
    ("func configureCalendar(_ calendar: CalendarView)", "MessagingDelegate", false),
    ("func configureNotices(_ view: UIView) -> Bool", "MessagingDelegate", false),
    ("func setUpNotices(_ application: UIApplication)", "Messaging", false),
    ("func setupper(_ application: UIApplication)", "MessagingDelegate", false),
    ("func uploadDidFail(_ error: Error)", "MessagingDelegate", false),
    ("func sendNoticeFailed(_ error: Error)", "MessagingDelegate", false),
    ("func showSendingFailed(_ view: UIView)", "MessagingDelegate", true),
    ("func verifyNotices()", "MessagingDelegate", true), ("func verifyNotices()", "NVActivityIndicatorViewable", true),
    ("func photos_notices()", "MessagingDelegate", true), ("func photos_didTell()", "Messaging", false),
  ])
  func whatTheAppIsToDoNobodyElseAsksFor(head: String, asking: String, isUncalled: Bool) async {
    let code = Self.shows(head).replacing("UIViewController {", with: "UIViewController, \(asking) {")
    #expect(await reserves(code) == [isUncalled ? .uncalled : nil])
    let calling = code.replacing("let screen = Screen()", with: "let screen = Screen()\nlet f: Void = screen.\(head.call)")
    #expect(await reserves(calling) == [nil])
  }

  /// A delegate of Objective-C's need not say what it answers.
  @Test(arguments: [
    ("connectionDidFinishLoading:(NSURLConnection *)connection", false),
    ("connection:(NSURLConnection *)connection didFailWithError:(NSError *)error", false),
    ("hudWasHidden:(MBProgressHUD *)hud", false), ("parser:(NSXMLParser *)parser foundCDATA:(NSData *)data", false),
    ("tellOf:(NSURLConnection *)connection", true), ("reportLost:(NSString *)report", true),
    ("connectionLost:(Connection *)connection", true),
  ])
  func whatObjectiveCNamesAfterItsSender(head: String, isUncalled: Bool) async {
    let code = """
      #import <UIKit/UIKit.h>
      @interface Connection : NSObject
      @end
      @interface Loader : NSObject
      @end
      @implementation Loader
      - (void)start { [[NSURLConnection alloc] initWithRequest:request delegate:self]; [self parse]; }
      - (void)parse { NSXMLParser *parser = made; parser.delegate = self; }
      - (void)\(head) {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      Loader *loader = [[Loader alloc] init];
      """
    #expect(await reserves("", ["B.m": code]) == [isUncalled ? .uncalled : nil])
  }

  @Test func whatObjectiveCTakesOnInAnExtensionItsClassAnswers() async {
    let code = """
      @interface Screen () <ShareDelegate>
      @property int count;
      @end
      @implementation Screen
      - (void)finished:(NSError *)error {
        [[[UIAlertView alloc] initWithTitle:@"t" message:@"m" delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      Screen *screen;
      """
    #expect(await Extracted.ofApp(["A.m": code]).map(\.reserve) == [nil])
  }

  @Test func anotherFileMayCallIt() async {
    #expect(await reserves(Self.shows("static func lost()"), ["B.swift": "let f: Void = Screen.lost()"]) == [nil])
    let asking = "protocol P { func showLostAlert() }\n"
    #expect(await reserves(Self.shows("func showLostAlert()"), ["B.swift": asking]) == [.uncalled])
    #expect(
      await reserves(Self.shows("func showLostAlert()"), ["B.swift": asking + "let f: Void = p.showLostAlert()"]) == [nil])
    let answering = Self.shows("func lostTable(_ table: Table)").replacing(
      "UIViewController", with: "UIViewController, TableDelegate")
    let setting = "extension Screen { func viewDidLoad() { table.delegate = self } }\n"
    let told = answering.replacing("let screen", with: setting + "let screen")
    #expect(await reserves(told) == [nil])
    #expect(await reserves(answering) == [.uncalled])
  }

  @Test func whereNoAppIsWholeAnythingMayBeCalled() async {
    let code = ["A.swift": Self.shows("private func lost()")]
    #expect(await Extracted.surfaces(code).map(\.reserve) == [nil])
    let start = ["App/B.swift": "class AppDelegate: UIResponder, UIApplicationDelegate {}"]
    let other = ["Other/App.xcodeproj/project.pbxproj": ""]
    #expect(await Extracted.ofBoth(code.merging(start) { $1 }.merging(other) { $1 }).map(\.reserve) == [nil])
  }

  @Test func whereNothingSaysWhatIsBuiltAllOfItIs() async {
    let code = [
      "A.swift": Self.shows("private func lost()"), "B.swift": "class AppDelegate: UIResponder, UIApplicationDelegate {}",
    ]
    #expect(await Extracted.ofBoth(code).map(\.reserve) == [.uncalled])
    #expect(await Extracted.ofBoth(code.merging(["Kit.podspec": ""]) { $1 }).map(\.reserve) == [nil])
  }

  @Test func whatALibraryOffersMayBeCalled() async {
    let code = Self.shows("public static func lost()")
    let library = ["Kit/Kit.podspec": "", "Kit/A.swift": code, "A.swift": ""]
    #expect(await reserves("", library) == [.uncalled])
    let offered = ["Kit.podspec": "", "Kit/A.swift": code.replacing("final class", with: "public final class"), "A.swift": ""]
    #expect(await reserves("", offered) == [nil])
    let own = offered.mapValues { $0.replacing("public static", with: "static") }
    #expect(await reserves("", own) == [.uncalled])
  }

  @Test func methodsOfObjectiveC() async {
    func code(_ head: String, _ more: String) -> String {
      """
      @implementation Tools
      \(head) {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      \(more)
      @end
      Tools *tools;
      """
    }
    for (head, call) in [
      ("+ (void)tellLost:(NSString *)name", "[Tools tellLost:@\"a\"]"), ("- (void)tellLost", "[self tellLost]"),
      ("- (void)tellLost", "[self performSelector:NSSelectorFromString(@\"tellLost\")]"),
    ] {
      let header = ["Tools.h": "@interface Tools : NSObject\n\(head);\n@end"]
      #expect(await reserves("", header.merging(["Tools.m": code(head, "")]) { $1 }) == [.uncalled])
      #expect(
        await reserves("", header.merging(["Tools.m": code(head, "- (void)viewDidLoad { \(call); }")]) { $1 }).contains(nil))
      #expect(
        await reserves("let f: Void = Tools.tellLost(\"a\")", header.merging(["Tools.m": code(head, "")]) { $1 }).contains(nil))
    }
  }

  @Test func whatAnswersAnAlertThatIsNoLongerThere() async {
    func code(_ shown: String) -> [String: String] {
      let answer = """
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
        """
      let screen = """
        @interface Screen : UIViewController <UIAlertViewDelegate>
        @end
        @implementation Screen
        - (void)viewDidLoad {
          \(shown)[[[UIAlertView alloc] initWithTitle:@"Go?" message:nil delegate:self cancelButtonTitle:@"No" otherButtonTitles:@"Go", nil] show];
        }
        - (void)alertView:(UIAlertView *)alertView clickedButtonAtIndex:(NSInteger)index {
          \(answer)
        }
        @end
        Screen *screen;
        """
      return ["Screen.m": screen]
    }
    #expect(await reserves("", code("")) == [nil, nil])
    #expect(await reserves("", code("// ")) == [.uncalled])
  }

  /// `(id)sender` is what an action is told by.
  @Test(arguments: [
    ("- (void)reportTapped:(id)sender", "", true), ("- (void)reportTapped:(id)sender", "@selector(reportTapped:)", false),
    ("- (void)reportTapped:(id)sender", "[self reportTapped:nil]", false), ("- (void)paste:(id)sender", "", false),
    ("- (BOOL)isEqual:(id)object", "", false), ("- (void)setReport:(id)sender", "", false),
    ("- (void)report:(id)sender by:(id)other", "", false), ("- (void)clickReport:(id)sender", "", true),
    ("- (void)clickReport:(id)sender", "@selector(clickReport:)", false),
    ("- (void)clickReport:(id)sender", "1); // @selector(clickReport:)\n (0", true),
    ("- (void)clickReport:(id)table", "", false), ("- (void)clickBack:(id)sender", "", true),
  ])
  func actionsOfObjectiveC(head: String, code: String, isUncalled: Bool) async {
    let screen = """
      @interface Screen : UIViewController <LoaderDelegate>
      @end
      @implementation Screen
      \(head) {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      - (void)viewDidLoad { run(\(code)); }
      @end
      Screen *screen;
      """
    #expect(Set(await Extracted.ofApp(["Screen.m": screen]).map(\.reserve)) == [isUncalled ? .uncalled : nil])
  }

  @Test func anActionOfAStoryboardIsCalled() async {
    let action = "<action selector=\"lostTable\" destination=\"a\" eventType=\"touchUpInside\" id=\"b\"/>"
    #expect(await reserves(Self.shows("@objc func lostTable()"), ["Main.storyboard": action]) == [nil])
  }

  @Test func nothingIsFoundInIt() async {
    func findings(_ head: String) async -> Int {
      let files = Extracted.app(["A.swift": "import UIKit\n" + Self.shows(head)])
      let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
      return await Linter.lint(await Project.assemble(inputs, sources: SwiftSources.reader())).findings.count
    }
    #expect(await findings("private func lost()") == 0)
    #expect(await findings("override func lost()") > 0)
  }

  @Test func whatOnlyUncalledCodeCallsIsNotCalled() async {
    let other = "final class Other { private func lose() { Screen.lost() } }\nlet other = Other()"
    #expect(await reserves(Self.shows("static func lost()"), ["B.swift": other]) == [.uncalled])
    let called = other.replacing("}\nlet", with: "; init() { lose() } }\nlet")
    #expect(await reserves(Self.shows("static func lost()"), ["B.swift": called]) == [nil])
  }

  @Test func aMethodOfAnotherTypeIsAnotherOne() async {
    func other(_ inherited: String, _ call: String) -> [String: String] {
      [
        "B.swift": """
        final class Other\(inherited) {
          init() { \(call) }
          func showLostAlert() {}
        }
        let other = Other()
        """
      ]
    }
    let code = Self.shows("func showLostAlert()").replacing("final class", with: "class")
    #expect(await reserves(code, other("", "showLostAlert()")) == [.uncalled])
    #expect(await reserves(code, other("", "self.showLostAlert()")) == [.uncalled])
    #expect(await reserves(code, other("", "screen.showLostAlert()")) == [nil])
    #expect(await reserves(code, other(": Screen", "showLostAlert()")) == [nil])
  }

  @Test(arguments: [
    ("if Features.isNew { lost() }", "static let isNew = false"),
    ("guard Features.isNew else { return }\n lost()", "static let isNew = false"),
    ("if !Features.isNew { lost() }", "static let isNew = true"),
    ("if Features.isNew, isOpen { lost() }", "static var isNew: Bool { false }"),
    ("if Features.isNew { open() } else { lost() }", "static let isNew: Bool = true"),
    ("if Features.isNew { lost() }", "static var isNew: Bool { Self.isOpen }\nstatic let isOpen = false"),
    ("if Features.isNew { lost() }", "static let isNew = More.isOpen\nenum More { static let isOpen = false }"),
    (
      "if Features.isNew { lost() }",
      "static var isNew: Bool { isOpen && load() }\nstatic var isOpen: Bool { !isShut }\nstatic let isShut = true"
    ),
    ("if Features.isNew { open() } else { lost() }", "static let isNew = load() || isOpen\nstatic let isOpen = true"),
  ])
  func whatAConstantKeepsFromBeingCalled(_ body: String, _ flag: String) async {
    let features = "enum Features { \(flag) }"
    let code = Self.shows("private func lost()", "override func viewDidLoad() { \(body) }")
    #expect(await reserves(code, ["B.swift": features]) == [.uncalled])
    let twice = "enum Features {\n#if DEBUG\n\(flag)\n#else\nstatic let isNew = load()\n#endif\n}"
    #expect(await reserves(code, ["B.swift": twice]) == [nil])
  }

  @Test func whatAConstantKeepsFromBeingShown() async {
    func code(_ flag: String) -> String {
      """
      final class Screen: UIViewController {
        override func viewDidLoad() {
          if Features.isNew { present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true) }
        }
      }
      enum Features { \(flag) }
      let screen = Screen()
      """
    }
    #expect(await reserves(code("static let isNew = false")) == [.uncalled])
    #expect(await reserves(code("static var isNew = false")) == [.uncalled])
    let setter = "static var isNew = false; static func f() { isNew = true }"
    #expect(await reserves(code(setter) + "\nlet told: Void = Features.f()") == [nil])
    #expect(await reserves(code("static let isNew = load()")) == [nil])
    #expect(await reserves(code("static var isNew: Bool { isOpen || load() }; static let isOpen = false")) == [nil])
    #expect(await reserves(code("static let isNew = isNew")) == [nil])
  }
}

extension String {
  /// A call of the function that it is the head of.
  fileprivate var call: String {
    let name = dropFirst("func ".count).prefix { $0 != "(" }
    let labels = drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ", ").map {
      $0.prefix { !" :".contains($0) }
    }
    return "\(name)(" + labels.map { $0 == "_" ? "x" : "\($0): x" }.joined(separator: ", ") + ")"
  }
}
