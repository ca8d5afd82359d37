// swift-tools-version: 6.1
import PackageDescription

// Built by Scripts/fuzz alone, which adds the coverage that libFuzzer goes by.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "alertcopy", path: "..")],
  targets: [
    .executableTarget(
      name: "AlertcopyFuzz",
      dependencies: [
        .product(name: "AlertKitCore", package: "alertcopy"),
        .product(name: "AlertKitSwift", package: "alertcopy"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
