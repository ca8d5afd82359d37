import AlertKitCore
import Testing

/// Scenes of a storyboard that nothing starts the app with, as code makes its window.
@Suite struct InterfaceStartTests {
  private static func scene(_ id: String, _ type: String, _ content: String = "") -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)" customClass="\(type)" sceneMemberID="viewController">
    \(content)</viewController></objects></scene>
    """
  }

  private static let tabs = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tabs"><scenes>
    <scene sceneID="t"><objects><tabBarController id="tabs" sceneMemberID="viewController"><connections>
    <segue destination="lost" kind="relationship" relationship="viewControllers" id="g"/>
    </connections></tabBarController></objects></scene>
    \(scene("lost", "LostController"))\(scene("named", "NamedController").replacing("id=\"named\"", with: "id=\"named\" storyboardIdentifier=\"Named\""))
    </scenes></document>
    """

  private static let project = """
    AB /* Main.storyboard in Resources */ = {isa = PBXBuildFile; };
    GENERATE_INFOPLIST_FILE = YES;
    INFOPLIST_FILE = "App/Info.plist";
    INFOPLIST_KEY_UILaunchStoryboardName = Launch;
    """
  private static let list = "<plist version=\"1.0\"><dict><key>UIAppFonts</key><string>Round.otf</string></dict></plist>"

  private static let start = """
    import UIKit
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window = UIWindow(windowScene: scene as! UIWindowScene)
        window?.rootViewController = RootController()
      }
    }
    class RootController: UIViewController { override func viewDidLoad() { MORE } }
    """

  private static func screen(_ name: String) -> String {
    """
    import UIKit
    class \(name): UIViewController {
      override func viewDidLoad() {
        present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
      }
    }
    """
  }

  /// What becomes of the alert of a tab of the first scene.
  private func lost(_ code: String = "", _ more: [String: String] = [:]) async -> Set<SurfaceReserve?> {
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project, "App/Info.plist": Self.list, "App/Main.storyboard": Self.tabs,
      "App/S.swift": Self.start.replacing("MORE", with: code), "App/L.swift": Self.screen("LostController"),
    ].merging(more) { $1 }
    let app = Extracted.app([:]).merging(files) { $1 }
    return Set(await Extracted.ofBoth(app).map(\.reserve))
  }

  @Test func aStoryboardThatNothingNames() async {
    #expect(await lost() == [.uncalled])
    #expect(await lost("show(LostController())") == [nil])
    #expect(await lost("let board = UIStoryboard(name: \"Main\", bundle: nil)") == [.uncalled])
  }

  @Test func codeAsksForTheFirstScene() async {
    #expect(await lost("UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()") == [nil])
    #expect(
      await lost("let name = \"Main\"; UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()") == [nil])
    #expect(await lost("UIStoryboard(name: \"Other\", bundle: nil).instantiateInitialViewController()") == [.uncalled])
  }

  /// What asks for a storyboard by a method that the app adds to Apple's class names it where it is run.
  @Test func anAddedMethodNamesTheStoryboard() async {
    let boards = """
      @implementation UIStoryboard (Boards)
      + (UIStoryboard *)mainBoard { return [UIStoryboard storyboardWithName:@"Main" bundle:nil]; }
      @end
      """
    let first = "board.instantiateInitialViewController()"
    #expect(await lost(first, ["App/B.m": boards]) == [.uncalled])
    #expect(await lost(first + "; UIStoryboard.mainBoard()", ["App/B.m": boards]) == [nil])
    // What the screen itself asks for does not lead to it.
    let screen = Self.screen("LostController").replacing("    present", with: "    UIStoryboard.mainBoard()\n    present")
    #expect(await lost(first, ["App/B.m": boards, "App/L.swift": screen]) == [.uncalled])
  }

  @Test func codeMakesAnotherSceneByItsIdentifier() async {
    let other = ["App/L.swift": Self.screen("NamedController")]
    let code = "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"Named\")"
    #expect(await lost(code, other) == [nil])
    #expect(await lost(code) == [.uncalled])
  }

  @Test(arguments: [
    "INFOPLIST_KEY_UIMainStoryboardFile = Main;", "INFOPLIST_KEY_UIMainStoryboardFile = \"$(BOARD)\";",
    "\"INFOPLIST_KEY_UIMainStoryboardFile[sdk=iphoneos*]\" = Main;",
    "\"INFOPLIST_KEY_UIMainStoryboardFile[sdk=iphoneos*][arch=*]\" = Main;",
    "INFOPLIST_FILE = \"Widget/Info.plist\";", "INFOPLIST_FILE = \"$(TARGET_NAME)/Info.plist\";",
    "\"INFOPLIST_FILE[sdk=iphoneos*]\" = \"App/Phone-Info.plist\";",
    "baseConfigurationReference = CD /* Release.xcconfig */;",
  ])
  func aSettingThatMayNameIt(setting: String) async {
    #expect(await lost("", ["App.xcodeproj/project.pbxproj": Self.project + "\n" + setting]) == [nil])
  }

  @Test(arguments: [
    "INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\";", "INFOPLIST_FILE = App/Info.plist;",
    "baseConfigurationReference = CD /* Pods-App.release.xcconfig */;", "INFOPLIST_KEY_UIMainStoryboardFile = Other;",
    "\"INFOPLIST_KEY_UIMainStoryboardFile[sdk=iphoneos*]\" = Other;",
  ])
  func aSettingThatDoesNotNameIt(setting: String) async {
    #expect(await lost("", ["App.xcodeproj/project.pbxproj": Self.project + "\n" + setting]) == [.uncalled])
  }

  @Test(arguments: [
    "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
    "<plist><dict><key>UISceneStoryboardFile</key><string>Main</string></dict></plist>",
    "<plist><dict><key>UIMainStoryboardFile</key><string>$(BOARD)</string></dict></plist>", "bplist00",
    "{ UIMainStoryboardFile = Main; }",
  ])
  func aPropertyListThatMayNameIt(list: String) async { #expect(await lost("", ["App/Info.plist": list]) == [nil]) }

  @Test func whatIsNotHereMayNameIt() async {
    // The project's property list is another than the one that is here.
    let moved = ["App/Info.plist": "", "Tests/Info.plist": Self.list]
    #expect(await lost("", moved) == [nil])
    // No project that is here builds the storyboard, or none says where its settings are.
    let project = Self.project.replacing("Main.storyboard", with: "Other.xib")
    #expect(await lost("", ["App.xcodeproj/project.pbxproj": project, "App/Other.xib": ""]) == [nil])
    let bare = "AB /* Main.storyboard in Resources */ = {isa = PBXBuildFile; };"
    #expect(await lost("", ["App.xcodeproj/project.pbxproj": bare]) == [nil])
  }

  @Test func whereCodeMakesNoWindow() async {
    let code = "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }"
    #expect(await lost("", ["App/S.swift": code]) == [nil])
    let swiftUI = "import SwiftUI\n@main struct Own: App { var body: some Scene { WindowGroup { Text(\"Hi\") } } }"
    #expect(await lost("", ["App/S.swift": swiftUI]) == [.uncalled])
    let old = """
      @implementation Starter
      - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
        self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
        return YES;
      }
      @end
      """
    #expect(await lost("", ["App/S.swift": "", "App/Starter.m": old]) == [.uncalled])
  }

  /// The property list names another storyboard as the first.
  @Test(arguments: [("Start", SurfaceReserve?.some(.uncalled)), ("Other", nil), ("Main", nil)])
  func anotherStoryboardStarts(name: String, reserve: SurfaceReserve?) async {
    let more = [
      "App/S.swift": "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }",
      "App.xcodeproj/project.pbxproj": Self.project + "\nAC /* Start.storyboard in Resources */ = {isa = PBXBuildFile; };",
      "App/Start.storyboard": Self.tabs.replacing("LostController", with: "StartController"),
      "App/Info.plist": "<plist><dict><key>UIMainStoryboardFile</key>\n<string>\(name)</string></dict></plist>",
    ]
    #expect(await lost("", more) == [reserve])
  }

  @Test(arguments: [("static func", SurfaceReserve?.some(.uncalled)), ("func", nil)])
  func aTypesOwnStoryboardIsNoScenes(head: String, reserve: SurfaceReserve?) async {
    let made = """
      import UIKit
      extension RootController {
        static var storyboard: UIStoryboard { UIStoryboard(name: "Other", bundle: nil) }
        \(head) first() { _ = storyboard.instantiateInitialViewController() }
      }
      """
    #expect(await lost("RootController.first(); first()", ["App/B.swift": made]) == [reserve])
  }

  /// The project builds another storyboard, and not the one that the list names, which an older app left behind.
  @Test(arguments: [
    ("", [:], SurfaceReserve?.some(.uncalled)), ("AC /* Main.storyboard in Sources */", [:], nil),
    ("isa = PBXFileSystemSynchronizedRootGroup;", [:], nil),
    ("", ["Package.swift": "let p = Package(targets: [.target()])"], nil),
    ("", ["Kit/Kit.xcodeproj/project.pbxproj": "AC /* Main.storyboard in Resources */"], nil),
  ])
  func aStoryboardThatNothingBuilds(line: String, files: [String: String], reserve: SurfaceReserve?) async {
    let more = [
      "App.xcodeproj/project.pbxproj": Self.project.replacing("Main.story", with: "Start.story") + "\n" + line,
      "App/Start.storyboard": Self.tabs.replacing("LostController", with: "StartController"),
      "App/Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
    ]
    #expect(await lost("", more.merging(files) { $1 }) == [reserve])
  }

  /// What fills a screen once it is made makes none; a constant of its class may be the name that it is made by.
  @Test(arguments: [
    ("print(NamedController.closed)", SurfaceReserve?.none), ("print(NamedController.make())", nil),
    ("box.storyboardInitCompleted(NamedController.self) { _, _ in }", .uncalled), ("show(NamedController.self)", nil),
  ])
  func whatFillsAScreen(code: String, reserve: SurfaceReserve?) async {
    let screen = Self.screen("NamedController").replacing(
      "  override", with: "  static let closed = \"closed\"\n  static func make() -> Self { Self() }\n  override")
    let board = Self.tabs.replacing("\"Named\"", with: "\"NamedController\"")
    #expect(await lost(code, ["App/L.swift": screen, "App/Main.storyboard": board]) == [reserve])
  }

  /// A library whose code is not here may perform the segues that start at a controller of its own.
  @Test(arguments: [
    ("LIBRevealController", "", nil as SurfaceReserve?), ("UITabBarController", "", .uncalled),
    ("SideController", "class SideController: LIBRevealController {}", nil),
    ("SideController", "class SideController: UIViewController {}", .uncalled),
  ])
  func aSegueThatALibraryMayPerform(type: String, code: String, reserve: SurfaceReserve?) async {
    let segue = "<connections><segue destination=\"lost\" kind=\"custom\" identifier=\"front\" id=\"h\"/></connections>"
    let board = Self.tabs.replacing("destination=\"lost\" kind", with: "destination=\"side\" kind")
      .replacing("</scenes>", with: Self.scene("side", type, segue) + "</scenes>")
    let files = ["App/Main.storyboard": board, "App/N.swift": "import UIKit\n\(code)"]
    #expect(
      await lost("UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()", files) == [reserve])
  }

  /// What says a segue's name may be reached where the scene that it starts in is not.
  @Test func aSegueOfAnUnmadeSceneLeavesItsSpeakerReached() async {
    let segue = "<connections><segue destination=\"deep\" kind=\"show\" identifier=\"deeper\" id=\"h\"/></connections>"
    let board = Self.tabs.replacing(
      "</scenes>", with: Self.scene("from", "FromController", segue) + Self.scene("deep", "DeepController") + "</scenes>")
    let speaker = Self.screen("LostController").replacing(
      "    present", with: "    performSegue(withIdentifier: \"deeper\", sender: nil)\n    present")
    let files = [
      "App/Main.storyboard": board, "App/L.swift": speaker,
      "App/A.swift": Self.screen("DeepController").replacing("Gone", with: "Deep"),
    ]
    #expect(await lost("show(LostController())", files) == [.uncalled, nil])
  }

  @Test(arguments: [("List", nil as SurfaceReserve?), ("Else", .uncalled)])
  func aXibIsLoadedForTheClassThatIsNamedAsItIs(name: String, reserve: SurfaceReserve?) async {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OtherController"/>
      <tableView id="t"><connections><outlet property="delegate" destination="-1" id="d"/></connections></tableView>
      </objects></document>
      """
    let code = """
      import UIKit
      class OtherController: UIViewController {}
      class ListController: UIViewController, UITableViewDelegate {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      class Start: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { show(ListController.self, OtherController.self) }
      }
      """
    #expect(await Extracted.ofApp(["\(name).xib": xib, "A.swift": code]).map(\.reserve) == [reserve])
  }

  /// An extension is entered by the first scene of its storyboard, or by the class that its property list names.
  @Test(arguments: [
    ("entry", "", "", true), ("extra", "", "", false),
    ("entry", "<key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).ExtraController</string>", "", false),
    ("entry", "", "<connections><segue destination=\"extra\" kind=\"show\" id=\"g\"/></connections>", true),
    (
      "entry", "", "<button id=\"b\"><connections><segue destination=\"extra\" kind=\"show\" id=\"g\"/></connections></button>",
      false
    ),
    ("", "", "", false),
  ])
  func anExtensionsEntry(initial: String, more: String, content: String, isUncalled: Bool) async {
    let board = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(initial.isEmpty ? "" : " initialViewController=\"\(initial)\"")>
      <scenes>\(Self.scene("entry", "EntryController", content))\(Self.scene("extra", "ExtraController"))</scenes></document>
      """
    let list = """
      <dict><key>NSExtension</key><dict><key>NSExtensionMainStoryboard</key><string>Interface</string>
      <key>NSExtensionPointIdentifier</key><string>com.apple.share-services</string>\(more)</dict></dict>
      """
    let code = Self.screen("ExtraController").replacing(
      "Load() {", with: "Load() {\n    extensionContext?.completeRequest(returningItems: nil)")
    let found = await lost(
      "",
      [
        "Share/Info.plist": list, "Share/Interface.storyboard": board, "Share/E.swift": code,
        "Share/F.swift": "import UIKit\nclass EntryController: UIViewController {}", "App/L.swift": "",
        "App.xcodeproj/project.pbxproj": Self.project
          + "\nAC /* Interface.storyboard in Resources */ = {isa = PBXBuildFile; };",
      ])
    #expect(found == [isUncalled ? .uncalled : nil])
  }
}
