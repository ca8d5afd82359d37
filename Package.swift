// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "alertcopy",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "AlertKitCore", targets: ["AlertKitCore"]),
    .library(name: "AlertKitSwift", targets: ["AlertKitSwift"]),
    .executable(name: "alertcopy", targets: ["alertcopy"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CICUSystem",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
    ),
    .target(name: "CICU", dependencies: ["CICUSystem"]),
    .target(name: "CFiles"),
    .target(
      name: "AlertKitCore",
      dependencies: ["CICU", "CFiles", .product(name: "Yams", package: "Yams")],
      swiftSettings: strict
    ),
    .target(name: "AlertKitCode", dependencies: ["AlertKitCore"], swiftSettings: strict),
    .target(name: "AlertKitObjC", dependencies: ["AlertKitCore", "AlertKitCode"], swiftSettings: strict),
    .target(
      name: "AlertKitSwift",
      dependencies: [
        "AlertKitCore",
        "AlertKitCode",
        "AlertKitObjC",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "alertcopy",
      dependencies: [
        "AlertKitCore",
        "AlertKitCode",
        "AlertKitSwift",
        "CFiles",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: strict
    ),
    // What `make demo` shows first.
    .executableTarget(name: "FirstLook", dependencies: ["AlertKitCore"], path: "Examples/FirstLook", swiftSettings: strict),
    .testTarget(
      name: "AlertKitCoreTests",
      dependencies: ["AlertKitCore", .product(name: "Yams", package: "Yams")],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AlertKitObjCTests", dependencies: ["AlertKitCore", "AlertKitCode", "AlertKitObjC"], swiftSettings: strict),
    .testTarget(
      name: "AlertKitSwiftTests", dependencies: ["AlertKitCore", "AlertKitCode", "AlertKitObjC", "AlertKitSwift"],
      swiftSettings: strict),
    .testTarget(name: "alertcopyTests", dependencies: ["alertcopy"], swiftSettings: strict),
  ]
)

// The command `swift package alertcopy` makes SwiftPM build the tool and swift-syntax a second time, for the host. Packages that depend
// on this one have it; work on this one does without.
let isDependency = ["checkouts", "downloads"].contains { Context.packageDirectory.contains("/\($0)/") }
if isDependency {
  package.products.append(.plugin(name: "AlertcopyCommand", targets: ["AlertcopyCommand"]))
  package.targets.append(
    .plugin(
      name: "AlertcopyCommand",
      capability: .command(
        intent: .custom(verb: "alertcopy", description: "Checks the words of the package's alerts in every locale")),
      dependencies: ["alertcopy"]
    ))
}
