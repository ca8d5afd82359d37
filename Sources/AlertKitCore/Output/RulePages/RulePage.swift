/// All about a rule as a page of Markdown, made from the rule: why, the guideline, examples as they are drawn, how to fix it, how to
/// silence it.
package struct RulePage {
  private let rule: Rule
  /// As many of each kind are drawn; the rest are tests.
  private static let examples = 3

  package init(_ rule: Rule) {
    self.rule = rule
  }

  /// The page's file name.
  package var fileName: String { "\(rule.id).md" }

  /// The page.
  package var markdown: String {
    let (flagged, fine) = (rule.examples.filter { !$0.findings.isEmpty }, rule.examples.filter(\.findings.isEmpty))
    return ([heading] + section("Flagged", flagged) + section("Fine", fine) + [fixing, silencing]).filter { !$0.isEmpty }
      .joined(separator: "\n\n") + "\n"
  }

  private var heading: String {
    let guidelines = rule.guidelines.map { "[\($0)](../guidelines.md#\($0.lowercased()))" }.joined(separator: ", ")
    let basis = guidelines.isEmpty ? "" : "\n\nGuideline: \(guidelines)."
    return """
      # \(rule.id)

      **\(rule.severityNames)** · \(subjects)

      \(rule.summary)

      ## Why

      \(rule.rationale)\(basis)
      """
  }

  /// What the rule's checks look at.
  private var subjects: String {
    let names = rule.checks.map { check in
      switch check {
      case .structure, .absence: "judged once an alert, by its roles, order and number of buttons"
      case .copy, .limitedCopy: "judged in each locale, by its words"
      case .layout: "judged in each locale, as it is laid out"
      case .project: "judged over the whole app"
      case .fault, .reading: "found while files are read"
      }
    }
    return names.uniqued().joined(separator: "; ")
  }

  private func section(_ title: String, _ examples: [RuleExample]) -> [String] {
    guard !examples.isEmpty else { return [] }
    return ["## \(title)"] + examples.prefix(Self.examples).map { RuleExamplePicture($0).markdown }
  }

  private var fixing: String {
    let fixes = Fix.Grade.allCases.compactMap { grade in
      rule.fixes[grade].map { what in
        let command = grade == .safe ? "alertcopy fix" : "alertcopy fix --suggested"
        return "`\(command) --only-rule \(rule.id)` (\(grade.rawValue)): \(what)"
      }
    }
    return fixes.isEmpty ? "" : "## How to fix it\n\n" + fixes.joined(separator: "\n\n")
  }

  private var silencing: String {
    let comment = """
      For one string or alert, in the comment that belongs to it:

      ```
      /* alertcopy:disable \(rule.id) */
      ```


      """
    let severity = rule.severity == .note ? "warning" : "note"
    return """
      ## How to silence it

      \(rule.canBeSuppressed ? comment : "")For the app, in `.alertcopy.yml`:

      ```yaml
      disabled_rules: [\(rule.id)]
      \(rule.id): {severity: \(severity)}     # or weigh it differently
      ```

      [All rules](README.md)
      """
  }
}

/// The list of all rules, family by family, as a page of Markdown.
package enum RuleIndexPage {
  /// The page's file name.
  package static let fileName = "README.md"

  /// The page.
  package static var markdown: String {
    let families = RuleFamily.allCases.map { family in
      let rows = family.rules.map { "| [\($0.id)](\($0.id).md) | \($0.severityNames) | \($0.summary) |" }
      return "## \(family.rawValue)\n\n| rule | severity | fires when |\n|---|---|---|\n" + rows.joined(separator: "\n")
    }
    return """
      # Rules

      \(Rule.all.count) rules, each resting on [a guideline](../guidelines.md). `alertcopy rules NAME` prints a rule's page in the terminal.

      \(families.joined(separator: "\n\n"))

      """
  }
}

extension Rule {
  /// The severities of its findings, the usual one first: *error or warning*. Its examples show those that are not the usual one.
  package var severityNames: String {
    let others = Set(examples.flatMap { $0.findings.compactMap(\.severity) }).subtracting([severity])
    return ([severity] + others.sorted(by: >)).map(\.rawValue).joined(separator: " or ")
  }
}
