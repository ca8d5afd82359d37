/// Which language an app is written in, and which others it has.
enum ProjectLocales {
  /// The language that the app is written in: the configuration's, else the catalogs' own, else that of its projects where a
  /// table has it, else English where a table has it, else that of `Base` (what projects say), else that of the keys where these are texts, else the locale
  /// with the most strings. Without a table it is the language of the texts in code, where these are in another script than the projects' own, or have the function words of
  /// another language.
  ///
  /// - Parameters:
  ///   - catalogs: The source language of each catalog, and how many texts it has in it.
  ///   - regions: What projects, Info.plist files and packages say, the surest first.
  ///   - tables: The tables that say which locale they are in.
  ///   - unbuilt: The languages of tables of the app's own that no target copies: nobody is shown a key in their place.
  ///   - literals: The texts of alerts in code.
  static func source(
    configured: LocaleTag?, catalogs: [(locale: LocaleTag, count: Int)], regions: [LocaleTag], tables: [StringTable],
    unbuilt: Set<LocaleTag> = [], literals: [String]
  ) -> LocaleTag {
    if let configured { return configured }
    if let own = mostFrequent(catalogs) { return own }
    let ownTexts = Set(tables.filter { !isOfInterface($0) }.map(\.name))
    let texts = tables.filter { holdsTexts($0.name) && ownTexts.contains($0.name) }
    let counts = Dictionary(
      (texts.isEmpty ? tables : texts).map { ($0.locale, $0.entries.count) }, uniquingKeysWith: +)
    for region in regions {
      if let found = region.fallbacks.first(where: { counts[$0] != nil }) { return found }
    }
    if texts.isEmpty {
      let written = WrittenLanguage(of: literals)
      let said = regions.first ?? (tables.isEmpty ? LocaleTag("en") : nil)
      if let said, written.fits(said) {
        // What an alert says again is no more of a language.
        return FunctionWords(of: Set(literals).sorted()).language(unlike: said, least: leastInCode) ?? said
      }
      if let own = written.language() { return own }
    }
    let english: [LocaleTag] = ["en", "en-US", "en-GB"]
    if let found = english.first(where: { counts[$0] != nil }) { return found }
    if counts[.base] != nil {
      guard let said = regions.first(where: { $0 != .base }) else { return .base }
      return languageOfBase(in: texts.isEmpty ? tables : texts, saying: said)
    }
    if let own = language(ofKeysIn: texts, saying: regions.first ?? "en"),
      !unbuilt.contains(where: { $0.language == own.language })
    {
      return own
    }
    let fullest = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    return fullest ?? "en"
  }

  /// The language that the tables of the source language are really written in: Xcode makes `en.lproj` for an app in whatever language.
  /// Latin letters tell only English from another language, as the words of kin are too much alike.
  ///
  /// - Parameters:
  ///   - source: The language that the tables' folder names.
  ///   - tables: The app's own tables in all languages.
  /// - Returns: nil where the texts may be in the language that the folder names, and where some are.
  static func written(inTablesOf source: LocaleTag, among tables: [StringTable]) -> LocaleTag? {
    let own = tables.filter { $0.locale == source && $0.format != .catalog && holdsTexts($0.name) }
    let texts = sampledTexts(of: own)
    let others = Set(tables.map(\.locale)).subtracting([source, .base]).sorted()
    let language: LocaleTag?
    let lettered = texts.map { WrittenLanguage(of: [$0]) }.filter { $0.script != nil }
    if lettered.count(where: { !$0.fits(source) }) * 5 >= lettered.count * 4 {
      let written = WrittenLanguage(of: texts)
      language = lettered.count >= leastTexts && written.isForeign(to: source) ? written.language(among: others) : nil
    } else {
      language = FunctionWords(of: texts).language(unlike: source, least: leastWords)
        .flatMap { source.language == "en" || $0.language == "en" ? $0 : nil }
    }
    return language.map { found in
      others.first { $0.language == found.language && $0.script == found.script } ?? found
    }
  }

  /// The language that the tables in `Base` are written in: what the project says, unless their texts are in another one.
  private static func languageOfBase(in tables: [StringTable], saying said: LocaleTag) -> LocaleTag {
    let texts = sampledTexts(of: tables.filter { $0.locale == .base })
    let written = WrittenLanguage(of: texts)
    guard written.fits(said) else { return written.language() ?? .base }
    return FunctionWords(of: texts).language(unlike: said, least: leastWords) ?? said
  }

  /// The language of an app whose tables have its texts as keys, and none in that language; nil where keys are names.
  ///
  /// - Parameter said: What the project says, which is believed unless the keys are in another language.
  private static func language(ofKeysIn tables: [StringTable], saying said: LocaleTag) -> LocaleTag? {
    guard let fullest = tables.max(by: { $0.entries.count < $1.entries.count }) else { return nil }
    let entries = fullest.entries
    let keys = stride(from: 0, to: entries.count, by: step(through: entries.count)).map { entries[$0].key }
      .filter { !$0.hasPrefix("[") }
    let texts = keys.filter(KeyName.looksLikeText)
    guard texts.count * 2 > keys.count else { return nil }
    let written = WrittenLanguage(of: texts)
    guard written.fits(said) else { return written.language() }
    return FunctionWords(of: texts).language(unlike: said, least: leastWords) ?? said
  }

  /// The texts of tables, or as many of them as tell the language, from all of their parts.
  private static func sampledTexts(of tables: [StringTable]) -> [String] {
    let step = step(through: tables.reduce(0) { $0 + $1.entries.count })
    return tables.flatMap { table in
      stride(from: 0, to: table.entries.count, by: step).flatMap { table.entries[$0].value.texts }
    }
  }

  private static func step(through count: Int) -> Int { max((count + mostTexts - 1) / mostTexts, 1) }

  /// The language of some thousand texts is the language of all.
  private static let mostTexts = 4_000
  /// How many texts there must be before their letters say that a folder's name is wrong.
  private static let leastTexts = 5
  /// How many function words of another language there must be before a project is not believed.
  private static let leastWords = 20
  /// The same for an app without tables, whose texts in code are all that there is.
  private static let leastInCode = 5

  /// The languages that people see of those that code sets the app to; none where a table lacks one, and its texts come from elsewhere.
  static func shown(_ set: Set<LocaleTag>, of tables: [StringTable]) -> [LocaleTag] {
    set.isSubset(of: tables.lazy.filter { holdsTexts($0.name) }.map(\.locale)) ? set.sorted() : []
  }

  /// The locales to check, the source locale first. `Base` is the source locale under another name.
  ///
  /// - Parameter wanted: The only ones to check; a locale that no table serves is left out. Empty for all.
  static func all(sets: [TableSet], source: LocaleTag, wanted: [LocaleTag]) -> [LocaleTag] {
    let texts = sets.filter { holdsTexts($0.name) }
    let present = Set((texts.isEmpty ? sets : texts).flatMap(\.locales)).union([source])
    let locales =
      wanted.isEmpty
      ? present.subtracting([.base, source]).sorted()
      : Set(wanted.filter { $0 == source || !present.isDisjoint(with: $0.fallbacks) }).subtracting([source]).sorted()
    return (wanted.isEmpty || wanted.contains(source) ? [source] : []) + locales
  }

  /// Property lists' tables count only where there are no others: they exist for targets that show nothing.
  static func holdsTexts(_ table: String) -> Bool {
    !table.hasSuffix("InfoPlist")
  }

  /// Whether a table has no texts but those of a storyboard, which has those of the app's own language itself.
  private static func isOfInterface(_ table: StringTable) -> Bool {
    // An identifier made of small letters alone looks like a name.
    let count = table.entries.count { KeyName.isObjectID($0.key) }
    return count * 10 >= table.entries.count * 9
  }

  private static func mostFrequent(_ locales: [(locale: LocaleTag, count: Int)]) -> LocaleTag? {
    let counts = Dictionary(locales.map { ($0.locale, $0.count) }, uniquingKeysWith: +)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
