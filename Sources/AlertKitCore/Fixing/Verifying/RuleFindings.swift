extension Rule {
  /// What the rule finds in an example, each field's violations over all locales made one, as a report would show them.
  package func findings(in example: ExampleSurface) -> Set<RuleExample.Expectation> {
    var found: [Key: (locales: Set<String>, severity: Severity)] = [:]
    let all = example.localized()
    for localized in all {
      for check in checks {
        let violations: [Violation]
        let locale: String?
        switch check {
        case .structure(let find): (violations, locale) = (localized.isSource ? find(localized) : [], nil)
        case .copy(let find): (violations, locale) = (find(localized), localized.locale.identifier)
        case .limitedCopy(let find): (violations, locale) = (find(localized, RuleEffort()), localized.locale.identifier)
        case .layout(let find):
          let source = LaidOutSurface(all[0], in: Scene.defaults, arguments: SampleArguments())
          let own =
            localized.isSource
            ? source : LaidOutSurface(localized, in: Scene.defaults, source: source, arguments: SampleArguments())
          (violations, locale) = (find(own), localized.locale.identifier)
        case .reading, .project: continue
        }
        for violation in violations {
          let key = Key(field: violation.field, isStructure: locale == nil)
          let severity = violation.severity ?? severity
          let known = found[key] ?? ([], severity)
          found[key] = (known.locales.union(locale.map { [$0] } ?? []), max(known.severity, severity))
        }
      }
    }
    return Set(found.map { RuleExample.Expectation($0.key.field, in: $0.value.locales, severity: $0.value.severity) })
  }

  private struct Key: Hashable {
    var field: Field
    var isStructure: Bool
  }

  /// An example's expectations, each with its severity.
  package func expectations(of example: RuleExample) -> Set<RuleExample.Expectation> {
    Set(example.findings.map { .init($0.field, in: $0.locales, severity: $0.severity ?? severity) })
  }
}
