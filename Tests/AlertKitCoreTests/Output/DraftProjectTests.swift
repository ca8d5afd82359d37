import AlertKitCore
import Testing

/// Drafts are written as files, and the files say what the draft said.
@Suite struct DraftProjectTests {
  static let en = LocaleTag("en")
  static let ko = LocaleTag("ko")
  static let cancel = DraftText("common.cancel", [en: "Cancel", ko: "취소"])

  static func draft(_ title: DraftText, cancel: DraftText = cancel) -> DraftProject {
    let delete = DraftText("common.delete", [en: "Delete", ko: "삭제"], comment: "Ends in */ here")
    return DraftProject(
      sourceLocale: en, table: "Alerts",
      surfaces: [
        Surface(
          drafting: "delete-album", title: title,
          buttons: [
            SurfaceButton(title: cancel, role: .cancel), SurfaceButton(title: delete, role: .destructive, isPreferred: true),
          ]),
        Surface(
          drafting: "name \"it\"", kind: .actionSheet, message: delete, buttons: [SurfaceButton(title: cancel, role: .cancel)],
          textFields: [delete]),
      ])
  }

  static func text(of file: InputFile) -> String? {
    guard case .bytes(let bytes) = file.contents else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  static let title = DraftText("album.delete.title", [en: "Delete “%@”?", ko: "‘%@’을(를) 삭제하겠습니까?"], arguments: ["Beach"])

  @Test func aProjectSaysWhatTheDraftSaid() async throws {
    let project = await Self.draft(Self.title).project()
    #expect(project.faults.isEmpty)
    #expect(project.sourceLocale == Self.en)
    #expect(project.locales == [Self.en, Self.ko])
    #expect(project.arguments == ["album.delete.title": ["Beach"]])
    let korean = project.surfaces.map { project.localized($0, in: Self.ko).surface }
    #expect(
      korean.map { $0.outline { $0.text ?? "" } } == [
        "delete-album: ‘%@’을(를) 삭제하겠습니까? / - / 취소, 삭제", "name \"it\": - / 삭제 / 취소",
      ])
    #expect(korean[0].buttons.map(\.role) == [.cancel, .destructive])
    #expect(korean[0].buttons.map(\.isPreferred) == [false, true])
    #expect(korean.map(\.kind) == [.alert, .actionSheet])
    #expect(korean[1].textFields.map(\.text) == ["삭제"])
  }

  @Test func sharedTextsAreWrittenOnce() throws {
    let files = Self.draft(Self.title).files
    #expect(files.map(\.path) == ["Alerts.alerts.json", "en.lproj/Alerts.strings", "ko.lproj/Alerts.strings"])
    #expect(
      Self.text(of: files[2]) == """
        "album.delete.title" = "‘%@’을(를) 삭제하겠습니까?";

        "common.cancel" = "취소";

        /* Ends in * / here */
        "common.delete" = "삭제";

        """)
  }

  @Test(arguments: [
    "a \"quoted\" back\\slash", "two\nlines\r\nand a\ttab", "bell \u{7} delete \u{7F} next line \u{85}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 👩‍👩‍👧 \u{202E}",
    "/* no */ // comment", "",
  ])
  func anyTextComesBack(_ text: String) async {
    let key = "key \(text)"
    let project = await Self.draft(DraftText(key, [Self.en: text, Self.ko: text])).project()
    #expect(project.faults.isEmpty)
    let title = project.localized(project.surfaces[0], in: Self.ko).surface.title
    #expect(title.map(\.status) == (text.isEmpty ? .empty : .translated))
    #expect(title?.text.map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test func findingsPointIntoTheFilesToBe() async throws {
    let report = await Linter.lint(
      Self.draft(DraftText("album.title", [Self.en: "Delete “%@”?", Self.ko: "삭제하겠습니까?"])).project())
    let finding = try #require(report.findings.first { $0.rule == "placeholder-mismatch" })
    let file = report.files[Int(finding.range.file.index)]
    #expect(file.path == "ko.lproj/Alerts.strings")
    #expect(file.string(in: finding.range) == "삭제하겠습니까?")
    #expect(finding.surface == "delete-album")
  }

  @Test func twoTextsOfOneKeyAreReported() async {
    let other = DraftText("common.delete", [Self.en: "Remove", Self.ko: "제거"])
    let report = await Linter.lint(Self.draft(Self.title, cancel: other).project())
    #expect(report.findings.contains { $0.rule == "duplicate-key" && $0.severity == .warning })
  }

  @Test func aLocaleWithoutATextIsReported() async {
    let report = await Linter.lint(Self.draft(DraftText("album.title", [Self.en: "Delete the album?"])).project())
    #expect(report.findings.contains { $0.rule == "missing-translation" && $0.locale == Self.ko })
  }
}
