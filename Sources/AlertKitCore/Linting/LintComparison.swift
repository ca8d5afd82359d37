/// What was found in two states of an app: what came, and what went.
package struct LintComparison: Sendable {
  /// What became of the alerts.
  package let changes: AlertChanges
  /// What is found now and was not before, in the files as they are.
  package let came: LintReport
  /// What was found before and is not now, in other words or the same, in the files as they were.
  package let went: LintReport
}

extension Linter {
  /// Compares an app with an earlier state of it. What came is what ``lint(_:options:)`` with such a state reports.
  ///
  /// - Parameter earlier: The app as it was; best read with `like:` the app as it is.
  package static func compare(_ earlier: Project, with project: Project, options: Options) async -> LintComparison {
    let app = EarlierApp(earlier, before: project)
    let running = RunningRules(options.activeRules)
    let states = await states(project, since: app, by: running, options: options)
    let folder = options.workingDirectory
    let then = EarlierState(
      earlier, occurrences: states.then, known: Counterparts(app.match.later, in: project), workingDirectory: folder)
    let before = Dictionary(
      uniqueKeysWithValues: app.match.earlier.enumerated().compactMap { now, then in then.map { (now, $0) } })
    let now = EarlierState(
      project, occurrences: states.now, known: Counterparts(before, in: earlier), workingDirectory: folder)
    let (came, known) = then.parted(states.now.told, of: project)
    let (gone, stayed) = now.parted(states.then.told, of: earlier)
    let found = Set(came.compactMap { SameFault($0, of: $0.surface) })
    let later = app.match.later
    let went = gone.filter { old in !(SameFault(old, of: old.surface.flatMap { later[$0] }).map(found.contains) ?? false) }
    return LintComparison(
      changes: AlertChanges(from: earlier, to: project, by: app.match),
      came: report(ToldOccurrences(told: came), in: project, by: running, options: options, leavingOut: known),
      went: report(ToldOccurrences(told: went), in: earlier, by: running, options: options, leavingOut: stayed))
  }
}

/// A rule's verdict on a text, whatever the text is: one that came for other words has not gone.
private struct SameFault: Hashable {
  let rule: RuleID
  let surface: Int
  let field: Field?
  let locale: LocaleTag?

  /// Nil where the surface is not there.
  init?(_ occurrence: Occurrence, of surface: Int?) {
    guard let surface else { return nil }
    (rule, self.surface, field, locale) = (occurrence.rule, surface, occurrence.field, occurrence.locale)
  }
}
