/// The findings that a team has set aside, so that only new ones are reported.
public struct Baseline: Sendable {
  /// What was set aside; paths are relative to ``folder``.
  public var entries: Set<FindingIdentity>
  /// The absolute path of the folder that holds the baseline's file.
  public var folder: String

  /// A baseline of known entries.
  public init(entries: Set<FindingIdentity> = [], folder: String) {
    self.entries = entries
    self.folder = folder
  }

  /// A baseline of everything that was found, one entry for each text and locale.
  ///
  /// - Parameters:
  ///   - report: A report on the whole app, made without a baseline.
  ///   - folder: The absolute path of the folder that the baseline's file will lie in.
  ///   - workingDirectory: The absolute path that the report's relative paths are taken from.
  public init(of report: LintReport, relativeTo folder: String, workingDirectory: String) {
    var identities = FindingIdentities(report.files, workingDirectory: workingDirectory, relativeTo: folder)
    self.init(entries: Set(report.findings.flatMap { identities.identities(of: $0) }), folder: folder)
  }

  /// What is left of occurrences without those that an entry fits, and the entries that fitted.
  ///
  /// An entry fits in its own folder first; one that nothing there fits stands for the same table in another folder, so that a
  /// moved folder brings nothing back.
  func subtracted(
    from occurrences: [Occurrence], of files: [SourceFile], workingDirectory: String
  ) -> (rest: [Occurrence], used: Set<FindingIdentity>) {
    var identities = FindingIdentities(files, workingDirectory: workingDirectory, relativeTo: folder)
    let found = occurrences.map { identities.identity(of: $0) }
    var used = Set(found).intersection(entries)
    let spare = Dictionary(grouping: entries.subtracting(used), by: \.elsewhere)
    let inPlace = used
    var rest: [Occurrence] = []
    for (occurrence, identity) in zip(occurrences, found) where !inPlace.contains(identity) {
      if let moved = spare[identity.elsewhere] { used.formUnion(moved) } else { rest.append(occurrence) }
    }
    return (rest, used)
  }

  /// The entries that nothing fits any more, among those that a run could have found.
  ///
  /// - Parameters:
  ///   - used: The entries that fitted.
  ///   - roots: Absolute paths of the folders that were looked in.
  ///   - options: What ran. An entry of a rule that does not exist any more is stale.
  func stale(butFor used: Set<FindingIdentity>, in roots: [String], options: Linter.Options) -> Set<FindingIdentity> {
    let active = Set(options.activeRules.map(\.id))
    let known = Set(options.rules.map(\.id))
    let scope = Scope(folders: roots, locales: options.configuration.locales)
    return entries.subtracting(used).filter { entry in
      (active.contains(entry.rule) || !known.contains(entry.rule)) && scope.holds(entry, in: folder)
    }
  }

  /// The entries that a run could not have found: they stay when a new baseline takes this one's place.
  package func entries(outOf scope: Scope) -> Set<FindingIdentity> {
    entries.filter { !scope.holds($0, in: folder) }
  }

  /// What of an app a run looks at.
  package struct Scope: Sendable {
    /// Absolute paths of folders and files.
    private let folders: [String]
    /// The only locales; empty for all.
    private let locales: [LocaleTag]
    /// The only rules; empty for all.
    private let rules: Set<RuleID>

    package init(
      folders: [String], in workingDirectory: String = "", locales: [LocaleTag] = [], rules: Set<RuleID> = []
    ) {
      self.folders = folders.map { FilePath.join(workingDirectory, $0) }
      self.locales = locales
      self.rules = rules
    }

    /// Whether nothing in a folder is left out.
    package func isWhole(in folder: String) -> Bool {
      locales.isEmpty && rules.isEmpty && folders.contains { FilePath.contains($0, folder) }
    }

    /// Whether an entry can be found, of a baseline that lies in a folder.
    fileprivate func holds(_ entry: FindingIdentity, in folder: String) -> Bool {
      let path = FilePath.join(folder, entry.holder.path)
      // What a comment silences in the other locales is not known.
      return (rules.isEmpty || rules.contains(entry.rule)) && (locales.isEmpty || entry.rule != "unused-suppression")
        && (locales.isEmpty || entry.locale.map(locales.contains) ?? true)
        && folders.contains { FilePath.contains($0, path) }
    }
  }
}

/// What a run did with a baseline.
public struct BaselineUse: Sendable, Hashable {
  /// Entries that fitted a finding, which was left out.
  public var used: Int
  /// Entries that nothing fits any more, among those that the run could have found.
  public var stale: Int

  package init(used: Int, stale: Int) {
    self.used = used
    self.stale = stale
  }
}
