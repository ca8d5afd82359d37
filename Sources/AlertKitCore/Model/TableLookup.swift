/// Finds the table that a key stands in: tables of one name can exist in several modules with different texts.
struct TableLookup: Sendable {
  var sets: [TableSet]
  let sourceLocale: LocaleTag
  /// Where to look for a locale's text, the most exact first.
  private let chains: [LocaleTag: [LocaleTag]]
  private let places: TablePlaces
  private let textKeyed: [Bool]
  /// Whether the app's texts stand in several languages.
  var isTranslated: Bool
  /// Whether its tables are in several languages, whatever stands in the code.
  let hasTranslations: Bool
  /// Tables of the app's that were not read.
  var absent = AbsentTables()
  /// Where code names a bundle beside a key.
  var bundles = NamedBundles()
  let spellings: KeySpellings
  let symbols: CatalogSymbols
  /// What other generators make of all tables.
  let accessors: CatalogSymbols

  /// - Parameters:
  ///   - references: What code refers to, by keys in which placeholders stand for values of unknown type, or by symbols.
  ///   - libraries: The tables that are libraries'.
  init(
    sets: [TableSet], sourceLocale: LocaleTag, locales: [LocaleTag], references: [StringReference] = [],
    libraries: LibraryTables = LibraryTables()
  ) {
    spellings = KeySpellings(of: Set(references.flatMap(\.keys).map(\.key)), in: sets)
    symbols = CatalogSymbols(named: Set(references.flatMap(\.symbols)), in: sets)
    accessors = CatalogSymbols(named: Set(references.flatMap(\.accessors)), in: sets, isOfCatalogs: false)
    self.sets = sets
    self.sourceLocale = sourceLocale
    chains = Dictionary(
      (locales + [sourceLocale]).map { ($0, Self.chain(of: $0, sourceLocale: sourceLocale)) }, uniquingKeysWith: { $1 })
    places = TablePlaces(of: sets)
    textKeyed = sets.map(Self.usesTextAsKeys)
    hasTranslations = sets.contains { set in
      Self.isOwn(set) && !libraries.holds(set) && Set(set.locales.lazy.filter { $0 != .base }.map(\.language)).count > 1
    }
    isTranslated = hasTranslations
  }

  /// Whether a table may hold an alert's texts: a library's that lies beside the app, and what the system shows of the app, do not.
  static func isOwn(_ set: TableSet) -> Bool {
    !set.name.hasSuffix("InfoPlist")
      && !set.module.split(separator: "/").contains { ForeignFolder.holdsLibrary(String($0)) }
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
  func candidates(table: String?, near folder: String) -> TablePlaces.Nearest {
    candidates(table: table, near: FilePath.components(folder))
  }

  /// - Parameter folder: The parts of its path.
  func candidates(table: String?, near folder: [String]) -> TablePlaces.Nearest {
    places.near(folder, named: table)
  }

  /// The first of `candidates` that has the key in any locale: one with a text of it, before an entry that a catalog has kept without any
  /// of a key that is no text itself.
  func set(of key: String, in candidates: TablePlaces.Nearest) -> Int? {
    var kept: Int?
    for set in candidates where sets[set].contains(key) {
      guard isStub(key, in: set) else { return set }
      kept = kept ?? set
    }
    return kept
  }

  /// Whether a table has nothing but the name of a key.
  private func isStub(_ key: String, in set: Int) -> Bool {
    !isText(key, in: set) && sets[set].hasInCatalog(key) && !sets[set].hasText(of: key)
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
    !key.hasPrefix("[") && (textKeyed[set] && !KeyName.looksLikeName(key) || KeyName.looksLikeText(key))
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
