import AlertKitCore
import Testing

/// Texts that initializers give which an app adds to types of others, and code that no flag lets in.
@Suite struct AddedInitializerTests {
  @Test(arguments: [
    ("init(key: String) { self = NSLocalizedString(key, comment: \"\") }", "gone"),
    (
      "init(key: String, kind: Kind = .errors) { self = NSLocalizedString(key, tableName: kind.table, comment: \"\") }",
      "Errors/gone"
    ),
    ("init(key: String) { self.init(NSLocalizedString(key, comment: \"\")) }", "gone"),
    ("init(key: String) { if isOld { self = \"Old\" } else { self = \"New\" } }", "'Old' | 'New'"),
    ("init(key: String) { guard isKnown else { self = \"None\"; return }; self = \"Some\" }", "'None' | 'Some'"),
    ("init(key: String) { self = \"Gone\"; if isOld { self = key } }", "{String(key: \"gone\")}"),
    ("init(key: String) { self = \"Gone\"; self += key }", "{String(key: \"gone\")}"),
    ("init(name: String) { self = name }", "{String(key: \"gone\")}"),
  ])
  func whatAnInitializerGives(initializer: String, title: String) async {
    let code = """
      enum Kind { case errors
        var table: String? { switch self { case .errors: return "Errors" } }
      }
      extension String { \(initializer) }
      func f() {
        present(UIAlertController(title: String(key: "gone"), message: nil, preferredStyle: .alert), animated: true)
      }
      """
    #expect(await Extracted.lines(code) == ["alert [\(title)] [-]"])
  }

  /// A style that an initializer of the app's own gives for a case of its own.
  @Test(arguments: [
    (".filter", "actionSheet"), (".alert", "alert"), (".failure", "alert"),
  ])
  func stylesThatAnInitializerGives(style: String, kind: String) async {
    let code = """
      enum Kind { case alert, filter, failure }
      struct Model {
        let title: String?
        let kind: Kind
        init(title: String?, kind: Kind = .alert) { self.title = title; self.kind = kind }
      }
      extension UIAlertController.Style {
        init(from kind: Kind) {
          switch kind {
          case .alert: self = .alert
          case .filter: self = .actionSheet
          case .failure: self = .alert
          }
        }
      }
      enum Presenter {
        static func show(on screen: UIViewController, model: Model) {
          switch model.kind {
          case .alert, .filter: tell(on: screen, title: model.title, style: UIAlertController.Style(from: model.kind))
          case .failure: tell(on: screen, title: model.title, style: .init(from: model.kind))
          }
        }
        private static func tell(on screen: UIViewController, title: String?, style: UIAlertController.Style) {
          screen.present(UIAlertController(title: title, message: nil, preferredStyle: style), animated: true)
        }
      }
      final class Screen: UIViewController {
        func choose() { Presenter.show(on: self, model: Model(title: "Sort", kind: \(style))) }
      }
      """
    #expect(await Extracted.lines(code).filter { $0.contains("'Sort'") } == ["\(kind) ['Sort'] [-]"])
  }

  @Test func oldAlertsAreMadeByInitToo() async {
    let code = """
      func f() {
        UIAlertView.init(title: "Gone", message: "It is.", delegate: self, cancelButtonTitle: "Cancel", otherButtonTitles: "Save").show()
        UIActionSheet.init(title: "Choose", delegate: self, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete").show()
        UIView.init(title: "None", delegate: self, cancelButtonTitle: "Cancel").show()
      }
      """
    #expect(
      await Extracted.lines(code) == [
        "alert ['Gone'] ['It is.'] (cancel 'Cancel') (default 'Save')",
        "actionSheet ['Choose'] [-] (destructive 'Delete') (cancel 'Cancel')",
      ])
  }

  @Test(arguments: [("", false), ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = ENTERPRISE;", true)])
  func whatAFunctionShowsThatNoFlagLetsIn(settings: String, isShown: Bool) async {
    let code = """
      import UIKit
      class Start: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { fail("Gone") }
      }
      func fail(_ text: String) {
        print(text)
        #if ENTERPRISE
        present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true)
        #endif
      }
      """
    let surfaces = await Extracted.ofBoth(["A.swift": code, "App.xcodeproj/project.pbxproj": settings])
    #expect(surfaces.contains { Extracted.text($0.title) == "'Gone'" } == isShown)
  }
}
