import AlertKitCore
import Testing

/// What readers of code give: texts that are put together, and alerts that are shown in several ways.
@Suite struct CodeSurfaceTests {
  private static let tables = [
    "en.lproj/Localizable.strings": strings([
      "delete": "Delete", "keep": "Keep", "done": "100% done", "cancel": "Cancel", "no": "No",
    ]),
    "ko.lproj/Localizable.strings": strings(["delete": "삭제", "keep": "유지", "done": "완료", "cancel": "취소", "no": "아니요"]),
  ]

  /// A project whose only code shows one alert.
  private func project(
    tables: [String: String] = tables, _ change: @escaping @Sendable (inout Surface<StringReference>) -> Void
  ) async -> Project {
    let reader = SourceReader { files in
      let file = files[0]
      var surface = Surface<StringReference>(
        id: "ask.1", kind: .alert, origin: .source, range: SourceRange(file: file.id, start: 0, end: 1))
      change(&surface)
      return CodeReading(files: [file.id: SourceReading(surfaces: [surface])])
    }
    let files = tables.merging(["A.swift": String(repeating: "x", count: 80)]) { $1 }
    return await Project.assemble(inputs(files), configuration: Configuration(), sources: reader)
  }

  private static func key(_ key: String) -> StringReference {
    .key(key, table: nil, defaultValue: nil, range: SourceRange(file: FileID(0), start: 3, end: 4))
  }

  private static func literal(_ text: String) -> StringReference {
    .literal(text, range: SourceRange(file: FileID(0), start: 5, end: 5 + text.utf8.count))
  }

  @Test func joinedTextsAreShownAsOne() async throws {
    let project = await project {
      $0.title = .joined([Self.key("delete"), Self.literal(" “"), .dynamic("name"), Self.literal("” 100%?")])
    }
    let surface = try #require(project.surfaces.first)
    let copy = try #require(project.localized(surface, in: tag("ko")).surface.title)
    #expect(copy.text == "삭제 “%@” 100%%?")
    #expect(copy.status == .translated)
    let shown = SampleArguments().text(of: copy.variants[0], key: nil, locale: tag("ko"))
    #expect(shown == "삭제 “민수” 100%?")
    #expect(project.coverage.partly == 1 && project.coverage.whole == 0)
  }

  @Test func onePartWithoutPlaceholdersStaysAsItStands() async throws {
    let project = await project { $0.title = .joined([Self.key("done")]) }
    let surface = try #require(project.surfaces.first)
    let copy = try #require(project.localized(surface, in: tag("en")).surface.title)
    #expect(copy.text == "100% done")
    #expect(project.coverage.whole == 1)
  }

  @Test func aJoiningOfUnknownsIsUnknown() async throws {
    let project = await project { $0.title = .joined([.dynamic("a"), .dynamic("b")]) }
    let surface = try #require(project.surfaces.first)
    #expect(project.localized(surface, in: tag("en")).surface.title?.status == .dynamic)
  }

  @Test func alternativesWithinAJoiningAreAllShown() async throws {
    let project = await project {
      $0.title = .joined([.alternatives([Self.key("delete"), Self.key("keep")]), Self.literal("!")])
    }
    let surface = try #require(project.surfaces.first)
    #expect(project.localized(surface, in: tag("en")).surface.title?.variants.map(\.text) == ["Delete!", "Keep!"])
  }

  /// A language may say in one part what the source says in two; a text of empty parts alone is empty.
  @Test func anEmptyPartBesideAnotherIsMeant() async throws {
    let tables = [
      "en.lproj/L.strings": strings(["a": "On the", "b": "list"]),
      "fr.lproj/L.strings": strings(["a": "Sur la liste", "b": ""]),
    ]
    func statuses(_ keys: [String]) async throws -> [Copy.Status] {
      let project = await project(tables: tables) {
        $0.title = .joined(keys.map(Self.key).flatMap { [$0, Self.literal(" ")] })
      }
      let surface = try #require(project.surfaces.first)
      return ["en", "fr"].map { project.localized(surface, in: tag($0)).surface.title!.status }
    }
    #expect(try await statuses(["a", "b"]) == [.translated, .translated])
    #expect(try await statuses(["b", "b"]) == [.translated, .empty])
  }

  @Test func rolesAndOrderAreJudgedByCase() async throws {
    // Either Cancel and Delete or No and Keep: in no way are there two ways out.
    let project = await project { surface in
      surface.title = Self.literal("Delete the photo?")
      surface.buttons = [
        SurfaceButton(title: Self.key("cancel"), role: .cancel), SurfaceButton(title: Self.key("delete"), role: .destructive),
        SurfaceButton(title: Self.literal("Go Back"), role: .cancel), SurfaceButton(title: Self.key("keep"), role: .default),
      ]
      surface.cases = [
        SurfaceCase(title: surface.title, buttons: [0, 1]), SurfaceCase(title: surface.title, buttons: [2, 3]),
      ]
    }
    let rules = Rule.all.filter {
      ["several-cancels", "duplicate-button", "too-many-buttons", "cancel-label"].contains($0.id.name)
    }
    let found = await Linter.lint(project, options: try! Linter.Options(rules: rules)).findings
    #expect(found.allSatisfy { $0.rule == "cancel-label" && $0.field == .button(3) })
    let layouts = project.localized(project.surfaces[0], in: tag("en"))
    var layouter = SurfaceLayouter(for: layouts)
    let scene = Scene.defaults[0]
    let shown = layouter.layouts(of: layouts.surface, in: scene, arguments: SampleArguments())
    #expect(shown.map { $0.buttons.compactMap(\.number).sorted() } == [[1, 2], [3, 4]])
  }

  @Test(arguments: [[[], [0, 1]], [[0], [0, 1]]])
  func whatOnlyOneCaseLacksIsNoAbsence(_ cases: [[Int]]) async throws {
    let lacking = try await absences(cases)
    #expect(lacking.isEmpty)
    #expect(try await !absences([cases[0]]).isEmpty)
  }

  private func absences(_ cases: [[Int]]) async throws -> [Finding] {
    let project = await project { surface in
      surface.title = Self.literal("The photo was deleted")
      surface.buttons = [
        SurfaceButton(title: Self.key("cancel"), role: .cancel), SurfaceButton(title: Self.key("delete"), role: .destructive),
      ]
      surface.cases = cases.map { SurfaceCase(title: surface.title, buttons: $0) }
    }
    let rules = Rule.all.filter { ["no-buttons", "lone-cancel"].contains($0.id.name) }
    return await Linter.lint(project, options: try! Linter.Options(rules: rules)).findings
  }
}
