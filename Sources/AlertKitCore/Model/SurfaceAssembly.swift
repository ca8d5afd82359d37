/// Puts the surfaces of specs, of source code and of key names together: one alert is one surface.
enum SurfaceAssembly {
  /// The surfaces in order of place, each with an id of its own, and the suppressions of the specs.
  static func surfaces(
    of parts: [ProjectPart], targets: BuildTargets, lookup: TableLookup
  ) -> (surfaces: [Surface<StringReference>], suppressions: [Suppression]) {
    var declared: [Surface<StringReference>] = []
    var suppressions: [Suppression] = []
    var ids: Set<String> = []
    var used: Set<NamingKey> = []
    var inCode: Set<NamingKey> = []
    // A text that is a button of one alert is no other alert's message.
    var buttons: Set<TableKey> = []
    for part in parts {
      guard let spec = part.file.spec else { continue }
      let folder = FilePath.folder(part.file.source.path)
      var renamed: [String: String] = [:]
      for var surface in spec.surfaces {
        let id = surface.id
        surface.id = unique([id, FilePath.join(folder, id), part.file.source.path + "/" + id], in: &ids)
        renamed[id] = surface.id
        declared.append(surface)
        used.formUnion(namingKeys(of: surface, lookup: lookup, folder: folder))
        buttons.formUnion(tableKeys(of: surface.buttons.map(\.title), lookup: lookup, folder: folder))
      }
      suppressions += spec.suppressions.map { $0.renamed(by: renamed) }
    }
    let uncompiled = UncompiledCode(of: parts)
    for part in parts {
      guard let code = part.file.code else { continue }
      let folder = part.place.module
      var renamed: [String: String] = [:]
      let developers = DeveloperCode(part.file.source, isBuiltIntoApp: targets.buildIntoApp(part.file.source.path))
      // Objective-C interpolates nothing, so that it is known of what type a key's values are.
      let namesKeysExactly = [".m", ".mm"].contains { part.file.source.path.hasSuffix($0) }
      for found in code.surfaces {
        var surface = found.map { $0.spelled(by: lookup, near: folder, isExact: namesKeysExactly) }
        surface.limit(to: targets.platforms(ofFile: part.file.source.path))
        if surface.reserve == nil, developers.holds(surface) { surface.reserve = .developers }
        if surface.reserve != .developers { surface.cases = developers.released(surface) }
        if uncompiled.holds(surface, in: part.file.source.path) { surface.reserve = .uncalled }
        let keys = namingKeys(of: surface, lookup: lookup, folder: folder)
        buttons.formUnion(tableKeys(of: surface.buttons.map(\.title), lookup: lookup, folder: folder))
        guard keys.isEmpty || keys.isDisjoint(with: used) else { continue }
        let id = surface.id
        surface.id = unique([id, part.file.source.path + "/" + id], in: &ids)
        renamed[id] = surface.id
        declared.append(surface)
        inCode.formUnion(keys)
      }
      suppressions += code.suppressions.map { $0.renamed(by: renamed) }
    }
    used.formUnion(inCode)
    let uses = KeyUses(of: parts, lookup: lookup)
    let hasCode = parts.contains { $0.isCode && FileKind(name: FilePath.name($0.file.source.path)) == .source }
    for candidate in recognized(beside: Set(used.map(\.key)), buttons: buttons, uses: uses, lookup: lookup) {
      var surface = candidate.surface
      let stem = surface.id
      surface.limit(to: targets.platforms(ofFile: parts[Int(surface.range.file.index)].file.source.path))
      // What lies in a bundle beside the code is shown by the library that brings it.
      if hasCode, FilePath.components(candidate.set.module).contains(where: { $0.hasSuffix(".bundle") }) { continue }
      if hasCode { surface.reserve = .keyNames }
      let inTable = candidate.set.name + "/" + stem
      surface.id = unique([stem, inTable, FilePath.join(candidate.set.module, inTable)], in: &ids)
      declared.append(surface)
    }
    return (declared.sorted { $0.range < $1.range }, suppressions)
  }

  /// A key of a table, wherever it is referred to from.
  private struct TableKey: Hashable {
    let set: Int
    let key: ExactString
  }

  /// A key that tells which alert or notification a surface is. An alert and a notification can share a text.
  private struct NamingKey: Hashable {
    let key: TableKey
    let isOfNotification: Bool
  }

  /// The keys of a surface's title and message or body.
  private static func namingKeys(
    of surface: Surface<StringReference>, lookup: TableLookup, folder: String
  ) -> Set<NamingKey> {
    let texts = [surface.title, surface.message, surface.subtitle, surface.body].compactMap(\.self)
    return Set(
      tableKeys(of: texts, lookup: lookup, folder: folder).map {
        NamingKey(key: $0, isOfNotification: surface.kind == .notification)
      })
  }

  private static func tableKeys(of texts: [StringReference], lookup: TableLookup, folder: String) -> [TableKey] {
    texts.flatMap { lookup.keys(of: $0, near: folder) }.map { TableKey(set: $0.set, key: ExactString($0.key)) }
  }

  /// An alert that key names tell, and the table in which they do.
  private struct Candidate {
    var surface: Surface<StringReference>
    let set: TableSet
  }

  /// The keys that by their names are an alert's, and some that are not.
  static func askedKeys(of sets: [TableSet]) -> AskedKeys {
    var keys = AskedKeys()
    for set in sets where !set.isExport && !set.isOfSettings {
      let sizes = set.locales.map { ($0, set.tables(in: $0).reduce(0) { $0 + $1.entries.count }) }
      guard let largest = sizes.max(by: { ($0.1, $1.0) < ($1.1, $0.0) })?.0 else { continue }
      let entries = set.entries(in: [largest])
      let named = SurfaceRecognizer.surfaces(in: entries, table: set.name).flatMap { $0.texts.compactMap(\.text.key) }
      keys.open.formUnion(named)
      let others = entries.lazy.map(\.key).filter { key in !named.contains(key) && key.contains { "._ ".contains($0) } }
      keys.others.formUnion(others.prefix(mostWitnesses))
    }
    return keys
  }

  private static let mostWitnesses = 50

  /// The alerts that key names and comments tell, but for those that another surface names and those that code shows as
  /// something else.
  ///
  /// - Parameters:
  ///   - claimed: The titles and messages of other surfaces.
  ///   - buttons: Their buttons.
  private static func recognized(
    beside claimed: Set<TableKey>, buttons: Set<TableKey>, uses: KeyUses, lookup: TableLookup
  ) -> [Candidate] {
    let source = lookup.chain(of: lookup.sourceLocale)
    let candidates = lookup.sets.enumerated().filter { !$1.isOfSettings }.flatMap { index, set in
      let entries = set.entries(in: source)
      let named = uses.decide(about: index) ? entries.filter { uses.name($0.key, of: index) } : entries
      return SurfaceRecognizer.surfaces(in: named, table: set.name).compactMap { surface -> Candidate? in
        func isOpen(_ reference: StringReference) -> Bool {
          reference.key.map { uses.leaveOpen($0, of: index) } ?? true
        }
        guard [surface.title, surface.message].compactMap(\.self).allSatisfy(isOpen) else { return nil }
        var surface = surface
        surface.buttons.removeAll { !isOpen($0.title) }
        surface.textFields.removeAll { !isOpen($0) }
        return surface.texts.isEmpty ? nil : Candidate(surface: surface, set: set)
      }
    }
    return candidates.filter { candidate in
      let folder = candidate.set.module
      let message = [candidate.surface.message].compactMap(\.self)
      return namingKeys(of: candidate.surface, lookup: lookup, folder: folder).allSatisfy { !claimed.contains($0.key) }
        && tableKeys(of: message, lookup: lookup, folder: folder).allSatisfy { !buttons.contains($0) }
    }
  }

  /// The first of `candidates` that is not taken, else the last with a number.
  private static func unique(_ candidates: [String], in ids: inout Set<String>) -> String {
    let numbered = (2...).lazy.map { "\(candidates.last!)-\($0)" }
    let free = candidates.first { !ids.contains($0) } ?? numbered.first { !ids.contains($0) }!
    ids.insert(free)
    return free
  }
}

extension Surface {
  /// Leaves of the platforms those that its file is built for.
  fileprivate mutating func limit(to platforms: Set<Platform>?) {
    guard let platforms else { return }
    self.platforms = self.platforms.map { $0.intersection(platforms) } ?? platforms
  }
}

extension Suppression {
  /// The same for surfaces whose ids were changed.
  fileprivate func renamed(by names: [String: String]) -> Suppression {
    guard case .surface(let id) = scope, let name = names[id] else { return self }
    return Suppression(scope: .surface(id: name), rule: rule, range: range)
  }
}

extension SourceReading {
  /// Every text that the code refers to.
  var references: [StringReference] { surfaces.flatMap { $0.texts.map(\.text) } + keyUses.map(\.reference) }
}
