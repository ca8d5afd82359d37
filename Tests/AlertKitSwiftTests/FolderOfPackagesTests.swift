import AlertKitCore
import AlertKitSwift
import Testing

/// A package's description beside an app's project that describes no target of its own.
@Suite struct FolderOfPackagesTests {
  @Test(arguments: [
    ("let package = Package(name: \"All\", products: [/* .library(name: \"Kit\") */], targets: [])", true),
    ("let package = Package(name: \"All\", targets: [.target(name: \"Kit\")])", false),
    ("let package = Package(name: \"All\", targets: [])\npackage.targets.append(kit)", false),
  ])
  func whatItsPackagesOffer(description: String, isUncalled: Bool) async {
    let files = [
      "Package.swift": description, "Kit/Package.swift": "let package = Package(targets: [.target(name: \"Kit\")])",
      "Kit/Sources/A.swift": """
      import UIKit
      public enum Notices {
        public static func tell(on screen: UIViewController) {
          screen.present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      #Preview { Notices.tell(on: screen) }
      """,
      "App.xcodeproj/project.pbxproj": "isa = XCLocalSwiftPackageReference; relativePath = Kit;\n",
      "Start.swift": "class AppDelegate: UIResponder, UIApplicationDelegate {}",
    ]
    #expect(await Extracted.ofBoth(files).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  /// A podspec says which code it offers to others.
  @Test(arguments: [
    ("", false), ("s.source_files = 'Kit'", false), ("s.source_files = 'Kit/**/*.{h,m}', 'More/*.swift'", false),
    ("s.source_files = [\n'Core',\n'./Kit/A.swift'\n]", false), ("s.source_files = files", false),
    ("s.source_files = 'Core'\ns.subspec { |ss| ss.source_files = '*.swift' }", false),
    ("s.source_files = \"#{root}/Core\"", false), ("s.source_files = 'Core/**/*.swift'", true),
    ("s.source_files = \"Core\"", true),
  ])
  func whatAPodspecOffers(statement: String, isUncalled: Bool) async {
    let code = """
      import UIKit
      public final class Screen: UIViewController {
        public func lost() {
          present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      let screen = Screen()
      """
    let files = ["Kit.podspec": "Pod::Spec.new do |s|\n\(statement)\nend", "Kit/A.swift": code]
    #expect(await Extracted.ofApp(files).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }
}
