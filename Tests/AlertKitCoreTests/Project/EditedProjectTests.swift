import Testing

@testable import AlertKitCore

/// A project to which texts are written.
@Suite struct EditedProjectTests {
  static let spec = """
    alerts:
      first: {title: t, message: m, buttons: [{title: shared}, {title: b}]}
      second: {title: t2, buttons: [{title: shared}]}
    """

  static func project(_ more: [String: String] = [:]) async -> Project {
    let files = [
      "alerts.yaml": spec,
      "en.lproj/Localizable.strings":
        #""t" = "Delete?"; "m" = "It goes."; "shared" = "Cancel"; "b" = "Delete"; "t2" = "Sure?";"#,
      "ko.lproj/Localizable.strings": #""t" = "삭제"; "m" = "사라집니다."; "shared" = "취소"; "b" = "삭제";"#,
    ].merging(more) { $1 }
    return await Project.assemble(files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) })
  }

  static func address(_ key: String, _ locale: String = "ko", form: TextAddress.Form = .whole) -> TextAddress {
    TextAddress(table: "Localizable", module: "", key: key, locale: tag(locale), form: form)
  }

  private func title(of project: Project, _ index: Int = 0) -> String? {
    project.localized(project.surfaces[index], in: tag("ko")).surface.title?.text
  }

  @Test func showsTheEditAndLeavesTheOriginal() async {
    let project = await Self.project()
    let edited = project.applying(TextEdit(Self.address("t"), to: "사진을 삭제할까요?"))
    #expect(title(of: edited) == "사진을 삭제할까요?")
    #expect(title(of: project) == "삭제")
    #expect(edited.text(at: Self.address("t"))?.text == "사진을 삭제할까요?")
    #expect(edited.localized(edited.surfaces[0], in: tag("en")).surface.title?.text == "Delete?")
  }

  @Test func aTextThatIsNewInALocaleIsItsOwn() async {
    let project = await Self.project()
    #expect(project.localized(project.surfaces[1], in: tag("ko")).surface.title?.status == .missing)
    let edited = project.applying(TextEdit(Self.address("t2"), to: "확실한가요?"))
    let copy = edited.localized(edited.surfaces[1], in: tag("ko")).surface.title
    #expect(copy?.status == .translated)
    #expect(copy?.text == "확실한가요?")
  }

  @Test func whatNoTableCanHoldIsLeftOut() async {
    let project = await Self.project()
    let edits = [
      TextEdit(Self.address("unknown"), to: "x"), TextEdit(Self.address("t", "fr"), to: "x"),
      TextEdit(TextAddress(table: "Other", module: "", key: "t", locale: tag("ko")), to: "x"),
    ]
    let edited = project.applying(edits)
    #expect(edited.tables.map(\.locales) == project.tables.map(\.locales))
    #expect(title(of: edited) == title(of: project))
  }

  @Test func usesAreTheSurfacesThatShowAText() async {
    let project = await Self.project()
    let uses = TextUses(of: project)
    #expect(uses.surfaces(showing: Self.address("shared"), of: project) == [0, 1])
    #expect(uses.surfaces(showing: Self.address("t2"), of: project) == [1])
    #expect(uses.surfaces(showing: Self.address("nothing"), of: project).isEmpty)
    #expect(uses.keys(of: 1).map(\.key) == ["t2", "shared"])
  }

  /// What one surface is told to have is what the whole app's report says of it.
  @Test func findingsOfASurfaceAreThoseOfTheReport() async {
    let project = await Self.project().applying(TextEdit(Self.address("t"), to: "삭제!"))
    let options = Linter.Options()
    let acrossSurfaces = Set(
      options.rules.filter { $0.checks.contains { if case .project = $0 { true } else { false } } }.map(\.id))
    let whole = await Linter.lint(project, options: options).findings.filter {
      $0.surface == "first" && $0.surfaces.isEmpty && !acrossSurfaces.contains($0.rule)
    }
    let own = Linter.findings(inSurfaces: [0], of: project).filter { !acrossSurfaces.contains($0.rule) }
    #expect(!own.isEmpty)
    #expect(Set(own.map(\.rule)).isSuperset(of: whole.map(\.rule)))
    #expect(own.contains { $0.rule == "title-punctuation" })
  }

  @Test func aFixOfAnEditedTextIsOfferedButNotWritable() async throws {
    let project = await Self.project().applying(TextEdit(Self.address("m", "en"), to: "It is gone"))
    let found = Linter.findings(inSurfaces: [0], locales: [tag("en")], of: project)
    let fixed = try #require(found.first { $0.rule == "message-punctuation" })
    #expect(fixed.corrections.map(\.change) == [.text(from: "It is gone", to: "It is gone.")])
    #expect(!fixed.isFixable)
  }

  @Test func samplesFillPlaceholders() async throws {
    let project = await Self.project(["en.lproj/Localizable.strings": #""t" = "Delete %@?"; "m" = "m";"#])
    let shown = project.applying(samples: ["t": ["Beach"]])
    #expect(shown.arguments["t"] == ["Beach"])
    #expect(project.arguments["t"] == nil)
  }
}
