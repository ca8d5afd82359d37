import AlertKitCore
import Testing

@Suite struct RuleRegistryTests {
  /// Ids and severities are a contract: other tools name them.
  static let contract: [(String, Severity)] = [
    ("missing-title", .error), ("no-buttons", .error), ("several-cancels", .error), ("too-many-buttons", .warning),
    ("single-button", .note), ("misplaced-cancel", .warning), ("unmarked-cancel", .warning), ("cancel-label", .warning),
    ("no-cancel-path", .note), ("unmarked-destructive", .warning), ("destructive-without-cancel", .warning),
    ("destructive-preferred", .warning), ("destructive-not-first", .note), ("duplicate-button", .warning),
    ("single-word-title", .warning), ("generic-title", .warning), ("title-case", .warning), ("title-punctuation", .warning),
    ("message-punctuation", .warning), ("message-case", .warning), ("redundant-message", .warning),
    ("personal-pronoun", .note), ("accusatory-tone", .warning), ("explains-buttons", .warning), ("not-tap", .warning),
    ("long-button-title", .warning), ("button-case", .warning),
    ("button-punctuation", .warning), ("yes-no-button", .warning), ("ok-spelling", .warning),
    ("missing-translation", .warning), ("mixed-language", .warning), ("placeholder-mismatch", .error),
    ("number-mismatch", .warning), ("mistranslated-button", .warning),
    ("title-wraps", .warning), ("long-message", .warning), ("scrolls", .warning), ("buttons-stack", .note),
    ("notification-truncated", .warning), ("notification-punctuation", .warning), ("notification-case", .warning),
    ("notification-instructs", .warning), ("notification-sensitive", .warning), ("notification-repeated", .warning),
    ("notification-without-thread", .note), ("notification-missing-placeholder", .note), ("notification-placeholder", .warning),
    ("notification-app-name", .warning), ("notification-sound-only", .warning), ("notification-badge-only", .note),
    ("notification-uncounted-badge", .note),
    ("notification-too-many-actions", .warning), ("notification-duplicate-action", .error), ("notification-text-input", .note),
    ("notification-unmarked-destructive", .warning), ("notification-destructive-action", .note),
    ("notification-marketing", .warning), ("notification-permission", .warning), ("notification-settings", .warning),
    ("notification-permission-unexplained", .warning),
    ("notification-summary", .warning), ("notification-unknown-category", .warning),
    ("notification-payload-size", .error), ("notification-unknown-key", .warning), ("notification-cut", .warning),
    ("notification-never-shown", .warning),
    ("button-truncates", .warning), ("syntax-error", .error), ("duplicate-key", .warning), ("unused-suppression", .warning),
    ("over-max-width", .warning), ("lone-cancel", .warning), ("button-without-letters", .warning),
    ("untranslated-alert", .warning), ("untranslated-locale", .warning), ("stale-translation", .warning),
    ("missing-plural-form", .warning), ("broken-placeholder", .error), ("generic-button", .warning), ("hard-coded-text", .note),
  ]

  @Test(arguments: contract)
  func keepsIDAndSeverity(id: String, severity: Severity) throws {
    #expect(try #require(Rule.named(RuleID(id))).severity == severity)
  }

  @Test func idsAreUnique() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }

  @Test(arguments: Rule.all)
  func saysWhatItIs(rule: Rule) {
    #expect(rule.summary.hasSuffix(".") && !rule.summary.contains("\n"))
    #expect(rule.summary.count <= 120)
    #expect((80...500).contains(rule.rationale.count))
    #expect(!rule.checks.isEmpty)
  }
}
