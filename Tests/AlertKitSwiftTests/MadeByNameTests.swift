import AlertKitCore
import Testing

/// Classes that code makes by names which it puts together, and screens that only functions make which nothing calls.
@Suite struct MadeByNameTests {
  private static let screen = """
    import UIKit
    class LostController: UIViewController {
      override func viewDidLoad() {
        present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
      }
    }
    """
  private static let start = "class AppDelegate: UIResponder, UIApplicationDelegate {}"

  private func reserves(_ files: [String: String]) async -> Set<SurfaceReserve?> {
    Set(await Extracted.ofBoth(files.merging(["App.swift": Self.start]) { first, _ in first }).map(\.reserve))
  }

  /// A literal by itself is no part of a name; a constant, and what something is put before or behind, may be one.
  @Test(arguments: [
    ("let all = [\"Lost\", \"Kept\"]", true), ("show(\"Controller\")", true),
    ("for one in [\"Lost\", \"Kept\"] { show(one, kind: \"Controller\") }", false),
    ("for one in [\"App.Lost\"] { show(one, kind: \"Controller\") }", false), ("let end = \"Controller\"", false),
    ("let name = \"Lost\" + kind", false), ("let name = kind.appending(\"Controller\")", false),
    ("let name = \"Lost\".appending(kind)", false), ("name += \"Controller\"", false),
    ("let c = String(describing: MailController.self); let d = name.dropLast(3)", true),
    ("let c = String(describing: kind); let d = c.dropLast(3)", false),
    ("let c = String(describing: kind)" + String(repeating: "; go()", count: 80) + "; let d = c.dropLast(3)", true),
  ])
  func partsOfNames(code: String, isUncalled: Bool) async {
    let maker = "func make() { let c = NSClassFromString(name)\n\(code) }\nlet made: Void = make()"
    #expect(await reserves(["A.swift": Self.screen, "B.swift": maker]) == [isUncalled ? .uncalled : nil])
  }

  /// By what cells are called that a constant of a file's own says, none is made.
  @Test(arguments: [
    ("private let", "list.register(Cell.self, forCellWithReuseIdentifier: id); list.dequeue(withReuseIdentifier: id)", true),
    ("private let", "list.register(Cell.self, forCellWithReuseIdentifier: id); look(up: id)", false),
    ("let", "list.register(Cell.self, forCellWithReuseIdentifier: id)", false), ("private let", "list.reload()", false),
  ])
  func whatCellsAreCalled(constant: String, use: String, isUncalled: Bool) async {
    let maker =
      "\(constant) id = \"LostController\"\nfunc make() { let c = NSClassFromString(name); \(use) }\nlet made: Void = make()"
    #expect(await reserves(["A.swift": Self.screen, "B.swift": maker]) == [isUncalled ? .uncalled : nil])
  }

  /// A property list of the app's data may name what code looks up.
  @Test(arguments: [
    ("Tabs.plist", "NSClassFromString(tab[\"screen\"])", false), ("Tabs.plist", "go(tab[\"screen\"])", true),
    ("Other.plist", "NSClassFromString(tab[\"screen\"])", true),
  ])
  func whatAPropertyListNames(list: String, look: String, isUncalled: Bool) async {
    let name = list == "Tabs.plist" ? "LostController" : "KeptController"
    let files = [
      "A.swift": Self.screen, "B.swift": "func make() { let c = \(look) }\nlet made: Void = make()",
      list: "<plist version=\"1.0\"><array><dict><key>screen</key><string>\(name)</string></dict></array></plist>",
    ]
    #expect(await reserves(files) == [isUncalled ? .uncalled : nil])
  }

  /// What an extension is for is not made by it.
  @Test(arguments: [
    ("extension Reactive where Base: LostController { func f() {} }", true),
    ("extension Reactive where Base == LostController { func f() {} }", true),
    ("extension Reactive where Base: Kept { func f() { show(LostController()) } }\nlet made: Void = Reactive().f()", false),
    ("struct Maker: Making where Made == LostController {}\nlet maker = Maker()", false),
  ])
  func whatAnExtensionIsFor(code: String, isUncalled: Bool) async {
    #expect(await reserves(["A.swift": Self.screen, "B.swift": code]) == [isUncalled ? .uncalled : nil])
  }

  /// What a notification is called makes no screen, as its identifier may.
  @Test(arguments: [
    ("Notification.Name(rawValue: LostController.closed)", true),
    ("NSNotification.Name( LostController.closed)", true),
    ("board.instantiateViewController(withIdentifier: LostController.closed)", false),
    ("Notification.Name(rawValue: LostController().closing)", false),
    ("Notification.Name(rawValue: LostController.made)", false),
  ])
  func whatANotificationIsCalled(code: String, isUncalled: Bool) async {
    let names = "extension LostController { static let closed = \"closed\"; static let made = make() }"
    let teller = "struct Teller {\n  func tell() { \(code) }\n}\nlet told: Void = Teller().tell()"
    let files = ["A.swift": Self.screen, "B.swift": names + "\n" + teller]
    #expect(await reserves(files) == [isUncalled ? .uncalled : nil])
  }

  /// What an attribute names is named by the type that it marks.
  @Test(arguments: [
    ("@Acting(for: LostController.self) public struct Marked: View {}", true),
    ("@Acting(for: LostController.self)\n@MainActor\nstruct Marked: View {}\nlet made = Marked()", false),
    ("@Acting(for: LostController.self) func act() {}\nstruct Marked: View {}", false),
    ("run(LostController.self)\nstruct Marked: View {}", false), ("@Acting(for: LostController.self) import A", false),
  ])
  func whatAnAttributeNames(code: String, isUncalled: Bool) async {
    #expect(await reserves(["A.swift": Self.screen, "B.swift": code]) == [isUncalled ? .uncalled : nil])
  }

  /// The name that another member gives is shortened.
  @Test(arguments: [
    ("String(describing: type(of: self))", "model.typeName.dropLast(3)", false),
    ("\"Mail\"", "model.typeName.dropLast(3)", true),
    ("String(describing: MailController.self)", "model.typeName.dropLast(3)", true),
    ("String(describing: type(of: self))", "model.other.dropLast(3)", true),
  ])
  func aNameThatAMemberGives(given: String, shortened: String, isUncalled: Bool) async {
    let maker = """
      func make(_ model: Model) { let name = \(shortened); let made = NSClassFromString(name) }
      let made: Void = make(Model())
      extension Model { var typeName: String { \(given) } }
      """
    #expect(await reserves(["A.swift": Self.screen, "B.swift": maker]) == [isUncalled ? .uncalled : nil])
  }

  @Test(arguments: [
    ("", "[NSString stringWithFormat:@\"%@%@\", name, @\"Controller\"]", true),
    ("", "[NSString stringWithFormat:@\"%@%@\", @\"Lost\", @\"Controller\"]", false),
    ("#define kEnd @\"Controller\"", "[name stringByAppendingString:kEnd]", false),
    ("#define kEnd @\"Screen\"", "[name stringByAppendingString:kEnd]", true),
  ])
  func partsOfNamesInObjectiveC(macro: String, name: String, isUncalled: Bool) async {
    let maker = """
      \(macro)
      @implementation Maker
      + (void)load { Class c = NSClassFromString(\(name)); }
      @end
      """
    #expect(await reserves(["A.swift": Self.screen, "B.m": maker]) == [isUncalled ? .uncalled : nil])
  }

  /// What a function makes is told by the literals that it is given, if they are.
  @Test(arguments: [
    ("static void", "", "Register(@\"Kept\");", true), ("void", "", "Register(@\"Kept\");", false),
    ("static void", "", "Register(name);", false), ("static void", "", "run(&Register);", false),
    ("static void", "name = load();", "Register(@\"Kept\");", false),
    ("static void", "", "Register(@\"App.LostController\");", false),
  ])
  func whatAFunctionIsGiven(start: String, body: String, call: String, isUncalled: Bool) async {
    let maker = """
      \(start) Register(NSString *name) { \(body) Class c = NSClassFromString(name); }
      @implementation Maker
      + (void)load { NSLog(@"%@", @"Lost" @"Controller"); \(call) }
      @end
      """
    // The parts of its name may be put together.
    let parts = "#define kEnd(name) [name stringByAppendingString:@\"Controller\"]"
    let found = await reserves(["A.swift": Self.screen, "B.m": maker, "C.m": parts])
    #expect(found == [isUncalled ? .uncalled : nil])
  }

  /// What nothing names is not run, also where that is asked on the way to something else.
  @Test(arguments: [
    ("noHaveBoxBtnAction", "UIViewController", "", true), ("noHaveBoxBtnAction", "PodViewController", "", true),
    ("noHaveBoxBtnAction", "PodViewController", "// noHaveBoxBtnAction", true),
    ("noHaveBoxBtnAction", "PodViewController <PodDelegate>", "", true),
    ("noHaveBoxBtnAction", "UIViewController <PodStep>", "", false), ("noHaveBoxBtnAction", "PodBrowser", "", false),
    ("noHaveBoxBtnAction", "PodViewController", "- (void)go { [self noHaveBoxBtnAction]; }", false),
    ("rightBarButtonAction", "PodViewController", "", false), ("rightBarButtonAction", "UIViewController", "", true),
  ])
  func whatAnActionMakes(name: String, base: String, more: String, isUncalled: Bool) async {
    let scan = """
      @interface ScanController : \(base)
      @end
      @implementation ScanController
      - (void)\(name) { [self show:[[LostController alloc] init]]; }
      \(more)
      @end
      """
    let lost = """
      @interface LostController : UIViewController
      @end
      @implementation LostController
      - (void)viewDidLoad { [self tell]; }
      - (void)tell { [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show]; }
      @end
      """
    let window = "class Root { func run() { show(ScanController()) } }\nlet root: Void = Root().run()"
    let found = await reserves(["A.m": scan, "B.m": lost, "C.swift": window])
    #expect(found == [isUncalled ? .uncalled : nil])
  }

  /// A name in what a literal says makes nothing; one behind its module's may, and so does a value in it.
  @Test(arguments: [
    ("\"[LostController] failed\"", true), ("\"LostController\"", true), ("\"App.LostController\"", false),
    ("\"See \\(LostController())\"", false), ("\"See \\(top.show(LostController()))\"", false),
    ("\"The LostController (and more)\"", true),
  ])
  func aNameInALiteral(literal: String, isUncalled: Bool) async {
    let log = "func log() { print(\(literal)) }\nlet logged: Void = log()"
    #expect(await reserves(["A.swift": Self.screen, "B.swift": log]) == [isUncalled ? .uncalled : nil])
  }

  /// A whole name in Swift makes a class only where code makes classes by text, or of a class that Objective-C knows by it.
  @Test(arguments: [
    ("let names = [\"LostController\": \"Lost\"]", "", true), ("let names = [\"App.LostController\"]", "", false),
    ("let made = NSClassFromString(\"LostController\")", "", false),
    ("let names = [\"LostController\"]", "@objc(LostController)", false),
    ("let names = [\"LostController\"]; let made = NSClassFromString(names[0])", "", false),
  ])
  func aWholeNameInALiteral(code: String, attribute: String, isUncalled: Bool) async {
    let files = [
      "A.swift": Self.screen.replacing("class Lost", with: attribute + "\nclass Lost"),
      "B.swift": "func log() { \(code) }\nlet logged: Void = log()",
    ]
    #expect(Set(await Extracted.ofApp(files).map(\.reserve)) == [isUncalled ? .uncalled : nil])
  }

  /// What is only looked for is not made.
  @Test(arguments: [
    ("if top is LostController { go() }", true), ("if let top = top as? LostController { go() }", true),
    ("let lost = top as! LostController", true), ("let lost = make() as LostController", false),
    ("let lost: LostController = make()", false),
    ("lazy var lost = LostController()", true), ("lazy var lost = LostController(); func go() { show(lost) }", false),
    ("var lost = LostController()", false),
  ])
  func whatIsOnlyLookedFor(code: String, isUncalled: Bool) async {
    let isMember = code.contains("var lost")
    let other = "class Other {\n\(isMember ? code : "init() { \(code) }")\n}\nlet other = Other()"
    let files = ["A.swift": Self.screen, "B.swift": other]
    #expect(Set(await Extracted.ofApp(files).map(\.reserve)) == [isUncalled ? .uncalled : nil])
  }

  /// A xib that is not here makes no screen where it is that of a view whose class is not here either.
  @Test(arguments: [
    ("BadgeView", "BadgeView.show()", true), ("BadgeController", "BadgeController.show()", false),
    ("BadgeView", "load(\"BadgeView\")", false),
    ("BadgeView", "BadgeView.show()\n  }\n}\nclass BadgeView: UIView {\n  init() {", false),
  ])
  func aXibOfAMissingView(xib: String, code: String, isUncalled: Bool) async {
    let files = [
      "A.swift": Self.screen, "B.swift": "class Other {\n  init() {\n\(code)\n  }\n}\nlet other = Other()",
      "Second.xcodeproj/project.pbxproj": "AB /* \(xib).xib in Resources */ = {isa = PBXBuildFile; };",
    ]
    #expect(Set(await Extracted.ofApp(files).map(\.reserve)) == [isUncalled ? .uncalled : nil])
  }

  /// What a protocol of a library's or of UIKit's asks for is read where no code of the app says so.
  @Test(arguments: [
    ("Pages: UIViewController", "lazy var lost = LostController()", true),
    ("Pages: UIViewController, PagesSource", "lazy var lost = LostController()", false),
    ("Pages: UIViewController, PagesSource", "private lazy var lost = LostController()", true),
    ("Pages: UIResponder, UIApplicationDelegate", "lazy var window: UIWindow? = { LostController().view.window }()", false),
  ])
  func whatOthersMayRead(type: String, property: String, isUncalled: Bool) async {
    let other = "class \(type) {\n\(property)\n}\nlet other = Pages()"
    #expect(
      Set(await Extracted.ofApp(["A.swift": Self.screen, "B.swift": other]).map(\.reserve)) == [isUncalled ? .uncalled : nil])
  }

  @Test(arguments: [
    ("@property LostController *lost;", "", true), ("", "if ([top isKindOfClass:[LostController class]]) [self go];", true),
    ("", "if (kind == [LostController class] || kind != [LostController class]) [self go];", true),
    ("", "Class kind = [LostController class];", false),
    ("", "LostController *lost = (LostController *)top;", true), ("", "[self show:[LostController class]];", false),
    ("", "LostController *lost = [LostController new];", false),
    ("@property LostController *lost;", "} - (LostController *)lost { return _lost ?: [LostController new];", true),
    (
      "@property LostController *lost;", "[self show:self.lost]; } - (LostController *)lost { return [LostController new];",
      false
    ),
    ("", "\n#pragma mark - LostController delegate\n", true), ("", "\n#define MAKE [LostController new]\n", false),
    ("", "}\n@end\nstatic LostController *kept = nil;\n@implementation Other (More)\n- (void)more {", true),
    ("", "}\n@end\nstatic id make(void) { return [LostController new]; }\n@implementation Other (More)\n- (void)more {", false),
  ])
  func whatObjectiveCOnlyLooksFor(property: String, code: String, isUncalled: Bool) async {
    let other = """
      @interface Other : NSObject
      \(property)
      @end
      @implementation Other
      - (void)viewDidLoad { \(code) }
      @end
      Other *other;
      """
    let lost = """
      @interface LostController : UIViewController
      @end
      @implementation LostController
      - (void)viewDidLoad {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      """
    #expect(Set(await Extracted.ofApp(["A.m": lost, "B.m": other]).map(\.reserve)) == [isUncalled ? .uncalled : nil])
  }

  /// A name that is made of another class's is not that one's.
  @Test(arguments: [
    ("NSStringFromClass(type)", true), ("NSStringFromClass(type).replacingOccurrences(of: \"Model\", with: \"\")", false),
    ("NSStringFromClass(type(of: model))\n  .appending(\"Controller\")", false),
    ("NSStringFromClass(type) + \"Controller\"", false),
  ])
  func aNameMadeOfAnothers(name: String, isUncalled: Bool) async {
    let maker =
      "func make() { let name = \(name); let c = NSClassFromString(name); let d = name.dropLast(1) }\nlet made: Void = make()"
    #expect(await reserves(["A.swift": Self.screen, "B.swift": maker]) == [isUncalled ? .uncalled : nil])
  }

  /// Code that makes classes by names makes none where nothing leads to it, where it only compares them, or where it knows them.
  @Test(arguments: [
    ("Class type = NSClassFromString([kind stringByAppendingString:@\"Controller\"]);", "Maker *maker;", false),
    ("Class type = NSClassFromString([kind stringByAppendingString:@\"Controller\"]);", "", true),
    ("if ([top isKindOfClass:NSClassFromString(kind)]) [kind stringByAppendingString:@\"Controller\"];", "Maker *maker;", true),
    (
      "NSString *kind = NSStringFromClass(top); NSClassFromString(kind); s = [t stringByAppendingString:@\"Controller\"];",
      "Maker *maker;", true
    ),
  ])
  func whoMakesClasses(code: String, use: String, isUncalled: Bool) async {
    let maker = "@interface Maker : UIView\n@end\n@implementation Maker\n- (void)layoutSubviews { \(code) }\n@end\n\(use)"
    #expect(
      Set(await Extracted.ofApp(["A.swift": Self.screen, "B.m": maker]).map(\.reserve)) == [isUncalled ? .uncalled : nil])
  }

  /// CocosBuilder's scenes are compiled, and name the classes of their nodes and what items call.
  @Test(arguments: [("CCLayer", true, true), ("CCLayer", false, false), ("NSObject", true, false)])
  func nodesOfCompiledScenes(base: String, hasReader: Bool, isReached: Bool) async {
    let node = """
      @implementation ShopScene : \(base)
      - (void)pressed { [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show]; }
      @end
      """
    let reader = "@implementation Loader\n- (id)load { return [CCBReader sceneWithNodeGraphFromFile:@\"shop.ccbi\"]; }\n@end"
    let files = ["Shop.m": node, "Loader.m": reader, "App.xcodeproj/project.pbxproj": ""].filter {
      hasReader || $0.key != "Loader.m"
    }
    #expect(await reserves(files) == [isReached ? nil : .uncalled])
  }
}
