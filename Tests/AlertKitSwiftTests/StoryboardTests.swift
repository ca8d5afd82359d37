import AlertKitCore
import Testing

/// Alerts of screens that no storyboard's scene that is shown makes, and of actions that nothing in one runs.
@Suite struct StoryboardTests {
  private static let list = "<dict><key>UIMainStoryboardFile</key><string>Main</string></dict>"

  private static func screen(_ name: String, _ more: String = "") -> String {
    """
    import UIKit
    class \(name): UIViewController {
      override func viewDidLoad() {
        present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
      }
      \(more)
    }
    """
  }

  private static let root = """
    import UIKit
    class RootController: UIViewController {
      override func viewDidLoad() { MORE }
    }
    """

  private static func scene(_ id: String, _ attributes: String, _ content: String = "") -> String {
    """
    <scene sceneID="s\(id)"><objects>
    <viewController id="\(id)" \(attributes) sceneMemberID="viewController">\(content)</viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="r\(id)" sceneMemberID="firstResponder"/>
    </objects></scene>
    """
  }

  private static func storyboard(_ scenes: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="root">
    <scenes><!--Root-->\(scenes.joined())</scenes>
    </document>
    """
  }

  /// The first scene with some content, and one of a controller that shows an alert.
  private static func main(_ content: String, lost: String = "", inLost: String = "") -> String {
    storyboard(
      scene("root", "customClass=\"RootController\"", content),
      scene("lost", "customClass=\"LostController\" \(lost)", inLost))
  }

  private func reserves(_ files: [String: String]) async -> Set<SurfaceReserve?> {
    let all = ["Info.plist": Self.list, "R.swift": Self.root.replacing("MORE", with: "")].merging(files) { $1 }
    return Set(await Extracted.ofApp(all).map(\.reserve))
  }

  /// What becomes of the alert of a scene, with code in the first one.
  private func lost(_ board: String, _ code: String = "", _ more: [String: String] = [:]) async -> Set<SurfaceReserve?> {
    let files = [
      "Main.storyboard": board, "L.swift": Self.screen("LostController"),
      "R.swift": Self.root.replacing("MORE", with: code),
    ]
    return await reserves(files.merging(more) { $1 })
  }

  // MARK: Scenes

  @Test func aSceneThatNothingLeadsTo() async {
    #expect(await lost(Self.main("")) == [.uncalled])
    #expect(await lost(Self.main(""), "// LostController") == [.uncalled])
    #expect(await lost(Self.main(""), "show(LostController())") == [nil])
  }

  @Test func theFirstSceneIsShown() async {
    let board = Self.storyboard(Self.scene("root", "customClass=\"LostController\""))
    #expect(await lost(board) == [nil])
    #expect(await lost(board, "", ["Info.plist": "", "Main.storyboard": "", "Other.storyboard": board]) == [.uncalled])
    let setting = ["Info.plist": "", "Second.xcodeproj/project.pbxproj": "INFOPLIST_KEY_UIMainStoryboardFile = Other;"]
    #expect(await lost(board, "", setting.merging(["Main.storyboard": "", "Other.storyboard": board]) { $1 }) == [nil])
  }

  @Test(arguments: [
    "<button id=\"b\"><connections><segue destination=\"lost\" kind=\"show\" id=\"a\"/></connections></button>",
    "<containerView id=\"b\"><connections><segue destination=\"lost\" kind=\"embed\" id=\"a\"/></connections></containerView>",
    "<connections><segue destination=\"lost\" kind=\"relationship\" relationship=\"rootViewController\" id=\"a\"/></connections>",
    "<button id=\"b\" hidden=\"YES\"><connections><segue destination=\"lost\" kind=\"show\" id=\"a\"/></connections></button><connections><outlet property=\"b\" destination=\"b\" id=\"o\"/></connections>",
  ])
  func whatAShownSceneLeadsTo(content: String) async {
    #expect(await lost(Self.main(content)) == [nil])
  }

  @Test(arguments: [
    "<button id=\"b\" hidden=\"YES\"><connections><segue destination=\"lost\" kind=\"show\" id=\"a\"/></connections></button>",
    "<view id=\"v\" hidden=\"YES\"><button id=\"b\"><connections><segue destination=\"lost\" kind=\"show\" id=\"a\"/></connections></button></view>",
    "<connections><segue destination=\"lost\" kind=\"show\" id=\"a\"/></connections>",
    "<!--<button id=\"b\"><connections><segue destination=\"lost\" kind=\"show\" id=\"a\"/></connections></button>-->",
    "<button id=\"b\"><connections><segue destination=\"exit\" kind=\"unwind\" id=\"a\" unwindAction=\"back:\"/></connections></button>",
  ])
  func whatNothingTriggersLeadsNowhere(content: String) async {
    #expect(await lost(Self.main(content)) == [.uncalled])
  }

  @Test(arguments: [
    ("performSegue(withIdentifier: \"toLost\", sender: nil)", nil as SurfaceReserve?),
    ("performSegue(withIdentifier: \"toOther\", sender: nil)", .uncalled), ("let toLost = 1", .uncalled),
    ("performSegue(withIdentifier: Segue.toLost.rawValue, sender: nil)", nil),
    ("performSegue(withIdentifier: \"to\\(name)\", sender: nil)", nil),
    ("performSegue(withIdentifier: \"to\" + name, sender: nil)", nil),
    ("performSegue(withIdentifier: item[\"segue\"], sender: nil)", nil),
    ("// performSegue(withIdentifier: \"toLost\")", .uncalled),
  ])
  func seguesThatCodePerforms(code: String, reserve: SurfaceReserve?) async {
    let manual = "<connections><segue destination=\"lost\" kind=\"show\" identifier=\"toLost\" id=\"a\"/></connections>"
    #expect(await lost(Self.main(manual), code) == [reserve])
    #expect(await lost(Self.main("", inLost: manual), code) == [.uncalled])
  }

  /// What names a scene or a segue where nothing runs it leads to none.
  @Test(arguments: [
    ("", "func openLost()", false), ("openLost()", "func openLost()", false), ("", "private func openLost()", true),
    ("", "override func viewDidAppear(_ animated: Bool)", false), ("", "static func openLost()", false),
    ("", "@IBAction func openLost(_ sender: UIButton)", true),
  ])
  func scenesThatCodeNamesWhichNothingRuns(code: String, head: String, isUncalled: Bool) async {
    let manual = "<connections><segue destination=\"lost\" kind=\"show\" identifier=\"toLost\" id=\"a\"/></connections>"
    let board = Self.main(manual, lost: "storyboardIdentifier=\"Lost Screen\"")
    let makers = [
      "storyboard?.instantiateViewController(withIdentifier: \"Lost Screen\")",
      "performSegue(withIdentifier: \"toLost\", sender: nil)",
    ]
    for maker in makers {
      let root = """
        import UIKit
        class RootController: UIViewController, LIBPickerDelegate {
          override func viewDidLoad() { \(code) }
          \(head) { \(maker) }
        }
        """
      #expect(await lost(board, "", ["R.swift": root]) == [isUncalled ? .uncalled : nil])
    }
  }

  /// What says whose method is meant makes nothing, however many files say it.
  @Test(arguments: [
    ("addTarget(self, action: #selector(LostController.close), for: .touchUpInside)", true),
    ("let s = #selector(getter: LostController.title)", true), ("let s = #keyPath(LostController.title)", true),
    ("let s = #selector( LostController.close )", true), ("let s = LostController.make()", false),
    ("let s = selector(LostController.close)", false), ("let s = #selector(close(LostController()))", false),
  ])
  func whatNamesAMethodMakesNoScreen(code: String, isUncalled: Bool) async {
    #expect(await lost(Self.main(""), code) == [isUncalled ? .uncalled : nil])
    let many = (0..<20).map { ("M\($0).swift", Self.root.replacing("MORE", with: code).replacing("Root", with: "Other\($0)")) }
    let board = Self.main("", lost: "storyboardIdentifier=\"LostController\"")
    #expect(await lost(board, code, Dictionary(uniqueKeysWithValues: many)) == [isUncalled ? .uncalled : nil])
  }

  @Test(arguments: [
    ("storyboard?.instantiateViewController(withIdentifier: \"Lost Screen\")", nil as SurfaceReserve?),
    ("storyboard?.instantiateViewController(withIdentifier: \"Other\")", .uncalled),
    ("let id = \"Lost Screen\"; storyboard?.instantiateViewController(withIdentifier: id)", nil),
    ("storyboard?.instantiateViewController(withIdentifier: String(describing: type.self))", .uncalled),
    ("storyboard?.instantiateViewController(withIdentifier: name.replacingOccurrences(of: \"a\", with: \"\"))", nil),
    ("let scene = R.storyboard.main.lostScreen()", nil), ("StoryboardScene.Main.lostScreen.instantiate()", nil),
    ("storyboard?.instantiateViewController(withIdentifier: \"\\(kind) Screen\")", nil),
  ])
  func scenesThatCodeMakes(code: String, reserve: SurfaceReserve?) async {
    #expect(await lost(Self.main("", lost: "storyboardIdentifier=\"Lost Screen\""), code) == [reserve])
  }

  @Test(arguments: [
    ("let lostscreen = 1", SurfaceReserve.uncalled as SurfaceReserve?), ("let lostScreen = 1", .uncalled),
    ("print(LostScreen.self)", nil), ("kind = .lostScreen", .uncalled),
    ("let unused = Names.Scenes.other", .uncalled), ("let used = Names.Scenes.lost", nil),
  ])
  func aWordOfOtherLettersNamesNoScene(code: String, reserve: SurfaceReserve?) async {
    let asking = "storyboard?.instantiateViewController(withIdentifier: name); " + code
    let names = "struct Names { struct Scenes { static let lost = \"LostScreen\"; static let other = \"Other\" } }"
    let board = Self.main("", lost: "storyboardIdentifier=\"LostScreen\"")
    let files = code.contains("Names") ? ["N.swift": names] : [:]
    #expect(await lost(board, asking, files) == [reserve])
    let kinds = files.merging(["K.swift": "enum Kind: String { case lostScreen }"]) { $1 }
    #expect(await lost(board, asking, kinds) == [code.contains("lostScreen") ? nil : reserve])
  }

  @Test func whatClassesAreAskedForMakesNone() async {
    let row = "class Row: OptionsRow { func show() { ALERT } }".replacing(
      "ALERT", with: "present(UIAlertController(title: \"Gone\", message: nil, preferredStyle: .alert), animated: true)")
    for (code, reserve) in [
      ("(row as? Row)?.image = nil", SurfaceReserve.uncalled as SurfaceReserve?), ("if row is Row { }", .uncalled),
      ("(row as! Row).image = nil", .uncalled),
      ("form.add(Row())", nil), ("form.register(Row.self)", nil),
    ] {
      let files = ["L.swift": row, "Main.storyboard": Self.main("")]
      let all = files.merging(["R.swift": Self.root.replacing("MORE", with: code)]) { $1 }
      #expect(await reserves(all) == [reserve], "\(code)")
    }
  }

  @Test func whatOnlyCodeMakesThatIsNotReachedIsNotMade() async {
    let board = Self.main("", lost: "storyboardIdentifier=\"LostController\"")
    let own = Self.screen(
      "LostController",
      "static func make() -> UIViewController { board.instantiateViewController(withIdentifier: \"LostController\") }")
    #expect(await lost(board, "", ["L.swift": own]) == [.uncalled])
    #expect(await lost(board, "show(LostController.make())", ["L.swift": own]) == [nil])
    let unused = [
      "U.swift": "class Unused { func f() { board.instantiateViewController(withIdentifier: \"LostController\") } }"
    ]
    #expect(await lost(board, "", unused) == [.uncalled])
    #expect(await lost(board, "Unused().f()", unused) == [nil])
  }

  @Test func otherStoryboards() async {
    let other = Self.storyboard(
      Self.scene("root", "customClass=\"LostController\""),
      Self.scene("next", "customClass=\"NextController\" storyboardIdentifier=\"next\""))
    func files(_ reference: String) -> String {
      let segue = "<button id=\"b\"><connections><segue destination=\"p\" kind=\"show\" id=\"a\"/></connections></button>"
      return Self.storyboard(
        Self.scene("root", "customClass=\"RootController\"", segue),
        "<scene sceneID=\"p\"><objects><viewControllerPlaceholder \(reference) id=\"p\" sceneMemberID=\"viewController\"/></objects></scene>"
      )
    }
    #expect(await lost(files("storyboardName=\"Other\""), "", ["Other.storyboard": other]) == [nil])
    #expect(
      await lost(files("storyboardName=\"Other\" referencedIdentifier=\"next\""), "", ["Other.storyboard": other]) == [
        .uncalled
      ])
    let first = "UIStoryboard(name: \"Other\", bundle: nil).instantiateInitialViewController()"
    #expect(await lost(Self.main(""), first, ["Main.storyboard": files(""), "Other.storyboard": other]) == [nil])
    let third = first.replacing("Other", with: "Third")
    #expect(await lost(Self.main(""), third, ["Main.storyboard": files(""), "Other.storyboard": other]) == [.uncalled])
  }

  @Test func whatIsNotReadMayMakeAnything() async {
    let broken = Self.main("").replacing("</document>", with: "")
    #expect(await lost(broken) == [nil])
    #expect(await lost(Self.main("").replacing("CocoaTouch", with: "Cocoa")) == [nil])
    let project = ["Second.xcodeproj/project.pbxproj": "AB /* Detail.xib in Resources */ = {isa = PBXBuildFile; };"]
    #expect(await lost(Self.main(""), "", project) == [nil])
    // What is left over of a class that is gone makes nothing.
    let rest = project.mapValues { $0.replacing("Detail", with: "LeftOverCell") }
    #expect(await lost(Self.main(""), "", rest) == [.uncalled])
    #expect(await lost(Self.main(""), "load(\"LeftoverCell\")", rest) == [nil])
  }

  @Test func cellsAndViewsOfAScene() async {
    let cell = "<tableViewCell id=\"c\" customClass=\"LostController\"/>"
    #expect(await lost(Self.main(cell).replacing("LostController\" \"", with: "Other\"")) == [nil])
    let board = Self.storyboard(
      Self.scene("root", "customClass=\"RootController\""), Self.scene("other", "customClass=\"OtherController\"", cell))
    #expect(await lost(board) == [.uncalled])
  }

  // MARK: Xibs

  private static func xib(_ owner: String, _ content: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner.isEmpty ? "" : "customClass=\"\(owner)\"")/>
    \(content)
    </objects></document>
    """
  }

  @Test func xibs() async {
    let view = Self.xib("", "<view id=\"v\" customClass=\"LostController\"/>")
    let start = ["Main.storyboard": Self.storyboard(Self.scene("root", "customClass=\"RootController\""))]
    func found(_ name: String, _ content: String, _ code: String) async -> Set<SurfaceReserve?> {
      await lost("", code, start.merging([name: content]) { $1 })
    }
    #expect(await found("Notice.xib", view, "") == [.uncalled])
    #expect(await found("Notice.xib", view, "Bundle.main.loadNibNamed(\"Notice\", owner: self)") == [nil])
    #expect(await found("Notice.xib", view, "let n = UINib(nibName: \"Not\" + kind, bundle: nil)") == [nil])
    #expect(await found("Rooted.xib", view, "") == [.uncalled])
    #expect(await found("RootController.xib", view, "") == [nil])
    #expect(await found("Root.xib", view, "") == [nil])
    #expect(await found("Notice.xib", view.replacing("\"-1\" ", with: "\"-1\" customClass=\"RootController\""), "") == [nil])
    // What owns a xib is not made by it.
    #expect(await found("LostController.xib", Self.xib("LostController", ""), "") == [.uncalled])
    #expect(await found("LostController.xib", Self.xib("LostController", ""), "show(LostController())") == [nil])
  }

  // MARK: Actions

  private func action(
    _ head: String, _ connection: String, hidden: Bool = false, code: String = "", target: String = "root"
  ) async -> Set<SurfaceReserve?> {
    let button =
      "<button id=\"b\"\(hidden ? " hidden=\"YES\"" : "")><connections><action selector=\"\(connection)\" destination=\"\(target)\" eventType=\"touchUpInside\" id=\"a\"/></connections></button>"
    let screen = """
      import UIKit
      class RootController: UIViewController {
        \(head) {
          present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
        override func viewDidLoad() { \(code) }
      }
      """
    return await lost(Self.main(button), "", ["R.swift": screen, "L.swift": ""])
  }

  @Test(arguments: [
    ("@IBAction func lose(_ sender: Any)", "lose:"), ("@IBAction func lose(sender: UIButton)", "loseWithSender:"),
    ("@IBAction func lose()", "lose"),
    ("@IBAction private func lose(_ sender: Any, forEvent event: UIEvent)", "lose:forEvent:"),
    ("@IBAction func searchBarSearchButtonClicked(_ searchBar: UISearchBar)", "other:"),
    ("@IBAction func copy(_ sender: Any?)", "other:"), ("@IBAction override func lose(_ sender: Any)", "other:"),
  ])
  func whatAControlRuns(head: String, connection: String) async {
    #expect(await action(head, connection) == [nil])
  }

  @Test func whatNoControlRuns() async {
    for head in [
      "@IBAction func lose(_ sender: Any)", "@IBAction func lose()", "@IBAction private func lose(sender: UIButton)",
    ] {
      #expect(await action(head, "other:") == [.uncalled])
      #expect(await action(head, "loser:") == [.uncalled])
      #expect(await action(head, "lose:", hidden: true) == [.uncalled])
      let call = head.contains("(sender:") ? "lose(sender: button)" : head.contains("()") ? "lose()" : "lose(self)"
      #expect(await action(head, "other:", code: call) == [nil])
      #expect(await action(head, "other:", code: "button.add(Selector((\"lose:\")))") == [nil])
      #expect(await action(head, "lose:", hidden: true, code: "view.subviews[0].isHidden = false") == [nil])
      #expect(await action(head, "lose:", target: "rroot") == [nil])
      // The action of another class.
      #expect(await action(head, "lose:", target: "lost") == [nil])
    }
  }

  @Test func anActionOfAnotherClassIsAnother() async {
    let board = Self.storyboard(
      Self.scene("root", "customClass=\"RootController\"", Self.button("lose:", "root")))
    let other = "<button id=\"d\"><connections><segue destination=\"lost\" kind=\"show\" id=\"g\"/></connections></button>"
    let both = board.replacing("</scenes>", with: Self.scene("lost", "customClass=\"LostController\"") + "</scenes>")
      .replacing("<button", with: other + "<button")
    let lost = """
      import UIKit
      class LostController: UIViewController {
        @IBAction func lose(_ sender: Any) {
          present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      """
    let code = ["Main.storyboard": both, "L.swift": lost]
    #expect(await reserves(code) == [.uncalled])
    let derived = Self.root.replacing(": UIViewController", with: ": LostController").replacing("MORE", with: "")
    #expect(await reserves(code.merging(["R.swift": derived]) { $1 }) == [nil])
    // A class that no storyboard or xib names may get its actions elsewhere.
    #expect(await reserves(["Main.storyboard": board, "L.swift": lost, "M.swift": "let l = LostController()"]) == [nil])
    // Where none asks for such an action, code alone does.
    let others = board.replacing("lose:", with: "other:")
    for (use, reserve) in [("", SurfaceReserve.uncalled), ("; let s = Selector((\"lose:\"))", nil), ("; l.lose(l)", nil)] {
      let made = "let l = LostController()" + use
      #expect(await reserves(["Main.storyboard": others, "L.swift": lost, "M.swift": made]) == [reserve])
    }
  }

  private static func button(_ selector: String, _ target: String) -> String {
    "<button id=\"b\"><connections><action selector=\"\(selector)\" destination=\"\(target)\" id=\"a\"/></connections></button>"
  }

  // MARK: Objective-C

  @Test func objectiveC() async {
    func code(_ shown: String, _ root: String = "") -> [String: String] {
      [
        "Main.storyboard": Self.storyboard(
          Self.scene("root", "customClass=\"RootScreen\"", Self.button("lose:", "root")),
          Self.scene("lost", "customClass=\"LostScreen\" storyboardIdentifier=\"Lost\"")),
        "Root.m": """
        #import "LostScreen.h"
        @implementation RootScreen
        - (IBAction)lose:(id)sender { \(root) }
        - (IBAction)gone:(id)sender { \(shown) }
        @end
        """,
        "Root.h": "@class LostScreen;\n@interface RootScreen : UIViewController\n- (IBAction)gone:(id)sender;\n@end",
        "LostScreen.h": "@interface LostScreen : UIViewController\n@end",
        "Lost.m": "@implementation LostScreen\n- (void)viewDidLoad { \(Self.alert) }\n@end",
      ]
    }
    #expect(await reserves(code("")) == [.uncalled])
    #expect(await reserves(code("", "[self.storyboard instantiateViewControllerWithIdentifier:@\"Lost\"];")) == [nil])
    #expect(await reserves(code("", "[self.storyboard instantiateViewControllerWithIdentifier:@\"Other\"];")) == [.uncalled])
    #expect(await reserves(code("", "[self.storyboard instantiateViewControllerWithIdentifier:item[@\"id\"]];")) == [nil])
    let asking = "[self.storyboard instantiateViewControllerWithIdentifier:name];"
    let method = "}\n- (void)Lost:(id)sender {"
    #expect(await reserves(code(method, asking + "[self run:@selector(Lost:)];")) == [.uncalled])
    #expect(await reserves(code(method, asking + "[self run:NSStringFromSelector(@selector(Lost))];")) == [nil])
    var actions = code(Self.alert)
    actions["Lost.m"] = ""
    #expect(await reserves(actions) == [.uncalled])
    actions["Root.m"] = actions["Root.m"]?.replacing("lose:(id)sender {", with: "lose:(id)sender { [self gone:nil];")
    #expect(await reserves(actions) == [nil])
  }

  private static let alert =
    "[[[UIAlertView alloc] initWithTitle:@\"Gone\" message:nil delegate:nil cancelButtonTitle:@\"OK\" otherButtonTitles:nil] show];"
}
