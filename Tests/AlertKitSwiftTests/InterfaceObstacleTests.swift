import AlertKitCore
import Testing

/// Actions of controls that nobody can use, as they are hidden or disabled and no code changes that.
@Suite struct InterfaceObstacleTests {
  private static let action =
    "<connections><action selector=\"lose:\" destination=\"root\" eventType=\"touchUpInside\" id=\"a\"/></connections>"

  static func button(_ attributes: String) -> String { "<button \(attributes) id=\"b\">\(action)</button>" }

  static func board(_ views: String, _ more: String = "", beside: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="root">
    <scenes><scene sceneID="s"><objects>
    <viewController id="root" customClass="RootController" sceneMemberID="viewController">
    <view key="view" id="v"><subviews>\(views)</subviews></view>\(more)
    </viewController>\(beside)
    </objects></scene></scenes>
    </document>
    """
  }

  /// What becomes of the alert of the action.
  func lost(_ board: String, _ code: String = "", _ more: [String: String] = [:]) async -> Set<SurfaceReserve?> {
    let screen = """
      import UIKit
      class RootController: UIViewController {
        @IBAction func lose(_ sender: Any) {
          present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
        \(code)
      }
      """
    let list = "<dict><key>UIMainStoryboardFile</key><string>Main</string></dict>"
    let files = ["Info.plist": list, "Main.storyboard": board, "R.swift": screen].merging(more) { $1 }
    return Set(await Extracted.ofApp(files).map(\.reserve))
  }

  private static let blocking = [
    "hidden=\"YES\"", "alpha=\"0.0\"", "alpha=\"0\"", "userInteractionEnabled=\"NO\"", "enabled=\"NO\"",
  ]

  @Test(arguments: blocking) func aControlThatNobodyCanUse(attributes: String) async {
    #expect(await lost(Self.board(Self.button(attributes))) == [.uncalled])
    let around = "<view \(attributes) id=\"c\"><subviews>\(Self.button(""))</subviews></view>"
    #expect(await lost(Self.board(around)) == [.uncalled])
  }

  @Test(arguments: [
    "", "hidden=\"NO\"", "alpha=\"0.5\"", "alpha=\"1\"", "selected=\"YES\"",
  ])
  func aControlThatPeopleMayUse(attributes: String) async {
    #expect(await lost(Self.board(Self.button(attributes))) == [nil])
  }

  @Test(arguments: blocking) func whatMayTakeAnObstacleAway(attributes: String) async {
    let button = Self.button(attributes)
    let outlets = [
      "<outlet property=\"other\" destination=\"b\" id=\"o\"/>",
      "<outletCollection property=\"all\" destination=\"b\" id=\"o\"/>",
    ]
    for outlet in outlets {
      #expect(await lost(Self.board(button, "<connections>\(outlet)</connections>")) == [nil])
    }
    #expect(await lost(Self.board(button), "func f() { view.subviews.forEach { $0.isHidden = false } }") == [nil])
    // Another control runs it too.
    #expect(await lost(Self.board(button + Self.button("").replacing("\"b\"", with: "\"c\""))) == [nil])
    let variation = "<variation key=\"heightClass=compact\" hidden=\"NO\" alpha=\"1\"/>"
    #expect(await lost(Self.board(button.replacing("<connections>", with: variation + "<connections>"))) == [nil])
  }

  @Test(arguments: blocking) func codeFindsWhatTheSystemHandsIt(attributes: String) async {
    let item = Self.button(attributes).replacing("button", with: "barButtonItem")
    let bar = "<navigationItem key=\"navigationItem\" id=\"n\">\(item)</navigationItem>"
    #expect(await lost(Self.board("", bar), "func f() { navigationItem.rightBarButtonItem?.isEnabled = true }") == [nil])
    #expect(await lost(Self.board("", bar)) == [.uncalled])
    // A cell is given to code as it is shown, and the outermost view of a xib to who loads it.
    let cell = "<tableViewCell \(attributes) id=\"c\"><subviews>\(Self.button(""))</subviews></tableViewCell>"
    #expect(await lost(Self.board(cell)) == [nil])
    #expect(await lost(Self.board("", beside: Self.button(attributes))) == [nil])
  }

  @Test func aRecognizerThatIsDisabled() async {
    let recognizer = "<tapGestureRecognizer enabled=\"NO\" id=\"t\">\(Self.action)</tapGestureRecognizer>"
    let attached =
      "<imageView id=\"i\"><connections><outletCollection property=\"gestureRecognizers\" destination=\"t\" id=\"o\"/></connections></imageView>"
    let board = Self.board(attached, beside: recognizer)
    #expect(await lost(board) == [.uncalled])
    #expect(await lost(board.replacing("enabled=\"NO\" ", with: "")) == [nil])
    #expect(await lost(board, "func f() { view.gestureRecognizers?.first?.isEnabled = true }") == [nil])
  }

  /// Code finds a view by its tag, also where it has no outlet for it.
  @Test(arguments: [
    ("", "", true), ("func f() { view.viewWithTag(4)?.isHidden = false }", "", false),
    ("", "class Next: UIViewController { func f() { cell.viewWithTag(4)?.isHidden = false } }", false),
    ("", "class Next: UIViewController { func f() { cell.viewWithTag(base + 4)?.isHidden = false } }", false),
    ("", "class Next: UIViewController { func f() { cell.viewWithTag(1 + 3)?.isHidden = false } }", false),
    ("", "class Next: UIViewController { func f() { cell.viewWithTag(5)?.isHidden = false } }", true),
    ("", "class Picker: UIView { func f() { self.viewWithTag(row + 1)?.isHidden = false } }", true),
    ("", "extension UIView { func f() { self.viewWithTag(row + 1)?.isHidden = false } }", false),
  ])
  func aControlWithATag(code: String, other: String, isUncalled: Bool) async {
    let board = Self.board(Self.button("hidden=\"YES\" tag=\"4\""))
    #expect(await lost(board, code, ["O.swift": "import UIKit\n\(other)\nlet next = Next()"]) == [isUncalled ? .uncalled : nil])
  }

  // MARK: Outlets

  private static let outlet = "<connections><outlet property=\"button\" destination=\"b\" id=\"o\"/></connections>"

  @Test(arguments: [
    ("", true), ("func f() { button.setTitle(\"Lose\", for: .normal) }", true),
    ("func f() { button?.titleLabel?.text = \"Lose\" }", true), ("func f() { button.layer.cornerRadius = 4 }", true),
    ("func f() { button.isHidden = true }", true), ("/* button.isHidden = false */", true),
    ("func f() { button.isHidden = false }", false), ("func f() { button?.isHidden = list.isEmpty }", false),
    ("func f() { button.isHidden = true && isEmpty }", false), ("func f() { button.isHidden.toggle() }", false),
    ("func f() { button.layer.isHidden = false }", false), ("func f() { show(button) }", false),
    ("func f() { [button].forEach { $0.isHidden = false } }", false), ("func f() { button.reveal() }", false),
    ("func f() { setValue(false, forKeyPath: \"button\") }", false),
    ("func f() { if let button { button.isHidden = false } }", false),
  ])
  func whatCodeDoesWithAnOutlet(code: String, isUncalled: Bool) async {
    let board = Self.board(Self.button("hidden=\"YES\""), Self.outlet)
    #expect(await lost(board, "@IBOutlet weak var button: UIButton!\n\(code)") == [isUncalled ? .uncalled : nil])
  }

  @Test func anOutletThatShowsWhatItIsGiven() async {
    let board = Self.board(Self.button("hidden=\"YES\""), Self.outlet)
    #expect(await lost(board, "@IBOutlet var button: UIButton! { didSet { button.isHidden = false } }") == [nil])
    let other = "class Other { func f(_ root: RootController) { root.button.isHidden = false } }\nlet other = Other()"
    #expect(await lost(board, "@IBOutlet var button: UIButton!", ["O.swift": other]) == [nil])
  }

  // MARK: What code sets at first

  @Test(arguments: [
    ("button.isHidden = true", true), ("button?.isHidden = true", true), ("self.button.alpha = 0", true),
    ("button.isEnabled = false", true), ("button.isUserInteractionEnabled = false", true),
    ("button.removeFromSuperview()", true), ("button.round(); button.isHidden = true", true),
    ("if #available(iOS 11, *) { work() }; button.isHidden = true", true),
    ("button.isHidden = false", false), ("button.isHidden = isNew", false), ("if isNew { button.isHidden = true }", false),
    ("guard isNew else { return }; button.isHidden = true", false), ("other.isHidden = true", false),
    ("button.reveal(); button.isHidden = true", false), ("button.isHidden = true; button.appear()", false),
    ("button.isHidden = true; button.restyle()", true), ("button.isHidden = true; show(button)", false),
    ("button.isHidden = true; button.isHidden = list.isEmpty", false), ("button.title = true", false),
  ])
  func whatCodeHidesForGood(code: String, isUncalled: Bool) async {
    let board = Self.board(Self.button(""), Self.outlet)
    let helpers = """
      import UIKit
      extension UIView {
        func round() { layer.cornerRadius = 4 }
        func reveal() { isHidden = false }
        func appear() { reveal() }
        func restyle() { round(); setNeedsLayout() }
      }
      """
    let own = "@IBOutlet weak var button: UIButton!\noverride func viewDidLoad() { \(code) }"
    #expect(await lost(board, own, ["H.swift": helpers]) == [isUncalled ? .uncalled : nil])
  }

  @Test(arguments: [
    "func show() { button.isHidden = false }", "override func viewWillAppear(_ a: Bool) { button.isHidden = list.isEmpty }",
    "func show() { UIView.animate(withDuration: 1) { self.button.isHidden = false } }",
    "func show() { stack.subviews.forEach { $0.isHidden = false } }",
  ])
  func whatCodeShowsLater(code: String) async {
    let board = Self.board(Self.button(""), Self.outlet)
    let own = "@IBOutlet weak var button: UIButton!\noverride func viewDidLoad() { button.isHidden = true }\n"
    #expect(await lost(board, own + code) == [nil])
    // One that inherits may load otherwise.
    let heir = ["H.swift": "class Heir: RootController { override func viewDidLoad() {} }"]
    #expect(await lost(board, own, heir) == [nil])
  }

  @Test(arguments: [
    ("[self.button setHidden:YES];", true), ("self.button.hidden = YES;", true), ("_button.enabled = NO;", true),
    ("[self.button setHidden:YES]; [self.button setHidden:NO];", false), ("[self.button setHidden:self.isOld];", false),
    ("self.button.hidden = NO;", false),
  ])
  func whatObjectiveCHidesForGood(code: String, isUncalled: Bool) async {
    let screen = """
      #import <UIKit/UIKit.h>
      @interface RootController : UIViewController
      @property (weak, nonatomic) IBOutlet UIButton *button;
      @end
      @implementation RootController
      - (void)viewDidLoad { [super viewDidLoad]; \(code) }
      - (IBAction)lose:(id)sender {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      """
    let board = Self.board(Self.button(""), Self.outlet)
    let list = "<dict><key>UIMainStoryboardFile</key><string>Main</string></dict>"
    let found = await Extracted.ofApp(["Info.plist": list, "Main.storyboard": board, "R.m": screen]).map(\.reserve)
    #expect(found == [isUncalled ? .uncalled : nil])
  }

  @Test func aClassThatShowsItself() async {
    let board = Self.board(Self.button("hidden=\"YES\" customClass=\"LateButton\""))
    func found(_ code: String) async -> Set<SurfaceReserve?> {
      await lost(board, "", ["B.swift": "import UIKit\nclass LateButton: UIButton { \(code) }"])
    }
    #expect(await found("") == [.uncalled])
    #expect(await found("override func awakeFromNib() { isHidden = false }") == [nil])
    // Of a library's class nothing is known.
    #expect(await lost(board) == [nil])
  }

  /// What is added to Apple's classes, what is handed a view, and what asks its parent may find an object that it has no outlet for.
  @Test(arguments: [
    ("extension UIView { func f() { subviews.forEach { $0.alpha = 1 } } }", false),
    ("extension UIView { func f() { subviews.forEach { $0.alpha = 0 } } }", true),
    ("extension UIView { func f() { subviews.forEach { $0.isHidden = false } } }", true),
    ("extension UIView { func f() -> Bool { subviews.contains { $0.alpha == 1 } } }", true),
    ("extension UIView { func f() { alpha = 1 }; func g() { subviews.forEach { $0.tag = 1 } } }", true),
    ("func f(_ view: UIView) { view.subviews.forEach { $0.alpha = 1 } }", false),
    ("enum Animator { static func f(_ view: UIView) { view.subviews.forEach { $0.alpha = 1 } } }", false),
    ("class Part: UIViewController { func f() { parent?.view.subviews.forEach { $0.alpha = 1 } } }", false),
    ("class Part: UIViewController { func f() { view.subviews.forEach { $0.alpha = 1 } } }", true),
  ])
  func whatIsFoundElsewhere(code: String, isUncalled: Bool) async {
    let found = await lost(Self.board(Self.button("alpha=\"0\"")), "", ["E.swift": "import UIKit\n" + code])
    #expect(found == [isUncalled ? .uncalled : nil])
  }

  @Test func whatIsFoundElsewhereInObjectiveC() async {
    let item = Self.button("enabled=\"NO\"").replacing("button", with: "barButtonItem key=\"rightBarButtonItem\"")
      .replacing("</barButtonItem key=\"rightBarButtonItem\">", with: "</barButtonItem>")
    let board = Self.board("", "<navigationItem key=\"navigationItem\" id=\"n\">\(item)</navigationItem>")
    func found(_ value: String) async -> Set<SurfaceReserve?> {
      let code = """
        @implementation UIViewController (Bar)
        - (void)allow:(BOOL)on { [self.navigationItem.rightBarButtonItem setEnabled:\(value)]; }
        @end
        """
      return await lost(board, "", ["Bar.m": code])
    }
    #expect(await found("on") == [nil])
    #expect(await found("NO") == [.uncalled])
  }

  @Test func whatIsAroundAnOutlet() async {
    let around = "<view userInteractionEnabled=\"NO\" id=\"c\"><subviews>\(Self.button(""))</subviews></view>"
    let code = "@IBOutlet var button: UIButton!\n"
    #expect(await lost(Self.board(around, Self.outlet), code) == [.uncalled])
    let more = "func f() { button.superview?.isUserInteractionEnabled = true }"
    #expect(await lost(Self.board(around, Self.outlet), code + more) == [nil])
  }

  @Test func aClassThatOthersShow() async {
    let board = Self.board(Self.button("alpha=\"0\" customClass=\"LateButton\""))
    func found(_ base: String, _ code: String) async -> Set<SurfaceReserve?> {
      let more = "extension UIView { func fadeIn() { UIView.animate(withDuration: 1) { self.alpha = 1 } } }"
      return await lost(board, "", ["B.swift": "import UIKit\nclass LateButton: \(base) { \(code) }", "V.swift": more])
    }
    #expect(await found("UIButton", "") == [.uncalled])
    #expect(await found("UIButton", "override func awakeFromNib() { fadeIn() }") == [nil])
    #expect(await found("TransitionButton", "") == [nil])
  }

  // MARK: Segues

  @Test(arguments: [("go", "go", false), ("go", "leave", true), ("", "go", true)])
  func aSegueThatCodePerforms(performed: String, name: String, isUncalled: Bool) async {
    let segue =
      "<connections><segue destination=\"lost\" kind=\"show\" identifier=\"\(name)\" id=\"g\"/></connections>"
    let scene =
      "<scene sceneID=\"t\"><objects><viewController id=\"lost\" customClass=\"LostController\" sceneMemberID=\"viewController\"/></objects></scene>"
    let board = Self.board("<button alpha=\"0\" id=\"b\">\(segue)</button>").replacing("</scenes>", with: scene + "</scenes>")
    let screen = """
      import UIKit
      class LostController: UIViewController {
        override func viewDidLoad() {
          present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      """
    let root = """
      import UIKit
      class RootController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          \(performed.isEmpty ? "" : "performSegue(withIdentifier: \"\(performed)\", sender: self)")
        }
      }
      """
    #expect(await lost(board, "", ["L.swift": screen, "R.swift": root]) == [isUncalled ? .uncalled : nil])
  }

  @Test(arguments: ["userInteractionEnabled=\"NO\"", "enabled=\"NO\"", ""])
  func whatASceneIsMadeWithNeedsNoTouch(attributes: String) async {
    func found(_ kind: String, _ element: String) async -> Set<SurfaceReserve?> {
      let segue = "<connections><segue destination=\"lost\" kind=\"\(kind)\" id=\"g\"/></connections>"
      let lost =
        "<scene sceneID=\"t\"><objects><viewController id=\"lost\" customClass=\"LostController\" sceneMemberID=\"viewController\"/></objects></scene>"
      let board = Self.board("<\(element) \(attributes) id=\"b\">\(segue)</\(element)>")
        .replacing("</scenes>", with: lost + "</scenes>")
      let screen = """
        import UIKit
        class LostController: UIViewController {
          override func viewDidLoad() {
            present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
          }
        }
        """
      return await self.lost(
        board, "", ["L.swift": screen, "R.swift": "import UIKit\nclass RootController: UIViewController {}"])
    }
    #expect(await found("embed", "containerView") == [nil])
    #expect(await found("show", "button") == [attributes.isEmpty ? nil : .uncalled])
  }

  // MARK: Xibs and Objective-C

  @Test(arguments: [
    ("", true), ("[self.button setTitle:@\"Lose\" forState:UIControlStateNormal];", true), ("_button.hidden = YES;", true),
    ("self.button.hidden = NO;", false), ("[self.button setHidden:NO];", false), ("[self reveal:_button];", false),
  ])
  func objectiveC(code: String, isUncalled: Bool) async {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LostScreen"><connections>
      <outlet property="button" destination="b" id="o"/></connections></placeholder>
      <view id="v"><subviews><button hidden="YES" id="b"><connections>
      <action selector="lose:" destination="-1" eventType="touchUpInside" id="a"/></connections></button></subviews></view>
      </objects></document>
      """
    let screen = """
      @interface LostScreen : UIViewController
      @property (weak, nonatomic) IBOutlet UIButton *button;
      @end
      @implementation LostScreen
      - (void)viewDidLoad { \(code) }
      - (IBAction)lose:(id)sender {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      """
    let found = await Extracted.ofApp(["LostScreen.xib": xib, "L.m": screen, "C.swift": "let screen = LostScreen()"])
    #expect(found.map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  /// What code gives a hidden button to run, which it knows by an outlet.
  @Test(arguments: [
    ("hidden=\"YES\"", "", SurfaceReserve.uncalled), ("hidden=\"YES\"", "loser.layer.masksToBounds = true", .uncalled),
    ("", "", nil), ("hidden=\"YES\"", "loser.isHidden = false", nil), ("hidden=\"YES\"", "show(loser)", nil),
    ("hidden=\"YES\"", "other.addTarget(self, action: #selector(drop), for: .touchUpInside)", nil),
  ])
  func whatCodeGivesAHiddenButton(attributes: String, more: String, reserve: SurfaceReserve?) async {
    let outlet = "<connections><outlet property=\"loser\" destination=\"b\" id=\"o\"/></connections>"
    let code = """
      @IBOutlet weak var loser: UIButton!
      override func viewDidLoad() {
        loser.addTarget(self, action: #selector(drop), for: .touchUpInside)
        \(more)
      }
      @objc func drop() { present(UIAlertController(title: "Dropped", message: nil, preferredStyle: .alert), animated: true) }
      """
    let found = await lost(Self.board("<button \(attributes) id=\"b\"/>", outlet), code)
    // The action of the screens above is of no control here.
    #expect(found == [.uncalled, reserve])
  }
}
