/// What an app was at an earlier time, to report only what has come since.
///
/// Texts are compared, not lines: a table that was sorted anew or written in another format brings nothing up.
struct EarlierState {
  private let baseline: Baseline
  private let occurrences: [Occurrence]
  /// The surfaces of the later app that were not there or are not as they were.
  private let touched: Set<Int>

  /// - Parameters:
  ///   - project: The app as it was.
  ///   - occurrences: What was found in it then.
  ///   - later: The app as it is.
  ///   - match: Which alert is which.
  init(
    _ project: Project, occurrences: [Occurrence], until later: Project, by match: AlertMatch, workingDirectory: String
  ) {
    baseline = Baseline(
      of: occurrences, in: project, known: Counterparts(match.later, in: later), workingDirectory: workingDirectory)
    self.occurrences = occurrences
    touched = Set(
      later.surfaces.indices.filter { index in
        match.earlier[index].map { SurfaceShape(project.surfaces[$0]) != SurfaceShape(later.surfaces[index]) } ?? true
      })
  }

  /// The occurrences that were not there before, and those about the structure of surfaces that are not as they were.
  func changes(in occurrences: [Occurrence], of project: Project) -> [Occurrence] {
    func isStructure(_ occurrence: Occurrence) -> Bool {
      occurrence.locale == nil && occurrence.surface.map(touched.contains) ?? false
    }
    let structure = occurrences.filter(isStructure)
    let others = occurrences.filter { !isStructure($0) }
    let rest = baseline.rest(of: others, in: project.files)
    return structure + UntranslatedLocales.withoutFolded(rest, in: self.occurrences)
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

  /// What of some occurrences no entry stands for.
  func rest(of occurrences: [Occurrence], in files: [SourceFile]) -> [Occurrence] {
    subtracted(from: occurrences, of: files, workingDirectory: folder).rest
  }
}

/// What a surface is made of, wherever it stands.
private struct SurfaceShape: Hashable {
  private struct Button: Hashable {
    let title: StringReference
    let role: ButtonRole
    let isPreferred: Bool
  }

  private let kind: SurfaceKind
  private let texts: [Field: StringReference]
  private let buttons: [Button]
  private let implicitButtons: [String]

  init(_ surface: Surface<StringReference>) {
    kind = surface.kind
    texts = Dictionary(surface.texts.map { ($0.field, $0.text.withoutPlace) }, uniquingKeysWith: { $1 })
    buttons = surface.buttons.map { Button(title: $0.title.withoutPlace, role: $0.role, isPreferred: $0.isPreferred) }
    implicitButtons = surface.implicitButtons
  }
}
