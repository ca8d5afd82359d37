import AlertKitCore
import Testing

/// Tables in an app's own folders that only a library's code asks for give the app no languages.
@Suite struct LibraryTablesTests {
  private static let listing = BuildTargetTests.xcodeProject()

  private static func languages(_ tables: String, _ files: [String: String] = [:], app: Int = 3) async -> [String] {
    var all = files
    for locale in ["en", "ko"] {
      let path = tables.replacing("*", with: locale + ".lproj")
      all[path] = strings([path.contains("Objects") ? "aB1-cD-2eF.text" : "share": "Share the photo"])
    }
    for number in 0..<app { all["Phone/S\(number).swift"] = "final class S\(number) {}" }
    all["App.xcodeproj/project.pbxproj"] = listing.replacing("F1, F3", with: "F1, F3, F9").replacing(
      "F4 =", with: "F9 = {isa = PBXFileReference; path = Named.intentdefinition; sourceTree = \"<group>\"; };\n        F4 =")
    return await project(all).locales.map(\.identifier)
  }

  @Test(arguments: [
    ("Shared/Kit/Picker.bundle/*/Localizable.strings", "@\"Picker\""), ("Shared/Kit/Picker.bundle/*/Localizable.strings", ""),
    ("Shared/Kit/*/SharePanel.strings", ""), ("Shared/KitSDK/*/SharePanel.strings", "@\"SharePanel\""),
  ])
  func aLibrarysTablesAreNoLanguages(tables: String, code: String) async {
    let folder = tables.contains("KitSDK") ? "KitSDK" : "Kit"
    #expect(await Self.languages(tables, ["Shared/\(folder)/Kit.m": code]) == ["en"])
  }

  @Test(arguments: [
    ("Shared/Kit/Picker.bundle/*/Localizable.strings", "Phone/A.swift", "\"Picker\""),
    ("Shared/Kit/*/SharePanel.strings", "Phone/A.swift", "L10n.sharepanel.title"),
    ("Shared/Kit/*/SharePanel.strings", "Shared/Kit/A.swift", "\"SharePanel\""),
    ("Shared/Kit/*/SharePanel.strings", "Phone/SharePanel.storyboard", ""), ("Shared/Kit/*/Named.strings", "A.swift", ""),
    ("Shared/Kit/*/Objects.strings", "A.swift", ""), ("Shared/Kit/*/Localizable.strings", "A.swift", ""),
    ("Shared/Kit/*/share-panel.strings", "A.swift", ""),
  ])
  func whatTheAppMayAskForIsItsOwn(tables: String, path: String, code: String) async {
    #expect(await Self.languages(tables, [path: code]) == ["en", "ko"])
  }

  /// Who works on a library has most of the code in it.
  @Test func aLibraryOfItsOwnHasItsLanguages() async {
    let files = ["Shared/Kit/A.m": "@\"Picker\"", "Shared/Kit/B.m": "", "Shared/Kit/C.m": ""]
    #expect(await Self.languages("Shared/Kit/Picker.bundle/*/Localizable.strings", files, app: 2) == ["en", "ko"])
  }

  /// Of a library that comes compiled nothing tells which of its texts the app shows.
  @Test(arguments: [("Kit.h", "", 0), ("Kit.m", "", 1), ("Kit.h", "\"SharePanel\"", 1)])
  func theTableOfACompiledLibraryIsNotTheApps(file: String, code: String, count: Int) async {
    let files = [
      "Shared/Kit/Header/\(file)": "", "Phone/A.swift": code, "Phone/B.swift": "", "Phone/C.swift": "",
      "Shared/Kit/en.lproj/SharePanel.strings": strings([
        "share_alert_title": "Sharing Failed", "share_alert_message": "Your photo was not shared.",
      ]), "App.xcodeproj/project.pbxproj": Self.listing,
    ]
    var options = Linter.Options()
    options.configuration.onlyRules = ["personal-pronoun"]
    #expect(await Linter.lint(await project(files), options: options).findings.count == count)
  }

  /// A bundle in a release that brings samples is nothing that the app ships, where no project outside it names the bundle.
  @Test(arguments: ["", "/* Texts.bundle */"]) func theBundleOfARelease(named: String) async {
    let bundle = "Libs/kit-ios-20240131/Texts.bundle/en.lproj/Kit.strings"
    let sample = "Libs/kit-ios-20240131/Samples/Hello"
    let project = await project([
      "App/App.xcodeproj/project.pbxproj": Self.listing + named, "App/A.swift": "", "App/B.swift": "",
      bundle: "\"a\" = \"b\"c\";", "\(sample)/Hello.xcodeproj/project.pbxproj": Self.listing, "\(sample)/C.swift": "",
    ])
    #expect(await Linter.lint(project).findings.contains { $0.rule == "syntax-error" } == !named.isEmpty)
  }
}
