/// Finds the table that a key stands in: tables of one name can exist in several modules with different texts.
struct TableLookup: Sendable {
  let sets: [TableSet]
  let sourceLocale: LocaleTag
  /// Where to look for a locale's text, the most exact first.
  private let chains: [LocaleTag: [LocaleTag]]
  private let setsByName: [String: [Int]]
  private let textKeyed: [Bool]

  init(sets: [TableSet], sourceLocale: LocaleTag, locales: [LocaleTag]) {
    self.sets = sets
    self.sourceLocale = sourceLocale
    chains = Dictionary(
      (locales + [sourceLocale]).map { ($0, Self.chain(of: $0, sourceLocale: sourceLocale)) }, uniquingKeysWith: { $1 })
    setsByName = Dictionary(grouping: sets.indices, by: { sets[$0].name })
    textKeyed = sets.map(Self.usesTextAsKeys)
  }

  /// Where a locale's texts are looked for. Apple's `Base` holds what the source locale leaves out.
  func chain(of locale: LocaleTag) -> [LocaleTag] {
    chains[locale] ?? Self.chain(of: locale, sourceLocale: sourceLocale)
  }

  private static func chain(of locale: LocaleTag, sourceLocale: LocaleTag) -> [LocaleTag] {
    let chain = locale.fallbacks
    return chain.contains(sourceLocale) && !chain.contains(.base) ? chain + [.base] : chain
  }

  /// The tables that a reference may mean, the likeliest first: those of the nearest module.
  ///
  /// - Parameters:
  ///   - table: The table's name; nil for `Localizable`, and after it any other.
  ///   - folder: The folder of the file that refers to the table.
  func candidates(table: String?, near folder: String) -> [Int] {
    let named = nearest(setsByName[table ?? "Localizable"] ?? [], to: folder)
    guard table == nil else { return named }
    return named + nearest(sets.indices.filter { sets[$0].name != "Localizable" }, to: folder)
  }

  private func nearest(_ indices: [Int], to folder: String) -> [Int] {
    guard indices.count > 1 else { return indices }
    let own = FilePath.components(folder)
    let ranked = indices.map { index in
      let module = FilePath.components(sets[index].module)
      let common = zip(own, module).prefix { $0 == $1 }.count
      return (index: index, rank: (-common, module.count, index))
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.index)
  }

  /// The first of `candidates` that has the key in any locale.
  func set(of key: String, in candidates: [Int]) -> Int? {
    candidates.first { entry(key, in: sourceLocale, of: $0) != nil || sets[$0].contains(key) }
  }

  /// What a locale, or one that stands in for it, has for a key.
  func entry(_ key: String, in locale: LocaleTag, of set: Int) -> StringEntry? {
    for tag in chain(of: locale) {
      if let entry = sets[set].entry(key, in: tag) { return entry }
    }
    return nil
  }

  /// Whether a key is itself the text that is shown where no table has one.
  func isText(_ key: String, in set: Int) -> Bool {
    !key.hasPrefix("[") && (textKeyed[set] || KeyName.looksLikeText(key))
  }

  /// Whether most of a table's keys are texts, so that a single word is one as well.
  private static func usesTextAsKeys(_ set: TableSet) -> Bool {
    guard let first = set.locales.lazy.flatMap({ set.tables(in: $0) }).first(where: { !$0.entries.isEmpty }) else {
      return false
    }
    let sample = first.entries.prefix(200)
    return sample.count { !$0.key.hasPrefix("[") && KeyName.looksLikeText($0.key) } * 2 > sample.count
  }
}
