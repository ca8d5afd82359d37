import AlertKitCore
import AlertKitSwift
import Testing

/// The rules about permission on an app's folder without a spec.
@Suite struct PermissionRuleTests {
  private func findings(_ code: String, path: String = "App/Reminders.swift") async -> [String] {
    let inputs = [
      InputFile(path: path, bytes: Array(code.utf8)),
      InputFile(path: "App/en.lproj/Localizable.strings", bytes: Array("\"a\" = \"b\";\n".utf8)),
    ]
    let project = await Project.assemble(inputs, sources: SwiftSources.reader())
    let rules: Set<RuleID> = ["notification-permission-unexplained", "notification-permission", "notification-settings"]
    return await Linter.lint(project).findings.filter { rules.contains($0.rule) }.map { "\($0.rule) \($0.severity)" }
  }

  private static func app(rationale: Bool, settings: Bool, message: String = "\"Hear at once when a bed is free.\"") -> String {
    let shown = rationale ? "self.explain()" : "self.ask()"
    let open = settings ? "UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)" : "done()"
    return """
      final class Reminders {
        let center = UNUserNotificationCenter.current()
        func start(done: @escaping () -> Void) {
          center.getNotificationSettings { settings in
            switch settings.authorizationStatus {
            case .notDetermined: \(shown)
            case .denied: self.tell(completion: done)
            default: done()
            }
          }
        }
        private func ask() { center.requestAuthorization(options: [.alert, .badge]) { _, _ in } }
        private func explain() {
          let alert = UIAlertController(title: "Turn On Reminders", message: \(message), preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Turn On", style: .default) { _ in \(rationale ? "self.ask()" : "self.save()") })
          alert.addAction(UIAlertAction(title: "Not Now", style: .cancel))
          present(alert)
        }
        private func tell(completion: @escaping () -> Void) {
          let alert = UIAlertController(title: "Reminders Are Off", message: "Nothing can reach you.", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "\(settings ? "Turn On" : "OK")", style: .default) { _ in \(settings ? open : "completion()") })
          present(alert)
        }
      }
      """
  }

  @Test func aWholeFlowIsInOrder() async {
    #expect(await findings(Self.app(rationale: true, settings: true)).isEmpty)
  }

  @Test func aRequestOutOfTheBlueIsFound() async {
    #expect(await findings(Self.app(rationale: false, settings: true)) == ["notification-permission-unexplained warning"])
  }

  /// The system asks once, however often it is asked to.
  @Test func severalRequestsAreToldOnce() async {
    let code = Self.app(rationale: false, settings: true).replacing(
      "{ _, _ in }", with: "{ _, _ in }; center.requestAuthorization(options: [.sound]) { _, _ in }")
    #expect(await findings(code) == ["notification-permission-unexplained warning"])
  }

  @Test func anAlertWithoutAWayToSettingsIsFound() async {
    #expect(await findings(Self.app(rationale: true, settings: false)) == ["notification-settings warning"])
  }

  @Test func aRationaleThatNamesNoValueIsFound() async {
    let code = Self.app(rationale: true, settings: true, message: "nil")
    #expect(await findings(code) == ["notification-permission warning"])
  }

  @Test func aProvisionalRequestNeedsNone() async {
    let code = Self.app(rationale: false, settings: true).replacing("[.alert, .badge]", with: "[.alert, .provisional]")
    #expect(await findings(code).isEmpty)
  }

  @Test(arguments: [("", 0), ("init() { ask() }", 1)])
  func whatNothingCallsAsksForNothing(_ more: String, count: Int) async {
    let code = """
      final class Notes {
        private func ask() { UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in } }
        \(more)
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate { let notes = Notes() }
      """
    #expect(await findings(code).count == count)
  }

  /// A button of Objective-C's asks, and a method that a screen's own class calls for its button.
  @Test(arguments: [("addTarget:self action:@selector(ask)", true), ("performSelector:@selector(other)", false)])
  func aButtonOfObjectiveC(call: String, isAskedFor: Bool) async {
    let code = """
      @implementation Reminders
      - (void)viewDidLoad { [self.button \(call) forControlEvents:UIControlEventTouchUpInside]; \(isAskedFor ? "" : "[self ask];") }
      - (void)ask { [[UIApplication sharedApplication] registerUserNotificationSettings:settings]; }
      @end
      """
    let found = await findings(code, path: "App/Reminders.m")
    #expect(found == (isAskedFor ? [] : ["notification-permission-unexplained warning"]))
  }

  @Test(arguments: [("#selector(tapped)", true), ("#selector(other)", false)])
  func anOverriddenMethodOfAScreen(selector: String, isAskedFor: Bool) async {
    let code = """
      import UIKit
      class Asking: UIViewController {
        override func viewDidLoad() {
          button.addTarget(self, action: \(selector), for: .touchUpInside)
          \(isAskedFor ? "" : "tapped()")
        }
        @objc func tapped() {}
      }
      class Reminders: Asking {
        override func tapped() { UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in } }
      }
      """
    #expect(await findings(code) == (isAskedFor ? [] : ["notification-permission-unexplained warning"]))
  }

  /// The system asks once.
  @Test(arguments: [
    ("guard settings.authorizationStatus == .authorized else { return }", true),
    ("if [.authorized, .denied].contains(settings.authorizationStatus) {} else { return }", true),
    ("guard settings.authorizationStatus != .authorized else { return }", false),
    ("guard settings.authorizationStatus == .notDetermined else { return }", false),
    ("guard settings.authorizationStatus == .provisional else { return }", false),
    ("guard settings.alertSetting == .authorized else { return }", false), ("", false),
  ])
  func whereTheQuestionIsAnsweredNoneComes(condition: String, isSilent: Bool) async {
    let code = """
      import UIKit
      final class App: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          UNUserNotificationCenter.current().getNotificationSettings { settings in
            \(condition)
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert], completionHandler: { _, _ in })
          }
          return true
        }
      }
      """
    #expect(await findings(code) == (isSilent ? [] : ["notification-permission-unexplained warning"]))
  }
}
