import AlertKitCore
import Testing

/// Functions that show an alert, and types that describe one, whose code is not there.
@Suite struct ForeignAlertTests {
  static let calls: [(code: String, lines: [String])] = [
    (
      "let params = AlertKitParams(title: \"t\", message: \"m\", cancelButton: \"No\")\nshowAlert(with: params) { go() }",
      ["alert ['t'] ['m'] (cancel 'No')"]
    ),
    (
      "self.screen?.showAlert(with: \"t\", message: error.text, buttonTitle: \"OK\")",
      ["alert ['t'] [{error.text}] (default 'OK')"]
    ),
    (
      "AlertHelperKit().showAlertWithHandler(self, parameters: Parameters(title: \"t\", message: \"m\", otherButtons: [\"A\", \"B\"]))",
      ["alert ['t'] ['m'] (default 'A') (default 'B')"]
    ),
    ("showAlert(self, title: \"t\", message: \"m\", button: \"OK\")", ["alert ['t'] ['m'] (default 'OK')"]),
    // Which buttons there are, only the library knows.
    ("showAlert(title: \"t\", message: \"m\")", ["alert ['t'] ['m'] …"]),
    ("AlertHelper.present(self, message: \"m\", title: \"t\")", ["alert ['t'] ['m'] …"]),
    // A library's type of Apple's name; who is given no actions has one of its own.
    (
      "router.present(systemAlert: Alert(title: \"t\", message: \"m\", actions: [DialogAction(title: \"A\") {}]))",
      ["alert ['t'] ['m'] (default 'A')"]
    ),
    ("router.present(systemAlert: Alert(title: \"t\", message: nil, actions: []))", ["alert ['t'] [-] …"]),
    ("router.present(systemAlert: Alert(title: \"t\", sound: nil, volume: 3))", []),
    // What stands first is where it is shown, not a title.
    ("AlertHelper.show(\"t\", message: \"m\")", ["alert ['t'] ['m'] …"]),
    ("AlertHelper.show(self.view, message: \"m\")\nAlertHelper.show(navigationController!.view, message: \"m\")", []),
    ("AlertHelper.show(window, message: \"m\")\nAlertHelper.show(rootVC, message: \"m\")", []),
    // With a message alone, or as a part of an alert, it is none.
    ("AlertHelper.present(self, message: \"m\")\nlet action = AlertAction(title: \"t\", buttonStyle: \"b\")", []),
  ]

  @Test(arguments: 0..<calls.count)
  func aCall(_ number: Int) async {
    let call = Self.calls[number]
    #expect(await Evaluated.lines(["A.swift": "class C { func f() {\nprepare()\n\(call.code)\n} }"]) == call.lines)
  }

  /// A library's description has the name of SwiftUI's, with labels of its own.
  @Test func anAlertOfALibrarysOwn() async {
    let code = """
      func f() {
        let model = Alert(
          title: "Gone", message: "It is.", buttons: [ActionButton(title: "Retry", style: .default) { g() }, .init(title: "Cancel", style: .cancel)],
          flagType: .error)
        navigator.alert(target: .default, model: model)
      }
      """
    let lines = await Extracted.lines(code)
    #expect(lines == ["alert ['Gone'] ['It is.'] (default 'Retry') (cancel 'Cancel')"])
    let own = "struct Alert { let title: String, message: String, buttons: [ActionButton], flagType: Flag }"
    #expect(await Extracted.lines(code, ["B.swift": own]).isEmpty)
  }

  @Test func whatTheAppDeclaresIsReadWhereItIs() async {
    let code = """
      func showAlert(title: String, message: String, buttonTitle: String) { print(title) }
      struct AlertParams { let title: String, message: String, cancelButton: String }
      func f() {
        showAlert(title: "t", message: "m", buttonTitle: "OK")
        print(AlertParams(title: "t", message: "m", cancelButton: "No"))
      }
      """
    #expect(await Evaluated.lines(["A.swift": code]).isEmpty)
  }

  @Test func wordsComeThroughWrappers() async {
    let wrapper = """
      struct KitParams {
        let title: String?, message: String?, cancelButton: String?, otherButtons: [String]?
        init(title: String?, message: String?, cancelButton: String?, otherButtons: [String]? = nil) {
          self.title = title; self.message = message; self.cancelButton = cancelButton; self.otherButtons = otherButtons
        }
      }
      extension UIViewController {
        func showAlert(with params: KitParams, onCompletion: @escaping () -> Void) {
          let parameters = Parameters(title: params.title, message: params.message, cancelButton: params.cancelButton, otherButtons: params.otherButtons)
          AlertHelperKit().showAlertWithHandler(self, parameters: parameters) { _ in onCompletion() }
        }
      }
      """
    let caller = """
      class V { func f() {
        screen.showAlert(with: KitParams(title: "t", message: "m", cancelButton: "No", otherButtons: ["A"])) {}
        screen.showAlert(with: KitParams(title: "u", message: "n", cancelButton: "No")) {}
      } }
      """
    let surfaces = await Evaluated.surfaces(["A.swift": wrapper, "B.swift": caller])
    #expect(
      surfaces.map(Extracted.line).filter { !$0.contains("{") } == [
        "alert ['t'] ['m'] (cancel 'No') (default 'A')", "alert ['u'] ['n'] (cancel 'No')",
      ])
    #expect(surfaces.allSatisfy { $0.presenter == "AlertHelperKit" })
  }

  @Test func aRawTypeLendsNoMembers() async {
    let code = """
      protocol Localizable { var localized: String { get } }
      extension Localizable where Self: RawRepresentable, Self.RawValue == String {
        var localized: String {
          if let bundle = own { return bundle.localizedString(forKey: self.rawValue, value: self.rawValue, table: "Words") }
          return NSLocalizedString(self.rawValue, tableName: "Words", comment: "")
        }
      }
      extension String { func localized() -> String { NSLocalizedString(self, comment: "") } }
      enum Strings { enum Leave: String, Localizable { case title, message = "leave.message" } }
      func f() {
        let a = UIAlertController(title: Strings.Leave.title.localized, message: Strings.Leave.message.localized, preferredStyle: .alert)
      }
      """
    #expect(await Evaluated.lines(["A.swift": code]) == ["alert [Words/title] [Words/leave.message]"])
  }
}
