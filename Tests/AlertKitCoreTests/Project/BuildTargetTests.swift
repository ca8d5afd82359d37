import AlertKitCore
import Testing

/// Which systems, orientations, names and languages an app's projects say.
@Suite struct BuildTargetTests {
  /// A project with an app for iPhone, one for the Mac, and a folder of each; `settings` go to the first.
  static func xcodeProject(_ settings: String = "", region: String = "en", base: String = "") -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        R /* Project object */ = {isa = PBXProject; developmentRegion = \(region); mainGroup = G; targets = (T1, T2, );
          buildConfigurationList = L0; };
        G = {isa = PBXGroup; children = (G1, G2, G3, C, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, F3, ); path = Phone; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F2, ); path = Desk; sourceTree = "<group>"; };
        G3 = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = App.xcconfig; sourceTree = SOURCE_ROOT; };
        F1 = {isa = PBXFileReference; path = "A View.swift"; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXVariantGroup; children = (F4, ); name = L.strings; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; name = en; path = en.lproj/L.strings; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1 /* A View.swift */; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        P2 = {isa = PBXSourcesBuildPhase; files = (B2, ); };
        P3 = {isa = PBXResourcesBuildPhase; files = (B3, ); };
        T1 = {isa = PBXNativeTarget; name = Album; productType = "com.apple.product-type.application";
          buildPhases = (P1, P3, ); buildConfigurationList = L1; fileSystemSynchronizedGroups = (G3, ); };
        T2 = {isa = PBXNativeTarget; name = Desk; productType = "com.apple.product-type.application";
          buildPhases = (P2, ); buildConfigurationList = L2; };
        L0 = {isa = XCConfigurationList; buildConfigurations = (S0, ); };
        L1 = {isa = XCConfigurationList; buildConfigurations = (D1, S1, ); };
        L2 = {isa = XCConfigurationList; buildConfigurations = (S2, ); };
        S0 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
        D1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = Debugged; }; };
        S1 = {isa = XCBuildConfiguration; name = Release; \(base) buildSettings = {\(settings)}; };
        S2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = macosx; }; };
      };
      rootObject = R /* Project object */;
    }
    """
  }

  private static func spec(_ id: String) -> String { "alerts:\n  \(id):\n    title: {text: \"Delete it?\"}\n" }

  /// One alert in each code file, with one title.
  private func project(
    _ files: [String: String], title: String = "Delete It?", change: (inout Configuration) -> Void = { _ in }
  ) async -> Project {
    var configuration = Configuration()
    change(&configuration)
    return await Project.assemble(inputs(files), configuration: configuration, sources: .oneAlertAFile(titled: title))
  }

  private func platforms(_ files: [String: String]) async -> [String: Set<Platform>?] {
    Dictionary(uniqueKeysWithValues: await project(files).surfaces.map { ($0.id, $0.platforms) })
  }

  @Test func targetsSayThePlatform() async {
    let found = await platforms([
      "App.xcodeproj/project.pbxproj": Self.xcodeProject(), "Phone/A View.swift": "", "Desk/B.swift": "",
      "Shared/Deep/C.swift": "",
      "Other/E.swift": "", "Other/F.swift": "",
    ])
    #expect(
      found == [
        "Phone/A View.swift": [.iOS], "Desk/B.swift": [.macOS], "Shared/Deep/C.swift": [.iOS], "Other/E.swift": nil,
        "Other/F.swift": nil,
      ])
  }

  @Test func aFolderThatAnAppIsBuiltWithIsNotOfTests() async {
    let project = Self.xcodeProject().replacing("path = Phone;", with: "path = PhoneTests;")
    let surfaces = await self.project([
      "App.xcodeproj/project.pbxproj": project, "PhoneTests/A View.swift": "", "DeskTests/C.swift": "",
    ]).surfaces
    #expect(
      Dictionary(uniqueKeysWithValues: surfaces.map { ($0.id, $0.reserve) }) == [
        "PhoneTests/A View.swift": nil, "DeskTests/C.swift": .developers,
      ])
  }

  @Test func supportedPlatformsGoBeforeTheSDK() async {
    let both = "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\"; "
    let found = await platforms(["App.xcodeproj/project.pbxproj": Self.xcodeProject(both), "Phone/A View.swift": ""])
    #expect(found == ["Phone/A View.swift": [.iOS, .macOS]])
  }

  /// Both languages of the tables are the first target's.
  private static let projectWithTables = xcodeProject().replacing("children = (F4, )", with: "children = (F4, F5, )")
    .replacing(
      "B1 = {",
      with: "F5 = {isa = PBXFileReference; name = de; path = de.lproj/L.strings; sourceTree = \"<group>\"; };\n    B1 = {")

  @Test(arguments: ["macosx", "iphoneos"])
  func anotherAppWithoutTablesIsNotTranslated(device: String) async {
    let tables = ["en", "de"].map { ("Phone/\($0).lproj/L.strings", "\"kept\" = \"Kept \($0)\";\n") }
    let project = Self.projectWithTables.replacing("SDKROOT = macosx", with: "SDKROOT = \(device)")
    let files = ["App.xcodeproj/project.pbxproj": project, "Phone/A View.swift": "", "Desk/B.swift": ""]
    let found = await Linter.lint(await self.project(files.merging(tables) { $1 })).findings
    #expect(
      Set(found.filter { $0.rule == "hard-coded-text" }.compactMap(\.surface)) == ["Phone/A View.swift"])
  }

  /// Tables of libraries alone make no app one of several languages that says it has one.
  @Test(arguments: [(["de"], false, false), (["de", "en"], false, true), ([], false, true), (["de"], true, true)])
  func anAppThatSaysItHasOneLanguage(languages: [String], isBuilt: Bool, isTold: Bool) async {
    let names = languages.map { "<string>\($0)</string>" }.joined()
    let plist = "<plist><dict><key>CFBundleLocalizations</key><array>\(names)</array></dict></plist>"
    let tables = ["en", "de"].map { ("Phone/\($0).lproj/L.strings", "\"kept\" = \"Kept \($0)\";\n") }
    var files = ["Phone/A View.swift": "", "Phone/Info.plist": plist].merging(tables) { $1 }
    if isBuilt { files["App.xcodeproj/project.pbxproj"] = Self.projectWithTables }
    let found = await Linter.lint(await self.project(files)).findings
    #expect(found.contains { $0.rule == "hard-coded-text" } == isTold)
  }

  @Test func packagesAndThenFoldersSayThePlatform() async {
    let package = "let package = Package(name: \"P\", platforms: [.macOS(.v13), .tvOS(.v16)], targets: [])"
    let found = await platforms([
      "P/Package.swift": package, "P/Sources/A.swift": "", "macOS/B.swift": "", "Album (tvOS)/C.swift": "",
      "AlbumMac/D.swift": "",
      "Machines/E.swift": "", "Watchlist/F.swift": "", "ABCWatch/H.swift": "", "iOS/G.swift": "",
    ])
    #expect(found["P/Sources/A.swift"] == [.macOS, .tvOS])
    #expect(found["macOS/B.swift"] == [.macOS])
    #expect(found["Album (tvOS)/C.swift"] == [.tvOS])
    #expect(found["AlbumMac/D.swift"] == [.macOS])
    #expect(found["Machines/E.swift"] == .some(nil))
    #expect(found["Watchlist/F.swift"] == .some(nil))
    #expect(found["ABCWatch/H.swift"] == [.watchOS])
    #expect(found["iOS/G.swift"] == [.iOS])
  }

  @Test func phonesGeometryIsForPhones() async {
    let title = "Delete all of the photos in the albums that you have shared with others?"
    let files = ["App.xcodeproj/project.pbxproj": Self.xcodeProject(), "Phone/A View.swift": "", "Desk/B.swift": ""]
    let found = await Linter.lint(await project(files, title: title)).findings.filter { $0.rule == "title-wraps" }
    #expect(found.compactMap(\.surface) == ["Phone/A View.swift"])
  }

  private func scenes(_ files: [String: String], change: (inout Configuration) -> Void = { _ in }) async -> Set<String> {
    let title = "Delete all of the photos in the albums that you have shared with others?"
    var configuration = Configuration()
    configuration.devices = ["iPhone 16", "iPad"]
    change(&configuration)
    let project = await project(files, title: title) { $0 = configuration }
    let report = await Linter.lint(project, options: try! Linter.Options(configuration: configuration))
    return Set(
      report.findings.flatMap(\.scenes).map { $0.split(separator: "/").dropFirst().prefix(2).joined(separator: "/") })
  }

  @Test func settingsSayTheOrientations() async {
    let settings = "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait; "
    let files = ["App.xcodeproj/project.pbxproj": Self.xcodeProject(settings), "Phone/A View.swift": ""]
    #expect(await scenes(files) == ["iPhone 16/portrait", "iPad/portrait", "iPad/landscape"])
    #expect(await scenes(files) { $0.orientations = ["landscape"] } == ["iPhone 16/landscape", "iPad/landscape"])
  }

  /// An app that keeps the design from before iOS 26, or that no Xcode has built since, is laid out in that alone.
  @Test(arguments: [
    ("SWIFT_VERSION = 3.0; ", true), ("SWIFT_VERSION = 5.0; ", false), ("IPHONEOS_DEPLOYMENT_TARGET = 8.0; ", true),
    ("IPHONEOS_DEPLOYMENT_TARGET = 12.0; ", false), ("INFOPLIST_KEY_UIDesignRequiresCompatibility = YES; ", true), ("", false),
    ("INFOPLIST_FILE = Info.plist; ", true),
  ])
  func settingsSayTheDesign(settings: String, isClassic: Bool) async {
    let plist = "<plist version=\"1.0\"><dict><key>UIDesignRequiresCompatibility</key><true/></dict></plist>"
    let files = [
      "App.xcodeproj/project.pbxproj": Self.xcodeProject(settings), "Phone/A View.swift": "", "Info.plist": plist,
    ]
    let project = await project(files)
    #expect(Set(project.shown(in: Scene.defaults).map(\.design)) == (isClassic ? [.classic] : Set(Design.allCases)))
    let named = await self.project(files) { $0.designs = ["classic", "glass"] }
    #expect(named.shown(in: Scene.defaults).count == Scene.defaults.count)
  }

  @Test func infoPlistSaysTheOrientations() async {
    let plist = """
      <plist><dict><key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>
      """
    #expect(await scenes(["Info.plist": plist, "A.swift": ""]) == ["iPhone 16/portrait", "iPad/portrait"])
    let pad = plist.replacing("Orientations</key>", with: "Orientations~ipad</key>")
    #expect(await scenes(["Info.plist": pad, "A.swift": ""]).contains("iPhone 16/landscape"))
    let named = ["Phone/Info.plist": plist, "Desk/Info.plist": plist.replacing("Portrait", with: "LandscapeLeft")]
    let settings = "INFOPLIST_FILE = \"$(SRCROOT)/Phone/Info.plist\"; "
    let files = named.merging(["App.xcodeproj/project.pbxproj": Self.xcodeProject(settings), "Phone/A View.swift": ""]) { $1 }
    #expect(await scenes(files) == ["iPhone 16/portrait", "iPad/portrait"])
  }

  @Test(arguments: [
    ("destinations: Destinations = [.iPad, .macWithiPadDesign], deploymentTargets: .iOS(\"17.0\")", ["iPad"]),
    ("destinations: .iOS", ["iPad", "iPhone 16"]),
    ("deploymentTarget: .iOS(targetVersion: \"16\", devices: [.iphone])", ["iPhone 16"]),
  ])
  func manifestsOfTuistNameTheDevices(text: String, devices: [String]) async {
    let helper = "Tuist/ProjectDescriptionHelpers/Project+App.swift"
    let found = await scenes([helper: "import ProjectDescription\nlet app = Target(\(text))", "Sources/A.swift": ""])
    #expect(Set(found.map { String($0.split(separator: "/")[0]) }).sorted() == devices)
  }

  @Test func settingsAndConfigurationFilesNameTheApp() async {
    let plist = "<plist><dict><key>CFBundleDisplayName</key><string>$(APP_NAME) ${SUFFIX:default}</string></dict></plist>"
    let xcconfig = "#include \"Base.xcconfig\"\nSUFFIX = Plus // comment\n"
    let project = Self.xcodeProject(
      "INFOPLIST_FILE = Phone/Info.plist; APP_NAME = \"$(inherited) Two\"; ", base: "baseConfigurationReference = C;")
    let spec = "notifications:\n  a: {title: {text: \"Album Two Plus\"}, body: {text: \"New photos are there.\"}}\n"
    let assembled = await self.project([
      "App.xcodeproj/project.pbxproj": project, "Phone/Info.plist": plist, "App.xcconfig": xcconfig,
      "Base.xcconfig": "APP_NAME = Album\nSUFFIX = None\n", "alerts.yaml": spec,
    ])
    let surface = assembled.surfaces.first { $0.kind == .notification }
    let names = surface.map { assembled.localized($0, in: assembled.sourceLocale).context.appNames }
    #expect(names == ["Album Two Plus"])
  }

  @Test func productsNameTheApp() async {
    let spec = "notifications:\n  a: {title: {text: \"A\"}, body: {text: \"New photos are there.\"}}\n"
    let assembled = await project(["App.xcodeproj/project.pbxproj": Self.xcodeProject(), "alerts.yaml": spec])
    let surface = assembled.surfaces.first { $0.kind == .notification }
    #expect(surface.map { assembled.localized($0, in: assembled.sourceLocale).context.appNames } == ["Album"])
  }

  /// The build writes the product's name into an Info.plist that has none.
  @Test(arguments: [("YES", ["Album"]), ("NO", [])])
  func productsNameTheAppWhereAListDoesNot(made: String, names: [String]) async {
    let spec = "notifications:\n  a: {title: {text: \"A\"}, body: {text: \"New photos are there.\"}}\n"
    let settings = "INFOPLIST_FILE = Phone/Info.plist; GENERATE_INFOPLIST_FILE = \(made); "
    let assembled = await project([
      "App.xcodeproj/project.pbxproj": Self.xcodeProject(settings), "alerts.yaml": spec,
      "Phone/Info.plist": "<plist><dict><key>UIFileSharingEnabled</key><true/></dict></plist>",
    ])
    let surface = assembled.surfaces.first { $0.kind == .notification }
    #expect(surface.map { assembled.localized($0, in: assembled.sourceLocale).context.appNames } == names)
  }

  @Test func aPackageBesideTheAppIsForItsToolsAlone() async {
    let package =
      "let package = Package(name: \"T\", platforms: [.macOS(.v13)], targets: [.target(name: \"T\", path: \"./Tools/T\")])"
    let found = await platforms(["Package.swift": package, "App/A.swift": "", "Tools/T/B.swift": "", "Sources/T/C.swift": ""])
    #expect(found == ["Package.swift": nil, "App/A.swift": nil, "Tools/T/B.swift": [.macOS], "Sources/T/C.swift": [.macOS]])
  }

  @Test func settingsThatReferToOneAnotherComeToAnEnd() async {
    let names = (1...30).map { "A\($0) = $(A\($0 + 1))$(A\($0 + 1))$(A\($0 + 1))\n" }.joined()
    let include = "#include \"App.xcconfig\"\n"
    let assembled = await project([
      "App.xcodeproj/project.pbxproj": Self.xcodeProject(
        "PRODUCT_NAME = \"$(A1)\"; SDKROOT = \"$(SDKROOT)\"; ", base: "baseConfigurationReference = C;"),
      "App.xcconfig": String(repeating: include, count: 20) + names, "Phone/A View.swift": "",
    ])
    #expect(assembled.surfaces.first?.platforms == [.iOS], "The project's own setting is inherited.")
  }

  @Test(arguments: 1...2)
  func survivesDamage(seed: UInt64) async {
    var mutator = Mutator(seed: seed)
    let marks = ["{", "}", "(", ")", ";", "=", "\"", "/*", "//", "$(", "#include", "\n", "G", "<group>", "../"]
    for _ in 0..<200 {
      let damaged = mutator.document(from: [Array(Self.xcodeProject().utf8)], tokens: marks)
      let settings = mutator.document(
        from: [Array("#include \"B.xcconfig\"\nA = $(B:c) // x\nB[sdk=*] = ${A}\n".utf8)], tokens: marks)
      let files = [
        InputFile(path: "App.xcodeproj/project.pbxproj", bytes: damaged), InputFile(path: "App.xcconfig", bytes: settings),
      ]
      #expect(await Project.assemble(files).faults.isEmpty)
    }
  }

  @Test(arguments: ["", "{", "{ objects = (", "{objects = {R = {mainGroup = R; }; }; rootObject = R;}", "\"\\"])
  func brokenProjectsAreNoFault(text: String) async {
    let assembled = await project(["App.xcodeproj/project.pbxproj": text, "A.swift": ""])
    #expect(assembled.faults.isEmpty)
    #expect(assembled.surfaces.count == 1)
  }
}
