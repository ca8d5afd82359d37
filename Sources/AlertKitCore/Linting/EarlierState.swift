/// What was found in a state of an app, to tell what has come in another.
///
/// Texts are compared, not lines: a table that was sorted anew or written in another format brings nothing up.
struct EarlierState {
  private let baseline: Baseline

  /// - Parameters:
  ///   - project: The app in that state.
  ///   - occurrences: What was found in it.
  ///   - other: Which of the other state's alerts its own are.
  init(_ project: Project, occurrences: ToldOccurrences, known other: Counterparts, workingDirectory: String) {
    baseline = Baseline(of: occurrences.all, in: project, known: other, workingDirectory: workingDirectory)
  }

  /// Occurrences of the other state apart by whether they are in this one too: those that came, and those that were known.
  func parted(_ occurrences: [Occurrence], of project: Project) -> (came: [Occurrence], known: [Occurrence]) {
    baseline.parted(occurrences, in: project.files)
  }
}

/// Which surfaces of another state of an app those of one are.
struct Counterparts {
  private let indexes: [Int: Int]
  private let project: Project

  /// - Parameters:
  ///   - indexes: By surface of the one state, that of the other.
  ///   - project: The other state.
  init(_ indexes: [Int: Int], in project: Project) {
    (self.indexes, self.project) = (indexes, project)
  }

  /// An identity as the other state has it: an alert that was reworded is the same, though its keys or words are others.
  func identity(_ own: FindingIdentity, of occurrence: Occurrence) -> FindingIdentity {
    guard let other = occurrence.surface.flatMap({ indexes[$0] }) else { return own }
    var identity = own
    let surface = project.surfaces[other]
    if identity.alert != nil { identity.alert = project.alerts[other] }
    if let key = own.key, let field = occurrence.field, let keys = surface[field]?.keys.map({ ExactString($0.key) }),
      keys.count == 1, !surface.texts.contains(where: { $0.text.keys.contains { ExactString($0.key) == key } })
    {
      identity.key = keys[0]
    }
    return identity
  }
}

extension Baseline {
  /// A baseline of occurrences in a state of an app, as another state has them, with paths relative to the working directory.
  init(of occurrences: [Occurrence], in project: Project, known other: Counterparts, workingDirectory: String) {
    var identities = FindingIdentities(project.files, workingDirectory: workingDirectory, relativeTo: workingDirectory)
    var counter = PlaceCounter()
    for occurrence in occurrences {
      counter.add(other.identity(identities.identity(of: occurrence), of: occurrence), at: occurrence.range)
    }
    self.init(entries: counter.entries, folder: workingDirectory)
  }

  /// Occurrences apart by whether an entry stands for them.
  func parted(_ occurrences: [Occurrence], in files: [SourceFile]) -> (came: [Occurrence], known: [Occurrence]) {
    var identities = FindingIdentities(files, workingDirectory: folder, relativeTo: folder)
    var fitting = BaselineFitting(occurrences, identities: &identities, entries: entries)
    fitting.fitPlaces()
    fitting.fitLines(among: entries)
    let (came, known) = fitting.parts
    return (came, known)
  }
}
