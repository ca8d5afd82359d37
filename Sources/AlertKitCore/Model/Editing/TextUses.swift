/// Which surfaces show which keys: what a changed text concerns.
///
/// It is worked out once for an app and holds for every state that ``Project/applying(_:)-(TextEdit)`` gives.
public struct TextUses: Sendable {
  private struct Place: Hashable {
    let table: Int
    let key: ExactString
  }

  private var surfaces: [Place: [Int]] = [:]
  /// By surface, the keys that it shows, each once.
  private var keys: [[(table: Int, key: String)]] = []

  /// The uses of all keys of an app.
  public init(of project: Project) {
    for (index, surface) in project.surfaces.enumerated() {
      var own: [(table: Int, key: String)] = []
      for (_, reference) in surface.texts {
        for (table, key) in project.keys(of: reference, in: surface) where !own.contains(where: { $0 == (table, key) }) {
          own.append((table, key))
        }
      }
      for (table, key) in own { surfaces[Place(table: table, key: ExactString(key)), default: []].append(index) }
      keys.append(own)
    }
    let byCategory = Dictionary(grouping: project.surfaces.indices.filter { project.surfaces[$0].kind == .notification }) {
      project.surfaces[$0].categoryName ?? ""
    }
    for (name, category) in project.notifications.categories {
      for notification in byCategory[name] ?? [] {
        for (table, key) in keys[category] {
          surfaces[Place(table: table, key: ExactString(key)), default: []].append(notification)
        }
      }
    }
  }

  /// The surfaces that show a text, as indexes of ``Project/surfaces``; a notification also shows its category's.
  public func surfaces(showing address: TextAddress, of project: Project) -> [Int] {
    project.tableIndex(of: address).map { surfaces(showing: address.key.text, of: $0) } ?? []
  }

  /// The surfaces that show a key.
  ///
  /// - Parameters:
  ///   - key: The key, by its bytes.
  ///   - table: An index of ``Project/tables``.
  public func surfaces(showing key: String, of table: Int) -> [Int] {
    surfaces[Place(table: table, key: ExactString(key))] ?? []
  }

  /// The keys that a surface shows, each once, with their tables as indexes of ``Project/tables``.
  public func keys(of surface: Int) -> [(table: Int, key: String)] { keys[surface] }
}

extension Project {
  /// The keys that a text of a surface may show and a table has, with the tables as indexes of ``tables``.
  package func keys(of reference: StringReference, in surface: Surface<StringReference>) -> [(table: Int, key: String)] {
    lookup.keys(of: reference, near: folder(of: surface)).map { ($0.set, $0.key) }
  }

  /// The locale in whose table a text that is shown in a locale is to be written: its own where that has the table, else the one that
  /// stands in for it.
  package func home(of key: String, in locale: LocaleTag, table: Int) -> LocaleTag {
    let (set, chain) = (tables[table], lookup.chain(of: locale))
    if set.entry(key, in: locale) != nil { return locale }
    if locale == sourceLocale, let own = chain.first(where: { set.entry(key, in: $0) != nil }) { return own }
    return set.locales.contains(locale) ? locale : chain.first { set.locales.contains($0) } ?? locale
  }
}
