import AlertKitCore
import Testing

/// Calls that a method's name does not stand for, and classes that code does not make by their names.
@Suite struct CallShapeTests {
  private func reserve(_ head: String, _ use: String, inherits: String = "UIViewController") async -> SurfaceReserve?? {
    let code = """
      import UIKit
      final class Screen: \(inherits) {
        \(head) {
          let alert = UIAlertController(title: "Gone", message: nil, preferredStyle: .alert)
          present(alert, animated: true)
        }
        override func viewDidLoad() { \(use) }
      }
      struct Row {}
      let screen = Screen()
      """
    return await Extracted.ofApp(["A.swift": code]).map(\.reserve).first
  }

  private static let lost = "private func lost(_ name: String, title: String = \"t\", done: (() -> Void)? = nil)"

  @Test(arguments: [
    "lost(\"a\")", "lost(\"a\", title: \"b\")", "lost(\"a\", done: nil)", "lost(\"a\") { }",
    "lost(\"a, b: (c\", title: \"d\") { }",
    "lost(\"a\", title: \"b\")\n { }", "lost(other ? a : b)", "lost(f(x: 1, y: 2), title: [a: 1])", "later(lost)",
    "let f = lost(_:title:done:)", "self.lost(\"a\", /* title: */ title: \"b\")", "later(\n  lost\n)", "x ? lost : other",
    "lost(\"a\", title: \"\\(b, c: d)\")", "screen?.lost(\"a\")", "lost (\"a\")",
    "lost(\"a \\(names.joined(separator: \", \"))\")", "lost(\"a\") // then\n { }", "x ?lost:other",
    "lost(\"\\(a): \\(f(b[\"c)\"]))\", title: b)", "lost(\"\\(#\"(\"#)\", name: b)",
    "onTap = Screen.lost(self)", "let lost = 2; f(self.lost)",
  ])
  func whatFitsIsACall(use: String) async {
    #expect(await reserve(Self.lost, use) == .some(nil), "\(use)")
  }

  @Test(arguments: [
    "lost(title: \"b\")", "lost(\"a\", name: \"b\")", "lost(\"a\", \"b\")", "lost()", "lost.count", "lost = 2",
    "let lost = 2; f(lost)",
    "f(lost: 2)", "lost[0] = 1", "let f = lost(_:)", "lost(\"a\", done: nil, title: \"b\")",
    "lost(\"\\(a): \\(b)\", name: c)", "lost(\"\\(f(a[\"b)\"], \"\\(c)\"))\", \"b\")", "lost(title: \"\"\"\n\\(a)\n\"\"\")",
  ])
  func whatDoesNotFitIsNone(use: String) async {
    #expect(await reserve(Self.lost, use) == .some(.uncalled), "\(use)")
  }

  @Test func ofTwoOfANameEachHasItsOwnCalls() async {
    let code = """
      import UIKit
      extension UIViewController {
        func tell(_ title: String) { show(UIAlertController(title: "One", message: title, preferredStyle: .alert)) }
        func tell(_ title: String, actions: [UIAlertAction]) {
          show(UIAlertController(title: "Two", message: title, preferredStyle: .alert))
        }
        func show(_ alert: UIAlertController) { present(alert, animated: true) }
      }
      final class Screen: UIViewController { override func viewDidLoad() { tell("a") } }
      let screen = Screen()
      """
    let found = await Extracted.ofApp(["A.swift": code])
    #expect(Set(found.filter { $0.reserve != .uncalled }.map { Extracted.text($0.title) }) == ["'One'"])
  }

  @Test(arguments: [
    ("tell(a, b)", true), ("tell(a, message: b)", true), ("tell(a) { }", true), ("f(\"tell:message:\")", true),
    ("tell()", false), ("tell(a)", false), ("tell(a, b, c)", false),
  ])
  func beforeSwift3ItIsKnownByTheNumberOfItsArguments(use: String, isCalled: Bool) async {
    let code = """
      class Screen: UIViewController {
        func tell(title: String, message: String) {
          presentViewController(UIAlertController(title: "t", message: "m", preferredStyle: .Alert), animated: true, completion: nil)
        }
        override func viewDidLoad() { \(use) }
      }
      let screen = Screen()
      """
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [isCalled ? nil : .uncalled])
  }

  // MARK: Messages of Objective-C

  @Test(arguments: [
    ("[self tell:error twice:YES];", true), ("[self tell:(a ? b : c) twice:^(BOOL no) { f(); }];", true),
    ("[self tell:a ? b : c twice:NO];", true), ("f(@selector(tell:twice:));", true),
    ("[self tell:[self tell:a] twice:NO];", true),
    ("[self tell:error];", false), ("[self tell:error twice:YES thrice:NO];", false), ("[self tell:a ? b : c];", false),
    ("f(@selector(tell:));", false), ("[self tell:@\"twice: YES\"];", false), ("// [self tell:error twice:YES];", false),
  ])
  func aMessageIsKnownByItsWholeSelector(code: String, isCalled: Bool) async {
    let screen = """
      @implementation Teller : NSObject
      - (void)tell:(NSString *)error twice:(BOOL)twice {
        [[[UIAlertView alloc] initWithTitle:@"t" message:@"m" delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      - (void)tell:(NSString *)error {}
      @end
      @implementation Screen : Teller
      - (void)viewDidLoad { \(code) }
      @end
      """
    let found = await Extracted.ofApp(["A.m": screen, "C.swift": "let screen = Screen()\nlet teller = Teller()"])
    #expect(found.map(\.reserve) == [isCalled ? nil : .uncalled])
  }

  @Test(arguments: [
    ("[[UIApplication sharedApplication] tellLater:@\"a\"];", false), ("[[Teller new] tellLater:@\"a\"];", true),
    ("[self.sharedTeller tellLater:@\"a\"];", true), ("[[Teller defaultManager] tellLater:@\"a\"];", true),
  ])
  func whatTheSystemsObjectIsAskedForIsItsOwn(code: String, isCalled: Bool) async {
    let screen = """
      @implementation Teller : NSObject
      - (void)tellLater:(NSString *)text {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      @implementation Screen : UIViewController
      - (void)viewDidLoad { \(code) }
      @end
      """
    let found = await Extracted.ofApp(["A.m": screen, "C.swift": "let screen = Screen()\nlet teller = Teller()"])
    #expect(found.map(\.reserve) == [isCalled ? nil : .uncalled])
  }

  // MARK: Who may ask

  @Test(arguments: [
    ("@objc func lostTapped(sender: UIButton)", "UIViewController, PanelDelegate", true),
    ("@objc func lostTapped(_ tap: UITapGestureRecognizer)", "UIViewController", true),
    ("@objc func lostTapped(_ panel: Panel)", "UIViewController, PanelDelegate", false),
    ("@objc private func lost()", "UIViewController, PanelDelegate", true),
    ("@objc func lost()", "UIViewController, PanelDelegate", false),
    ("func addRow(name: String, row: Row)", "UIViewController, UITableViewDelegate, PanelDelegate", true),
    ("func addRow(name: String, error: Swift.Error)", "UIViewController, UITableViewDelegate", false),
    ("func addRow(name: String, row: Row)", "UIViewController, Panel", false),
    ("func panelDidTap(_ button: UIButton)", "UIViewController, PanelDelegate", false),
    ("func panel(didAdd row: Row)", "UIViewController, PanelDelegate", false),
  ])
  func whatTakesTheAppsOwnNobodyElseAsksFor(head: String, inherits: String, isUncalled: Bool) async {
    #expect(await reserve(head, "panel.delegate = self", inherits: inherits) == .some(isUncalled ? .uncalled : nil))
  }

  // MARK: Classes by their names

  @Test(arguments: [
    ("Class c = NSClassFromString(name);", "", true), ("Class c = NSClassFromString(@\"UIView\");", "", true),
    ("Class c = objc_getClass([NSStringFromClass(self.superclass) UTF8String]);", "", true),
    ("", "#define PUSH(v) \\\nid c = [[NSClassFromString(v) alloc] init]; \\\n[self push:c]\n", true),
    (
      "PUSH(name);",
      "#define MAKE(v) NSClassFromString(v)\n#define PUSH(v) \\\nid c = [[MAKE(v) alloc] init]; \\\n[self push:c]\n", true
    ),
    ("PUSH(@\"Lost\");", "#define PUSH(v) \\\nid c = [[NSClassFromString(v) alloc] init]; \\\n[self push:c]\n", false),
  ])
  func aClassThatIsAskedForByAKnownNameMakesNoOther(code: String, macro: String, isUncalled: Bool) async {
    let lost = """
      \(macro)
      @interface Lost : UIViewController
      @end
      @implementation Lost
      - (void)viewDidLoad {
        [[[UIAlertView alloc] initWithTitle:@"t" message:@"m" delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      """
    let other = "@implementation Screen\n- (void)viewDidLoad { \(code) }\n@end"
    let found = await Extracted.ofApp(["A.m": lost, "B.m": other, "C.swift": "let screen = Screen()"])
    #expect(found.map(\.reserve) == [isUncalled ? .uncalled : nil])
  }
}
