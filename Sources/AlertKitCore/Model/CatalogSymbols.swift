/// The names under which symbols that are generated of tables have their keys: `deletePhotoTitle` for `delete_photo.title`.
struct CatalogSymbols: Sendable {
  /// By symbol, every key that a table has for it.
  private var keys: [String: [String]] = [:]

  /// - Parameters:
  ///   - symbols: The symbols that code names.
  ///   - sets: Where their keys may stand.
  ///   - isOfCatalogs: Whether they are those that Xcode makes of catalogs; other generators make them of all tables.
  init(named symbols: Set<String>, in sets: [TableSet], isOfCatalogs: Bool = true) {
    let byForm = Dictionary(grouping: symbols, by: Self.form).filter { !$0.key.isEmpty }
    guard !byForm.isEmpty else { return }
    var found: [String: Set<ExactString>] = [:]
    for set in sets {
      // An accessor may name the table before the key.
      let name = isOfCatalogs ? "" : Self.form(of: set.name)
      for table in set.locales.flatMap({ set.tables(in: $0) }) where table.format == .catalog || !isOfCatalogs {
        for entry in table.entries {
          // Xcode makes parameters of placeholders: `count(_:)` for `count %lld`.
          let form = Self.form(of: FormatSpecifier.replacing(in: entry.key, with: ""))
          for symbol in byForm[form] ?? [] { found[symbol, default: []].insert(ExactString(entry.key)) }
          guard !name.isEmpty else { continue }
          for symbol in byForm[name + form] ?? [] { found[symbol, default: []].insert(ExactString(entry.key)) }
        }
      }
    }
    keys = Dictionary(
      uniqueKeysWithValues: found.map { symbol, keys in
        let own = ExactString(symbol)
        return (symbol, (keys.filter { $0 == own } + keys.filter { $0 != own }.sorted()).map(\.text))
      })
  }

  /// The keys for which a symbol may stand: first its own spelling, where a catalog has that.
  func keys(of symbol: String) -> [String] { keys[symbol] ?? [] }

  /// Letters and digits alone, those of ASCII without case.
  private static func form(of key: String) -> String {
    String(
      decoding: key.utf8.filter { $0 >= 0x80 || $0.isLetter || $0.isDigit }.map {
        $0 >= UInt8(ascii: "A") && $0 < 0x80 ? $0 | 0x20 : $0
      }, as: UTF8.self)
  }
}
