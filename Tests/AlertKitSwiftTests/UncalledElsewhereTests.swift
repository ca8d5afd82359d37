import AlertKitCore
import Testing

/// What a function shows whose calls are never come to, or mean others.
@Suite struct UncalledElsewhereTests {
  private func reserves(_ files: [String: String]) async -> [SurfaceReserve?] {
    await Extracted.ofApp(files).map(\.reserve)
  }

  private static let alert = """
    [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
    """

  @Test(arguments: [
    ("return; [self lost];", true), ("return; [self later:^{ if (ok) { [self lost]; } }];", true),
    ("{ return; } [self lost];", false),
    ("if (ok) { return; } [self lost];", false), ("if (ok) { return; [self lost]; }", true),
    ("if (ok) goto end; return; end: [self lost];", false), ("\n#if OLD\nreturn;\n#endif\n[self lost];", false),
    ("switch (kind) { case 1: return; case 2: [self lost]; }", false),
  ])
  func behindAReturnNothingIsRun(code: String, isUncalled: Bool) async {
    let screen = """
      @interface Screen : UIViewController
      @end
      @implementation Screen
      - (void)viewDidLoad { \(code) }
      - (void)lost { \(Self.alert) }
      @end
      """
    #expect(await reserves(["A.m": screen, "B.swift": "let screen = Screen()"]) == [isUncalled ? .uncalled : nil])
  }

  @Test(arguments: [
    ("return\n lost()", false), ("return\n log()\n lost()", true), ("if ok { return }\n lost()", false),
    ("return later()\n func later() { lost() }", false), ("defer { lost() }\n return", false),
    ("#if OLD\n return\n #endif\n lost()", false),
  ])
  func behindAReturnOfSwiftsNothingIsRun(code: String, isUncalled: Bool) async {
    let screen = """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() { \(code) }
        private func lost() { present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true) }
      }
      let screen = Screen()
      """
    #expect(await reserves(["A.swift": screen]) == [isUncalled ? .uncalled : nil])
  }

  /// Nobody asks by a path for what gives nothing and is no method of Objective-C's.
  @Test(arguments: [("", "settings.lost", true), ("@objc ", "settings.lost", false), ("", "lost", false)])
  func pathsCallNothing(mark: String, path: String, isUncalled: Bool) async {
    let screen = """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() { log("\(path)") }
        \(mark)private func lost() {
          present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      let screen = Screen()
      """
    #expect(await reserves(["A.swift": screen]) == [isUncalled ? .uncalled : nil])
  }

  /// A name by itself means nothing of another type, nor do words of a literal, nor what a closure is handed.
  @Test(arguments: [
    ("print(fault)", "", true), ("load { fault in print(fault) }", "", true), ("print(\"a fault of\", 1)", "", true),
    ("print(\"\\(fault)\")", "", true), ("print(\"\\(net.fault())\")", "", false),
    ("print(\"load.fault.title\")", "", true), ("Net.shared.fault()", "", false), ("net.map { $0.fault() }", "", false),
    ("print(\"fault\")", "", false), ("fault()", ": Net", false),
  ])
  func aNameAloneIsOfItsOwnType(code: String, parent: String, isUncalled: Bool) async {
    let app = """
      import UIKit
      class Net {
        static let shared = Net()
        func fault(_ isTold: Bool = true) -> Error? {
          UIApplication.shared.window.rootViewController?.present(
            UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
          return nil
        }
      }
      class Loader\(parent) { func run() { \(code) } }
      class Screen: UIViewController { override func viewDidLoad() { Loader().run(); print(Net.shared) } }
      let screen = Screen()
      """
    #expect(await reserves(["A.swift": app]) == [isUncalled ? .uncalled : nil])
  }

  /// A function of a type that is named is that type's own.
  @Test(arguments: [
    ("Tools.tell(name)", "", true), ("Tools.tell(name)", "private func more() { tell(name) }", true),
    ("Tools.tell(name); tell(name)", "", false), ("Tools.tell(name); self.tell(name)", "", false),
    ("let Tools = self; Tools.tell(name)", "", false), ("Kit.tell(name)", "", false), ("Late.tell(name)", "", false),
    ("Screen.tell(self)(name)", "", false), ("Box<Screen>.take(self)", "", false),
  ])
  func aFunctionOfANamedType(use: String, more: String, isUncalled: Bool) async {
    let box = "struct Box<Tools: Screen> { static func take(_ screen: Screen) { _ = Tools.tell(screen) } }"
    let code = """
      import UIKit
      enum Tools { static func tell(_ text: String) { print(text) } }
      class Screen: UIViewController {
        override func viewDidLoad() { \(use) }
        fileprivate func tell(_ text: String) {
          present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
        \(more)
      }
      final class Late: Screen { static func tell(_ text: String) {} }
      \(use.contains("Box") ? box : "")
      let screens = [Screen(), Late()]
      """
    #expect(await reserves(["A.swift": code]) == [isUncalled ? .uncalled : nil])
  }

  @Test(arguments: [
    ("updateGroupDialog(title: String, id: Int)", true), ("onGroupDialog(title: String, id: Int)", false),
    ("didUpdateDialog(title: String, id: Int)", false), ("updateGroupDialog(title: Part, id: Int)", false),
    ("updateGroups(title: String, id: Int)", false),
  ])
  func aDialogIsNoLibrarysQuestion(head: String, isUncalled: Bool) async {
    let screen = """
      import UIKit
      class Screen: UIViewController, CellKitDelegate {
        func \(head) { present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true) }
      }
      let screen = Screen()
      """
    #expect(await reserves(["A.swift": screen]) == [isUncalled ? .uncalled : nil])
  }

  /// What one of the app's own protocols asks for is called by its name alone, whatever else a library's asks for.
  @Test(arguments: [
    ("func showLost(with text: String)", "", true),
    ("func showLost(with text: String)", "presenter.showLost(with: name)", false),
    ("func showLost(of text: String)", "", false), ("func tableShowsLost(with text: String)", "", false),
  ])
  func whatAnOwnProtocolAsksFor(asked: String, use: String, isUncalled: Bool) async {
    let head = asked.contains("table") ? asked : "func showLost(with text: String)"
    let code = """
      import UIKit
      protocol Presentable: LibraryPresentable { \(asked) }
      final class Screen: UIViewController, Presentable, LibraryLoading {
        \(head) { present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true) }
      }
      let screen = Screen()
      let starter = Starter(presenter: screen)
      final class Starter {
        let presenter: Presentable
        init(presenter: Presentable) {
          self.presenter = presenter
          \(use)
        }
      }
      """
    #expect(await reserves(["A.swift": code]) == [isUncalled ? .uncalled : nil])
  }

  /// What is asked of a delegate is done by those alone that answer its protocol.
  @Test(arguments: [
    ("UIViewController, ListDelegate", "", true), ("UIViewController, FormDelegate", "", false),
    ("UIViewController & FormDelegate", "", false), ("UIViewController, MoreDelegate", "", false),
    ("UIViewController, AllDelegate", "", false), ("KitController", "", false), ("UIViewController", "", true),
    ("UIViewController", "extension Screen: FormDelegate {}", false),
    ("UIViewController", "extension UIViewController: FormDelegate {}", false),
    ("UIViewController", "class Late: Screen, FormDelegate {}\nlet late = Late()", false),
    ("UIViewController", "class Late: Screen & FormDelegate {}\nlet late = Late()", false),
    ("UIViewController", "class Late: Screen {}\nlet late = Late()", true),
  ])
  func whatADelegateIsAsked(inherits: String, more: String, isUncalled: Bool) async {
    let code = """
      import UIKit
      protocol FormDelegate: AnyObject { func tellLost(title: String, message: String) }
      protocol MoreDelegate: FormDelegate {}
      \(inherits.contains("AllDelegate") ? "typealias AllDelegate = LibraryDelegate & FormDelegate" : "")
      protocol ListDelegate: AnyObject { func tellLost(title: String, message: String) }
      final class FormModel {
        weak var delegate: FormDelegate?
        func send() { self.delegate?.tellLost(title: "Gone", message: "") }
      }
      class Screen: \(inherits) {
        func tellLost(title: String, message: String) {
          present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      \(more)
      let screen = Screen()
      FormModel().send()
      """
    #expect(await reserves(["A.swift": code]) == [isUncalled ? .uncalled : nil])
  }

  @Test(arguments: [
    ("present(screen, animated: true, completion: nil)", true), ("sheet.present(on: view, withTitle: \"Lost\")", false),
    ("sheet.present(view, withTitle: \"Lost\", done: nil)", false), ("sheet.present(view, title: name, animated: true)", true),
    ("sheet.present(view) { }", false), ("sheet.present()", false), ("later(present)", false),
  ])
  func whatSwiftCallsOfObjectiveCs(use: String, isUncalled: Bool) async {
    let category = """
      @implementation UIActionSheet (Blocks)
      - (void)presentOnView:(UIView *)view withTitle:(NSString *)title done:(void (^)(void))done { \(Self.alert) }
      @end
      """
    let code = """
      final class Screen: UIViewController { override func viewDidLoad() { \(use) } }
      let screen = Screen()
      """
    #expect(await reserves(["A.m": category, "B.swift": code]) == [isUncalled ? .uncalled : nil])
  }

  /// What a category adds to all objects is called by nothing but its name, where Apple's classes have no method of that name.
  @Test(arguments: [
    ("willLeave", "", true), ("willLeave", "[self willLeave];", false),
    ("willLeave", "\n#if DEBUG\n[self willLeave];\n#endif\n", true), ("willSave", "", false), ("willleave", "", false),
  ])
  func whatACategoryAdds(name: String, use: String, isUncalled: Bool) async {
    let code = """
      @implementation NSObject (Leaving)
      - (BOOL)\(name) { \(Self.alert) return YES; }
      @end
      @interface Screen : UIViewController
      @end
      @implementation Screen
      - (void)viewDidLoad { \(use) }
      @end
      """
    let found = await reserves(["A.m": code, "B.swift": "let screen = Screen()"])
    #expect(found == [isUncalled ? .uncalled : nil])
  }

  /// A property of a class of Objective-C's that nothing sets is false.
  @Test(arguments: [
    ("", "NSObject", true), ("self.usesNew = YES;", "NSObject", false), ("_usesNew = YES;", "NSObject", false),
    ("[self setUsesNew:on];", "NSObject", false), ("[self setValue:@YES forKey:@\"usesNew\"];", "NSObject", false),
    ("", "JSONModel", false), ("[self setValuesForKeysWithDictionary:all];", "NSObject", false),
    ("[Mapping mapsWith:[RKObjectMapping mappingForClass:[Asker class]]];", "NSObject", false),
  ])
  func aPropertyThatNothingSets(code: String, base: String, isUncalled: Bool) async {
    let asker = """
      @interface Asker : \(base)
      @property (nonatomic, assign) BOOL usesNew;
      @end
      @implementation Asker
      - (instancetype)init { self = [super init]; \(code) return self; }
      + (void)load { [[Asker new] ask]; }
      - (void)ask {
        if (self.usesNew) {
          \(Self.alert)
        }
      }
      @end
      """
    #expect(await reserves(["A.m": asker, "B.swift": "let asker = Asker()"]).map { $0 == nil } == [!isUncalled])
  }

  /// What no framework asks for by its name, nor by what it takes.
  @Test(arguments: [
    ("loadLostView", true), ("loadViewIfNeeded", false), ("loadView", false), ("startLosing", true), ("startAnimating", false),
    ("start", false), ("AB_loseFrom:(UIViewController *)screen", true), ("loseFrom:(UIViewController *)screen", false),
    ("_loseFrom:(UIViewController *)screen", false), ("_loseNamed:(NSString *)name", true),
    ("searchLost:(NSTimer *)timer", true),
    ("searchLost:(CADisplayLink *)link", true), ("searchLost:(NSSet *)all", false),
  ])
  func whatNoFrameworkAsksFor(name: String, isUncalled: Bool) async {
    let screen = "@implementation Screen\n- (void)\(name) { \(Self.alert) }\n@end"
    let head = "@interface Screen : UIViewController <UISearchBarDelegate>\n@end"
    #expect(await reserves(["A.h": head, "A.m": screen, "B.swift": "let screen = Screen()"]) == [isUncalled ? .uncalled : nil])
  }

  /// What calls a method of Objective-C's by its selector, and a library that may ask for it.
  @Test(arguments: [
    ("AB_loseFrom:(UIViewController *)screen", "AB_loseFrom:"), ("lose:(NSTimer *)timer", "lose:"),
    ("_loseNamed:(NSString *)name", "_loseNamed:"),
  ])
  func whatASelectorCalls(head: String, selector: String) async {
    func found(_ code: String, inherits: String = "UIViewController") async -> [SurfaceReserve?] {
      let screen = "@interface Screen : \(inherits)\n@end\n@implementation Screen\n- (void)viewDidLoad { \(code) }\n"
      return await reserves(["A.m": screen + "- (void)\(head) { \(Self.alert) }\n@end", "B.swift": "let screen = Screen()"])
    }
    #expect(await found("") == [.uncalled])
    #expect(await found("// @selector(\(selector))\n") == [.uncalled])
    #expect(await found("[Later call:self with:@selector(\(selector))];") == [nil])
    #expect(await found("", inherits: "LibraryController") == [nil])
  }

  /// What is named as no library's protocol nor one of UIKit's classes asks for something.
  @Test(arguments: [
    ("retrieveBoxesAt:(NSString *)place", "LibraryDelegate", true), ("showBoxesAt:(NSString *)place", "LibraryDelegate", true),
    ("showBoxesAt:(Box *)place", "LibraryDelegate", true), ("showBoxesAt:(LibraryBox *)place", "LibraryDelegate", false),
    ("showBoxesFailed:(NSString *)place", "LibraryDelegate", true), ("boxesAt:(NSString *)place", "LibraryDelegate", false),
    ("showBoxesAt:(NSString *)place", "Library", false), ("dismissScreen", "UITableViewDelegate", true),
    ("makeBoxesOf:(NSString *)place", "UITextFieldDelegate", true), ("makeBoxes", "UITextFieldDelegate", true),
    ("makeKeyAndVisible", "UITextFieldDelegate", false), ("makeBoxesOf:(LibraryBox *)place", "LibraryDelegate", false),
    ("dismissKeyboard", "UITableViewDelegate", false), ("dismissScreen", "LibraryDelegate", false),
    ("settings:(id)sender", "UITableViewDelegate", true), ("setBox:(id)sender", "UITableViewDelegate", false),
    ("viewBoxPrompt:(NSString *)place", "LibraryDelegate", false),
  ])
  func anOrderThatNothingGives(head: String, asking: String, isUncalled: Bool) async {
    let screen = """
      @interface Box : NSObject
      @end
      @interface Screen : UIViewController <\(asking)>
      @end
      @implementation Screen
      - (void)\(head) { \(Self.alert) }
      @end
      """
    #expect(await reserves(["A.m": screen, "B.swift": "let screen = Screen()"]) == [isUncalled ? .uncalled : nil])
  }
}
