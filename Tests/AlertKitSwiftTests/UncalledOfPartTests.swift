import AlertKitCore
import AlertKitSwift
import Testing

/// Projects that name code which is not here.
@Suite struct UncalledOfPartTests {
  private static let code = """
    import UIKit
    class AppDelegate: UIResponder, UIApplicationDelegate {}
    class LostController: UIViewController {
      override func viewDidLoad() {
        present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
      }
    }
    """

  private static func project(_ path: String) -> String {
    """
    { objects = {
      R = {isa = PBXProject; mainGroup = G; targets = (T, ); };
      G = {isa = PBXGroup; children = (F1, F2, ); sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; path = Album/App.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = "\(path)"; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      B2 = {isa = PBXBuildFile; fileRef = F2; };
      P = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
      T = {isa = PBXNativeTarget; name = Album; productType = "com.apple.product-type.application"; buildPhases = (P, ); };
    }; rootObject = R; }
    """
  }

  /// A folder that is called as a library, and of which nothing is here, is another repository's.
  @Test(arguments: [
    ("Album/Other.swift", "Album/Other.swift", true), ("Album/Other.swift", "Kit/Kit.swift", false),
    ("libReader/Reader.m", "Kit/Kit.swift", true), ("Vendor/Reader/Reader.m", "Kit/Kit.swift", true),
    ("libReader/Reader.m", "libReader/Page.m", false), ("library/Reader.m", "Kit/Kit.swift", false),
  ])
  func whatIsNotHere(named: String, other: String, isUncalled: Bool) async {
    let files = [
      "Album/App.swift": Self.code, other: "", "App.xcodeproj/project.pbxproj": Self.project(named),
      "Tools/Tools.xcodeproj/project.pbxproj": "{}",
    ]
    let inputs = files.sorted { $0.key < $1.key }.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    let found = await Project.assemble(inputs, sources: SwiftSources.reader()).surfaces.map(\.reserve)
    #expect(found == [isUncalled ? .uncalled : nil])
  }
}
