import AlertKitCore
import Testing

/// What one finding stands for is as well known as that: whichever rule speaks in a run, nothing is new or stale by that.
@Suite struct HeldBackTests {
  private static let en = "App/en.lproj/Localizable.strings"
  private static let title = "The photo could not be saved. There is no room for it."
  private static let files = [
    en: strings(["a.title": title]),
    "App/alerts.yaml": "alerts:\n  a: {title: a.title, buttons: [{title: {text: OK}}]}\n",
  ]
  private static let folder = "/home/kim/app"

  private func lint(_ files: [String: String] = files, change: (inout Linter.Options) -> Void = { _ in }) async -> LintReport {
    var options = Linter.Options()
    options.workingDirectory = Self.folder
    change(&options)
    return await Linter.lint(await project(files), options: options)
  }

  private func baseline(of report: LintReport) -> Baseline {
    Baseline(of: report, relativeTo: Self.folder, workingDirectory: Self.folder)
  }

  private func titleRules(of report: LintReport) -> Set<String> {
    Set(report.findings.filter { $0.field == .title }.map(\.rule.name))
  }

  private static let silenced = files.merging([
    en: "/* alertcopy:disable title-sentences */\n\"a.title\" = \"\(title)\";\n"
  ]) { $1 }

  @Test func oneRuleSpeaksAndTheOthersWouldIfItWereOff() async {
    #expect(titleRules(of: await lint()) == ["title-sentences"])
    #expect(titleRules(of: await lint { $0.configuration.onlyRules = ["title-wraps"] }) == ["title-wraps"])
    #expect(titleRules(of: await lint(Self.silenced)) == ["title-wraps"])
  }

  @Test func entriesOfARunOfOneRuleAreNotStaleInAWholeRun() async {
    let part = baseline(of: await lint { $0.configuration.onlyRules = ["title-wraps"] })
    #expect(part.entries.count == 1)
    let whole = await lint { $0.baseline = part }
    #expect(whole.summary.baseline?.stale == 0)
    #expect(titleRules(of: whole) == ["title-sentences"], "The entry is another rule's, and that rule ran.")
  }

  @Test func entriesOfAWholeRunStandForWhatOneRuleSays() async {
    let whole = baseline(of: await lint())
    for rule: RuleID in ["title-wraps", "title-sentences"] {
      let part = await lint {
        $0.configuration.onlyRules = [rule]
        $0.baseline = whole
      }
      #expect(part.findings == [] && part.summary.baseline == BaselineUse(used: 1, stale: 0))
    }
    let disabled = await lint {
      $0.configuration.disabledRules = ["title-sentences"]
      $0.baseline = whole
    }
    #expect(disabled.findings == [])
  }

  @Test func aCommentThatLetsAnotherRuleSpeakBringsNothingNew() async {
    let whole = baseline(of: await lint())
    let after = await lint(Self.silenced) { $0.baseline = whole }
    #expect(after.findings == [] && after.summary.baseline?.stale == 0)
    let before = await project(Self.files)
    #expect(await lint(Self.silenced) { $0.earlier = before }.findings == [])
    let comparison = await compare(Self.files, Self.silenced)
    #expect(comparison.came == [] && comparison.went == ["title-sentences"])
  }

  /// What came with a change is new, though a rule of the same group had spoken of the same text.
  @Test func anotherFaultOfTheSameTextIsNew() async {
    func app(_ role: String) -> [String: String] {
      [
        "alerts.yaml":
          "alerts:\n  a: {title: {text: Log Out?}, buttons: [{title: {text: ok}\(role)}, {title: {text: Log Out}}]}\n"
      ]
    }
    let (plain, cancelling) = (app(""), app(", role: cancel"))
    #expect(await lint(plain).findings.contains { $0.rule == "ok-spelling" })
    let before = await project(plain)
    #expect(await lint(cancelling) { $0.earlier = before }.findings.map(\.rule).contains("cancel-label"))
    let known = baseline(of: await lint(plain))
    let report = await lint(cancelling) { $0.baseline = known }
    #expect(report.findings.map(\.rule).contains("cancel-label"))
  }

  private func compare(_ earlier: [String: String], _ later: [String: String]) async -> (came: [RuleID], went: [RuleID]) {
    let comparison = await Linter.compare(await project(earlier), with: await project(later), options: Linter.Options())
    return (comparison.came.findings.map(\.rule), comparison.went.findings.map(\.rule))
  }

  @Test func aLineForALocaleStandsForEachOfItsTexts() async {
    let titles = (1...12).map { ("k\($0)", "The photo \($0) could not be saved") }
    let alerts = titles.map { "  \($0.0): {title: \($0.0), buttons: [{title: {text: OK}}]}\n" }.joined()
    func table(_ entries: some Sequence<(String, String)>) -> String {
      entries.map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined()
    }
    func app(translated: Int) -> [String: String] {
      [
        Self.en: table(titles),
        "App/de.lproj/Localizable.strings": table(titles.prefix(translated).map { ($0.0, "Das Foto \($0.0) ist weg") }),
        "App/alerts.yaml": "alerts:\n" + alerts,
      ]
    }
    func untranslated(_ report: LintReport) -> Set<String> {
      Set(report.findings.map(\.rule.name)).intersection(["missing-translation", "untranslated-locale", "untranslated-alert"])
    }
    let whole = await lint(app(translated: 2))
    #expect(untranslated(whole) == ["untranslated-locale"])
    let known = baseline(of: whole)
    let part = await lint(app(translated: 2)) {
      $0.configuration.onlyRules = ["missing-translation"]
      $0.baseline = known
    }
    #expect(part.findings == [])
    let better = await lint(app(translated: 9)) { $0.baseline = known }
    #expect(untranslated(better) == [] && better.summary.baseline?.stale == 0)
    let single = baseline(of: await lint(app(translated: 2)) { $0.configuration.onlyRules = ["missing-translation"] })
    #expect(single.entries.count == 10)
    #expect(await lint(app(translated: 2)) { $0.baseline = single }.summary.baseline?.stale == 0)
  }

  /// A way to Settings is what an alert lacks, whatever else is said of its lone button.
  @Test func oneRemedyOfTheButtonsIsTold() async {
    let files = [
      Self.en: strings([
        "a.title": "Turn on access to your photos in Settings.", "a.message": "Go to Settings and allow access to photos.",
      ]),
      "App/alerts.yaml": "alerts:\n  a: {title: a.title, message: a.message, buttons: [{title: {text: OK}}]}\n",
    ]
    let rules: Set<String> = ["permission-settings", "single-button"]
    let found = await lint(files).findings.map(\.rule.name).filter(rules.contains)
    #expect(found == ["permission-settings"])
    let alone = await lint(files) { $0.configuration.disabledRules = ["permission-settings"] }
    #expect(alone.findings.map(\.rule.name).filter(rules.contains) == ["single-button"])
  }
}
