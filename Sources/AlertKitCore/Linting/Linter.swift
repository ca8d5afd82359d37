/// Runs rules over a project.
public enum Linter {
  /// What to run and what to report.
  public struct Options: Sendable {
    /// Rules to run, before the configuration switches some off.
    public var rules: [Rule]
    /// What rules run, at which severity.
    public var configuration: Configuration

    /// All rules, and the configuration that holds without a file, unless others are given.
    public init(rules: [Rule] = Rule.all, configuration: Configuration = Configuration()) {
      self.rules = rules
      self.configuration = configuration
    }

    /// The rules that the configuration leaves on.
    public var activeRules: [Rule] {
      rules.filter { rule in
        (configuration.onlyRules.isEmpty || configuration.onlyRules.contains(rule.id))
          && !configuration.disabledRules.contains(rule.id)
      }
    }
  }

  /// Everything that the rules find in the files that are to be reported, merged so that one problem is one finding, and
  /// sorted.
  public static func lint(_ project: Project, options: Options = Options()) async -> LintReport {
    let rules = options.activeRules
    let occurrences = await Occurrence.all(in: project, rules: rules) + Occurrence.faults(of: project, rules: rules)
    var suppressions = SuppressionIndex(project.suppressions)
    let loud = occurrences.filter { occurrence in
      !suppressions.silences(occurrence, declaredIn: occurrence.surface.map { project.surfaces[$0].range.file })
    }
    var findings = FindingMerge.findings(of: loud, rules: rules, configuration: options.configuration)
    if let rule = rules.first(where: { $0.id == "unused-suppression" }) {
      findings += suppressions.unused(reporting: rule, active: rules, known: options.rules)
    }
    findings = findings.compactMap { $0.restricted(to: project.reported) }
    return LintReport(
      findings: FindingMerge.sorted(findings, files: project.files),
      unreadable: project.faults.filter { $0.kind == .unreadable && project.reported.contains($0.range.file) },
      files: project.files,
      summary: LintReport.Summary(of: project))
  }
}

extension Finding {
  /// The finding with its place moved into one of `files`, or nil when none of its places is there.
  func restricted(to files: Set<FileID>) -> Finding? {
    if files.contains(range.file) { return self }
    guard let index = related.firstIndex(where: { files.contains($0.range.file) }) else { return nil }
    var moved = self
    moved.related[index] = Place(locale: locale, range: range)
    moved.locale = related[index].locale
    moved.range = related[index].range
    moved.text = related[index].text ?? moved.text
    return moved
  }
}
