/// How many strings and surfaces a project has.
package struct ProjectCounts: Sendable, Hashable {
  /// Keys with a text, over all tables and the locales that are looked at.
  package let strings: Int
  /// Those whose key belongs to no surface.
  package let stringsOutsideSurfaces: Int
  /// Surfaces by what they were read from.
  package let surfacesByOrigin: [SurfaceOrigin: Int]

  init(of project: Project) {
    let read = project.readLocales
    strings = project.tables.reduce(0) { sum, set in
      sum + set.locales.reduce(0) { read.contains($1) ? $0 + set.count(in: $1) : $0 }
    }
    surfacesByOrigin = Dictionary(grouping: project.surfaces, by: \.origin).mapValues(\.count)
    var used: [Int: Set<ExactString>] = [:]
    for surface in project.surfaces {
      for (set, key) in project.lookup.keys(of: surface, near: project.folder(of: surface)) {
        used[set, default: []].insert(ExactString(key))
      }
    }
    stringsOutsideSurfaces =
      strings
      - used.reduce(0) { sum, part in
        sum + part.value.reduce(0) { $0 + project.tables[part.key].occurrences(of: $1.text, in: read) }
      }
  }
}

extension TableLookup {
  /// The keys of a surface that stand in a table, with the table's index.
  func keys(of surface: Surface<StringReference>, near folder: String) -> [(set: Int, key: String)] {
    let folder = FilePath.components(folder)
    var found: [(set: Int, key: String)] = []
    surface.forEachText { _, reference in found += keys(of: reference, near: folder) }
    return found
  }

  /// The keys of a reference that stand in a table, with the table's index.
  func keys(of reference: StringReference, near folder: String) -> [(set: Int, key: String)] {
    keys(of: reference, near: FilePath.components(folder))
  }

  private func keys(of reference: StringReference, near folder: [String]) -> [(set: Int, key: String)] {
    func found(_ key: String, _ table: String?) -> (set: Int, key: String)? {
      set(of: key, in: candidates(table: table, near: folder)).map { ($0, key) }
    }
    if case .key(let key, let table, _, _) = reference { return found(key, table).map { [$0] } ?? [] }
    return reference.keys.compactMap { found($0.key, $0.table) }
  }
}
