/// What the app's code does with the keys of its tables, as far as its readers tell.
///
/// Where code asks a table for keys, it decides what an alert is: a key that it shows elsewhere, or that nothing asks for, is no
/// alert's, whatever it is called. Names are asked only for keys of which the code does not tell what becomes of them.
struct KeyUses {
  /// What becomes of a key, over all places that ask for it.
  private struct Roles: OptionSet {
    let rawValue: UInt8
    static let known = Roles(rawValue: 1)
    static let unknown = Roles(rawValue: 2)
  }

  /// By table, as an index of ``TableLookup/sets``.
  private var roles: [Int: [ExactString: Roles]] = [:]

  init(of parts: [ProjectPart], lookup: TableLookup) {
    let exports = lookup.sets.indices.filter { lookup.sets[$0].isExport }
    var tables: [Place: TablePlaces.Nearest] = [:]
    for part in parts {
      for use in part.file.code?.keyUses ?? [] {
        let place = Place(folder: part.place.module, table: use.table)
        let candidates = tables[place] ?? lookup.candidates(table: use.table, near: place.folder)
        tables[place] = candidates
        for key in use.reference.spelled(by: lookup, near: place.folder).keys.map(\.key) {
          let copies = exports.filter { use.table == nil || lookup.sets[$0].name == use.table }
          for set in [lookup.set(of: key, in: candidates)].compactMap(\.self) + copies { add(use.role, to: key, of: set) }
        }
      }
      // What code is seen to show needs no name to tell it.
      for reference in part.file.code?.surfaces.flatMap({ $0.texts.map(\.text) }) ?? [] {
        for (set, key) in lookup.keys(of: reference.spelled(by: lookup, near: part.place.module), near: part.place.module) {
          add(.alert, to: key, of: set)
        }
      }
    }
  }

  private struct Place: Hashable {
    let folder: String
    let table: String?
  }

  private mutating func add(_ role: KeyUse.Role, to key: String, of set: Int) {
    roles[set, default: [:]][ExactString(key), default: []].insert(role == .unknown ? .unknown : .known)
  }

  /// Whether code tells what is shown of a table: it asks for one of its keys at least.
  func decide(about set: Int) -> Bool {
    roles[set] != nil
  }

  /// Whether code asks for a key.
  func name(_ key: String, of set: Int) -> Bool {
    roles[set]?[exactly: key] != nil
  }

  /// Whether what a key is must be told from its name.
  func leaveOpen(_ key: String, of set: Int) -> Bool {
    guard let roles = roles[set] else { return true }
    return roles[exactly: key]?.contains(.unknown) ?? false
  }
}

extension KeyUse {
  /// The text that the code asks for. It stands in no file.
  var reference: StringReference {
    let name = String(decoding: key, as: UTF8.self)
    let nowhere = SourceRange(file: FileID(0), start: 0, end: 0)
    return isSymbol
      ? .symbol(name, table: table, expression: name, range: nowhere)
      : .key(name, table: table, defaultValue: nil, range: nowhere)
  }
}
