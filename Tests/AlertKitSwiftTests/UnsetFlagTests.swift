import AlertKitCore
import Testing

/// What is said where a flag is true that nothing sets, and where it is not.
@Suite struct UnsetFlagTests {
  private func found(_ body: String, flag: String = "var isSold = false", more: String = "", others: String = "") async
    -> [String]
  {
    let code = """
      import UIKit
      class Screen: UIViewController {
        \(flag)
        override func viewDidAppear(_ animated: Bool) { sell(); sell(state); g(); tell() }
        func tell() {
          let alert = UIAlertController(title: "Gone", message: nil, preferredStyle: .alert)
          \(body)
          present(alert, animated: true)
        }
        \(more)
      }
      class OtherScreen: UIViewController { var isSold = false; func f() { if isSold { print("a") } } }
      \(others)
      let screens = [Screen(), OtherScreen()]
      """
    return await Extracted.ofApp(["A.swift": code]).map(Extracted.line)
  }

  private static let button = "alert.addAction(UIAlertAction(title: \"STORE\", style: .default) { _ in self.open() })"
  private static let other = "alert.addAction(UIAlertAction(title: \"OK\", style: .default))"

  @Test(arguments: [
    "if isSold { \(button) } else { \(other) }", "if self.isSold { \(button) } else { \(other) }",
    "if !isSold { \(other) } else { \(button) }", "if isNew && isSold { \(button) }; \(other)",
    "alert.addAction(UIAlertAction(title: isSold ? \"STORE\" : \"OK\", style: .default))",
    "var title = \"OK\"; if isSold { title = \"STORE\" }; alert.addAction(UIAlertAction(title: title, style: .default))",
  ])
  func whatIsSaidForAFlagThatNothingSets(body: String) async {
    #expect(await found(body) == ["alert ['Gone'] [-] (default 'OK')"])
  }

  @Test(arguments: [
    ("var isSold = false", "func sell() { isSold = true }", ""), ("var isSold = true", "", ""),
    ("var isSold = false", "", "func sell(_ screen: Screen) { screen.isSold = true }"),
    ("var isSold = false", "", "class Late: Screen { override var isSold: Bool { get { true } set {} } }"),
    ("var isSold = false", "", "func sell(_ screen: Screen) { screen.setValue(true, forKey: \"isSold\") }"),
    ("@IBInspectable var isSold = false", "", ""), ("var isSold = Store.isSold", "", ""),
    ("var isSold: Bool { Store.isSold }", "", ""),
    ("var isSold = false", "func sell() { isSold = Store.isSold }", "enum Store { static var isSold: Bool { load() } }"),
    (
      "var isSold = false", "func sell(_ state: Market) { isSold = state.isSold }",
      "struct Market: Decodable { let isSold: Bool }"
    ),
    ("var isSold = false", "func sell(_ state: Market) { isSold = state.isSold }", "class Market { var isSold = true }"),
    ("var isSold = false", "func sell() { Store.load(&isSold) }", ""),
    ("var isSold = false", "func sell() { let isSold = true; print(isSold) }\nfunc g() { (isSold, isNew) = load() }", ""),
  ])
  func whatIsSaidForAFlagThatSomethingMaySet(flag: String, more: String, others: String) async {
    let lines = await found("if isSold { \(Self.button) } else { \(Self.other) }", flag: flag, more: more, others: others)
    #expect(lines.contains { $0.contains("STORE") }, "\(lines)")
  }

  /// What a closure is handed may have the name of a flag that nothing sets.
  @Test(arguments: [
    ("{ isLate in self.isSold = isLate }", true), ("{ isLate in self.isSold = isLate && isNew }", true),
    ("{ one in self.isSold = self.isLate }", false), ("{ one in self.isSold = one }", true),
  ])
  func whatAClosureGivesAFlag(closure: String, isTold: Bool) async {
    let (flags, more) = ("var isSold = false\nvar isLate = false", "func sell() { stores.forEach \(closure) }")
    let lines = await found("if isSold { \(Self.button) } else { \(Self.other) }", flag: flags, more: more)
    #expect(lines.contains { $0.contains("STORE") } == isTold, "\(lines)")
  }

  /// A variable of the body, or what is asked besides.
  @Test(arguments: [
    "let isSold = load(); if isSold { \(button) }", "if isSold || isNew { \(button) }", "if screen.isSold { \(button) }",
  ])
  func whatAsksForMore(body: String) async {
    let lines = await found(body)
    #expect(lines.contains { $0.contains("STORE") }, "\(lines)")
  }

  /// An alert by itself stays told, and is said to be never shown.
  @Test func anAlertForAFlagThatNothingSets() async {
    let code = """
      import UIKit
      class Screen: UIViewController {
        var isSold = false
        override func viewDidAppear(_ animated: Bool) {
          if isSold { present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true) }
        }
      }
      let screen = Screen()
      """
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [.uncalled])
  }

  /// A class that takes the system's protocols on is filled by code alone, not so what is decoded or is a library's.
  @Test(arguments: [
    ("NSObject", false), ("NSObject, UIGestureRecognizerDelegate, AVCaptureFileOutputRecordingDelegate", false),
    ("UIResponder, Sellable", false), ("ObservableObject, Codable", true), ("Object", true), ("NSObject, Mappable", true),
    ("NSManagedObject", true), ("Sellable, Kept", true),
  ])
  func flagsOfAClassThatTakesProtocolsOn(inherited: String, mayBeSet: Bool) async {
    let code = """
      import UIKit
      protocol Sellable {}
      protocol Kept: Decodable {}
      class Seller: \(inherited) {
        var isSold = false
        func tell(_ screen: UIViewController) {
          let alert = UIAlertController(title: "Gone", message: nil, preferredStyle: .alert)
          if isSold { \(Self.button) } else { \(Self.other) }
          screen.present(alert, animated: true)
        }
      }
      class Screen: UIViewController { override func viewDidAppear(_ animated: Bool) { Seller().tell(self) } }
      let screen = Screen()
      """
    let lines = await Extracted.ofApp(["A.swift": code]).map(Extracted.line)
    #expect(!lines.isEmpty && lines.contains { $0.contains("STORE") } == mayBeSet, "\(lines)")
  }

  @Test(arguments: [
    ("", false), ("- (void)sell { self.sold = YES; }", false),
    ("- (void)viewDidDisappear:(BOOL)animated { self.sold = YES; }", true),
    ("- (void)viewDidDisappear:(BOOL)animated { _sold = load(); }", true),
    ("- (void)viewDidDisappear:(BOOL)animated { [self setSold:YES]; }", true), ("- (BOOL)sold { return YES; }", true),
  ])
  func flagsOfObjectiveC(more: String, mayBeSet: Bool) async {
    let lines = await Extracted.ofApp(["A.m": Self.codeOfC(more), "B.swift": "let screen = Screen()"]).map(Extracted.line)
    #expect(!lines.isEmpty && lines.contains { $0.contains("STORE") } == mayBeSet, "\(lines)")
  }

  /// What fills objects by the names of their properties need not name their class.
  @Test(arguments: [
    ("Base.m", "[self setValuesForKeysWithDictionary:values]", true), ("Base.m", "[Post mj_objectWithKeyValues:values]", true),
    ("Base.m", "[Post mj_objectArrayWithKeyValuesArray:values]", true), ("Base.m", "[self setValues:values]", false),
    ("Base.m", "[MTLJSONAdapter modelOfClass:type fromJSONDictionary:values error:nil]", true),
    ("Pods/Fill/Base.m", "[self setValuesForKeysWithDictionary:values]", false),
  ])
  func flagsThatAreFilledByName(path: String, fill: String, mayBeSet: Bool) async {
    let base = "@implementation Base\n- (void)fill:(NSDictionary *)values { \(fill); }\n@end"
    let start = "class Home: UIViewController { override func viewDidLoad() { Screen().viewDidLoad() } }\nlet home = Home()"
    let model = Self.codeOfC("").replacing("UIViewController", with: "NSObject")
    let code = ["A.m": model, path: base, "B.swift": start]
    let lines = await Extracted.ofApp(code).map(Extracted.line)
    #expect(!lines.isEmpty && lines.contains { $0.contains("STORE") } == mayBeSet, "\(lines)")
  }

  private static func codeOfC(_ more: String) -> String {
    """
    @interface Screen : UIViewController
    @property (nonatomic) BOOL sold;
    @end
    @implementation Screen
    - (void)viewDidLoad {
      UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Gone" message:nil preferredStyle:UIAlertControllerStyleAlert];
      if (self.sold) { [alert addAction:[UIAlertAction actionWithTitle:@"STORE" style:UIAlertActionStyleDefault handler:nil]]; }
      [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault handler:nil]];
      [self presentViewController:alert animated:YES completion:nil];
    }
    \(more)
    @end
    """
  }
}
