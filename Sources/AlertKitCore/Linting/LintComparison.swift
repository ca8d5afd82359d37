/// What was found in two states of an app: what came, and what went.
package struct LintComparison: Sendable {
  /// What became of the alerts.
  package let changes: AlertChanges
  /// What is found now and was not before, in the files as they are.
  package let came: LintReport
  /// What was found before and is not now, in the files as they were.
  package let went: LintReport
}

extension Linter {
  /// Compares an app with an earlier state of it.
  ///
  /// Unlike ``lint(_:options:)`` with such a state, what is found in the structure of an alert that was changed is told only where
  /// it was not found before.
  ///
  /// - Parameter earlier: The app as it was; best read with `like:` the app as it is.
  package static func compare(_ earlier: Project, with project: Project, options: Options) async -> LintComparison {
    let app = EarlierApp(earlier, before: project)
    let running = RunningRules(options.activeRules)
    let states = await states(project, since: app, by: running, options: options)
    let folder = options.workingDirectory
    let then = Baseline(
      of: states.then, in: earlier, known: Counterparts(app.match.later, in: project), workingDirectory: folder)
    let before = Dictionary(
      uniqueKeysWithValues: app.match.earlier.enumerated().compactMap { now, then in then.map { (now, $0) } })
    let now = Baseline(of: states.now, in: project, known: Counterparts(before, in: earlier), workingDirectory: folder)
    return LintComparison(
      changes: AlertChanges(from: earlier, to: project, by: app.match),
      came: report(then.rest(of: states.now, in: project.files), in: project, by: running, options: options, all: states.now),
      went: report(now.rest(of: states.then, in: earlier.files), in: earlier, by: running, options: options, all: states.then))
  }
}
