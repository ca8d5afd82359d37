import AlertKitCore
import Testing

/// What names a screen or a function so that it is seen, and what only seems to.
@Suite struct NamingTests {
  private func reserves(_ files: [String: String]) async -> Set<SurfaceReserve?> {
    Set(await Extracted.ofApp(files).map(\.reserve))
  }

  /// What only code shows that names it: a view of a view's, and an alert that is kept.
  @Test(arguments: [
    ("var card: some View { MailView() }", "Text(\"a\")", true), ("var card: some View { MailView() }", "card", false),
    ("var card: MailView { MailView() }", "Text(\"a\")", false),
    ("func card() -> some View { MailView() }", "Text(\"a\")", true),
    ("@objc func card() { show(MailView()) }", "Text(\"a\")", true),
    ("func go() { if CommandLine.arguments.contains(\"-mail\") { show(MailView()) } }", "Text(\"a\").onAppear { go() }", true),
    ("func go() { if CommandLine.arguments.isEmpty { show(MailView()) } }", "Text(\"a\").onAppear { go() }", false),
  ])
  func whatAMemberThatNothingNamesMakes(member: String, body: String, isUncalled: Bool) async {
    let root = "struct Root: App { var body: some Scene { WindowGroup { \(body) } }\n \(member) }"
    let found = await reserves(["A.swift": ReachTests.view, "B.swift": ReachTests.model, "C.swift": root])
    #expect(found == [isUncalled ? .uncalled : nil])
  }

  @Test func anAlertThatIsKeptAndNotRead() async {
    func code(_ more: String) -> String {
      """
      import UIKit
      let screen = Screen()
      class Screen: UIViewController {
        lazy var notice: UIAlertController = {
          let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          return alert
        }()
        override func viewDidLoad() { \(more) }
      }
      """
    }
    #expect(await reserves(["A.swift": code("")]) == [.uncalled])
    #expect(await reserves(["A.swift": code("present(notice, animated: true)")]) == [nil])
  }

  /// What a property keeps to be done later is done where code calls it.
  @Test(arguments: [
    ("", true), ("action = nil", true), ("action?()", false), ("action!()", false), ("let later = action", false),
    ("button.tap = action", false), ("other.action()", true), ("screens.forEach { $0.action?() }", false),
  ])
  func whatAPropertyKeepsToBeDone(more: String, isUncalled: Bool) async {
    let code = """
      import UIKit
      let screen = Screen()
      class Other { var action: () -> Void = {} }
      class Screen: UIViewController {
        private var action: (() -> Void)?
        let other = Other()
        override func viewDidLoad() {
          action = { [weak self] in
            self?.present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
          }
          \(more)
        }
      }
      """
    #expect(await reserves(["A.swift": code]) == [isUncalled ? .uncalled : nil])
  }

  /// A branch for a tag that no alert is given is not taken.
  @Test(arguments: [
    ("if (alertView.tag == 2) { SHOW }", "alert.tag = 1;", true), ("if (alertView.tag == 2) { SHOW }", "alert.tag = 2;", false),
    ("if (alertView.tag == 2 && index == 1) { SHOW }", "[alert setTag:2];", false),
    ("if (alertView.tag == 0) { SHOW }", "alert.tag = 1;", false),
    ("if (alertView.tag == 2) { SHOW }", "alert.tag = kTag;", false),
    ("switch (alertView.tag) { case 2: { SHOW } break; }", "alert.tag = 1;", true),
    ("switch (alertView.tag) { case 1: { SHOW } break; }", "alert.tag = 1;", false),
    ("if (view.tag == 2) { SHOW }", "alert.tag = 1;", false),
    ("if (alertView.tag == 2) {} else { SHOW }", "alert.tag = 1;", false),
  ])
  func whatIsForATagThatNothingHas(branch: String, tag: String, isUncalled: Bool) async {
    let show =
      "[[[UIAlertView alloc] initWithTitle:@\"Gone\" message:nil delegate:nil cancelButtonTitle:@\"OK\" otherButtonTitles:nil] show];"
    let code = """
      @implementation Screen
      - (void)viewDidLoad {
        UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Which" message:nil delegate:self cancelButtonTitle:@"OK" otherButtonTitles:@"Go", nil];
        \(tag)
        [alert show];
      }
      - (void)alertView:(UIAlertView *)alertView clickedButtonAtIndex:(NSInteger)index {
        \(branch.replacing("SHOW", with: show))
      }
      @end
      """
    let files = [
      "A.m": code, "A.h": "@interface Screen : UIViewController <UIAlertViewDelegate>\n@end",
      "B.swift": "let screen = Screen()",
    ]
    let found = await Extracted.ofBoth(Extracted.app(files)).filter { Extracted.text($0.title).contains("Gone") }
    #expect(found.map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  /// In Objective-C too a screen is made by what is called, and not by a protocol that tells of one.
  @Test func whatObjectiveCNames() async {
    func files(_ more: String, _ header: String = "") -> [String: String] {
      [
        "Mail.m": """
        #import "Mail.h"
        @implementation MailController
        - (void)viewDidLoad {
          [self presentViewController:[UIAlertController alertControllerWithTitle:@"Gone" message:nil preferredStyle:UIAlertControllerStyleAlert] animated:YES completion:nil];
        }
        @end
        """,
        "Mail.h": "@interface MailController : UIViewController\n@end\n\(header)",
        "Root.h": "@interface RootController : UIViewController\n@end",
        "Root.m": "#import \"Mail.h\"\n@implementation RootController\n\(more)\n@end",
        "Main.storyboard": "<viewController id=\"a\" customClass=\"RootController\">",
      ]
    }
    func reserve(_ more: String, _ header: String = "") async -> Set<SurfaceReserve?> {
      Set(await Extracted.ofBoth(Extracted.app(files(more, header))).map(\.reserve))
    }
    let opens = "{ [self showViewController:[[MailController alloc] init] sender:nil]; }"
    #expect(await reserve("- (void)openMail \(opens)") == [.uncalled])
    #expect(await reserve("- (void)viewDidLoad \(opens)") == [nil])
    #expect(await reserve("- (void)openMail \(opens)\n- (void)viewDidLoad { [self openMail]; }") == [nil])
    let asked = "@protocol MailDelegate <NSObject>\n- (void)mail:(MailController *)mail tells:(NSString *)text;\n@end"
    #expect(await reserve("", asked) == [.uncalled])
  }

  /// A method of a name that several types have is called where it is asked of its own type, or of what may be of it.
  @Test(arguments: [
    ("sender.tell()", true), ("self.sender.tell()", true), ("Messenger.shared.tell()", false), ("detail.sender.tell()", false),
    ("messenger.tell()", false), ("teller.tell()", false), ("tell()", true),
    ("details.forEach { sender in sender.tell() }", false),
  ])
  func aMethodIsCalledOfItsOwnType(call: String, isUncalled: Bool) async {
    let code = """
      import UIKit
      protocol Telling { func tell() }
      class Messenger {
        static let shared = Messenger()
        func tell() { top.present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true) }
      }
      final class TellingMessenger: Messenger, Telling {}
      final class Sender { func tell() {} }
      final class Root: UIViewController {
        static let shared = Root()
        let sender = Sender()
        let messenger = TellingMessenger()
        let teller: Telling? = nil
        override func viewDidLoad() { \(call) }
        func tell() {}
      }
      let root = Root()
      let shared = Messenger.shared
      """
    #expect(await reserves(["A.swift": code]) == [isUncalled ? .uncalled : nil])
  }

  @Test(arguments: [
    "class Root: UITableViewController { override func viewDidLoad() { tell() } }",
    "class Root: UIViewController & Telling { override func viewDidLoad() { tell() } }",
    "typealias Base = UIViewController & Telling\nclass Root: Base { override func viewDidLoad() { tell() } }",
  ])
  func aProtocolsMethodIsCalledOfWhateverConforms(root: String) async {
    let code = """
      import UIKit
      protocol Telling {}
      extension Telling where Self: UIViewController {
        func tell() { present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true) }
      }
      extension UIViewController: Telling {}
      final class Other { func tell() {} }
      \(root)
      let root = Root()
      """
    #expect(await reserves(["A.swift": code]) == [nil])
  }
}
