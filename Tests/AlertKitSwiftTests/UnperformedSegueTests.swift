import AlertKitCore
import Testing

/// What UIKit asks of a controller before a segue, where its scenes have none and code performs none.
extension InterfaceStartTests {
  private static func board(_ segues: String, beside: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="root">
    <scenes><scene sceneID="s"><objects>
    <viewController id="root" customClass="RootController" sceneMemberID="viewController">
    <view key="view" id="v"/>\(segues)
    </viewController>
    </objects></scene>\(beside)</scenes>
    </document>
    """
  }

  private static let list = "<dict><key>UIMainStoryboardFile</key><string>Main</string></dict>"

  private func isUncalled(_ board: String, _ head: String = "", _ others: [String: String] = [:]) async -> Bool {
    let screen = """
      import UIKit
      class RootController: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); \(head) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          super.prepare(for: segue, sender: sender)
          present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      """
    let files = ["Info.plist": Self.list, "Main.storyboard": board, "R.swift": screen].merging(others) { $1 }
    let found = await Extracted.ofApp(files).map(\.reserve)
    #expect(found.count == 1)
    return found == [.uncalled]
  }

  @Test(arguments: [
    ("", true), ("<connections><segue destination=\"x\" kind=\"show\" id=\"g\"/></connections>", false),
    ("<connections><segue destination=\"x\" kind=\"embed\" id=\"g\"/></connections>", false),
    ("<connections><segue destination=\"x\" kind=\"unwind\" unwindAction=\"back:\" id=\"g\"/></connections>", false),
    ("<connections><segue destination=\"x\" kind=\"relationship\" relationship=\"r\" id=\"g\"/></connections>", false),
  ])
  func aControllerWithoutSegues(segues: String, isUncalled: Bool) async {
    #expect(await self.isUncalled(Self.board(segues)) == isUncalled)
  }

  @Test(arguments: [
    ("performSegue(withIdentifier: \"detail\", sender: nil)", false), ("child.prepare(for: segue, sender: nil)", false),
    ("load { [weak self] in self?.performSegue(withIdentifier: name, sender: nil) }", false),
    ("child.performSegue(withIdentifier: \"detail\", sender: nil)", false), ("player.prepare(for: file)", true),
  ])
  func aSegueOfCode(head: String, isUncalled: Bool) async {
    #expect(await self.isUncalled(Self.board(""), head) == isUncalled)
  }

  @Test(arguments: [
    ("class Other: UIViewController { func go() { self.performSegue(withIdentifier: \"a\", sender: nil) } }", true),
    ("class Other: UIViewController { func go() { load { self?.performSegue(withIdentifier: \"a\", sender: nil) } } }", true),
    ("class Other: UIViewController { func go() { other.performSegue(withIdentifier: \"a\", sender: nil) } }", false),
    ("class Other: RootController { func go() { performSegue(withIdentifier: \"a\", sender: nil) } }", false),
    ("extension UIViewController { func go() { performSegue(withIdentifier: \"a\", sender: nil) } }", false),
    ("func go(_ screen: Any) { screen.perform(\"performSegueWithIdentifier:sender:\") }", false),
  ])
  func aSegueOfOtherCode(code: String, isUncalled: Bool) async {
    #expect(await self.isUncalled(Self.board(""), "", ["O.swift": code]) == isUncalled)
  }

  @Test func whatInheritsMayHaveSegues() async {
    let scene = """
      <scene sceneID="t"><objects><viewController id="heir" customClass="Heir" sceneMemberID="viewController">
      <connections><segue destination="root" kind="show" id="g"/></connections></viewController></objects></scene>
      """
    let heir = ["H.swift": "class Heir: RootController {}"]
    #expect(await isUncalled(Self.board("", beside: scene), "", heir) == false)
    #expect(await isUncalled(Self.board("", beside: scene.replacing("Heir", with: "Other")), "", heir))
    // What is in no scene of a storyboard that is here may be in another.
    #expect(
      await isUncalled(Self.board("").replacing("RootController", with: "Other"), "", ["M.swift": "let r = RootController()"])
        == false)
  }

  @Test(arguments: [
    ("", "UIViewController", true), ("[self performSegueWithIdentifier:@\"a\" sender:nil];", "UIViewController", false),
    ("", "MenuController", false), ("[self prepareForSegue:nil sender:nil];", "UIViewController", false),
    ("[super prepareForSegue:nil sender:nil];", "UIViewController", true),
  ])
  func aControllerOfObjectiveC(head: String, parent: String, isUncalled: Bool) async {
    let screen = """
      @interface RootController : \(parent)
      @end
      @implementation RootController
      - (void)viewDidLoad { \(head) }
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      """
    let files = ["Info.plist": Self.list, "Main.storyboard": Self.board(""), "R.m": screen, "R.swift": ""]
    #expect(await Extracted.ofApp(files).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }
}
