import AlertKitCore
import Foundation
import Testing

@Suite struct CommandTests {
  @Test func versionNamesICU() throws {
    let run = try Tool.run(["--version"])
    #expect(run.status == 0)
    #expect(run.output.contains("ICU \(ICU.version), Unicode \(ICU.unicodeVersion)"))
  }

  @Test func helpListsTheCommandsAndTheStatuses() throws {
    let run = try Tool.run(["--help"])
    #expect(run.status == 0)
    for word in ["check", "rules", "Exit status"] { #expect(run.output.contains(word)) }
  }

  @Test(arguments: Rule.all)
  func everyRuleIsExplained(rule: Rule) throws {
    let run = try Tool.run(["rules", rule.id.name])
    #expect(run.status == 0)
    #expect(run.output.contains(rule.summary))
    #expect(run.output.contains("Flagged:"))
    #expect(run.output.contains("Fine:"))
  }

  @Test func rulesAreListed() throws {
    let run = try Tool.run(["rules"])
    for rule in Rule.all { #expect(run.output.contains(rule.id.name)) }
  }

  @Test func unknownRuleIsWrongUsage() throws {
    let run = try Tool.run(["rules", "yes-no-buton"])
    #expect(run.status == 64)
    #expect(run.errors.contains("yes-no-button"))
    #expect(run.errors.contains("alertcopy rules"))
  }
}

/// The example app shows what the README says it does.
@Suite struct ExampleAppTests {
  @Test func showsADozenDifferentFindings() throws {
    let run = try Tool.run(["check", ".", "--reporter", "json"], in: Tool.album)
    #expect(run.status == 1)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(Set(findings.compactMap { $0["rule"] as? String }).count >= 12)
    #expect(!findings.contains { $0["rule"] as? String == "unused-suppression" })
    let summary = try #require(report["summary"] as? [String: Any])
    let locales = try #require(summary["locales"] as? [String])
    #expect(Set(["en", "ko", "zh-Hans", "zh-Hant", "ja", "de", "ar", "th"]).isSubset(of: locales))
  }
}
