import AlertKitCore
import Testing

/// Modules of Tuist's that no app uses but one which shows what they do.
@Suite struct DemonstrationTests {
  private static let module = """
    import UIKit
    public class LostController: UIViewController {
      public override func viewDidLoad() {
        present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
      }
    }
    """
  private static func manifest(_ name: String) -> String {
    "import ProjectDescription\nlet project = Project(name: \"\(name)\")"
  }
  private static func app(_ code: String = "") -> String {
    "import SwiftUI\n@main struct Start: App {\n  var body: some Scene { WindowGroup { \(code) } }\n}"
  }

  /// What becomes of the alert of a module, by what is built beside it.
  private func reserves(_ files: [String: String], app: String = "App", demo: String = "LostDemo") async -> [SurfaceReserve?] {
    let all = [
      "\(app)/Project.swift": Self.manifest(app), "\(app)/Sources/Start.swift": Self.app(),
      "Lost/Project.swift": Self.manifest("Lost"), "Lost/Sources/Lost.swift": Self.module,
      "\(demo)/Sources/Demo.swift": Self.app("LostController()"),
    ]
    return await Extracted.ofBoth(all.merging(files) { $1 }).map(\.reserve)
  }

  @Test func whatADemonstrationAloneShows() async {
    let demo = ["LostDemo/Project.swift": Self.manifest("LostController")]
    #expect(await reserves(demo) == [.uncalled])
    #expect(await reserves([:], demo: "Lost/Example") == [.uncalled])
  }

  @Test func whatTheAppShows() async {
    let demo = ["LostDemo/Project.swift": Self.manifest("LostDemo")]
    #expect(await reserves(demo.merging(["App/Sources/Start.swift": Self.app("LostController()")]) { $1 }) == [nil])
    // No other app is here, or none that people get.
    #expect(await reserves(demo.merging(["App/Sources/Start.swift": "struct A {}"]) { $1 }) == [nil])
    #expect(await reserves(demo, app: "Catalog") == [nil])
    #expect(await reserves(demo, app: "TestHost") == [nil])
    // It shows no module, or nothing says that it is one.
    #expect(await reserves(["FoundDemo/Project.swift": Self.manifest("FoundDemo")], demo: "FoundDemo") == [nil])
  }

  /// What tests share names nothing of the app; a folder of that name may be something else's.
  @Test func whatTestsShare() async {
    let files = [
      "App.xcodeproj/project.pbxproj": "",
      "BloodTests/A.swift": "class Helper { let made = LostController() }\nlet a = Helper()",
    ]
    let app = ["Start.swift": Self.app(), "Lost.swift": Self.module].merging(files) { $1 }
    #expect(await Extracted.ofBoth(app).map(\.reserve) == [nil])
    let tests = ["BloodTests/B.swift": "import XCTest\nfinal class BTests: XCTestCase {}"]
    #expect(await Extracted.ofBoth(app.merging(tests) { $1 }).map(\.reserve) == [.uncalled])
  }

  /// What a demonstration shows of its own is looked at as what it is.
  @Test func itsOwnAlertsStay() async {
    let files = [
      "LostDemo/Project.swift": Self.manifest("LostDemo"), "LostDemo/Sources/Own.swift": Self.module,
      "Lost/Sources/Lost.swift": "",
    ]
    #expect(await reserves(files) == [nil])
  }
}
