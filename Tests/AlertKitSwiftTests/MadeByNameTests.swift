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

  /// A name in what a literal says makes nothing; one that is all of it may, and so does a value in it.
  @Test(arguments: [
    ("\"[LostController] failed\"", true), ("\"LostController\"", false), ("\"App.LostController\"", false),
    ("\"See \\(LostController())\"", false), ("\"See \\(top.show(LostController()))\"", false),
    ("\"The LostController (and more)\"", true),
  ])
  func aNameInALiteral(literal: String, isUncalled: Bool) async {
    let log = "func log() { print(\(literal)) }\nlet logged: Void = log()"
    #expect(await reserves(["A.swift": Self.screen, "B.swift": log]) == [isUncalled ? .uncalled : nil])
  }
}
