import AlertKitCore
import Testing

@Suite struct BaselineTests {
  private static let files = [
    "App/en.lproj/Localizable.strings": strings(["a.alert.title": "Delete?", "a.alert.message": "It can’t be undone."]),
    "App/ko.lproj/Localizable.strings": strings(["a.alert.title": "삭제", "a.alert.message": "되돌릴 수 없습니다."]),
    "App/de.lproj/Localizable.strings": strings(["a.alert.title": "Löschen?", "a.alert.message": "Das geht nicht zurück."]),
    "App/alerts.yaml": """
    alerts:
      sign-out:
        title: {text: Sign Out?}
        buttons: [{title: {text: Cancel}, role: cancel}, {title: {text: Close}, role: cancel}]
    """,
  ]

  private func lint(
    _ files: [String: String], in folder: String = "/home/kim/app", with baseline: Baseline? = nil,
    change: (inout Linter.Options) -> Void = { _ in }
  ) async -> LintReport {
    var options = Linter.Options()
    options.baseline = baseline
    options.workingDirectory = folder
    change(&options)
    return await Linter.lint(await project(files), options: options)
  }

  private func baseline(_ files: [String: String] = files, in folder: String = "/home/kim/app") async -> Baseline {
    Baseline(of: await lint(files, in: folder), relativeTo: folder, workingDirectory: folder)
  }

  /// The baseline as it is read from its file, which lies in `folder`.
  private func read(_ text: String, in folder: String = "/home/kim/app") -> (baseline: Baseline, faults: [String]) {
    let file = sourceFile("baseline.json", text)
    let result = Baseline.read(file, in: folder)
    return (result.value, file.describe(result.faults))
  }

  @Test func setsAsideEverythingThatItWasMadeOf() async {
    let all = await lint(Self.files)
    #expect(all.findings.contains { $0.surface == "sign-out" } && all.findings.contains { $0.locales.count > 1 })
    let baseline = await baseline()
    let (again, faults) = read(baseline.text)
    #expect(faults == [])
    #expect(again.entries == baseline.entries)
    let report = await lint(Self.files, with: again)
    #expect(report.findings == [])
    #expect(report.summary.baseline == BaselineUse(used: all.findings.count, stale: 0))
  }

  @Test func linesAreSortedAndOneEntryEach() async {
    let text = await baseline().text
    let lines = text.split(separator: "\n")
    let entries = lines.filter { $0.hasPrefix("    {") }
    #expect(entries.count == lines.count - 5)
    #expect(
      entries.contains(
        #"    {"table": "App/Localizable", "key": "a.alert.title", "locale": "de", "rule": "single-word-title", "text": "Löschen?"},"#
      ))
    #expect(!text.contains("/work") && text.hasSuffix("]\n}\n"))
  }

  @Test func survivesMovedLinesOtherMachinesAndWorkingDirectories() async {
    let text = await baseline().text
    var moved = Self.files
    moved["App/en.lproj/Localizable.strings"] =
      "\n/* New. */\n\n" + strings(["a.alert.message": "It can’t be undone.", "a.alert.title": "Delete?"])
    #expect(await lint(moved, in: "/home/me/x", with: read(text, in: "/home/me/x").baseline).findings == [])

    let inside = Dictionary(uniqueKeysWithValues: Self.files.map { (String($0.key.dropFirst(4)), $0.value) })
    let report = await lint(inside, in: "/ci/App", with: read(text, in: "/ci").baseline)
    #expect(report.findings == [])
    #expect(report.summary.baseline?.stale == 0)
  }

  @Test func survivesAMovedFolderAndACatalog() async {
    let all = await lint(Self.files)
    let baseline = await baseline()
    let moved = Dictionary(uniqueKeysWithValues: Self.files.map { ("Sources/Resources/" + $0.key.dropFirst(4), $0.value) })
    let report = await lint(moved, with: baseline)
    #expect(report.findings == [])
    #expect(report.summary.baseline == BaselineUse(used: all.findings.count, stale: 0))

    func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
    func key(_ en: String, _ ko: String, _ de: String) -> String {
      #"{"localizations": {"en": \#(unit(en)), "ko": \#(unit(ko)), "de": \#(unit(de))}}"#
    }
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "a.alert.title": \(key("Delete?", "삭제", "Löschen?")),
      "a.alert.message": \(key("It can’t be undone.", "되돌릴 수 없습니다.", "Das geht nicht zurück."))}}
      """
    let files = ["App/Localizable.xcstrings": catalog, "App/alerts.yaml": Self.files["App/alerts.yaml"]!]
    #expect(await lint(files, with: baseline).findings == [])
  }

  @Test func reportsOnlyTheLocalesThatAreNew() async throws {
    let baseline = await baseline()
    var files = Self.files
    files["App/fr.lproj/Localizable.strings"] = strings(["a.alert.title": "Supprimer ?", "a.alert.message": "C’est définitif."])
    let report = await lint(files, with: baseline)
    let finding = try #require(report.findings.first { $0.rule == "single-word-title" })
    #expect(finding.locale == tag("fr") && finding.locales == [] && finding.related == [])
    files["App/de.lproj/Localizable.strings"]! = strings(["a.alert.title": "Entfernen?", "a.alert.message": "Geht nicht."])
    let changed = await lint(files, with: baseline)
    #expect(changed.findings.filter { $0.rule == "single-word-title" }.map(\.locales) == [[tag("de"), tag("fr")]])
    #expect(changed.summary.baseline?.stale == 1)
  }

  @Test func staleEntriesAreThoseThatTheRunCouldHaveFound() async {
    let baseline = await baseline()
    var files = Self.files
    files["App/alerts.yaml"] = "alerts:\n  other: {title: {text: Log Out?}, message: {text: Now.}}\n"
    let gone = baseline.entries.filter { entry, _ in entry.holder.path == "App/alerts.yaml" }.placeCount
    #expect(gone > 0)
    #expect(await lint(files, with: baseline).summary.baseline?.stale == gone)
    #expect(await lint(files, with: baseline) { $0.roots = ["Other"] }.summary.baseline?.stale == 0)
    #expect(await lint(files, with: baseline) { $0.configuration.onlyRules = ["ok-spelling"] }.summary.baseline?.stale == 0)
    let entries = Baseline.Entries([FindingIdentity(rule: "gone-rule", holder: .file("App/alerts.yaml")): .init()])
    let unknown = Baseline(entries: entries, folder: "/home/kim/app")
    #expect(await lint(Self.files, with: unknown).summary.baseline == BaselineUse(used: 0, stale: 1))
  }

  @Test func entriesThatARunCouldNotHaveFound() async {
    let baseline = await baseline()
    func kept(_ folders: [String], locales: [LocaleTag] = [], rules: Set<RuleID> = []) -> Baseline.Entries {
      baseline.entries(outOf: Baseline.Scope(folders: folders, in: "/home/kim/app", locales: locales, rules: rules))
    }
    #expect(kept(["."]).isEmpty && kept(["App"]).isEmpty)
    #expect(kept(["Other"]) == baseline.entries)
    #expect(
      kept(["."], rules: ["single-word-title"]) == baseline.entries.filter { entry, _ in entry.rule != "single-word-title" })
    let others = baseline.entries.filter { entry, _ in entry.locale.map { $0 != tag("ko") } ?? false }
    #expect(!others.isEmpty && kept(["."], locales: [tag("ko")]) == others)
    #expect(kept(["App/alerts.yaml"]) == baseline.entries.filter { entry, _ in entry.holder != .file("App/alerts.yaml") })
  }

  @Test func fileFindingsAndUnusedSuppressionsAreSetAside() async {
    let files = [
      "en.lproj/Localizable.strings": "\"a\" = \"b\"\n\"c\" = \"d\";\n/* alertcopy:disable ok-spelling */\n\"e\" = \"f\";\n"
    ]
    let rules = await lint(files).findings.map(\.rule.name)
    #expect(Set(rules) == ["syntax-error", "unused-suppression"])
    #expect(await lint(files, with: await baseline(files)).findings == [])
  }

  @Test(arguments: [
    ("", "1:1 the file is empty"),
    ("{\n  \"version\": 2, \"findings\": []}", "2:14 the baseline's version is 1"),
    ("[]", "1:1 a baseline is a map"),
    ("{\"findings\": []}", "no \"version\""),
    ("{\"version\": 1, \"findings\": [\n  {\"rule\": \"x\"}]}", "2:3 an entry names"),
    ("{\"version\": 1, \"findings\": [\n  {\"rule\": \"x\", \"file\": \"a\", \"txt\": \"b\"}]}", "did you mean \"text\"?"),
    ("{\"version\": 1, \"findings\": [{\"rule\": \"x\", \"file\": \"a\", \"locale\": \"!\"}]}", "\"!\" is no locale"),
    ("{\"version\": 1, \"findings\": [{\"rule\": 3, \"file\": \"a\"}]}", "\"rule\" is a text, not a number"),
    ("{\"version\": 1, \"findings\": 1}", "\"findings\" is a list"),
    ("{\"version\": 1, \"findings\": [\n<<<<<<< HEAD\n]}", "2:1 "),
  ])
  func brokenFilesAreFaultsWithPlaces(text: String, fault: String) {
    let faults = read(text).faults
    #expect(faults.contains { $0.contains(fault) }, "\(faults)")
  }
}
