import AlertKitCore
import Testing

/// Scenes whose names are raw values of an enumeration's cases, and cases that code makes of raw values.
@Suite struct RoutedSceneTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="home"><scenes>
    <scene sceneID="a"><objects><viewController id="home" customClass="HomeController" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="b"><objects><viewController storyboardIdentifier="SignUpController" id="up" customClass="SignUpController" \
    sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """

  private static let screens = """
    import UIKit
    class HomeController: UIViewController { override func viewDidLoad() { MORE } }
    class SignUpController: UIViewController {
      override func viewDidLoad() {
        present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
      }
    }
    """

  /// What becomes of the alert of a screen that a route leads to.
  private func signUp(_ routes: String, _ code: String) async -> [SurfaceReserve?] {
    let files = [
      "App/Main.storyboard": Self.storyboard, "App/S.swift": Self.screens.replacing("MORE", with: code),
      "App/R.swift": "import UIKit\n" + routes,
    ]
    return await Extracted.ofApp(files).map(\.reserve)
  }

  private static let whole = """
    enum Route: String {
      case home = "HomeController"
      case signUp = "SignUpController"
    }
    func show(_ route: Route) -> UIViewController {
      UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: route.rawValue)
    }
    """
  private static let parts = """
    public enum Route: String {
      case home = "Home"
      case signUp = "SignUp"
      var identifier: String { "\\(self.rawValue)Controller" }
    }
    func show(_ route: Route) -> UIViewController {
      UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: route.identifier)
    }
    """
  private static let choice = """
    enum Route {
      case home, signUp
      var identifier: String {
        switch self {
        case .home: return "HomeController"
        case .signUp: return "SignUpController"
        }
      }
    }
    func show(_ route: Route) -> UIViewController {
      UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: route.identifier)
    }
    """

  @Test(arguments: [whole, parts, choice])
  func aRouteThatNoCodeTakes(routes: String) async {
    #expect(await signUp(routes, "show(.home)") == [.uncalled])
    #expect(await signUp(routes, "show(.signUp)") == [nil])
    #expect(await signUp(routes, "show(Route.signUp)") == [nil])
  }

  /// A raw value may be anything that the running app knows.
  @Test(arguments: [
    "show(Route(rawValue: name)!)", "let all: [Route] = names.compactMap(Route.init)",
    "let route: Route = .init(rawValue: name)!",
    "func made<T: RawRepresentable>(_ raw: T.RawValue) -> T? { T(rawValue: raw) }",
    "@AppStorage(\"route\") var route: Route = .home",
  ])
  func aRouteThatIsMadeOfItsRawValue(code: String) async {
    #expect(await signUp(Self.whole, code) == [nil])
    #expect(await signUp(Self.parts, code) == [nil])
  }

  @Test func aRouteOfAList() async {
    #expect(await signUp(Self.whole.replacing("Route: String", with: "Route: String, CaseIterable"), "show(.home)") == [nil])
  }

  /// The rest of a name that no literal says is known to the running app alone.
  @Test func aNameOfWhichOnePartIsWritten() async {
    let routes = """
      func show(_ name: String) -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "\\(name)Controller")
      }
      """
    #expect(await signUp(routes, "show(chosen)") == [nil])
  }

  /// A constant that nothing names makes no scene.
  @Test(arguments: [
    ("static NSString *upID = @\"SIGNUP\";", true), ("NSString * const upID = @\"SIGNUP\";", true),
    ("#define upID @\"SIGNUP\"", true), ("let upID = \"SIGNUP\"", false),
  ])
  func aConstantOfNoType(constant: String, isObjC: Bool) async {
    for use in ["", "upID"] {
      let board = "[[UIStoryboard storyboardWithName:@\"Main\" bundle:nil] instantiateViewControllerWithIdentifier:\(use)];"
      let call = isObjC ? board : "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \(use))"
      let made = use.isEmpty ? "" : call
      let code = isObjC ? "@implementation Menu\n- (void)open { \(made) }\n@end" : "func open() { \(made) }"
      let files = [
        "App/Main.storyboard": Self.storyboard.replacing("Identifier=\"SignUpController", with: "Identifier=\"SIGNUP"),
        "App/S.swift": Self.screens.replacing("MORE", with: isObjC ? "Menu().open()" : "open()"),
        isObjC ? "App/M.m" : "App/M.swift": constant + "\n" + code,
      ]
      #expect(await Extracted.ofApp(files).map(\.reserve) == [use.isEmpty ? .uncalled : nil])
    }
  }

  /// Errors with words as raw values are thrown by their names.
  @Test(arguments: [("full", "It Is Full"), ("gone", "It Is Gone")])
  func anErrorWithItsWords(thrown: String, title: String) async {
    let code = """
      import UIKit
      enum Failure: String, Error { case gone = "It Is Gone", full = "It Is Full" }
      final class Screen: UIViewController {
        override func viewDidLoad() {
          do { try read() } catch let failure as Failure {
            present(UIAlertController(title: failure.rawValue, message: nil, preferredStyle: .alert), animated: true)
          } catch {}
        }
        func read() throws { throw Failure.\(thrown) }
      }
      let screen = Screen()
      """
    let titles = await Extracted.ofApp(["A.swift": code]).flatMap { $0.title?.parts ?? [] }.compactMap { part in
      if case .literal(let text, _) = part { text } else { nil }
    }
    #expect(Set(titles) == [title])
  }

  /// What a protocol for classes asks for, also by another name, no framework asks for.
  @Test(arguments: [
    ("class", "Flow", true), ("AnyObject", "Flow", true), ("class", "Way", true), ("class", "Other", false),
  ])
  func whatAnOwnProtocolForClassesAsksFor(restriction: String, conformance: String, isLost: Bool) async {
    let code = """
      import UIKit
      protocol HomeDelegate: \(restriction) { func didTapCamera(home: Home) }
      protocol Flow: \(restriction) { func start() }
      protocol Root: \(restriction) {}
      typealias Way = Flow & Root
      final class Home: UIViewController {
        weak var delegate: HomeDelegate?
        private func choose() { delegate?.didTapCamera(home: self) }
      }
      final class HomeFlow: \(conformance), HomeDelegate {
        func start() { Home().delegate = self }
        func didTapCamera(home: Home) {
          home.present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      let flow = HomeFlow()
      """
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [isLost ? .uncalled : nil])
  }

  /// Of two storyboards of one name the project builds the one that lies beside the code.
  @Test(arguments: [("Old/Base.lproj", SurfaceReserve?.some(.uncalled)), ("App/Base.lproj", nil)])
  func aStoryboardBesideNoCode(folder: String, reserve: SurfaceReserve?) async {
    let start = Self.storyboard.replacing("\"SignUpController\"", with: "\"LoginController\"")
    let files = [
      "App.xcodeproj/project.pbxproj": "AB /* Main.storyboard in Resources */ = {isa = PBXBuildFile; };",
      "\(folder)/Main.storyboard": Self.storyboard.replacing("HomeController", with: "SignUpController"),
      "App/Main.storyboard": start, "App/S.swift": Self.screens.replacing("MORE", with: ""),
    ]
    let app = Extracted.app([:]).merging(files) { $1 }
    #expect(await Extracted.ofBoth(app).map(\.reserve) == [reserve])
  }
}
