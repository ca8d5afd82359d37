import AlertKitCore
import Testing

/// Alerts behind conditions that always come out the same, and behind such as only seem to.
@Suite struct ConstantConditionTests {
  private func reserves(_ files: [String: String]) async -> [SurfaceReserve?] {
    await Extracted.ofApp(files).map(\.reserve)
  }

  private static let show = "present(UIAlertController(title: \"Gone\", message: nil, preferredStyle: .alert), animated: true)"

  private func ofScreen(_ body: String, _ members: String, _ others: String = "") async -> [SurfaceReserve?] {
    let code = """
      import UIKit
      class Screen: UIViewController {
        override func viewDidAppear(_ animated: Bool) { \(body) }
        \(members)
      }
      \(others)
      let screens = [Screen()]
      """
    return await reserves(["A.swift": code])
  }

  // MARK: Functions

  @Test(arguments: [
    ("if !isAllowed() { \(show) }", "func isAllowed() -> Bool { return true }"),
    (
      "if !self.isAllowed() { \(show) }",
      "class func other() {}\nfunc isAllowed() -> Bool { if a { return true }\nreturn true }"
    ),
    ("if isAllowed() { return }; \(show)", "func isAllowed() -> Bool { true }"),
    ("if isAllowed() || isNew { return }; \(show)", "func isAllowed() -> Bool { true }"),
    ("guard !isAllowed() else { return }; \(show)", "func isAllowed() -> Bool { var a = false; a = f(); return true }"),
    ("if Store.isOff() { \(show) }", "}\nenum Store { static func isOff() -> Bool { false }"),
    ("if isAllowed() && isNew { \(show) }", "func isAllowed() -> Bool { return Self.isOn }\nstatic let isOn = false"),
  ])
  func functionsThatGiveOneValue(body: String, members: String) async {
    #expect(await ofScreen(body, members) == [.uncalled])
  }

  @Test(arguments: [
    ("if !isAllowed() { \(show) }", "func isAllowed() -> Bool { if a { return false }\nreturn true }", ""),
    ("if isAllowed() { \(show) }", "func isAllowed() -> Bool { return true }", ""),
    ("if !isAllowed(1) { \(show) }", "func isAllowed(_ allowed: Bool) -> Bool { return allowed }\nlet allowed = true", ""),
    (
      "if !isAllowed() { \(show) }", "func isAllowed() -> Bool { return true }",
      "class Late: Screen { override func isAllowed() -> Bool { load() } }"
    ),
    (
      "if !isAllowed() { \(show) }",
      "func isAllowed() -> Bool { return true }\nfunc isAllowed(_ a: Int = 1) -> Bool { return load() }", ""
    ),
    ("if !store.isAllowed() { \(show) }", "func isAllowed() -> Bool { return true }\nvar store: Store", ""),
    (
      "if !isAllowed() { \(show) }", "",
      "extension Screen: Gate {}\nprotocol Gate { func isAllowed() -> Bool }\nextension Gate { func isAllowed() -> Bool { true } }"
    ),
    (
      "if !isAllowed() { \(show) }",
      "func isAllowed() -> Bool { let isAny = all.contains { return $0 }; return true && isAny }", ""
    ),
    ("let isAllowed = load(); if !isAllowed() { \(show) }", "func isAllowed() -> Bool { return true }", ""),
  ])
  func functionsThatMayGiveOthers(body: String, members: String, others: String) async {
    let found = await ofScreen(body, members, others)
    #expect(found.contains(nil), "\(found)")
  }

  // MARK: Flags that stay true

  @Test(arguments: [
    ("if !isKnown { \(show) }", "private var isKnown = true\nfunc f() { isKnown = true }"),
    ("if isKnown { return }; \(show)", "static var other = 1\nvar isKnown = true"),
    ("guard !Store.isKnown else { return }; \(show)", "}\nenum Store { static var isKnown = true"),
  ])
  func flagsThatStayTrue(body: String, members: String) async {
    #expect(await ofScreen(body, members) == [.uncalled])
  }

  @Test(arguments: [
    "private var isKnown = true\nfunc f() { isKnown = false }", "var isKnown = true\nfunc f() { isKnown = load() }",
    "var isKnown = true\nfunc f() { isKnown.toggle() }", "var isKnown = true\nfunc f() { load(&isKnown) }",
    "var isKnown = true { didSet { f() } }", "@IBInspectable var isKnown = true", "@objc dynamic var isKnown = true",
    "var isKnown = true\ninit(isKnown: Bool) { self.isKnown = isKnown }",
    "var isKnown = true\nfunc f() { isKnown = isKnown && isNew }",
    "var isKnown = true\nfunc f() { bind(\\.isKnown) }",
  ])
  func flagsThatMayTurnFalse(members: String) async {
    let caller = "\noverride func viewDidLoad() { f() }"
    #expect(await ofScreen("if isKnown { return }; \(Self.show)", members + caller) == [nil])
  }

  @Test(arguments: [false, true])
  func whatAnEnumerationKeptInATypeWorksOut(isSet: Bool) async {
    let members = """
      }
      enum Edition { case basic, full
        var hasPhotos: Bool { switch self { case .basic: return false; case .full: return true } }
      }
      enum Store { static var edition: Edition = .basic
        static func load() { \(isSet ? "Store.edition = .full" : "") }
      """
    #expect(await ofScreen("if Store.edition.hasPhotos { \(Self.show) }", members) == (isSet ? [nil] : []))
  }

  // MARK: Variables of the body

  @Test(arguments: [
    ("let isOld = false; if isOld { \(show) }", true), ("let isNew = true; if !isNew { \(show) }", true),
    ("let isNew = true; load { if !isNew { \(show) } }", true),
    ("var isOld = false; isOld = load(); if isOld { \(show) }", false), ("let isOld = load(); if isOld { \(show) }", false),
    ("var isOld = false; load(&isOld); if isOld { \(show) }", false),
    ("if a { let isOld = false; log(isOld) }; if isOld { \(show) }", false),
    ("let isOld = false; if let isOld = load() { if isOld { \(show) } }", false),
    ("let isOld = false; load { isOld in if isOld { \(show) } }", false),
    ("let isOld = false; func tell(_ isOld: Bool) { if isOld { \(show) } }; tell(true)", false),
    ("let isOld = false; func tell(_ isOld:Bool) { if isOld { \(show) } }; tell(true)", false),
    ("let isOld = false; func tell() { let isOld = load(); if isOld { \(show) } }; tell()", false),
    ("let isOld = false; func tell() { for isOld in load() { if isOld { \(show) } } }; tell()", false),
    ("let isOld = false; func tell() { if isOld { \(show) } }; tell()", true),
  ])
  func variablesThatNothingChanges(body: String, isUncalled: Bool) async {
    #expect(await ofScreen(body, "").contains(nil) != isUncalled)
  }

  @Test(arguments: [
    ("BOOL isNew = YES;", true), ("BOOL isNew = YES; isNew = NO;", false), ("BOOL isNew = NO;", false),
    ("BOOL isNew = YES; [self load:&isNew];", false), ("BOOL isNew = YES; if ((isNew = [self load])) { [self f]; }", false),
    ("BOOL isNew = YES; while (!(isNew= [self load])) { [self f]; }", false),
    ("BOOL isNew = YES; BOOL isOld = NO; if (isNew == isOld) { [self f]; }", true),
  ])
  func screensThatOnlyAVariableMakes(body: String, isUncalled: Bool) async {
    let code = """
      @interface LostController : UIViewController
      @end
      @implementation LostController
      - (void)viewDidLoad { [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" \
        otherButtonTitles:nil] show]; }
      @end
      @implementation Screen
      - (void)viewDidLoad {
        \(body)
        if (isNew) { [self start]; } else { [self show:[[LostController alloc] init]]; }
      }
      @end
      """
    #expect(await reserves(["A.m": code, "B.swift": "let screen = Screen()"]) == [isUncalled ? .uncalled : nil])
  }

  // MARK: Lists that stay empty

  @Test(arguments: [
    "private var items: [Int] = []", "private var items = [Int]()\nfunc f() -> Int { items.count }",
    "private var items: [String: Int] = [:]\nfunc f() { for item in items { load(item) } }",
  ])
  func listsThatStayEmpty(members: String) async {
    #expect(await ofScreen("if !items.isEmpty { \(Self.show) }", members) == [.uncalled])
  }

  @Test(arguments: [
    "private var items: [Int] = []\nfunc f() { items.append(1) }", "private var items: [Int] = []\nfunc f() { items += [1] }",
    "private var items: [Int] = []\nfunc f() { items = load() }", "private var items: [Int] = []\nfunc f() { load(&items) }",
    "private var items: [Int] = []\nfunc f() { load(items) }", "private var items: [Int] = []\nfunc f() { items[0] = 1 }",
    "private var items: [Int] = [1]", "var items: [Int] = []", "private var items = load()",
    "private var items: [Int] = []\nfunc f() { bind(\\.items) }",
  ])
  func listsThatMayBeFilled(members: String) async {
    #expect(await ofScreen("if !items.isEmpty { \(Self.show) }", members) == [nil])
  }

  @Test(arguments: [
    ("isTold = YES;", SurfaceReserve.uncalled as SurfaceReserve?), ("isTold = NO;", nil), ("isTold = !isTold;", nil),
    ("load(&isTold);", nil), ("isTold ^= YES;", nil), ("isTold &= [self isNew];", nil),
  ])
  func flagsOfObjectiveCsThatStayTrue(more: String, reserve: SurfaceReserve?) async {
    let code = """
      static BOOL isTold = YES;
      @interface Screen : UIViewController
      @end
      @implementation Screen
      - (void)viewDidLoad {
        if (isTold) return;
        UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil];
        [alert show];
        \(more)
      }
      @end
      """
    #expect(await reserves(["A.m": code, "B.swift": "let screen = Screen()"]) == [reserve])
  }

  @Test(arguments: [
    ("- (BOOL)isAllowed { return YES; }", SurfaceReserve.uncalled as SurfaceReserve?),
    ("- (BOOL)isAllowed { if (a) { return NO; } return YES; }", nil),
    (
      "- (BOOL)isAllowed { return YES; }\n@end\n@interface Late : Screen\n@end\n@implementation Late\n- (BOOL)isAllowed { return a; }",
      nil
    ),
  ])
  func methodsOfObjectiveCsThatGiveOneValue(method: String, reserve: SurfaceReserve?) async {
    let code = """
      @interface Screen : UIViewController
      @end
      @implementation Screen
      - (void)viewDidLoad {
        if (![self isAllowed]) {
          UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil];
          [alert show];
        }
      }
      \(method)
      @end
      """
    #expect(await reserves(["A.m": code, "B.swift": "let screens = [Screen(), Late()]"]) == [reserve])
  }

  // MARK: Modifiers of the app's own

  @Test(arguments: [
    ("$model.state.isFailed", "", SurfaceReserve.uncalled as SurfaceReserve?),
    ("$model.state.isFailed", "state.isFailed = true", nil),
    ("$isOff", "", .uncalled), ("$isOn", "", nil), (".constant(true)", "", nil),
  ])
  func whatAModifierIsBoundTo(binding: String, more: String, reserve: SurfaceReserve?) async {
    let code = """
      import SwiftUI
      @Observable final class ScreenState { var isFailed: Bool = false; var isDone = false }
      final class Model { var state = ScreenState()
        func fail() { state.isDone = true; \(more) } }
      struct Screen: View {
        @State private var model = Model()
        @State private var isOff = false
        @State private var isOn = false
        var body: some View {
          Text("A").onTapGesture { model.fail(); isOn = true }.notice(isPresented: \(binding), title: "Gone")
        }
      }
      extension View {
        func notice(isPresented: Binding<Bool>, title: String) -> some View {
          alert(title, isPresented: isPresented) { Button("OK") {} }
        }
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { Screen() } } }
      """
    // The modifier itself is read too, for whoever else may use it.
    let found = await Extracted.ofApp(["A.swift": code])
    #expect(found.first.map(\.reserve) == .some(reserve), "\(found.map(Extracted.line))")
  }

  // MARK: Cases

  /// What an enumeration works out for the case that a constant is.
  @Test(arguments: [
    ("let edition: Edition = .basic", "switch self { case .basic: return false; case .full, .trial: return true }", true),
    ("let edition = Edition.basic", "switch self { case .full: true; default: false }", true),
    ("let edition: Edition = .trial", "switch self { case .basic, .trial: false; case .full: true }", true),
    ("let edition: Edition = .full", "switch self { case .basic: return false; case .full, .trial: return true }", false),
    (
      "var edition: Edition = .basic\nstatic func change() { edition = load() }",
      "switch self { case .basic: return false; case .full, .trial: return true }", false
    ),
    ("let edition: Edition = load()", "switch self { case .basic: return false; case .full, .trial: return true }", false),
    ("let edition: Edition = .basic", "switch self { case .basic where isNew: return true; default: return false }", false),
    ("let edition: Edition = .basic", "switch self { case .basic: return load(); case .full, .trial: return true }", false),
    ("let edition: Edition = .basic", "switch other { case .basic: return false; case .full, .trial: return true }", false),
  ])
  func whatAConstantsCaseGives(constant: String, body: String, isLeftOut: Bool) async {
    let edition = """
      public enum Edition: String {
        case basic, full, trial
        var hasPhotos: Bool { \(body) }
      }
      public struct App { public static \(constant)\npublic static var hasPhotos: Bool { return edition.hasPhotos } }
      """
    for asked in constant.hasPrefix("let") ? ["App.hasPhotos", "App.edition.hasPhotos"] : ["App.hasPhotos"] {
      let found = await ofScreen("if \(asked) { \(Self.show) }", "", edition)
      #expect(isLeftOut ? !found.contains(nil) : found == [nil], "\(asked)")
    }
  }

  /// A build may have another one.
  @Test func aConstantThatBuildsHaveTheirOwnOf() async {
    let edition = """
      enum Edition { case basic, full\nvar hasPhotos: Bool { switch self { case .basic: false; case .full: true } } }
      enum App {
        #if FULL
        static let edition: Edition = .full
        #else
        static let edition: Edition = .basic
        #endif
      }
      """
    #expect(await ofScreen("if App.edition.hasPhotos { \(Self.show) }", "", edition) == [nil])
  }
}
