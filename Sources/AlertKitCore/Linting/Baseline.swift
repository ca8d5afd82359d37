/// The findings that a team has set aside, so that only new ones are reported.
public struct Baseline: Sendable {
  /// What was set aside; paths are relative to ``folder``.
  public var entries: Entries
  /// The absolute path of the folder that holds the baseline's file.
  public var folder: String

  /// A baseline of known entries.
  public init(entries: Entries = Entries(), folder: String) {
    self.entries = entries
    self.folder = folder
  }

  /// A baseline of everything that was found, one entry for each text and locale, and each alert whose structure is at fault.
  ///
  /// - Parameters:
  ///   - report: A report on the whole app, made without a baseline.
  ///   - folder: The path of the folder that the baseline's file will lie in, absolute or taken from `workingDirectory`.
  ///   - workingDirectory: The absolute path that the report's relative paths are taken from.
  public init(of report: LintReport, relativeTo folder: String, workingDirectory: String) {
    let folder = FilePath.isAbsolute(folder) ? folder : FilePath.join(workingDirectory, folder)
    var identities = FindingIdentities(report.files, workingDirectory: workingDirectory, relativeTo: folder)
    var counter = PlaceCounter()
    for finding in report.findings {
      // What several alerts share is told once, and is there in each of them.
      for alert in finding.alerts.isEmpty ? [nil] : finding.alerts.map(Optional.some) {
        let declaration = alert?.declaration.map { identities.path(of: $0) }
        for place in finding.places {
          let identity = identities.identity(of: finding, in: alert, at: place)
          counter.add(identity, at: place.range, declaredIn: declaration)
        }
      }
    }
    self.init(entries: counter.entries, folder: folder)
  }

  /// Occurrences apart by whether an entry fits them, and the entries that fitted.
  ///
  /// An entry stands for as many places as it counts. It fits in its own folder first; what nothing there fits stands for the same
  /// table, text or alert elsewhere, so that what moved brings nothing back; and what is left of an alert's structure for that of an
  /// alert of the same member, whose words were changed, and of a translation for the same one of another source text.
  ///
  /// Which of the rules that share a fault speaks depends on which of them run and which a comment silences. So an entry fits what is
  /// held back as well, and in the end what another rule of its group says; an entry for a locale's untranslated texts fits each of them.
  func subtracted(
    from occurrences: ToldOccurrences, of files: [SourceFile], workingDirectory: String
  ) -> (rest: [Occurrence], aside: [Occurrence], used: Entries) {
    var identities = FindingIdentities(files, workingDirectory: workingDirectory, relativeTo: folder)
    var told = BaselineFitting(occurrences.told, identities: &identities, entries: entries)
    told.fitPlaces()
    var heldBack = BaselineFitting(occurrences.heldBack, identities: &identities, entries: told.left)
    heldBack.fitPlaces()
    told.left = heldBack.left
    told.fit(by: \.sharedFault)
    told.fitLines(among: entries)
    let (rest, aside) = told.parts
    return (rest, aside, entries.subtracting(told.left))
  }

  /// The entries that nothing fits any more, among those that a run could have found.
  ///
  /// - Parameters:
  ///   - used: The entries that fitted.
  ///   - roots: Absolute paths of the folders that were looked in.
  ///   - options: What ran. An entry of a rule that does not exist any more is stale.
  func stale(butFor used: Entries, in roots: [String], options: Linter.Options) -> Entries {
    let active = Set(options.activeRules.map(\.id))
    let known = Set(options.rules.map(\.id))
    let scope = Scope(folders: roots, locales: options.configuration.locales)
    return entries.subtracting(used).filter { entry, places in
      (active.contains(entry.rule) || !known.contains(entry.rule)) && scope.holds(entry, places, in: folder)
    }
  }

  /// The entries that a run could not have found: they stay when a new baseline takes this one's place.
  package func entries(outOf scope: Scope) -> Entries {
    entries.filter { !scope.holds($0, $1, in: folder) }
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

    /// Whether an entry can be found, of a baseline that lies in a folder: a text needs both its table and the code or spec that
    /// makes it an alert's.
    fileprivate func holds(_ entry: FindingIdentity, _ places: Entries.Places, in folder: String) -> Bool {
      let paths = [entry.holder.path, places.declaration].compactMap(\.self).map { FilePath.join(folder, $0) }
      // What a comment silences in the other locales is not known.
      return (rules.isEmpty || rules.contains(entry.rule)) && (locales.isEmpty || entry.rule != Rule.unusedSuppression.id)
        && (locales.isEmpty || entry.locale.map(locales.contains) ?? true)
        && paths.allSatisfy { path in folders.contains { FilePath.contains($0, path) } }
    }
  }
}

/// What a run did with a baseline.
public struct BaselineUse: Sendable, Hashable {
  /// Findings that were left out: those that there would be of what entries stand for.
  public var used: Int
  /// Places that entries stand for and that are there no more, among those that the run could have found.
  public var stale: Int

  package init(used: Int, stale: Int) {
    self.used = used
    self.stale = stale
  }
}
