import AlertKitCore
import Testing

/// Alerts of types that the app never makes, and behind flags that nothing sets.
@Suite struct ReachTests {
  static let view = """
    import SwiftUI
    struct MailView: View {
      @State private var isLost = false
      @StateObject var model = MailModel()
      var body: some View {
        Button("Ask") { isLost = true }.alert("Gone", isPresented: $isLost) { Button("OK") {} }
      }
    }
    """
  static let model = """
    import UIKit
    final class MailModel: ObservableObject {
      func tell() {
        let alert = UIAlertController(title: "Sent", message: nil, preferredStyle: .alert)
        top.present(alert, animated: true)
      }
      init() { tell() }
    }
    """

  private func reserves(_ files: [String: String]) async -> Set<SurfaceReserve?> {
    Set(await Extracted.ofApp(files).map(\.reserve))
  }

  // MARK: Types

  @Test(arguments: [
    "", "#Preview { MailView() }",
    "struct MailView_Previews: PreviewProvider { static var previews: some View { MailView() } }",
    "// MailView()", "extension MailView { func more() {} }", "@main struct Start: App { let draft: MailView.Draft? = nil }",
    "struct Lonely: View { var body: some View { MailView() } }",
  ])
  func whatNothingMakesIsNeverSeen(more: String) async {
    #expect(await reserves(["A.swift": Self.view + "\n" + more, "B.swift": Self.model]) == [.uncalled])
  }

  @Test(arguments: [
    "struct Root: App { var body: some Scene { WindowGroup { MailView() } } }", "let screens = [\"MailView\"]",
    "typealias Front = MailView",
    "extension UIViewController { func open() { show(MailView()) } }\nlet opened: Void = screen.open()",
    "@main struct Start: App { var body: some Scene { Settings { MailView() } } }",
  ])
  func whatMayBeMadeIsSeen(more: String) async {
    #expect(await reserves(["A.swift": Self.view, "B.swift": Self.model, "C.swift": more]) == [nil])
  }

  /// A private member that nothing uses makes nothing.
  @Test(arguments: [("", true), ("Text(\"a\")", true), ("card", false), ("box()", true), ("card; box()", false)])
  func whatAPrivateMemberMakes(body: String, isUncalled: Bool) async {
    let root = """
      struct Root: App {
        var body: some Scene { WindowGroup { \(body) } }
        private var card: some View { MailView() }
        private func box() -> some View { Text("b") }
      }
      """
    let found = await reserves(["A.swift": Self.view, "B.swift": Self.model, "C.swift": root])
    #expect(found == [isUncalled ? .uncalled : nil])
  }

  /// A package that the app's project names is the app's own; one around the app has it as its example.
  @Test(arguments: [("../Kit", true), ("\"../Kit\"", true), ("..", false), ("../Other", false)])
  func whatAPackageOfTheAppsOffers(path: String, isUncalled: Bool) async {
    let folder = path == ".." ? "" : "Kit/"
    let files = [
      folder + "Package.swift": "", folder + "Sources/A.swift": Self.view.replacing("struct", with: "public struct"),
      folder + "Sources/B.swift": Self.model,
      "Photos/App.xcodeproj/project.pbxproj": "relativePath = \(path);\n",
      "Photos/Start.swift": "class AppDelegate: UIResponder, UIApplicationDelegate {}",
    ]
    #expect(Set(await Extracted.ofBoth(files).map(\.reserve)) == [isUncalled ? .uncalled : nil])
  }

  /// So is one whose product the project takes from no package that it names: it lies in the workspace.
  @Test(arguments: [
    ("App", "productName = Kit;", true), ("App", "package = 1; productName = Kit;", false),
    ("App", "productName = Other;", false), ("Demo", "productName = Kit;", false),
  ])
  func whatAPackageOfTheWorkspaceOffers(name: String, product: String, isUncalled: Bool) async {
    let files = [
      "Kit/Package.swift": "let package = Package(products: [.library(\n name: \"Kit\", targets: [])])",
      "Kit/Sources/A.swift": Self.view.replacing("struct", with: "public struct"), "Kit/Sources/B.swift": Self.model,
      "\(name)/App.xcodeproj/project.pbxproj": "1 = {\n isa = XCSwiftPackageProductDependency;\n \(product)\n};",
      "\(name)/Start.swift": "class AppDelegate: UIResponder, UIApplicationDelegate {}",
    ]
    #expect(Set(await Extracted.ofBoth(files).map(\.reserve)) == [isUncalled ? .uncalled : nil])
  }

  /// A package in the folder of a project that lists the app's code is another way to build that.
  @Test(arguments: [
    ("App", "application", "", true), ("Demo", "application", "", false), ("App", "framework", "application", false),
    ("App", "application", "isa = XCLocalSwiftPackageReference;", false),
  ])
  func whatAPackageBesideTheAppOffers(name: String, product: String, more: String, isUncalled: Bool) async {
    let products = [product, more].filter { !$0.contains("=") && !$0.isEmpty }.map {
      "productType = \"com.apple.product-type.\($0)\";"
    }
    let files = [
      "Package.swift": "", "Sources/A.swift": Self.view.replacing("struct", with: "public struct"),
      "Sources/B.swift": Self.model,
      "\(name).xcodeproj/project.pbxproj": products.joined() + "isa = PBXSourcesBuildPhase;" + more,
      "Start.swift": "class AppDelegate: UIResponder, UIApplicationDelegate {}",
    ]
    #expect(Set(await Extracted.ofBoth(files).map(\.reserve)) == [isUncalled ? .uncalled : nil])
  }

  @Test func testsMakeNothing() async {
    #expect(
      await reserves(["A.swift": Self.view, "B.swift": Self.model, "T.swift": "import XCTest\nlet v = MailView()"]) == [
        .uncalled
      ])
  }

  @Test func whatIsNoCodeMakesViews() async {
    let screen = """
      import UIKit
      class LostController: UIViewController {
        override func viewDidLoad() {
          present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      """
    #expect(await reserves(["A.swift": screen]) == [.uncalled])
    let storyboard = "<viewController id=\"a\" customClass=\"LostController\" customModule=\"App\">"
    #expect(await reserves(["A.swift": screen, "Main.storyboard": storyboard]) == [nil])
    #expect(await reserves(["A.swift": screen, "Main.xib": storyboard]) == [nil])
    let list = "<key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).LostController</string>"
    #expect(await reserves(["A.swift": screen, "Info.plist": list]) == [nil])
    #expect(await reserves(["A.swift": screen, "B.swift": "let c = NSClassFromString(name)"]) == [.uncalled])
    #expect(await reserves(["A.swift": screen, "B.swift": "let c = NSClassFromString(kind + \"Controller\")"]) == [nil])
    #expect(await reserves(["A.swift": screen, "B.swift": "let c = NSClassFromString(\"Lost\\(kind)\")"]) == [nil])
    #expect(await reserves(["A.swift": screen, "B.swift": "let c = NSClassFromString(\"App.Lost\\(kind)\")"]) == [nil])
    #expect(
      await reserves([
        "A.swift": screen, "B.swift": "let c = NSClassFromString(String(describing: type(of: self)).dropLast(5))",
      ])
        == [nil])
    #expect(
      await reserves(["A.swift": screen, "B.swift": "let c = NSClassFromString(name); let t = \"The Controller\""]) == [
        .uncalled
      ])
    #expect(await reserves(["A.swift": screen, "B.swift": "let c = NSClassFromString(\"Other\")"]) == [.uncalled])
    #expect(
      await reserves(["A.swift": screen, "ThirdParty/B.swift": "let c = NSClassFromString(name + \"Controller\")"]) == [
        .uncalled
      ])
    #expect(await reserves(["A.swift": screen.replacing("class Lost", with: "@objc(Lost) class Lost")]) == [nil])
    let vendored = ["A.swift": screen, "Headers/Kit/Code/B.swift": "let c = NSClassFromString(name + \"Controller\")"]
    #expect(await reserves(vendored) == [nil])
    #expect(await reserves(vendored.merging(["Headers/Kit/Kit.podspec": ""]) { $1 }) == [.uncalled])
    #expect(await reserves(vendored.merging(["App.podspec": ""]) { $1 }) == [nil])
  }

  @Test func anAppsOwnFunctionMayBeCalledAsWhatEndsIt() async {
    let screen = Self.flag("@State private var isLost = false", "$isLost", "isLost = true; abort()")
    #expect(await reserves(["A.swift": screen]) == [.uncalled])
    #expect(await reserves(["A.swift": screen, "B.swift": "func abort() { print(1) }"]) == [nil])
  }

  @Test func aConstantThatIsOverriddenIsNone() async {
    func code(_ more: String) -> String {
      """
      class Base: UIViewController {
        var mayTell: Bool { false }
        var may: Bool { mayTell }
        override func viewDidLoad() {
          if may { present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true) }
        }
      }
      class Sub: Base { \(more) }
      let sub = Sub()
      """
    }
    #expect(await reserves(["A.swift": code("")]) == [.uncalled])
    #expect(await reserves(["A.swift": code("override var mayTell: Bool { true }")]) == [nil])
  }

  @Test func whatATypesOwnFunctionMakes() async {
    let presenter = """
      import UIKit
      let presenter = Presenter.self
      final class Presenter {
        static func open(_ parent: UIViewController) { parent.show(LostController()) }
        class func other() {}
        func more() { Presenter.other() }
      }
      """
    let screen = """
      import UIKit
      class LostController: UIViewController {
        override func viewDidLoad() {
          present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      """
    let files = ["A.swift": presenter, "B.swift": screen]
    #expect(await reserves(files) == [.uncalled])
    #expect(await reserves(files.merging(["C.swift": "/* Presenter.open(self) */"]) { $1 }) == [.uncalled])
    #expect(await reserves(files.merging(["C.swift": "func f() { Presenter.open(top) }\nlet f: Void = f()"]) { $1 }) == [nil])
    let asked = presenter.replacing("final class Presenter", with: "extension Presenter: Opening")
    #expect(await reserves(["A.swift": asked, "B.swift": screen]) == [nil])
    let made = presenter.replacing("func more() {", with: "func more() { show(LostController());")
    #expect(await reserves(["A.swift": made, "B.swift": screen]) == [.uncalled])
    let called = made.replacing("Presenter.self", with: "Presenter()") + "\nlet told: Void = presenter.more()"
    #expect(await reserves(["A.swift": called, "B.swift": screen]) == [nil])
  }

  @Test func whatAFunctionAddsToAnyView() async {
    let modifier = """
      import SwiftUI
      struct LostModifier: ViewModifier {
        @State private var isShown = false
        func body(content: Content) -> some View {
          content.onAppear { isShown = true }.alert("Gone", isPresented: $isShown) {}
        }
      }
      extension View {
        func lostAlert() -> some View { modifier(LostModifier()) }
      }
      """
    #expect(await reserves(["A.swift": modifier]) == [.uncalled])
    let screen = """
      import SwiftUI
      struct Screen: View { var body: some View { Text("a").lostAlert() } }
      let screen = Screen()
      """
    #expect(await reserves(["A.swift": modifier, "B.swift": screen]) == [nil])
  }

  @Test(arguments: [
    ("", SurfaceReserve.uncalled as SurfaceReserve?), ("+ (void)load { [super registerSubclass]; }", nil),
    ("+ (void)load { /* [super registerSubclass]; */ }", .uncalled), ("+ (void)initialize { [self register]; }", nil),
    ("- (void)initialize { [self fill]; }", .uncalled), ("- (void)load { [self fill]; }", .uncalled),
  ])
  func classesOfObjectiveC(more: String, reserve: SurfaceReserve?) async {
    let code = """
      #import "Plus.h"
      @interface Plus ()
      @end
      @implementation Plus
      \(more)
      - (void)click {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      """
    let files = ["Plus.m": code, "Plus.h": "@interface Plus : PlusButton\n@end", "B.m": "#import \"Plus.h\"\n@class Plus;\n"]
    #expect(await reserves(files) == [reserve])
    #expect(await reserves(files.merging(["C.m": "void f() { [Plus new]; }"]) { $1 }) == [nil])
    #expect(await reserves(files.merging(["C.m": "id f() { return NSClassFromString(@\"Plus\"); }"]) { $1 }) == [nil])
  }

  // MARK: Flags

  private static func flag(_ declaration: String, _ bound: String, _ more: String = "") -> String {
    """
    import SwiftUI
    let root = Screen()
    struct Screen: View {
      \(declaration)
      var body: some View { Text(f()).alert("Gone", isPresented: \(bound)) { Button("No") { isLost = false } } }
      func f() { \(more) }
    }
    """
  }

  @Test(arguments: [
    "", "if isLost { log() }", "isLost = false", "g(isLost)", "if !isLost && isLost == true {}", "isLost = true\nexit(0)",
    "isLost = true; fatalError(\"Gone\")",
  ])
  func whatNothingAsksForIsNeverSeen(more: String) async {
    #expect(await reserves(["A.swift": Self.flag("@State private var isLost = false", "$isLost", more)]) == [.uncalled])
    #expect(
      await reserves([
        "A.swift": Self.flag("@State private var isLost = false", "$isLost", more),
        "B.swift": "var isLost = true; func f() { isLost = true }",
      ])
        == [.uncalled])
  }

  @Test func aFlagThatIsPrivateIsSetInItsFileHoweverManyNameIt() async {
    var files = ["A.swift": Self.flag("@State private var isLost = false", "$isLost")]
    for number in 0..<40 { files["B\(number).swift"] = "func f\(number)() { isLost = true }" }
    #expect(await reserves(files) == [.uncalled])
  }

  @Test(arguments: [
    "isLost = true", "isLost = true\nexitNow(0)", "isLost = !isLost", "isLost.toggle()", "g($isLost)", "g(&isLost)",
    "self.isLost = other",
    "_isLost = State(initialValue: true)",
    "Toggle(\"a\", isOn: $isLost)", "isLost = false || other", "g(\\.isLost)",
  ])
  func whatMayBeAskedForIsSeen(more: String) async {
    #expect(await reserves(["A.swift": Self.flag("@State private var isLost = false", "$isLost", more)]) == [nil])
  }

  @Test(arguments: [
    "@State private var isLost = true", "@Binding var isLost: Bool", "@State var isLost: Bool",
    "@AppStorage(\"a\") var isLost = false",
  ])
  func whatDoesNotStartAsNoMayBeAskedFor(declaration: String) async {
    #expect(await reserves(["A.swift": Self.flag(declaration, "$isLost")]) == [nil])
  }

  @Test func aMemberwiseInitializerSetsState() async {
    let code = Self.flag("@State var isLost = false", "$isLost")
    #expect(await reserves(["A.swift": code]) == [.uncalled])
    #expect(await reserves(["A.swift": code, "B.swift": "let v = Screen(isLost: true)"]) == [nil])
  }

  @Test func flagsOfAModel() async {
    let code = Self.flag("@StateObject var model = Model()", "$model.isLost").replacing(
      "isLost = false", with: "model.isLost = false")
    let model = "final class Model: ObservableObject { @Published var isLost: Bool = false }"
    #expect(await reserves(["A.swift": code, "B.swift": model]) == [.uncalled])
    #expect(await reserves(["A.swift": code, "B.swift": model, "C.swift": "func f() { m.isLost = true }"]) == [nil])
  }

  @Test func anItemThatIsNeverThere() async {
    let code = """
      import SwiftUI
      let root = Screen()
      struct Notice: Identifiable { let id = 1; let title: String }
      struct Screen: View {
        @State private var notice: Notice?
        var body: some View { Text(f()).alert(item: $notice) { _ in Alert(title: Text("Gone")) } }
        func f() { MORE }
      }
      """
    #expect(await reserves(["A.swift": code.replacing("MORE", with: "")]) == [.uncalled])
    #expect(!(await reserves(["A.swift": code.replacing("MORE", with: "notice = Notice(title: \"a\")")])).contains(.uncalled))
  }

  @Test func flagsOfObjectiveC() async {
    func files(_ more: String) -> [String: String] {
      [
        "Cell.h": "@interface Cell : UITableViewCell\n@property (assign, nonatomic) BOOL asksFirst;\n@end",
        "Cell.m": """
        @implementation Cell
        - (IBAction)remove {
          if (self.asksFirst) {
            [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
          }
        }
        \(more)
        @end
        Cell *cell;
        """,
      ]
    }
    #expect(await reserves(files("")) == [.uncalled])
    #expect(await reserves(files("- (void)a:(List *)list { cell.asksFirst = list.asksFirst; }")) == [.uncalled])
    for more in [
      "self.asksFirst = YES;", "_asksFirst = a;", "[self setAsksFirst:YES];", "[self setValue:a forKey:@\"asksFirst\"];",
    ] {
      #expect(await reserves(files("- (void)prepareForReuse { \(more) }")) == [nil], "\(more)")
    }
  }

  // MARK: Alerts that are made

  @Test(arguments: [
    ("", SurfaceReserve.uncalled as SurfaceReserve?), ("present(alert, animated: true)", nil), ("self.alert = alert", nil),
    ("alert.show()", nil), ("queue.append(alert)", nil), ("alert.title = \"b\"", .uncalled), ("f { present(alert) }", nil),
    (
      "if #available(iOS 13.0, *) { alert.view.tintColor = .red }\nalert.popoverPresentationController?.sourceView = view",
      .uncalled
    ),
    ("if let popover = alert.popoverPresentationController { popover.sourceView = view }", .uncalled),
    ("add(alert.view); self.alert = alert", nil),
  ])
  func whatIsMadeAndFilledIsNotPresented(more: String, reserve: SurfaceReserve?) async {
    let code = """
      import UIKit
      let screen = Screen()
      class Screen: UIViewController {
        override func viewDidLoad() {
          let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          \(more)
        }
      }
      """
    #expect(await reserves(["A.swift": code]) == [reserve])
  }
}
