import AlertKitCore
import Testing

/// A rule whose examples are wrong is told so, in words.
@Suite struct RuleVerificationTests {
  static func rule(_ examples: [RuleExample], fixes: [Fix.Grade: String] = [:]) -> Rule {
    Rule(
      id: "no-exclamation", severity: .note, summary: "A title exclaims.", rationale: "Alerts are calm.", guidelines: [],
      examples: examples, fixes: fixes,
      checks: .copy { localized in
        localized.violations(
          in: [.title], fix: { text in Fix(.safe, .text(String(text.shown.dropLast()), variant: text.variant)) }
        ) { text in
          text.endMark == .exclamation ? "The title exclaims." : nil
        }
      })
  }

  static let flagged = RuleExample(
    ExampleSurface(title: ["en": "Deleted!", "ko": "삭제됨!"]), findings: [.init(.title, in: ["en", "ko"])])
  static let fine = RuleExample(ExampleSurface(title: ["en": "Deleted", "ko": "삭제됨"]))

  @Test func aRuleThatDoesWhatItSays() async {
    #expect(await Self.rule([Self.flagged, Self.fine], fixes: [.safe: "Takes the mark away."]).verify() == [])
  }

  @Test func aWrongVerdictIsNamedWithItsExample() async throws {
    let wrong = RuleExample(ExampleSurface(title: ["en": "Deleted!", "ko": "삭제됨"]), findings: [.init(.title, in: ["ko"])])
    let problems = await Self.rule([Self.fine, wrong], fixes: [.safe: "Takes the mark away."]).verify()
    #expect(Set(problems.map(\.example)) == [2])
    let verdict = "found title in en (note), and should find title in ko (note)"
    #expect(problems.map(\.message).count { $0 == verdict } == 1, "What all writings share is told once.")
    let description = try #require(problems.first?.description)
    #expect(description.hasPrefix("example 2, strings and ") && description.hasSuffix(" other writings: " + verdict))
  }

  @Test func localesOfExamplesAreLocales() async {
    let example = RuleExample(ExampleSurface(title: ["en": "Deleted", "the moon": "!"]))
    #expect(await Self.rule([example]).verify().map(\.description) == ["example 1: “the moon” is no locale"])
  }

  @Test func examplesMustShowBothSidesAndTheFixes() async {
    let problems = await Self.rule([Self.flagged], fixes: [.suggested: "Takes the mark away."]).verify().map(\.description)
    #expect(
      problems == [
        "no example shows what the rule leaves alone",
        "the examples have fixes of the grades: safe; the rule names: suggested",
      ])
  }
}
