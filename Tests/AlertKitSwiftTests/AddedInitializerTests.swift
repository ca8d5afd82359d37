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
