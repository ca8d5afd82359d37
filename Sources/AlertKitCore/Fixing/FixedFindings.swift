/// Counts the findings that fixes are for, as the report before the first round counts them.
struct FixedFindings {
  /// What stays the same of a finding from round to round.
  private struct Name: Hashable {
    let rule: RuleID
    let text: String?
    let field: Field?

    init(_ finding: Finding) {
      (rule, text, field) = (finding.rule, finding.key ?? finding.surface, finding.field)
    }
  }

  private var known: [Name: Int] = [:]
  private var count = 0

  /// By place of a fix, the numbers of the findings about the text there; one that comes back, as where a translation follows its
  /// source, has that of the round before.
  mutating func number(
    _ findings: [Finding], at places: [SourceRange], grades: Set<Fix.Grade>
  ) -> [SourceRange: Set<Int>] {
    let made = Set(places)
    var numbers: [SourceRange: Set<Int>] = [:]
    var new: [Name: Int] = [:]
    for finding in findings {
      let fixed = finding.corrections.filter { grades.contains($0.grade) && made.contains($0.range) }
      guard !fixed.isEmpty else { continue }
      if known[Name(finding)] == nil { count += 1 }
      let number = known[Name(finding)] ?? count
      new[Name(finding)] = number
      for correction in fixed { numbers[correction.range, default: []].insert(number) }
    }
    known.merge(new) { old, _ in old }
    return numbers
  }
}
