import AlertKitCore
import Testing

/// Alerts of types that stand within others.
@Suite struct NestedTypeTests {
  private func reserves(_ files: [String: String]) async -> Set<SurfaceReserve?> {
    Set(await Extracted.ofApp(files).map(\.reserve))
  }

  /// What is within a namespace is made with its name before its own, and nothing makes the namespace.
  @Test(
    arguments: [
      ("enum Mail { struct Draft {} }", "Mail.MailView()", [nil]), ("enum Mail {}", "Mail.Draft()", [.uncalled]),
      ("class Mail { struct Draft {} }", "Mail.MailView()", [nil]), ("enum Mail {}", "Text(\"a\")", [.uncalled]),
      ("struct Mail { struct Draft {} }", "Text(Mail.Draft().name)", [.uncalled]),
    ] as [(String, String, Set<SurfaceReserve?>)])
  func whatANamespaceHolds(space: String, made: String, expected: Set<SurfaceReserve?>) async {
    let view = "extension Mail {\n\(ReachTests.view.replacing("import SwiftUI", with: ""))\n}"
    let root = "struct Root: App { var body: some Scene { WindowGroup { \(made) } } }"
    #expect(await reserves(["A.swift": "import SwiftUI\n" + view, "B.swift": space, "C.swift": root]) == expected)
  }

  @Test func nestedTypes() async {
    let code = """
      import UIKit
      let outer = Outer()
      class Outer {
        class Inner: UIViewController {
          override func viewDidLoad() {
            present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
          }
        }
        func more() { MORE }
      }
      """
    #expect(await reserves(["A.swift": code.replacing("MORE", with: "")]) == [.uncalled])
    #expect(await reserves(["A.swift": code.replacing("MORE", with: "show(Inner())")]) == [nil])
  }
}
