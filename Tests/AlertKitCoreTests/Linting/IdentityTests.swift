import AlertKitCore
import Testing

/// What makes a finding, and an alert, the same one while an app changes.
@Suite struct IdentityTests {
  private static let folder = "/home/kim/app"

  private func report(
    _ files: [String: String], earlier: [String: String]? = nil, baseline: Baseline? = nil, roots: [String] = ["."],
    code: [String: [Surface<StringReference>]] = [:], earlierCode: [String: [Surface<StringReference>]] = [:]
  ) async -> LintReport {
    var options = Linter.Options()
    options.workingDirectory = Self.folder
    options.baseline = baseline
    options.roots = roots
    if let earlier { options.earlier = await Self.app(earlier, code: earlierCode) }
    return await Linter.lint(await Self.app(files, code: code), options: options)
  }

  /// An app whose code, by path, shows some surfaces.
  private static func app(_ files: [String: String], code: [String: [Surface<StringReference>]]) async -> Project {
    let reader = SourceReader { files in
      CodeReading(
        files: Dictionary(
          uniqueKeysWithValues: files.compactMap { file in
            code[file.path].map { surfaces in
              let placed = surfaces.enumerated().map { number, surface in
                var place = number * 200 + 50
                var surface = surface.map { text in
                  place += 10
                  return text.moved(to: SourceRange(file: file.id, start: place, end: place + 8))
                }
                surface.range = SourceRange(file: file.id, start: number * 200, end: number * 200 + 50)
                return surface
              }
              return (file.id, SourceReading(surfaces: placed))
            }
          }))
    }
    let all = files.merging(code.mapValues { _ in String(repeating: "// Code that shows alerts.\n", count: 60) }) { $1 }
    return await Project.assemble(inputs(all), sources: reader)
  }

  private func code(
    _ id: String, title: StringReference?, message: StringReference? = nil, buttons: [String] = ["Cancel", "Close"]
  ) -> Surface<StringReference> {
    Surface(
      id: id, kind: .alert, origin: .source, range: nowhere, title: title, message: message,
      buttons: buttons.map { SurfaceButton(title: .literal($0, range: nowhere), role: .cancel) })
  }

  private func literal(_ text: String) -> StringReference { .literal(text, range: nowhere) }
  private func key(_ key: String) -> StringReference { .key(key, table: nil, defaultValue: nil, range: nowhere) }

  private func baseline(of report: LintReport) -> Baseline {
    Baseline(of: report, relativeTo: Self.folder, workingDirectory: Self.folder)
  }

  private let en = "App/en.lproj/Localizable.strings"
  private let ko = "App/ko.lproj/Localizable.strings"

  /// Each finding's rule and surface.
  private func rules(_ report: LintReport) -> Set<String> { Set(report.findings.map { "\($0.rule) \($0.surface ?? "")" }) }

  @Test func aSecondAlertWithTheSameWordsIsNew() async {
    let one = ["A.swift": [code("A.ask.1", title: literal("Warning"))]]
    let two = ["A.swift": [code("A.ask.1", title: literal("Warning")), code("A.ask.2", title: literal("Warning"))]]
    let before = await report([:], code: one)
    #expect(before.findings.contains { $0.locale == nil } && before.findings.contains { $0.locale != nil })
    #expect(await report([:], baseline: baseline(of: before), code: one).findings == [])
    for second in [
      await report([:], baseline: baseline(of: before), code: two),
      await report([:], earlier: [:], code: two, earlierCode: one),
    ] {
      #expect(rules(second) == Set(before.findings.map { "\($0.rule) A.ask.2" }))
    }
    let both = await report([:], code: two)
    #expect(await report([:], baseline: baseline(of: both), code: two).findings == [])
    #expect(await report([:], baseline: baseline(of: both), code: one).summary.baseline?.stale == before.findings.count)
  }

  @Test func anAlertAboveAnotherBringsNothingOfItBack() async {
    let tables = [en: strings(["a.t": "Really?", "a.m": "Gone for good."])]
    let asked = ["A.swift": [code("A.body.1", title: key("a.t"), message: key("a.m"))]]
    let above = [
      "A.swift": [
        code("A.body.1", title: literal("Is this the one?"), buttons: []),
        code("A.body.2", title: key("a.t"), message: key("a.m")),
      ]
    ]
    let before = await report(tables, code: asked)
    #expect(before.findings.contains { $0.locale == nil && $0.surface == "A.body.1" })
    for after in [
      await report(tables, baseline: baseline(of: before), code: above),
      await report(tables, earlier: tables, code: above, earlierCode: asked),
    ] {
      #expect(!after.findings.contains { $0.surface == "A.body.2" }, "\(after.findings.map(\.message))")
    }
    // The same without keys: told by its words, and by its place where code knows neither.
    for title in [literal("Remove the photo?"), .dynamic("title")] {
      let old = ["A.swift": [code("A.body.1", title: title)]]
      let new = ["A.swift": [code("A.body.1", title: literal("Is this it?"), buttons: []), code("A.body.2", title: title)]]
      let before = await report([:], code: old)
      let after = await report([:], baseline: baseline(of: before), code: new)
      #expect(!before.findings.isEmpty && !after.findings.contains { $0.surface == "A.body.2" })
    }
  }

  @Test func anAlertThatMovedToAnotherFileBringsNothingBack() async {
    let tables = [en: strings(["a.t": "Really?", "a.m": "Gone for good."])]
    for title in [key("a.t"), literal("Warning")] {
      let before = await report(tables, code: ["A.swift": [code("A.body.1", title: title)]])
      let moved = ["Views/B.swift": [code("B.ask.1", title: title)]]
      #expect(await report(tables, baseline: baseline(of: before), code: moved).findings.filter { $0.locale != nil } == [])
    }
    let keyed = await report(tables, code: ["A.swift": [code("A.body.1", title: key("a.t"))]])
    let moved = await report(
      tables, baseline: baseline(of: keyed), code: ["Views/B.swift": [code("B.ask.1", title: key("a.t"))]])
    #expect(moved.findings == [] && moved.summary.baseline?.stale == 0)
  }

  @Test func aRewordedAlertIsNoNewOne() async {
    let before = await report([:], code: ["A.swift": [code("A.body.1", title: literal("Remove the photo?"))]])
    let after = await report(
      [:], baseline: baseline(of: before), code: ["A.swift": [code("A.body.1", title: literal("Delete the photo?"))]])
    #expect(before.findings.contains { $0.locale == nil } && !after.findings.contains { $0.locale == nil })
  }

  @Test func aChangedSourceTextBringsNoOtherLanguageUp() async {
    let spec = ["App/alerts.yaml": "alerts:\n  a: {title: a.t, message: a.m}\n"]
    func tables(_ title: String) -> [String: String] {
      var files = spec.merging([en: strings(["a.t": title, "a.m": "It can’t be undone."])]) { $1 }
      for locale in ["ko", "de", "fr"] { files["App/\(locale).lproj/Localizable.strings"] = strings(["a.m": "Text."]) }
      return files
    }
    let before = await report(tables("Delete the photo?"))
    #expect(before.findings.contains { $0.rule == "missing-translation" && $0.locales.count == 3 })
    let reworded = tables("Remove the photo?")
    #expect(await report(reworded, baseline: baseline(of: before)).findings == [])
    #expect(await report(reworded, earlier: tables("Delete the photo?")).findings == [])
  }

  @Test func aFoldersRunLeavesTheEntriesOfAlertsElsewhere() async {
    let tables = [en: strings(["x1": "Warning", "x2": "Gone."])]
    let shown = ["Code/A.swift": [code("A.body.1", title: key("x1"), message: key("x2"))]]
    let whole = baseline(of: await report(tables, code: shown))
    #expect(whole.entries.sorted.contains { $0.places.declaration == "Code/A.swift" })
    let part = await report(tables, baseline: whole, roots: ["App"])
    #expect(part.findings == [] && part.summary.baseline == BaselineUse(used: 0, stale: 0))
    #expect(whole.entries(outOf: Baseline.Scope(folders: ["App"], in: Self.folder)) == whole.entries)
    #expect(await report(tables, baseline: whole).summary.baseline?.stale == whole.entries.placeCount)
  }

  @Test func aMessageWithAlternativesIsFiledUnderItsOwnKeys() async throws {
    let tables = [en: strings(["t": "Delete the photo?", "m1": "Please tap it.", "m2": "Please click it."])]
    let message = StringReference.alternatives([key("m1"), key("m2")])
    let found = await report(tables, code: ["A.swift": [code("A.body.1", title: key("t"), message: message)]])
    let finding = try #require(found.findings.first { $0.rule == "not-tap" })
    #expect(finding.key == "m1" || finding.key == "m2")
    let keys = baseline(of: found).entries.sorted.filter { $0.identity.rule == "not-tap" }.compactMap(\.identity.key?.text)
    #expect(!keys.isEmpty && !keys.contains("t"))
  }

  @Test func aBaselineReadsBackAsItWasWritten() async {
    let tables = [en: strings(["a.t": "Really?"])]
    let shown = [
      "A.swift": [
        code("A.body.1", title: literal("Warning")), code("A.body.2", title: literal("Warning")),
        code("A.body.3", title: .dynamic("t")), code("A.body.4", title: key("a.t")),
      ]
    ]
    let written = baseline(of: await report(tables, code: shown))
    let read = Baseline.read(sourceFile("baseline.json", written.text), in: Self.folder)
    #expect(read.faults.isEmpty && read.value.entries == written.entries)
    #expect(written.entries.placeCount > written.entries.count)
  }

  @Test func alertsOfAnEarlierStateAreFound() async {
    let then = await Self.app(
      [:],
      code: [
        "A.swift": [
          code("A.a.1", title: literal("One")), code("A.a.2", title: .dynamic("x")), code("A.a.3", title: literal("Same")),
          code("A.a.4", title: literal("Gone"), buttons: []),
        ]
      ])
    let now = await Self.app(
      [:],
      code: [
        "A.swift": [
          code("A.a.1", title: literal("Same")), code("A.a.2", title: literal("Same")), code("A.a.3", title: literal("Won")),
          code("A.a.4", title: .dynamic("x")),
        ],
        "B.swift": [code("B.b.1", title: literal("One"))],
      ])
    let match = AlertMatch(from: then, to: now)
    // The words that moved are the same alert; the second “Same” is a new one, and nothing tells which of two “Gone” became.
    #expect(match.earlier == [2, nil, nil, 1, 0] && match.gone == [3])
  }
}

extension StringReference {
  /// The same text at another place.
  func moved(to range: SourceRange) -> StringReference {
    switch self {
    case .key(let key, let table, let value, _): return .key(key, table: table, defaultValue: value, range: range)
    case .literal(let text, _): return .literal(text, range: range)
    case .alternatives(let all): return .alternatives(all.map { $0.moved(to: range) })
    default: return self
    }
  }
}
