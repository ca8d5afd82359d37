import AlertKitCore
import Foundation
import Testing

@Suite struct FileDiscoveryTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func found(
    _ paths: [String] = ["."], in directory: String = "", change: (inout Configuration) -> Void = { _ in }
  ) throws -> Discovery {
    var configuration = Configuration()
    change(&configuration)
    return try FileDiscovery(configuration: configuration, workingDirectory: folder.path + directory, contents: .documents)
      .files(under: paths)
  }

  @Test func findsEveryKindOfFileInOrder() throws {
    try folder.write(
      to: "App/ko.lproj/Localizable.strings", "App/ko.lproj/Localizable.stringsdict", "App/Localizable.xcstrings",
      "alerts.yaml", "photo.alerts.yml", "Specs/alerts.json", "README.md", "other.yaml", "App/a.swift",
      "Watch/PushNotificationPayload.apns", "Watch/order.apns")
    #expect(
      try found().found.map(\.path) == [
        "App/Localizable.xcstrings", "App/ko.lproj/Localizable.strings", "App/ko.lproj/Localizable.stringsdict",
        "Specs/alerts.json", "Watch/order.apns", "alerts.yaml", "photo.alerts.yml",
      ])
  }

  /// What a server watches is called alerts as well.
  @Test func aSpecIsKnownByWhatItSays() throws {
    let others = [
      "a/alerts.yml": "groups:\n  - name: api\n    rules: []\n", "b/alerts.json": "[{\"title\": \"Storm\"}]",
      "c/alerts.yaml": "{{- if .Values.on }}\nkind: Rule\n{{- end }}\n",
    ]
    let specs = ["d/alerts.yml": "alrts:\n  a: {}\n", "e/alerts.yaml": "alerts: [\n", "f/alerts.json": "{\"alerts\": []}"]
    for (path, text) in others.merging(specs, uniquingKeysWith: { $1 }) {
      try folder.write(text, to: path)
    }
    #expect(try found().found.map(\.path) == specs.keys.sorted())
    let named = try found(["a/alerts.yml"]).found.filter(\.isReported)
    #expect(named.map(\.path) == ["a/alerts.yml"], "What is named is read.")
  }

  @Test func foldersMayHaveAnyName() throws {
    for name in ["앱 é😀", "new\nline", "\u{301}mark"] {
      try folder.write(to: "\(name)/en.lproj/A.strings")
      #expect(try found(in: "/" + name).found.map(\.path) == ["en.lproj/A.strings"])
      #expect(try found(["\(name)/en.lproj/A.strings"]).found.map(\.path) == ["\(name)/en.lproj/A.strings"])
    }
  }

  @Test(arguments: [
    ".build/x/en.lproj/A.strings", ".build-linux/A.strings", "Pods/P/en.lproj/A.strings", "Carthage/A.strings",
    "DerivedData/A.strings", "node_modules/n/alerts.json", ".git/A.strings", ".hidden/A.strings", ".alerts.yaml",
    "App.xcodeproj/alerts.json", "Lib.xcframework/ios/en.lproj/A.strings", "App.app/en.lproj/A.strings",
  ])
  func leavesOut(path: String) throws {
    try folder.write(to: path, "en.lproj/A.strings")
    #expect(try found().found.map(\.path) == ["en.lproj/A.strings"])
  }

  /// A folder that is called as apps are identified is no app that was built.
  @Test func aReversedDomainIsAFolderLikeAnyOther() throws {
    try folder.write(to: "org.example.photos.app/A.strings", "org.example.photos.framework/B.strings")
    #expect(try found().found.map(\.path) == ["org.example.photos.app/A.strings"])
  }

  @Test func aNamedFolderIsReadEvenIfItWouldBeLeftOut() throws {
    try folder.write(to: "Pods/P/en.lproj/A.strings")
    #expect(try found(["Pods/P"]).found.map(\.path) == ["Pods/P/en.lproj/A.strings"])
  }

  @Test func showsPathsOutsideOfTheWorkingDirectoryWhole() throws {
    try folder.write(to: "App/A.strings", "Tool/B.strings")
    #expect(try found([".", "../App"], in: "/Tool").found.map(\.path) == [folder.path + "/App/A.strings", "B.strings"])
  }

  @Test(arguments: [
    (["App"], [], ["App/Deep/C.strings", "App/a.strings"]),
    (["./App/*.strings"], [], ["App/a.strings"]),
    (["**/Deep"], [], ["App/Deep/C.strings", "Lib/Deep/D.strings"]),
    ([], ["App"], ["Lib/Deep/D.strings", "Lib/b.strings"]),
    ([], ["**/Deep/**"], ["App/a.strings", "Lib/b.strings"]),
    ([], ["*/?.strings"], ["App/Deep/C.strings", "Lib/Deep/D.strings"]),
    (["App"], ["App/Deep"], ["App/a.strings"]),
    ([], ["*.strings"], ["App/Deep/C.strings", "App/a.strings", "Lib/Deep/D.strings", "Lib/b.strings"]),
  ])
  func followsTheConfiguration(included: [String], excluded: [String], expected: [String]) throws {
    try folder.write(to: "App/a.strings", "App/Deep/C.strings", "Lib/b.strings", "Lib/Deep/D.strings")
    let result = try found { configuration in
      configuration.included = included
      configuration.excluded = excluded
    }
    #expect(result.found.map(\.path) == expected)
  }

  @Test func patternsAreRelativeToTheConfiguration() throws {
    try folder.write(to: "App/a.strings", "App/Old/b.strings")
    var configuration = Configuration()
    configuration.excluded = ["App/Old"]
    let discovery = FileDiscovery(
      configuration: configuration, configurationFolder: folder.path, workingDirectory: folder.path + "/App")
    #expect(try discovery.files(under: ["."]).found.map(\.path) == [folder.path + "/App/a.strings"])
  }

  @Test func followsLinksInsideTheTreeOnly() throws {
    let other = try TemporaryFolder()
    try other.write(to: "secret.strings", "en.lproj/Far.strings")
    try folder.write(to: "en.lproj/A.strings", "Pods/P.strings")
    try folder.link("far", to: other.path)
    try folder.link("far.strings", to: other.path + "/secret.strings")
    try folder.link("en-GB.lproj", to: "en.lproj")
    try folder.link("pods", to: "Pods")
    try folder.link("gone.strings", to: "nowhere.strings")
    #expect(try found().found.map(\.path) == ["en-GB.lproj/A.strings", "en.lproj/A.strings", "gone.strings"])
  }

  @Test func whatWasFetchedOnceIsLeftOut() throws {
    try folder.write(to: "Pods-bak/A.strings", "Pods_old/A.strings", "Pods/A.strings", "Podcasts/A.strings")
    try folder.write(to: "Pods 2/A.strings", "Pods copy 3/A.strings", "Pods-Tracker/A.strings")
    #expect(try found().found.map(\.path) == ["Podcasts/A.strings", "Pods-Tracker/A.strings"])
  }

  @Test func linksThatGoRoundInACircleEnd() throws {
    try folder.write(to: "a/A.strings", "b/B.strings")
    try folder.link("a/up", to: "..")
    try folder.link("a/b", to: "../b")
    try folder.link("b/a", to: "../a")
    try folder.link("self", to: "self")
    let paths = try found().found.map(\.path)
    #expect(paths == ["a/A.strings", "a/b/B.strings", "b/B.strings", "b/a/A.strings"])
  }

  @Test func aPathThatLeadsNowhereIsAnError() {
    #expect(throws: DiscoveryError.notFound(path: "nowhere")) { try found(["nowhere"]) }
  }

  @Test func aNamedTableComesWithItsSiblings() throws {
    try folder.write(
      to: "App/en.lproj/L.strings", "App/ko.lproj/L.strings", "App/ko.lproj/Other.strings", "App/C.xcstrings",
      "App/alerts.yaml", "alerts.yaml", "Lib/ko.lproj/L.strings", "App/Deep/ko.lproj/L.strings")
    let result = try found(["App/ko.lproj/L.strings"])
    #expect(result.found.filter(\.isReported).map(\.path) == ["App/ko.lproj/L.strings"])
    #expect(
      result.found.filter { !$0.isReported }.map(\.path) == [
        "App/C.xcstrings", "App/alerts.yaml", "App/en.lproj/L.strings", "App/ko.lproj/Other.strings", "alerts.yaml",
      ])
  }

  @Test func aNamedSpecComesWithTheNearestTables() throws {
    try folder.write(to: "App/Specs/alerts.yaml", "App/en.lproj/L.strings", "Lib/en.lproj/L.strings")
    let result = try found(["App/Specs/alerts.yaml"])
    #expect(result.found.map(\.path) == ["App/Specs/alerts.yaml", "App/en.lproj/L.strings"])
    #expect(result.found.map(\.isReported) == [true, false])
  }

  @Test func aNamedFileStaysReportedBesideItsSiblings() throws {
    try folder.write(to: "en.lproj/L.strings", "ko.lproj/L.strings")
    let result = try found(["en.lproj/L.strings", "ko.lproj/L.strings"])
    #expect(result.found.map(\.isReported) == [true, true])
  }

  @Test func namedFilesThatAreNotReadAreToldApart() throws {
    try folder.write(to: "a.swift", "Old/en.lproj/L.strings")
    let result = try found(["a.swift", "Old/en.lproj/L.strings"]) { $0.excluded = ["Old"] }
    #expect(result.found.isEmpty)
    #expect(result.ignored == ["a.swift", "Old/en.lproj/L.strings"])
  }

  @Test func unreadableFilesAndFoldersAreFaults() async throws {
    try folder.write(to: "en.lproj/L.strings")
    try folder.link("gone.strings", to: "nowhere.strings")
    let discovery = FileDiscovery(workingDirectory: folder.path)
    let project = try await Project.load(["."], discovery: discovery)
    #expect(project.faults.map(\.kind) == [.unreadable])
    let range = try #require(project.faults.first?.range)
    #expect(project.files[Int(range.file.index)].path == "gone.strings")
    #expect(project.tables.map(\.name) == ["L"])
  }

  @Test func aFolderThatMayNotBeReadIsAFault() async throws {
    try folder.write(to: "en.lproj/L.strings", "closed/en.lproj/L.strings")
    let closed = folder.path + "/closed"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed) }
    let isSuperuser = (try? FileManager.default.contentsOfDirectory(atPath: closed)) != nil
    let result = try found()
    #expect(result.found.filter { $0.problem != nil }.map(\.path) == (isSuperuser ? [] : ["closed"]))
  }
}
