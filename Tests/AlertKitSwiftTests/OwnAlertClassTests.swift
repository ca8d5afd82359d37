import AlertKitCore
import Testing

/// Classes that inherit from UIKit's alert and complete themselves, alerts that several branches show, and what older systems were shown.
@Suite struct OwnAlertClassTests {
  @Test(arguments: [
    ("addAction(UIAlertAction(title: \"Cancel\", style: .cancel))", false, false), ("title = \"Password\"", true, true),
    ("view.tintColor = .red", true, false),
  ])
  func whatAnAlertIsGivenAsItLoads(statement: String, isComplete: Bool, isTitled: Bool) async {
    let code = """
      class PasswordController: UIAlertController {
        override func viewDidLoad() { super.viewDidLoad(); \(statement) }
      }
      func f() { top.present(PasswordController(title: nil, message: "m", preferredStyle: .alert), animated: true) }
      """
    let found = await Extracted.surfaces(["A.swift": code])
    #expect(found.count == 1 && found[0].buttonsAreComplete == isComplete)
    if case .dynamic? = found[0].title { #expect(isTitled) } else { #expect(!isTitled) }
  }

  @Test func anAlertThatSeveralBranchesShowHasItsButtonsOnce() async {
    let code = """
      func f() {
        let alert = UIAlertController(title: "t", message: "", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "b", style: .default))
        guard !name.isEmpty else { alert.message = "name"; top.present(alert, animated: true); return }
        guard !place.isEmpty else { alert.message = "place"; top.present(alert, animated: true); return }
        go()
      }
      """
    #expect(await Extracted.surfaces(["A.swift": code]).map(\.buttons.count) == [1])
  }

  /// An alert of a property gets what each method of its type does to it, once, and nothing of a variable that has its name.
  @Test(arguments: [
    ("override func viewDidLoad() { super.viewDidLoad(); sheet.fill() }", ["Go", "Cancel"]),
    (
      "override func viewDidLoad() { super.viewDidLoad(); fill(); sheet.view.tint() }\nfunc fill() { sheet.fill() }",
      ["Go", "Cancel"]
    ),
    ("func f() { sheet.fill() }\nfunc g() { sheet.addMore() }", ["Go", "Cancel", "More"]),
    ("func f() { sheet.fill() }\nfunc g() { let sheet = other(); sheet.addMore() }", ["Go", "Cancel"]),
  ])
  func whatMethodsDoToAnAlertOfAProperty(methods: String, buttons: [String]) async {
    let code = """
      extension UIAlertController {
        func fill() {
          addAction(UIAlertAction(title: "Go", style: .default))
          self.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        }
        func addMore() { addAction(UIAlertAction(title: "More", style: .default)) }
      }
      class Screen: UIViewController {
        let sheet = UIAlertController(title: "t", message: nil, preferredStyle: .actionSheet)
        func open() { present(sheet, animated: true) }
        \(methods)
      }
      """
    #expect(
      await Extracted.surfaces(["A.swift": code]).map { $0.buttons.map { Extracted.text($0.title) } } == [
        buttons.map { "'\($0)'" }
      ])
  }

  private static let old = "UIAlertView(title: \"old\", message: nil, delegate: nil, cancelButtonTitle: \"b\").show()"

  @Test(arguments: [
    ("if NSClassFromString(\"UIAlertController\") == nil { \(old) }", false),
    ("if NSClassFromString(\"UIAlertController\") != nil { go() } else { \(old) }", false),
    ("if Systems.areNew() { go() } else { \(old) }", false), ("if Systems.areOld() { go() } else { \(old) }", true),
    ("if NSClassFromString(\"OtherController\") == nil { \(old) }", true),
  ])
  func whatSystemsWithoutAClassWereShown(code: String, isShown: Bool) async {
    let systems = """
      class Systems {
        class func areNew() -> Bool { return NSClassFromString("UIAlertController") != nil }
        class func areOld() -> Bool { return store.areOld }
      }
      func f() { \(code) }
      """
    #expect(await Extracted.surfaces(["A.swift": systems]).isEmpty == !isShown)
  }

  private static let older =
    "[[[UIAlertView alloc] initWithTitle:@\"old\" message:nil delegate:nil cancelButtonTitle:@\"b\" otherButtonTitles:nil] show];"

  @Test(arguments: [
    ("if ([UIAlertController class]) { [self go]; } else { \(older) }", false),
    ("if (![UIAlertController class]) { \(older) }", false),
    ("if (objc_getClass(\"UIAlertController\") == nil) { \(older) }", false),
    ("if (NSClassFromString(@\"UIAlertController\")) { [self go]; } else { \(older) }", false),
    ("if ([OtherController class]) { [self go]; } else { \(older) }", true),
  ])
  func whatSystemsWithoutAClassWereShownInObjectiveC(code: String, isShown: Bool) async {
    let source = "@implementation Screen\n- (void)f { \(code) }\n@end\n"
    #expect(await Extracted.ofBoth(["A.m": source]).isEmpty == !isShown)
  }

  /// What a library's alert is shown with first is its title, whatever makes it; a sign that goes away by itself is no alert.
  @Test func alertsOfLibraries() async {
    let code = """
      func f() {
        SCLAlertView().showWarning(Words().warning, subTitle: "m")
        let sign = StatusAlert()
        sign.title = "Deleted"
        sign.message = "One post"
        sign.showInKeyWindow()
      }
      """
    let found = await Extracted.surfaces(["A.swift": code])
    #expect(found.count == 1 && found[0].title != nil && Extracted.text(found[0].message) == "'m'")
  }
}
