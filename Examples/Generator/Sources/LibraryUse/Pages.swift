import AlertKitCore
import Foundation

/// The code that the documentation shows, as it stands there, each piece in a function that sees to what it needs and looks at what it gave.
enum Pages {
  static func problems(under folder: URL) async throws -> [String] {
    try await wholeApp(under: folder) + oneText() + settings(under: folder.path) + drafting(under: folder) + editing()
      + inMemory()
      + otherCode()
  }

  private static let tables = [
    InputFile(
      path: "App/en.lproj/Localizable.strings",
      bytes: Array(#""album.delete.title" = "Delete this album?"; "yes" = "Yes";"#.utf8)),
    InputFile(
      path: "App/ko.lproj/Localizable.strings", bytes: Array(#""album.delete.title" = "이 앨범을 삭제하겠습니까?"; "yes" = "예";"#.utf8)),
    InputFile(
      path: "App/alerts.yaml",
      bytes: Array("alerts: {album: {title: album.delete.title, buttons: [{title: yes}]}}\n".utf8)),
  ]

  // MARK: The library's page

  static func wholeApp(under folder: URL) async throws -> [String] {
    for file in tables { try write(file, under: folder) }
    let before = FileManager.default.currentDirectoryPath
    FileManager.default.changeCurrentDirectoryPath(folder.path)
    defer { FileManager.default.changeCurrentDirectoryPath(before) }

    let settings = try ConfigurationFile.nearest(to: "App").map { path in try ConfigurationFile(contentsOf: path) }
    let configuration = settings?.configuration ?? Configuration()
    let discovery = FileDiscovery(configuration: configuration, configurationFolder: settings?.folder)
    let inputs = await discovery.contents(of: try discovery.files(under: ["App"]))
    let project = await Project.assemble(inputs, configuration: configuration)
    var options = try Linter.Options(configuration: configuration)
    options.baseline = try settings?.baseline()
    let report = await Linter.lint(project, options: options)
    let directory = FileManager.default.currentDirectoryPath
    print(Reporter.text.render(report, options: ReportOptions(workingDirectory: directory, toolVersion: "1")))

    let baseline = Baseline(of: report, relativeTo: directory, workingDirectory: directory)
    try Data(baseline.text.utf8).write(to: URL(filePath: directory).appending(path: "alertcopy-baseline.json"))

    for surface in project.surfaces {
      for localized in project.localized(surface, in: project.locales) {
        let laidOut = LaidOutSurface(localized, in: Scene.defaults, arguments: SampleArguments(project.arguments))
        for layout in laidOut.scenes.flatMap(\.layouts) {
          print(surface.id, localized.locale, layout.surface.title?.lines ?? [])
        }
      }
    }
    return LibraryUse.expect(
      report.findings.contains { $0.rule == "yes-no-button" }, "an app's folder is not checked: \(report.findings)")
  }

  static func oneText() -> [String] {
    var responder = CheckResponder()
    print(responder.answer(to: #"{"id": 1, "locale": "ko", "role": "alert.button", "text": "예"}"#))
    let answer = responder.answer(to: #"{"id": 1, "locale": "ko", "role": "alert.button", "text": "예"}"#)
    return LibraryUse.expect("\(answer)".contains("yes-no-button"), "one text is not judged: \(answer)")
  }

  static func settings(under folder: String) async throws -> [String] {
    try Data("disabled_rules: [yes-no-button, sure]\n".utf8).write(to: URL(filePath: folder).appending(path: ".alertcopy.yml"))
    let path = ConfigurationFile.nearest(to: folder)
    let file = try path.map { path in try ConfigurationFile(contentsOf: path, rules: [LibraryUse.sure]) }
    let configuration = file?.configuration ?? Configuration()
    let project = await Project.assemble(tables, configuration: configuration)
    let rules = Rule.all(with: configuration) + [LibraryUse.sure]
    let report = await Linter.lint(project, options: try Linter.Options(rules: rules, configuration: configuration))
    return LibraryUse.expect(
      !report.findings.contains { $0.rule == "yes-no-button" }, "the configuration of \(folder) does not hold")
  }

  static func drafting(under folder: URL) async throws -> [String] {
    let cancel = DraftText("common.cancel", ["en": "Cancel", "ko": "취소"])
    let delete = DraftText("common.delete", ["en": "Delete", "ko": "삭제"])
    let title = DraftText("album.delete.title", ["en": "Delete “%@”?", "ko": "‘%@’ 앨범을 삭제하겠습니까?"], arguments: ["Lisbon, June"])
    let alert = Surface(
      drafting: "delete-album", title: title,
      buttons: [SurfaceButton(title: cancel, role: .cancel), SurfaceButton(title: delete, role: .destructive)])
    let draft = DraftProject(sourceLocale: "en", surfaces: [alert])
    let report = await Linter.lint(draft.project())
    if report.count(.error) == 0 { for file in draft.files { try write(file, under: folder) } }
    return LibraryUse.expect(
      FileManager.default.fileExists(atPath: folder.appending(path: "ko.lproj/Localizable.strings").path),
      "a draft is not written: \(report.findings)")
  }

  static func editing() async -> [String] {
    let project = await Project.assemble(tables)
    let uses = TextUses(of: project)
    let ko: LocaleTag = "ko"
    let address = TextAddress(table: "Localizable", module: "App", key: "album.delete.title", locale: ko)
    let edited = project.applying(TextEdit(address, to: "앨범을 삭제할까요?"))
    let findings = Linter.findings(inSurfaces: uses.surfaces(showing: address, of: edited), locales: [ko], of: edited)
    let shown = edited.surfaces.first.map { edited.localized($0, in: ko).surface.title?.variants.map(\.text) ?? [] }
    return LibraryUse.expect(
      project.tableIndex(of: address) != nil && shown == ["앨범을 삭제할까요?"] && !findings.isEmpty,
      "an edited text is not judged: \(shown ?? []), \(findings)")
  }

  // MARK: The documentation's articles

  static func inMemory() async -> [String] {
    let bytes = Array(
      #""delete.alert.title" = "Sure?"; "delete.alert.message" = "It is gone then."; "delete.alert.cancel" = "Cancel";"#.utf8)

    let inputs = [InputFile(path: "en.lproj/Localizable.strings", bytes: bytes)]
    let project = await Project.assemble(inputs)
    let report = await Linter.lint(project)
    return LibraryUse.expect(project.surfaces.count == 1 && report.unreadable.isEmpty, "a file in memory is not read")
  }

  static func otherCode() async -> [String] {
    let inputs = [
      InputFile(path: "photo.alerts.txt", bytes: Array("photo.delete".utf8)),
      InputFile(path: "en.lproj/Localizable.strings", bytes: Array(#""photo.delete" = "Sure?";"#.utf8)),
    ]

    let reader = SourceReader { files in
      var reading = CodeReading()
      for file in files where file.path.hasSuffix(".alerts.txt") {
        let place = SourceRange(file: file.id, start: 0, end: file.text.count)
        let key = file.string(in: place)
        let surface = Surface<StringReference>(
          id: key, kind: .alert, origin: .source, range: place,
          title: .key(key, table: nil, defaultValue: nil, range: place),
          buttons: [SurfaceButton(title: .system("OK"), role: .default)])
        reading.files[file.id] = SourceReading(surfaces: [surface])
      }
      return reading
    }
    let project = await Project.assemble(inputs, sources: reader)
    return LibraryUse.expect(project.surfaces.map(\.id) == ["photo.delete"], "a reader's alert is not there")
  }

  private static func write(_ file: InputFile, under folder: URL) throws {
    guard case .bytes(let bytes) = file.contents else { return }
    let place = folder.appending(path: file.path)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: place, options: .atomic)
  }
}
