import AlertKitCore
import Foundation

/// Uses the library as a program of its own does, and says what is not as it should be.
@main
struct LibraryUse {
  static func main() async throws {
    var problems: [String] = []
    problems += try await rules()
    problems += try await findings()
    problems += try layouts()
    let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
    problems += try await drafts(under: folder)
    problems += await readers()
    problems += try await Pages.problems(under: folder.appending(path: "pages"))
    for problem in problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
    exit(problems.isEmpty ? 0 : 1)
  }

  static func expect(_ condition: Bool, _ problem: String) -> [String] { condition ? [] : [problem] }

  // MARK: Rules

  /// Flags *sure* in titles, and offers a title without it.
  static let sure = Rule(
    id: "sure", severity: .warning, summary: "A title asks whether the person is sure.",
    rationale:
      "People who tap Delete are sure. Say what is deleted, and whether it can be brought back, in place of asking again.",
    guidelines: [],
    examples: [
      RuleExample(
        ExampleSurface(title: ["en": "Sure to delete?", "de": "Sicher löschen?"]), findings: [.init(.title, in: ["en", "de"])]),
      RuleExample(ExampleSurface(title: ["en": "Delete this photo?", "de": "Foto löschen?"])),
    ],
    fixes: [.suggested: "Takes the first word away."],
    checks: .copy { localized in
      localized.violations(
        in: [.title], fix: { Fix(.suggested, .text($0.words.dropFirst().joined(separator: " ") + "?", variant: $0.variant)) }
      ) { text in
        text.endMark == .question && text.first(of: ["sure", "sicher"]) != nil
          ? "The title asks whether the person is sure." : nil
      }
    })

  static func rules() async throws -> [String] {
    var problems = await sure.verify().map(\.description)
    do {
      _ = try Linter.Options(rules: [sure, sure])
      problems.append("two rules of one id are no error")
    } catch {
      problems += expect(error == .takenID("sure"), "\(error)")
    }
    var configuration = Configuration()
    configuration.devices = ["iPhone 99"]
    do {
      _ = try Linter.Options(configuration: configuration)
      problems.append("an unknown device is no error")
    } catch {
      problems += expect(error.description.contains("no device is named “iPhone 99”"), error.description)
    }
    return problems
  }

  // MARK: Findings

  static let delete = DraftText("delete", ["en": "Delete", "ko": "삭제", "de": "Löschen"])
  static let photos = DraftText(
    "photos.delete.title",
    plurals: [
      "en": [.one: "Delete %lld photo?", .other: "Delete %lld photos?"],
      "de": [.one: "%lld Foto löschen?", .other: "%lld Fotos löschen?"], "ko": [.other: "사진 %lld장을 삭제하겠습니까?"],
    ], arguments: ["24"])

  static var draft: DraftProject {
    let cancel = DraftText("cancel", ["en": "Cancel", "ko": "취소", "de": "Abbrechen"])
    let alert = Surface(
      drafting: "delete-photos", title: photos,
      message: DraftText(
        "photos.delete.message",
        ["en": "You can't undo this.", "ko": "되돌릴 수 없습니다.", "de": "Das kannst du nicht rückgängig machen."]),
      buttons: [SurfaceButton(title: cancel, role: .cancel), SurfaceButton(title: delete, role: .destructive)])
    return DraftProject(sourceLocale: "en", table: "Photos", surfaces: [alert])
  }

  static func findings() async throws -> [String] {
    var draft = draft
    draft.surfaces[0].buttons[1].title = DraftText("yes", ["en": "Yes", "ko": "예", "de": "Ja"])
    let findings = await Linter.lint(draft.project()).findings
    let decoded = try JSONDecoder().decode([Finding].self, from: JSONEncoder().encode(findings))
    let answer = findings.first { $0.rule == "yes-no-button" }
    return expect(decoded == findings, "findings do not come back")
      + expect(Set(answer?.allLocales ?? []) == ["en", "ko", "de"], "a finding names \(answer?.allLocales ?? [])")
  }

  // MARK: Layouts

  static func layouts() throws -> [String] {
    var layouter = SurfaceLayouter(locale: "en")
    let surface = Surface(
      drafting: "delete", title: "Delete all of these photos from every one of your devices?",
      buttons: [SurfaceButton(title: "Cancel", role: .cancel), SurfaceButton(title: "Delete", role: .destructive)])
    var problems: [String] = []
    for scene in Scene.defaults {
      guard let layout = layouter.lay(out: surface, in: scene), let title = layout.surface.title else { return ["no layout"] }
      let decoded = try JSONDecoder().decode(SurfaceLayout.self, from: JSONEncoder().encode(layout))
      problems += expect(
        decoded.surface.title?.lines == title.lines && decoded.buttons.map(\.frame) == layout.buttons.map(\.frame),
        "a layout does not come back")
      problems += expect(title.ranges.allSatisfy { $0.width <= layout.textWidth + 0.1 }, "a line is wider than its place")
      problems += expect(
        TextRole.alertTitle.slot(in: scene)?.width == layout.textWidth, "a title's place is not that of the layout in \(scene)")
    }
    return problems
  }

  // MARK: Drafts

  static func drafts(under folder: URL) async throws -> [String] {
    var problems: [String] = []
    for format in DraftProject.Format.allCases {
      var draft = draft
      draft.format = format
      let project = await draft.project()
      let report = await Linter.lint(project)
      problems += expect(report.count(.error) == 0, "\(format) has errors: \(report.findings)")
      let shown = project.surfaces.first.map { project.localized($0, in: "de").surface.title?.variants.map(\.text) ?? [] }
      problems += expect(Set(shown ?? []) == ["%lld Foto löschen?", "%lld Fotos löschen?"], "\(format) shows \(shown ?? [])")
      let text = Reporter.text.render(report, options: ReportOptions(workingDirectory: "/", toolVersion: "1"))
      problems += expect(!text.contains("alertcopy") && !text.contains("--"), "a report speaks of commands: \(text)")
    }
    for style in DraftProject.CodeStyle.allCases {
      let file = draft.code(style)
      guard case .bytes(let bytes) = file.contents else { return ["no code"] }
      try Data(bytes).write(to: folder.appending(path: "\(style.rawValue)-\(file.path)"))
    }
    return problems
  }

  // MARK: Readers

  /// Each line of a file that ends in `.ask` is the key of an alert's title.
  static let reader = SourceReader { files in
    var reading = CodeReading()
    for file in files where file.path.hasSuffix(".ask") {
      let place = SourceRange(file: file.id, start: 0, end: file.text.count)
      let key = file.string(in: place)
      let surface = Surface<StringReference>(
        id: key, kind: .alert, origin: .source, range: place,
        title: .key(key, table: nil, defaultValue: nil, range: place),
        buttons: [SurfaceButton(title: .literal("Yes", range: place), role: .default)])
      reading.files[file.id] = SourceReading(surfaces: [surface])
    }
    return reading
  }

  static func readers() async -> [String] {
    let inputs = [
      InputFile(path: "photo.ask", bytes: Array("photo.delete".utf8)),
      InputFile(path: "en.lproj/Localizable.strings", bytes: Array(#""photo.delete" = "Delete this photo?";"#.utf8)),
    ]
    let report = await Linter.lint(Project.assemble(inputs, sources: reader))
    let finding = report.findings.first { $0.rule == "yes-no-button" }
    let path = finding.map { report.files[Int($0.range.file.index)].path }
    return expect(path == "photo.ask", "a reader's alert is not checked: \(report.findings)")
  }
}
