/// The names under which the symbols that Xcode makes of a catalog have its keys: `deletePhotoTitle` for `delete_photo.title`.
struct CatalogSymbols: Sendable {
  /// By symbol, every key that a table has for it.
  private var keys: [String: [String]] = [:]

  /// - Parameters:
  ///   - wanted: The keys that code names.
  ///   - sets: Where they may stand.
  init(of wanted: Set<String>, in sets: [TableSet]) {
    let symbols = wanted.filter { key in Self.isSymbol(key) && !sets.contains { $0.contains(key) } }
    guard !symbols.isEmpty else { return }
    let byForm = Dictionary(grouping: symbols, by: Self.form)
    var found: [String: Set<String>] = [:]
    for table in sets.flatMap({ set in set.locales.flatMap { set.tables(in: $0) } }) where table.format == .catalog {
      for entry in table.entries {
        for symbol in byForm[Self.form(of: entry.key)] ?? [] { found[symbol, default: []].insert(entry.key) }
      }
    }
    keys = found.mapValues { $0.sorted() }
  }

  /// The keys for which a symbol may stand.
  func keys(of symbol: String) -> [String] { keys[symbol] ?? [] }

  /// Whether a key can be a symbol of several words.
  private static func isSymbol(_ key: String) -> Bool {
    key.utf8.first.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } ?? false
      && key.utf8.allSatisfy(isLetterOrDigit) && key.utf8.contains { $0 < UInt8(ascii: "a") && $0 > UInt8(ascii: "9") }
  }

  /// Letters and digits alone, without case.
  private static func form(of key: String) -> String {
    String(decoding: key.utf8.filter(isLetterOrDigit).map { $0 >= UInt8(ascii: "A") ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }
}
