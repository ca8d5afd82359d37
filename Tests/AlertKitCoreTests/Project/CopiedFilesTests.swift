import AlertKitCore
import Testing

/// Code of others that is kept with the app's own is read, and nothing is told of it.
@Suite struct CopiedFilesTests {
  private static func header(_ file: String, of project: String) -> String { "//\n//  \(file)\n//  \(project)\n//\n" }

  /// The files that something is told of, each of which has one alert.
  private static func told(_ files: [String: String], named: (String) -> Bool = { _ in true }) async -> Set<String> {
    let all = files.merging(["Shop/A.swift": header("A.swift", of: "Shop")]) { $1 }
    let inputs = all.map { InputFile(path: $0.key, contents: .bytes(Array($0.value.utf8)), isReported: named($0.key)) }
    let report = await Linter.lint(await Project.assemble(inputs, sources: .oneAlertAFile(titled: "Error")))
    return Set(report.findings.map { report.files[Int($0.range.file.index)].path })
  }

  @Test(
    arguments: [
      ("Shop/Vendor/Kit/B.swift", "Kit"), ("Shop/ThirdParty/B.m", ""), ("3rd-party libs/B.swift", "Kit"),
      ("Shop/External/B.swift", "Other"),
      ("Third Party/Kit/B.swift", "Kit"), ("Shop/kit-ios-master/Source/B.m", "Kit"),
    ])
  func codeOfOthersIsNotTold(path: String, project: String) async {
    let name = String(path.split(separator: "/").last!)
    #expect(await Self.told([path: Self.header(name, of: project)]) == ["Shop/A.swift"])
  }

  /// What the app's own header names is the app's, as a shop's vendors are; and so is what another word is in.
  @Test(arguments: [
    ("Shop/Vendor/B.swift", "Shop"), ("Shop/VendorList/B.swift", "Kit"), ("Shop/Library/B.swift", "Kit"),
    ("Shop-master/B.swift", "Shop"), ("Shop/Web-mainpage/B.swift", "Kit"),
  ])
  func ownCodeIsTold(path: String, project: String) async {
    #expect(await Self.told([path: Self.header("B.swift", of: project)]) == ["Shop/A.swift", path])
  }

  @Test func halfOfAFoldersCodeTells() async {
    let own = [
      "Shop/Vendor/B.swift": Self.header("B.swift", of: "Shop"), "Shop/Vendor/C.swift": Self.header("C.swift", of: "Kit"),
    ]
    #expect(await Self.told(own).count == 3)
    let others = own.merging(["Shop/Vendor/D.swift": Self.header("D.swift", of: "Kit")]) { $1 }
    #expect(await Self.told(others) == ["Shop/A.swift", "Shop/Vendor/B.swift"])
  }

  @Test func aNamedFolderIsTold() async {
    let files = ["Shop/Vendor/Kit/B.swift": Self.header("B.swift", of: "Kit")]
    #expect(await Self.told(files) { $0.contains("Vendor") } == ["Shop/Vendor/Kit/B.swift"])
  }

  /// Where no header names the app, vendors may be a shop's.
  @Test(arguments: [("Vendor", []), ("External", []), ("ThirdPartyLogin", []), ("Third_Party", ["Shop/Third_Party/B.swift"])])
  func withoutHeadersOnlyThePlainestNamesTell(folder: String, copied: [String]) async {
    let inputs = ["Shop/A.swift", "Shop/\(folder)/B.swift"].map { InputFile(path: $0, bytes: []) }
    let project = await Project.assemble(inputs, sources: .oneAlertAFile(titled: "Error"))
    #expect(project.coverage.copied.map { project.files[Int($0.index)].path } == copied)
    #expect(project.surfaces.count == 2)
  }
}
