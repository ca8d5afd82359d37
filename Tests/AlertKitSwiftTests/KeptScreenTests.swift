import AlertKitCore
import AlertKitSwift
import Testing

/// Screens that a property makes, and that no code brings before people.
@Suite struct KeptScreenTests {
  private static let board = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
    <scene sceneID="h"><objects><viewController id="h" storyboardIdentifier="HomeController" customClass="HomeController"
    sceneMemberID="viewController"><connections><segue destination="o" kind="show" identifier="offer" id="g"/></connections>
    </viewController></objects></scene>
    <scene sceneID="o"><objects><viewController id="o" storyboardIdentifier="OfferController" customClass="OfferController"
    sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """

  private static let screens = """
    import UIKit
    extension UIViewController {
      class func made(_ board: UIStoryboard) -> Self { board.instantiateViewController(withIdentifier: nameOfClass) as! Self }
    }
    class HomeController: UIViewController {
      var isOpen = false
      override func viewDidLoad() { offer() }
      func offer() { performSegue(withIdentifier: "offer", sender: self) }
      MORE
    }
    class OfferController: UIViewController {
      override func viewDidLoad() {
        present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
      }
    }
    """

  /// What becomes of the alert of the screen to which a kept one leads.
  private func offered(
    _ kept: String = "private let home = HomeController.made(UIStoryboard(name: \"App\", bundle: nil))", start: String = "",
    lost: String = "", home: String = ""
  ) async -> [SurfaceReserve?] {
    let delegate = """
      import UIKit
      class Starter: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        \(kept)
        func applicationDidBecomeActive(_ application: UIApplication) { \(start) }
        private func lost() { \(lost) }
      }
      """
    let screens = Self.screens.replacing("MORE", with: home)
    return await Extracted.ofApp(["App.storyboard": Self.board, "A.swift": screens, "S.swift": delegate]).map(\.reserve)
  }

  @Test(arguments: ["", "home.offer()", "self.home.isOpen = true", "if true { self.home.offer() }"])
  func whatIsOnlyToldSomethingStartsNoSegue(start: String) async {
    #expect(await offered(start: start, lost: "window?.rootViewController = home") == [.uncalled])
  }

  @Test(arguments: [
    "window?.rootViewController = home", "lost()", "window?.addSubview(home.view)", "home.present(other, animated: true)",
    "let other = home", "window?.rootViewController = HomeController.made(board)",
  ])
  func whatMayBeShownStartsThem(start: String) async {
    #expect(await offered(start: start, lost: "window?.rootViewController = home") == [nil])
  }

  @Test(arguments: [
    "func up() { app.window?.rootViewController = self }", "func up() { top.present(self, animated: true) }",
    "func up() { app.window?.addSubview(view) }", "func up() { UINavigationController(rootViewController: self).up() }",
    "func up() { tabs.viewControllers = [self] }",
  ])
  func itMayShowItself(home: String) async { #expect(await offered(start: "home.offer()", home: home) == [nil]) }

  @Test(arguments: [
    "let home = HomeController.made(board)", "private let home = HomeController.present(on: board)",
    "private var home = HomeController.made(board) { didSet { window?.rootViewController = home } }",
  ])
  func whatOthersMayShow(kept: String) async { #expect(await offered(kept, start: "home.offer()") == [nil]) }

  @Test func aScreenThatNothingReadsIsNotMade() async {
    let kept = "private let offer = OfferController.made(UIStoryboard(name: \"App\", bundle: nil))"
    #expect(await offered(kept) == [.uncalled])
    #expect(await offered(kept, lost: "show(offer)") == [.uncalled])
    #expect(await offered(kept, start: "show(offer)") == [nil])
    #expect(await offered(kept.replacing("private ", with: "")) == [nil])
  }

  /// A property may hold a screen of a class and never be given one.
  @Test(arguments: [
    ("var held: OfferController?", "", true), ("var held: OfferController!", "held?.reload(); held.title = \"a\"", true),
    ("var held: OfferController?", "let kind = OfferController.self", false), ("let held: OfferController", "", false),
    ("var held: OfferController?", "held = board.made()", false), ("var held: OfferController?", "fill(&held)", false),
    ("var held: OfferController?", "fill(self, \\.held)", false), ("var held: OfferController?", "set(\"held\")", false),
    ("var held: OfferController?; let isNew = false", "if isNew { held = board.made(); add(held) }; held = nil", true),
    ("var held: OfferController?; let isNew = load()", "if isNew { held = board.made() }; held = nil", false),
    ("@Injected var held: OfferController?", "", false), ("var held: OfferController? = .made()", "", false),
  ])
  func whatAPropertyMayHold(kept: String, start: String, isUncalled: Bool) async {
    #expect(await offered(kept, start: start) == [isUncalled ? .uncalled : nil])
  }

  /// Contents of notifications that a property keeps, as far as code that may run names it.
  @Test func aContentThatNothingSchedules() async {
    func code(_ start: String) -> String {
      """
      import UserNotifications
      final class Screen: UIViewController {
        let content = UNMutableNotificationContent()
        override func viewDidLoad() { \(start) }
        func remindOfTrip() {
          content.body = "Pack"
          center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
        }
      }
      let screen = Screen()
      """
    }
    #expect(await Extracted.ofApp(["A.swift": code("// remindOfTrip()\n")]).map(\.reserve) == [.uncalled])
    #expect(await Extracted.ofApp(["A.swift": code("remindOfTrip()")]).map(\.reserve) == [nil])
  }
}
