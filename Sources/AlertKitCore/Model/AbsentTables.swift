/// Tables that an app has and that were not among the files: what stands in them is not known.
struct AbsentTables: Sendable {
  /// The texts that code looks up in a bundle of which no table is there.
  private(set) var texts: Set<SourceRange> = []
  /// What is named and not there, in order: catalogs by their paths, bundles as code spells them.
  private(set) var names: [String] = []
  /// Whether the table that is meant where none is named is one of them.
  private(set) var lackDefault = false

  /// Where nothing is absent.
  init() {}

  /// Fewer texts than this may be in no table by mistake.
  private static let fewest = 4

  init(of surfaces: [Surface<StringReference>], in parts: [ProjectPart], lookup: TableLookup) {
    let catalogs = Self.catalogs(in: parts, sets: lookup.sets)
    let isElsewhere = Self.areElsewhere(surfaces, in: parts, lookup: lookup)
    lackDefault = !catalogs.isEmpty || isElsewhere
    var bundles: [String: [SourceRange: Bool]] = [:]
    var unknown: [String: Set<SourceRange>] = [:]
    let tables = Set(lookup.sets.map(\.name))
    for surface in surfaces where surface.origin == .source {
      for text in surface.texts.flatMap(\.text.parts) {
        guard case .key(let key, let table, _, let range) = text else { continue }
        let part = parts[Int(range.file.index)]
        // A library looks its texts up in tables of its own.
        if let table, !tables.contains(table) {
          unknown[table, default: []].insert(range)
        }
        guard let bundle = Self.bundle(besideKeyAt: range, in: part.file.source.text) else { continue }
        let isThere = lookup.set(of: key, in: lookup.candidates(table: table, near: part.place.module)) != nil
        bundles[bundle, default: [:]][range] = isThere
      }
    }
    // Words such as Cancel stand in other tables too.
    let absent = bundles.filter { $1.count >= Self.fewest && $1.values.count { $0 } * 2 < $1.count }
    texts = Set(absent.values.flatMap(\.keys) + unknown.values.joined())
    names = catalogs + (Array(absent.keys) + unknown.keys).sorted() + (isElsewhere && catalogs.isEmpty ? ["Localizable"] : [])
  }

  /// Whether hardly one of the names that code looks up stands in a table: they are looked up in something else.
  private static func areElsewhere(
    _ surfaces: [Surface<StringReference>], in parts: [ProjectPart], lookup: TableLookup
  ) -> Bool {
    var areThere: [String: Bool] = [:]
    for surface in surfaces where surface.origin == .source {
      for text in surface.texts.flatMap(\.text.parts) {
        guard case .key(let key, nil, nil, let range) = text, areThere[key] == nil, KeyName.looksLikeName(key) else { continue }
        let module = parts[Int(range.file.index)].place.module
        areThere[key] = lookup.set(of: key, in: lookup.candidates(table: nil, near: module)) != nil
      }
    }
    let missing = areThere.values.count { !$0 }
    return missing >= fewestElsewhere && missing * 5 >= areThere.count * 4
  }

  /// Fewer names than this may have been forgotten.
  private static let fewestElsewhere = 6

  /// The catalogs of the default name that projects list and whose tables are nowhere in the projects' folders.
  private static func catalogs(in parts: [ProjectPart], sets: [TableSet]) -> [String] {
    parts.flatMap { part -> [String] in
      guard let project = part.file.xcodeProject else { return [] }
      let folder = FilePath.folder(FilePath.folder(part.file.source.path))
      let named = project.tables.filter { FilePath.name($0) == "Localizable.xcstrings" }
      let isThere = sets.contains {
        $0.name == "Localizable" && (folder.isEmpty || FilePath.contains(folder, $0.module) || $0.module == folder)
      }
      return isThere ? [] : named.map { FilePath.join(folder, $0) }
    }.uniqued().sorted()
  }

  /// The bundle that a call names behind a key, as in `String(localized: "key", bundle: .core)`; nil for the app's own and where
  /// none is named.
  private static func bundle(besideKeyAt range: SourceRange, in text: [UInt8]) -> String? {
    let beside = text.dropFirst(Int(range.end)).prefix(120)
    guard beside.contains("bundle:".utf8) else { return nil }
    let rest = String(decoding: beside, as: UTF8.self)
    guard let match = rest.prefixMatch(of: /"?\s*,\s*(?:table(?:Name)?:\s*"[^"]*"\s*,\s*)?bundle:\s*([A-Za-z.]+)\s*[,)]/) else {
      return nil
    }
    let name = String(match.1.split(separator: ".").last ?? "")
    return name == "main" || name == "module" || name.isEmpty ? nil : "." + name
  }
}
