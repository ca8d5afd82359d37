import Testing

@testable import AlertKitCore

/// What looks like a mistake and is none, or is less certain than it seems.
@Suite struct CertaintyTests {
  private static func findings(_ files: [String: String]) async -> [Finding] {
    await Linter.lint(await project(files)).findings
  }

  private static let spec = "alerts:\n  a:\n    title: a.title\n    buttons: [{title: {text: OK}}]\n"

  @Test(arguments: [
    ("Välj% @", "% @"), ("Välj % @", "% @"), ("Välj", nil), ("Välj 100 % @", "% @"),
  ])
  func aBlankInAPlaceholderIsNamed(text: String, part: String?) async throws {
    let found = await Self.findings([
      "alerts.yaml": Self.spec, "en.lproj/Localizable.strings": strings(["a.title": "Choose %@"]),
      "sv.lproj/Localizable.strings": strings(["a.title": text]),
    ])
    let finding = try #require(found.first { $0.rule == "placeholder-mismatch" })
    #expect(finding.severity == (part == nil ? .error : .warning))
    #expect(finding.message.contains(part.map { "“\($0)”" } ?? "“%@” of the source text is missing"), "\(finding.message)")
  }

  @Test func codeMayBeInAnyEncoding() async {
    let input = InputFile(path: "A.m", bytes: [UInt8]("// don".utf8) + [0xD5] + [UInt8]("t\n".utf8))
    #expect(await Project.assemble([input]).faults.isEmpty)
    let table = InputFile(path: "en.lproj/A.strings", bytes: [UInt8]("\"a\" = \"".utf8) + [0xD5] + [UInt8]("\";\n".utf8))
    #expect(await Project.assemble([table]).faults.map(\.kind) == [.syntax])
  }

  @Test func aTableInNoLanguagesFolderIsNotSurelyTheApps() async {
    let found = await Self.findings(["Notes/Localizable.strings": "Temporary file\n"])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test func anotherRegionReadsWhatIsNew() async {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a.title": {"localizations": {
        "en": {"stringUnit": {"state": "new", "value": "Remove it?"}}, "en-GB": {"stringUnit": {"state": "new", "value": "Remove it?"}},
        "de": {"stringUnit": {"state": "new", "value": "Remove it?"}}}}}}
      """
    let found = await Self.findings(["alerts.yaml": Self.spec, "Localizable.xcstrings": catalog])
    #expect(found.filter { $0.rule == "missing-translation" }.flatMap(\.allLocales) == [tag("de")])
  }

  @Test func aNumberedKeyIsNotWhatInterpolationLooksUp() {
    #expect(KeySpellings.withoutTypes("Delete %d of “%@”?") == KeySpellings.withoutTypes("Delete %lld of “%s”?"))
    #expect(KeySpellings.withoutTypes("Delete %d of “%@”?") != KeySpellings.withoutTypes("Delete %1$d of “%2$@”?"))
  }

  @Test(arguments: [("打开链接", 2), ("不再提醒", 2), ("进入购物车", 2), ("打开这个链接", 4), ("开", 1)])
  func fiveCharactersAreTwoWordsAtMost(text: String, words: Int) {
    #expect(WordCount(of: text, locale: tag("zh-Hans")).words == words)
  }

  private static func levels(_ texts: [String: String]) async -> [Severity] {
    var files = Dictionary(uniqueKeysWithValues: texts.map { ("\($0).lproj/Localizable.strings", strings(["a.title": $1])) })
    files["alerts.yaml"] = spec
    return await findings(files).filter { $0.rule == "placeholder-mismatch" }.map(\.severity)
  }

  @Test func aValueMoreMayBeTheSourcesLoss() async {
    #expect(await Self.levels(["en": "Delete it?", "de": "%@ löschen?"]) == [.warning])
    #expect(await Self.levels(["en": "Delete it?", "de": "%@ löschen?", "fr": "Supprimer ?"]) == [.warning])
    #expect(await Self.levels(["en": "Delete %@?", "de": "%d löschen?"]) == [.error])
  }

  /// Alerts of code without buttons or texts, or with one button of a helper.
  private static func inCode(_ surfaces: @Sendable @escaping (SourceRange) -> [Surface<StringReference>]) async -> [Finding] {
    let reader = SourceReader { files in
      let range = SourceRange(file: files[0].id, start: 0, end: 0)
      let found = surfaces(range).map { surface in
        var surface = surface
        surface.origin = .source
        surface.range = range
        return surface
      }
      return CodeReading(files: [files[0].id: SourceReading(surfaces: found)])
    }
    return await Linter.lint(await Project.assemble(inputs(["A.swift": ""]), sources: reader)).findings
  }

  @Test func whatCodeLacksIsNoError() async {
    let found = await Self.inCode { range in
      let ok = SurfaceButton(title: StringReference.literal("OK", range: range), role: .default)
      return [
        Surface(drafting: "a", title: .literal("Photo Deleted", range: range)), Surface(drafting: "b", buttons: [ok]),
      ]
    }
    #expect(found.filter { ["no-buttons", "missing-title"].contains($0.rule.name) }.map(\.severity) == [.warning, .warning])
  }

  @Test func aHelpersButtonIsToldOnce() async throws {
    let found = await Self.inCode { range in
      let ok = SurfaceButton(title: StringReference.literal("OK", range: range), role: .destructive, range: range)
      return ["Photo Deleted", "Album Deleted"].map {
        Surface(drafting: $0, title: .literal($0, range: range), buttons: [ok])
      }
    }.filter { ["needless-destructive", "destructive-without-cancel"].contains($0.rule.name) }
    #expect(found.map(\.rule) == ["needless-destructive"])
    #expect(try #require(found.first).surfaces.count == 2)
  }

  private static func hidden(_ visibility: TitleVisibility?) async -> Set<String> {
    let reader = SourceReader { files in
      let range = SourceRange(file: files[0].id, start: 0, end: 0)
      var surface = Surface<StringReference>(drafting: "a", title: .literal("Really close your album?", range: range))
      surface.kind = .confirmationDialog
      surface.origin = .source
      surface.message = .literal("Really close the album?", range: range)
      surface.titleVisibility = visibility
      return CodeReading(files: [files[0].id: SourceReading(surfaces: [surface])])
    }
    let project = await Project.assemble(inputs(["A.swift": ""]), sources: reader)
    return Set(await Linter.lint(project).findings.map(\.rule.name))
  }

  @Test func whatNoOneSeesIsNotSaidTwice() async {
    #expect(await Self.hidden(.visible).isSuperset(of: ["redundant-message", "personal-pronoun"]))
    #expect(await Self.hidden(.automatic).isDisjoint(with: ["redundant-message", "personal-pronoun"]))
  }

  @Test func anAppWhoseAlertsStandInItsCodeIsToldOnce() async {
    let reader = SourceReader { files in
      let code = files.filter { $0.path.hasSuffix(".swift") }
      let surfaces = (0..<12).map { number in
        let range = SourceRange(file: code[0].id, start: 0, end: 0)
        var surface = Surface<StringReference>(drafting: "a\(number)", title: .literal("Delete Photo \(number)?", range: range))
        surface.origin = .source
        surface.range = range
        return surface
      }
      return CodeReading(files: [code[0].id: SourceReading(surfaces: surfaces)])
    }
    let files = [
      "A.swift": "", "en.lproj/Other.strings": strings(["x": "One thing"]), "ko.lproj/Other.strings": strings(["x": "하나"]),
    ]
    let found = await Linter.lint(await Project.assemble(inputs(files), sources: reader)).findings
    #expect(found.filter { $0.rule == "hard-coded-text" }.count == 1)
  }
}
