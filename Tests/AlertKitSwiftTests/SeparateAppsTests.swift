import AlertKitCode
import AlertKitCore
import Testing

/// Apps that lie beside each other in one repository.
@Suite struct SeparateAppsTests {
  private static let project = "productType = \"com.apple.product-type.application\";"
  /// A parser whose delegate is told what failed, and what the delegate makes of it.
  private static func app(_ name: String, shows: Bool) -> [String: String] {
    let use =
      shows ? "present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true)" : "print(text)"
    return [
      "\(name)/\(name).xcodeproj/project.pbxproj": project,
      "\(name)/Main.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          window.rootViewController = Screen()
          return true
        }
      }
      protocol ParserDelegate: AnyObject { func failed(_ text: String) }
      class Parser {
        weak var delegate: ParserDelegate?
        func parse() { delegate?.failed("\(name) is empty") }
      }
      class Screen: UIViewController, ParserDelegate {
        override func viewDidLoad() {
          let parser = Parser()
          parser.delegate = self
          parser.parse()
        }
        func failed(_ text: String) { \(use) }
      }
      """,
    ]
  }

  private func titles(_ files: [String: String]) async -> Set<String> {
    let surfaces = await Extracted.ofBoth(files).filter { $0.reserve == nil }
    return Set(
      surfaces.compactMap { $0.title?.parts.first }.compactMap { if case .literal(let text, _) = $0 { text } else { nil } })
  }

  private static let apps = app("Bus", shows: true).merging(app("Train", shows: false)) { $1 }

  @Test func noneIsShownWhatAnotherShows() async {
    #expect(await titles(Self.apps) == ["Bus is empty"])
  }

  @Test func whatIsBuiltAlreadyMayLieElsewhere() async {
    let files = [
      "Train/Train.xcodeproj/project.pbxproj": Self.project + "path = ../../lib/libparser.a; path = \"../Kit.framework\";"
    ]
    #expect(await titles(Self.apps.merging(files) { $1 }) == ["Bus is empty"])
  }

  /// What an app takes from outside of its folder may be another's.
  @Test(arguments: [
    [
      "Train/Train.xcodeproj/project.pbxproj": project + "path = ../Shared/Parser.swift;",
      "Bus/Bus.xcodeproj/project.pbxproj": project + "path = ../Shared;",
    ],
    ["Shared/Package.swift": "let package = Package(name: \"Shared\", targets: [.target(name: \"Shared\")])"],
    ["Shared.xcodeproj/project.pbxproj": "productType = \"com.apple.product-type.framework\";"],
    ["All.xcodeproj/project.pbxproj": project],
    ["Bus/Bus.xcodeproj/project.pbxproj": project + "productType = \"com.apple.product-type.framework\";"],
    ["Bus/Kit/Kit.xcodeproj/project.pbxproj": "productType = \"com.apple.product-type.framework\";"],
    ["Train/Train.xcodeproj/project.pbxproj": project + "path = ../Bus/Parser.swift;"],
    ["More.swift": "func more() {}"], ["Bus/Kit.podspec": "Pod::Spec.new"],
  ])
  func appsThatMayShareCodeAreReadTogether(_ files: [String: String]) async {
    #expect(await titles(Self.apps.merging(files) { $1 }).contains("Train is empty"))
  }
}
