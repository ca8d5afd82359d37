import AlertKitCore
import Testing

/// What no target of the Xcode project builds is left out, where the project's list can be believed.
@Suite struct UnbuiltFilesTests {
  /// A project that lists two files of code and a table in German.
  private static let listing = BuildTargetTests.xcodeProject()
    .replacing("isa = PBXFileSystemSynchronizedRootGroup", with: "isa = PBXGroup")
    .replacing("fileSystemSynchronizedGroups = (G3, );", with: "")
    .replacing("en.lproj", with: "de.lproj")

  private static func project(_ files: [String: String], listing: String = listing) async -> Project {
    let reader = SourceReader.oneAlertAFile(titled: "Delete It?")
    let all = files.merging(["App.xcodeproj/project.pbxproj": listing, "Phone/A View.swift": "", "Desk/B.swift": ""]) { $1 }
    return await Project.assemble(inputs(all), sources: reader)
  }

  private static func shown(_ files: [String: String], listing: String = listing) async -> Set<String> {
    Set(await project(files, listing: listing).surfaces.map(\.id))
  }

  private static let listed: Set = ["Phone/A View.swift", "Desk/B.swift"]

  @Test func codeInNoTargetIsLeftOut() async {
    let project = await Self.project(["Old/C.m": "", "old.swift": ""])
    #expect(Set(project.surfaces.map(\.id)) == Self.listed)
    #expect(project.coverage.unbuilt.map { project.files[Int($0.index)].path } == ["Old/C.m", "old.swift"])
    #expect(
      await Self.shown(["phone/a view.SWIFT": "", "Old/C.m": ""]).contains("phone/a view.SWIFT"), "A disk may ignore case.")
  }

  @Test(arguments: [
    ["Kit/Package.swift": "// swift-tools-version: 6.0", "Kit/Sources/C.swift": ""],
    ["Local Pods/Kit/C.swift": ""], ["Kit/Sources/Deep/C.swift": ""],
    ["Kit/Kit.podspec": "", "Kit/C.swift": ""], ["BUILD.bazel": "", "C.swift": ""], ["project.yml": "", "C.swift": ""],
    ["Project.swift": "", "C.swift": ""], ["C.h": ""], ["C.swift": "", "D.swift": "", "E.swift": ""],
    ["Lib/Lib.xcodeproj/project.pbxproj": "{", "Lib/C.swift": ""],
  ])
  func whatMayBeBuiltIsKept(files: [String: String]) async {
    let code = files.keys.filter { $0.hasSuffix("C.swift") || $0.hasSuffix("C.h") }
    #expect(await Self.shown(files).isSuperset(of: Self.listed.union(code)))
  }

  /// A project may name the copy that lay on somebody's disk.
  @Test func whatATargetNamesFarAwayIsBuiltHere() async {
    let listing = Self.listing.replacing(#"path = "A View.swift""#, with: #"path = "../../../Disk/Users/a/app/Forms/C.swift""#)
    let shown = await Self.shown(["Phone/Forms/C.swift": ""], listing: listing)
    #expect(shown == ["Phone/Forms/C.swift", "Desk/B.swift"])
  }

  /// A merge may leave a file in a target and in no group.
  @Test func whatATargetNamesIsBuiltInWhateverGroup() async {
    let listing = Self.listing.replacing("G2, ", with: "")
    #expect(await Self.shown(["B.swift": ""], listing: listing) == ["Phone/A View.swift", "B.swift"])
  }

  /// An app that offers a part of itself as a library.
  @Test func besideAnAppALibraryIsWhatItsDescriptionNames() async {
    let spec = "Pod::Spec.new do |s|\n  s.name = 'Kit'\n  s.source_files = 'Kit/Classes/**/*.{h,m,swift}'\nend\n"
    let files = ["Kit.podspec": spec, "Kit/Classes/C.swift": "", "Old/D.swift": ""]
    #expect(await Self.shown(files) == Self.listed.union(["Kit/Classes/C.swift"]))
    let whole = files.merging(["Kit.podspec": spec.replacing("Kit/Classes/", with: "")]) { $1 }
    #expect(await Self.shown(whole).contains("Old/D.swift"))
  }

  @Test(arguments: [("Legacy/App", false), ("old", false), ("Reader", true), ("Gold", true)])
  func whatAnAppOnceWasIsLeftOut(folder: String, isKept: Bool) async {
    let files = [folder + "/App.xcodeproj/project.pbxproj": BuildTargetTests.xcodeProject(), folder + "/Phone/D.swift": ""]
    #expect(await Self.shown(files).contains(folder + "/Phone/D.swift") == isKept)
    let alone = ["Old/App.xcodeproj/project.pbxproj": BuildTargetTests.xcodeProject(), "Old/Phone/D.swift": ""]
    let project = await Project.assemble(inputs(alone), sources: .oneAlertAFile(titled: "Delete It?"))
    #expect(project.surfaces.map(\.id) == ["Old/Phone/D.swift"], "There is no other app.")
  }

  @Test(arguments: ["OldUI_ReferenceOnly", "Archive", "Screens/legacy-views", "Golden", "Scaffold"])
  func besideFoldersThatAreTakenWholeAnOldOneIsLeftOut(folder: String) async {
    let path = folder + "/C.swift"
    let isKept = folder == "Golden" || folder == "Scaffold"
    #expect(await Self.shown([path: ""], listing: BuildTargetTests.xcodeProject()).contains(path) == isKept)
  }

  @Test func foldersThatAreTakenWholeAreNotJudged() async {
    #expect(await Self.shown(["Other/C.m": ""], listing: BuildTargetTests.xcodeProject()).contains("Other/C.m"))
  }

  @Test func besideFoldersThatAreTakenWholeCodeIsListedByName() async {
    let shown = await Self.shown(["Phone/Deep/C.m": "", "Shared/D.swift": ""], listing: BuildTargetTests.xcodeProject())
    #expect(shown == Self.listed.union(["Shared/D.swift"]))
  }

  /// A project that takes in folders whole may leave the copy of one beside them.
  @Test(arguments: [("Copy", 2, false), ("Copy", 1, true), ("Shared", 2, true), ("", 2, true), ("Copy/Sources", 2, true)])
  func aFolderOfWhichAProjectTakesNothingIsLeftOut(folder: String, taken: Int, isKept: Bool) async {
    let path = folder.isEmpty ? "E.swift" : folder + "/E.swift"
    var files = [path: "", "Copy/F.swift": ""]
    for number in 0..<taken { files["Shared/D\(number).swift"] = "" }
    let shown = await Self.shown(files, listing: BuildTargetTests.xcodeProject())
    #expect(shown.contains(path) == isKept)
  }

  /// One that lists nearly all code by name leaves what it does not name a part of.
  @Test(arguments: [(4, false), (3, true)])
  func aFolderOfWhichAProjectListsNothingIsLeftOut(listed: Int, isKept: Bool) async {
    let numbers = 0..<listed
    let more = numbers.map {
      "X\($0) = {isa = PBXFileReference; path = D\($0).swift; sourceTree = \"<group>\"; }; Y\($0) = {isa = PBXBuildFile; fileRef = X\($0); };"
    }
    let listing = BuildTargetTests.xcodeProject().replacing("objects = {", with: "objects = {\n" + more.joined(separator: "\n"))
      .replacing("children = (F1,", with: "children = (\(numbers.map { "X\($0), " }.joined())F1,")
      .replacing("files = (B1,", with: "files = (\(numbers.map { "Y\($0), " }.joined())B1,")
    var files = ["Watch/E.swift": "", "Watch/F.swift": ""]
    for number in numbers { files["Phone/D\(number).swift"] = "" }
    #expect(await Self.shown(files, listing: listing).contains("Watch/E.swift") == isKept)
  }

  /// Keys that are texts are none that anybody sees where the table in their language is not copied.
  @Test func keysAreNoTextsOfALanguageThatIsLeftOut() async {
    let keys = ["Your phone is too old", "The photo was not saved"]
    func table(_ prefix: String) -> String { keys.map { "\"\($0)\" = \"\(prefix + $0)\";\n" }.joined() }
    let german = ["Phone/de.lproj/L.strings": table("Ja: ")]
    #expect(await Self.project(german).sourceLocale == tag("en"))
    let both = german.merging(["Phone/en.lproj/L.strings": table("")]) { $1 }
    #expect(await Self.project(both).sourceLocale == tag("de"))
    let french = german.merging(["Phone/fr.lproj/L.strings": table("Oui : ")]) { $1 }
    #expect(await Self.project(french).sourceLocale == tag("en"))
  }

  @Test func aTableInALanguageThatTheProjectDoesNotHaveIsLeftOut() async {
    let files = ["Phone/pt-BR.lproj/Other.strings": "\"a\" = \"Não\";\n", "Phone/de.lproj/L.strings": "\"a\" = \"Aus\";\n"]
    #expect(await Self.project(files).locales.contains(tag("pt-BR")))
    func listing(_ regions: String) -> String {
      Self.listing.replacing("mainGroup = G;", with: "mainGroup = G; knownRegions = (\(regions));")
    }
    #expect(await !Self.project(files, listing: listing("en, Base, de")).locales.contains(tag("pt-BR")))
    #expect(await Self.project(files, listing: listing("en, pt_BR, de")).locales.contains(tag("pt-BR")))
    let above = ["hi-IN.lproj/L.strings": "\"a\" = \"Band\";\n", "Phone/de.lproj/L.strings": "\"a\" = \"Aus\";\n"]
    #expect(await !Self.project(above, listing: listing("en, Base, de")).locales.contains(tag("hi-IN")), "It lies above.")
    let elsewhere = ["Desk/pt-BR.lproj/Other.strings": "\"a\" = \"Não\";\n"]
    #expect(
      await Self.project(elsewhere, listing: listing("en, de")).locales.contains(tag("pt-BR")), "No table is listed there.")
  }

  private static let tables = [
    "Phone/de.lproj/L.strings": "\"a\" = \"Aus\";\n", "Phone/sv.lproj/L.strings": "\"a\" = \"Av\";\n\"b\n",
    "Phone/fr.lproj/Other.strings": "\"a\" = \"Non\";\n",
  ]

  @Test func aTableThatIsNotCopiedIsInNoLanguageOfTheApp() async {
    let project = await Self.project(Self.tables)
    #expect(!project.locales.contains(tag("sv")))
    #expect(project.locales.contains(tag("de")) && project.locales.contains(tag("fr")))
    #expect(project.faults.isEmpty, "Nobody reads what is wrong with it.")
    let all = await Self.project(Self.tables, listing: Self.listing.replacing("de.lproj", with: "nn.lproj"))
    #expect(all.locales.contains(tag("sv")), "None is copied, so that something else may do it.")
  }

  @Test func aTwinOfATableThatIsCopiedIsLeftOut() async {
    let files = [
      "Phone/de.lproj/L.strings": "\"a\" = \"Aus\";\n", "Old/de.lproj/L.strings": "\"a\n",
      "Old/de.lproj/M.strings": "\"c\" = \"Zu\";\n",
    ]
    let project = await Self.project(files)
    #expect(project.faults.isEmpty && project.tables.map(\.name).contains("M"))
  }

  private static func unbuilt(_ files: [String: String], listing: String = listing) async -> [String] {
    let project = await project(files, listing: listing)
    return project.coverage.unbuilt.map { project.files[Int($0.index)].path }
  }

  @Test func aTableWithoutALanguageBesideThoseThatAreCopiedIsLeftOut() async {
    let files = ["Phone/de.lproj/L.strings": "\"a\" = \"Aus\";\n", "L.strings": "\"a\" = \"Off\";\n", "M.strings": ""]
    #expect(await Self.unbuilt(files) == ["L.strings"])
    let catalog = "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{}}}"
    let catalogs = ["Phone/de.lproj/L.strings": "\"a\" = \"Aus\";\n", "L.xcstrings": catalog, "M.xcstrings": catalog]
    #expect(await Self.unbuilt(catalogs) == ["L.xcstrings"])
  }

  /// What is called as a table is, holds something else, and is in no list is none, unless code says its name.
  @Test(arguments: [
    ("<actions>\n", "", true), ("<actions>\n", "load(\"Off\")", false), ("<actions>\n", "load(\"Off.strings\")", false),
    ("\"a\" = \"Aus\";\n\"b\n", "", false), ("", "", false),
  ])
  func whatIsNoTableIsLeftOut(text: String, code: String, isLeftOut: Bool) async {
    let files = ["Off.strings": text, "Desk/B.swift": code]
    let reader = SourceReader.oneAlertAFile(titled: "Delete It?")
    let listing = Self.listing.replacing("L.strings", with: "InfoPlist.strings")
    let all = files.merging(["App.xcodeproj/project.pbxproj": listing, "Phone/A View.swift": ""]) { $1 }
    let project = await Project.assemble(inputs(all), sources: reader)
    #expect(project.coverage.unbuilt.map { project.files[Int($0.index)].path }.contains("Off.strings") == isLeftOut)
  }

  /// Who lists a table in a group and gives it to no target does not ship it; of what is in no list nothing is known but its name.
  @Test func aTableThatIsListedForNoTargetIsLeftOut() async {
    let files = ["Phone/de.lproj/L.strings": "\"a\" = \"Aus\";\n", "Phone/de.lproj/Other.strings": "\"c\" = \"Zu\";\n"]
    #expect(await Self.unbuilt(files) == [])
    let group = "F5 = {isa = PBXVariantGroup; children = (F6, ); name = Other.strings; sourceTree = \"<group>\"; };"
    let file = "F6 = {isa = PBXFileReference; name = de; path = de.lproj/Other.strings; sourceTree = \"<group>\"; };"
    let listing = Self.listing.replacing("F4 = {", with: group + file + "F4 = {").replacing(
      "(F1, F3, )", with: "(F1, F3, F5, )")
    #expect(await Self.unbuilt(files, listing: listing) == ["Phone/de.lproj/Other.strings"])
    let copies = ["L-old.strings": "\"a\n", "L copy.strings": "", "Labels.strings": "", "Phone/L 16.strings": ""]
    let all = files.merging(copies) { $1 }
    #expect(await Self.unbuilt(all) == ["L copy.strings", "L-old.strings", "Phone/L 16.strings"])
  }

  /// Of a table that is listed for no target, the languages that are in no list are not shipped either.
  @Test func aTableThatIsListedInOneLanguageAlone() async {
    let names = ["Phone/de.lproj/Other.strings", "Phone/fi.lproj/Other.strings"]
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "\"c\" = \"Zu\";\n") })
    let group = "F5 = {isa = PBXVariantGroup; children = (F6, ); name = Other.strings; sourceTree = \"<group>\"; };"
    let file = "F6 = {isa = PBXFileReference; name = de; path = de.lproj/Other.strings; sourceTree = \"<group>\"; };"
    let listing = Self.listing.replacing("F4 = {", with: group + file + "F4 = {").replacing(
      "(F1, F3, )", with: "(F1, F3, F5, )")
    let copied = files.merging(["Phone/de.lproj/L.strings": "\"a\" = \"Aus\";\n"]) { $1 }
    #expect(await Self.unbuilt(copied, listing: listing) == names)
    let bare = listing.replacing("L.strings", with: "InfoPlist.strings")
    #expect(await Self.unbuilt(files, listing: bare) == [names[1]], "It copies no texts at all, by mistake.")
  }

  /// Tables of a library that was taken out of the project lie in a folder that nothing is listed of.
  @Test(arguments: [
    ("Phone/Old", "", true), ("Phone", "", false), ("Old", "", false), ("Phone/Old", "Phone/Old/C.swift", false),
    ("Phone/Old", "Phone/Old/Kit.podspec", false),
  ])
  func aTableInAFolderThatIsNotListed(folder: String, beside: String, isLeftOut: Bool) async {
    let table = folder + "/de.lproj/Other.strings"
    var files = [table: "\"c\" = \"Zu\";\n", "Phone/de.lproj/L.strings": "\"a\" = \"Aus\";\n"]
    if !beside.isEmpty { files[beside] = "" }
    #expect(await Self.unbuilt(files).contains(table) == isLeftOut)
  }

  @Test func aTableThatTestsAloneAreBuiltWithIsLeftOut() async {
    let files = ["Phone/de.lproj/L.strings": "\"a\" = \"Aus\";\n"]
    #expect(await Self.unbuilt(files).isEmpty)
    let tests = Self.listing.replacing("product-type.application", with: "product-type.bundle.ui-testing")
    #expect(await Self.unbuilt(files, listing: tests) == ["Phone/de.lproj/L.strings"])
  }

  @Test func aTableBesideTheCatalogThatIsCopiedIsLeftOut() async {
    let files = [
      "Phone/fi.lproj/Other.strings": "\"a\" = \"Ei\";\n",
      "Phone/Other.xcstrings": "{\"sourceLanguage\":\"en\",\"strings\":{}}",
    ]
    #expect(await Self.project(files).locales.contains(tag("fi")))
    let naming = Self.listing.replacing("path = B.swift", with: "path = \"../Phone/Other.xcstrings\"")
    #expect(await !Self.project(files, listing: naming).locales.contains(tag("fi")))
  }

  @Test func aProjectWithinAPackageShowsOffThePackage() async {
    let samples = [
      "Kit/Package.swift": "// swift-tools-version: 6.0", "Kit/Sources/C.swift": "", "Kit/Inspector/Sources/D.swift": "",
      "Kit/Inspector/Inspector.xcodeproj/project.pbxproj": BuildTargetTests.xcodeProject(),
    ]
    let shown = await Self.shown(samples)
    #expect(shown.contains("Kit/Sources/C.swift") && !shown.contains("Kit/Inspector/Sources/D.swift"))
    let others = samples.filter { $0.key != "Kit/Package.swift" }
    #expect(await Self.shown(others).contains("Kit/Inspector/Sources/D.swift"), "It may be another app.")
    let examples = Dictionary(
      uniqueKeysWithValues: others.map { ($0.key.replacing("Inspector", with: "Example-Swift"), $0.value) })
    #expect(await !Self.shown(examples).contains("Kit/Example-Swift/Sources/D.swift"), "It shows off a library.")
  }

  /// Of a library with a podspec the app's project lists what it takes.
  @Test func aProjectOfALibraryWhoseFilesAreListedShowsItOff() async {
    let files = [
      "Phone/Kit/Kit.podspec": "", "Phone/Kit/Kit/C.swift": "", "Phone/Kit/Kit/D.swift": "",
      "Phone/Kit/Kit.xcodeproj/project.pbxproj": BuildTargetTests.xcodeProject(),
    ]
    let listing = Self.listing.replacing("path = \"A View.swift\"", with: "path = Kit/Kit/C.swift")
    let shown = await Self.shown(files, listing: listing)
    #expect(shown.contains("Phone/Kit/Kit/C.swift") && !shown.contains("Phone/Kit/Kit/D.swift"))
    #expect(await Self.shown(files).contains("Phone/Kit/Kit/D.swift"), "It may be another app.")
  }

  /// A package that takes in the folder of the app is another way to build it.
  @Test func besideAnAppAPackageOfItsFolderBuildsNothingMore() async {
    func package(_ folder: String) -> String {
      "// swift-tools-version: 6.0\nlet package = Package(targets: [.target(name: \"Kit\", path: \"\(folder)\")])"
    }
    #expect(await !Self.shown(["Package.swift": package("Phone"), "Phone/C.swift": ""]).contains("Phone/C.swift"))
    #expect(await Self.shown(["Package.swift": package("Kit"), "Kit/C.swift": ""]).contains("Kit/C.swift"))
  }

  /// A project that has moved its code into packages believes in the few files that it still lists.
  @Test(arguments: [(true, 3, false), (true, 2, true), (false, 3, true)])
  func whatHasMovedIntoPackagesIsLeftOut(takesProducts: Bool, moved: Int, isKept: Bool) async {
    var listing = Self.listing.replacing("buildPhases = (P1, P3, )", with: "buildPhases = (P1, )")
    if takesProducts { listing = listing.replacing("name = Desk;", with: "name = Desk; packageProductDependencies = (K, );") }
    var files = [
      "Phone/C.swift": "", "Phone/D.swift": "", "Desk/E.swift": "", "Kit/Package.swift": "// swift-tools-version: 6.0",
    ]
    for number in 0..<moved { files["Kit/Sources/Kit/F\(number).swift"] = "" }
    let texts = "\"a\" = \"A\";\n"
    for folder in ["Phone/", "Kit/Sources/Kit/"] { files[folder + "sv.lproj/L.strings"] = texts }
    files["Phone/sv.lproj/Other.strings"] = texts
    let project = await Self.project(files, listing: listing)
    let unbuilt = Set(project.coverage.unbuilt.map { project.files[Int($0.index)].path })
    #expect(unbuilt == (isKept ? [] : ["Phone/C.swift", "Phone/D.swift", "Desk/E.swift", "Phone/sv.lproj/L.strings"]))
  }

  @Test func scriptsMayCopyTables() async {
    let listing = Self.listing.replacing(
      "objects = {", with: "objects = {\n X = {isa = PBXShellScriptBuildPhase; shellScript = \"cp -r *.lproj $DST\"; };")
    #expect(await Self.project(Self.tables, listing: listing).locales.contains(tag("sv")))
  }

  @Test func anIPadAppIsLaidOutOnAnIPad() async {
    let files = ["App.xcodeproj/project.pbxproj": BuildTargetTests.xcodeProject("TARGETED_DEVICE_FAMILY = 2; ")]
    let pad = await Project.assemble(inputs(files))
    #expect(Set(pad.shown(in: Scene.defaults).map(\.device.name)) == ["iPad"])
    let both = ["App.xcodeproj/project.pbxproj": BuildTargetTests.xcodeProject("TARGETED_DEVICE_FAMILY = \"1,2\"; ")]
    #expect(await Project.assemble(inputs(both)).shown(in: Scene.defaults).count == Scene.defaults.count)
  }

  /// `Example.xcodeproj` beside what it shows off.
  @Test func anExampleBesideItsProjectShowsOffALibrary() async {
    let files = [
      "Components/Popup/Example.xcodeproj/project.pbxproj": BuildTargetTests.xcodeProject(),
      "Components/Popup/Example/D.swift": "", "Components/Popup/Source/E.swift": "",
    ]
    let shown = await Self.shown(files)
    #expect(!shown.contains("Components/Popup/Example/D.swift") && shown.contains("Components/Popup/Source/E.swift"))
    let named = Dictionary(uniqueKeysWithValues: files.map { ($0.key.replacing("Example", with: "Popup2"), $0.value) })
    #expect(await Self.shown(named).contains("Components/Popup/Popup2/D.swift"))
  }

  /// The sample app of a library that lies beside the app's folder.
  @Test func aSampleOfALibraryBesideTheApp() async {
    func files(_ sample: String, _ targets: String) -> [String: String] {
      [
        "kit/\(sample)/Album/Album.xcodeproj/project.pbxproj": BuildTargetTests.xcodeProject(),
        "kit/\(sample)/Album/D.swift": "", "kit/src/E.swift": "",
        "kit/src/Kit.xcodeproj/project.pbxproj": targets,
      ]
    }
    let library = BuildTargetTests.xcodeProject().replacing("product-type.application", with: "product-type.library.static")
    let nested = files("sample", library)
    let app = Dictionary(uniqueKeysWithValues: nested.map { ("src/" + $0.key, $0.value) })
    let beside = ["src/Phone/App.xcodeproj/project.pbxproj": BuildTargetTests.xcodeProject(), "src/Phone/C.swift": ""]
    func names(_ files: [String: String]) async -> Set<String> {
      let reader = SourceReader.oneAlertAFile(titled: "Delete It?")
      return Set(await Project.assemble(inputs(files), sources: reader).surfaces.map(\.id))
    }
    let shown = await names(app.merging(beside) { $1 })
    #expect(!shown.contains("src/kit/sample/Album/D.swift") && shown.contains("src/kit/src/E.swift"))
    #expect(await names(app).contains("src/kit/sample/Album/D.swift"), "There is no other app.")
    let plain = Dictionary(uniqueKeysWithValues: files("phone", library).map { ("src/" + $0.key, $0.value) })
    #expect(await names(plain.merging(beside) { $1 }).contains("src/kit/phone/Album/D.swift"))
  }

  /// The sample app of a library that was copied into the app's folder with its project.
  @Test(arguments: [
    ("iPhone Sample", "", false), ("Demo", "", false), ("iPhone", "", true),
    ("iPhone Sample", "Kit/iPhone Sample/D.swift", true),
  ])
  func aSampleBesideTheProjectOfALibraryIsLeftOut(folder: String, listed: String, isKept: Bool) async {
    let listing =
      listed.isEmpty ? Self.listing : Self.listing.replacing("path = B.swift", with: "path = \"../\(listed)\"")
    for described in [["Kit/iPhone.xcodeproj/project.pbxproj": BuildTargetTests.xcodeProject()], ["Kit/Kit.podspec": ""]] {
      let files = described.merging(["Kit/\(folder)/D.swift": "", "Kit/Classes/E.swift": ""]) { $1 }
      let shown = await Self.shown(files, listing: listing)
      #expect(shown.contains("Kit/\(folder)/D.swift") == isKept)
      #expect(shown.contains("Kit/Classes/E.swift"))
    }
  }

  /// The sample app that the release of a library brings.
  @Test(arguments: [
    ("kit-ios-2.8.2", "Hello", false), ("kit-ios-20240131", "App", false), ("photos-20240131", "App", true),
    ("kit-ios-sdk-1.0", "Hello", false), ("kit-2", "Hello", true),
    ("kit-v.2", "Hello", true),
    ("kit-ios-2.8.2", "App", false), ("Photos-1.2", "Demo", false), ("Photos-1.2", "App", true), ("Swift-5.1", "App", true),
    ("Swift-5.1", "Demo", true), ("xcode-12.0", "App", true), ("ios-14.0", "App", true),
  ])
  func anAppInAReleaseShowsOffALibrary(folder: String, app: String, isKept: Bool) async {
    let files = [
      folder + "/Hello/\(app).xcodeproj/project.pbxproj": BuildTargetTests.xcodeProject(), folder + "/Hello/D.swift": "",
      folder + "/Kit/E.swift": "",
    ]
    let shown = await Self.shown(files)
    #expect(shown.contains(folder + "/Hello/D.swift") == isKept)
  }

  /// Copies that a file system numbers say nothing of whether the project lists its code.
  @Test func numberedCopiesAreLeftOut() async {
    let copies = (2...9).flatMap { [("Phone/A View \($0).swift", ""), ("Desk/B \($0).swift", "")] }
    #expect(await Self.shown(Dictionary(uniqueKeysWithValues: copies)) == Self.listed)
    let others = ["Phone/C 2.swift", "Phone/Album 3.swift", "Desk/B b.swift", "Desk/Sub/B 2.swift", "Desk/B 2.m"].map {
      ($0, "")
    }
    #expect(await Self.shown(Dictionary(uniqueKeysWithValues: others)).count == 7, "There is nothing that they are copies of.")
  }
}
