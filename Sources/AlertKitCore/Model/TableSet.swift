/// A table in all its locales: what `Localizable.strings`, `Localizable.stringsdict` and `Localizable.xcstrings` of one module
/// hold together.
public struct TableSet: Sendable {
  /// The table's name, such as `Localizable`.
  public let name: String
  /// The folder that holds the table's localizations.
  public let module: String
  /// The locales that have the table, sorted.
  public let locales: [LocaleTag]
  /// By locale, the table that counts last.
  let layers: [LocaleTag: [IndexedTable]]

  init(name: String, module: String, tables: [IndexedTable]) {
    self.name = name
    self.module = module
    layers = Dictionary(grouping: tables, by: \.table.locale)
      .mapValues { $0.sorted { ($0.precedence, $0.table.file) < ($1.precedence, $1.table.file) } }
    locales = layers.keys.sorted()
  }

  /// The same table with other texts.
  init(_ other: TableSet, layers: [LocaleTag: [IndexedTable]]) {
    (name, module, self.layers, locales) = (other.name, other.module, layers, layers.keys.sorted())
  }

  /// Whether a locale has the table.
  func has(_ locale: LocaleTag) -> Bool { layers[locale] != nil }

  /// Whether it is a copy of the app's own tables for translators: an XLIFF file.
  var isExport: Bool { layers.first?.value.first?.table.format == .xliff }

  /// Whether it holds the words of a screen in Settings, or in the app, that a `Root.plist` describes.
  var isOfSettings: Bool { FilePath.components(module).contains(where: TablePlaces.isSettings) }

  /// The tables of one locale as their files hold them, the one that counts last; empty where the locale has none.
  public func tables(in locale: LocaleTag) -> [StringTable] {
    (layers[locale] ?? []).map(\.table)
  }

  /// A locale's entry of a key: a `.stringsdict` counts before `.strings`, and the last of several in one file.
  public func entry(_ key: String, in locale: LocaleTag) -> StringEntry? {
    guard let layers = layers[locale] else { return nil }
    for layer in layers.reversed() {
      if let entry = layer.entry(key) { return entry }
    }
    return nil
  }

  /// The entry of a key in the language that a translation was made from: an XLIFF file holds it beside the translation.
  func entry(_ key: String, in source: LocaleTag, translatedTo locale: LocaleTag) -> StringEntry? {
    guard let sources = layers[source], sources.count > 1, let files = layers[locale]?.map(\.table.file) else { return nil }
    return sources.last { $0.table.format == .xliff && files.contains($0.table.file) }?.entry(key)
  }

  /// Whether any locale has the key.
  func contains(_ key: String) -> Bool {
    layers.values.contains { $0.have(key) }
  }

  /// Whether a string catalog has the key.
  func hasInCatalog(_ key: String) -> Bool {
    layers.values.contains { layer in layer.filter { $0.table.format == .catalog }.have(key) }
  }

  /// Whether any locale has a text of the key that is more than its name.
  func hasText(of key: String) -> Bool {
    locales.contains { locale in
      guard let entry = entry(key, in: locale) else { return false }
      return FormatExpansion.variants(of: entry).contains { !$0.text.isEmpty && $0.text != key }
    }
  }

  /// How many keys a locale has.
  func count(in locale: LocaleTag) -> Int {
    (layers[locale] ?? []).reduce(0) { $0 + $1.count }
  }

  /// How many tables of some locales have the key.
  func occurrences(of key: String, in locales: Set<LocaleTag>) -> Int {
    layers.reduce(0) { sum, layer in
      locales.contains(layer.key) ? sum + layer.value.count { $0.has(key) } : sum
    }
  }

  /// The entries that count in the given locales, each key once, and after them those of keys that these lack but at least
  /// half of the other locales have.
  func entries(in source: [LocaleTag]) -> [StringEntry] {
    var parts = entriesByTable(in: source)
    // Mostly there is one table, whose entries are shared.
    let first = parts.isEmpty ? [] : parts.removeFirst()
    return parts.reduce(into: first) { $0 += $1 }
  }

  /// The same, those of each table by themselves: no more are copied than have to be.
  func entriesByTable(in source: [LocaleTag]) -> [[StringEntry]] {
    let own = source.flatMap { (layers[$0] ?? []).reversed() }
    var parts = own.first.map { [$0.effectiveEntries] } ?? []
    for (index, table) in own.enumerated().dropFirst() {
      let earlier = own[..<index]
      parts.append(table.effectiveEntries.filter { !earlier.have($0.key) })
    }
    let others = locales.filter { !source.contains($0) && $0 != .base }
    let foreign = others.flatMap { layers[$0] ?? [] }.flatMap { $0.entries(missingIn: own) }
    guard !foreign.isEmpty else { return parts }
    var counts: [ExactString: Int] = [:]
    for entry in foreign { counts[ExactString(entry.key), default: 0] += 1 }
    parts.append(
      foreign.filter { entry in
        counts.removeValue(forKey: ExactString(entry.key)).map { $0 * 2 >= others.count } ?? false
      })
    return parts
  }
}

extension Sequence<IndexedTable> {
  /// Whether any of the tables has a key.
  fileprivate func have(_ key: String) -> Bool {
    contains { $0.has(key) }
  }
}

/// A file's table with its keys indexed.
struct IndexedTable: Sendable {
  private(set) var table: StringTable
  private var positions: [ExactString: Int32]

  init(_ table: StringTable) {
    self.table = table
    var positions: [ExactString: Int32] = [:]
    positions.reserveCapacity(table.entries.count)
    for (index, entry) in table.entries.enumerated() { positions[ExactString(entry.key)] = Int32(index) }
    self.positions = positions
  }

  /// Has the table hold the keys and comments that another one has as well in that one's storage: translations of a table mostly
  /// have its keys in its order.
  mutating func share(with other: IndexedTable) {
    var next = 0
    var isInOrder = table.entries.count == other.table.entries.count
    for index in table.entries.indices {
      let key = table.entries[index].key
      if !other.table.entries.indices.contains(next) || !other.table.entries[next].key.isSameBytes(as: key) {
        isInOrder = false
        guard let position = other.positions[ExactString(key)] else { continue }
        next = Int(position)
      }
      table.entries[index].key = other.table.entries[next].key
      if let comment = table.entries[index].comment, let same = other.table.entries[next].comment,
        comment.isSameBytes(as: same)
      {
        table.entries[index].comment = same
      }
      next += 1
    }
    if isInOrder { positions = other.positions }
  }

  /// Takes the table for one of another locale.
  mutating func rename(_ locale: LocaleTag) { table.locale = locale }

  /// Puts an entry in the place of the last of its key, or behind all others.
  mutating func set(_ entry: StringEntry) {
    if let position = positions[ExactString(entry.key)] {
      table.entries[Int(position)] = entry
    } else {
      positions[ExactString(entry.key)] = Int32(table.entries.count)
      table.entries.append(entry)
    }
  }

  /// How many different keys the table has.
  var count: Int { positions.count }

  func has(_ key: String) -> Bool {
    positions[ExactString(key)] != nil
  }

  /// The last entry of a key.
  func entry(_ key: String) -> StringEntry? {
    positions[ExactString(key)].map { table.entries[Int($0)] }
  }

  /// The last entry of each key, in file order.
  var effectiveEntries: [StringEntry] {
    guard positions.count < table.entries.count else { return table.entries }
    return table.entries.enumerated().filter { positions[ExactString($1.key)] == Int32($0) }.map(\.element)
  }

  /// The last entry of each key that none of some tables has.
  func entries(missingIn others: [IndexedTable]) -> [StringEntry] {
    guard let first = others.first else { return effectiveEntries }
    let entries = effectiveEntries
    // Translations of a table mostly have its keys in its order, so that none has to be looked up.
    var next = 0
    var missing: [StringEntry] = []
    for index in entries.indices {
      let key = entries[index].key
      if next < first.table.entries.count, first.table.entries[next].key.isSameBytes(as: key) {
        next += 1
      } else if let position = first.positions[ExactString(key)] {
        next = Int(position) + 1
      } else if !others.dropFirst().have(key) {
        missing.append(entries[index])
      }
    }
    return missing
  }

  /// Which of several tables of one name counts: the highest.
  var precedence: Int {
    switch table.format {
    case .xliff, .strings: 0
    case .catalog: 1
    case .stringsdict: 2
    }
  }
}
