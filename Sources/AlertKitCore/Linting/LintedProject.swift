/// A state of an app and what was found in it, of which the next state takes over what stayed the same.
package struct LintedProject: Sendable {
  package let project: Project
  package let report: LintReport
  /// What was found in single surfaces, before any was silenced.
  private let occurrences: [Occurrence]

  /// - Parameters:
  ///   - project: The app as it is now.
  ///   - options: The same as for the other state; neither a baseline nor an earlier time.
  ///   - other: The app as it was a moment ago. What it says in a locale as it does now is not looked at again, and has no corrections in
  ///     the report.
  package init(_ project: Project, options: Linter.Options, like other: LintedProject? = nil) async {
    let running = RunningRules(options.activeRules)
    let known = other.flatMap { other in
      KnownOccurrences(other.occurrences, in: other.project, for: EarlierApp(project, before: other.project))
    }
    async let together = Occurrence.ofProject(project, rules: running.rules)
    occurrences = await Occurrence.all(
      in: project, rules: running.rules, scenes: project.shown(in: options.scenes), knowing: known)
    let found = Linter.told(occurrences + (await together), in: project, by: running, options: options)
    (self.project, report) = (project, Linter.report(found, in: project, by: running, options: options))
  }
}
