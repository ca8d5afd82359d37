/// Runs rules over a project.
public enum Linter {
  /// What to run and what to report.
  public struct Options: Sendable {
    /// Rules to run, before the configuration switches some off.
    public internal(set) var rules: [Rule]
    /// What rules run, at which severity.
    public var configuration: Configuration
    /// Where alerts are laid out.
    public var scenes: [Scene]
    /// Findings to leave out; nil for none.
    public var baseline: Baseline?
    /// The app at an earlier time: only what has come since is reported. Nil to report everything.
    public var earlier: Project?
    /// The folders or files that the project was read from; decides which entries of the baseline are said to be stale.
    public var roots = ["."]
    /// The absolute path that relative paths of files are taken from.
    public var workingDirectory = Disk.workingDirectory

    /// All rules, and the configuration that holds without a file.
    public init() {
      rules = Rule.all
      configuration = Configuration()
      scenes = Scene.defaults
    }

    /// Rules and a configuration.
    ///
    /// - Parameters:
    ///   - rules: What to run; nil for all rules and those that the configuration makes.
    ///   - configuration: What to switch off, and at which severity to report.
    ///   - scenes: Where alerts are laid out; nil for what the configuration says.
    /// - Throws: ``LintOptionsError`` when two rules have one id, or the configuration names a rule, a design, a device, an
    ///   orientation or a text size that there is not.
    public init(
      rules: [Rule]? = nil, configuration: Configuration = Configuration(), scenes: [Scene]? = nil
    ) throws(LintOptionsError) {
      self.rules = rules ?? Rule.all(with: configuration)
      self.configuration = configuration
      try LintOptionsError.refuseTakenIDs(among: self.rules)
      try LintOptionsError.refuseUnknownRules(in: configuration, among: self.rules)
      if let scenes {
        self.scenes = scenes
      } else {
        do { self.scenes = try Scene.scenes(for: configuration) } catch { throw .unknownScene(error) }
      }
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
    let running = RunningRules(options.activeRules)
    guard let earlier = options.earlier else {
      let scenes = project.shown(in: options.scenes)
      async let together = Occurrence.ofProject(project, rules: running.rules)
      var checked = await Occurrence.all(in: project, rules: running.rules, scenes: scenes)
      checked += await together
      let found = told(consume checked, in: project, by: running, options: options)
      return report(found, in: project, by: running, options: options)
    }
    let states = await states(project, since: EarlierApp(earlier, before: project), by: running, options: options)
    let then = EarlierState(
      earlier, occurrences: states.then, known: Counterparts(states.match.later, in: project),
      workingDirectory: options.workingDirectory)
    let (came, known) = then.parted(states.now.told, of: project)
    let found = ToldOccurrences(told: came, heldBack: states.now.heldBack)
    return report(found, in: project, by: running, options: options, leavingOut: known)
  }

  /// What the rules find in two states of an app, and which alert is which.
  struct States {
    let now: ToldOccurrences
    let then: ToldOccurrences
    let match: AlertMatch
  }

  /// What the rules find in an app and found in it at an earlier time; what stayed the same is looked at once.
  static func states(
    _ project: Project, since earlier: EarlierApp, by running: RunningRules, options: Options
  ) async -> States {
    async let together = Occurrence.ofProject(project, rules: running.rules)
    let checked = await Occurrence.all(
      in: project, rules: running.rules, scenes: project.shown(in: options.scenes), since: earlier)
    let before = await told(
      in: earlier.project, knowing: KnownOccurrences(checked, in: project, for: earlier), by: running, options: options)
    return States(
      now: told(checked + (await together), in: project, by: running, options: options), then: before,
      match: earlier.match)
  }

  /// The report on some occurrences.
  ///
  /// - Parameter leftOut: What was there at an earlier time already; nil without such a time.
  static func report(
    _ occurrences: ToldOccurrences, in project: Project, by running: RunningRules, options: Options,
    leavingOut leftOut: [Occurrence]? = nil
  ) -> LintReport {
    var found = occurrences.told
    var summary = LintReport.Summary(of: project)
    func findings(of occurrences: [Occurrence]) -> [Finding] {
      let all = FindingMerge.findings(of: occurrences, rules: options.activeRules, configuration: options.configuration)
      return project.reported.count == project.files.count ? all : all.compactMap { $0.restricted(to: project.reported) }
    }
    summary.unchanged = leftOut.map { findings(of: $0).count }
    let directory = options.workingDirectory
    if let baseline = options.baseline {
      let (rest, aside, used) = baseline.subtracted(from: occurrences, of: project.files, workingDirectory: directory)
      found = rest
      let roots = leftOut == nil ? options.roots.map { FilePath.join(directory, $0) } : []
      summary.baseline = BaselineUse(
        used: findings(of: aside).count, stale: baseline.stale(butFor: used, in: roots, options: options).placeCount)
    }
    var specs = SpecCorrections(project.files)
    let unsure = project.unsureSurfaces
    var told = findings(of: found)
    // One by one: a large app has many, and each is large.
    for index in told.indices { told[index] = specs.resolved(told[index].weighed(beside: unsure)) }
    return LintReport(
      findings: FindingMerge.sorted(consume told, files: project.files),
      unreadable: project.faults.filter { $0.kind == .unreadable && project.reported.contains($0.range.file) },
      files: project.files,
      summary: summary,
      unfinished: running.unfinished)
  }

  /// What the active rules find in an earlier state of the app and no comment silences.
  private static func told(
    in earlier: Project, knowing known: KnownOccurrences?, by running: RunningRules, options: Options
  ) async -> ToldOccurrences {
    let scenes = earlier.shown(in: options.scenes)
    async let together = Occurrence.ofProject(earlier, rules: running.rules)
    var all = await Occurrence.all(in: earlier, rules: running.rules, scenes: scenes, knowing: known)
    all += await together
    return told(consume all, in: earlier, by: running, options: options)
  }

  /// What the active rules find and no comment silences.
  ///
  /// - Parameter all: What they find in single surfaces, and behind it what they find in the whole project.
  static func told(
    _ all: consuming [Occurrence], in project: Project, by running: RunningRules, options: Options
  ) -> ToldOccurrences {
    let unfinished = Set(running.unfinished)
    let rules = running.rules.filter { !unfinished.contains($0.id) }
    let finished = Set(rules.map(\.id))
    // Changed in place: a large app has many.
    var occurrences = consume all
    occurrences.removeAll { !finished.contains($0.rule) }
    // What the file says there is not known.
    occurrences.removeAll { $0.isGarbled(in: project.files) }
    SharedSites(project).move(&occurrences, by: rules)
    let faults = Occurrence.faults(of: project, rules: rules)
    if !faults.isEmpty { occurrences += faults }
    var suppressions = SuppressionIndex(project.suppressions, sources: project.filesOfSourceTexts)
    occurrences.removeAll { occurrence in
      suppressions.silences(occurrence, declaredIn: occurrence.surface.map { project.surfaces[$0].range.file })
    }
    let weights = RuleWeight.all(of: rules)
    let severities = options.configuration.severities
    // What people never see, nobody mends; of what developers see, only an error is worth a note.
    occurrences.removeAll { occurrence in
      switch occurrence.surface.flatMap({ project.surfaces[$0].reserve }) {
      case .uncalled: true
      case .developers: (severities[occurrence.rule] ?? occurrence.severity ?? weights[occurrence.rule]?.severity) != .error
      case .keyNames, nil: false
      }
    }
    func severity(_ occurrence: Occurrence) -> Severity? {
      severities[occurrence.rule] == nil ? occurrence.severity ?? weights[occurrence.rule]?.severity : nil
    }
    UnnamedKeys.weigh(&occurrences, in: project) { severity($0) ?? .note > .note }
    FormatCalls.settle(&occurrences, in: project) { severity($0) == .error }
    let told = SharedRemedies.told(consume occurrences, by: weights, severities: severities)
    var folded = finished.contains(UntranslatedLocales.rule) ? UntranslatedLocales(project).folded(told) : told
    guard let rule = rules.first(where: { $0.id == Rule.unusedSuppression.id }) else { return folded }
    let sawAll = project.isWhole(in: options.configuration)
    let unused = suppressions.unused(
      reporting: rule, active: rules, known: options.rules, sawAll: sawAll, exempting: Set(project.sections.keys))
    if !unused.isEmpty { folded.told += unused }
    return folded
  }
}

extension Project {
  /// Whether nothing was left out: neither locales, nor files that could not be read, nor alerts of a spec with errors.
  fileprivate func isWhole(in configuration: Configuration) -> Bool {
    configuration.locales.isEmpty
      && faults.allSatisfy { fault in
        fault.kind != .unreadable
          && (fault.kind != .syntax || FileKind(name: FilePath.name(files[Int(fault.range.file.index)].path)) != .spec)
      }
  }
}

extension Project {
  /// By file of a translation, the files that hold its source texts.
  fileprivate var filesOfSourceTexts: [FileID: [FileID]] {
    guard !suppressions.isEmpty else { return [:] }
    var files: [FileID: [FileID]] = [:]
    let chain = lookup.chain(of: sourceLocale)
    for set in tables {
      let source = chain.flatMap(set.tables).map(\.file)
      for locale in set.locales where !chain.contains(locale) {
        for table in set.tables(in: locale) { files[table.file, default: []] += source.filter { $0 != table.file } }
      }
    }
    return files
  }

  /// The surfaces of which it is not sure that a person is shown them, by id.
  fileprivate var unsureSurfaces: Set<String> {
    Set(surfaces.lazy.filter { $0.confidence == .low || $0.reserve != nil }.map(\.id))
  }
}

extension Finding {
  /// The finding as a note where all of its surfaces are unsure.
  func weighed(beside unsure: Set<String>) -> Finding {
    guard !unsure.isEmpty, let surface, unsure.contains(surface), unsure.isSuperset(of: surfaces) else { return self }
    var weighed = self
    weighed.severity = .note
    return weighed
  }

  /// The finding with its place moved into one of `files`, or nil when none of its places is there.
  func restricted(to files: Set<FileID>) -> Finding? {
    var moved = self
    moved.corrections.removeAll { !files.contains($0.range.file) }
    if files.contains(range.file) { return moved }
    guard let index = related.firstIndex(where: { files.contains($0.range.file) }) else { return nil }
    moved.related[index] = Place(
      locale: locale, range: range, text: text, message: message, isBorrowed: isBorrowed)
    moved.locale = related[index].locale
    moved.isBorrowed = related[index].isBorrowed
    moved.range = related[index].range
    moved.text = related[index].text ?? moved.text
    moved.message = related[index].message ?? message
    return moved
  }
}
