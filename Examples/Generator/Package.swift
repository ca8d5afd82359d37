// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Generator",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "alertcopy", path: "../..")],
  targets: [
    .executableTarget(
      name: "Generator", dependencies: [.product(name: "AlertKitCore", package: "alertcopy")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "LibraryUse", dependencies: [.product(name: "AlertKitCore", package: "alertcopy")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
