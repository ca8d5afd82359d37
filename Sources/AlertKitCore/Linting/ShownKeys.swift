/// Which keys of an app's tables its alerts and notifications show.
struct ShownKeys {
  /// By file, the tables that it has a part of.
  private let tables: [FileID: Set<Int>]
  private let keys: [Int: Set<ExactString>]
  /// Tables of which a key was worth a note.
  private var noted: Set<Int> = []

  /// - Returns: nil where the app's code is not there to tell.
  init?(of project: Project) {
    guard project.surfaces.contains(where: { $0.origin == .source }) else { return nil }
    var tables: [FileID: Set<Int>] = [:]
    for (index, set) in project.tables.enumerated() {
      for table in set.locales.flatMap(set.tables) { tables[table.file, default: []].insert(index) }
    }
    var keys: [Int: Set<ExactString>] = [:]
    for surface in project.surfaces {
      for (set, key) in project.lookup.keys(of: surface, near: project.folder(of: surface)) {
        keys[set, default: []].insert(ExactString(key))
      }
    }
    (self.tables, self.keys) = (tables, keys)
  }

  /// What a fault is worth telling: of keys that stand twice and that nothing shows, only the first of a table that has two texts.
  mutating func weight(of fault: Fault) -> Weight {
    guard case .duplicateKey(let sameValue) = fault.kind, let key = fault.key else { return .usual }
    let own = tables[fault.range.file] ?? []
    if own.contains(where: { keys[$0]?.contains(ExactString(key)) ?? false }) { return .usual }
    guard !sameValue, noted.isDisjoint(with: own) else { return .nothing }
    noted.formUnion(own)
    return .note
  }

  enum Weight {
    case nothing
    case note
    /// What the fault's rule says.
    case usual
  }
}
