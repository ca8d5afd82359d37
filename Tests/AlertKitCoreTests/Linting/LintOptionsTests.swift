import AlertKitCore
import Testing

/// What a linter is given is right, or it says what is not.
@Suite struct LintOptionsTests {
  static let rule = Rule(
    id: "house-rule", severity: .note, summary: "S.", rationale: "R.", guidelines: [], examples: [], checks: .copy { _ in [] })

  static func error(rules: [Rule]? = nil, _ change: (inout Configuration) -> Void = { _ in }) -> LintOptionsError? {
    var configuration = Configuration()
    change(&configuration)
    do {
      _ = try Linter.Options(rules: rules, configuration: configuration)
      return nil
    } catch {
      return error
    }
  }

  @Test func anIdIsTakenOnce() {
    #expect(Self.error(rules: [Self.rule, Self.rule]) == .takenID("house-rule"))
    #expect(Self.error(rules: Rule.all + [Self.rule]) == nil)
    let taken = Rule(id: "title-case", severity: .note, summary: "", rationale: "", guidelines: [], examples: [], checks: [])
    #expect(Self.error(rules: Rule.all + [taken])?.description == "there is a rule named “title-case” already")
  }

  @Test func aConfigurationNamesOnlyRulesThatThereAre() {
    #expect(Self.error { $0.severities = ["yes-no-buton": .note] } == .unknownRule("yes-no-buton", nearest: "yes-no-button"))
    #expect(Self.error { $0.disabledRules = ["qqqqqq"] }?.description == "no rule is named “qqqqqq”")
    #expect(Self.error(rules: [Self.rule]) { $0.onlyRules = ["house-rule", "title-case"] } == nil)
    #expect(Self.error { $0.onlyRules = ["house-rule"] } != nil)
  }

  /// A name that a scene's part has not, and what is said of it.
  struct Unknown: Sendable {
    let name: String
    let message: String
    let set: @Sendable (inout Configuration, [String]) -> Void
  }

  @Test(arguments: [
    Unknown(name: "glas", message: "no design is named “glas”; did you mean “glass”?") { $0.designs = $1 },
    Unknown(name: "iPhone 99", message: "no device is named “iPhone 99”") { $0.devices = $1 },
    Unknown(name: "huge", message: "no text size is named “huge”") { $0.textSizes = $1 },
    Unknown(name: "sideways", message: "no orientation is named “sideways”") { $0.orientations = $1 },
  ])
  func aConfigurationNamesOnlyScenesThatThereAre(unknown: Unknown) throws {
    let error = try #require(Self.error { unknown.set(&$0, [unknown.name]) })
    #expect(error.description.hasPrefix(unknown.message))
    guard case .unknownScene(let found) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(found.name == unknown.name)
  }

  /// What a rule of others points at need not be there.
  @Test func aRuleThatPointsAtNothingIsLeftOut() async throws {
    let wild = Rule(
      id: "wild", severity: .note, summary: "", rationale: "", guidelines: [], examples: [],
      checks: .structure { _ in
        [Violation(.button(99), "M.", fixes: [Fix(.safe, .roles([99: .cancel])), Fix(.safe, .move(99, before: -1))])]
      },
      .project { _ in [ProjectViolation(Violation(.title, "M."), surface: 4711)] })
    let inputs = [InputFile(path: "alerts.yaml", bytes: Array("alerts: {a: {title: {text: T}, buttons: []}}".utf8))]
    let report = await Linter.lint(await Project.assemble(inputs), options: try Linter.Options(rules: [wild]))
    #expect(report.findings.map(\.rule) == ["wild"])
    #expect(report.findings.allSatisfy { $0.corrections.isEmpty })
  }

  /// What one run spends another has again.
  @Test func effortBelongsToARun() async throws {
    let slow = Rule(
      id: "slow", severity: .note, summary: "", rationale: "", guidelines: [], examples: [],
      checks: .limitedCopy { localized, effort in
        if localized.surface.title?.text == "Slow" { effort.spend() }
        return [Violation(.title, "M.")]
      })
    let options = try Linter.Options(rules: [slow])
    func report(_ title: String) async -> LintReport {
      let spec = "alerts: {a: {title: {text: \(title)}, buttons: []}}"
      return await Linter.lint(
        await Project.assemble([InputFile(path: "alerts.yaml", bytes: Array(spec.utf8))]), options: options)
    }
    let slowReport = await report("Slow")
    #expect(slowReport.unfinished == ["slow"] && slowReport.findings.isEmpty)
    let quickReport = await report("Quick")
    #expect(quickReport.unfinished.isEmpty && quickReport.findings.map(\.rule) == ["slow"])
  }
}
